"""What nobody may be told yet: every sentence and every title of the story, and from when on each may be."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from regency.games.dilemma import packs
from regency.games.dilemma.printed.houses import ACHIEVEMENTS
from regency.games.dilemma.printed.story import CARDS_EACH, ENVELOPE_IDS, STICKERS_EACH

WORD = re.compile(r"\w+")
ESCAPE = re.compile(r"\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|u\{([0-9a-fA-F]+)\}|[nrt])")
PASSAGE = re.compile(r"\[[^\]]*\]")
SENTENCE = re.compile(r"(?<=[.!?…:;])[“”\"»«’‘]*\s+|\n+")
FEWEST = 4  # words that stand together nowhere by chance; a shorter sentence goes with the next
SHORTEST = 3  # words of a sentence that nothing follows: fewer are nobody's secret
SIDES = ("aye", "nay")
ACHIEVED = ("story", "first", "second", "third")

Words = tuple[str, ...]


class Letter(NamedTuple):
    """Something that somebody was sent, and how far the table was."""

    entry: int
    source: str
    text: str


def plain(found: re.Match[str]) -> str:
    code = found[1] or found[2] or found[3]
    return chr(int(code, 16)) if code else " "


def words(text: str) -> Words:
    """A text as it is spoken: without signs, capitals and whatever escapes they were written with."""
    return tuple(WORD.findall(ESCAPE.sub(plain, text).casefold()))


def sentences(body: str) -> Iterator[Words]:
    """Sentences, of both passages where there are two; short ones with what follows."""
    for passage in PASSAGE.split(body):
        begun: Words = ()
        for sentence in SENTENCE.split(passage):
            begun += words(sentence)
            if len(begun) >= FEWEST:
                yield begun
                begun = ()
        if len(begun) >= SHORTEST:
            yield begun


@cache
def texts() -> Mapping[str, tuple[Words, ...]]:
    """All that can be read, by where it stands in the pack: title and body in every language."""
    found: dict[str, tuple[Words, ...]] = {}
    for language in packs.LANGUAGES:
        for key, text in packs.prose(packs.HALVAREN, language).items():
            key = key.removesuffix(".softened")
            found[key] = (*found.get(key, ()), words(text.title), words(text.body))
    return found


@cache
def needles() -> Mapping[Words, set[str]]:
    """What to look for, and the texts in which it stands. Houses are known by name from the first day."""
    found: dict[Words, set[str]] = {}
    for language in packs.LANGUAGES:
        for key, text in packs.prose(packs.HALVAREN, language).items():
            title = () if key.startswith("house.") else words(text.title)
            for sentence in (title, *sentences(text.body)):
                if sentence:
                    found.setdefault(sentence, set()).add(key.removesuffix(".softened"))
    return found


@cache
def beginnings() -> Mapping[Words, list[Words]]:
    """The same by their first two words, or by the only one."""
    found: dict[Words, list[Words]] = {}
    for needle in needles():
        found.setdefault(needle[:2], []).append(needle)
    return found


def told(text: str) -> set[Words]:
    """All that a text tells of the story."""
    said = words(text)
    found: set[Words] = set()
    known = beginnings()
    for at, pair in enumerate(zip(said, (*said[1:], ""), strict=True)):
        for start in (pair, pair[:1]):
            found.update(each for each in known.get(start, ()) if said[at : at + len(each)] == each)
    return found


def stands_in(needle: Words, keys: Iterable[str]) -> bool:
    """Whether it may be read in one of these texts, in whatever language."""
    return any(
        text[at : at + len(needle)] == needle
        for key in keys
        for text in texts().get(key, ())
        for at in range(len(text) - len(needle) + 1)
    )


def leaks(letters: Iterable[Letter], opened: list[set[str]]) -> list[str]:
    """What was told before it could be read; `opened`: by entry what has been opened by then."""
    seen: set[str] = set()
    found = []
    for letter in sorted(letters, key=lambda each: each.entry):
        if letter.text in seen:
            continue
        seen.add(letter.text)
        for needle in told(letter.text):
            now = opened[letter.entry]
            if not needles()[needle] & now and not stands_in(needle, now):
                found.append(f"{letter.source} at {letter.entry}: {' '.join(needle)}")
    return found


# What has been opened


def openings(frames: Iterable[Any]) -> list[set[str]]:
    """After each entry all that has been opened: by what an onlooker was told aloud, and by nothing else."""
    opened = {"00.story"}
    found: list[set[str]] = []
    table: dict[str, Any] = {}
    for frame in frames:
        if frame["got"] == "Welcome":
            table = frame["sight"]["table"]
            opened.update(
                f"house.{house + 1}.{part}" for house in table["house"] for part in ("house", "seat")
            )
        elif frame["got"] == "Update":
            table |= frame["shared"]["table"]
            for event in frame["shared"]["events"]:
                opened.update(read_by(event, table, frame["shared"]["outcome"]))
            opened.update(achieved(table))
        else:
            continue
        found.append(set(opened))
    return found


def read_by(event: Any, table: Any, outcome: Any) -> Iterator[str]:
    """What may be read once this has been told."""
    match event["was"]:
        case "DilemmaDrawn" | "TriggerDrawn":
            yield f"{named(event['dilemma'])}.front"
        case "ResultRead":
            yield f"{named(event['dilemma'])}.{SIDES[event['side']]}"
            yield f"house.{table['house'][table['leader']] + 1}.leader"
        case "EnvelopeOpened":
            name = ENVELOPE_IDS[event["envelope"]]
            yield f"{name}.{'ending' if 'E' in name else 'story'}"
        case "StickerPlaced":
            number, nth = divmod(event["sticker"], STICKERS_EACH)
            yield f"{ENVELOPE_IDS[number]}.sticker.{nth + 1}"
        case "ReignEnded":
            for house, rank in zip(table["house"], outcome["ranks"], strict=True):
                yield f"house.{house + 1}.{'won' if rank == 1 else 'last'}"


def named(dilemma: int) -> str:
    """Where its texts stand: the prologue counts its dilemmas, others have a key and two sides."""
    number, nth = divmod(dilemma, CARDS_EACH)
    name = ENVELOPE_IDS[number]
    return f"{name}.{('P1', 'P2', 'P3')[nth] if name == '00' else ('K', 'S1', 'S2')[nth]}"


def achieved(table: Any) -> Iterator[str]:
    for house in table["house"]:
        for nth in range(ACHIEVEMENTS + 1):
            if table["unlocked"][house] >> nth & 1:
                yield f"house.{house + 1}.{ACHIEVED[nth]}"
