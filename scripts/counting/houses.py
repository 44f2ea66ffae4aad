"""What is counted on the twelve houses."""

from __future__ import annotations

from collections.abc import Iterator

from scripts.counting.files import Finding, Pack, Part
from scripts.counting.prose import LENGTHS, LINE, check_length, check_signs

HOUSES = 12
LINES = ("seat", "leader", "won", "last", "story", "first", "second", "third", "finale")
FACTS = ("motto", "crest", "goal")
GIVEN = ("motto", "goal", "won")  # as short as they were found


def check(pack: Pack, language: str) -> Iterator[Finding]:
    """Profile, motto, crest, goal and nine lines of each, and nothing else."""
    file = pack.folder / f"{pack.about['houses']}.{language}.md"
    parts = pack.houses.get(language)
    if parts is None:
        yield Finding(file, 1, "this language is missing")
        return
    keys = [f"{number} {key}" for number in range(1, HOUSES + 1) for key in ("house", *FACTS, *LINES)]
    yield from (Finding(file, 1, f"no text: {key}") for key in keys if key not in parts)
    yield from (parts[key].wrong("no such text") for key in parts if key not in keys)
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
        yield part.wrong("a house has a name")


def check_twins(parts: list[Part]) -> Iterator[Finding]:
    """No line twice."""
    seen: dict[str, Part] = {}
    for part in parts:
        if seen.setdefault(part.text, part) is not part:
            yield part.wrong("this line has been said before")
