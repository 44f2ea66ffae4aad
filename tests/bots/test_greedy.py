"""The greedy bot looks one whole action ahead, and does not trust its luck."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from regency import games
from regency.bots.greedy import GreedyBot, drawn
from regency.bots.look import WORLDS, Judged, Look
from regency.kernel.match import AnyMatch, Match
from regency.kernel.rng import stream, stretch
from regency.kernel.rules import AnyRules, imagined
from tests.example import RULES
from tests.minis.errands import ALMS, ERRANDS, AtDoor, Beg, EndTurn, Errands, Knock, Send

EVERY = pytest.mark.parametrize(
    "rules", [ERRANDS, *map(games.load, games.ALL)], ids=lambda rules: str(rules.name)
)


def rng(label: str = "greedy") -> Any:
    return stream(stretch(2), label, 0)


def look_of(match: AnyMatch, seat: int) -> Look:
    return Look(match.rules, match.look(seat), match.notes[seat], rng())


@pytest.mark.both
@EVERY
def test_every_option_is_judged_by_every_feature(rules: AnyRules) -> None:
    match = Match.start(rules, rules.seats[-1], seed=4)
    seat = match.waited_for()[0]
    judged = look_of(match, seat).judge(match.asks(seat))
    assert [one.action for one in judged] == match.options(seat)
    assert all(len(one.weights) == len(rules.features) for one in judged)


@pytest.mark.both
@EVERY
def test_a_position_weighs_the_same_in_every_world_the_seat_cannot_tell_apart(rules: AnyRules) -> None:
    match = Match.start(rules, rules.seats[-1], seed=4)
    me = match.look(1)
    worlds = [imagined(rules, me, match.notes[1], rng(str(n))) for n in range(5)]
    assert {tuple(rules.weigh(world.eyes(1))) for world in worlds} == {tuple(rules.weigh(me))}


def test_nested_choices_are_completed() -> None:
    match = Match.start(ERRANDS, 4, seed=4)
    look = look_of(match, 0)
    world = look.world(0)
    ask = match.asks(0)[0]
    before = world.table.coins[0]
    judged = look.judged(world, 0, Beg())
    assert judged.weights[0] == before + max(ALMS), "as well as possible"
    assert world.table.coins[0] == before and ask == world.stacks[0][-1], "in a copy"
    assert look.ranked[AtDoor] == [[Knock(1), Knock(0), Knock(2)]]


def test_luck_is_averaged_over_worlds_before_it_is_believed() -> None:
    match = Match.start(ERRANDS, 4, seed=4)
    look = look_of(match, 0)
    best = look.best(look.judge(match.asks(0)))
    assert isinstance(best.action, Send) and not best.lucky and best.seen == 1
    match.submit(0, best.action)
    look = look_of(match, 0)
    best = look.best(look.judge(match.asks(0)))
    assert best.action == EndTurn() and best.lucky and best.seen == WORLDS
    shaken = Judged(0, EndTurn(), [1.0, 2.0], True)
    shaken.add([3.0, 2.0])
    shaken.add([5.0, 5.0])
    assert shaken.weights == [3.0, 3.0] and shaken.value == 6.0


def test_where_the_game_says_so_it_draws_by_lot() -> None:
    class Secretive(Errands):
        def lots(self, me: Any, ask: Any) -> list[float]:
            return [float(n == 3) for n in range(len(ask.options(me)))]

    match = Match.start(ERRANDS, 4, seed=4)
    given = (match.look(0), match.notes[0], match.asks(0), (), rng())
    assert GreedyBot(Secretive()).decide(*given) == match.options(0)[3]
    assert ERRANDS.lots(match.look(0), match.asks(0)[0]) is None
    secret = Match.start(RULES, 4, seed=4)
    sent = {GreedyBot(RULES).decide(secret.look(0), None, secret.asks(0), (), rng(str(n))) for n in range(20)}
    assert len(sent) > 1, "the best card alone would tell which one it is"


def test_a_heavier_lot_is_drawn_more_often() -> None:
    source = rng("lots")
    options = [EndTurn(), Send(0, 0), Send(1, 0)]
    seen = Counter(drawn(options, [1.0, 0.0, 3.0], source) for _ in range(2000))
    assert set(seen) == {options[0], options[2]}
    assert 2.5 < seen[options[2]] / seen[options[0]] < 3.6
