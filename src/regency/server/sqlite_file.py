"""The file of a SQLite database: opened, brought up to date, copied, and known again."""

from __future__ import annotations

import contextlib
import errno
import logging
import os
import sqlite3
import threading
import time
from pathlib import Path
from typing import Final

from .reasons import DatabaseNewer, DatabaseUnusable, Denied

VERSION: Final = 5
MIGRATIONS: Final = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        host TEXT NOT NULL,      -- the device that opened it, a hash
        open INTEGER NOT NULL,   -- whether strangers are offered its chairs
        body BLOB NOT NULL,      -- the table as the lobby knows it, JSON
        header BLOB,             -- the header of the record once the match has begun: it holds the seed
        state TEXT NOT NULL DEFAULT 'waiting',
        created INTEGER NOT NULL,
        touched INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tables_by_host ON tables (host);
    CREATE INDEX open_tables ON tables (touched) WHERE state = 'waiting' AND open = 1;
    CREATE TABLE entries (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        body BLOB NOT NULL,
        digest TEXT NOT NULL,
        submission TEXT,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX submissions ON entries (table_id, submission) WHERE submission IS NOT NULL;
    CREATE TABLE chairs (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        device TEXT NOT NULL,    -- a hash
        PRIMARY KEY (table_id, seat)
    ) WITHOUT ROWID;
    CREATE INDEX chairs_by_device ON chairs (device);
    CREATE TABLE moves (
        token TEXT PRIMARY KEY,  -- a hash
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        expires INTEGER NOT NULL
    ) WITHOUT ROWID;
    """,
    # A number can be written but once, and whoever reads the entry with it knows its submission: the key
    # of the log is enough, and this index was half of all that a move writes.
    "DROP INDEX submissions;",
    # The result of a match, which only its own rules could work out again.
    "ALTER TABLE tables ADD COLUMN outcome BLOB;",
    # Nothing here: the bodies of tables have fields that an older server does not know.
    "",
    """
    CREATE TABLE campaigns (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        host TEXT NOT NULL,      -- the device that leads it, a hash
        body BLOB NOT NULL,      -- what is told of it in a list, JSON
        touched INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX campaigns_by_host ON campaigns (host);
    ALTER TABLE tables ADD COLUMN campaign TEXT REFERENCES campaigns (id) ON DELETE CASCADE;
    CREATE INDEX tables_by_campaign ON tables (campaign) WHERE campaign IS NOT NULL;
    CREATE TABLE acts (
        campaign_id TEXT NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        body BLOB NOT NULL,
        mark TEXT NOT NULL,      -- the digest of the act and of all before it
        table_id TEXT REFERENCES tables (id),  -- of the sitting that it ended
        record TEXT,             -- the digest of the record, of a reign
        PRIMARY KEY (campaign_id, number)
    ) WITHOUT ROWID;
    CREATE INDEX acts_by_table ON acts (table_id) WHERE table_id IS NOT NULL;
    CREATE INDEX acts_by_record ON acts (record) WHERE record IS NOT NULL;
    CREATE TABLE houses (
        campaign_id TEXT NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
        house INTEGER NOT NULL,
        device TEXT NOT NULL,    -- a hash
        PRIMARY KEY (campaign_id, house)
    ) WITHOUT ROWID;
    CREATE INDEX houses_by_device ON houses (device);
    CREATE TABLE house_moves (
        token TEXT PRIMARY KEY,  -- a hash
        campaign_id TEXT NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
        house INTEGER NOT NULL,  -- -1: leading the campaign
        expires INTEGER NOT NULL
    ) WITHOUT ROWID;
    """,
)
LOG_BEGINS: Final = b"\x37\x7f\x06"  # every write-ahead log
LOOK_AGAIN: Final = 0.2  # seconds: under load each call to the system waits for the event loop once more
LOG: Final = logging.getLogger("regency.server")


class Files:
    """The file and its write-ahead log, known again: their names may come to stand for others, and what is
    written into a file without a name is lost.

    The database itself is never opened here: whoever closes it sets every lock free that SQLite has on it.
    """

    def __init__(self, file: Path) -> None:
        self._file: Final = str(file.resolve())
        self._log: Final = f"{self._file}-wal"
        self._known: Final = (known(os.stat(self._file)), known(os.stat(self._log)))
        self._beginning: Final = os.open(self._log, os.O_RDONLY)
        self._one_at_a_time: Final = threading.Lock()
        self._looked = -LOOK_AGAIN
        self.lost = False

    def are_there(self) -> bool:
        """Whether both are what they were; once they are not nothing is as it was."""
        with self._one_at_a_time:
            if not self.lost and not self._are_known():
                self.lost = True
                LOG.error(
                    "the database is deleted, replaced or cut short: nothing is saved until a new start"
                )
            return not self.lost

    def _are_known(self) -> bool:
        try:
            file, log = os.stat(self._file), os.stat(self._log)
        except (FileNotFoundError, NotADirectoryError):
            return False
        if (known(file), known(log)) != self._known or file.st_size == 0:
            return False
        return log.st_size == 0 or self._begins_well()  # whoever tidies up may leave it empty

    def _begins_well(self) -> bool:
        """What was appended to a log that somebody had cut short begins with nothing."""
        now = time.monotonic()
        if now - self._looked < LOOK_AGAIN:
            return True
        self._looked = now
        os.lseek(self._beginning, 0, os.SEEK_SET)
        return os.read(self._beginning, len(LOG_BEGINS)) == LOG_BEGINS

    def close(self) -> None:
        os.close(self._beginning)


def known(found: os.stat_result) -> tuple[int, int]:
    """Which file it is, whatever its name."""
    return found.st_dev, found.st_ino


def open_database(file: Path, patience: float = 10.0) -> sqlite3.Connection:
    """A connection with write-ahead log and full sync: what is acknowledged survives a loss of power."""
    database: sqlite3.Connection | None = None
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with contextlib.suppress(FileExistsError):  # it holds seeds: a new one is for its owner alone
            os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        database = sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=patience)
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = FULL")
        database.execute("PRAGMA foreign_keys = ON")
    except (sqlite3.Error, OSError) as error:
        if database is not None:
            database.close()
        cause = getattr(error, "strerror", None) or str(error)
        raise Denied(DatabaseUnusable(str(file), cause), 503) from None
    return database


def is_old(database: sqlite3.Connection) -> bool:
    """Whether there is something to bring up to date."""
    ((version,),) = database.execute("PRAGMA user_version").fetchall()
    return 0 < int(version) < VERSION


def migrate(database: sqlite3.Connection, file: Path) -> None:
    """Bring the tables up to this version, after a copy of the file as it was."""
    try:
        (version,) = database.execute("PRAGMA user_version").fetchone()
        if version > VERSION:
            raise Denied(DatabaseNewer(str(file), version, VERSION), 503)
        if 0 < version < VERSION:
            copy_whole(database, file, file.with_suffix(f".before-{VERSION}"))
        for number in range(version, VERSION):
            database.executescript(
                f"BEGIN IMMEDIATE; {MIGRATIONS[number]} PRAGMA user_version = {number + 1}; COMMIT;"
            )
    except (sqlite3.Error, OSError) as error:
        raise Denied(DatabaseUnusable(str(file), str(error)), 503) from None


def copy_whole(database: sqlite3.Connection, file: Path, copy: Path) -> None:
    """A copy of all that is committed, as closed to others as the file, and there only once it is whole."""
    beside = copy.with_name(copy.name + ".part")
    beside.unlink(missing_ok=True)  # of somebody who was interrupted
    os.close(os.open(beside, os.O_CREAT | os.O_EXCL | os.O_WRONLY, file.stat().st_mode & 0o666))
    try:
        with contextlib.closing(sqlite3.connect(beside)) as target:
            # In one step: one of several begins again whenever another process commits between two of them.
            database.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")  # one file, complete in itself
        beside.replace(copy)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def backup(file: Path, copy: Path) -> None:
    """A copy of everything that is committed, by another process or by this one, while play goes on."""
    try:
        with contextlib.closing(open_database(existing(file))) as source:
            copy_whole(source, file, copy)
    except (sqlite3.Error, OSError) as error:
        raise Denied(DatabaseUnusable(str(copy), str(error)), 503) from None


def existing(file: Path) -> Path:
    """The database, which must be there: nobody wants a copy of nothing."""
    if not file.is_file():
        raise Denied(DatabaseUnusable(str(file), os.strerror(errno.ENOENT)), 503)
    return file
