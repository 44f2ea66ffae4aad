"""Matches in real time played at random, and the same entries once more with pauses between them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from regency.games.pendulum import RULES
from regency.games.pendulum.model.actions import Pass
from regency.games.pendulum.model.options import Options
from regency.kernel.apply import carry_out
from regency.kernel.conform.player import an_answer
from regency.kernel.edge import NEVER
from regency.kernel.entries import Entry, Halt, Play, Resume, Tick
from regency.kernel.errors import TooSoon
from regency.kernel.match import Match
from regency.kernel.rng import Rng, stream, stretch
from regency.kernel.wire import laid_open

from .builder import Game

THOUGHT = 1_500  # milliseconds at most between two inputs
PATIENCE = 4  # so often somebody thinks before all wait for what wakes
JUNK = (Pass(),)  # behind what bars the rest of a chain: it is never read


def fresh(seats: int, seed: int, **options: object) -> Game:
    """A match in real time at its beginning."""
    return Match.start(RULES, seats, Options(**options), seed)  # type: ignore[arg-type]


def played(seats: int, seed: int, entries: int, **options: object) -> Game:
    """So many entries of a match in real time, anybody doing anything at any moment; nobody pauses it."""
    match = fresh(seats, seed, **options)
    rng = stream(stretch(seed), "timed", 0)
    while len(match.entries) < entries and match.outcome() is None:
        match.apply(next_entry(match, rng))
    return match


def next_entry(match: Game, rng: Rng) -> Entry:
    """Whatever wakes first, or what somebody thinks of before it."""
    at = match.state.clock.at + rng.below(THOUGHT)
    wake = match.next_wake()
    if wake != NEVER and wake <= at:
        return Tick(wake)
    entry = next((found for _ in range(PATIENCE) if (found := an_answer(match.state, at, JUNK, rng))), None)
    if entry is None:
        return Tick(wake)
    try:
        carry_out(match.state.clone(), entry)
    except TooSoon as soon:
        if wake != NEVER and wake <= soon.retry_at:
            return Tick(wake)
        return msgspec.structs.replace(entry, at=soon.retry_at)
    return entry


def paused(entries: Sequence[Entry], pauses: Iterable[tuple[int, int]]) -> list[list[Entry]]:
    """The same entries, each with the pauses before it: behind how many entries, and for how long."""
    lengths: dict[int, int] = {}
    for behind, length in pauses:
        lengths[behind % (len(entries) + 1)] = length
    found: list[list[Entry]] = []
    numbers = [0]  # by how many entries have gone before, how many have with the pauses
    shift, at = 0, 0
    for number, entry in enumerate(entries):
        group: list[Entry] = []
        if number in lengths:
            stop = at + shift
            shift += lengths[number]
            group += [Halt(stop, "player", 0), Resume(at + shift)]
        moved = msgspec.structs.replace(entry, at=entry.at + shift)
        if isinstance(moved, Play):
            moved = msgspec.structs.replace(moved, seen=numbers[moved.seen])
        group.append(moved)
        numbers.append(numbers[-1] + len(group))
        at = entry.at
        found.append(group)
    return found


def plain_table(match: Game) -> dict[str, object]:
    """The table, but for the numbers of entries in it; game time is part of it."""
    found = laid_open(match.state.table.clone())
    return found | {"flipped": [], "now": match.state.clock.now, "acted": match.state.acted[:]}
