"""Matches from the log and from records: folded anew, looked at in the middle, taken in from a file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from regency import games
from regency.kernel import record as records
from regency.kernel.edge import Event
from regency.kernel.entries import Halt, Resume, Undo
from regency.kernel.errors import BadRecord, RecordGarbled, RecordParts, RecordTooLarge
from regency.kernel.match import AnyMatch, Match
from regency.kernel.record import Header, Record
from regency.kernel.rules import AnyRules

from . import rows
from .reasons import Denied, StillRunning
from .room import Room
from .seats import Body, ChairBody, clean
from .store import Statement

MOST_BYTES: Final = 4 * 1024 * 1024
MOST_WORK: Final = 25_000  # entries folded for one record: each undo by consent folds the match again
MOST_HEADER: Final = 16 * 1024  # bytes: of these lines the rules do not look at everything, and all is kept
LONGEST_NAME: Final = 32
LONGEST_WHY: Final = 500


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


def replayed(room: Room, entries: tuple[tuple[Any, str], ...], upto: int) -> AnyMatch:
    """The match as it stood after so many entries."""
    return Match.fold(room.rules, Record(room.running().header, entries), upto=upto)


def checked(data: bytes) -> AnyMatch:
    """The finished match that a record file tells of, from its first digest to its outcome."""
    if len(data.partition(b"\n")[0]) > MOST_HEADER:
        raise BadRecord(RecordGarbled(1))
    rules = games.load(records.game_of(data))
    record, _ = records.parse(rules, data)
    must_be_brief(record)
    again = 1 + sum(1 for entry, _ in record.entries if isinstance(entry, Undo))
    if again * len(record.entries) > MOST_WORK:
        raise Denied(RecordTooLarge(len(data), MOST_BYTES), 413)
    match = Match.fold(rules, record)
    if match.outcome() is None:
        raise Denied(StillRunning(), 409)
    return match


def must_be_brief(record: Record) -> None:
    """What people may say in a record is as short as what they may say at a table."""
    if any(len(name) > LONGEST_NAME for name in record.header.chairs):
        raise BadRecord(RecordGarbled(1))
    for line, (entry, _) in enumerate(record.entries, start=2):
        if isinstance(entry, Halt) and len(entry.why) > LONGEST_WHY:
            raise BadRecord(RecordGarbled(line))


def table_of(match: AnyMatch, table_id: str, device: str, now: int) -> Body:
    """A table to look at a match that was played elsewhere."""
    header = match.header
    options = msgspec.to_builtins(msgspec.convert(header.options, match.rules.options))
    names = list(header.chairs) or [str(seat + 1) for seat in range(header.seats)]
    return Body(
        id=table_id,
        game=header.game,
        options=options,
        pace="live",
        days=2,
        open=False,
        host=device,
        created=now,
        chairs=[ChairBody("person", clean(name)) for name in names],
        imported=True,
    )


def rows_of(match: AnyMatch, table_id: str) -> list[Statement]:
    """The log of a finished match, for the table that was just inserted."""
    header = msgspec.json.encode(match.header)
    finish: Statement = ("UPDATE tables SET header = ?, state = 'finished' WHERE id = ?", (header, table_id))
    return [finish, *rows.whole_log(match, table_id)]


def set_off(match: AnyMatch, now: int) -> list[Sequence[Event]]:
    """What was told so far; where the clock runs from the setup on it runs from now on, as after a pause."""
    told: list[Sequence[Event]] = [match.opening]
    if match.next_wake() >= 0:
        told += [match.apply(Halt(match.state.clock.at)), match.apply(Resume(now))]
    return told
