"""The six special envelopes: standing rules, marks, and the last mark."""

from __future__ import annotations

import pytest

from regency.games.dilemma.model import reasons as why
from regency.games.dilemma.model.book import Row
from regency.games.dilemma.model.events import (
    CoinsLost,
    CraveGained,
    DreamSeen,
    EventBegan,
    EventMarked,
    EventOver,
    FrontMoved,
    HasPledged,
    MoveSoftened,
    PrestigeGained,
    RegentNamed,
    RowMoved,
    StreetJoined,
    TriggerDrawn,
    TriggersRecalled,
    UnrestMoved,
    VoteDecided,
)
from regency.games.dilemma.model.legacy import EventLegacy, HouseLegacy
from regency.games.dilemma.printed.figures import DIED, TOP
from regency.games.dilemma.printed.story import (
    CONCLAVE,
    DREAM,
    ENVELOPE_IDS,
    HAMMERS,
    LONG_FLOOD,
    MIRRORS,
    REGENCY,
)
from regency.kernel.edge import Event
from tests.games.dilemma.builder import (
    AYE,
    GATHER,
    INFLUENCE,
    KNOWLEDGE,
    MORALE,
    NAY,
    WEALTH,
    WELFARE,
    Game,
    act,
    asked,
    begun,
    book,
    decide,
    dilemma,
    do,
    drafted,
    houses,
    move,
    named,
    number,
    one_card,
    opens,
    prologue,
    refused,
    special,
    unlocked,
    vote,
    votes,
    voting,
)

pytestmark = pytest.mark.both
HOME = {LONG_FLOOD: "T4", CONCLAVE: "B4", HAMMERS: "C3", REGENCY: "H4", MIRRORS: "G4", DREAM: "A4"}


def running(event: int, marks: int = 0, **given: int) -> EventLegacy:
    """This event alone."""
    home = ENVELOPE_IDS.index(HOME[event])
    return EventLegacy(
        running=tuple(int(each == event) for each in range(6)),
        marks=tuple(marks if each == event else 0 for each in range(6)),
        home=tuple(home if each == event else -1 for each in range(6)),
        **given,
    )


def triggered(
    event: int,
    marks: int = 0,
    *,
    seats: int = 3,
    aye: tuple[Row, ...] = (),
    nay: tuple[Row, ...] = (),
    first: int = 0,
    given: HouseLegacy | None = None,
    **counters: int,
) -> Game:
    """A reign whose deck is the trigger of this event, and dilemmas that do nothing once it is drawn."""
    name = HOME[event]
    found = book(
        prologue(*[dilemma(f"P{nth}", role=0) for nth in (1, 2, 3)]),
        special(
            name, event, dilemma(f"{name}.K", aye, nay, role=2), dilemma(f"{name}.S1"), dilemma(f"{name}.S2")
        ),
    )
    home = ENVELOPE_IDS.index(name)
    return begun(
        seats,
        book=found,
        opened=(0, home),
        deck=(number(f"{name}.K"),),
        spent=(0, 1, 2, number(f"{name}.S1"), number(f"{name}.S2")),
        events=running(event, marks, **counters),
        houses=houses(**({f"h{first + 1}": given} if given else {})),
        present=(first, *range(1, seats)),
    )


def last_draft(match: Game) -> list[object]:
    """What everybody is told when the last agenda is taken, the first card drawn among it."""
    told: list[object] = []
    while match.waited_for() and "DraftAgenda" in asked(match, match.waited_for()[0]):
        seat = match.waited_for()[0]
        told = list(do(match, seat, act.TakeAgenda(match.state.screens[seat].hand[0])))
    return told


# Triggers


def test_a_trigger_counts_no_round_and_waits_in_the_event_area() -> None:
    match = triggered(LONG_FLOOD)
    told = last_draft(match)
    assert named(told, TriggerDrawn)  # type: ignore[arg-type]
    assert match.state.table.round == 0
    assert match.state.table.time == []


