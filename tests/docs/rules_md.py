"""A game's RULES.md as the tests read it: what stands in code marks leads to a file, a name or an option."""

from __future__ import annotations

import ast
import re
import tokenize
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from msgspec import Struct

from regency import games
from regency.kernel.options import describe

from .reading import GAMES

TESTS = Path(__file__).resolve().parents[1] / "games"
SPAN = re.compile(r"`([^`]+)`")
PLACE = re.compile(r"([\w/]+)\.py(?::(\w+))?")
FUNCTION = re.compile(r"`[\w/]+\.py:\w+`")
TABLE = re.compile(r"^\| Heading \| Where \|.*\n\|[- |]+\|\n((?:\|.+\|\n)+)", re.MULTILINE)
CODE = re.compile(r"\b[A-Z]\d{1,2}\b")
DEFINED = re.compile(r"^(?:\| |- )\**([A-Z]\d{1,2})\b", re.MULTILINE)
HOMES = ("rules", "model", "printed")  # where a rule is at home: what it does, or what it speaks of
EXPLAINED = {"file.py:name", "name=value", "options", "perform", "refusal"}  # what the text says about itself


class Row(Struct, frozen=True):
    """A heading of the rulebook, the places that are its home, and what else it needs."""

    heading: str
    where: tuple[str, ...]
    others: tuple[str, ...]

    def files(self) -> set[str]:
        """The files of its home; one, if all is well."""
        return {span.partition(":")[0] for span in self.where}

    def is_at_home(self) -> bool:
        """Whether one file of the rules, or of what they speak of, is named with what is in it."""
        places = [PLACE.fullmatch(span) for span in self.where]
        return (
            len(self.files()) == 1
            and all(place is not None and place[2] for place in places)
            and self.where[0].partition("/")[0] in HOMES
        )


class Guide:
    """The RULES.md of one game."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.folder = GAMES / game
        self.text = (self.folder / "RULES.md").read_text(encoding="utf-8")
        self.options = describe(games.load(game).options)

    def flaws(self, more: str = "") -> Iterator[str]:
        """Whatever stands in code marks and leads nowhere."""
        for span in sorted(set(SPAN.findall(self.text + more)) - EXPLAINED):
            place, option = PLACE.fullmatch(span), span.partition("=")
            if place is not None:
                if not self.leads_somewhere(place[1], place[2]):
                    yield span
            elif option[1]:
                if not self.is_option(option[0], option[2]):
                    yield span
            elif not (self.folder / span).exists():
                yield span

    def leads_somewhere(self, file: str, name: str | None) -> bool:
        """Whether a file of the game exists, and what is named in it."""
        if not (self.folder / f"{file}.py").is_file():
            return False
        module = f"regency.games.{self.game}.{file.replace('/', '.')}"
        return name is None or hasattr(import_module(module), name)

    def is_option(self, name: str, value: str) -> bool:
        return any(option.name == name and value in option.values for option in self.options)

    def named(self) -> set[str]:
        """The files that are named."""
        return {place[1] for span in SPAN.findall(self.text) if (place := PLACE.fullmatch(span))}

    def rows(self, more: str = "") -> list[Row]:
        """Every heading with its places."""
        found = []
        for table in TABLE.findall(self.text + more):
            for line in table.splitlines():
                heading, where, *others = (cell.strip() for cell in line.strip("|").split("|"))
                spans = tuple(SPAN.findall(where)), tuple(SPAN.findall(" ".join(others)))
                found.append(Row(heading, *spans))
        return found

    def homeless(self, more: str = "") -> list[str]:
        """The headings that do not name one file and something in it."""
        return [row.heading for row in self.rows(more) if not row.is_at_home()]

    def unnamed(self) -> list[str]:
        """The rule files that no heading names as its home."""
        homes = {file for row in self.rows() for file in row.files()}
        files = [path.relative_to(self.folder).as_posix() for path in (self.folder / "rules").glob("*.py")]
        return sorted(set(files) - homes - {"rules/__init__.py"})

    def rulings(self) -> dict[int, str]:
        """The rulings by their numbers."""
        parts = re.split(r"^(\d+)\. ", self.text.partition("## Rulings")[2], flags=re.MULTILINE)[1:]
        return dict(zip(map(int, parts[::2]), parts[1::2], strict=True))

    def undefined(self) -> list[str]:
        """The codes in docstrings and comments, of the game and of its tests, that are not explained here."""
        defined = set(DEFINED.findall(self.text))
        files = [*self.folder.rglob("*.py"), *(TESTS / self.game).rglob("*.py")]
        return sorted(
            f"{path.name}: {code}"
            for path in files
            for code in {code for said in sayings(path) for code in CODE.findall(said)} - defined
        )


def sayings(path: Path) -> Iterator[str]:
    """The docstrings and comments of a file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            yield ast.get_docstring(node) or ""
    with tokenize.open(path) as file:
        for token in tokenize.generate_tokens(file.readline):
            if token.type == tokenize.COMMENT:
                yield token.string
