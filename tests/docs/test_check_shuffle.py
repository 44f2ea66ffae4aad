"""The script in the documents that checks a record by hand agrees with the engine, without importing it."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest

from regency import games
from regency.games.council.printed.maps import ATLAS
from regency.games.council.printed.tables import LETTERS, NOTHING, SIDES
from regency.kernel.match import Match

SCRIPT = Path(__file__).resolve().parents[2] / "docs" / "check_shuffle.py"


def run(record: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(SCRIPT), str(record)], capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("seed", range(4))
def test_it_finds_the_map_and_the_tokens_that_lay_on_the_table(tmp_path: Path, seed: int) -> None:
    match = Match.start(games.load("council"), 3, seed=seed)
    match.save(tmp_path / "record.jsonl")
    said = run(tmp_path / "record.jsonl")
    table = match.state.table
    lines = said.stdout.splitlines()
    coast, hills, mountains = (SIDES[side] for side in ATLAS[table.atlas].sides)
    assert said.returncode == 0 and lines[0] == "commitment: fits"
    assert lines[1] == f"map: coast {coast}, hills {hills}, mountains {mountains}"
    shown = dict(line.split(": ") for line in lines[2:])
    names = ast.literal_eval(
        SCRIPT.read_text(encoding="utf-8").partition("TOKENS = ")[2].partition("  # fmt")[0]
    )
    assert shown == {LETTERS[c]: names[token] for c, token in enumerate(table.tokens) if token != NOTHING}


def test_a_changed_seed_is_noticed(tmp_path: Path) -> None:
    match = Match.start(games.load("council"), 2, seed=1)
    path = tmp_path / "record.jsonl"
    match.save(path)
    header = json.loads(path.read_text(encoding="utf-8"))
    header["seed"] = "00" * 32
    path.write_text(json.dumps(header) + "\n", encoding="utf-8")
    assert run(path).returncode == 1


def test_it_imports_nothing_of_ours() -> None:
    tree = ast.parse(SCRIPT.read_text(encoding="utf-8"))
    names = [alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names]
    assert sorted(names) == ["hashlib", "json", "sys"]
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
