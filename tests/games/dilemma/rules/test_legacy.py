"""The draft, and what earlier reigns leave: stickers, Power, open agendas, events, start abilities."""

from __future__ import annotations

import pytest

from regency.games.dilemma.model.events import MarkerTurned, PoolTaken, TokenGiven
from regency.games.dilemma.model.legacy import EventLegacy, HouseLegacy, StickerLegacy
from regency.games.dilemma.model.reasons import AgendaNotInHand, NotYourToken
from regency.games.dilemma.model.values import Placed
from regency.games.dilemma.printed.abilities import begins
from regency.games.dilemma.printed.figures import NOTHING
from regency.kernel.edge import Event
from tests.games.dilemma.builder import (
    INFLUENCE,
    MORALE,
    WEALTH,
    WELFARE,
    Game,
    act,
    asked,
    begun,
    book,
    do,
    drafted,
    envelope,
    houses,
    named,
    opens,
    prologue,
    refused,
    unlocked,
    voting,
)
from tests.games.dilemma.builder import dilemma as card

pytestmark = pytest.mark.both


def sticker(resource: int, nth: int, face: int, signer: int = NOTHING, marks: int = 0) -> StickerLegacy:
    return StickerLegacy(5 * resource + nth, 10 * resource + nth, face, signer, marks)


def pools(match: Game) -> list[tuple[int, int]]:
    return [(screen.power, screen.coins) for screen in match.state.screens]


# The draft


def test_lowest_prestige_drafts_first_and_of_equals_the_higher_house_number_counts_as_higher() -> None:
    given = houses(
        h1=HouseLegacy(prestige=5),
        h4=HouseLegacy(prestige=7),
        h2=HouseLegacy(prestige=8),
        h5=HouseLegacy(prestige=8),
    )
    match = begun(4, present=(4, 1, 0, 3), houses=given)  # Alexandra, Julia, Mark, Frank
    t = match.state.table
    assert t.draft_order == (2, 3, 1, 0)
    assert (t.leader, t.moderator) == (0, 2)


def test_in_the_first_reign_the_highest_number_leads_and_the_lowest_moderates() -> None:
    t = begun(3, present=(7, 2, 11)).state.table
    assert (t.leader, t.moderator) == (2, 1)


def test_one_agenda_is_kept_and_the_others_are_passed_on() -> None:
    match = begun(3)
    hand = match.state.screens[0].hand[:]
    assert len(hand) == 5
    do(match, 0, act.TakeAgenda(hand[2]))
    assert match.state.screens[0].agenda == hand[2]
    assert match.state.screens[1].hand == [each for each in hand if each != hand[2]]
    assert match.state.screens[0].hand == []


def test_what_was_removed_unseen_cannot_be_kept() -> None:
    match = begun(3)
    away = match.state.box.agendas_away[0]
    assert refused(match, 0, act.TakeAgenda(away)) == AgendaNotInHand(away)


def test_the_rest_leaves_unseen() -> None:
    match = drafted(begun(3))
    assert len(match.state.box.agendas_away) == 3
    assert match.state.table.draft_size == 0


# Legacy


def test_stickers_shift_their_resource_without_momentum_and_without_stability() -> None:
    match = drafted(
        begun(
            3,
            stickers=(
                sticker(INFLUENCE, 0, 1),
                sticker(INFLUENCE, 1, 1),
                sticker(INFLUENCE, 2, -1),
                sticker(WEALTH, 0, 1),
                sticker(WEALTH, 1, -1),
                sticker(MORALE, 0, -1),
                sticker(MORALE, 1, -1),
            ),
        )
    )
    t = match.state.table
    assert t.row == [10, 9, 7, 9, 9]
    assert (t.stability, t.momentum) == (9, [0] * 5)


def test_stickers_give_and_cost_their_signer_power() -> None:
    mine = [sticker(INFLUENCE, nth, 1, 0) for nth in range(3)]
    match = drafted(
        begun(
            3,
            stickers=(*mine, sticker(WEALTH, 0, -1, 0), sticker(MORALE, 0, -1, 1), sticker(MORALE, 1, -1, 1)),
        )
    )
    assert [power for power, _ in pools(match)] == [10, 6, 8]


def test_power_is_added_up_before_nothing_is_the_least() -> None:
    nine = [sticker(resource, nth, -1, 0) for resource in (0, 1) for nth in range(5)]
    match = drafted(begun(3, stickers=tuple(nine[:9]), houses=houses(h1=unlocked(1))))
    assert pools(match)[0] == (0, 11)  # 8 - 9 + 1
    match = drafted(begun(3, stickers=tuple(nine)))
    assert pools(match)[0][0] == 0


def test_a_sticker_ages_by_a_box_up_to_six() -> None:
    match = drafted(begun(3, stickers=(sticker(INFLUENCE, 0, 1, marks=0), sticker(INFLUENCE, 1, 1, marks=6))))
    assert match.state.table.marks[:2] == (1, 6)


def test_the_signer_of_the_newest_sticker_takes_the_open_agenda_and_absent_ones_do_not() -> None:
    match = begun(3, stickers=(sticker(INFLUENCE, 0, 1, 0, marks=3), sticker(INFLUENCE, 1, 1, 9, marks=1)))
    drafted(match)
    assert match.state.table.token[0] == 0


