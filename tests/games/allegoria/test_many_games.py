"""Thousands of random games: nothing is made or lost in any of them, and all end after six rounds."""

from __future__ import annotations

import pytest

from regency.games.allegoria import RULES
from regency.games.allegoria.model.options import Options
from regency.games.allegoria.model.state import Allegoria
from regency.kernel.core import answer, ask_on, next_due
from regency.kernel.edge import NEVER, draw
from regency.kernel.options import describe, parse
from regency.kernel.rng import Rng, stream, stretch
from regency.kernel.rules import started

GAMES = 6
GAMES_BY_NIGHT = 10_000
PARTS = 10  # so that workers can share them


def some_options(rng: Rng) -> Options:
    """Half of the games have the default rules, the others any."""
    if rng.below(2):
        return Options()
    found = describe(Options)
    return parse(Options, {option.name: option.values[rng.below(len(option.values))] for option in found})


def played(seed: int) -> Allegoria:
    """A game at random, with the invariants checked after every answer."""
    rng = stream(stretch(seed), "many games", 0)
    seats = RULES.seats[seed % len(RULES.seats)]
    g: Allegoria = started(RULES, seats, some_options(rng), stretch(seed))
    g.heard = False
    RULES.check(g)
    for _ in range(RULES.horizon):
        where = next_due(g)
        if where == NEVER:
            break
        ask = ask_on(g, where)
        assert ask is not None
        answer(g, where, draw(ask.options(g.eyes(ask.seat)), rng))
        RULES.check(g)
    return g


def over(first: int, games: int) -> None:
    for seed in range(first, first + games):
        t = played(seed).table
        outcome = RULES.outcome(t)
        assert outcome is not None and t.round == 6, f"seed {seed}"
        assert min(outcome.ranks) == 1 and len(outcome.scores) == len(t.supply)


@pytest.mark.both
def test_the_invariants_hold_in_games_at_random() -> None:
    over(0, GAMES)


@pytest.mark.nightly
@pytest.mark.parametrize("part", range(PARTS))
def test_the_invariants_hold_in_ten_thousand_games(part: int) -> None:
    games = GAMES_BY_NIGHT // PARTS
    over(1_000_000 + part * games, games)
