"""The interpreted and the compiled engine play identically, down to the last bit of the state."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from regency import games

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = Path(__file__).with_name("digests.py")
EXPECTED = os.environ.get("REGENCY_EXPECT")
GAMES = games.ALL
NUMBER = 12  # played in every check


def digests(game: str, number: int, folder: Path, source: Path | None = None) -> list[str]:
    """What the script prints with the source, or with the installed package."""
    kept = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "PYTHONHOME"}}
    environment = kept if source is None else kept | {"PYTHONPATH": str(source)}
    call = [sys.executable, str(SCRIPT), game, str(number)]
    done = subprocess.run(call, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if done.returncode and source is None and "No module named 'regency" in done.stderr:
        return ["not installed"]
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def first_difference(one: list[str], other: list[str]) -> str:
    """The game and the input at which two runs part, or nothing."""
    for mine, theirs in zip(one, other, strict=True):
        if mine != theirs:
            pairs = zip(mine.split()[2:], theirs.split()[2:], strict=False)
            places = (number for number, (here, there) in enumerate(pairs) if here != there)
            return f"{mine.split()[0]}: they part at input {next(places, 'none, but in what is seen')}"
    return ""


def compare(game: str, number: int, folder: Path) -> None:
    """Play on both builds; without a compiled one installed there is nothing to compare."""
    build = digests(game, 0, folder)[0]
    if build != "compiled" and EXPECTED != "compiled":
        pytest.skip(f"no compiled build of the engine to compare with: {build}")
    compiled = digests(game, number, folder)
    interpreted = digests(game, number, folder, ROOT / "src")
    assert [compiled[0], interpreted[0]] == ["compiled", "interpreted"]
    assert len(compiled) == number + 1
    assert first_difference(compiled[1:], interpreted[1:]) == ""


@pytest.mark.both
@pytest.mark.parametrize("game", GAMES)
def test_both_builds_go_through_the_same_states(game: str, tmp_path: Path) -> None:
    compare(game, NUMBER, tmp_path)


@pytest.mark.nightly
@pytest.mark.parametrize("game", GAMES)
def test_both_builds_go_through_the_same_states_in_many_games(game: str, tmp_path: Path) -> None:
    compare(game, 200, tmp_path)


@pytest.mark.parametrize("game", GAMES)
def test_the_source_plays_the_same_twice(game: str, tmp_path: Path) -> None:
    first = digests(game, 3, tmp_path, ROOT / "src")
    assert first[0] == "interpreted"
    assert first == digests(game, 3, tmp_path, ROOT / "src")
    assert len({line.split()[1] for line in first[1:]}) == 3


def test_a_difference_is_found_at_its_input() -> None:
    assert first_difference(["g h a b c"], ["g h a b c"]) == ""
    assert first_difference(["g h a b c"], ["g h a x c"]) == "g: they part at input 1"
    assert first_difference(["g h a b"], ["g i a b"]).endswith("none, but in what is seen")
