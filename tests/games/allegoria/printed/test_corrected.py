"""An owner of the box corrects printed figures alone: the game plays by them, or is not loaded."""

from __future__ import annotations

import copy
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from regency.games.allegoria.model.figures import TABLES
from tests.games.allegoria import other_box

Tables = dict[str, Any]


def changed(change: Callable[[Tables], None]) -> Tables:
    """The printed figures after a change."""
    tables = copy.deepcopy(TABLES)
    change(tables)
    return tables


def run(folder: Path, what: str) -> subprocess.CompletedProcess[str]:
    """A game with other figures, in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), *sys.path])}
    command = [sys.executable, other_box.__file__, what]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def corrected(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The game as the owner of another box would have it."""
    folder = tmp_path_factory.mktemp("corrected")
    other_box.write(changed(other_box.correct), folder)
    return folder


def test_every_group_with_marks_is_corrected() -> None:
    after = changed(other_box.correct)
    marked = {name for name, group in TABLES.items() if "'reconstructed'" in repr(group)}
    assert {name for name in TABLES if TABLES[name] != after[name]} == marked


@pytest.mark.parametrize("seats", ["2", "3", "4"])
def test_whole_games_are_played_by_corrected_figures(corrected: Path, seats: str) -> None:
    done = run(corrected, seats)
    assert done.returncode == 0, done.stderr


def test_corrected_figures_take_effect(corrected: Path) -> None:
    done = run(corrected, "shown")
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("spoil", "word"),
    [
        (other_box.spoil, "UnknownCondition(claim='mighty', word='beauty')"),
        (other_box.contradict, "ConstraintBroken(constraint='K13')"),
    ],
)
def test_with_figures_that_cannot_be_the_game_is_not_loaded(
    spoil: Callable[[Tables], None], word: str, tmp_path: Path
) -> None:
    other_box.write(changed(spoil), tmp_path)
    done = run(tmp_path, "3")
    assert done.returncode != 0
    assert "BadTables" in done.stderr and word in done.stderr
