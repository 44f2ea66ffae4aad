"""The statements that keep a table: its log, its body, its chairs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from regency.kernel.entries import Entry
from regency.kernel.record import Header, Record
from regency.kernel.rules import Outcome

from .saved_table import SavedTable
from .store import Statement

NEW: Final = "INSERT INTO tables (id, game, host, open, body, created, touched) VALUES (?, ?, ?, ?, ?, ?, ?)"
BEGUN: Final = "UPDATE tables SET header = ?, state = 'playing', touched = ? WHERE id = ?"
ENTRY: Final = "INSERT INTO entries (table_id, number, body, digest, submission) VALUES (?, ?, ?, ?, ?)"
FINISHED: Final = "UPDATE tables SET state = 'finished', outcome = ?, touched = ? WHERE id = ?"
BODY: Final = "UPDATE tables SET body = ?, touched = ? WHERE id = ?"
THERE: Final = (
    "INSERT INTO chairs (table_id, seat, device)"
    " SELECT ?, -1, '' WHERE NOT EXISTS (SELECT 1 FROM tables WHERE id = ?)"
)
NO_LINK: Final = "DELETE FROM moves WHERE table_id = ? AND seat = ? OR expires < ?"
LINK: Final = "INSERT INTO moves (token, table_id, seat, expires) VALUES (?, ?, ?, ?)"
CHAIR: Final = "INSERT OR REPLACE INTO chairs (table_id, seat, device) VALUES (?, ?, ?)"


def one_entry(table_id: str, number: int, entry: Entry, digest: str, key: str | None = None) -> Statement:
    """An entry of the log, with the key of the submission it answers."""
    return ENTRY, (table_id, number, msgspec.json.encode(entry), digest, key)


def whole_log(entries: Iterable[tuple[Entry, str]], table_id: str) -> list[Statement]:
    """Every entry so far."""
    return [
        one_entry(table_id, number, entry, digest) for number, (entry, digest) in enumerate(entries, start=1)
    ]


def finished(table_id: str, outcome: Outcome, now: int) -> Statement:
    return FINISHED, (msgspec.json.encode(outcome), now, table_id)


def whole_match(record: Record, outcome: Outcome, table_id: str, now: int) -> list[Statement]:
    """A finished match, for the table that was just inserted."""
    begins = begun(table_id, record.header, now)
    return [begins, finished(table_id, outcome, now), *whole_log(record.entries, table_id)]


def opened(table: SavedTable, now: int) -> Statement:
    """A new table."""
    body = msgspec.json.encode(table)
    return NEW, (table.id, table.game, table.host, int(table.open), body, now, now)


def begun(table_id: str, header: Header, now: int) -> Statement:
    """The match of a table has begun."""
    return BEGUN, (msgspec.json.encode(header), now, table_id)


def deleted(table_id: str) -> Statement:
    """A table with all that belongs to it."""
    return "DELETE FROM tables WHERE id = ?", (table_id,)


def kept(table: SavedTable, now: int) -> Statement:
    """The lobby's side of a table."""
    return BODY, (msgspec.json.encode(table), now, table.id)


def there(table_id: str) -> Statement:
    """Fails where the table is gone, and else does nothing."""
    return THERE, (table_id, table_id)


def held(table_id: str, seat: int, device: str) -> Statement:
    """From now on the seat is this device's."""
    return CHAIR, (table_id, seat, device)


def freed(table_id: str, seat: int) -> list[Statement]:
    """From now on the seat is nobody's, and no link leads to it."""
    return [
        ("DELETE FROM chairs WHERE table_id = ? AND seat = ?", (table_id, seat)),
        link_spent(table_id, seat),
    ]


def link_spent(table_id: str, seat: int) -> Statement:
    """No link leads to the seat any more."""
    return "DELETE FROM moves WHERE table_id = ? AND seat = ?", (table_id, seat)


def link(table_id: str, seat: int, key: str, now: int, expires: int) -> list[Statement]:
    """A link that takes a seat elsewhere; earlier ones of the seat, and those out of date, are void."""
    return [(NO_LINK, (table_id, seat, now)), (LINK, (key, table_id, seat, expires))]
