"""Hints are the greedy choice, with reasons that are true to the weights."""

from __future__ import annotations

from typing import Any

import pytest

from regency import bots
from regency.bots.hints import SLIGHT, questions
from regency.bots.look import Look
from regency.kernel.core import AnyState
from regency.kernel.match import Match
from regency.kernel.rng import stream, stretch
from regency.kernel.rules import AnyRules, imagined
from tests.example import RULES
from tests.minis.errands import ERRANDS
from tests.minis.tricks import TRICKS

EACH = pytest.mark.parametrize("rules", [RULES, ERRANDS], ids=lambda rules: str(rules.name))


def rng(count: int) -> Any:
    return stream(stretch(9), "hint", count)


def walk(rules: AnyRules, seed: int, steps: int) -> Any:
    """A match after some steps of the random bot, once for each step at which there is a choice."""
    match = Match.start(rules, 3, seed=seed)
    bot = bots.make("random", rules)
    for step in range(steps):
        if match.outcome() is not None:
            return
        seat = match.waited_for()[0]
        if len(match.options(seat)) > 1:
            yield match, seat
        action: Any = bot.decide(match.look(seat), match.notes[seat], match.asks(seat), match.news, rng(step))
        match.submit(seat, action)


@pytest.mark.both
def test_a_hint_is_what_the_greedy_bot_does_where_it_draws_no_lots() -> None:
    bot = bots.make("greedy", ERRANDS)
    for match, seat in walk(ERRANDS, 3, 24):
        given = match.look(seat), match.notes[seat]
        hint = bots.hint(ERRANDS, *given, rng(0))
        assert hint is not None
        assert hint.action == bot.decide(*given, match.asks(seat), (), rng(0))


@pytest.mark.both
@EACH
def test_the_reasons_are_the_largest_differences_to_the_next_best(rules: AnyRules) -> None:
    compared = 0
    for match, seat in walk(rules, 6, 25):
        given = match.look(seat), match.notes[seat]
        hint = bots.hint(rules, *given, rng(1))
        assert hint is not None
        if hint.next_best is None:
            continue
        compared += 1
        look = Look(rules, *given, rng(1))
        judged = look.judge(match.asks(seat))
        choice = look.best(judged)
        kind = type(hint.action)
        others = [one for one in judged if type(one.action) is not kind]
        if not others:
            assert type(hint.next_best) is kind
            continue
        other = look.best(others)
        assert other.action == hint.next_best
        ahead = {
            name: mine - its
            for name, mine, its in zip(rules.features, choice.weights, other.weights, strict=True)
            if mine - its > SLIGHT
        }
        assert len(hint.reasons) == min(2, len(ahead))
        assert all(ahead[name] == difference for name, difference in hint.reasons)
        assert [d for _, d in hint.reasons] == sorted(ahead.values(), reverse=True)[: len(hint.reasons)]
    assert compared > 8


def test_where_nothing_is_asked_there_is_no_hint() -> None:
    match = Match.start(ERRANDS, 2, seed=1)
    assert bots.hint(ERRANDS, match.look(1), match.notes[1], rng(0)) is None
    assert questions(match.look(1)) == []
    assert questions(match.look(0)) == match.asks(0)


def test_a_game_without_features_has_no_hints() -> None:
    match = Match.start(TRICKS, TRICKS.seats[0], seed=1)
    seat = match.waited_for()[0]
    assert bots.hint(TRICKS, match.look(seat), match.notes[seat], rng(0)) is None


def test_a_hint_is_made_from_a_sight_alone() -> None:
    match = Match.start(RULES, 4, seed=5)
    me = match.look(0)
    other: AnyState = imagined(RULES, me, None, rng(7))
    assert other.screens[1].hand != match.state.screens[1].hand
    assert bots.hint(RULES, other.sight(0), None, rng(2)) == bots.hint(RULES, me, None, rng(2))
