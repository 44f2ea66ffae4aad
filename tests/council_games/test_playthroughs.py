"""Whole games as text: a change of the rules shows as a difference between two readable files."""

from __future__ import annotations

from difflib import unified_diff
from itertools import islice
from pathlib import Path

import pytest

from scripts.playthroughs import files, playthrough

MOST_BYTES = 250_000
SHOWN = 40
AGAIN = (
    "If the change was meant: python scripts/playthroughs.py (after scripts/records.py), and read the diff."
)


def differences(stored: str, made: str) -> str:
    """The first lines that differ, and what to do about it; nothing if none does."""
    lines = unified_diff(stored.splitlines(), made.splitlines(), "stored", "played now", lineterm="", n=2)
    found = list(islice(lines, SHOWN))
    return "\n".join([*found, AGAIN]) if found else ""


@pytest.mark.parametrize("target", files(), ids=lambda path: str(path.stem))
def test_a_playthrough_reads_as_it_was_reviewed(target: Path) -> None:
    made = playthrough(files()[target])
    found = differences(target.read_text(encoding="utf-8"), made)
    assert not found, found
    assert len(made.encode()) < MOST_BYTES


def test_there_is_one_a_seat_count() -> None:
    stored = next(iter(files())).parent.iterdir()
    assert sorted(path.name for path in stored) == [f"{seats}-seats.txt" for seats in (2, 3, 4)]


def test_a_difference_is_told_with_the_way_to_go_on() -> None:
    found = differences("a\nb\n", "a\nc\n")
    assert "-b\n+c" in found
    assert found.endswith(AGAIN)
