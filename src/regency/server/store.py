"""Where tables are kept: SQLite with a log that only grows, and one writer that commits what has gathered."""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import sqlite3
import threading
from collections.abc import Iterator, Sequence
from itertools import chain, groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, Final, Protocol

from msgspec import Struct

from .reasons import DatabaseNewer, DatabaseUnusable, Denied, StoreFailed

VERSION: Final = 3
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
)
MOST_AT_ONCE: Final = 500
ROWS: Final = (64, 16, 4)  # that one statement inserts: few sizes, so that each is prepared but once
MAGIC: Final = b"SQLite format 3\0"
CACHE_KIB: Final = 16 * 1024  # pages that the writer need not read again: the last ones of every busy table
TIDY_AFTER: Final = 1_500  # statements whose pages are moved from the log into the file, while others go on
LONGEST_LOG: Final = 32 * 1024 * 1024  # bytes after which the log is begun anew

Statement = tuple[str, tuple[Any, ...]]


class Store(Protocol):
    """What the server asks of a database; a fleet's would be another of these."""

    async def write(self, statements: Sequence[Statement]) -> None:
        """All of these or none, on the disk when this returns; IntegrityError where a key is taken.

        It never leaves before that is known, even if whoever waits is cancelled.
        """

    def read(self, sql: str, values: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
        """Rows, at once."""

    def must_work(self) -> None:
        """Denied where tables cannot be read."""

    def close(self) -> None: ...


class Pledge(asyncio.Future[None]):
    """An outcome that will come: what was ordered may be on its way to the disk, so whoever waits for it and
    is called away hears of that only afterwards."""

    def cancel(self, msg: Any = None) -> bool:  # noqa: ARG002  (asyncio's signature)
        return False


class Order(Struct):
    """Statements that wait for the writer, and who waits for them."""

    statements: Sequence[Statement]
    done: Pledge
    loop: asyncio.AbstractEventLoop


class SqliteStore:
    """One file. Readers do not wait for the writer, and the writer commits all that has gathered at once."""

    def __init__(self, file: Path, patience: float = 10.0) -> None:
        self.file: Final = file
        self._patience: Final = patience
        self._reader = open_database(file, patience)
        try:
            migrate(self._reader, file)
            self._writer = open_database(file, patience)
            self._writer.execute("PRAGMA wal_autocheckpoint = 0")  # no move waits for that
            self._writer.execute(f"PRAGMA cache_size = -{CACHE_KIB}")
            # Only a reader that stayed for long makes it longer: the space is given back.
            self._writer.execute(f"PRAGMA journal_size_limit = {2 * LONGEST_LOG}")
        except Denied:
            self._reader.close()
            raise
        self._orders: queue.SimpleQueue[Order | None] = queue.SimpleQueue()
        self._closed = False
        self._untidy = threading.Event()
        self._log_is_long = False
        self._tidying = threading.Thread(target=self._tidy, name="regency-tidier", daemon=True)
        self._tidying.start()
        self._thread = threading.Thread(target=self._work, name="regency-writer", daemon=True)
        self._thread.start()

    async def write(self, statements: Sequence[Statement]) -> None:
        if self._closed:
            raise Denied(StoreFailed(), 503)
        loop = asyncio.get_running_loop()
        order = Order(statements, Pledge(loop=loop), loop)
        self._orders.put(order)
        try:
            await order.done
        except asyncio.CancelledError:
            call_away_later()
            order.done.result()

    def read(self, sql: str, values: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
        try:
            return self._reader.execute(sql, values).fetchall()
        except (sqlite3.Error, UnicodeEncodeError):
            raise Denied(StoreFailed(), 503) from None

    def must_work(self) -> None:
        """What is read may still be in memory while the file is gone, or no longer what it was."""
        try:
            with self.file.open("rb") as file:
                is_database = file.read(len(MAGIC)) == MAGIC
        except OSError:
            is_database = False
        if not is_database:
            raise Denied(StoreFailed(), 503)
        self.read("SELECT id FROM tables LIMIT 1")

    def close(self) -> None:
        """Commit what was ordered, then let the file go."""
        if self._closed:
            return
        self._closed = True
        self._orders.put(None)
        self._thread.join()
        self._untidy.set()
        self._tidying.join()
        self._reader.close()

    def _work(self) -> None:
        going = True
        written = 0
        while going:
            order = self._orders.get()
            orders: list[Order] = []
            while order is not None:
                orders.append(order)
                if len(orders) == MOST_AT_ONCE or self._orders.empty():
                    break
                order = self._orders.get()
            going = order is not None
            if orders:
                commit(self._writer, orders)
                written += sum([len(order.statements) for order in orders])
                if written >= TIDY_AFTER:
                    written = 0
                    self._untidy.set()
                if self._log_is_long:
                    self._log_is_long = False
                    begin_log_anew(self._writer, self._patience)
        self._writer.close()

    def _tidy(self) -> None:
        with contextlib.closing(open_database(self.file, self._patience)) as database:
            (page,) = database.execute("PRAGMA page_size").fetchone()
            while not self._closed:
                self._untidy.wait()
                self._untidy.clear()
                with contextlib.suppress(sqlite3.Error):  # the log waits, and the next time does it all
                    if tidied(database) * page > LONGEST_LOG:
                        tidied(database)  # what came meanwhile, so that little is left to the writer
                        self._log_is_long = True


def call_away_later() -> None:
    """Whoever is called away now goes at the next chance, after what is known has been made use of."""
    task = asyncio.current_task()
    if task is not None:
        task.cancel()


def tidied(database: sqlite3.Connection) -> int:
    """Move pages from the log into the file, while others go on; how many pages the log has."""
    _, pages, _ = database.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    return int(pages)


def begin_log_anew(database: sqlite3.Connection, patience: float) -> None:
    """Between two commits: beside a steady writer nobody else ever finds all of the log moved. Where a reader
    still needs it nobody waits, and it is tried again later."""
    with contextlib.suppress(sqlite3.Error):
        database.execute("PRAGMA busy_timeout = 0")
        database.execute("PRAGMA wal_checkpoint(RESTART)").fetchone()
    database.execute(f"PRAGMA busy_timeout = {round(patience * 1000)}")


def commit(database: sqlite3.Connection, orders: list[Order]) -> None:
    """All orders in one transaction; if one of them fails, each in its own."""
    error = attempt(database, [statement for order in orders for statement in order.statements])
    if error is None:
        answer([(order, None) for order in orders])
    elif len(orders) == 1 or is_hopeless(error):
        answer([(order, error) for order in orders])
    else:
        answer([(order, attempt(database, order.statements)) for order in orders])


def attempt(database: sqlite3.Connection, statements: Sequence[Statement]) -> Exception | None:
    """One transaction; what went wrong, if anything did, and then nothing has changed."""
    try:
        if database.in_transaction:  # a rollback that failed
            database.execute("ROLLBACK")
        database.execute("BEGIN IMMEDIATE")
        for sql, values in gathered(statements):
            database.execute(sql, values)
        database.execute("COMMIT")
    except Exception as error:  # noqa: BLE001  (the writer must outlive whatever it is given)
        with contextlib.suppress(sqlite3.Error):
            if database.in_transaction:
                database.execute("ROLLBACK")
        return error
    return None


def gathered(statements: Sequence[Statement]) -> Iterator[Statement]:
    """The same; rows for one table that follow each other are inserted together, as each statement waits anew
    for the event loop to let it go on."""
    for sql, group in groupby(statements, itemgetter(0)):
        rows = [values for _, values in group]
        head, _, row = sql.partition(" VALUES ")
        done = 0
        for size in ROWS if row else ():
            while len(rows) - done >= size:
                together = chain.from_iterable(rows[done : done + size])
                yield f"{head} VALUES {', '.join([row] * size)}", tuple(together)
                done += size
        for values in rows[done:]:
            yield sql, values


def is_hopeless(error: Exception) -> bool:
    """Whether the file itself is locked, full or gone, so that every other order would fail as well."""
    return isinstance(error, sqlite3.OperationalError)


def answer(answers: list[tuple[Order, Exception | None]]) -> None:
    """Wake whoever waits, each on its own loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[Order, Exception | None]]] = {}
    for order, error in answers:
        by_loop.setdefault(order.loop, []).append((order, error))
    for loop, some in by_loop.items():
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(wake, some)


def wake(answers: list[tuple[Order, Exception | None]]) -> None:
    """On the loop: what became of the orders."""
    for order, error in answers:
        if order.done.done():
            continue
        if error is None:
            order.done.set_result(None)
        elif isinstance(error, sqlite3.IntegrityError):
            order.done.set_exception(error)
        else:
            order.done.set_exception(Denied(StoreFailed(), 503))


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
