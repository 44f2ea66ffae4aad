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
    """To the end, at random; the hash of every event and of every sight of whoever acted."""
    seen = blake2b(digest_size=12)
    while match.outcome() is None and len(match.entries) < MOST_INPUTS:
        seat = next_seat(match, rng)
        if seat == NEVER:
            seen.update(events_bytes(match.advance(match.next_wake())))
        else:
            seen.update(events_bytes(match.submit(seat, draw(match.options(seat), rng))))
            seen.update(view_bytes(match.look(seat)))
    return seen.hexdigest()


def next_seat(match: Any, rng: Rng) -> int:
    """Whoever is waited for; else somebody who may act and has not at this instant, or NEVER: time passes."""
    waiting = match.waited_for()
    if waiting:
        return int(waiting[0])
    now = match.state.clock.now
    free = [seat for seat, last in enumerate(match.state.acted) if last != now and match.options(seat)]
    rested = match.next_wake() != NEVER and rng.below(3) == 0
    return NEVER if rested or not free else free[rng.below(len(free))]


if __name__ == "__main__":
    print("\n".join(main(sys.argv[1], int(sys.argv[2]))))
