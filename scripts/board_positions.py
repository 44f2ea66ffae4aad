"""Positions from the recorded games, as the server sends them: the tests of the board point at all of it."""

from __future__ import annotations

import gzip
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from regency.games import load
from regency.kernel.apply import carry_out
from regency.kernel.core import State, asks
from regency.kernel.entries import Play
from regency.kernel.errors import Refused
from regency.kernel.match import Match
from regency.kernel.record import parse, read_bytes
from regency.server.frames import questions, sight_frame

ROOT = Path(__file__).resolve().parent.parent
RECORDS = ROOT / "tests" / "council" / "records"
TARGET = ROOT / "web" / "test" / "fixtures" / "council-positions.json.gz"
WANTED = 500
MOST_OF_A_KIND = 90  # of every question but the first, which fills the rest

Position = dict[str, Any]


def position(g: State[Any, Any, Any], seat: int) -> Position:
    """What a seat sees and is asked."""
    return {"sight": sight_frame(g.eyes(seat)), "questions": questions(g, seat)}


def on_the_way(g: State[Any, Any, Any], play: Play[Any]) -> Iterator[tuple[str, Position]]:
    """Every question that a submission answers, by its type."""
    for answered in range(len(play.do)):
        here = g.clone()
        if answered:
            try:
                carry_out(here, msgspec.structs.replace(play, do=play.do[:answered]))
            except Refused:
                return
        for ask in asks(here, play.seat)[:1]:
            yield type(ask).__name__, position(here, play.seat)


def every_position() -> Iterator[tuple[str, Position]]:
    """All questions of all records."""
    rules = load("council")
    for path in sorted(RECORDS.glob("*.jsonl")):
        record, _ = parse(rules, read_bytes(path))
        match = Match.from_header(rules, record.header)
        for entry, _ in record.entries:
            if isinstance(entry, Play):
                yield from on_the_way(match.state, entry)
            match.apply(entry)


def chosen() -> list[Position]:
    """Some of every kind of question, spread over all records."""
    kinds: dict[str, list[Position]] = {}
    for kind, found in every_position():
        kinds.setdefault(kind, []).append(found)
    turns = kinds.pop("TakeActions")
    kept = [some for kind in sorted(kinds) for some in spread(kinds[kind], MOST_OF_A_KIND)]
    return kept + spread(turns, WANTED - len(kept))


def spread(found: list[Position], most: int) -> list[Position]:
    """At most so many, evenly."""
    if len(found) <= most:
        return found
    return [found[place * len(found) // most] for place in range(most)]


def main() -> int:
    """Write them, the same bytes every time."""
    body = msgspec.json.encode(chosen())
    TARGET.write_bytes(gzip.compress(body, mtime=0))
    return 0


if __name__ == "__main__":
    sys.exit(main())
