"""Imports point downwards, and kernel and games need msgspec alone."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from regency import games

SRC = Path(__file__).resolve().parents[2] / "src"

BELOW = {  # layer -> what it may import besides itself; "house" is regency itself and its build
    "house": set(),
    "kernel": set(),
    "games": {"kernel"},
    "words": {"house", "kernel", "games"},
    "bots": {"house", "kernel", "games"},
    "lab": {"house", "kernel", "games", "bots"},
    "server": {"house", "kernel", "games", "words", "bots"},
    "terminal": {"house", "kernel", "games", "words", "bots", "lab"},
    "cli": {"house", "kernel", "games", "words", "bots", "lab", "terminal", "server"},
    "__main__": {"cli"},
}
INSIDE = {  # folder of a game -> what of the same game it may import besides itself
    "printed": set(),
    "model": {"printed"},
    "effects": {"printed", "model"},
    "rules": {"printed", "model", "effects"},
    "flow": {"printed", "model", "effects", "rules"},
    "hidden": {"printed", "model", "effects", "rules", "flow"},
    "bots": {"printed", "model", "effects", "rules", "flow"},
    "telling": {"printed", "model", "rules", "flow"},
    "saga": {"printed", "model"},  # between two matches: it is given no state, and no text
    "packs": {"printed", "model"},  # reads files: only the declaration knows it
}
GAME_BLIND = {"words", "bots", "lab", "server"}  # these reach a game through the registry, regency.games
COMPILER_MARKS = "mypy_extensions"


@dataclass(frozen=True)
class Import:
    """One import: what, at which line, and whether only the type checker sees it."""

    target: str
    line: int
    typing_only: bool


def modules(src: Path) -> dict[str, Path]:
    """Every module of the package by its dotted name."""
    found = {}
    for path in sorted(src.rglob("*.py")):
        parts = path.relative_to(src).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imports(name: str, path: Path, known: set[str]) -> Iterator[Import]:
    """All imports of a module: at the top, in functions, for typing, and by name at run time."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    typing_only = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and ast.unparse(node.test) in {"TYPE_CHECKING", "typing.TYPE_CHECKING"}
        for statement in node.body
        for inner in ast.walk(statement)
    }
    for node in ast.walk(tree):
        for target in targets(node, package, known):
            yield Import(target, getattr(node, "lineno", 0), id(node) in typing_only)


def targets(node: ast.AST, package: str, known: set[str]) -> list[str]:
    """The modules that one node of the tree imports."""
    match node:
        case ast.Import(names=names):
            return [alias.name for alias in names]
        case ast.ImportFrom(module=module, names=names, level=level):
            above = package.split(".")[: len(package.split(".")) - level + 1] if level else []
            base = ".".join([*above, *([module] if module else [])])
            return [full if (full := f"{base}.{alias.name}") in known else base for alias in names]
        case ast.Call(
            func=ast.Attribute(attr="import_module") | ast.Name(id="import_module" | "__import__"),
            args=[ast.Constant(value=str(target)), *_],
        ):
            return [target]
    return []


def layer(name: str) -> str:
    """The layer of a module of ours: the part after `regency`."""
    parts = name.split(".")
    return parts[1] if len(parts) > 1 and parts[1] != "build" else "house"


def game(name: str) -> str | None:
    """The game whose folder a module lies in; None for the registry and all else."""
    parts = name.split(".")
    return parts[2] if parts[:2] == ["regency", "games"] and len(parts) > 2 else None


def folder_games(known: dict[str, Path]) -> set[str]:
    """The games that have a folder: single modules beside them belong to the registry."""
    return {
        name.split(".")[2]
        for name, path in known.items()
        if game(name) and path.parent.parent.name == "games"
    }


def folder(name: str) -> str:
    """The folder of a game that a module lies in, or is; the declaration lies in none."""
    parts = name.split(".")
    return parts[3] if len(parts) > 3 else ""


def upward(src: Path) -> list[str]:
    """Every import of ours that does not point downwards."""
    known = modules(src)
    games = folder_games(known)
    return [
        f"{name}:{found.line} imports {found.target}"
        for name, path in known.items()
        for found in imports(name, path, set(known))
        if found.target.split(".")[0] == "regency" and not allowed(name, found.target, games)
    ]


def allowed(importer: str, target: str, games: set[str]) -> bool:
    """Whether one module may import another."""
    of, to = game(importer), game(target)
    if of in games:
        return layer(target) == "kernel" or (to == of and is_below(folder(importer), folder(target)))
    if to in games and layer(importer) in GAME_BLIND:
        return False
    return layer(target) == layer(importer) or layer(target) in BELOW.get(layer(importer), set())


def is_below(importer: str, target: str) -> bool:
    """Whether one folder of a game may look into another; the declaration looks into all, and none at it."""
    return not importer or target == importer or target in INSIDE.get(importer, set())


def cycles(src: Path) -> list[str]:
    """Every module that is imported by something it imports itself, at run time."""
    known = modules(src)
    graph = {
        name: {found.target for found in imports(name, path, set(known)) if not found.typing_only}
        & known.keys()
        for name, path in known.items()
    }
    return [name for name in graph if name in reached(graph, name)]


def reached(graph: dict[str, set[str]], start: str) -> set[str]:
    """Everything that a module imports, and what that imports in turn."""
    found: set[str] = set()
    waiting = list(graph[start])
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += graph[name]
    return found


def foreign(src: Path) -> list[str]:
    """Every import of kernel or games that is neither ours, nor msgspec, nor the standard library."""
    known = modules(src)
    fine = {*sys.stdlib_module_names, "regency", "msgspec"}
    return [
        f"{name}:{found.line} imports {found.target}"
        for name, path in known.items()
        if layer(name) in {"kernel", "games"}
        for found in imports(name, path, set(known))
        if (top := found.target.split(".")[0]) not in fine
        and not (top == COMPILER_MARKS and found.typing_only)
    ]


