"""An owner of the box corrects figures in the data file alone: the game plays by them, or is not loaded."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.allegoria import other_box

SCRIPT = Path(__file__).with_name("other_box.py")


def run(what: str) -> subprocess.CompletedProcess[str]:
    """A game with another data file, in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, str(SCRIPT), what]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def test_every_group_with_marks_is_corrected() -> None:
    before, after = other_box.printed(), other_box.printed()
    other_box.correct(after)
    marked = {name for name, group in before.items() if "'reconstructed'" in repr(group)}
    assert {name for name in before if before[name] != after[name]} == marked


@pytest.mark.parametrize("seats", ["2", "3", "4"])
def test_whole_games_are_played_by_corrected_figures(seats: str) -> None:
    done = run(seats)
    assert done.returncode == 0, done.stderr


def test_corrected_figures_take_effect() -> None:
    done = run("shown")
    assert done.returncode == 0, done.stderr


def test_with_an_unknown_condition_the_game_is_not_loaded() -> None:
    done = run("spoilt")
    assert done.returncode != 0
    assert "BadTables" in done.stderr and "UnknownCondition(claim='mighty', word='beauty')" in done.stderr
