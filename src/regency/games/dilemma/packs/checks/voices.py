"""What is counted on the twelve houses."""

from __future__ import annotations

from collections.abc import Iterator

from regency.kernel.rules import Phrase
from regency.kernel.stories import Finding

from ..houses import LINES
from .pack import Pack, Part
from .prose import LENGTHS, LINE, check_length, check_signs

HOUSES = 12
FACTS = ("motto", "crest", "goal")
GIVEN = ("motto", "goal", "won")  # as short as they were found


def check(pack: Pack, language: str) -> Iterator[Finding]:
    """Profile, motto, crest, goal and nine lines of each, and nothing else."""
    if not pack.houses_file:
        return
    file = f"{pack.houses_file}.{language}.md"
    parts = pack.houses.get(language)
    if parts is None:
        yield Finding(file, 1, "V28", Phrase("check-language"))
        return
    keys = [f"{number} {key}" for number in range(1, HOUSES + 1) for key in ("house", *FACTS, *LINES)]
    yield from (
        Finding(file, 1, "V28", Phrase("check-no-house-text", {"text": key}))
        for key in keys
        if key not in parts
    )
    yield from (parts[key].wrong("V28", "check-no-house") for key in parts if key not in keys)
    for part in parts.values():
        yield from check_part(part)
    yield from check_twins(list(parts.values()))


def check_part(part: Part) -> Iterator[Finding]:
    """One text of a house."""
    if part.kind == "house":
        yield from check_length(part, part.text, *LENGTHS["house"])
    elif part.kind not in GIVEN:
        yield from check_length(part, part.text, *LINE)
    yield from check_signs(part, part.text)
    if part.kind == "house" and not part.title:
        yield part.wrong("V28", "check-house-name")


def check_twins(parts: list[Part]) -> Iterator[Finding]:
    """No line twice."""
    seen: dict[str, Part] = {}
    for part in parts:
        if seen.setdefault(part.text, part) is not part:
            yield part.wrong("24.6", "check-said-before")
