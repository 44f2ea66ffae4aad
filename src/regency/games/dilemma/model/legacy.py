"""What a reign is given by those before it, and leaves to the next."""

from __future__ import annotations

from msgspec import Struct

from ..printed.agendas import AGENDAS
from ..printed.figures import NOTHING
from ..printed.finale import FINALE_HOME
from ..printed.houses import ACHIEVEMENTS
from ..printed.story import STORYLINES
from .book import Book, has
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
    sat: int = 0  # reigns in which it was at the table
    won: int = 0  # those of them that it won, alone or with others


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


class Standing(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A house in the final table; its place is NOTHING where it sat in too few reigns to have one."""

    house: int
    place: int
    score: int
    prestige: int
    crave: int
    sat: int
    won: int


class Legacy(Struct, frozen=True, forbid_unknown_fields=True):
    """A campaign as one sitting sees it; `present`: the house of each seat.

    `reign`: the number of the next sitting. Behind the finale there are an outcome and the final table.
    """

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
    recalled: tuple[int, ...] = ()  # passages of texts that have been read, in the open
    events: EventLegacy = EventLegacy()
    outcome: int = NOTHING  # the envelope of it
    standing: tuple[Standing, ...] = ()  # the first is the first

    @property
    def finale(self) -> bool:
        """Whether the next sitting is the finale: the sixth mystery is out, and the story has an end."""
        is_due = len(self.mystery) == STORYLINES and NOTHING not in self.mystery
        return is_due and not self.over and has(self.book, FINALE_HOME)

    @property
    def over(self) -> bool:
        """Whether the finale has been played: nothing comes after it."""
        return self.outcome != NOTHING
