"""Tables of bots, and what is heard there."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from regency.server.bot_pool import BotPool
from regency.server.messages import OpenTable, SitDown
from regency.server.presence import Tab
from regency.server.room import Room
from regency.server.sqlite_shelf import SqliteShelf
from regency.server.tables import AllTables

SHORT = 1.0  # seconds that a thought may take here
PATIENT = 3600.0


def at_table(tmp_path: Path, bots: BotPool, plan: Callable[[AllTables], Any], pause: float = 0.0) -> None:
    async def spend() -> None:
        tables = AllTables(SqliteShelf(tmp_path / "t.sqlite"), bots, pause)
        try:
            await plan(tables)
        finally:
            await tables.close()

    asyncio.run(spend())


async def begun(tables: AllTables, *chairs: Any) -> Room:
    """A table of bots, and of one person where a chair is left."""
    opened = await tables.open(OpenTable("_example", chairs), "host")
    for seat, chair in enumerate(chairs):
        if chair == "empty":
            await tables.sit(opened.id, "host", SitDown(seat, f"Anna {seat}"))
    await tables.start(opened.id, "host")
    return await tables.room(opened.id)


def heard(tab: Tab, kind: str) -> list[dict[str, Any]]:
    return [frame for frame in map(json.loads, tab.waiting) if frame["got"] == kind]
