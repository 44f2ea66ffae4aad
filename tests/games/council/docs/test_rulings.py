"""RULINGS.md: every worked example and every ruling has its tests, and the table names them."""

from __future__ import annotations

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
EXAMPLES = [f"R{number}" for number in range(1, 11)] + ["D1", "D2", "D3", "D4", "D10", "D12", "D13"]
RULINGS = [str(number) for number in range(1, 37)]
RULING = re.compile(r"[Rr]ulings? ((?:\d+(?:, | and | to )?)+)")


def every_test() -> dict[str, str]:
    """Every test by file and name, with its text."""
    found = {}
    for path in sorted(HERE.parent.rglob("test_*.py"), key=lambda path: path.stem):
        source = path.read_text(encoding="utf-8")
        for node in ast.parse(source).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                first = min([node.lineno, *(mark.lineno for mark in node.decorator_list)])
                found[f"{path.stem}: {node.name}"] = "\n".join(
                    source.splitlines()[first - 1 : node.end_lineno]
                )
    return found


def named(text: str) -> set[str]:
    """The examples and rulings that a test says it is about."""
    found = set(re.findall(r"\b([RD]\d+)\b", text))
    for listed in RULING.findall(text):
        numbers = [int(number) for number in re.findall(r"\d+", listed)]
        spread = range(numbers[0], numbers[-1] + 1) if " to " in listed else numbers
        found.update(str(number) for number in spread)
    return found


def covered() -> dict[str, list[str]]:
    """For each example and ruling the tests about it."""
    found: dict[str, list[str]] = {case: [] for case in EXAMPLES + RULINGS}
    for name, text in every_test().items():
        if not name.startswith("test_rulings"):
            for case in sorted(named(text) & set(found)):
                found[case].append(name)
    return found


def rows() -> list[str]:
    """The rows of the table as they must stand."""
    return [f"| {case} | {'<br>'.join(names)} |" for case, names in covered().items()]


def test_every_example_and_every_ruling_has_a_test() -> None:
    assert [case for case, names in covered().items() if not names] == []


def test_the_table_names_them() -> None:
    listed = [
        line for line in (HERE / "RULINGS.md").read_text(encoding="utf-8").splitlines() if line[:2] == "| "
    ]
    assert listed[2:] == rows(), "\n".join(rows())
