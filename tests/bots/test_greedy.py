"""The greedy bot looks one whole action ahead, and does not trust its luck."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from regency import games
from regency.bots.greedy import GreedyBot, drawn
from regency.bots.look import WORLDS, Judged, Look
from regency.games.council.model.actions import (
    AcquirePermit,
    EndTurn,
    PayBribe,
)
from regency.kernel.match import AnyMatch, Match
from regency.kernel.rng import stream, stretch
from regency.kernel.rules import imagined

RULES = games.load("council")


def rng(label: str = "greedy") -> Any:
    return stream(stretch(2), label, 0)


def look_of(match: AnyMatch, seat: int) -> Look:
    return Look(RULES, match.look(seat), match.notes[seat], rng())


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
