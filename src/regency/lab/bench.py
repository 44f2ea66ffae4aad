"""How fast the games are, beside what else is installed: CPU time, medians, ratios within one run."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from statistics import median
from typing import Any

from msgspec import Struct

from regency import build, games
from regency.kernel.core import MAIN, AnyState, answer, next_due
from regency.kernel.edge import ASK, NEVER
from regency.kernel.rng import Rng, stream, stretch
from regency.kernel.rules import AnyRules, calmest, started

from .peers import peers

SEATS = 4
ROUNDS = 5
SECONDS = 1.0  # CPU time of one contender in one round
COPIES = 2_000
MID_GAME = 300  # decisions before a state counts as one in mid-game


class Contender(Struct, frozen=True):
    """Something that plays random games: a game a call, returning its decisions; and a copy of a state."""

    name: str
    play: Callable[[int], int]
    copy: Callable[[], object]


class Row(Struct, frozen=True):
    """What one contender did, and how we compare to it (over 1: ours is faster)."""

    name: str
    games: int
    decisions: int
    decisions_per_second: float
    copy_microseconds: float
    ours_is_faster: float
    our_copy_is_faster: float


class Bench(Struct, frozen=True):
    """One run."""

    build: str
    rounds: int
    rows: tuple[Row, ...]


class Tally:
    """Rates and copy times of a contender, a number a round."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.rates: list[float] = []
        self.copies: list[float] = []


def measure(
    progress: Callable[[int, int], None] | None = None,
    rounds: int = ROUNDS,
    seconds: float = SECONDS,
    first: str = "",
) -> Bench:
    """Play and copy in turns, so that a slow moment meets everybody; ratios are to the first game."""
    contenders = [*ours(first), *(Contender(*peer) for peer in peers(SEATS))]
    tallies = [Tally() for _ in contenders]
    for contender in contenders:
        contender.play(0)  # what is loaded or built at the first use is not counted
    for done, (contender, tally) in enumerate(turns(contenders, tallies, rounds)):
        time_games(contender, tally, seconds)
        time_copies(contender, tally)
        if progress is not None:
            progress(done + 1, rounds * len(contenders))
    return Bench(build.kind(), rounds, tuple(rows(contenders, tallies)))


def turns(
    contenders: list[Contender], tallies: list[Tally], rounds: int
) -> Iterator[tuple[Contender, Tally]]:
    """Everybody once a round."""
    for _ in range(rounds):
        yield from zip(contenders, tallies, strict=True)


def time_games(contender: Contender, tally: Tally, seconds: float) -> None:
    """Whole games until the time is up."""
    decisions = 0
    spent = 0.0
    while spent < seconds:
        begun = time.process_time()
        decisions += contender.play(tally.games)
        spent += time.process_time() - begun
        tally.games += 1
    tally.decisions += decisions
    tally.rates.append(decisions / spent)


def time_copies(contender: Contender, tally: Tally) -> None:
    """The mean of many copies of one state in mid-game."""
    begun = time.process_time()
    for _ in range(COPIES):
        contender.copy()
    tally.copies.append((time.process_time() - begun) / COPIES * 1e6)


def rows(contenders: list[Contender], tallies: list[Tally]) -> Iterator[Row]:
    """Medians, and the ratios to the first game of ours."""
    rate, copy = median(tallies[0].rates), median(tallies[0].copies)
    for contender, tally in zip(contenders, tallies, strict=True):
        theirs, their_copy = median(tally.rates), median(tally.copies)
        yield Row(
            contender.name,
            tally.games,
            tally.decisions,
            round(theirs, 1),
            round(their_copy, 3),
            round(rate / theirs, 2),
            round(their_copy / copy, 2),
        )


def ours(first: str) -> Iterator[Contender]:
    """Every game of this house, driven from Python with full rules, this one first if it is named."""
    for rules in sorted(games.playable(), key=lambda rules: rules.name != first):
        seats = min(SEATS, rules.seats[-1])
        middle = mid_game(rules, seats)
        yield Contender(f"regency {rules.name}", player(rules, seats), middle.clone)


def player(rules: AnyRules, seats: int) -> Callable[[int], int]:
    """Random games of one kind, without time: there somebody is always waited for."""
    options = calmest(rules)

    def play(seed: int) -> int:
        g = started(rules, seats, options, stretch(seed))
        g.heard = False
        return play_on(g, stream(g.seed, "bench", 0), rules.horizon)

    return play


def play_on(g: AnyState, rng: Rng, most: int) -> int:
    """Choose at random until nothing is asked; only a choice between two or more counts as a decision."""
    decisions = 0
    main: list[Any] = g.stacks[MAIN]
    for _ in range(most):
        where = MAIN if main and main[-1].kind == ASK else next_due(g)
        if where == NEVER:
            break
        ask: Any = g.stacks[where][-1]
        options = ask.options(g.eyes(ask.seat))
        several = len(options) > 1
        answer(g, where, options[rng.below(len(options))] if several else options[0])
        decisions += several
    return decisions


def mid_game(rules: AnyRules, seats: int) -> AnyState:
    """A state to copy."""
    g = started(rules, seats, calmest(rules), stretch(1))
    g.heard = False
    play_on(g, stream(g.seed, "bench", 0), MID_GAME)
    return g
