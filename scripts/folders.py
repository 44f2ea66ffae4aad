"""What a game keeps beside its rules: the modules of its folder of tests, found by its name."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from regency import games

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests" / "games"
BOARDS = ROOT / "web" / "src" / "games"


def own(game: str, module: str, name: str) -> Any:
    """Something that the tests of a game define for scripts that serve every game."""
    games.load(game)  # a name that is no game's is refused in words
    return getattr(import_module(f"tests.games.{game}.{module}"), name)


def has(game: str, module: str) -> bool:
    """Whether a game defines anything there."""
    return (TESTS / game / f"{module}.py").is_file()
