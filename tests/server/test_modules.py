"""The modules of the server: all documented, imported downwards, and no hand on the lock of a room."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MODULES = sorted((ROOT / "src" / "regency" / "server").glob("[!_]*.py"))
ROOM = {"room_state.py", "presence.py", "play.py", "real_time.py", "pauses.py", "proposals.py", "room.py"}


def listed() -> list[str]:
    """The modules in the order of the documents."""
    told = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8").partition("## The server")[2]
    return re.findall(r"^\| `(\w+)\.py` \|", told.partition("## The client")[0], re.MULTILINE)


def imported(module: Path) -> set[str]:
    """The neighbours that a module imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level == 1:
            found |= {node.module} if node.module else {alias.name for alias in node.names}
    return found


def test_the_documents_have_one_line_for_each_module() -> None:
    assert sorted(listed()) == [module.stem for module in MODULES]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.stem)
def test_a_module_imports_only_what_stands_below_it(module: Path) -> None:
    names = listed()
    assert imported(module) <= set(names[names.index(module.stem) + 1 :])


def test_only_what_is_named_after_sqlite_knows_of_it() -> None:
    knowing = [module.stem for module in MODULES if "sqlite3" in module.read_text(encoding="utf-8")]
    assert knowing and all(map(is_sqlite, knowing))
    users = {module.stem for module in MODULES if any(map(is_sqlite, imported(module)))}
    assert {name for name in users if not is_sqlite(name)} == {"serve"}, "and one that chooses it"


def is_sqlite(module: str) -> bool:
    return module.startswith("sqlite_")


def test_nobody_reaches_into_the_lock_of_a_room() -> None:
    tests = [path for path in Path(__file__).parent.glob("*.py") if path != Path(__file__)]
    reached = re.compile(r"(?<!self)\._?lock\b")
    assert [
        path.name for path in (*MODULES, *tests) if reached.search(path.read_text(encoding="utf-8"))
    ] == []
    taken = {module.name for module in MODULES if "self._lock" in module.read_text(encoding="utf-8")}
    assert taken <= ROOM