def test_an_empty_deck_recalls_what_fired() -> None:
    match = triggered(LONG_FLOOD, 0)
    told = last_draft(match)
    assert TriggersRecalled() in told
    assert [event.marks for event in named(told, EventMarked)] == [1, 2]  # type: ignore[arg-type]


def test_a_move_of_stability_by_a_mark_may_be_reduced_too() -> None:
    match = triggered(LONG_FLOOD, 1, first=6, given=unlocked(2))
    last_draft(match)
    t = match.state.table
    assert asked(match, 0) == "ReduceMove" and t.moving < 0
    reduced = t.stability + t.moving + 1
    assert MoveSoftened(0) in do(match, 0, act.Soften())
    assert match.state.table.stability == reduced
    assert asked(match, match.state.table.leader) == "VoteTurn Bargain"


def test_the_question_of_the_last_mark_is_a_full_vote_and_leaves_the_game() -> None:
    match = triggered(LONG_FLOOD, 1, aye=(move(WEALTH, 1),))
    last_draft(match)
    t = match.state.table
    assert (t.on_last_mark, asked(match, t.leader)) == (1, "VoteTurn Bargain")
    told = votes(match, vote(AYE, 2), GATHER, GATHER)
    assert named(told, EventOver) == [EventOver(LONG_FLOOD)]
    assert (t.time, t.spent[-1], t.running) == ([], number("T4.K"), [0] * 6)
    assert t.balance == 1 + 2  # two gatherers took one each
    assert t.row[WEALTH] > 9


def test_a_trigger_that_takes_stability_to_an_end_is_finished_and_nothing_is_drawn_any_more() -> None:
    match = triggered(LONG_FLOOD, 1, aye=(move(WEALTH, 1), opens("T5")))
    match.state.table.stability = 17
    match.state.table.abdicated = TOP
    last_draft(match)
    told = votes(match, vote(AYE, 2), GATHER, GATHER)
    assert match.state.table.ended == TOP
    assert named(told, EventOver) == [EventOver(LONG_FLOOD)]


# One event after the other


def test_the_long_flood_lowers_welfare_as_a_normal_effect_with_each_mark() -> None:
    match = triggered(LONG_FLOOD, 1)
    match.state.table.face = [1, 1, 1, -1, 1]
    told = last_draft(match)
    assert named(told, RowMoved) == [RowMoved(WELFARE, -2, 6)]  # type: ignore[arg-type]


def conclave(pledges: tuple[tuple[int, int], ...], **given: object) -> tuple[Game, list[object]]:
    """Everybody pledges: a side and so many coins."""
    match = triggered(CONCLAVE, aye=(move(WEALTH, 1),), nay=(move(WEALTH, -1),), **given)  # type: ignore[arg-type]
    last_draft(match)
    told: list[object] = []
    for seat, (side, coins) in enumerate(pledges):
        told = list(do(match, seat, act.PledgeCoins(side, coins)))
    return match, told


def test_the_conclave_is_decided_by_secret_coins_which_all_are_paid() -> None:
    match, told = conclave(((AYE, 3), (NAY, 2), (AYE, 1)))
    assert named(told, VoteDecided) == [VoteDecided(AYE, 4, 2)]  # type: ignore[arg-type]
    assert [screen.coins for screen in match.state.screens] == [7, 8, 9]


def test_its_largest_pledge_on_the_winning_side_leads_and_gains_a_point() -> None:
    match, told = conclave(((NAY, 3), (AYE, 2), (NAY, 1)))
    assert CraveGained(0, 1) in told
    assert match.state.table.leader == 0
    match, told = conclave(((AYE, 2), (NAY, 1), (AYE, 2)))
    assert PrestigeGained(2, 1) in told  # as much: the higher house number


def test_where_the_coins_are_even_the_moderator_decides() -> None:
    match, _ = conclave(((AYE, 2), (NAY, 2), (AYE, 0)))
    moderator = match.state.table.moderator
    assert asked(match, moderator) == "DecideTie"
    told = do(match, moderator, act.BreakTie(NAY))
    assert CraveGained(1, 1) in told


