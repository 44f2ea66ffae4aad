"""What a side of a dilemma does, and what it shows of that beforehand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ..model.book import Row
from ..printed import story
from ..printed.figures import NOTHING, RESOURCE_NAMES
from ..printed.finale import FINALE_HOME
from .fields import known, listed, one_of, table
from .files import Source
from .reasons import PackIcon, PackWord, PackWordMissing

FACES: Final = {"positive": 1, "negative": -1}
TIPS: Final = (story.CONCORD, story.DISCORD)  # one of them on each side of a vote of the finale, nowhere else
ROWS: Final[dict[Row, Row]] = {}  # equal effects are one, as matches are kept by the thousand


class Flags:
    """The names of flags, numbered as they are met."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def number(self, name: str) -> int:
        if name not in self.names:
            self.names.append(name)
        return self.names.index(name)


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
    effects = listed(here, each[side], "effects", str)
    rows = [row_of(here, words, stickers, flags) for words in effects]
    check_tips(here, effects, rows, each.get("role") == "finale")
    return tuple([ROWS.setdefault(row, row) for row in rows])


def check_tips(source: Source, effects: list[str], rows: list[Row], is_last: bool) -> None:
    """Each side of a vote of the finale has Concord or Discord, and beside it only gifts and flags."""
    tips = 0
    for words, row in zip(effects, rows, strict=True):
        is_tip = row[0] == story.COUNT and row[1] in TIPS
        is_right = (row[2] > 0 if is_tip else row[0] in (story.FLAG, story.GIVE)) if is_last else not is_tip
        tips += is_tip
        if not is_right or tips > 1:
            source.fault(PackWord, words)
    if is_last and not tips:
        source.fault(PackWordMissing, "concord", "effects")


def row_of(source: Source, words: str, stickers: Stickers, flags: Flags) -> Row:
    """One effect: `wealth -2`, `sticker 1`, `flag name`, `all coins -1`, `unrest +1`; `open` and `mystery`.

    In the finale alone: `concord +2`, `discord +2`.

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
        case ["open", name] if name in story.ENVELOPE_IDS[:FINALE_HOME]:
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
        case ["concord" | "discord" as name, "up"]:
            return story.CONCORD_ICON if name == "concord" else story.DISCORD_ICON
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
    if row[0] == story.COUNT and row[1] in TIPS and row[2] > 0:
        return [story.CONCORD_ICON + TIPS.index(row[1])]
    return [story.STICKER_ICON + (0 if row[3] > 0 else 1)] if row[0] == story.STICKER else []
