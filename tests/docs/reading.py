"""Rules reference and primer of a game as the tests read them: sections, tables, lists and figures."""

from __future__ import annotations

import re
from pathlib import Path

GAMES = Path(__file__).resolve().parents[2] / "src/regency/games"
LANGUAGES = ("en", "de")
SECTION = re.compile(r"^## (.+)\n(?:<!-- ([a-z-]+) -->\n)?((?:(?!## ).*\n)*)", re.MULTILINE)
ITEM = re.compile(r"^(?:- |\d+\. )((?:.+\n)(?: +.+\n)*)", re.MULTILINE)
ENTRY = re.compile(r"\*\*(.+?):?\*\*(?: \((\d)\):)? (.+)")
ENUMERATOR = re.compile(r"^\d+\. ", re.MULTILINE)


class Reference:
    """The texts of one game."""

    def __init__(self, game: str) -> None:
        self.content = GAMES / game / "content"

    def text(self, name: str, lang: str) -> str:
        return (self.content / f"{name}.{lang}.md").read_text(encoding="utf-8")

    def words(self, lang: str) -> dict[str, str]:
        """The messages of the game that stand in one line."""
        source = (self.content / f"{lang}.ftl").read_text(encoding="utf-8")
        return dict(re.findall(r"^([\w-]+) = (.+)$", source, re.MULTILINE))

    def sections(self, lang: str) -> dict[str, str]:
        """The sections of the reference by their anchors."""
        return {anchor: body for _, anchor, body in SECTION.findall(self.text("rules", lang))}

    def headings(self, lang: str) -> dict[str, str]:
        """The headings of the reference by their anchors."""
        return {anchor: heading for heading, anchor, _ in SECTION.findall(self.text("rules", lang))}

    def cards(self, lang: str) -> list[str]:
        """The cards of the primer."""
        return [body for _, _, body in SECTION.findall(self.text("primer", lang))]

    def tables(self, lang: str, anchor: str) -> list[list[list[str]]]:
        """The tables of a section, each without its head."""
        found: list[list[list[str]]] = []
        for block in self.sections(lang)[anchor].split("\n\n"):
            lines = block.strip().splitlines()
            if lines and lines[0].startswith("|"):
                found.append([[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]])
        return found

    def table(self, lang: str, anchor: str) -> list[list[str]]:
        """The only table of a section."""
        [found] = self.tables(lang, anchor)
        return found

    def items(self, lang: str, anchor: str) -> list[str]:
        """The items of all lists of a section, each in one line."""
        return [" ".join(item.split()) for item in ITEM.findall(self.sections(lang)[anchor])]

    def entries(self, lang: str, anchor: str) -> list[tuple[str, str, str]]:
        """Items with a title: the title, the number in brackets behind it, and the text."""
        found = [ENTRY.fullmatch(item) for item in self.items(lang, anchor)]
        return [(entry[1], entry[2] or "", entry[3]) for entry in found if entry is not None]

    def titles(self, lang: str, anchor: str) -> list[str]:
        return [title for title, _, _ in self.entries(lang, anchor)]

    def prose(self, lang: str, anchor: str) -> list[int]:
        """The figures of a section outside its tables; numbers of list items are none."""
        lines = self.sections(lang)[anchor].splitlines(keepends=True)
        told = "".join(line for line in lines if not line.startswith("|"))
        return numbers(ENUMERATOR.sub("", told))


def numbers(line: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", line)]


def signed(cell: str) -> int:
    """A figure with its sign: -3, 0, +5."""
    [found] = re.findall(r"[+-]?\d+", cell)
    return int(found)
