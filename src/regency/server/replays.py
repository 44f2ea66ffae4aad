"""Looking back: moments and the course of matches, folded in threads of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar
from weakref import WeakKeyDictionary

from regency.kernel.match import AnyMatch
from regency.kernel.record import Record

from .imports import replayed
from .messages import Race
from .race import race
from .reasons import Denied, StillRunning
from .room import Room

SIDE_BY_SIDE: Final = 2

T = TypeVar("T")


class Replays:
    """However long some of them take, tables are read and moves are made meanwhile."""

    def __init__(self) -> None:
        self._one_a_table: WeakKeyDictionary[Room, asyncio.Lock] = WeakKeyDictionary()
        self._races: WeakKeyDictionary[Room, Race] = WeakKeyDictionary()
        self._threads = ThreadPoolExecutor(SIDE_BY_SIDE, thread_name_prefix="regency-replay")

    async def moment(self, room: Room, entries: tuple[tuple[Any, str], ...], number: int) -> AnyMatch:
        """The match as it stood after an entry."""
        async with self._turn(room):
            return await self._run(replayed, room, entries, number)

    async def race(self, room: Room) -> Race:
        """The course of a finished match, worked out once."""
        record = await finished(room)
        async with self._turn(room):
            if room not in self._races:
                self._races[room] = await self._run(race, room.rules, record)
            return self._races[room]

    def _turn(self, room: Room) -> asyncio.Lock:
        return self._one_a_table.setdefault(room, asyncio.Lock())

    async def _run(self, work: Callable[..., T], *given: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *given)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


async def finished(room: Room) -> Record:
    """The record of a match that is over: its last entry is on the disk, and it is no secret any more."""
    async with room.lock:
        if room.state() != "finished":
            raise Denied(StillRunning(), 409)
        return room.running().record()
