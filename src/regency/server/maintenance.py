"""Looking after the database: a copy while play goes on, and old tables cleared away."""

from __future__ import annotations

import contextlib
import errno
import os
import sqlite3
from pathlib import Path

import msgspec

from . import clock
from .reasons import DatabaseUnusable, Denied
from .saved_table import DAY
from .store import SqliteStore, Statement, copy_whole, open_database


def backup(database: Path, copy: Path) -> None:
    """A copy of everything that is committed, by another process or by this one, while play goes on."""
    try:
        with contextlib.closing(open_database(existing(database))) as source:
            copy_whole(source, database, copy)
    except (sqlite3.Error, OSError) as error:
        raise Denied(DatabaseUnusable(str(copy), str(error)), 503) from None


class Stamp(msgspec.Struct):
    """Of an entry only when it was."""

    at: int


async def prune(store: SqliteStore, older_than_days: int) -> int:
    """Delete tables where nothing has happened for so many days, finished or not; returns how many."""
    before = clock.now() - older_than_days * DAY
    idle = store.read("SELECT id, state FROM tables WHERE touched < ?", (before,))
    old = [table_id for table_id, state in idle if state != "playing" or last_entry(store, table_id) < before]
    statements: list[Statement] = [
        ("DELETE FROM tables WHERE id = ? AND touched < ?", (table_id, before)) for table_id in old
    ]
    statements.append(("DELETE FROM moves WHERE expires < ?", (clock.now(),)))
    await store.write(statements)
    return len(old)


def last_entry(store: SqliteStore, table_id: str) -> int:
    """When somebody last moved at a table."""
    latest = "SELECT body FROM entries WHERE table_id = ? ORDER BY number DESC LIMIT 1"
    for (body,) in store.read(latest, (table_id,)):
        return msgspec.json.decode(body, type=Stamp).at
    return 0


def existing(database: Path) -> Path:
    """The database, which must be there: nobody wants a copy of nothing."""
    if not database.is_file():
        raise Denied(DatabaseUnusable(str(database), os.strerror(errno.ENOENT)), 503)
    return database
