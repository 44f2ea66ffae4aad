"""Everything that is made by script and checked in; with `--check` it fails where a file is old."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src"


def makers() -> list[Callable[[list[str]], int]]:
    """The scripts, the later made of what the earlier make; they read the source, whatever is installed."""
    if str(SOURCE) not in sys.path:
        sys.path.insert(0, str(SOURCE))
    from scripts import board_data, game_types, state, wire_types

    return [state.main, wire_types.main, game_types.main, board_data.main]


def main(arguments: list[str]) -> int:
    """Make all of it, or compare it, up to the first that fails."""
    return int(any(make(arguments) for make in makers()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
