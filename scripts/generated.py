"""Everything that is made by script and checked in; with `--check` it fails where a file is old."""

from __future__ import annotations

import sys

from scripts import board_data, game_types, state, wire_types

MAKERS = (state.main, wire_types.main, game_types.main, board_data.main)


def main(arguments: list[str]) -> int:
    """Make all of it, or compare it, up to the first that fails: the later are made of the earlier."""
    return int(any(make(arguments) for make in MAKERS))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
