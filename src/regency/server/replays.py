"""Looking back: moments and the course of matches, folded in threads of their own."""

from __future__ import annotations

import asyncio
import gzip
import logging
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import cache
from typing import Any, Final, TypeVar
from weakref import WeakKeyDictionary

from regency.kernel import record as records
from regency.kernel.edge import Event
from regency.kernel.errors import BadRecord, RecordParts
from regency.kernel.log import Log as EntryLog
from regency.kernel.match import AnyMatch, Match
from regency.kernel.record import Header, Record, entry_decoder
from regency.kernel.rules import AnyRules

from . import encoding
from .film import Fold, View
from .messages import Race
from .reasons import Denied, TooFast
from .room import Room
from .score_chart import score_chart
from .shelf import Garbled, Log

SIDE_BY_SIDE: Final = 2
FOLDS_KEPT: Final = 8  # matches that somebody looks back at
STATES_KEPT: Final = 4_000  # of about ten kilobytes: one a reel, and one for each step taken back
LINE_OF_TABLE: Final = 24  # requests that look back at one table, or wait for it
LINE_OF_ADDRESS: Final = 12  # the same of one address, at all tables
RECORDS_KEPT: Final = 8 * 1024 * 1024  # bytes, packed
LOG: Final = logging.getLogger("regency.server")

T = TypeVar("T")


class Replays:
    """However long some of them take, tables are read and moves are made meanwhile."""

    def __init__(self) -> None:
        self._one_a_table: WeakKeyDictionary[Room, asyncio.Lock] = WeakKeyDictionary()
        self._races: WeakKeyDictionary[Room, Race] = WeakKeyDictionary()
        self._records: OrderedDict[str, bytes] = OrderedDict()  # of finished tables, packed
        self._folds: OrderedDict[str, Fold] = OrderedDict()
        self._line: Counter[Room | str] = Counter()  # who waits or is served: by table, and by address
        self._threads = ThreadPoolExecutor(SIDE_BY_SIDE, thread_name_prefix="regency-replay")

    async def moment(self, room: Room, number: int, address: str = "") -> AnyMatch:
        """The match as it stood after an entry, which is on the disk."""
        async with self._turn(room, address):
            log, _, _ = await room.written_entries()
            return await self.run(replayed, room.rules, room.running().header, log, number)

    async def film(self, room: Room, reel: int, view: View, packed: bool, address: str = "") -> bytes:
        """A reel of the match as it is on the disk, as JSON; what was folded for it is kept."""
        return await self._folded(room, address, cut_reel, packed, reel, view)

    async def times(self, room: Room, packed: bool, address: str = "") -> bytes:
        """When in the game each entry of the match was, likewise."""
        return await self._folded(room, address, tell_times, packed)

    async def _folded(self, room: Room, address: str, work: Callable[..., bytes], *given: Any) -> bytes:
        async with self._turn(room, address):
            log, last, _ = await room.written_entries()
            fold = self._folds.pop(room.table.id, None) or Fold(room.rules, room.running().header)
            made = await self.run(work, fold, log, last, *given)
            self._folds[room.table.id] = fold
            while len(self._folds) > FOLDS_KEPT or sum(map(Fold.kept, self._folds.values())) > STATES_KEPT:
                self._folds.popitem(last=False)
            return made

    async def race(self, room: Room, address: str = "") -> Race:
        """The course of a finished match, worked out once."""
        if room in self._races:
            return self._races[room]
        match = await room.finished_match()
        async with self._turn(room, address):
            if room not in self._races:
                self._races[room] = await self.run(charted, room.rules, match)
            return self._races[room]

    async def record(self, room: Room, packed: bool, address: str = "") -> bytes:
        """The record of a finished match, packed or plain."""
        match = await room.finished_match()
        async with self._turn(room, address):
            table_id = room.table.id
            found = self._records.get(table_id)
            if found is None:
                found = self._records[table_id] = await self.run(packed_record, match)
                self._forget_records()
            self._records.move_to_end(table_id)
            return found if packed else await self.run(gzip.decompress, found)

    def _forget_records(self) -> None:
        """Those that were asked for longest ago; one that is too large by itself too."""
        while sum(map(len, self._records.values())) > RECORDS_KEPT:
            self._records.popitem(last=False)

    @asynccontextmanager
    async def _turn(self, room: Room, address: str) -> AsyncIterator[None]:
        """One at a time of a table, and nobody waits in a long line."""
        if self._line[room] >= LINE_OF_TABLE or self._line[address] >= LINE_OF_ADDRESS:
            raise Denied(TooFast(), 429)
        places: tuple[Room, str] = (room, address)
        self._line.update(places)
        try:
            async with self._one_a_table.setdefault(room, asyncio.Lock()):
                yield
        finally:
            for place in places:
                self._line[place] -= 1
                if not self._line[place]:
                    del self._line[place]

    async def run(self, work: Callable[..., T], *given: Any) -> T:
        """In one of the threads."""
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


def replayed(rules: AnyRules, header: Header, log: EntryLog, upto: int) -> AnyMatch:
    """The match as it stood after so many entries."""
    return Match.fold(rules, Record(header, tuple(log[:upto])), upto=upto)


def cut_reel(fold: Fold, log: EntryLog, last: int, packed: bool, reel: int, view: View) -> bytes:
    """A reel as it goes over the line."""
    made = fold.reel(log, reel, last, view)
    return encoding.packed(made) if packed else made


def tell_times(fold: Fold, log: EntryLog, last: int, packed: bool) -> bytes:
    """The times of a match as they go over the line."""
    made = fold.times(log, last)
    return encoding.packed(made) if packed else made


def charted(rules: AnyRules, match: AnyMatch) -> Race:
    """The course of a finished match."""
    return score_chart(rules, match.record())


def packed_record(match: AnyMatch) -> bytes:
    """The record of a match, as it goes over the line."""
    return encoding.packed(records.encode(match.record()))
