"""Which texts remember what was decided: the flags their passages turn on, alike in every language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ..model.book import page_of_card
from ..printed import story
from ..printed.finale import FINALE_HOME
from .effects import Flags
from .files import Files
from .reasons import BadPack, PackText
from .texts import LANGUAGES, SIDES, SOFTENED, flags_in, headings

CARD_NAMES: Final = (("K", "S1", "S2"), ("P1", "P2", "P3"), ("F1", "F2", "F3"))
PARTS: Final = ("front", *SIDES)
ON_TOP: Final = ("story", "ending", "outcome")

Read = tuple[int, int, int]


def passages_of(files: Files, file: str, number: int, flags: Flags) -> Iterator[Read]:
    """Of the texts of one envelope: the text, which of its passages, and the flag."""
    for heading, names in told_in(files, file, LANGUAGES[0]).items():
        page = page_of_heading(heading, number)
        if page is not None:
            yield from ((page, nth, flags.number(flag)) for nth, flag in enumerate(names[: story.PASSAGES]))


def told_in(files: Files, file: str, language: str) -> dict[str, list[str]]:
    """The flags of every text of an envelope in a language; where that is missing its readers are told."""
    name = f"{file.removesuffix('.toml')}.{language}.md"
    if not files.has(name):
        return {}
    return {heading: flags_in(text.body) for heading, text in headings(files.read(name)).items()}


def check_memory(files: Files, file: str, number: int, language: str) -> None:
    """Languages remember the same; a softened text what the plain one does; stickers and the like nothing."""
    first, found = told_in(files, file, LANGUAGES[0]), told_in(files, file, language)
    source = files.read(f"{file.removesuffix('.toml')}.{language}.md")
    for heading, flags in found.items():
        plain = heading.removesuffix(f" {SOFTENED}")
        may_have = story.PASSAGES if page_of_heading(plain, number) is not None else 0
        is_like = (
            flags in (found.get(plain, flags), []) if plain != heading else flags == first.get(heading, flags)
        )
        if not is_like or len(flags) > may_have:
            line = headings(source)[heading].line
            raise BadPack(PackText(source.name, line, f"[if {' '.join(flags)}]"))


def page_of_heading(heading: str, number: int) -> int | None:
    """The text that a heading stands over, if it may have passages and is no variant of another."""
    if heading in ON_TOP or (heading == "event" and number == FINALE_HOME):
        return number
    name, _, part = heading.partition(" ")
    places = [names.index(name) for names in CARD_NAMES if name in names]
    if not places or part not in PARTS:
        return None
    return page_of_card(number * story.CARDS_EACH + places[0], PARTS.index(part))
