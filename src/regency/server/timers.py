"""Timers: where a game wakes by itself, time arrives at its table like any other input."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from regency.kernel.edge import NEVER
from regency.kernel.errors import Trouble

from . import quiet_log
from .room import Room

AGAIN: Final = 5_000  # milliseconds until it is tried again to store what could not be stored
LONGEST: Final = 3_600_000  # that a timer is set ahead: clocks are put right now and then
LOG: Final = logging.getLogger("regency.server")


class Timers:
    """One a table, set to its next wake after every entry."""

    def __init__(self) -> None:
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def set(self, room: Room) -> None:
        """Wake the table when its game wants to be woken, and not before."""
        self.drop(room.table.id)
        match = room.match
        stands = match is None or room.deleted or room.is_full() or room.table.ended
        due = NEVER if stands or match is None else room.next_due() if room.timed else match.next_wake()
        if due != NEVER:
            self._set(room, due - room.now())

    def is_set(self, room: Room) -> bool:
        return room.table.id in self._timers

    def drop(self, table_id: str) -> None:
        """No timer any more."""
        timer = self._timers.pop(table_id, None)
        if timer is not None:
            timer.cancel()

    async def close(self) -> None:
        """Stop in order."""
        for table_id in list(self._timers):
            self.drop(table_id)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _set(self, room: Room, wait: int) -> None:
        self.drop(room.table.id)
        loop = asyncio.get_running_loop()
        seconds = min(max(0, wait), LONGEST) / 1000
        self._timers[room.table.id] = loop.call_later(seconds, self._ring, room)

    def _ring(self, room: Room) -> None:
        self._timers.pop(room.table.id, None)
        task = asyncio.get_running_loop().create_task(self._wake(room))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _wake(self, room: Room) -> None:
        """Whatever is due happens; a timer that rang too early, or in vain, is set again."""
        try:
            await room.wake()
        except Trouble as trouble:
            quiet_log.warn("waking", f"a table could not be woken: {type(trouble.reason).__name__}")
            if not room.deleted:
                self._set(room, AGAIN)
        except Exception:
            LOG.exception("a table could not be woken")
        else:
            if not self.is_set(room):
                self.set(room)
