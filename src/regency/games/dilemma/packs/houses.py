"""The screens of the twelve houses and what they say."""

from __future__ import annotations

import re
from typing import Final

from ..printed.figures import HOUSES
from .files import HEAD, Files, toml
from .reasons import BadPack, PackText, PackWord
from .texts import Text, headings

NAME: Final = re.compile(r"[a-z][a-z0-9-]*")
SCREEN: Final = ("house", "crest", "motto", "goal")  # what stands on a house screen
LINES: Final = (
    "seat",
    "leader",
    "won",
    "last",
    "story",
    "first",
    "second",
    "third",
    "finale",
)  # what it says


def houses(files: Files, language: str) -> dict[str, Text]:
    """Screens and lines by key, such as `house.4.leader`, if a pack has any."""
    head = files.read(HEAD)
    file = toml(head).get("houses")
    if file is None:
        return {}
    if not isinstance(file, str) or not NAME.fullmatch(file):
        head.fault(PackWord, str(file), "houses")
    source = files.read(f"{file}.{language}.md")
    parts = headings(source)
    found: dict[str, Text] = {}
    for house in range(1, HOUSES + 1):
        for part in (*SCREEN, *LINES):
            heading = f"{house} {part}"
            if heading not in parts or not parts[heading].body:
                raise BadPack(PackText(source.name, parts[heading].line if heading in parts else 1, heading))
        title = parts[f"{house} house"].title
        screen = "\n\n".join([parts[f"{house} {part}"].body for part in SCREEN])
        found[f"house.{house}.house"] = Text(title, screen, parts[f"{house} house"].line)
        for part in LINES:
            line = parts[f"{house} {part}"]
            found[f"house.{house}.{part}"] = Text(title, line.body, line.line)
    return found
