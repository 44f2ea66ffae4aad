"""The records of Pendulum together show all there is."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from regency.games.pendulum import RULES
from regency.kernel.record import Record
from scripts import playthroughs, records

from .shown import demanded, shown_by

FILES = sorted(records.folder("pendulum").glob("*.jsonl"))
LEAST = 25


def load(path: Path) -> Record:
    return playthroughs.load("pendulum", path)


@cache
def shown(path: Path) -> frozenset[str]:
    return frozenset(shown_by(load(path)))


def test_there_are_enough_of_them() -> None:
    assert len(FILES) >= LEAST


def test_there_is_one_for_every_mode_and_seat_count() -> None:
    played = {(str(load(path).header.options["mode"]), load(path).header.seats) for path in FILES}
    modes = ("realtime", "untimed_simultaneous", "untimed_turns")
    assert played == {(mode, seats) for mode in modes for seats in RULES.seats}


def test_together_they_show_everything() -> None:
    found = frozenset[str]().union(*(shown(path) for path in FILES))
    assert sorted(demanded() - found) == []


def test_one_alone_does_not() -> None:
    assert shown(FILES[0]) & demanded()
    assert demanded() - shown(FILES[0])
