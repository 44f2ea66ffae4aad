"""Rulings 46 to 49: cards that nobody bid for, supplements in vain, an empty Supply, and empty chairs."""

from __future__ import annotations

import pytest

from regency.games.allegoria.model.actions import (
    Advance,
    Alms,
    Apprenticeship,
    Caravan,
    CentralSubterfuge,
    Commerce,
    Educate,
    EndTurn,
    GrantClaim,
    GrantGuild,
    Infiltrate,
    KeepNoClaim,
    Profits,
    Raid,
    Recruit,
    Sneak,
    SpendCard,
    Supplement,
    Tradesman,
    UseHardTimes,
    Wages,
)
from regency.games.allegoria.model.events import CardsDiscarded, DeckShuffled
from regency.games.allegoria.model.options import Options
from regency.games.allegoria.model.reasons import NothingToBuy, NotInPlay, SupplyEmpty
from regency.games.allegoria.printed.terms import CENTRE, DEPLOY, FOR_TRACK, SPY, TASK
from regency.kernel.edge import Action
from tests.games.allegoria.builder import Game, bare, opened, turn
from tests.games.allegoria.names import card
from tests.games.allegoria.play import can, do, holds, of, refused, table, track

pytestmark = pytest.mark.both
EVERYWHERE = "10soldier@0"
FULL = {1: 12, 2: 11}  # one Anarchy marker is left


def test_cards_that_nobody_bid_for_are_discarded_before_space_three() -> None:
    """Ruling 46."""
    match = opened(bare(open="spy1 spy2 spy3"), "workforce", [], later=[("soldier", 0, "1")])
    t = table(match)
    assert (t.space, t.open, t.groups) == (2, (), [])
    assert [t.discards[card(name)] for name in ("spy1", "spy2", "spy3")] == [1, 1, 1]


def test_a_bid_of_nothing_is_no_bid_for_them() -> None:
    """Ruling 46."""
    match = opened(bare(open="spy1 spy2"), "workforce", [(1, "0 0")], later=[("soldier", 0, "1")])
    assert (table(match).open, table(match).discards[card("spy1")]) == ((), 1)


def test_they_are_in_the_deck_that_is_made_of_the_discards() -> None:
    """Ruling 46."""
    match = bare(open="spy1 spy2", deck="banker1")
    g = match.state
    g.table.discards = [g.box.deck[:-1].count(face) for face in range(18)]
    g.box.deck, g.table.deck = g.box.deck[-1:], 1
    left = sum(g.table.discards)
    match = opened(match, "claims", [(0, "1")], later=[("scholar", 0, "2")])
    do(match, 0, KeepNoClaim(), Apprenticeship())
    told = do(match, 0, Apprenticeship())
    assert sum(of(DeckShuffled, told)[0].cards) == left + 2
    assert of(DeckShuffled, told)[0].cards[card("spy2")] >= 1


def test_nothing_is_discarded_twice() -> None:
    """Ruling 46."""
    match = opened(bare(open="spy1 spy2"), "claims", [(0, "1")], later=[("scholar", 0, "1")])
    told = do(match, 0, KeepNoClaim(), EndTurn())
    assert of(CardsDiscarded, told) == [CardsDiscarded((card("spy1"), card("spy2")))]
    assert len(table(match).open) == 5


VAIN: dict[str, tuple[Game, str, int]] = {
    "no card and no Worker": (bare(tracks={0: "wealth5"}, hands={0: "spy1"}), "banker", DEPLOY),
    "no Supply and no Soldier": (bare(tracks={0: "strength5"}, workers={0: "10spy@0"}), "soldier", DEPLOY),
    "nowhere to attack": (bare(tracks={0: "strength5"}, workers={0: "soldier@0"}), "soldier", TASK),
    "no Spy abroad": (bare(tracks={0: "intrigue5"}, workers={0: "spy@0"}), "spy", TASK),
    "no Alms left": (bare(tracks={0: "knowledge5"}, alms={0: 7}), "scholar", TASK),
    "one step short of a Grant": (bare(tracks={0: "wealth1"}), "banker", TASK),
}


@pytest.mark.parametrize("case", VAIN)
def test_a_supplement_that_could_buy_nothing_is_refused(case: str) -> None:
    """Ruling 47."""
    match, space, kind = VAIN[case]
    match = turn(match, space, points=0, kind=kind)
    assert refused(match, 0, Supplement()) == NothingToBuy()
    assert match.options(0) == [EndTurn()]


def test_the_last_point_of_trade_cannot_be_supplemented_and_paid() -> None:
    """Ruling 47: the price is asked of the track as the supplement leaves it."""
    short, match = (
        turn(
            bare(tracks={0: trade}, workers={0: "merchant@1"}, merchant="F"), "merchant", points=0, kind=TASK
        )
        for trade in ("trade1", "trade2")
    )
    assert refused(short, 0, Supplement()) == NothingToBuy()
    do(match, 0, Supplement(), Commerce(1, 1, FOR_TRACK))
    assert track(match, 0, "trade") == 0


def test_the_last_marker_cannot_be_taken_twice() -> None:
    """Ruling 47: a supplement across a Threshold takes the marker that the action would need."""
    short, match = (
        turn(bare(tracks={0: intrigue}, workers={0: "spy@centre"}, anarchy=FULL), "spy", points=0, kind=TASK)
        for intrigue in ("intrigue6", "intrigue7")
    )
    assert refused(short, 0, Supplement()) == NothingToBuy()
    do(match, 0, Supplement(), CentralSubterfuge())


