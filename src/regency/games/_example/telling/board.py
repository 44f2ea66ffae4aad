"""The printed tables that the board in the browser needs."""

from __future__ import annotations

from regency.kernel.rules import BoardData

from ..printed.figures import FAVOUR_POINTS, RAVENS


def board_data() -> BoardData:
    """Every table by its name, with its type; no types of its own are needed."""
    return BoardData(
        "",
        {
            "FAVOUR_POINTS": ("readonly number[]", FAVOUR_POINTS),
            "RAVENS": ("readonly boolean[]", RAVENS),
        },
    )
