"""Shelves of both kinds, tables and entries to put on them, and a look into the file behind one."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from regency.kernel.record import Header
from regency.kernel.rules import Outcome
from regency.server.reasons import Denied
from regency.server.saved_table import SavedChair, SavedTable
from regency.server.shelf import Act, Append, Shelf

Making = Callable[[], Shelf]
DAY = 86_400_000
HEADER = Header(1, "_example", 1, 2, {}, "commitment", "00" * 32, "start", ("Anna", "Ben"))
OUTCOME = Outcome("over", (1, 2), (7, 5), ())


def table(name: str, host: str = "host", **more: Any) -> SavedTable:
    """A table for two."""
    chairs = [SavedChair("empty"), SavedChair("empty")]
    return SavedTable(name, "_example", {}, "live", 2, more.pop("open", False), host, 0, chairs, **more)


def entry(name: str, number: int, at: int = 0, key: str | None = None) -> Append:
    return Append(name, number, b'{"entry":"Tick","at":%d}' % at, "", key)


def sql(file: Path, statement: str, *values: Any) -> list[tuple[Any, ...]]:
    """What somebody else finds in the file, or does to it."""
    with contextlib.closing(sqlite3.connect(file)) as other, other:
        return other.execute(statement, values).fetchall()


def with_shelf(shelf: Shelf, plan: Callable[[Shelf], Any]) -> None:
    asyncio.run(plan(shelf))


async def refused(shelf: Shelf, error: type[Denied], *acts: Act) -> None:
    """The acts are refused for this reason, and nothing has changed."""
    before = await everything(shelf)
    with pytest.raises(error):
        await shelf.write(*acts)
    assert await everything(shelf) == before


async def everything(shelf: Shelf) -> list[Any]:
    """All that these tests can see of a shelf."""
    names = sorted({"a", "b", "gone"})
    keys = [await shelf.link(key, 0) for key in ("k", "l")]
    tables = [(await shelf.table(name), await shelf.log(name)) for name in names]
    return [await shelf.count(), keys, tables, await shelf.running(), await shelf.open_tables(9, 9)]
