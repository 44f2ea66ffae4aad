"""The sides of a vote as authors look at them: what moves, what is given, what is shown and what is not."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct

from ...printed.figures import RESOURCE_NAMES
from ...printed.story import COUNTERS, GOODS, WHO_NAMES

MOVE: Final = re.compile(rf"({'|'.join(RESOURCE_NAMES)}) ([+-]\d+)(?: else ([+-]\d+) if (\S+))?")
GIFT: Final = re.compile(rf"({'|'.join(WHO_NAMES)}) ({'|'.join(GOODS)}) ([+-]\d+)")
COUNT: Final = re.compile(rf"({'|'.join(COUNTERS)}) ([+-]\d+)")
OTHER: Final = re.compile(r"(sticker|flag|open|mystery) (\S+)")
ICON: Final = re.compile(
    rf"({'|'.join(RESOURCE_NAMES)}) (up|down)|sticker (positive|negative)|(?:concord|discord) up"
)
ORDER: Final = ("move", "count", "gift", "sticker", "flag", "open", "mystery")
TIPS: Final = ("concord", "discord")


class Move(Struct, frozen=True):
    """A resource moves; where a flag is set it may move otherwise."""

    resource: str
    by: int
    changed: int = 0
    flag: str = ""


class Outcome(Struct, frozen=True):
    """One side of a vote, read."""

    effects: tuple[str, ...]
    preview: tuple[str, ...]
    moves: tuple[Move, ...]
    gifts: tuple[tuple[str, str, int], ...]
    counts: tuple[tuple[str, int], ...]
    named: dict[str, list[str]]
    polarity: str

    @property
    def icons(self) -> set[str]:
        """Every icon that would be true."""
        shown = {
            f"{move.resource} {'up' if by > 0 else 'down'}"
            for move in self.moves
            for by in (move.by, move.changed)
            if by
        }
        shown |= {f"{name} up" for name, by in self.counts if name in TIPS and by > 0}
        return shown | ({f"sticker {self.polarity}"} if self.named["sticker"] else set())

    @property
    def unseen(self) -> set[str]:
        """What happens, counts, and is not shown."""
        first = {f"{move.resource} {'up' if move.by > 0 else 'down'}" for move in self.moves}
        stickers = {each for each in self.icons if each.startswith("sticker")}
        return (first | stickers) - set(self.preview)

    @property
    def hidden(self) -> bool:
        """Whether something of weight is not previewed."""
        return bool(self.unseen or self.gifts)

    @property
    def net(self) -> int:
        """How it pulls Stability."""
        return sum(move.by for move in self.moves)

    @property
    def span(self) -> int:
        """All its moves without their directions."""
        return sum(abs(move.by) for move in self.moves)

    @property
    def costs(self) -> bool:
        """Whether somebody pays for it here and now, or the realm later."""
        lost = [move.by for move in self.moves if move.by < 0] + [by for *_, by in self.gifts if by < 0]
        return bool(lost or self.named["sticker"])

    @property
    def opens(self) -> list[str]:
        return self.named["open"]


def read_side(side: Mapping[str, Any], stickers: Mapping[str, str]) -> Outcome:
    """One side of a vote."""
    lines = list(lines_of(side.get("effects")))
    named: dict[str, list[str]] = {kind: [] for kind in ("sticker", "flag", "open", "mystery")}
    for line in lines:
        if found := OTHER.fullmatch(line):
            named[found[1]].append(found[2])
    placed = stickers.get(named["sticker"][0], "") if named["sticker"] else ""
    return Outcome(
        tuple(lines),
        tuple(lines_of(side.get("preview"))),
        tuple([move_of(found) for line in lines if (found := MOVE.fullmatch(line))]),
        tuple([(found[1], found[2], int(found[3])) for line in lines if (found := GIFT.fullmatch(line))]),
        tuple([(found[1], int(found[2])) for line in lines if (found := COUNT.fullmatch(line))]),
        named,
        placed.rpartition(" ")[2],
    )


def lines_of(value: Any) -> list[str]:
    """The words of a list; whatever is none is left to the loader."""
    return [each for each in value if isinstance(each, str)] if isinstance(value, list) else []


def move_of(found: re.Match[str]) -> Move:
    return Move(found[1], int(found[2]), int(found[3] or 0), found[4] or "")


def kind_of(line: str) -> str:
    """Which sort of effect this is; nothing for an unknown one."""
    for kind, pattern in (("move", MOVE), ("gift", GIFT), ("count", COUNT)):
        if pattern.fullmatch(line):
            return kind
    found = OTHER.fullmatch(line)
    return found[1] if found else ""
