"""What people read: Markdown, one heading a text."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import count
from typing import Any, Final

from msgspec import Struct

from ..printed import story
from .fields import dilemmas, listed, one_of, table
from .files import Files, Source, envelope_files, toml
from .reasons import BadPack, PackText, PackTwice

LANGUAGES: Final = ("en", "de")
SIDES: Final = ("aye", "nay")
SOFTENED: Final = "softened"
PASSAGE: Final = re.compile(r"\[if ([^\]]*)\](.*?)\[else\](.*?)\[end\]", re.DOTALL)


class Text(Struct, frozen=True):
    """What people read under one heading."""

    title: str
    body: str
    line: int


def as_read(body: str, recalled: Collection[int] = ()) -> str:
    """A text as it reads where these of its passages, by number, are what was decided, and no others."""
    numbers = count()
    return PASSAGE.sub(lambda found: found.group(2 if next(numbers) in recalled else 3).strip(), body)


def flags_in(body: str) -> list[str]:
    """What the passages of a text turn on, in their order."""
    return [found.group(1).strip() for found in PASSAGE.finditer(body)]


def written(files: Files, language: str) -> dict[str, Text]:
    """Every text of a pack in one language, by key, such as `T1a.K.front` or `T1a.K.front.softened`."""
    found: dict[str, Text] = {}
    for file in envelope_files(files.names()):
        rules = files.read(file)
        given = toml(rules)
        name = story.ENVELOPE_IDS[one_of(rules, given.get("id"), story.ENVELOPE_IDS)]
        source = files.read(f"{file.removesuffix('.toml')}.{language}.md")
        parts = headings(source)
        needed = list(wanted(rules, given))
        for heading in [*needed, *softened(needed, parts)]:
            if heading not in parts or not parts[heading].body:
                raise BadPack(PackText(source.name, parts[heading].line if heading in parts else 1, heading))
            check_passages(source, parts[heading])
            found[f"{name}.{heading.replace(' ', '.')}"] = parts[heading]
    return found


def softened(needed: Iterable[str], parts: Mapping[str, Text]) -> list[str]:
    """Variants for those who would rather not read a hard card as it is: some texts have one."""
    return [soft for heading in needed if (soft := f"{heading} {SOFTENED}") in parts]


def wanted(source: Source, given: dict[str, Any]) -> Iterator[str]:
    """The headings that an envelope needs."""
    effects: list[str] = []
    kind = given.get("kind")
    if kind != "finale":  # its one card is that of an event
        yield str(kind) if kind in ("ending", "outcome") else "story"
    for name, each in dilemmas(source, given):
        for part in ("front", *SIDES):
            yield f"{name.rpartition('.')[2]} {part}"
        for side in SIDES:
            effects += listed(source, table(source, each, side), "effects", str)
    for number in table(source, given, "stickers"):
        yield f"sticker {number}"
    if any(words.startswith("mystery ") for words in effects):
        yield "mystery"
    if "event" in given or kind == "finale":
        yield "event"


def headings(source: Source) -> dict[str, Text]:
    """A Markdown file by its headings of the second level."""
    found: dict[str, Text] = {}
    heading, title, first, body = "", "", 0, list[str]()
    for number, line in enumerate([*source.text.splitlines(), "## "], 1):
        if not line.startswith("## "):
            body.append(line)
            continue
        if heading:
            if heading in found:
                raise BadPack(PackTwice(source.name, first, heading))
            found[heading] = Text(title, "\n".join(body).strip(), first)
        heading, _, title = (part.strip() for part in line[3:].partition(":"))
        first, body = number, []
    return found


def check_passages(source: Source, text: Text) -> None:
    """`[if flag] ... [else] ... [end]`, not nested."""
    expected = "[if "
    for part in text.body.split("[")[1:]:
        mark = "[" + part
        if not mark.startswith(expected):
            raise BadPack(PackText(source.name, text.line, mark.split("]")[0] + "]"))
        expected = {"[if ": "[else]", "[else]": "[end]", "[end]": "[if "}[expected]
    if expected != "[if ":
        raise BadPack(PackText(source.name, text.line, expected))
