"""The one thread that writes: it commits whatever has gathered, and says nothing before it is on the disk."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
from collections.abc import Iterator, Sequence
from itertools import chain, groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from .campaign_shelf import Leaned
from .reasons import Denied
from .shelf import Failed, Fenced, Spent, Taken
from .sqlite_acts import THERE, THERE_IS_CAMPAIGN, Statement
from .sqlite_file import Files, open_database

MOST_AT_ONCE: Final = 500
ROWS: Final = (64, 16, 4)  # that one statement inserts: few sizes, so that each is prepared but once
CACHE_KIB: Final = 6 * 1024  # pages that the writer need not read again: the last ones of every busy table
TIDY_AFTER: Final = 1_500  # statements whose pages are moved from the log into the file, while others go on
LONGEST_LOG: Final = 32 * 1024 * 1024  # bytes after which the log is begun anew


Refusal = Spent | Taken | Fenced | Leaned
LOG: Final = logging.getLogger("regency.server")
NOT_NEW: Final = frozenset({"SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE"})


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


class Writer:
    """Orders come from any loop and are answered there; the log of the database is kept short meanwhile."""

    def __init__(self, file: Path, patience: float, files: Files) -> None:
        self._patience: Final = patience
        self._files = files
        self._database = open_database(file, patience)
        self._database.execute("PRAGMA wal_autocheckpoint = 0")  # no move waits for that
        self._database.execute(f"PRAGMA cache_size = -{CACHE_KIB}")
        # Only a reader that stayed for long makes it longer: the space is given back.
        self._database.execute(f"PRAGMA journal_size_limit = {2 * LONGEST_LOG}")
        self._tidier = open_database(file, patience)
        self._orders: queue.SimpleQueue[Order | None] = queue.SimpleQueue()
        self._closed = False
        self._door = (
            threading.Lock()
        )  # nothing is ordered of somebody who is gone: it would never be answered
        self._untidy = threading.Event()
        self._log_is_long = False
        self._in_trouble = False
        self._threads = [
            threading.Thread(target=work, name=f"regency-{name}", daemon=True)
            for name, work in (("tidier", self._tidy), ("writer", self._work))
        ]
        for thread in self._threads:
            thread.start()

    async def write(self, statements: Sequence[Statement]) -> None:
        loop = asyncio.get_running_loop()
        order = Order(statements, Pledge(loop=loop), loop)
        with self._door:
            if self._closed:
                raise Failed
            self._orders.put(order)
        try:
            await order.done
        except asyncio.CancelledError:
            call_away_later()
            order.done.result()

    def close(self) -> None:
        """Commit what was ordered, then let the file go."""
        with self._door:
            if self._closed:
                return
            self._closed = True
            self._orders.put(None)
        self._untidy.set()
        for thread in self._threads:
            thread.join()
        self._tidier.close()
        self._database.close()

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
                self._tell(commit(self._database, self._files, orders))
                written += sum([len(order.statements) for order in orders])
                if written >= TIDY_AFTER:
                    written = 0
                    self._untidy.set()
                if self._log_is_long:
                    self._log_is_long = False
                    begin_log_anew(self._database, self._patience)

    def _tell(self, trouble: Exception | None) -> None:
        """The log says when it begins and when it is over, however many are refused meanwhile."""
        if trouble is not None and not self._in_trouble:
            LOG.error("the database cannot be written: %s", trouble)
        elif trouble is None and self._in_trouble:
            LOG.warning("the database can be written again")
        self._in_trouble = trouble is not None

    def _tidy(self) -> None:
        (page,) = self._tidier.execute("PRAGMA page_size").fetchone()
        while not self._closed:
            self._untidy.wait()
            self._untidy.clear()
            with contextlib.suppress(sqlite3.Error):  # the log waits, and the next time does it all
                if tidied(self._tidier) * page > LONGEST_LOG:
                    tidied(self._tidier)  # what came meanwhile, so that little is left to the writer
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


def commit(database: sqlite3.Connection, files: Files, orders: list[Order]) -> Exception | None:
    """All orders in one transaction, or if one of them fails each in its own; what is wrong with the file."""
    error = attempt(database, files, [statement for order in orders for statement in order.statements])
    if error is None:
        answer([(order, None) for order in orders])
    elif len(orders) == 1 or is_hopeless(error):
        answer([(order, error) for order in orders])
    else:
        answer([(order, attempt(database, files, order.statements)) for order in orders])
    return error if isinstance(error, sqlite3.OperationalError) else None


def attempt(database: sqlite3.Connection, files: Files, statements: Sequence[Statement]) -> Exception | None:
    """One transaction; what went wrong, if anything did, and then nothing has changed."""
    if files.lost:
        return Failed()
    try:
        if database.in_transaction:  # a rollback that failed
            database.execute("ROLLBACK")
        database.execute("BEGIN IMMEDIATE")
        for sql, values, must in gathered(statements):
            changed = database.execute(sql, values).rowcount
            if must is not None and changed == 0:
                raise in_vain(database, values, must)
        database.execute("COMMIT")
        if not is_kept(files):
            return Failed()
    except Exception as error:  # noqa: BLE001  (the writer must outlive whatever it is given)
        with contextlib.suppress(sqlite3.Error):
            if database.in_transaction:
                database.execute("ROLLBACK")
        return error
    return None


def is_kept(files: Files) -> bool:
    """Asked last: else it might have been written into a file without a name."""
    try:
        return files.are_there()
    except OSError:  # nobody can tell
        return False


def in_vain(database: sqlite3.Connection, values: tuple[Any, ...], must: type[Refusal]) -> Refusal:
    """Why a statement changed nothing: a table that is gone has not been taken by anybody."""
    if must is Taken and not database.execute(THERE, values[-1:]).fetchall():
        return Fenced()
    if must is Leaned and not database.execute(THERE_IS_CAMPAIGN, values[-1:]).fetchall():
        return Fenced()
    return must()


def gathered(statements: Sequence[Statement]) -> Iterator[Statement]:
    """The same; rows for one table that follow each other are inserted together, as each statement waits anew
    for the event loop to let it go on."""
    for sql, group in groupby(statements, itemgetter(0)):
        same = list(group)
        if len(same) == 1:
            yield same[0]
            continue
        rows = [statement.values for statement in same]
        head, _, row = sql.partition(" VALUES ")
        done = 0
        for size in ROWS if row else ():
            while len(rows) - done >= size:
                together = chain.from_iterable(rows[done : done + size])
                yield Statement(f"{head} VALUES {', '.join([row] * size)}", tuple(together))
                done += size
        yield from same[done:]


def is_hopeless(error: Exception) -> bool:
    """Whether the file itself is locked, full or gone, so that every other order would fail as well."""
    return isinstance(error, sqlite3.OperationalError | Failed)


def refusal(error: Exception) -> Denied:
    """The same in the words of the shelf."""
    if isinstance(error, Denied):
        return error
    if isinstance(error, sqlite3.IntegrityError):
        if error.sqlite_errorname == "SQLITE_CONSTRAINT_FOREIGNKEY":
            return Fenced()
        if error.sqlite_errorname in NOT_NEW:
            return Taken()
    return Failed()


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
        else:
            order.done.set_exception(refusal(error))
