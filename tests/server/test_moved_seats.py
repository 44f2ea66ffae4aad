"""Seats that move between devices: the old one is told, and what was lost comes back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from regency.server.presence import Tab
from regency.server.tables import AllTables

from .rooms import at_home, begun


def told(tab: Tab) -> list[Any]:
    """What waits to be sent to a tab, how the table stands aside; nothing waits afterwards."""
    found = [msgspec.json.decode(text) for text in tab.waiting]
    tab.waiting.clear()
    return [one for one in found if one["got"] != "Lobby"]


def test_the_old_device_is_told_that_its_seat_has_moved_and_looks_on(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        room = await begun(tables)
        old, other, ben = Tab("0", 0), Tab("0", None), Tab("1", 1)
        for tab in (old, other, ben):
            room.enter(tab)
            told(tab)
        link = await tables.move(room.table.id, "0", 0)
        await tables.take(link.token, "phone")
        notice, welcome = told(old)
        assert notice == {"got": "Notice", "seat": 0, "why": {"why": "SeatMoved", "seat": 0}}
        assert welcome["got"] == "Welcome" and welcome["seat"] is None and "own" not in welcome["sight"]
        assert [one["got"] for one in told(other) + told(ben)] == []

    at_home(tmp_path, plan)
