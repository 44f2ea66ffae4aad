"""The rules' side of a whole pack, compiled to ints."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from ..model.book import Book, Envelope
from ..printed import story
from ..printed.figures import NOTHING
from ..printed.finale import FINALE_HOME, OUTCOME_HOMES
from .effects import Flags
from .envelopes import envelope_of
from .fields import MOST_FIGURE
from .files import HEAD, Files, OnDisk, Source, envelope_files, toml
from .passages import Read, passages_of
from .reasons import BadPack, PackCycle, PackFileMissing, PackTwice, PackWordMissing

PROLOGUE_ID: Final = "00"


def compile_book(folder: Path) -> Book:
    """What rules read of the pack in a folder, checked."""
    return compiled(OnDisk(folder))


def compiled(files: Files) -> Book:
    """What rules read of a pack, checked."""
    name, edition = identity(files.read(HEAD))
    flags = Flags()
    sources: dict[int, Source] = {}
    found: dict[int, Envelope] = {}
    reads: list[Read] = []
    for file in envelope_files(files.names()):
        source = files.read(file)
        made = envelope_of(source, toml(source), flags)
        if made.number in found:
            source.fault(PackTwice, story.ENVELOPE_IDS[made.number], "id")
        sources[made.number], found[made.number] = source, made
        reads += passages_of(files, file, made.number, flags)
    if story.PROLOGUE not in found:
        raise BadPack(PackFileMissing(f"{PROLOGUE_ID}.toml"))
    find_finale(found)
    find_cycles(found, sources)
    numbers = sorted(found)
    at = tuple([numbers.index(each) if each in found else NOTHING for each in range(story.ENVELOPES)])
    war = (flags.number("war_won"), flags.number("war_lost"), flags.number("war_stalemate"))
    envelopes = tuple([found[number] for number in numbers])
    return Book(name, edition, envelopes, at, tuple(flags.names), war, tuple(reads))


def identity(head: Source) -> tuple[str, int]:
    """The name of a pack, and its edition."""
    given = toml(head)
    name, edition = given.get("id"), given.get("edition")
    if not isinstance(name, str):
        head.fault(PackWordMissing, "id")
    if not isinstance(edition, int) or not 0 < edition <= MOST_FIGURE:
        head.fault(PackWordMissing, "edition")
    return name, edition


def find_finale(found: Mapping[int, Envelope]) -> None:
    """The finale comes with its three votes and with all its outcomes, or not at all."""
    numbers = (FINALE_HOME, *OUTCOME_HOMES)
    for number in numbers:
        if number not in found and any(each in found for each in numbers):
            raise BadPack(PackFileMissing(f"{story.ENVELOPE_IDS[number]}.toml"))


def opens(envelope: Envelope) -> list[int]:
    """Every envelope that its dilemmas can open."""
    return [
        row[1] for card in envelope.cards for rows in card.outcomes for row in rows if row[0] == story.OPEN
    ]


def find_cycles(found: Mapping[int, Envelope], sources: Mapping[int, Source]) -> None:
    """No envelope leads back to itself."""
    for start in found:
        reached, todo = set[int](), opens(found[start])
        while todo:
            number = todo.pop()
            if number == start:
                sources[start].fault(PackCycle, story.ENVELOPE_IDS[start], "open ")
            if number not in reached and number in found:
                reached.add(number)
                todo += opens(found[number])
