"""Setup: decks, the drafts of claims and Lords as simultaneous secret choices, and the first Reset."""

from __future__ import annotations

from itertools import combinations

import pytest

from regency.games.allegoria import RULES
from regency.games.allegoria.model.actions import ChooseLord, PutAside
from regency.games.allegoria.model.events import LordTurnedUp
from regency.games.allegoria.model.state import level, workers
from regency.games.allegoria.printed.lords import LORD_TRACKS, LORD_WORKERS
from regency.games.allegoria.printed.terms import NOTHING, QUEEN
from regency.kernel.edge import Reconsider
from regency.kernel.match import Match
from tests.games.allegoria.builder import Game
from tests.games.allegoria.play import asked, do, of, table

pytestmark = pytest.mark.both


def start(seats: int = 3, seed: int = 1) -> Game:
    match: Game = Match.start(RULES, seats, seed=seed)
    return match


def aside(match: Game, seat: int) -> PutAside:
    first, second = sorted(match.state.screens[seat].ends)[:2]
    return PutAside(first, second)


def drafted(match: Game) -> Game:
    """After both drafts."""
    for seat in range(match.header.seats):
        do(match, seat, aside(match, seat))
    for seat in range(match.header.seats):
        do(match, seat, ChooseLord(match.state.screens[seat].lords[0]))
    return match


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_decks(seats: int) -> None:
    g = start(seats).state
    assert (len(g.box.deck), len(g.box.claims), len(g.box.merchants)) == (72, 48, 6)
    assert len(g.box.decrees) == 7 and g.box.decrees.count(QUEEN) == 1
    assert [len(screen.ends) for screen in g.screens] == [5] * seats
    assert g.table.supply == [10] * seats


def test_before_the_drafts_the_table_is_empty() -> None:
    t = start(2).state.table
    empty = {name for name in t.fields if getattr(t, name) in (0, False, (), [])}
    assert empty == {
        "round", "queen_dead", "finished", "claim_discards", "drawn_claims", "drawn_cards", "lord_cards",
        "points", "kind", "crossed", "fresh", "subterfuges", "hard_times", "spent_cards", "spent_raised",
        "stars", "touched", "alms_tokens", "ranking", "old_decrees", "old_merchants", "open", "groups",
    }  # fmt: skip
    nowhere = {name for name in t.fields if getattr(t, name) == NOTHING}
    assert nowhere == {"first", "next_first", "decree", "edict", "merchant", "drawer", "space", "active"}
    assert (t.decrees, t.merchants, t.deck, t.claim_deck, t.ends) == (7, 6, 72, 48, 5)
    assert (t.discards, t.tracks, t.workers) == ([0] * 18, [0] * 10, [0] * 30)
    assert (t.heights, t.shown, t.lords) == ([0] * 28, [0] * 8, [NOTHING] * 2)
    for name in ("hands", "diplomacy", "alms", "anarchy", "influence", "bids"):
        assert getattr(t, name) == [0, 0]
    for name in ("revealed", "guilds", "slots", "completed", "fulfilled", "missed", "deeds"):
        assert getattr(t, name) == [(), ()]
    assert t.order == [()] * 7


def test_everybody_drafts_at_the_same_time_and_in_any_order() -> None:
    match = start()
    assert [asked(match, seat) for seat in range(3)] == ["PutAsideTwo"] * 3
    do(match, 2, aside(match, 2))
    do(match, 0, aside(match, 0))
    assert [asked(match, seat) for seat in range(3)] == ["Settled", "PutAsideTwo", "Settled"]
    assert match.waited_for() == [1]


def test_a_choice_can_be_reconsidered_until_all_have_chosen() -> None:
    match = start()
    before = set(match.state.screens[0].ends)
    do(match, 0, aside(match, 0))
    do(match, 0, Reconsider())
    assert (asked(match, 0), set(match.state.screens[0].ends)) == ("PutAsideTwo", before)


