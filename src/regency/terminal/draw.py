"""A sheet as lines of text: columns that fit the page, notes across them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from regency.kernel.sheet import NOBODY, Cell, Grid, Note, Row, Sheet
from regency.words import Words

from .screen import Screen, clean, fitted, piece, signed, wrapped

GAP: Final = 2
INDENT: Final = 1
ROW_INDENT: Final = 2
HANGING: Final = 6
NARROWEST: Final = 3
SHORT_NAME: Final = 5


def draw(screen: Screen, words: Words, names: Sequence[str], sheet: Sheet) -> None:
    """Every grid, one below the other."""
    for number, grid in enumerate(sheet):
        if number and grid.rows:
            screen.show([])
        Drawer(screen, words, names).grid(grid)


class Drawer:
    """Puts cells into words and words into their places."""

    def __init__(self, screen: Screen, words: Words, names: Sequence[str]) -> None:
        self.screen = screen
        self.words = words
        self.names = names

    def grid(self, grid: Grid) -> None:
        """The heads, then the rows and notes in their order."""
        widths = self.widths(grid)
        leans = [column.lean for column in grid.columns]
        if grid.columns:
            self.row([column.head for column in grid.columns], widths, leans)
        for row in grid.rows:
            if isinstance(row, Row):
                self.row(row.cells, widths, leans)
            else:
                self.note(row)

    def text(self, cell: Cell) -> str:
        """A cell in words."""
        if cell.seat != NOBODY:
            return clean(self.names[cell.seat])
        if isinstance(cell.text, str | int):
            return signed(str(cell.text))
        return signed(self.words.phrase(cell.text))

    def widths(self, grid: Grid) -> list[int]:
        """Columns as wide as their widest cell; where that is too much, the widest gives way."""
        rows = [row.cells for row in grid.rows if isinstance(row, Row)]
        heads = [[column.head for column in grid.columns]] if grid.columns else []
        found = [
            max(cell_len(self.text(cell)) for cell in column) for column in zip(*heads, *rows, strict=True)
        ]
        room = self.screen.width - ROW_INDENT - GAP * (len(found) - 1)
        named = [number for number, column in enumerate(grid.columns) if column.head.seat != NOBODY]
        while sum(found) > room and any(found[number] > SHORT_NAME for number in named):
            found[max(named, key=found.__getitem__)] -= 1
        while sum(found) > room and max(found) > NARROWEST:
            found[found.index(max(found))] -= 1
        return found

    def row(self, cells: Sequence[Cell], widths: Sequence[int], leans: Sequence[str]) -> None:
        """Cells in their columns, set in a little below the notes."""
        pieces: list[Text] = [piece(" " * ROW_INDENT)]
        for number, cell in enumerate(cells):
            text = self.text(cell) if cell.seat == NOBODY else short_name(self.text(cell), widths[number])
            text = fitted(text, widths[number], leans[number])
            pieces += [piece(" " * GAP if number else ""), piece(text, cell.tone)]
        self.screen.show(pieces)

    def note(self, note: Note) -> None:
        """Cells one after the other, going on in the next line where they must."""
        pieces = [piece(" " * INDENT)]
        at, gap = INDENT, 0
        for text, tone in self.lines(note):
            if gap and at + gap + cell_len(text) > self.screen.width:
                self.screen.show(pieces)
                pieces, at, gap = [piece(" " * HANGING)], HANGING, 0
            pieces += [piece(" " * gap), piece(text, tone)]
            at += gap + cell_len(text)
            gap = GAP
        self.screen.show(pieces)

    def lines(self, note: Note) -> Iterator[tuple[str, str]]:
        """What the cells say, sentences longer than a line in several, each with its tone."""
        for cell in note.cells:
            text = self.text(cell).upper() if cell.tone == "title" else self.text(cell)
            for line in wrapped(text, self.screen.width - HANGING):
                yield line, cell.tone


def short_name(name: str, width: int) -> str:
    """A name cut in the middle, since what tells two apart often stands at the end."""
    return name if cell_len(name) <= width else f"{name[: width - 2]}…{name[-1]}"
