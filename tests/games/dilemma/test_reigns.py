"""Whole reigns at random: the kit in the middle of campaigns, what they meet, and what always holds."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regency.games.dilemma import RULES
from regency.games.dilemma.printed.figures import AYE, NAY, NOTHING
from regency.games.dilemma.printed.story import EVENTS
from regency.kernel.conform import conform
from regency.kernel.conform.game import Game
from regency.kernel.rng import stretch
from tests.games.dilemma.campaigns import legacy, stored


@pytest.mark.parametrize("seats", list(RULES.seats))
def test_the_kit_in_the_middle_of_a_campaign(seats: int) -> None:
    conform(RULES, seats, 1, seed=seats, legacy=stored(seats), probes=4)


@pytest.mark.nightly
@pytest.mark.parametrize("seats", list(RULES.seats))
@pytest.mark.parametrize("part", range(10))
def test_the_kit_on_many_reigns(seats: int, part: int) -> None:
    conform(RULES, seats, 50, seed=1000 * part)
    for reigns in (3, 6, 9):
        conform(RULES, seats, 17, seed=1000 * part + reigns, legacy=legacy(reigns, seats, part + 1))


def whole(seats: int, seed: int, checks: list[object], **given: object) -> Game:
    game = Game(RULES, seats, stretch(seed), None, given.get("legacy"), 1)  # type: ignore[arg-type]
    game.play(checks)  # type: ignore[arg-type]
    return game


def test_campaigns_meet_every_event() -> None:
    met: set[int] = set()
    for seed in range(1, 4):
        found = legacy(9, 3, seed)
        met |= {nth for nth in range(EVENTS) if found.events.home and found.events.home[nth] != NOTHING}
    assert len(met) >= 3


@settings(max_examples=12, deadline=None, derandomize=True)
@given(st.integers(0, 10_000), st.integers(3, 5))
def test_the_leader_holds_the_highest_single_bid_once_there_is_one(seed: int, seats: int) -> None:
    def look(game: Game) -> None:
        t = game.match.state.table
        bids = [bid for choice, bid in zip(t.choice, t.bid, strict=True) if choice in (AYE, NAY)]
        if t.result == NOTHING and any(bids):
            assert t.bid[t.leader] == max(bids)

    whole(seats, seed, [look])


@settings(max_examples=6, deadline=None, derandomize=True)
@given(st.integers(0, 10_000), st.integers(3, 5))
def test_power_and_coins_are_conserved_through_every_deal(seed: int, seats: int) -> None:
    game = whole(seats, seed, [lambda game: RULES.check(game.match.state)], legacy=stored(seats))
    assert game.match.outcome() is not None
