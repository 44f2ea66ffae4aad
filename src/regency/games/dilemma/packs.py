"""Packs: a folder with `pack.toml` and, for each envelope, what rules read and what people read, a file each.

The rules' side is compiled to ints. Whatever is wrong is refused with the name of the file and the line.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NoReturn

from msgspec import Struct

from regency.kernel.errors import PackMissing, Reason, Refused, Trouble

from .model.book import Book, Card, Envelope, Row
from .printed import abilities as printed
from .printed import story
from .printed.abilities import NO_ABILITY, Ability
from .printed.figures import HOUSES, NOTHING, RESOURCE_NAMES

MOST_BYTES: Final = 256 * 1024
MOST_FIGURE: Final = 999
LANGUAGES: Final = ("en", "de")
HALVAREN: Final = "halvaren"
NAME: Final = re.compile(r"[a-z][a-z0-9-]*")
PASSAGE: Final = re.compile(r"\[if [^\]]*\].*?\[else\](.*?)\[end\]", re.DOTALL)
FOLDER: Final = Path(__file__).parent / "content"
PROLOGUE_ID: Final = "00"
FACES: Final = {"positive": 1, "negative": -1}
SIDES: Final = ("aye", "nay")
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
ENVELOPE_KEYS: Final = {
    "id", "number", "kind", "storyline", "signed", "ability", "dilemma", "stickers", "event",
    "concord", "discord", "unlocks_story_progress_of_house", "majority_signer_bonus",
}  # fmt: skip
DILEMMA_KEYS: Final = {
    "id", "role", "storyline", "death", "staging", "tags", "why", "clue", "aye", "nay", "deceptive",
}  # fmt: skip
ABILITY_KEYS: Final = {
    "timing", "target", "when", "coins", "power", "prestige", "crave", "agenda_points", "uses",
}  # fmt: skip


ROWS: Final[dict[Row, Row]] = {}  # equal effects are one, as matches are kept by the thousand


class PackFileMissing(Reason, frozen=True):
    file: str


class PackFileTooLarge(Reason, frozen=True):
    file: str
    most: int


class PackUnreadable(Reason, frozen=True):
    """No TOML, or not in UTF-8."""

    file: str
    line: int


class PackWord(Reason, frozen=True):
    """A word that means nothing there."""

    file: str
    line: int
    word: str


class PackWordMissing(Reason, frozen=True):
    file: str
    line: int
    word: str


class PackTwice(Reason, frozen=True):
    """Two cards, or two envelopes, of one id."""

    file: str
    line: int
    word: str


class PackIcon(Reason, frozen=True):
    """A preview of something that does not happen."""

    file: str
    line: int
    word: str


class PackCycle(Reason, frozen=True):
    """An envelope that leads back to itself."""

    file: str
    line: int
    word: str


class PackText(Reason, frozen=True):
    """A text that is missing, empty or not well formed."""

    file: str
    line: int
    word: str


REASONS: Final = (
    PackFileMissing,
    PackFileTooLarge,
    PackUnreadable,
    PackWord,
    PackWordMissing,
    PackTwice,
    PackIcon,
    PackCycle,
    PackText,
)


class BadPack(Trouble):
    """A pack that cannot be used, and where it is wrong."""


class Text(Struct, frozen=True):
    """What people read under one heading."""

    title: str
    body: str
    line: int


class Source(Struct, frozen=True):
    """A file, and where in it we are."""

    name: str
    text: str
    start: int = 0

    def at(self, needle: str) -> Source:
        """From the first place behind here where this stands."""
        found = self.text.find(needle, self.start)
        return Source(self.name, self.text, found if found >= 0 else self.start)

    def line(self, needle: str = "") -> int:
        found = self.text.find(needle, self.start) if needle else self.start
        return self.text.count("\n", 0, max(found, 0)) + 1

    def fault(self, kind: Any, word: str, needle: str = "") -> NoReturn:
        raise BadPack(kind(self.name, self.line(needle or word), word))


class Flags:
    """The names of flags, numbered as they are met."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def number(self, name: str) -> int:
        if name not in self.names:
            self.names.append(name)
        return self.names.index(name)


# Files


def read(path: Path) -> Source:
    """A file of a reasonable size, as text."""
    if not path.is_file():
        raise BadPack(PackFileMissing(path.name))
    if path.stat().st_size > MOST_BYTES:
        raise BadPack(PackFileTooLarge(path.name, MOST_BYTES))
    try:
        return Source(path.name, path.read_bytes().decode("utf-8"))
    except UnicodeDecodeError:
        raise BadPack(PackUnreadable(path.name, 1)) from None


