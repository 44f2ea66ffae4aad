"""Finished games: each folds to what was played, and together they show all there is."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regency.games.council import RULES
from regency.games.council.maps import ATLAS
from regency.kernel.errors import BadRecord, OutcomeChanged, RecordParts
from regency.kernel.match import Match
from regency.kernel.record import Record, encode
from scripts import records
from scripts.playthroughs import load

from .shown import demanded, shown_by

FILES = sorted(records.FOLDER.glob("*.jsonl"))
SCRIPTS = {script.name: script for script in records.scripts()}
MOST_BYTES = 60_000
MOST_BYTES_TOGETHER = 1_500_000


def by_name(path: Path) -> str:
    return path.stem


@pytest.fixture
def record() -> Record:
    return load(FILES[0])


@pytest.mark.both
@pytest.mark.parametrize("path", FILES, ids=by_name)
def test_a_record_folds_to_its_digests_and_its_outcome(path: Path) -> None:
    stored = load(path)
    assert stored.outcome is not None
    match = Match.fold(RULES, stored)
    assert match.record() == stored
    assert encode(stored) == path.read_bytes()


@pytest.mark.both
@pytest.mark.parametrize("name", SCRIPTS)
def test_its_script_plays_the_same_record_again(name: str) -> None:
    played = encode(records.play(SCRIPTS[name]).record())
    stored = records.FOLDER / f"{name}.jsonl"
    assert played == stored.read_bytes(), "the game has changed: if it was meant to, run scripts/records.py"


def test_every_record_has_a_script() -> None:
    assert [path.stem for path in FILES] == sorted(SCRIPTS)


def test_there_is_a_game_for_every_seat_count_on_every_map() -> None:
    starts: list[Any] = [Match.from_header(RULES, load(path).header) for path in FILES]
    played = {(start.header.seats, start.state.table.atlas) for start in starts}
    assert played == {(seats, number) for seats in RULES.seats for number in range(len(ATLAS))}


def test_together_they_show_everything() -> None:
    shown = set[str]().union(*(shown_by(load(path)) for path in FILES))
    assert sorted(demanded() - shown) == []


def test_one_alone_does_not(record: Record) -> None:
    shown = shown_by(record)
    assert shown & demanded()
    assert demanded() - shown


@pytest.mark.parametrize("path", FILES, ids=by_name)
def test_time_goes_on_with_every_entry(path: Path) -> None:
    stamps = [entry.at for entry, _ in load(path).entries]
    assert all(earlier < later for earlier, later in pairwise(stamps))


def test_they_are_small() -> None:
    sizes = {path.stem: path.stat().st_size for path in FILES}
    assert [name for name, size in sizes.items() if size > MOST_BYTES] == []
    assert sum(sizes.values()) < MOST_BYTES_TOGETHER


@pytest.mark.parametrize("number", [0, 20, -1])
def test_a_wrong_digest_is_found_where_it_is(record: Record, number: int) -> None:
    entries = list(record.entries)
    entries[number] = (entries[number][0], "0" * 24)
    place = number % len(entries) + 1
    with pytest.raises(BadRecord) as found:
        Match.fold(RULES, msgspec.structs.replace(record, entries=tuple(entries)))
    assert found.value.reason == RecordParts(place)


def test_a_wrong_outcome_is_found(record: Record) -> None:
    assert record.outcome is not None
    lie = msgspec.structs.replace(record.outcome, ranks=record.outcome.ranks[::-1])
    with pytest.raises(BadRecord) as found:
        Match.fold(RULES, msgspec.structs.replace(record, outcome=lie))
    assert found.value.reason == OutcomeChanged()