def test_nobody_pledges_more_than_there_is() -> None:
    match = triggered(CONCLAVE)
    last_draft(match)
    assert refused(match, 0, act.PledgeCoins(AYE, 11)) == why.NotEnoughCoins(10)


def test_in_the_night_of_hammers_unrest_follows_morale_and_welfare() -> None:
    found = one_card([move(MORALE, -1), move(WELFARE, -1)], [move(MORALE, 1)])
    match = voting(3, book=found, events=running(HAMMERS), moderator=0, leader=0)
    assert UnrestMoved(1) in decide(match, AYE)
    assert UnrestMoved(0) in decide(match, NAY)
    assert UnrestMoved(0) in decide(match, NAY)


def test_it_stays_between_none_and_four() -> None:
    match = voting(3, book=one_card([move(MORALE, -1)]), events=running(HAMMERS, unrest=4))
    assert UnrestMoved(4) in decide(match, AYE)


@pytest.mark.parametrize(("unrest", "lost"), [(2, []), (3, [CoinsLost(seat, 1) for seat in range(3)])])
def test_from_three_on_every_house_loses_a_coin_with_each_mark(unrest: int, lost: list[CoinsLost]) -> None:
    match = triggered(HAMMERS, 1, unrest=unrest)
    assert named(last_draft(match), CoinsLost) == lost  # type: ignore[arg-type]


def test_the_street_adds_its_power_to_nay_and_leads_never() -> None:
    match = triggered(HAMMERS, 1, unrest=2)
    told = last_draft(match)
    assert named(told, StreetJoined) == [StreetJoined(2)]  # type: ignore[arg-type]
    leader = match.state.table.leader
    told = list(votes(match, vote(AYE, 1), GATHER, GATHER))
    assert named(told, VoteDecided) == [VoteDecided(NAY, 1, 2)]  # type: ignore[arg-type]
    assert match.state.table.leader == leader


def test_where_all_pass_against_the_street_the_moderator_leads() -> None:
    match = triggered(HAMMERS, 1, unrest=2)
    last_draft(match)
    told = votes(match, GATHER, GATHER, GATHER)
    assert named(told, VoteDecided) == [VoteDecided(NAY, 0, 2)]
    assert match.state.table.leader == match.state.table.moderator


def test_the_office_of_regent_goes_to_the_highest_bid_when_its_envelope_is_opened() -> None:
    found = book(
        prologue(dilemma("P1", [opens("H4")], role=0)),
        special("H4", REGENCY, dilemma("H4.K", role=2), dilemma("H4.S1"), dilemma("H4.S2")),
    )
    match = voting(3, book=found)
    assert EventBegan(REGENCY) in decide(match, AYE)
    told: list[Event] = []
    for seat, coins in enumerate((2, 4, 4)):
        told = do(match, seat, act.BidCoins(coins))
    assert named(told, RegentNamed) == [RegentNamed(2, 4)]
    assert told[: match.state.certain] == [HasPledged(2)], "what others bid is nobody's to know before"
    assert [screen.coins for screen in match.state.screens] == [10, 11, 7]
    assert match.state.table.regent == 2


def test_where_nobody_bids_the_moderator_is_regent_for_nothing() -> None:
    found = book(prologue(dilemma("P1", [opens("H4")], role=0)), special("H4", REGENCY, dilemma("H4.S1")))
    match = voting(3, book=found, moderator=1)
    decide(match, AYE)
    assert refused(match, 0, act.BidCoins(11)) == why.NotEnoughCoins(10)
    told: list[Event] = []
    for seat in range(3):
        told = do(match, seat, act.BidCoins(0))
    assert named(told, RegentNamed) == [RegentNamed(1, 0)]


def test_the_regency_ends_with_a_point_for_the_regent_and_with_coins_if_it_is_kept() -> None:
    for side, gain in ((AYE, PrestigeGained(1, 1)), (NAY, CraveGained(1, 1))):
        match = triggered(REGENCY, regent=1)
        last_draft(match)
        coins = match.state.screens[1].coins
        told = votes(match, vote(side, 2), GATHER, GATHER)
        gathered = 1 if match.state.table.house[1] == 1 and match.state.table.leader != 1 else 0
        assert gain in told
        assert match.state.screens[1].coins - coins - gathered == (2 if side == NAY else 0)
        assert match.state.table.regent == -1


