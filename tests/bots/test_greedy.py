"""The greedy bot looks one whole action ahead, and does not trust its luck."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from regency import bots, games
from regency.bots.greedy import GreedyBot, drawn
from regency.bots.look import WORLDS, Judged, Look
from regency.games.council.actions import (
    AcquirePermit,
    BuildEmporium,
    BuyMainAction,
    EndTurn,
    EngageAssistant,
    PayBribe,
)
from regency.games.council.data import EMPORIUMS, KING_REWARDS, PERMITS, TILE_POINTS
from regency.games.council.features import FEATURES
from regency.games.council.maps import ATLAS
from regency.kernel.core import AnyState, answer
from regency.kernel.edge import Action
from regency.kernel.match import AnyMatch, Match
from regency.kernel.rng import stream, stretch
from regency.kernel.rules import imagined, started
from tests.council.builder import Game, position

RULES = games.load("council")
IRON = 3


def rng(label: str = "greedy") -> Any:
    return stream(stretch(2), label, 0)


def look_of(match: AnyMatch, seat: int) -> Look:
    return Look(RULES, match.look(seat), match.notes[seat], rng())


def choice_in(g: AnyState, seat: int) -> Any:
    ask: Any = g.stacks[0][-1]
    return bots.make("greedy", RULES).decide(g.sight(seat), None, [ask], (), rng())


@pytest.mark.both
def test_every_option_is_judged_by_every_feature() -> None:
    match = Match.start(RULES, 4, seed=4)
    judged = look_of(match, 0).judge(match.asks(0))
    assert [one.action for one in judged] == match.options(0)
    assert all(len(one.weights) == len(RULES.features) for one in judged)


@pytest.mark.both
def test_a_position_weighs_the_same_in_every_world_the_seat_cannot_tell_apart() -> None:
    match = Match.start(RULES, 4, seed=4)
    me = match.look(1)
    worlds = [imagined(RULES, me, None, rng(str(n))) for n in range(5)]
    assert {tuple(RULES.weigh(world.eyes(1))) for world in worlds} == {tuple(RULES.weigh(me))}


def test_nested_choices_are_completed() -> None:
    match = Match.start(RULES, 4, seed=4)
    look = look_of(match, 0)
    world = look.world(0)
    ask = match.asks(0)[0]
    acquire = next(option for option in match.options(0) if isinstance(option, AcquirePermit))
    before = sum(world.table.hands)
    judged = look.judged(world, 0, acquire)
    assert judged.lucky and sum(world.table.hands) == before
    assert any(isinstance(action, PayBribe) for rank in look.ranked.values() for r in rank for action in r)
    assert ask == world.stacks[0][-1]


def test_luck_is_averaged_over_worlds_before_it_is_believed() -> None:
    match = Match.start(RULES, 4, seed=4)
    look = look_of(match, 0)
    best = look.best(look.judge(match.asks(0)))
    assert best.seen == (WORLDS if best.lucky else 1)
    shaken = Judged(0, EndTurn(), [1.0, 2.0], True)
    shaken.add([3.0, 2.0])
    shaken.add([5.0, 5.0])
    assert shaken.weights == [3.0, 3.0] and shaken.value == 6.0


def test_where_the_game_says_so_it_draws_by_lot() -> None:
    class Secretive(type(RULES)):  # type: ignore[misc]  # the type of a game that was loaded by name
        def lots(self, me: Any, ask: Any) -> list[float]:
            return [float(n == 3) for n in range(len(ask.options(me)))]

    match = Match.start(RULES, 4, seed=4)
    given = (match.look(0), match.notes[0], match.asks(0), (), rng())
    assert GreedyBot(Secretive()).decide(*given) == match.options(0)[3]
    assert RULES.lots(match.look(0), match.asks(0)[0]) is None


def test_a_heavier_lot_is_drawn_more_often() -> None:
    source = rng("lots")
    options = [EndTurn(), AcquirePermit(0, 0), AcquirePermit(1, 0)]
    seen = Counter(drawn(options, [1.0, 0.0, 3.0], source) for _ in range(2000))
    assert set(seen) == {options[0], options[2]}
    assert 2.5 < seen[options[2]] / seen[options[0]] < 3.6


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
