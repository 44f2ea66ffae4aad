"""`python digests.py GAME NUMBER`: random games, and the digest of the whole state after every input."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import blake2b
from importlib import import_module
from typing import Any

from regency.build import kind
from regency.kernel.edge import NEVER, draw
from regency.kernel.match import Match
from regency.kernel.options import describe, parse
from regency.kernel.rng import Rng, stream, stretch
from regency.kernel.wire import events_bytes, view_bytes

A_WHILE = 1_000  # milliseconds, more than any game asks between two actions of a seat
MOST_INPUTS = 1_500  # a few random games go on for ever


def main(game: str, number: int) -> Iterator[str]:
    """The build, then a line a game: how it began, a hash of all that was told and seen, the digests."""
    yield kind()
    rules = import_module(f"regency.games.{game}").RULES
    for seed in range(number):
        rng = stream(stretch(seed), "builds", 0)
        seats = rules.seats[seed % len(rules.seats)]
        words = {
            option.name: option.values[rng.below(len(option.values))] for option in describe(rules.options)
        }
        match: Any = Match.start(rules, seats, parse(rules.options, words), seed)
        told = play(match, rng)
        marks = [match.header.start, *(mark for _, mark in match.entries)]
        yield " ".join([f"seed={seed},seats={seats},{','.join(words.values())}", told, *marks])


def play(match: Any, rng: Rng) -> str:
    """To the end, at random; the hash of every event, and of sights, everybody's in turn."""
    seen = blake2b(digest_size=12)
    while match.outcome() is None and len(match.entries) < MOST_INPUTS:
        seen.update(events_bytes(next_input(match, rng)))
        seen.update(view_bytes(match.look(len(match.entries) % match.header.seats)))
    return seen.hexdigest()


def next_input(match: Any, rng: Rng) -> Any:
    """Whoever is waited for does something; else somebody who may, a while later, or what wakes before it."""
    waiting = match.waited_for()
    if waiting:
        return match.submit(waiting[0], draw(match.options(waiting[0]), rng))
    at, wake = match.state.clock.at + A_WHILE, match.next_wake()
    free = [seat for seat in range(match.header.seats) if match.options(seat)]
    if wake != NEVER and (wake <= at or not free or rng.below(3) == 0):
        return match.advance(wake)
    seat = free[rng.below(len(free))]
    return match.submit(seat, draw(match.options(seat), rng), at=at)


if __name__ == "__main__":
    print("\n".join(main(sys.argv[1], int(sys.argv[2]))))