def test_three_claims_are_kept_and_two_leave_the_game() -> None:
    match = start()
    put = aside(match, 0)
    kept = set(match.state.screens[0].ends) - {put.claim, put.other}
    for seat in range(3):
        do(match, seat, aside(match, seat))
    assert set(match.state.screens[0].ends) == kept
    assert [len(screen.lords) for screen in match.state.screens] == [2, 2, 2]


@pytest.mark.parametrize(("first", "second"), list(combinations(range(5), 2)))
def test_the_two_that_leave_are_those_put_aside_wherever_they_lay(first: int, second: int) -> None:
    match = start()
    dealt = match.state.screens[0].ends[:]
    put = sorted([dealt[first], dealt[second]])
    do(match, 0, PutAside(put[0], put[1]))
    for seat in (1, 2):
        do(match, seat, aside(match, seat))
    assert match.state.screens[0].ends == [claim for claim in dealt if claim not in put]
    assert table(match).ends == 3


def test_lords_are_turned_up_together_and_applied() -> None:
    match = start()
    for seat in range(3):
        do(match, seat, aside(match, seat))
    lords = [screen.lords[1] for screen in match.state.screens]
    do(match, 0, ChooseLord(lords[0]))
    assert table(match).lords == [-1, -1, -1]
    do(match, 1, ChooseLord(lords[1]))
    told = do(match, 2, ChooseLord(lords[2]))
    assert of(LordTurnedUp, told) == [LordTurnedUp(seat, lord) for seat, lord in enumerate(lords)]
    t = table(match)
    for seat, lord in enumerate(lords):
        assert [level(t, seat, track) for track in range(5)] >= LORD_TRACKS[lord]
        assert [workers(t, seat, seat, kind) for kind in range(3)] >= LORD_WORKERS[lord]


def test_a_lord_can_be_reconsidered_too() -> None:
    match = start()
    for seat in range(3):
        do(match, seat, aside(match, seat))
    lords = match.state.screens[1].lords[:]
    do(match, 1, ChooseLord(lords[1]), Reconsider(), ChooseLord(lords[0]))
    assert [asked(match, seat) for seat in range(3)] == ["PickLord", "Settled", "PickLord"]
    for seat in (0, 2):
        do(match, seat, ChooseLord(match.state.screens[seat].lords[0]))
    assert table(match).lords[1] == lords[0]


def test_after_the_drafts_come_hands_tokens_and_the_first_reset() -> None:
    match = drafted(start())
    t = table(match)
    assert t.round == 1 and t.first in range(3)
    assert len(set(t.alms_tokens)) == 3
    assert len(t.open) == 5
    assert t.merchant >= 0 and t.decree >= 0
    assert sum(t.hands) >= 9


def test_decks_differ_from_seed_to_seed_and_not_from_start_to_start() -> None:
    assert start(seed=1).state.box.deck == start(seed=1).state.box.deck
    assert start(seed=1).state.box.deck != start(seed=2).state.box.deck


def test_any_two_of_the_five_may_be_put_aside() -> None:
    match = start()
    pairs = [(option.claim, option.other) for option in of(PutAside, match.options(0))]
    assert len(set(pairs)) == len(match.options(0)) == 10
    assert all(first < second for first, second in pairs)


def test_her_death_may_lie_anywhere_in_the_deck_and_any_decree_may_be_missing() -> None:
    decks = [start(seed=seed).state.box.decrees for seed in range(1, 60)]
    assert {deck.index(QUEEN) for deck in decks} == set(range(7))
    assert {decree for deck in decks for decree in deck} == set(range(12))


def test_any_merchant_claim_and_end_claim_may_come_first() -> None:
    states = [start(seed=seed).state for seed in range(1, 60)]
    assert len({g.box.merchants[-1] for g in states}) > 8
    assert len({g.box.claims[-1] for g in states}) > 24
    assert len({g.screens[0].ends[0] for g in states}) > 12


def test_any_alms_token_hand_and_first_player_may_come() -> None:
    tables = [table(drafted(start(seed=seed))) for seed in range(1, 25)]
    assert len({t.alms_tokens for t in tables}) > 8
    assert {t.first for t in tables} == {0, 1, 2}
    assert len({t.open for t in tables}) > 20
    assert len({tuple(t.lords) for t in tables}) > 12
