"""The records of The Council of Four together show all there is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from regency.games.council import RULES
from regency.games.council.printed.maps import ATLAS
from regency.kernel.match import Match
from regency.kernel.record import Record
from scripts import playthroughs, records

from .shown import demanded, shown_by

FILES = sorted(records.folder("council").glob("*.jsonl"))


def load(path: Path) -> Record:
    return playthroughs.load("council", path)


def test_there_is_a_game_for_every_seat_count_on_every_map() -> None:
    starts: list[Any] = [Match.from_header(RULES, load(path).header) for path in FILES]
    played = {(start.header.seats, start.state.table.atlas) for start in starts}
    assert played == {(seats, number) for seats in RULES.seats for number in range(len(ATLAS))}


def test_together_they_show_everything() -> None:
    shown = set[str]().union(*(shown_by(load(path)) for path in FILES))
    assert sorted(demanded() - shown) == []


def test_one_alone_does_not() -> None:
    shown = shown_by(load(FILES[0]))
    assert shown & demanded()
    assert demanded() - shown
