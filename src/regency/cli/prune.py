"""`regency prune`: tables that nobody has touched for long go."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from pathlib import Path
from typing import Final

from regency.server.maintenance import prune
from regency.server.sqlite_file import existing
from regency.server.sqlite_shelf import SqliteShelf
from regency.words import Words

from . import usage
from .parser import Parser
from .serve import database
from .usage import AgeMissing, Interval, Misused

MOST_DAYS: Final = 36_500


def arguments(parser: Parser) -> None:
    parser.value("--older-than", "days")
    parser.value("--database", "file")


def run(given: Namespace, words: Words) -> int:
    """Delete, and say how many."""
    if given.older_than is None:
        raise Misused(AgeMissing())
    days = usage.number("--older-than", given.older_than, Interval(0, MOST_DAYS))
    print(words.say("prune-done", count=asyncio.run(clear(database(given.database), days))))
    return 0


async def clear(file: Path, days: int) -> int:
    """Open the database, which must be there, and clear it."""
    shelf = SqliteShelf(existing(file))
    try:
        return await prune(shelf, days)
    finally:
        await shelf.close()
