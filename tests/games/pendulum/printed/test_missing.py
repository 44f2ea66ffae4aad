"""A table with a missing card or a wrong count is refused before anything is played with it."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[4] / "src" / "regency" / "games" / "pendulum" / "printed"
CASES = [  # the file, a line that is left out, and what is said
    ("cards", '("STR-C3-S2", FREE, one(GAIN_ANY)),', "a stratagem is missing"),
    ("cards", '("CNC09", FREE, cubes(military=5)),', "an immediate reward is missing"),
    ("cards", '("CNC24", FREE, cubes(gold=1)),', "a permanent reward is missing"),
    ("cards", '("END4", cost(culture=5), points(PRESTIGE, 3)),', "an end reward is missing"),
    ("achievements", "cost(military=8, votes=3),", "an achievement is missing"),
    ("provinces", "(points(POWER), votes(2), votes(3), votes(1)),", "a family is missing"),
    ("reconstructed", "(1, COMMON, GREEN, WIDE, (), NOTHING, 4, 3, True, 4, True),", "the solo deck"),
    ("mats", "(8, 14, 11), (7, 14, 14),", "a mat is missing"),
]  # fmt: skip
OTHER = [  # the file, what stands there, what stands there by mistake, and what is said
    ("provinces", "(28, 5, 2, 5, 2, 5, 2, 7)", "(28, 5, 2, 5, 2, 5, 2, 8)", "a province is missing"),
    ("cards", '("CNC18", cost(military=3)', '("CNC17", cost(military=3)', "is there twice"),
    ("reconstructed", "LEVEL_VOTES: Final = (0, 1, 1, 2, 2, 3)", "LEVEL_VOTES: Final = (0, 1)", "a level"),
]  # fmt: skip


def run(name: str, source: str) -> None:
    module = f"regency.games.pendulum.printed.{name}"
    package = import_module("regency.games.pendulum.printed").__name__
    exec(compile(source, f"<{name}>", "exec"), {"__name__": module, "__package__": package})  # noqa: S102


def text(name: str) -> str:
    return (FOLDER / f"{name}.py").read_text(encoding="utf-8")


@pytest.mark.parametrize(("name", "line", "said"), CASES)
def test_a_missing_card_is_found(name: str, line: str, said: str) -> None:
    assert text(name).count(line) == 1
    with pytest.raises(AssertionError, match=said):
        run(name, text(name).replace(line, ""))


@pytest.mark.parametrize(("name", "was", "becomes", "said"), OTHER)
def test_a_wrong_count_is_found(name: str, was: str, becomes: str, said: str) -> None:
    assert text(name).count(was) == 1
    with pytest.raises(AssertionError, match=said):
        run(name, text(name).replace(was, becomes))


@pytest.mark.parametrize("name", sorted({case[0] for case in CASES}))
def test_as_they_are_they_are_whole(name: str) -> None:
    run(name, text(name))
    assert re.search(r"^assert ", text(name), re.MULTILINE)
