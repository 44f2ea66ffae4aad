"""What a room is made of: the table as it is saved, its match once it has begun, and one lock around both."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Protocol

from regency.kernel.errors import GameOver, Refused
from regency.kernel.match import AnyMatch
from regency.kernel.rules import AnyRules

from . import clock
from .reasons import (
    AlreadyBegun,
    Denied,
    HostOnly,
    NoSuchCampaign,
    NoSuchChair,
    NoSuchTable,
    NotBegun,
    NotYourSeat,
    OneSeatADevice,
    PartOfCampaign,
)
from .saved_table import SavedChair, SavedTable, State, is_timed
from .shelf import Act, Fenced, Keep, Save
from .work_threads import InThread


class Patron(Protocol):
    """The campaign that a table belongs to: what is to be written there with what happens here."""

    def ends(self, table_id: str, match: AnyMatch) -> AbstractAsyncContextManager[Sequence[Act]]:
        """With the last entry of the match."""

    def gives(self, house: int, device: str) -> AbstractAsyncContextManager[Sequence[Act]]:
        """With a seat that comes to another device."""


async def no_patron(_: str) -> Patron:
    """Where there are no campaigns."""
    raise Denied(NoSuchCampaign(), 404)


class RoomState:
    """The lock is the room's own: it is taken in methods of the room and nowhere else."""

    def __init__(self, rules: AnyRules, table: SavedTable, devices: dict[int, str], save: Save) -> None:
        self.rules = rules
        self.table = table
        self.devices = devices
        self.save = save
        self.timed = is_timed(rules, table)
        self.ahead = 0  # milliseconds, of the clock: where time runs, stamps never stand still
        self.match: AnyMatch | None = None
        self.deleted = False
        self.patron: Callable[[str], Awaitable[Patron]] = no_patron
        self.in_thread: InThread = asyncio.to_thread  # for what takes long while this table waits
        self._lock = asyncio.Lock()

    def state(self) -> State:
        if self.match is None:
            return "waiting"
        return "finished" if self.table.ended or self.match.outcome() is not None else "playing"

    def running(self) -> AnyMatch:
        """The match, once there is one."""
        if self.deleted:
            raise Denied(NoSuchTable(), 404)
        if self.match is None:
            raise Denied(NotBegun(), 409)
        return self.match

    def going_on(self) -> AnyMatch:
        """The match, as long as it is not ended early; that it is over its rules say themselves."""
        match = self.running()
        if self.table.ended:
            raise Refused(GameOver())
        return match

    def now(self) -> int:
        """This instant, as entries of this table are stamped."""
        return clock.now() + self.ahead

    def waited_for(self) -> list[int]:
        return [] if self.match is None or self.table.ended else self.match.waited_for()

    def approached(self) -> list[int]:
        """The seats to which something is put that nobody waits for."""
        if self.match is None or self.state() != "playing":
            return []
        return sorted(self.rules.approached(self.match.state.table))

    # Who may

    def is_seated(self, device: str) -> bool:
        """Whether the device holds a seat here."""
        return device in self.devices.values()

    def seats_of(self, device: str) -> list[int]:
        """The seats that the device holds."""
        return [seat for seat, holder in self.devices.items() if holder == device]

    def must_hold(self, device: str, seat: int) -> None:
        if self.devices.get(seat) != device:
            raise Denied(NotYourSeat(seat), 403)

    def must_host(self, device: str) -> None:
        if self.table.host != device:
            raise Denied(HostOnly(), 403)

    def must_lead(self, device: str) -> None:
        """The host, or whoever plays without other people."""
        if device != self.table.host and set(self.devices.values()) != {device}:
            raise Denied(HostOnly(), 403)

    def must_have_none_yet(self, device: str, seat: int) -> None:
        """Where time runs nobody can act for two."""
        if self.timed and any(other != seat for other in self.seats_of(device)):
            raise Denied(OneSeatADevice(), 409)

    def must_sit(self, device: str) -> None:
        if device != self.table.host and device not in self.devices.values():
            raise Denied(HostOnly(), 403)

    def must_wait(self) -> None:
        """Only before the start."""
        if self.match is not None:
            raise Denied(AlreadyBegun(), 409)

    def chair(self, seat: int) -> SavedChair:
        if seat >= len(self.table.chairs):
            raise Denied(NoSuchChair(seat), 404)
        return self.table.chairs[seat]

    # Its campaign

    @asynccontextmanager
    async def last_acts(self, match: AnyMatch, *, is_last: bool) -> AsyncIterator[Sequence[Act]]:
        """What the campaign writes with the last entry; of any other entry, and any other table, nothing."""
        if self.table.sitting is None or not is_last:
            yield ()
            return
        patron = await self.patron(self.table.sitting.campaign)
        async with patron.ends(self.table.id, match) as acts:
            yield acts

    @asynccontextmanager
    async def house_along(self, seat: int, device: str) -> AsyncIterator[Sequence[Act]]:
        """What the campaign writes when a seat comes to another device while it is played."""
        sitting = self.table.sitting
        if sitting is None or self.state() != "playing":
            yield ()
            return
        patron = await self.patron(sitting.campaign)
        async with patron.gives(sitting.houses[seat], device) as acts:
            yield acts

    def must_be_alone(self) -> None:
        """What belongs to a campaign is neither deleted nor played once more by itself."""
        if self.table.sitting is not None:
            raise Denied(PartOfCampaign(), 409)

    # What is written

    async def keep(self, table: SavedTable, *more: Act) -> None:
        """Write the lobby's side of the table; it counts once it is written."""
        await self.store(Keep(table), *more)
        self.table = table

    async def store(self, *acts: Act) -> None:
        """Write what belongs to this table, as long as it is there."""
        if self.deleted:
            raise Denied(NoSuchTable(), 404)
        try:
            await self.save(*acts)
        except Fenced:  # deleted by another process meanwhile
            self.deleted = True
            raise