def test_an_absent_regent_is_credited_with_points_and_not_with_coins() -> None:
    match = triggered(REGENCY, regent=9)
    last_draft(match)
    told = votes(match, vote(NAY, 2), GATHER, GATHER)
    assert CraveGained(9, 1) in told


@pytest.mark.parametrize(("pledges", "front"), [((2, 2, 2), 1), ((2, 2, 1), -1)])
def test_in_the_war_of_mirrors_enough_power_moves_the_front_forward(
    pledges: tuple[int, int, int], front: int
) -> None:
    match = triggered(MIRRORS, 1)
    last_draft(match)
    assert refused(match, 0, act.PledgePower(9)) == why.NotEnoughPower(8)
    told: list[Event] = []
    for seat, power in enumerate(pledges):
        told = do(match, seat, act.PledgePower(power))
    assert FrontMoved(front) in told
    assert match.state.table.balance == 3 + sum(pledges)


@pytest.mark.parametrize(("front", "side", "flag"), [(0, AYE, 0), (-1, NAY, 1), (0, NAY, 2), (-1, AYE, 2)])
def test_how_the_war_ended_is_remembered_and_aye_moves_the_front_once_more(
    front: int, side: int, flag: int
) -> None:
    match = triggered(MIRRORS, 1, front=front - 1)
    last_draft(match)
    for seat in range(3):
        do(match, seat, act.PledgePower(2))
    assert match.state.table.front == front
    votes(match, vote(side, 1), GATHER, GATHER)
    assert match.state.box.flags == [flag]


def test_the_front_follows_influence() -> None:
    match = voting(3, book=one_card([move(INFLUENCE, 1)], [move(INFLUENCE, -1)]), events=running(MIRRORS))
    assert FrontMoved(1) in decide(match, AYE)
    assert FrontMoved(0) in decide(match, NAY)


def test_the_shared_dream_lowers_morale_and_gives_the_dreamer_power() -> None:
    match = triggered(DREAM, 1)
    told = last_draft(match)
    assert named(told, RowMoved)[0].resource == MORALE  # type: ignore[arg-type]
    assert match.state.screens[match.state.table.dreamer].power == 9


def test_the_dreamer_looks_at_hidden_icons_once_and_before_anybody_votes() -> None:
    found = one_card([move(KNOWLEDGE, 2)], [move(WEALTH, -1)])
    match = voting(3, book=found, events=running(DREAM), leader=1)
    assert refused(match, 1, act.LookAhead()) == why.NothingToDream()
    told = do(match, 0, act.LookAhead())
    assert told == [DreamSeen(0)]
    assert match.state.screens[0].dreamt == [(2 * KNOWLEDGE,), (2 * WEALTH + 1,)]
    assert match.state.screens[1].dreamt == []
    assert refused(match, 0, act.LookAhead()) == why.NothingToDream()
    match = voting(3, book=found, events=running(DREAM), leader=1)
    votes(match, vote(AYE, 1))
    assert refused(match, 0, act.LookAhead()) == why.NothingToDream()


def test_what_was_dreamt_is_in_view_until_the_card_is_closed() -> None:
    match = voting(3, book=one_card([move(KNOWLEDGE, 2)]), events=running(DREAM))
    do(match, 0, act.LookAhead())
    decide(match, AYE)
    assert match.state.screens[0].dreamt == []
    assert DIED == 0


def test_counters_are_left_to_the_next_reign() -> None:
    from regency.games.dilemma.rules.setup import bequeath

    match = drafted(begun(3, events=running(HAMMERS, 1, unrest=3)))
    left = bequeath(match.state).events
    assert (left.unrest, left.marks[HAMMERS], left.running[HAMMERS]) == (3, 1, 1)