def toml(source: Source) -> dict[str, Any]:
    """A file as tables; where it is no TOML the line is in what the library says."""
    try:
        return tomllib.loads(source.text)
    except tomllib.TOMLDecodeError as error:
        words = str(error).replace(",", " ").replace(")", " ").split()
        line = words[words.index("line") + 1] if "line" in words else ""
        at = int(line) if line.isdigit() else source.text.count("\n") + 1
        raise BadPack(PackUnreadable(source.name, at)) from None


def envelope_files(folder: Path) -> list[Path]:
    """The rules' side of every envelope."""
    return sorted(path for path in folder.glob("*.toml") if path.name != "pack.toml")


# The rules' side


@cache
def book(name: str = HALVAREN) -> Book:
    """The book of a pack that is installed."""
    folder = FOLDER / name
    if not (folder / "pack.toml").is_file():
        raise Refused(PackMissing(name))
    return compile_book(folder)


def compile_book(folder: Path) -> Book:
    """What rules read of a pack, checked."""
    head = read(folder / "pack.toml")
    given = toml(head)
    name, edition = given.get("id"), given.get("edition")
    if not isinstance(name, str):
        head.fault(PackWordMissing, "id")
    if not isinstance(edition, int) or not 0 < edition <= MOST_FIGURE:
        head.fault(PackWordMissing, "edition")
    flags = Flags()
    sources: dict[int, Source] = {}
    found: dict[int, Envelope] = {}
    for path in envelope_files(folder):
        source = read(path)
        made = envelope_of(source, toml(source), flags)
        if made.number in found:
            source.fault(PackTwice, story.ENVELOPE_IDS[made.number], "id")
        sources[made.number], found[made.number] = source, made
    if story.PROLOGUE not in found:
        raise BadPack(PackFileMissing(f"{PROLOGUE_ID}.toml"))
    find_cycles(found, sources)
    numbers = sorted(found)
    at = tuple([numbers.index(each) if each in found else NOTHING for each in range(story.ENVELOPES)])
    war = (flags.number("war_won"), flags.number("war_lost"), flags.number("war_stalemate"))
    envelopes = tuple([found[number] for number in numbers])
    return Book(name, edition, envelopes, at, tuple(flags.names), war)


def known(source: Source, given: Mapping[str, Any], keys: set[str]) -> None:
    """No key but these."""
    for key in given:
        if key not in keys:
            source.fault(PackWord, key)


def one_of(source: Source, word: Any, words: tuple[str, ...]) -> int:
    """The number of a word among those that may stand there."""
    if not isinstance(word, str) or word not in words:
        source.fault(PackWord, str(word))
    return words.index(word)


def whole(source: Source, given: Mapping[str, Any], key: str) -> int:
    """A number that may be left out."""
    value = given.get(key, 0)
    if not isinstance(value, int) or isinstance(value, bool) or abs(value) > MOST_FIGURE:
        source.fault(PackWord, str(value), key)
    return value


def table(source: Source, given: Mapping[str, Any], key: str) -> dict[str, Any]:
    """A table that may be left out."""
    value = given.get(key, {})
    if not isinstance(value, dict):
        source.fault(PackWord, str(value), key)
    return value


def listed(source: Source, given: Mapping[str, Any], key: str, kind: type) -> list[Any]:
    """Any number of words, or of tables."""
    value = given.get(key, [])
    if not isinstance(value, list) or not all(isinstance(each, kind) for each in value):
        source.fault(PackWord, str(value), key)
    return value


