"""`python -m scripts.records [GAME]`: writes the finished games that the tests replay, the same each time."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from scripts.staging import Game, Script, Troupe, play
from tests.games.allegoria import troupe as allegoria
from tests.games.council import troupe as council

TESTS = Path(__file__).resolve().parents[1] / "tests"
TROUPES: dict[str, Troupe] = {"council": council.TROUPE, "allegoria": allegoria.TROUPE}


def folder(game: str) -> Path:
    """Where the records of a game are kept."""
    return TESTS / "games" / game / "records"


def scripts(game: str) -> dict[str, Script]:
    """Every record of a game, by name."""
    return {script.name: script for script in TROUPES[game].scripts}


def played(game: str, name: str) -> Game:
    """One of them, played now."""
    return play(TROUPES[game], scripts(game)[name])


def main(games: Sequence[str]) -> int:
    """Write them all, or those of some games."""
    for game in games or TROUPES:
        folder(game).mkdir(parents=True, exist_ok=True)
        for name in scripts(game):
            played(game, name).save(folder(game) / f"{name}.jsonl")
            print(f"{game}/{name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
