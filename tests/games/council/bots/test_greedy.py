"""What the greedy bot does at the table of The Council of Four, towards the end of the game above all."""

from __future__ import annotations

from typing import Any

import pytest

from regency import bots
from regency.games.council import RULES
from regency.games.council.bots.features import FEATURES
from regency.games.council.model.actions import (
    AcquirePermit,
    BuildEmporium,
    BuyMainAction,
    EndTurn,
    EngageAssistant,
)
from regency.games.council.printed.maps import ATLAS
from regency.games.council.printed.tables import EMPORIUMS, IRON, KING_REWARDS, PERMITS, TILE_POINTS
from regency.kernel.core import AnyState, answer
from regency.kernel.edge import Action
from regency.kernel.match import Match
from regency.kernel.rng import stream, stretch
from regency.kernel.rules import started
from tests.games.council.builder import Game, position


def rng() -> Any:
    return stream(stretch(2), "greedy", 0)


def choice_in(g: AnyState, seat: int) -> Any:
    ask: Any = g.stacks[0][-1]
    return bots.make("greedy", RULES).decide(g.sight(seat), None, [ask], (), rng())


@pytest.mark.both
def test_in_its_last_turn_it_completes_a_set() -> None:
    g = started(RULES, 3, RULES.options(), stretch(8))
    t = g.table
    cities = ATLAS[t.atlas].sets[IRON]
    first, second = (city for city in range(15) if cities >> city & 1)
    t.built[0] = 1 << first
    t.owners[first] = 1
    permit = next(o for o in range(45) if second in PERMITS[o].cities)
    t.permits[0] = (permit,)
    t.trigger = 1
    done = []
    while not t.finished:
        done.append(choice_in(g, 0))
        answer(g, 0, done[-1])
    assert BuildEmporium(permit, second) in done
    assert RULES.weigh(g.eyes(0))[1] == TILE_POINTS[IRON] + KING_REWARDS[0]


@pytest.mark.both
def test_after_the_end_only_the_score_counts() -> None:
    match = Match.start(RULES, 2, seed=1)
    bot = bots.make("greedy", RULES)
    source = rng()
    while match.outcome() is None:
        seat = match.waited_for()[0]
        action = bot.decide(match.look(seat), match.notes[seat], match.asks(seat), match.news, source)
        match.submit(seat, action)  # type: ignore[arg-type]  # nothing in this game can be put off
    outcome = match.outcome()
    assert outcome is not None and max(b.bit_count() for b in match.state.table.built) == EMPORIUMS
    for seat in range(2):
        weights = dict(zip(RULES.features, RULES.weigh(match.state.eyes(seat)), strict=True))
        assert weights["points"] + weights["tiles"] + weights["majorities"] == outcome.scores[seat]
        assert all(weights[name] == 0 for name in ("sets", "coins", "cards", "permits", "main-actions"))


def after_the_tenth(bribable: str, coins: int = 0, **more: Any) -> Game:
    """Its own last turn: ten emporiums stand, and three assistants could buy a main action."""
    return position(
        seats=3, trigger=0, main_actions=0, main_done=True, assistants=[3], coins=[coins],
        hands=["4xpink", "", ""], councils={bribable: "4xpink"}, market={"hills": "F FG", "mountains": "M K"},
        emporiums=["ABCDEFGHIJ", "K"], tiles={"coast": 0, "hills": 0}, king_rewards=[0, 0],
        **more,
    )  # fmt: skip


@pytest.mark.both
@pytest.mark.parametrize("bribable", ["king", "hills"])
@pytest.mark.parametrize(("coins", "better"), [(0, EndTurn()), (20, EngageAssistant())])
def test_after_its_tenth_emporium_assistants_break_ties_where_no_points_are_for_sale(
    bribable: str, coins: int, better: Action
) -> None:
    match = after_the_tenth(bribable, coins)
    assert choice_in(match.state, 0) == better
    match.state.table.main_actions = 1
    weights = dict(zip(FEATURES, RULES.weigh(match.look(0)), strict=True))
    assert weights["main-actions"] == weights["coins"] == 0.0


@pytest.mark.both
def test_after_its_tenth_emporium_it_still_pays_for_points() -> None:
    match = after_the_tenth("mountains")
    assert choice_in(match.state, 0) == BuyMainAction()
    match.submit(0, BuyMainAction())
    assert choice_in(match.state, 0) == AcquirePermit(2, 0)


@pytest.mark.both
def test_after_its_tenth_emporium_it_still_pays_for_most_permits() -> None:
    assert choice_in(after_the_tenth("hills", permits=["", "C"]).state, 0) == BuyMainAction()
    assert choice_in(after_the_tenth("hills", permits=["", "C A"]).state, 0) == EndTurn()
