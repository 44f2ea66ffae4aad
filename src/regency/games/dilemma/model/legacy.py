"""What a reign is given by those before it, and leaves to the next."""

from __future__ import annotations

from msgspec import Struct

from ..printed.agendas import AGENDAS
from ..printed.figures import NOTHING
from ..printed.houses import ACHIEVEMENTS
from .book import Book
from .values import Placed


class HouseLegacy(Struct, frozen=True, forbid_unknown_fields=True):
    """A house screen between two reigns."""

    member: bool = False
    prestige: int = 0
    crave: int = 0
    unlocked: int = 0
    boxes: tuple[int, ...] = (0,) * ACHIEVEMENTS
    lines: tuple[int, ...] = (0,) * AGENDAS
    kept: int = 0
    broken: int = 0
    moot: int = 0


class StickerLegacy(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A chronicle sticker: where, which, its polarity (1 or -1), who signed, how old."""

    space: int
    sticker: int
    face: int
    signer: int
    marks: int


class EventLegacy(Struct, frozen=True, forbid_unknown_fields=True):
    """The event area."""

    running: tuple[int, ...] = ()
    marks: tuple[int, ...] = ()
    home: tuple[int, ...] = ()
    unrest: int = 0
    front: int = 0
    regent: int = NOTHING


class Legacy(Struct, frozen=True, forbid_unknown_fields=True):
    """A campaign as one reign sees it; `present`: the house of each seat."""

    book: Book
    present: tuple[int, ...] = ()
    reign: int = 1
    houses: tuple[HouseLegacy, ...] = ()
    stickers: tuple[StickerLegacy, ...] = ()
    stories: tuple[Placed, ...] = ()
    mystery: tuple[int, ...] = ()
    concord: int = 0
    discord: int = 0
    opened: tuple[int, ...] = ()
    doors: tuple[int, ...] = ()
    spent: tuple[int, ...] = ()
    deck: tuple[int, ...] = ()
    flags: tuple[int, ...] = ()
    events: EventLegacy = EventLegacy()
