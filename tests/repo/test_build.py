"""The two builds: each run of the tests is on the one it says it is on."""

from __future__ import annotations

import ast
import importlib
import os
from pathlib import Path

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

import hatch_build
from regency import build
from regency.games import NAMES

ROOT = Path(__file__).resolve().parents[2]
EXPECTED = os.environ.get("REGENCY_EXPECT")
HOT = hatch_build.hot_modules(ROOT)


def dotted(path: str) -> str:
    return path.removeprefix("src/").removesuffix(".py").replace("/", ".")


@pytest.mark.both
@pytest.mark.skipif(not EXPECTED, reason="only ./check says which build is under test")
def test_the_build_is_the_one_under_test() -> None:
    assert build.kind() == EXPECTED


@pytest.mark.both
@pytest.mark.skipif(not EXPECTED, reason="only ./check says which build is under test")
@pytest.mark.parametrize("path", HOT)
def test_every_hot_module_comes_from_that_build(path: str) -> None:
    file = importlib.import_module(dotted(path)).__file__
    assert file
    assert file.endswith(".so") == (EXPECTED == "compiled")
    assert Path(file).is_relative_to(ROOT / "src") == (EXPECTED == "interpreted")


def only_floats(value: object) -> bool:
    """A tuple with nothing but floats in it, at any depth."""
    if not isinstance(value, tuple):
        return isinstance(value, float)
    return bool(value) and all(only_floats(item) for item in value)


@pytest.mark.parametrize("path", HOT)
def test_no_constant_is_a_bare_tuple_of_floats(path: str) -> None:
    """mypyc 2.4 takes some uses of one for a use before it was set: `Final[tuple[float, ...]]` is safe."""
    module = importlib.import_module(dotted(path))
    bare = [
        line.target.id
        for line in ast.parse((ROOT / path).read_text()).body
        if isinstance(line, ast.AnnAssign)
        and isinstance(line.target, ast.Name)
        and ast.unparse(line.annotation) == "Final"
    ]
    found = {name: getattr(module, name) for name in bare}
    assert not [name for name, value in found.items() if isinstance(value, tuple) and only_floats(value)]


def test_what_is_there_to_be_copied_is_neither_compiled_nor_packed() -> None:
    assert [path for path in HOT if "games/" in path] and not [path for path in HOT if "games/_" in path]
    for builder in (WheelBuilder(str(ROOT)), SdistBuilder(str(ROOT))):
        packed = [file.distribution_path for file in builder.recurse_included_files()]
        assert any(f"games/{NAMES[0]}/" in path for path in packed)
        kept = [path for path in packed if "games/_" in path]
        assert all(path.endswith("regency/games/__init__.py") for path in kept) and len(kept) == 1


def test_no_native_module_lies_in_the_source() -> None:
    assert list((ROOT / "src").rglob("*.so")) == []


def project(root: Path, hot: list[str]) -> Path:
    (root / "pyproject.toml").write_text(f"[tool.regency]\nhot = {hot}\n")
    for name in ["a.py", "b/__init__.py", "b/c.py", "b/d.py"]:
        (root / name).parent.mkdir(exist_ok=True)
        (root / name).touch()
    return root


def test_hot_modules_are_found_by_path_and_by_glob_each_once(tmp_path: Path) -> None:
    assert hatch_build.hot_modules(project(tmp_path, ["b/d.py", "b/*.py"])) == ["b/d.py", "b/c.py"]


def test_a_glob_that_matches_nothing_is_passed_over(tmp_path: Path) -> None:
    assert hatch_build.hot_modules(project(tmp_path, ["z/*.py", "a.py", "y.py"])) == ["a.py"]
