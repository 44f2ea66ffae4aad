"""Tables of two people, without a socket: begun, played and closed again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from regency.server.bot_pool import BotPool
from regency.server.messages import OpenTable, SitDown
from regency.server.room import Room
from regency.server.sqlite_shelf import SqliteShelf
from regency.server.tables import AllTables


async def begun(tables: AllTables) -> Room:
    """A table of two people, begun."""
    opened = await tables.open(OpenTable("_example", ("empty", "empty")), "0")
    for seat in range(2):
        await tables.sit(opened.id, str(seat), SitDown(seat, f"P{seat}"))
    await tables.start(opened.id, "0")
    return await tables.room(opened.id)


async def move(room: Room) -> int:
    """Whoever is asked does the first of what is offered."""
    match = room.running()
    seat = match.waited_for()[0]
    entry = match.state.clock.entry
    action = msgspec.json.encode(match.options(seat)[0])
    return await room.submit(str(seat), seat, [action], entry, f"m{entry}")


def at_home(tmp_path: Path, plan: Callable[[AllTables], Any], patience: float = 10.0) -> None:
    async def spend() -> None:
        tables = AllTables(SqliteShelf(tmp_path / "t.sqlite", patience), BotPool(1), 0.0)
        try:
            await plan(tables)
        finally:
            await tables.close()

    asyncio.run(spend())


async def rows_of(tables: AllTables, room: Room) -> list[tuple[int, str | None]]:
    """Number and submission of every entry on the disk."""
    log = await tables.shelf.log(room.table.id)
    return [] if log is None else [(line.number, line.key) for line in log.lines]
