"""Crowds at a table: onlookers cost little, whether they come, go, look or talk."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regency.server import presence
from regency.server.messages import OpenTable, SitDown
from regency.server.presence import Tab
from regency.server.room import Room
from regency.server.tables import AllTables

from .rooms import at_home, begun


def kinds(tab: Tab) -> list[str]:
    """What waits to be sent to a tab, by its kind."""
    return [msgspec.json.decode(text)["got"] for text in tab.waiting]


async def settled() -> None:
    """Whatever is told together has been told."""
    await asyncio.sleep(2 * presence.LOBBY_EVERY)


def counted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """For whom it is put into words how the table stands, from now on."""
    asked: list[str] = []
    honest = Room.info

    def info(room: Room, device: str) -> Any:
        asked.append(device)
        return honest(room, device)

    monkeypatch.setattr(Room, "info", info)
    return asked


def test_onlookers_come_and_go_and_nobody_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def plan(tables: AllTables) -> None:
        room = await begun(tables)
        anna = Tab("0", 0)
        room.enter(anna)
        await settled()
        anna.waiting.clear()
        asked = counted(monkeypatch)
        crowd = [Tab(f"onlooker {number}", None) for number in range(150)]
        for tab in crowd:
            room.enter(tab)
        for tab in crowd:
            room.leave(tab)
        await settled()
        assert asked == [] and kinds(anna) == []

    at_home(tmp_path, plan)


def test_what_changes_is_worked_out_once_for_all_onlookers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def plan(tables: AllTables) -> None:
        room = await begun(tables)
        crowd = [Tab(f"onlooker {number}", None) for number in range(150)]
        people = [Tab("0", 0), Tab("1", 1)]
        for tab in (*crowd, *people):
            room.enter(tab)
        await settled()
        asked = counted(monkeypatch)
        room.tell_lobby()
        await settled()
        assert sorted(asked) == ["", "0", "1"]
        assert {kinds(tab)[-1] for tab in (*crowd, *people)} == {"Lobby"}

    at_home(tmp_path, plan)


def test_changes_in_quick_succession_are_told_together_and_the_last_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def plan(tables: AllTables) -> None:
        room = await begun(tables)
        anna, bernd = Tab("0", 0), Tab("1", 1)
        room.enter(anna)
        await settled()
        anna.waiting.clear()
        for _ in range(100):
            room.enter(bernd)
            room.leave(bernd)
        await asyncio.sleep(0)
        assert len(anna.waiting) == 1, "what happens in one turn of the loop"
        monkeypatch.setattr(presence, "LOBBY_EVERY", 3600.0)
        for _ in range(100):
            room.enter(bernd)
            await asyncio.sleep(0)
            room.leave(bernd)
        room.enter(bernd)
        assert len(anna.waiting) == 1, "what happens before it is time again"
        room._tell_lobby()
        assert msgspec.json.decode(anna.waiting[-1])["table"]["chairs"][1]["here"]

    at_home(tmp_path, plan)


def test_a_change_is_told_at_once_where_nothing_was_told_just_now(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        room = await begun(tables)
        anna = Tab("0", 0)
        room.enter(anna)
        await asyncio.sleep(0)
        assert kinds(anna) == ["Lobby"]

    at_home(tmp_path, plan)


def test_a_device_is_here_as_long_as_one_of_its_tabs_is(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        room = await begun(tables)
        first, second = Tab("0", 0), Tab("0", 0)
        room.enter(first)
        room.enter(second)
        room.leave(first)
        room.leave(first)
        assert room.here() == {0} and 0 not in room.gone and 1 in room.gone
        room.leave(second)
        assert room.here() == set() and 0 in room.gone

    at_home(tmp_path, plan)


def test_whoever_sits_down_with_the_page_open_is_not_missed(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        opened = await tables.open(OpenTable("_example", ("empty", "empty")), "0")
        room = await tables.room(opened.id)
        tab = Tab("0", None)
        room.enter(tab)
        await tables.sit(opened.id, "0", SitDown(0, "Anna"))
        assert 0 not in room.gone
        room.leave(tab)
        assert 0 in room.gone

    at_home(tmp_path, plan)
