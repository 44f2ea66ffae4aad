"""What the server asks of whatever keeps its tables: of tables, logs and links, and of no database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from regency.kernel.record import Header
from regency.kernel.rules import Outcome

from .campaign_shelf import CampaignShelf
from .reasons import Denied, LinkSpent, NoSuchTable, StoreFailed, TableGarbled
from .saved_table import SavedTable, State
from .written import Act as Act

# What can go wrong: each is a refusal too, for whoever does not look closer


class Taken(Denied):
    """A number of the log, a beginning or a name is somebody else's already: what is known here is old."""

    def __init__(self) -> None:
        super().__init__(StoreFailed(), 503)


class Fenced(Denied):
    """The table is not ours to write any more: somebody has deleted it."""

    def __init__(self) -> None:
        super().__init__(NoSuchTable(), 404)


class Spent(Denied):
    """A link that was never given out, is used, or out of date."""

    def __init__(self) -> None:
        super().__init__(LinkSpent(), 410)


class Failed(Denied):
    """The disk is full, locked, read-only, damaged or gone; nothing has changed."""

    def __init__(self) -> None:
        super().__init__(StoreFailed(), 503)


class Garbled(Denied):
    """What is kept of this one table makes no sense; the others are as they were."""

    def __init__(self) -> None:
        super().__init__(TableGarbled(), 409)


# What is read


class Saved(NamedTuple):
    """A table, the header of its match once that has begun, its outcome where that is kept, the device that
    holds each seat, how long its log is and when that grew last: all of one moment."""

    table: SavedTable
    header: Header | None
    state: State
    outcome: Outcome | None
    holders: dict[int, str]
    entries: int
    last: int = 0  # the stamp of the last entry


class Line(NamedTuple):
    """An entry of a log, in JSON, with the key of the submission that it answers."""

    number: int
    body: bytes
    digest: str
    key: str | None


class Log(NamedTuple):
    """A match from its beginning, all of one moment."""

    header: Header
    lines: list[Line]


class Idle(NamedTuple):
    """A table where nothing has happened for long, and how long its log was then."""

    table_id: str
    entries: int


# What is written


class Open(Act, frozen=True):
    """A new table; Taken where its id is not new."""

    table: SavedTable


class Keep(Act, frozen=True):
    """The lobby's side of a table."""

    table: SavedTable


class Append(Act, frozen=True, gc=False):
    """The next entry, in JSON; Taken where its number is: whoever knows that has read all keys before it."""

    table_id: str
    number: int
    body: bytes
    digest: str
    key: str | None = None


class Begin(Act, frozen=True):
    """The match of a table, with what is in its log from the start; Taken where it has begun already."""

    table_id: str
    header: Header
    log: Sequence[Append] = ()


class Finish(Act, frozen=True):
    """The match is over; without an outcome where it was ended early."""

    table_id: str
    outcome: Outcome | None


class Hold(Act, frozen=True):
    """From now on the seat is this device's."""

    table_id: str
    seat: int
    device: str


class Free(Act, frozen=True):
    """From now on the seat is nobody's, and no link leads to it."""

    table_id: str
    seat: int


class Link(Act, frozen=True):
    """A link that takes a seat elsewhere, once; earlier ones of the seat, and those out of date, are void."""

    table_id: str
    seat: int
    key: str
    now: int
    expires: int


class Take(Act, frozen=True):
    """A link is used, and its seat is this device's; Spent where it does not hold good."""

    key: str
    device: str
    now: int


class Delete(Act, frozen=True):
    """A table with all that belongs to it, if it is there and belongs to no campaign."""

    table_id: str


class Clear(Act, frozen=True):
    """The same, but only where nothing has happened since `idle` was asked."""

    idle: Idle
    before: int


class ForgetLinks(Act, frozen=True):
    """Links that are out of date."""

    now: int


class Save(Protocol):
    """The writing half of a shelf."""

    async def __call__(self, *acts: Act) -> None: ...


class Shelf(CampaignShelf, Protocol):
    """Where tables and campaigns are kept. What was written is read by everybody from then on; each may raise
    Failed."""

    async def write(self, *acts: Act) -> None:
        """All of these in this order or none, on the disk when it returns; else Taken, Fenced, Spent, Failed.

        It never leaves before that is known, even if whoever waits is cancelled.
        """

    async def table(self, table_id: str) -> Saved | None:
        """A table, if it is there; Garbled where it cannot be read."""

    async def log(self, table_id: str) -> Log | None:
        """The log of a match, if the table is there and the match has begun; Garbled as above."""

    async def host(self, table_id: str) -> str | None:
        """The device that opened a table, even of one that is garbled."""

    async def holds_seat(self, table_id: str, device: str) -> bool:
        """Whether the device holds a seat at the table, however long its log is."""

    async def tables_of(self, device: str, most: int) -> list[tuple[str, State]]:
        """The tables that a device opened or sits at, the latest first; of campaigns what is played."""

    async def open_tables(self, most: int, most_of_one: int) -> list[str]:
        """Tables that offer a free chair to strangers, the latest first, and at most so many of one host."""

    async def unfinished_of(self, device: str) -> int:
        """How many tables the device has opened that are not played to the end, and are of no campaign."""

    async def imported_of(self, device: str) -> int:
        """How many records the device has brought that are tables still."""

    async def running(self) -> list[str]:
        """The tables whose match is on."""

    async def count(self) -> int:
        """How many tables there are."""

    async def link(self, key: str, now: int) -> tuple[str, int] | None:
        """Table and seat that a link leads to, if it holds good; it may be used by the time it is taken."""

    async def idle(self, before: int) -> list[Idle]:
        """Tables of no campaign where nobody has done anything since then."""

    async def works(self) -> None:
        """Failed where tables could not be read, or what is written would be lost."""

    async def close(self) -> None:
        """Write what was ordered, then let everything go."""
