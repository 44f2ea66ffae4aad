"""Tables and entries to put on a shelf, and a look into the file behind it."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path
from typing import Any

from regency.kernel.record import Header
from regency.kernel.rules import Outcome
from regency.server.saved_table import SavedChair, SavedTable
from regency.server.shelf import Append

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
