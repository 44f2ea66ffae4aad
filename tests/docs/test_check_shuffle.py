"""The script in the documents that checks a record by hand agrees with the engine, without importing it."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest

from regency import games
from regency.games.finding import FOLDER
from regency.kernel.match import AnyMatch, Match
from regency.kernel.rng import stream
from tests.example import EXAMPLE, RULES

SCRIPT = Path(__file__).resolve().parents[2] / "docs" / "check_shuffle.py"
DESCRIBED = [game for game in games.ALL if (FOLDER / game / "content" / "opening.json").is_file()]


def run(record: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(SCRIPT), str(record)], capture_output=True, text=True, check=False
    )


def shuffles_of(match: AnyMatch, folder: Path) -> dict[str, list[str]]:
    """What the script finds in a record whose seed fits, by what it says each is about."""
    match.save(folder / "record.jsonl")
    said = run(folder / "record.jsonl")
    first, *lines = said.stdout.splitlines()
    assert said.returncode == 0 and first == "commitment: fits"
    return {line.partition(": ")[0]: line.partition(": ")[2].split(", ") for line in lines}


def described(game: str) -> dict[str, list[str]]:
    """The things that a game says it shuffles at the beginning, by what it says they are."""
    acts = json.loads((FOLDER / game / "content" / "opening.json").read_text(encoding="utf-8"))
    return {act["about"]: act["shuffled"] for act in acts if "shuffled" in act}


@pytest.mark.parametrize("seed", range(4))
def test_it_finds_the_favours_in_the_order_in_which_they_are_offered(tmp_path: Path, seed: int) -> None:
    match = Match.start(RULES, 3, seed=seed)
    found = shuffles_of(match, tmp_path)["favours, audience by audience"]
    order = [*match.state.table.offered, *reversed(match.state.box.pile)]
    assert found == [described(EXAMPLE)["favours, audience by audience"][favour] for favour in order]


@pytest.mark.parametrize("game", DESCRIBED)
def test_it_shuffles_what_a_game_describes_as_the_engine_does(tmp_path: Path, game: str) -> None:
    rules = games.load(game)
    match = Match.start(rules, rules.seats[-1], seed=1)
    found = shuffles_of(match, tmp_path)
    for act in json.loads((FOLDER / game / "content" / "opening.json").read_text(encoding="utf-8")):
        assert act["act"] in match.state.counts, "an act of this name has happened"
        if "shuffled" in act:
            order = list(range(len(act["shuffled"])))
            stream(match.state.seed, act["act"], 0).shuffle(order)
            kept = order[: act.get("kept", len(order))]
            assert found[act["about"]] == [act["shuffled"][thing] for thing in reversed(kept)]


def test_a_record_of_a_game_that_describes_nothing_is_checked_for_its_commitment(tmp_path: Path) -> None:
    path = tmp_path / "record.jsonl"
    Match.start(RULES, 2, seed=1).save(path)
    path.write_text(path.read_text(encoding="utf-8").replace(f'"{EXAMPLE}"', '"chess"'), encoding="utf-8")
    said = run(path)
    assert said.returncode == 0 and said.stdout.splitlines() == ["commitment: fits"]


@pytest.mark.parametrize("game", games.ALL)
def test_a_changed_seed_is_noticed(tmp_path: Path, game: str) -> None:
    match = Match.start(rules := games.load(game), rules.seats[0], seed=1)
    path = tmp_path / "record.jsonl"
    match.save(path)
    header = json.loads(path.read_text(encoding="utf-8"))
    header["seed"] = "00" * 32
    path.write_text(json.dumps(header) + "\n", encoding="utf-8")
    assert run(path).returncode == 1


def test_it_imports_nothing_of_ours() -> None:
    tree = ast.parse(SCRIPT.read_text(encoding="utf-8"))
    names = [alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names]
    assert sorted(names) == ["hashlib", "json", "os", "sys"]
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