def dilemmas(source: Source, given: Mapping[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The dilemmas of an envelope, each with its id."""
    for each in listed(source, given, "dilemma", dict):
        name = each.get("id")
        if not isinstance(name, str):
            source.fault(PackWordMissing, "id", "[[dilemma]]")
        yield name, each


def envelope_of(source: Source, given: dict[str, Any], flags: Flags) -> Envelope:
    """A file of the rules' side."""
    known(source, given, ENVELOPE_KEYS)
    number = one_of(source, given.get("id"), story.ENVELOPE_IDS)
    if given.get("number") != number:
        source.fault(PackWord, str(given.get("number")), "number")
    kind = one_of(source, given.get("kind"), story.KINDS)
    line = NOTHING
    if kind != story.PROLOGUE:
        line = one_of(source, given.get("storyline"), story.STORYLINE_NAMES)
    event = NOTHING
    if kind == story.SPECIAL:
        event = one_of(source, given.get("event"), story.EVENT_NAMES)
    progress = whole(source, given, "unlocks_story_progress_of_house")
    if not 0 <= progress <= HOUSES:
        source.fault(PackWord, str(progress))
    bonus = table(source, given, "majority_signer_bonus")
    known(source, bonus, {"prestige", "crave"})
    return Envelope(
        number,
        kind,
        line,
        given.get("signed") is True,
        ability_of(source, table(source, given, "ability")),
        event,
        whole(source, given, "concord"),
        whole(source, given, "discord"),
        progress - 1 if progress else NOTHING,
        (whole(source, bonus, "prestige"), whole(source, bonus, "crave")),
        tuple(cards_of(source, given, number, kind, flags)),
    )


def ability_of(source: Source, given: dict[str, Any]) -> Ability:
    """What a story card can do."""
    if not given:
        return NO_ABILITY
    known(source, given, ABILITY_KEYS)
    when, resource = NOTHING, NOTHING
    if "when" in given:
        word, _, about = str(given["when"]).partition(":")
        when = one_of(source, word, printed.WHENS)
        resource = one_of(source, about, RESOURCE_NAMES) if about else NOTHING
    return printed.ability(
        one_of(source, given.get("timing"), printed.TIMINGS),
        when,
        resource,
        one_of(source, given.get("target"), printed.TARGETS),
        whole(source, given, "coins"),
        whole(source, given, "power"),
        whole(source, given, "prestige"),
        whole(source, given, "crave"),
        whole(source, given, "agenda_points"),
        whole(source, given, "uses"),
    )


def cards_of(source: Source, given: dict[str, Any], number: int, kind: int, flags: Flags) -> Iterator[Card]:
    """The dilemmas of an envelope: keys and triggers first, then the sides."""
    stickers = {key: sticker_of(source, word) for key, word in table(source, given, "stickers").items()}
    seen: set[str] = set()
    for name, each in dilemmas(source, given):
        here = source.at(f'"{name}"')
        if name in seen:
            source.at(f'"{name}"').fault(PackTwice, name)
        seen.add(name)
        known(here, each, DILEMMA_KEYS)
        place = place_of(here, name, number, kind)
        word = "key" if each.get("role") == "entry" else each.get("role")
        role = one_of(here, word, story.ROLES)
        wanted = story.SIDE if "S" in name.partition(".")[2] else NOTHING
        if (role == story.SIDE) != (wanted == story.SIDE):
            here.fault(PackWord, str(each.get("role")))
        yield Card(
            number * story.CARDS_EACH + place,
            role,
            each.get("death") is True,
            (icons_of(here, each, "aye", stickers, flags), icons_of(here, each, "nay", stickers, flags)),
            (rows_of(here, each, "aye", stickers, flags), rows_of(here, each, "nay", stickers, flags)),
        )


def place_of(source: Source, name: str, number: int, kind: int) -> int:
    """Where in its envelope a dilemma stands, by its id."""
    if kind == story.PROLOGUE:
        return one_of(source, name, ("P1", "P2", "P3"))
    base = story.ENVELOPE_IDS[number]
    return one_of(source, name, (f"{base}.K", f"{base}.S1", f"{base}.S2"))


def sticker_of(source: Source, word: Any) -> tuple[int, int]:
    """Resource and polarity."""
    parts = str(word).split()
    if len(parts) != 2 or parts[1] not in FACES:
        source.fault(PackWord, str(word))
    return one_of(source, parts[0], RESOURCE_NAMES), FACES[parts[1]]


Stickers = Mapping[str, tuple[int, int]]


def rows_of(
    source: Source, each: dict[str, Any], side: str, stickers: Stickers, flags: Flags
) -> tuple[Row, ...]:
    """The effects of a side, in card order."""
    if side not in each:
        source.fault(PackWordMissing, side)
    here = source.at(f"[dilemma.{side}]")
    known(here, table(here, each, side), {"preview", "effects"})
    rows = [row_of(here, words, stickers, flags) for words in listed(here, each[side], "effects", str)]
    return tuple([ROWS.setdefault(row, row) for row in rows])


def row_of(source: Source, words: str, stickers: Stickers, flags: Flags) -> Row:
    """One effect: `wealth -2`, `sticker 1`, `flag name`, `all coins -1`, `unrest +1`; `open` and `mystery`.

    A flag may change a movement: `wealth -2 else -1 if name` is -1 where the flag is set.
    """
    match words.split():
        case [name, delta] if name in RESOURCE_NAMES:
            return (story.MOVE, RESOURCE_NAMES.index(name), amount(source, delta, words), NOTHING, 0)
        case [name, delta, "else", other, "if", flag] if name in RESOURCE_NAMES:
            usual, changed = amount(source, delta, words), amount(source, other, words)
            return (story.MOVE, RESOURCE_NAMES.index(name), usual, flags.number(flag), changed)
        case ["sticker", number] if number in stickers:
            resource, face = stickers[number]
            return (story.STICKER, int(number), resource, face, 0)
        case ["flag", flag]:
            return (story.FLAG, flags.number(flag), 0, 0, 0)
        case ["open", name] if name in story.ENVELOPE_IDS:
            return (story.OPEN, story.ENVELOPE_IDS.index(name), 0, 0, 0)
        case ["mystery", letter] if letter in tuple(story.LETTERS):
            return (story.MYSTERY, story.LETTERS.index(letter), 0, 0, 0)
        case [who, good, delta] if who in story.WHO_NAMES and good in story.GOODS:
            return (
                story.GIVE,
                story.WHO_NAMES.index(who),
                story.GOODS.index(good),
                amount(source, delta, words),
                0,
            )
        case [name, delta] if name in story.COUNTERS:
            return (story.COUNT, story.COUNTERS.index(name), amount(source, delta, words), 0, 0)
    source.fault(PackWord, words)
    return None


def amount(source: Source, word: str, words: str) -> int:
    """A signed number that is not nothing."""
    if word[:1] not in ("+", "-") or word[1:] not in tuple("123456789"):
        source.fault(PackWord, words)
    return int(word)


def icons_of(
    source: Source, each: dict[str, Any], side: str, stickers: Stickers, flags: Flags
) -> tuple[int, ...]:
    """The preview of a side: everything that it shows really happens, in the direction that it shows."""
    rows = rows_of(source, each, side, stickers, flags)
    here = source.at(f"[dilemma.{side}]")
    happens = {icon for row in rows for icon in icons_by(row)}
    found: list[int] = []
    for words in listed(here, each[side], "preview", str):
        icon = icon_of(here, words)
        if icon not in happens and each.get("deceptive") is not True:
            here.fault(PackIcon, words)
        found.append(icon)
    return tuple(found)


def icon_of(source: Source, words: str) -> int:
    """`wealth up`, `sticker negative`."""
    match words.split():
        case [name, "up" | "down" as way] if name in RESOURCE_NAMES:
            return 2 * RESOURCE_NAMES.index(name) + (0 if way == "up" else 1)
        case ["sticker", face] if face in FACES:
            return story.STICKER_ICON + (0 if FACES[face] > 0 else 1)
    source.fault(PackWord, words)
    return None


def icons_by(row: Row) -> list[int]:
    """What an effect may be previewed by, whatever flags are set."""
    if row[0] == story.MOVE:
        deltas = [row[2]] if row[3] == NOTHING else [row[2], row[4]]
        return [2 * row[1] + (0 if delta > 0 else 1) for delta in deltas]
    return [story.STICKER_ICON + (0 if row[3] > 0 else 1)] if row[0] == story.STICKER else []


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


# What people read


@cache
def prose(name: str, language: str) -> Mapping[str, Text]:
    """The texts of a pack that is installed; of any other none."""
    folder = FOLDER / name
    if not NAME.fullmatch(name) or not (folder / "pack.toml").is_file() or language not in LANGUAGES:
        return {}
    return texts(folder, language)


def without_flags(body: str) -> str:
    """A text as it reads where nothing that it remembers has been decided."""
    return PASSAGE.sub(lambda found: found.group(1).strip(), body)


def texts(folder: Path, language: str) -> dict[str, Text]:
    """Every text of a pack in one language, by key, such as `T1a.K.front`; what is missing is refused."""
    found: dict[str, Text] = {}
    for path in envelope_files(folder):
        rules = read(path)
        given = toml(rules)
        name = story.ENVELOPE_IDS[one_of(rules, given.get("id"), story.ENVELOPE_IDS)]
        source = read(path.with_name(f"{path.stem}.{language}.md"))
        parts = headings(source)
        for heading in wanted(rules, given):
            if heading not in parts or not parts[heading].body:
                raise BadPack(PackText(source.name, parts[heading].line if heading in parts else 1, heading))
            check_passages(source, parts[heading])
            found[f"{name}.{heading.replace(' ', '.')}"] = parts[heading]
    return found | houses(folder, language)


def houses(folder: Path, language: str) -> dict[str, Text]:
    """The screens of the twelve houses and what they say, such as `house.4.leader`, if a pack has any."""
    file = toml(read(folder / "pack.toml")).get("houses")
    if file is None:
        return {}
    if not isinstance(file, str) or not NAME.fullmatch(file):
        read(folder / "pack.toml").fault(PackWord, str(file), "houses")
    source = read(folder / f"{file}.{language}.md")
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


def wanted(source: Source, given: dict[str, Any]) -> Iterator[str]:
    """The headings that an envelope needs."""
    effects: list[str] = []
    yield "ending" if given.get("kind") == "ending" else "story"
    for name, each in dilemmas(source, given):
        for part in ("front", *SIDES):
            yield f"{name.rpartition('.')[2]} {part}"
        for side in SIDES:
            effects += listed(source, table(source, each, side), "effects", str)
    for number in table(source, given, "stickers"):
        yield f"sticker {number}"
    if any(words.startswith("mystery ") for words in effects):
        yield "mystery"
    if "event" in given:
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