def test_every_part_has_a_layer() -> None:
    assert {layer(name) for name in modules(SRC)} <= BELOW.keys()


def test_imports_point_downwards() -> None:
    assert upward(SRC) == []


def test_a_game_has_no_other_folders_and_no_modules_outside_them() -> None:
    inside = [name for name in modules(SRC) if game(name) in games.ALL and name.count(".") > 2]
    assert [name for name in inside if folder(name) not in INSIDE] == []


def test_nothing_imports_in_a_circle() -> None:
    assert cycles(SRC) == []


def test_kernel_and_games_need_msgspec_alone() -> None:
    assert foreign(SRC) == []


@pytest.fixture
def planted(tmp_path: Path) -> Path:
    """A package with one module of each kind, in which nothing imports anything."""
    for name in [
        "kernel/core",
        "games/some/model/state",
        "games/some/rules/draw",
        "games/some/printed/cards",
        "games/some/packs/files",
        "games/other/model/state",
        "games/registry",
        "bots/greedy",
        "cli",
    ]:
        path = tmp_path / "regency" / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
        for parent in path.relative_to(tmp_path).parents:
            if parent.parts:
                (tmp_path / parent / "__init__.py").touch()
    return tmp_path


BAD = {
    "the kernel knows no game": ("kernel/core", "from regency.games import some"),
    "nor relatively": ("kernel/core", "from ..games.some import model"),
    "nor for typing": ("kernel/core", "if TYPE_CHECKING:\n    import regency.games"),
    "nor inside a function": ("kernel/core", "def f():\n    import regency.games.some.model"),
    "nor by name": ("kernel/core", "import_module('regency.games.some')"),
    "the kernel does not know the house": ("kernel/core", "from regency import __version__"),
    "a game knows no other": ("games/some/model/state", "from ...other import model"),
    "nor the registry": ("games/some/model/state", "from regency import games"),
    "nor a bot": ("games/some/model/state", "from regency.bots import greedy"),
    "bots know no game": ("bots/greedy", "from regency.games.some import model"),
    "bots know no client": ("bots/greedy", "import regency.cli"),
    "what is printed knows no rule": ("games/some/printed/cards", "from ..rules import draw"),
    "nor by its full name": ("games/some/printed/cards", "from regency.games.some.model import state"),
    "rules know no file": ("games/some/rules/draw", "from ..packs.files import read"),
    "nor does what lays them out": ("games/some/rules/setup", "from .. import packs"),
    "what reads files knows no rule": ("games/some/packs/files", "from ..rules import draw"),
    "no folder knows the declaration": ("games/some/rules/draw", "from .. import RULES"),
}
GOOD = {
    "a game knows the kernel": ("games/some/model/state", "from regency.kernel import core"),
    "and its own folder": ("games/some/model/state", "from . import state"),
    "and those below": ("games/some/rules/draw", "from ..model import state\nfrom ..printed.cards import X"),
    "the declaration knows what reads files": ("games/some/__init__", "from .packs.files import read"),
    "which knows what is printed": ("games/some/packs/files", "from ..printed.cards import X"),
    "the registry knows games": ("games/registry", "from .some import model"),
    "and may load them by name": ("games/__init__", "import_module('regency.games.some')"),
    "bots know the registry": ("bots/greedy", "import regency.games\nfrom regency.games import registry"),
    "the command knows all": ("cli", "from regency.games.some import model\nimport regency.bots.greedy"),
}


@pytest.mark.parametrize("case", BAD)
def test_a_planted_upward_import_is_found(planted: Path, case: str) -> None:
    name, text = BAD[case]
    (planted / "regency" / f"{name}.py").write_text(text)
    assert len(upward(planted)) == 1


@pytest.mark.parametrize("case", GOOD)
def test_downward_imports_are_fine(planted: Path, case: str) -> None:
    name, text = GOOD[case]
    (planted / "regency" / f"{name}.py").write_text(text)
    assert upward(planted) == []


def test_a_planted_circle_is_found(planted: Path) -> None:
    (planted / "regency/games/some/rules/draw.py").write_text("from . import show")
    (planted / "regency/games/some/rules/show.py").write_text("if 1:\n    from .draw import x")
    assert [name.rpartition(".")[2] for name in cycles(planted)] == ["draw", "show"]


@pytest.mark.parametrize("text", ["import rich", "from fluent.runtime import x", "import mypy_extensions"])
def test_a_planted_foreign_import_is_found(planted: Path, text: str) -> None:
    (planted / "regency/games/some/model/state.py").write_text(text)
    assert len(foreign(planted)) == 1


def test_the_compilers_marks_are_for_typing_only(planted: Path) -> None:
    text = "if TYPE_CHECKING:\n    from mypy_extensions import mypyc_attr"
    (planted / "regency/kernel/core.py").write_text(text)
    assert foreign(planted) == []


BLOCKED = """
import importlib, pkgutil, sys

class Block:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] not in {*sys.stdlib_module_names, "regency", "msgspec"}:
            raise ModuleNotFoundError(name)

sys.path[:0] = [SRC]
sys.meta_path.insert(0, Block())
for top in ["regency.kernel", "regency.games"]:
    package = importlib.import_module(top)
    for info in pkgutil.walk_packages(package.__path__, f"{top}."):
        importlib.import_module(info.name)
"""


def test_kernel_and_games_import_with_nothing_but_msgspec_installed() -> None:
    script = f"SRC = {str(SRC)!r}\n{BLOCKED}"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
