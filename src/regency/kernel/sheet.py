"""A table on one page: plain lines and columns, for clients without pictures."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .rules import Phrase

NOBODY: int = -1


class Cell(Struct, frozen=True):
    """Something short: a phrase, a sign, a number or a seat's name; `tone`: its colour in the box."""

    text: Phrase | str | int = ""
    tone: str = ""
    seat: int = NOBODY


class Column(Struct, frozen=True):
    """What stands above a column, and to which side its cells lean."""

    head: Cell
    lean: Literal["left", "center", "right"] = "left"


class Row(Struct, frozen=True):
    """One cell a column."""

    cells: tuple[Cell, ...]


class Note(Struct, frozen=True):
    """Cells one after the other, across all columns."""

    cells: tuple[Cell, ...]


class Grid(Struct, frozen=True):
    """Columns with their rows, and notes in between; without columns, notes alone."""

    columns: tuple[Column, ...]
    rows: tuple[Row | Note, ...]


Sheet = tuple[Grid, ...]
