"""Tables in one SQLite file: a log that only grows, one writer, and readers that wait for nobody."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from regency.kernel.record import Header
from regency.kernel.rules import Outcome

from .database_lock import WAIT, alone_with
from .entry_stamps import NONSENSE, stamp
from .saved_table import SavedTable, State
from .shelf import Act, Begin, Failed, Garbled, Idle, Line, Log, Saved
from .sqlite_acts import statements
from .sqlite_campaigns import SqliteCampaigns
from .sqlite_file import Files, is_old, migrate, open_database
from .sqlite_writer import Writer

MANY: Final = 100  # entries that are made statements on the loop
READERS: Final = 4  # threads, each with a connection to itself
SAVED: Final = (
    "SELECT body, header, state, outcome, (SELECT count(*) FROM entries WHERE table_id = id),"
    " (SELECT body FROM entries WHERE table_id = id ORDER BY number DESC LIMIT 1)"
    " FROM tables WHERE id = ?"
)
HOLDERS: Final = "SELECT seat, device FROM chairs WHERE table_id = ?"
HOLDS: Final = "SELECT 1 FROM chairs WHERE table_id = ? AND device = ? LIMIT 1"
HEADER: Final = "SELECT header FROM tables WHERE id = ?"
LINES: Final = "SELECT number, body, digest, submission FROM entries WHERE table_id = ? ORDER BY number"
TABLES_OF: Final = (
    "SELECT id, touched, state FROM tables WHERE host = ?1 AND (campaign IS NULL OR state = 'playing')"
    " UNION SELECT t.id, t.touched, t.state FROM chairs c JOIN tables t ON t.id = c.table_id"
    " WHERE c.device = ?1 AND (t.campaign IS NULL OR t.state = 'playing') ORDER BY 2 DESC LIMIT ?2"
)
# Of the latest so many: however many there are, the list is made at once.
OPEN_TABLES: Final = (
    "SELECT id FROM"
    " (SELECT id, touched, row_number() OVER (PARTITION BY host ORDER BY touched DESC) AS place FROM"
    " (SELECT id, host, touched FROM tables WHERE state = 'waiting' AND open = 1"
    " ORDER BY touched DESC LIMIT 1000))"
    " WHERE place <= ? ORDER BY touched DESC LIMIT ?"
)
# No text in such a body can hold this: the marks in it would be escaped.
IMPORTED_OF: Final = (
    "SELECT count(*) FROM tables WHERE host = ? AND state = 'finished'"
    """ AND instr(CAST(body AS TEXT), '"imported":true')"""
)
LINK: Final = "SELECT table_id, seat FROM moves WHERE token = ? AND expires >= ?"
UNTOUCHED: Final = (
    "SELECT id, state, (SELECT count(*) FROM entries WHERE table_id = id),"
    " (SELECT body FROM entries WHERE table_id = id ORDER BY number DESC LIMIT 1)"
    " FROM tables WHERE touched < ? AND campaign IS NULL"
)
STATES: Final[tuple[State, ...]] = ("waiting", "playing", "finished")

T = TypeVar("T")
Rows = list[tuple[Any, ...]]


# Kept, and made before any thread needs them: msgspec makes them from types that threads would share.
TABLE: Final = msgspec.json.Decoder(SavedTable)
HEAD: Final = msgspec.json.Decoder(Header)
RESULT: Final = msgspec.json.Decoder(Outcome)


class SqliteShelf(SqliteCampaigns):
    """One file; `alone`: nobody else serves it. Nothing runs on the event loop: reading is for threads."""

    def __init__(self, file: Path, patience: float = 10.0, alone: bool = False) -> None:
        self.file: Final = file
        self._closed = False
        self._free: queue.SimpleQueue[sqlite3.Connection] = queue.SimpleQueue()
        with contextlib.ExitStack() as opened:
            readers = [
                opened.enter_context(contextlib.closing(open_database(file, patience)))
                for _ in range(READERS)
            ]
            if alone or is_old(readers[0]):  # nobody changes the tables under a server
                opened.enter_context(alone_with(file, min(patience, WAIT)))
            migrate(readers[0], file)
            self._files = Files(file)
            opened.callback(self._files.close)
            self._writer = Writer(file, patience, self._files)
            self._opened = opened.pop_all()
        for connection in readers:
            connection.execute("PRAGMA query_only = ON")
            self._free.put(connection)
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="regency-reader")

    def write(self, *acts: Act) -> Coroutine[Any, Any, None]:
        for act in acts:
            if isinstance(act, Begin) and len(act.log) > MANY:
                return self._write_many(acts)
        return self._writer.write(statements(acts))

    async def _write_many(self, acts: tuple[Act, ...]) -> None:
        """A whole log is made statements elsewhere; until the writer has them nothing is written."""
        made = await asyncio.get_running_loop().run_in_executor(self._threads, statements, acts)
        await self._writer.write(made)

    # Reading

    async def table(self, table_id: str) -> Saved | None:
        def look(database: sqlite3.Connection) -> Saved | None:
            found = rows(database, SAVED, table_id)
            return saved(found[0], rows(database, HOLDERS, table_id)) if found else None

        return await self._read(look)

    async def log(self, table_id: str) -> Log | None:
        def look(database: sqlite3.Connection) -> Log | None:
            found = rows(database, HEADER, table_id)
            return log(found[0][0], rows(database, LINES, table_id)) if found and found[0][0] else None

        return await self._read(look)

    async def host(self, table_id: str) -> str | None:
        found = await self._rows("SELECT host FROM tables WHERE id = ?", table_id)
        return found[0][0] if found else None

    async def holds_seat(self, table_id: str, device: str) -> bool:
        return bool(await self._rows(HOLDS, table_id, device))

    async def tables_of(self, device: str, most: int) -> list[tuple[str, State]]:
        found = await self._rows(TABLES_OF, device, most)
        return [(table_id, state) for table_id, _, state in found]

    async def open_tables(self, most: int, most_of_one: int) -> list[str]:
        return [table_id for (table_id,) in await self._rows(OPEN_TABLES, most_of_one, most)]

    async def unfinished_of(self, device: str) -> int:
        sql = "SELECT count(*) FROM tables WHERE host = ? AND state != 'finished' AND campaign IS NULL"
        return int((await self._rows(sql, device))[0][0])

    async def imported_of(self, device: str) -> int:
        return int((await self._rows(IMPORTED_OF, device))[0][0])

    async def running(self) -> list[str]:
        return [table_id for (table_id,) in await self._rows("SELECT id FROM tables WHERE state = 'playing'")]

    async def count(self) -> int:
        return int((await self._rows("SELECT count(*) FROM tables"))[0][0])

    async def link(self, key: str, now: int) -> tuple[str, int] | None:
        found = await self._rows(LINK, key, now)
        return (found[0][0], found[0][1]) if found else None

    async def idle(self, before: int) -> list[Idle]:
        return [
            Idle(table_id, entries)
            for table_id, state, entries, last in await self._rows(UNTOUCHED, before)
            if state != "playing" or stamp(last) < before
        ]

    async def works(self) -> None:
        await self._read(lambda _: must_work(self.file, self._files))

    async def close(self) -> None:
        await asyncio.to_thread(self.shut)

    def shut(self) -> None:
        """The same where no loop runs."""
        if self._closed:
            return
        self._closed = True
        self._writer.close()
        self._threads.shutdown()
        self._opened.close()

    async def _rows(self, sql: str, *values: Any) -> Rows:
        return await self._read(lambda database: rows(database, sql, *values))

    async def _read(self, look: Callable[[sqlite3.Connection], T]) -> T:
        """In another thread, with a connection that nobody else uses meanwhile, and all of one moment."""
        if self._closed or self._files.lost:
            raise Failed
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._looked, look)
        except (sqlite3.Error, OSError, UnicodeEncodeError, OverflowError):
            raise Failed from None

    def _looked(self, look: Callable[[sqlite3.Connection], T]) -> T:
        database = self._free.get()
        try:
            with moment(database):
                return look(database)
        finally:
            self._free.put(database)


@contextlib.contextmanager
def moment(database: sqlite3.Connection) -> Iterator[None]:
    """As long as this holds, what others write is not seen."""
    database.execute("BEGIN")
    try:
        yield
    finally:
        if database.in_transaction:  # some errors end it
            database.execute("ROLLBACK")


def must_work(file: Path, files: Files) -> None:
    """By a connection of its own: what others read may be in their memory, whatever became of the file."""
    if not files.are_there():
        raise Failed
    address = f"{file.resolve().as_uri()}?mode=rw"
    with contextlib.closing(sqlite3.connect(address, uri=True, isolation_level=None)) as database:
        rows(database, "SELECT id FROM tables LIMIT 1")


def rows(database: sqlite3.Connection, sql: str, *values: Any) -> Rows:
    """All of them: a statement that is left before its end holds on to an old moment."""
    return database.execute(sql, values).fetchall()


def saved(row: tuple[Any, ...], holders: Rows) -> Saved:
    """A table from its row and those of its chairs; Garbled where they make no sense."""
    body, header, state, outcome, entries, last = row
    try:
        table = TABLE.decode(body)
        begun = None if header is None else HEAD.decode(header)
        result = None if outcome is None else RESULT.decode(outcome)
    except NONSENSE:
        raise Garbled from None
    seats = range(len(table.chairs))
    if state not in STATES or not all(seat in seats and type(device) is str for seat, device in holders):
        raise Garbled
    return Saved(table, begun, state, result, dict(holders), entries, 0 if last is None else stamp(last))


def log(header: Any, lines: Rows) -> Log:
    """A log from its rows; Garbled where they make no sense."""
    try:
        begun = HEAD.decode(header)
    except NONSENSE:
        raise Garbled from None
    if not all(
        type(body) is bytes and type(mark) is str and (key is None or type(key) is str)
        for _, body, mark, key in lines
    ):
        raise Garbled
    return Log(begun, [Line(*one) for one in lines])
