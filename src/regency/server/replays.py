"""Looking back: moments and the course of matches, folded in threads of their own."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, Final, TypeVar
from weakref import WeakKeyDictionary

from regency.kernel.edge import Event
from regency.kernel.errors import BadRecord, RecordParts
from regency.kernel.match import AnyMatch, Match
from regency.kernel.record import Header, Record, entry_decoder
from regency.kernel.rules import AnyRules

from .messages import Race
from .room import Room
from .score_chart import score_chart
from .shelf import Garbled, Log

SIDE_BY_SIDE: Final = 2
LOG: Final = logging.getLogger("regency.server")

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
        record = await room.finished_record()
        async with self._turn(room):
            if room not in self._races:
                self._races[room] = await self._run(score_chart, room.rules, record)
            return self._races[room]

    def _turn(self, room: Room) -> asyncio.Lock:
        return self._one_a_table.setdefault(room, asyncio.Lock())

    async def _run(self, work: Callable[..., T], *given: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *given)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def unfold(
    rules: AnyRules, header: Header, entries: Sequence[tuple[Any, str]]
) -> tuple[AnyMatch, list[Sequence[Event]]]:
    """A match and everything that was told in it."""
    match: AnyMatch = Match.from_header(rules, header)
    told: list[Sequence[Event]] = [match.opening]
    for number, (entry, digest) in enumerate(entries, start=1):
        told.append(match.apply(entry))
        if match.entries[-1][1] != digest:
            raise BadRecord(RecordParts(number))
    return match, told


def unfold_log(rules: AnyRules, log: Log) -> tuple[AnyMatch, list[Sequence[Event]]]:
    """A match from its log; Garbled where that makes no sense."""
    decoder = entry_decoder(rules)
    if any(line.number != number for number, line in enumerate(log.lines, start=1)):
        raise Garbled
    try:
        entries = [(decoder.decode(line.body), line.digest) for line in log.lines]
        return unfold(rules, log.header, entries)
    except BadRecord:
        raise
    except Exception as error:  # noqa: BLE001  (rules may stumble over anything in a log that they did not write)
        complain(type(error).__name__)
        raise Garbled from None


@cache
def complain(cause: str) -> None:
    """Once a cause, as anybody may ask for the table again and again."""
    LOG.error("a table could not be read: %s", cause)


def replayed(room: Room, entries: tuple[tuple[Any, str], ...], upto: int) -> AnyMatch:
    """The match as it stood after so many entries."""
    return Match.fold(room.rules, Record(room.running().header, entries), upto=upto)
