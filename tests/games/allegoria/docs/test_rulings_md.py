"""RULINGS.md: every worked example, every further case and every ruling has its tests, and they exist."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

HERE = Path(__file__).parent
EXAMPLES = [f"T{number:02}" for number in range(1, 15)]
CASES = [f"X{number:02}" for number in (1, 2, 4, 5, 6, 7, 10, 13, 16, 17, 18, 21, 23, 24)]
RULINGS = [str(number) for number in range(1, 50)]
NAMED = re.compile(r"test_([atx]\d\d)_")
SAID = re.compile(r"\b([ATX]\d\d)\b|[Rr]uling (\d+)")


@cache
def every_test() -> dict[str, str]:
    """Every test by file and name, with its name and docstring."""
    found = {}
    for path in sorted(HERE.parent.rglob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[f"{path.stem}: {node.name}"] = f"{node.name} {ast.get_docstring(node) or ''}"
    return found


def cases_of(text: str) -> set[str]:
    """The cases that a test says it is about; with an A before them they are rulings."""
    said = {case or number for case, number in SAID.findall(text)}
    said |= {case.upper() for case in NAMED.findall(text)}
    return {str(int(case[1:])) if case.startswith("A") else case for case in said}


@cache
def rows() -> dict[str, list[str]]:
    """The table: for each case its tests."""
    text = (HERE / "RULINGS.md").read_text(encoding="utf-8")
    lines = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| ")][2:]
    return {case: tests.split("<br>") for case, tests in lines}


def test_every_example_every_case_and_every_ruling_has_its_row() -> None:
    assert list(rows()) == EXAMPLES + CASES + RULINGS


@pytest.mark.parametrize("case", EXAMPLES + CASES + RULINGS)
def test_every_test_that_is_named_exists(case: str) -> None:
    assert rows()[case] != [""]
    assert [name for name in rows()[case] if name not in every_test()] == []


def test_whatever_says_that_it_is_about_a_case_is_named_there() -> None:
    table = rows()
    told = {(case, name) for name, text in every_test().items() for case in cases_of(text)}
    assert sorted((case, name) for case, name in told if name not in table.get(case, [])) == []
