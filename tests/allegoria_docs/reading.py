"""The rules reference and the primer as the tests read them: sections, tables, lists and figures."""

from __future__ import annotations

import re
from pathlib import Path

CONTENT = Path(__file__).resolve().parents[2] / "src/regency/games/allegoria/content"
LANGUAGES = ("en", "de")
SECTION = re.compile(r"^## (.+)\n(?:<!-- ([a-z-]+) -->\n)?((?:(?!## ).*\n)*)", re.MULTILINE)
ITEM = re.compile(r"^(?:- |\d+\. )((?:.+\n)(?: +.+\n)*)", re.MULTILINE)
ENTRY = re.compile(r"\*\*(.+?):?\*\*(?: \((\d)\):)? (.+)")
TRACK_WORDS = {
    "en": ("Strength", "Intrigue", "Trade", "Wealth", "Knowledge"),
    "de": ("Stärke", "Intrige", "Handel", "Reichtum", "Wissen"),
}
ENUMERATOR = re.compile(r"^\d+\. ", re.MULTILINE)


def text(name: str, lang: str) -> str:
    return (CONTENT / f"{name}.{lang}.md").read_text(encoding="utf-8")


def words(lang: str) -> dict[str, str]:
    """The messages of the game that stand in one line."""
    source = (CONTENT / f"{lang}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([\w-]+) = (.+)$", source, re.MULTILINE))


def sections(lang: str) -> dict[str, str]:
    """The sections of the reference by their anchors."""
    return {anchor: body for _, anchor, body in SECTION.findall(text("rules", lang))}


def tables(lang: str, anchor: str) -> list[list[list[str]]]:
    """The tables of a section, each without its head."""
    found: list[list[list[str]]] = []
    for block in sections(lang)[anchor].split("\n\n"):
        lines = block.strip().splitlines()
        if lines and lines[0].startswith("|"):
            found.append([[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]])
    return found


def table(lang: str, anchor: str) -> list[list[str]]:
    """The only table of a section."""
    [found] = tables(lang, anchor)
    return found


def items(lang: str, anchor: str) -> list[str]:
    """The items of all lists of a section, each in one line."""
    return [" ".join(item.split()) for item in ITEM.findall(sections(lang)[anchor])]


def entries(lang: str, anchor: str) -> list[tuple[str, str, str]]:
    """Items with a title: the title, the number in brackets behind it, and the text."""
    found = [ENTRY.fullmatch(item) for item in items(lang, anchor)]
    return [(entry[1], entry[2] or "", entry[3]) for entry in found if entry is not None]


def titles(lang: str, anchor: str) -> list[str]:
    return [title for title, _, _ in entries(lang, anchor)]


def numbers(line: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", line)]


def signed(cell: str) -> int:
    """A figure with its sign: -3, 0, +5."""
    [found] = re.findall(r"[+-]?\d+", cell)
    return int(found)


def prose(lang: str, anchor: str) -> list[int]:
    """The figures of a section outside its tables; numbers of list items are none."""
    lines = [line for line in sections(lang)[anchor].splitlines(keepends=True) if not line.startswith("|")]
    return numbers(ENUMERATOR.sub("", "".join(lines)))
