"""Records that somebody brings along: checked from end to end, then a table to look at."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import msgspec
from msgspec import Struct

from regency import games
from regency.kernel import record as records
from regency.kernel import unplayed
from regency.kernel.entries import ENDED, Halt, Resume, Undo
from regency.kernel.errors import BadRecord, RecordGarbled, RecordTooLarge
from regency.kernel.match import AnyMatch, Match
from regency.kernel.record import Record
from regency.kernel.rules import AnyRules, Outcome

from .reasons import Denied, StillRunning, TooBusy
from .saved_table import SavedChair, SavedTable, clean

MOST_BYTES: Final = 4 * 1024 * 1024
MOST_WAITING: Final = 8  # records that come in, wait or are checked at once
AN_ADDRESS: Final = 2  # of them, from one address
MOST_WAITING_BYTES: Final = 12 * 1024 * 1024
MOST_WORK: Final = 25_000  # entries folded for one record: each undo by consent folds the match again
MOST_HEADER: Final = 128 * 1024  # bytes, for all of it is kept: the book of a whole campaign takes a third
LONGEST_NAME: Final = 32
LONGEST_WHY: Final = 500


class ImportPlaces:
    """Only a few records come in at once, and of the others not a byte is taken into memory."""

    def __init__(self, most: int = MOST_WAITING, most_bytes: int = MOST_WAITING_BYTES) -> None:
        self._most = most
        self._most_bytes = most_bytes
        self._taken: list[tuple[str, int]] = []

    @contextmanager
    def place(self, address: str, size: int | None) -> Iterator[None]:
        """Room for a record of so many bytes, or of unknown size; TooBusy where there is none."""
        wanted = (address, MOST_BYTES if size is None else min(size, MOST_BYTES))
        if not self._has_room(*wanted):
            raise Denied(TooBusy(), 503)
        self._taken.append(wanted)
        try:
            yield
        finally:
            self._taken.remove(wanted)

    def _has_room(self, address: str, size: int) -> bool:
        """Whoever brings slowly takes his own places, and not those of others."""
        near = sum(other == address for other, _ in self._taken)
        taken = sum(bytes_taken for _, bytes_taken in self._taken)
        return near < AN_ADDRESS and len(self._taken) < self._most and taken + size <= self._most_bytes


class Brought(Struct, frozen=True):
    """A finished match that somebody brings; `checked`: it was played again, from end to end."""

    record: Record
    outcome: Outcome | None  # none: all agreed to end it early
    checked: bool


def read(data: bytes) -> Brought:
    """The finished match that a record file tells of; one of another version is taken as it says."""
    if len(data.partition(b"\n")[0]) > MOST_HEADER:
        raise BadRecord(RecordGarbled(1))
    header = records.header_of(data)
    rules = games.load(header.game)
    if header.version != rules.version:
        return as_written(data)
    match = checked(rules, data)
    return Brought(match.record(), match.outcome(), True)


def as_written(data: bytes) -> Brought:
    """A record of another version, as it says; one without an outcome may not be over."""
    record = unplayed.parse(data)
    must_be_brief(record)
    if len(record.entries) > MOST_WORK:
        raise Denied(RecordTooLarge(len(data), MOST_BYTES), 413)
    if record.outcome is None and not is_ended(record):
        raise Denied(StillRunning(), 409)
    return Brought(record, record.outcome, False)


def checked(rules: AnyRules, data: bytes) -> AnyMatch:
    """The finished match that a record file tells of, from its first digest to its outcome."""
    record, _ = records.parse(rules, data)
    must_be_brief(record)
    again = 1 + sum(1 for entry, _ in record.entries if isinstance(entry, Undo))
    if again * len(record.entries) > MOST_WORK:
        raise Denied(RecordTooLarge(len(data), MOST_BYTES), 413)
    match = Match.fold(rules, record)
    if match.outcome() is None and not is_ended(record):
        raise Denied(StillRunning(), 409)
    return match


def is_ended(record: Record) -> bool:
    """Whether all agreed to end it early, and nothing followed."""
    last = record.entries[-1][0] if record.entries else None
    return isinstance(last, Halt) and last.why == ENDED


def must_be_brief(record: Record) -> None:
    """What people may say in a record is as short as what they may say at a table."""
    if any(len(name) > LONGEST_NAME for name in record.header.chairs):
        raise BadRecord(RecordGarbled(1))
    for line, (entry, _) in enumerate(record.entries, start=2):
        if isinstance(entry, Halt | Resume) and len(entry.why) > LONGEST_WHY:
            raise BadRecord(RecordGarbled(line))


def table_of(brought: Brought, table_id: str, device: str, now: int) -> SavedTable:
    """A table to look at a match that was played elsewhere."""
    header = brought.record.header
    options = header.options
    if brought.checked:
        options = msgspec.to_builtins(msgspec.convert(options, games.load(header.game).options))
    names = list(header.chairs) or [str(seat + 1) for seat in range(header.seats)]
    return SavedTable(
        id=table_id,
        game=header.game,
        options=options,
        pace="live",
        days=2,
        open=False,
        host=device,
        created=now,
        chairs=[SavedChair("person", clean(name)) for name in names],
        imported=True,
        ended=brought.outcome is None,
        checked=brought.checked,
    )
