"""`regency prune`: tables that nobody has touched for long go."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from pathlib import Path
from typing import Final

from regency.server.maintenance import prune, prune_campaigns
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
    tables, campaigns = asyncio.run(clear(database(given.database), days))
    print(words.say("prune-done", count=tables))
    if campaigns:
        print(words.say("prune-campaigns", count=campaigns))
    return 0


async def clear(file: Path, days: int) -> tuple[int, int]:
    """Open the database, which must be there, and clear it: how many tables, and how many campaigns."""
    shelf = SqliteShelf(existing(file))
    try:
        return await prune(shelf, days), await prune_campaigns(shelf, days)
    finally:
        await shelf.close()