def test_of_stickers_as_old_the_rightmost_counts() -> None:
    match = drafted(begun(3, stickers=(sticker(INFLUENCE, 0, -1, 0, 2), sticker(INFLUENCE, 3, -1, 2, 2))))
    assert match.state.table.token[1] == 2
    assert match.state.table.token[0] == NOTHING


def test_nobody_keeps_more_than_two_open_agendas_of_a_kind() -> None:
    mine = tuple(sticker(resource, 0, 1, 1) for resource in range(3))
    match = begun(3, stickers=mine)
    told: list[Event] = []
    while "DraftAgenda" in asked(match, match.waited_for()[0]):
        seat = match.waited_for()[0]
        told = do(match, seat, act.TakeAgenda(match.state.screens[seat].hand[0]))
    assert named(told, TokenGiven) == [TokenGiven(1, 0), TokenGiven(1, 2), TokenGiven(1, 4)]
    assert asked(match, 1) == "GiveTokenBack"
    assert refused(match, 1, act.ReturnToken(6)) == NotYourToken(6)
    do(match, 1, act.ReturnToken(2))
    assert match.state.table.token[:5] == [1, NOTHING, NOTHING, NOTHING, 1]
    assert match.waited_for() == [match.state.table.leader]


def test_the_long_flood_begins_each_reign_a_row_lower() -> None:
    running = EventLegacy(running=(1, 0, 0, 0, 0, 0), marks=(0,) * 6, home=(26, *(-1,) * 5))
    assert drafted(begun(3, events=running)).state.table.row[WELFARE] == 8


def test_the_regent_begins_with_one_power_more() -> None:
    running = EventLegacy(running=(0, 0, 0, 1, 0, 0), marks=(0,) * 6, home=(-1, -1, -1, 29, -1, -1), regent=2)
    assert [power for power, _ in pools(drafted(begun(3, events=running)))] == [8, 8, 9]


def test_the_lowest_prestige_is_the_dreamer() -> None:
    running = EventLegacy(running=(0, 0, 0, 0, 0, 1), marks=(0,) * 6, home=(-1,) * 5 + (31,))
    assert drafted(begun(3, events=running)).state.table.dreamer == 0


def test_start_abilities_of_houses_count_every_reign() -> None:
    match = begun(3, present=(0, 6, 10), houses=houses(h1=unlocked(1), h7=unlocked(3), h11=unlocked(3)))
    assert pools(drafted(match)) == [(9, 11), (8, 13), (9, 10)]


def test_start_abilities_of_the_top_story_card_count_for_its_signer_alone() -> None:
    below = Placed(3, 0, 1, begins(coins=9), 0)
    top = Placed(7, 0, 1, begins(coins=2, power=1), 0)
    absent = Placed(9, 1, 9, begins(coins=5), 0)
    match = drafted(begun(3, stories=(below, top, absent), opened=(0, 3, 7, 9), deck=(0, 1, 2)))
    assert pools(match) == [(8, 10), (9, 12), (8, 10)]


def test_coldforge_turns_a_marker_before_the_draft() -> None:
    match = begun(3, present=(0, 1, 11), houses=houses(h12=unlocked(3)))
    assert asked(match, 2) == "TurnMarker"
    assert match.options(2) == [act.ChooseFace(resource, face) for resource in range(5) for face in range(2)]
    told = do(match, 2, act.ChooseFace(WEALTH, 1))
    assert named(told, MarkerTurned) == [MarkerTurned(2, WEALTH, 1)]
    assert match.state.table.face[WEALTH] == -1
    assert "DraftAgenda" in asked(match, 0)


def test_what_everybody_begins_with_is_told() -> None:
    match = begun(3)
    told: list[Event] = []
    for _ in range(3):
        seat = match.waited_for()[0]
        told = do(match, seat, act.TakeAgenda(match.state.screens[seat].hand[0]))
    assert named(told, PoolTaken) == [PoolTaken(seat, 8, 10) for seat in range(3)]


def test_a_door_that_the_story_has_by_now_is_opened_at_the_start_unsigned() -> None:
    found = book(
        prologue(card("P1", role=0)),
        envelope("T1a", card("T1a.K", [opens("T2")], role=0), card("T1a.S1"), card("T1a.S2")),
    )
    match = drafted(begun(3, book=found, doors=(5, 7), opened=(0,), deck=(0,)))
    t = match.state.table
    assert (t.doors, t.opened) == ([7], [0, 5])
    assert t.stories[-1].signer == NOTHING


def test_what_a_reign_leaves_is_what_the_next_is_given() -> None:
    from regency.games.dilemma import RULES
    from tests.games.dilemma.builder import AYE, decide, leave, move, one_card

    match = voting(3, book=one_card([move(WEALTH, 1), leave(1, MORALE, -1)]), stability=16)
    decide(match, AYE)
    bequest = RULES.bequest(match.state)
    assert bequest is not None
    left = bequest.open
    assert left.reign == 2
    assert [(each.space, each.face, each.signer) for each in left.stickers] == [(10, -1, 0)]
    assert [each.prestige for each in left.houses[:3]] == match.state.table.prestige[:3]
    assert left.spent == tuple(match.state.table.spent)
    assert set(left.deck) | set(left.spent) == {0, 1, 2}
