"""`python -m scripts.records [GAME]`: writes the finished games that the tests replay, the same each time."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from regency import games
from scripts import folders
from scripts.staging import Game, Script, Troupe, play


def folder(game: str) -> Path:
    """Where the records of a game are kept."""
    return folders.TESTS / game / "records"


def troupe(game: str) -> Troupe:
    """Who plays the records of a game."""
    found: Troupe = folders.own(game, "troupe", "TROUPE")
    return found


def scripts(game: str) -> dict[str, Script]:
    """Every record of a game, by name."""
    return {script.name: script for script in troupe(game).scripts}


def played(game: str, name: str) -> Game:
    """One of them, played now."""
    return play(troupe(game), scripts(game)[name])


def main(chosen: Sequence[str]) -> int:
    """Write them all, or those of some games."""
    for game in chosen or games.ALL:
        folder(game).mkdir(parents=True, exist_ok=True)
        for name in scripts(game):
            played(game, name).save(folder(game) / f"{name}.jsonl")
            print(f"{game}/{name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