def test_a_supplement_may_lead_to_a_grant_that_takes_two() -> None:
    """Rulings 20 and 47."""
    match = turn(bare(tracks={0: "wealth7"}), "banker", points=0, kind=TASK)
    do(match, 0, Supplement())
    assert can(match, 0, Supplement())
    do(match, 0, Supplement())
    assert (track(match, 0, "wealth"), table(match).points, table(match).anarchy[0]) == (5, 2, 1)
    do(match, 0, GrantGuild(0))
    assert table(match).guilds[0] == (0,)


def test_a_grant_that_a_second_crossing_would_have_to_complete_is_not_begun() -> None:
    """Ruling 47: without a marker no supplement crosses, so one point alone would be lost."""
    match = bare(tracks={0: "wealth7"}, anarchy={1: 12, 2: 12})
    assert refused(turn(match, "banker", points=0, kind=TASK), 0, Supplement()) == NothingToBuy()


def test_hard_times_first_make_a_supplement_worth_it() -> None:
    """Ruling 47: with one point of Wealth a Grant takes the other from the Decree."""
    match = turn(bare(tracks={0: "wealth1"}, edict="hard-times"), "banker", points=0, kind=TASK)
    assert not can(match, 0, Supplement())
    do(match, 0, UseHardTimes())
    assert can(match, 0, GrantClaim()) and can(match, 0, Supplement())


USEFUL: dict[str, tuple[Game, str, Action]] = {
    "a Worker": (bare(tracks={0: "strength5"}), "soldier", Recruit()),
    "a move": (bare(tracks={0: "intrigue5"}, workers={0: "9soldier@0 spy@0"}), "spy", Sneak(0, CENTRE, 1)),
    "a card": (bare(tracks={0: "wealth5"}, hands={0: "banker1"}), "banker", Profits()),
    "wages": (bare(tracks={0: "wealth5"}, workers={0: "spy@0"}), "banker", Wages(SPY, 0, CENTRE, 1)),
    "a card to draw": (bare(tracks={0: "knowledge5"}), "scholar", Apprenticeship()),
}


@pytest.mark.parametrize("case", USEFUL)
def test_one_that_buys_something_is_not(case: str) -> None:
    """Ruling 47."""
    match, space, action = USEFUL[case]
    match = turn(match, space, points=0, kind=DEPLOY)
    do(match, 0, Supplement(), action)


def test_a_supplement_for_alms() -> None:
    """Ruling 47."""
    do(turn(bare(tracks={0: "knowledge5"}), "scholar", points=0, kind=TASK), 0, Supplement(), Alms(0))


def test_the_own_market_without_a_merchant_is_worth_a_supplement() -> None:
    """Rulings 36 and 47."""
    for rules, offered in ((Options(own_market_merchant="not_required"), True), (Options(), False)):
        match = bare(3, rules, tracks={0: "trade5 wealth5"}, workers={0: EVERYWHERE})
        assert can(turn(match, "merchant", points=0), 0, Supplement()) == offered


def test_profits_and_educate_need_no_worker() -> None:
    """Ruling 48."""
    match = turn(bare(workers={0: EVERYWHERE}, hands={0: "banker2 joker1"}), "banker")
    do(match, 0, Profits(), SpendCard(card("banker2")))
    assert (track(match, 0, "wealth"), holds(match, 0, "joker1")) == (2, 1)
    match = turn(bare(workers={0: EVERYWHERE}, hands={0: "scholar3"}), "scholar")
    do(match, 0, Educate(), SpendCard(card("scholar3")))
    assert track(match, 0, "knowledge") == 3


@pytest.mark.parametrize(
    ("space", "action"), [("soldier", Recruit()), ("spy", Infiltrate()), ("merchant", Tradesman())]
)
def test_the_others_need_one_whatever_the_hand(space: str, action: Action) -> None:
    """Ruling 48."""
    match = bare(workers={0: "4soldier@0 3spy@0 3merchant@0"}, hands={0: "soldier1 spy1 merchant1 joker1"})
    assert refused(turn(match, space), 0, action) == SupplyEmpty()


@pytest.mark.parametrize("seats", [2, 3])
def test_the_homes_of_empty_chairs_cannot_be_entered(seats: int) -> None:
    """Ruling 49."""
    workers = {0: "soldier@centre spy@centre merchant@centre"}
    moves: dict[str, type[Advance | Sneak | Caravan]] = {
        "soldier": Advance, "spy": Sneak, "merchant": Caravan,
    }  # fmt: skip
    for space, move in moves.items():
        match = turn(bare(seats, workers=workers), space)
        assert {option.end for option in of(move, match.options(0))} == set(range(seats))
        for home in range(seats, 4):
            assert refused(match, 0, move(CENTRE, home, 1)) == NotInPlay(home)
    match = turn(bare(seats, workers=workers), "banker")
    assert {option.end for option in of(Wages, match.options(0))} == set(range(seats))
    assert refused(match, 0, Wages(SPY, CENTRE, 3, 1)) == NotInPlay(3)


def test_with_four_players_every_home_is_open() -> None:
    """Ruling 49."""
    match = turn(bare(4, workers={0: "soldier@centre"}), "soldier")
    do(match, 0, Advance(CENTRE, 3, 1), Raid(3, 1))
