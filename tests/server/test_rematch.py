"""A rematch asks: who agrees sits down again, one chair further, and who does not is asked no more."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from regency.server.messages import OpenTable, SitDown, TableInfo
from regency.server.presence import Tab
from regency.server.reasons import Denied, NothingProposed
from regency.server.room import Room
from regency.server.tables import AllTables

from .rooms import at_home


async def ended(tables: AllTables) -> Room:
    """Anna, Ben and Cleo, who agreed to stop, and a bot."""
    opened = await tables.open(OpenTable("_example", ("empty",) * 3 + ("random",)), "0")
    for seat, name in enumerate(("Anna", "Ben", "Cleo")):
        await tables.sit(opened.id, str(seat), SitDown(seat, name))
    await tables.start(opened.id, "0")
    room = await tables.room(opened.id)
    await room.propose_end("0", 0)
    assert room.proposal is not None
    for seat in (1, 2):
        await room.consent(str(seat), seat, room.proposal.number, True)
    return room


def chairs(info: TableInfo) -> list[tuple[str, str, bool]]:
    return [(chair.kind, chair.name, chair.yours) for chair in info.chairs]


def test_only_who_asks_or_agrees_sits_down_again(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        room = await ended(tables)
        asked = await tables.rematch(room.table.id, "1")
        assert chairs(asked) == [
            ("person", "Ben", True), ("empty", "Cleo", False), ("bot", "", False), ("empty", "Anna", False),
        ]  # fmt: skip
        info = room.info("0")
        assert (info.rematch, info.rematch_by) == (asked.id, 1)
        for _ in range(2):
            agreed = await tables.rematch(room.table.id, "0")
            assert agreed.id == asked.id and chairs(agreed)[3] == ("person", "Anna", True)
        looked = await tables.rematch(room.table.id, "a stranger")
        assert looked.id == asked.id and not any(chair.yours for chair in looked.chairs)
        new = await tables.shelf.table(asked.id)
        assert new is not None and new.holders == {0: "1", 3: "0"}

    at_home(tmp_path, plan)


def test_who_does_without_is_asked_no_more_and_the_table_is_told_once(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        room = await ended(tables)
        with pytest.raises(Denied) as denied:
            await tables.decline_rematch(room.table.id, "2")
        assert denied.value.reason == NothingProposed()
        asked = await tables.rematch(room.table.id, "0")
        with pytest.raises(Denied):
            await tables.decline_rematch(room.table.id, "a stranger")
        tab = Tab("0", 0)
        room.enter(tab)
        for _ in range(3):
            await tables.decline_rematch(room.table.id, "2")
        told: list[Any] = [msgspec.json.decode(text) for text in tab.waiting]
        notices = [one for one in told if one["got"] == "Notice"]
        assert notices == [{"got": "Notice", "seat": 2, "why": {"why": "RematchDeclined"}}]
        free = await tables.info(asked.id, "0")
        assert chairs(free)[1] == ("empty", "", False) and chairs(free)[0] == ("empty", "Ben", False)
        await tables.sit(asked.id, "3", SitDown(1, "Dora"))
        late = await tables.rematch(room.table.id, "2")
        assert not any(chair.yours for chair in late.chairs), "the chair is somebody else's by now"

    at_home(tmp_path, plan)
