"""Which tables are in memory: one that nobody needs is let go, and read again when somebody comes."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from itertools import islice
from time import monotonic
from typing import Final, NamedTuple

from .room import Room
from .socket_messages import Chatted, Proposal

IN_MEMORY: Final = 2_000  # tables that are kept folded, if nobody looks at them
LOOKED_AT: Final = 20  # tables, whenever one more is asked for, so that a house full of busy ones is not slow
FINISHED_STAYS: Final = 60.0  # seconds that a finished match stays after the last tab has left
IDLE_STAYS: Final = 600.0  # the same of one that is not finished: folding it again takes a moment
EVERY: Final = 15.0  # seconds
LEFT_BEHIND: Final = 10_000  # tables of which it is known who was absent since when
LINES: Final = 20_000  # of chat, at all tables that are not in memory


class Left(NamedTuple):
    """What is known of a table that was let go, and does not stand on the disk."""

    gone: dict[int, int]
    chat: list[Chatted]
    proposal: Proposal | None


class RoomKeeping:
    """The rooms in memory, whoever was asked for last at the end."""

    def __init__(self, is_busy: Callable[[Room], bool], let_go: Callable[[Room], None]) -> None:
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.finished_stays = FINISHED_STAYS
        self.idle_stays = IDLE_STAYS
        self._is_busy = is_busy
        self._after = let_go
        self._quiet: dict[str, float] = {}  # since when nobody needs it
        self._left: OrderedDict[str, Left] = OrderedDict()
        self._lines = 0
        self._timer: asyncio.TimerHandle | None = None

    def keep(self, room: Room) -> None:
        """Somebody asks for it."""
        table_id = room.table.id
        self._quiet.pop(table_id, None)
        self._take_up(table_id)
        self.rooms[table_id] = room
        self.rooms.move_to_end(table_id)
        if len(self.rooms) > IN_MEMORY:
            self._let_oldest_go(room)
        if self._timer is None:
            self._sweep_later()

    def restore(self, room: Room) -> None:
        """A room that was just read is as it was when it was let go."""
        left = self._take_up(room.table.id)
        if left is not None:
            room.gone |= left.gone
            room.chat = left.chat
            room.proposal = left.proposal

    def drop(self, table_id: str) -> None:
        """The table is no more."""
        self.rooms.pop(table_id, None)
        self._quiet.pop(table_id, None)
        self._take_up(table_id)

    def release(self, room: Room) -> None:
        """It was read for something that is done: it goes at once, unless somebody needs it by now."""
        if room.table.id in self.rooms and not self._is_needed(room):
            self._let_go(room)

    def sweep(self) -> None:
        """Let go whatever nobody has needed for long enough."""
        now = monotonic()
        for room in list(self.rooms.values()):
            if not self._is_needed(room):
                stays = self.idle_stays if room.state() != "finished" else self.finished_stays
                if now - self._quiet.setdefault(room.table.id, now) >= stays:
                    self._let_go(room)
            else:
                self._quiet.pop(room.table.id, None)

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _is_needed(self, room: Room) -> bool:
        return bool(room.tabs) or self._is_busy(room)

    def _let_oldest_go(self, asked: Room) -> None:
        """Of a few, never the one that is asked for; those that are needed are looked at again last."""
        for room in list(islice(self.rooms.values(), LOOKED_AT)):
            if room is asked or self._is_needed(room):
                self.rooms.move_to_end(room.table.id)
            else:
                self._let_go(room)
            if len(self.rooms) <= IN_MEMORY:
                return

    def _let_go(self, room: Room) -> None:
        self.drop(room.table.id)
        if not room.deleted and (room.chat or room.state() != "finished"):
            self._left[room.table.id] = Left(room.gone, room.chat, room.proposal)
            self._lines += len(room.chat)
        while len(self._left) > LEFT_BEHIND or self._lines > LINES:
            self._lines -= len(self._left.popitem(last=False)[1].chat)
        self._after(room)

    def _take_up(self, table_id: str) -> Left | None:
        left = self._left.pop(table_id, None)
        if left is not None:
            self._lines -= len(left.chat)
        return left

    def _sweep_later(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(EVERY, self._swept)

    def _swept(self) -> None:
        self._timer = None
        self.sweep()
        if self.rooms:
            self._sweep_later()
