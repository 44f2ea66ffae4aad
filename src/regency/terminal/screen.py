"""The terminal: lines out, lines in, with or without colour."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NoReturn

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.text import Text

WIDTH: Final = 80  # what is laid out in columns fits here
LONGEST_INPUT: Final = 200
MINUS: Final = re.compile(r"(?<![^\s(])-(?=\d)")
# Where a line may end: not between a number and what it counts, nor in "3 → 2" or in a name like "Spy 3".
BREAK: Final = re.compile(r"(?<![\d×→]) (?![→|]|\d+(?:[,.;:)]|$| [→|]))|(?<=[,;:.]) (?![→|])")
STYLES: Final = {
    "title": "bold",
    "label": "dim",
    "faint": "dim",
    "good": "green",
    "bad": "bold red",
    "ask": "bold",
    "key": "bold cyan",
    "permit": "cyan",
    "white": "bold",
    "black": "bright_black",
    "orange": "dark_orange",
    "purple": "magenta",
    "blue": "dodger_blue1",
    "pink": "hot_pink",
    "joker": "bold yellow",
    "gold": "yellow",
    "silver": "bright_white",
    "bronze": "dark_orange3",
    "iron": "bright_black",
    "seat-0": "green",
    "seat-1": "red",
    "seat-2": "dodger_blue1",
    "seat-3": "yellow",
    "seat-4": "magenta",
    "seat-5": "cyan",
}


class Terminal(Console):
    """A console whose reader may go away in the middle of a line, quietly."""

    def on_broken_pipe(self) -> NoReturn:
        raise BrokenPipeError


class Left(Exception):
    """Somebody ended the session in order."""


class Screen:
    """What the client writes to and reads from."""

    def __init__(self, console: Console | None = None, read: Callable[[str], str] = input) -> None:
        self.console = console or Terminal(highlight=False, markup=False, emoji=False)
        self.width = min(WIDTH, self.console.width)
        self._read = read

    def say(self, text: str = "", tone: str = "", indent: int = 0) -> None:
        """One paragraph, wrapped."""
        for line in wrapped(signed(clean(text)), self.width - indent, 2):
            self.show([piece(" " * indent), piece(line, tone)])

    def show(self, pieces: Iterable[Text]) -> None:
        """One line, as it is."""
        line = Text.assemble(*pieces)
        line.rstrip()
        self.console.print(line, soft_wrap=True)

    def rule(self, text: str) -> None:
        """A line across, with a title in it."""
        name = f" {clean(text)} "
        rest = "─" * max(0, self.width - cell_len(name) - 2)
        self.show([piece("──", "label"), piece(name, "title"), piece(rest, "label")])

    def page(self, markdown: str) -> None:
        """A longer text."""
        from rich.markdown import Markdown  # slow to load, and only the rules need it

        self.console.print(Markdown(markdown, hyperlinks=False), width=self.width)

    def ask(self, prompt: str) -> str:
        """One line from the keyboard; EOFError when there is none to come."""
        self.console.file.flush()
        try:
            return clean(self._read(f"{prompt} "))[:LONGEST_INPUT].strip()
        except UnicodeDecodeError:
            return "\N{REPLACEMENT CHARACTER}"

    def curtain(self) -> None:
        """Nothing that was on the screen can be read any more."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
        else:
            self.console.file.write("\n" * max(60, self.console.height))
        self.console.file.flush()


def clean(text: str) -> str:
    """Without control characters: what comes from a file must not move the cursor."""
    return "".join(sign for sign in text if sign.isprintable() or sign == "\n")


def signed(text: str) -> str:
    """With minus signs before numbers, which hyphens are not."""
    return MINUS.sub("\N{MINUS SIGN}", text)


def piece(text: str, tone: str = "") -> Text:
    """A piece of a line in its colour."""
    return Text(clean(text), style=STYLES.get(tone, ""))


def fitted(text: str, width: int, lean: str) -> str:
    """A text cut or filled up to a width."""
    if cell_len(text) > width:
        return set_cell_size(text, max(0, width - 1)) + "…"
    room = width - cell_len(text)
    before = 0 if lean == "left" else room if lean == "right" else room // 2
    return " " * before + text + " " * (room - before)


def wrapped(text: str, width: int, hanging: int = 0) -> list[str]:
    """The lines of a paragraph; those after the first are set in."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        start = " " * (len(paragraph) - len(paragraph.lstrip(" ")))
        line = ""
        for word in words_of(paragraph.strip(" "), width):
            if line and cell_len(start + line) + 1 + cell_len(word) > width:
                lines.append((start + line).rstrip())
                line = " " * hanging + word
            else:
                line = f"{line} {word}" if line else word
        lines.append((start + line).rstrip())
    return lines


def words_of(paragraph: str, width: int) -> Iterator[str]:
    """What is not torn apart at the end of a line, as long as it fits one."""
    for word in BREAK.split(paragraph):
        yield from [word] if cell_len(word) <= width else word.split(" ")


def columns(entries: Sequence[str], width: int) -> int:
    """How many columns a list of entries fits in: more than one only where that saves a long page."""
    if len(entries) <= 12:
        return 1
    widest = max(cell_len(entry) for entry in entries) + 2
    return max(1, min(3, width // widest))
