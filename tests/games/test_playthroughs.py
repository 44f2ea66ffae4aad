"""Whole games as text: a change of the rules shows as a difference between two readable files."""

from __future__ import annotations

from difflib import unified_diff
from itertools import islice
from pathlib import Path

import pytest

from regency import games
from scripts.playthroughs import files, playthrough

MOST_BYTES = 250_000
SHOWN = 40
AGAIN = "If it was meant: python -m scripts.records, python -m scripts.playthroughs, and read the diff."
STORED = [
    pytest.param(game, target, source, id=f"{game}-{target.stem}")
    for game in games.ALL
    for target, source in files(game).items()
]


def differences(stored: str, made: str) -> str:
    """The first lines that differ, and what to do about it; nothing if none does."""
    lines = unified_diff(stored.splitlines(), made.splitlines(), "stored", "played now", lineterm="", n=2)
    found = list(islice(lines, SHOWN))
    return "\n".join([*found, AGAIN]) if found else ""


@pytest.mark.parametrize(("game", "target", "source"), STORED)
def test_a_playthrough_reads_as_it_was_reviewed(game: str, target: Path, source: Path) -> None:
    made = playthrough(game, source)
    found = differences(target.read_text(encoding="utf-8"), made)
    assert not found, found
    assert len(made.encode()) < MOST_BYTES


@pytest.mark.parametrize("game", games.ALL)
def test_there_is_one_a_seat_count(game: str) -> None:
    stored = next(iter(files(game))).parent.iterdir()
    seats = games.load(game).seats
    assert sorted(path.name for path in stored) == [f"{count}-seats.txt" for count in seats]


def test_a_difference_is_told_with_the_way_to_go_on() -> None:
    found = differences("a\nb\n", "a\nc\n")
    assert "-b\n+c" in found
    assert found.endswith(AGAIN)
