"""Tables that nobody needs are let go, whole, and are as they were when somebody comes again."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from regency.server import room_keeping
from regency.server.connections import AnySocket
from regency.server.messages import BotSits, OpenTable, SetWebhook, SitDown
from regency.server.presence import Tab
from regency.server.room import Room
from regency.server.settings import Settings
from regency.server.socket_messages import Proposal
from regency.server.socket_session import converse
from regency.server.tables import AllTables
from regency.server.webhooks import Delivery

from .rooms import at_home, begun, move
from .webhook_table import HOOK, House, at_table


@pytest.fixture(autouse=True)
def uncollected() -> Iterator[None]:
    """What is let go is free at once, without the collector."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


class FakeSocket:
    """Says nothing, and hears everything."""

    def __init__(self) -> None:
        self.scope: dict[str, Any] = {"state": {}}

    async def send(self, message: Any) -> None:
        pass

    async def receive(self) -> Any:
        await asyncio.Event().wait()


async def swept(tables: AllTables, finished: float = 0.0, idle: float = 0.0) -> set[str]:
    """The tables that are left in memory when so many seconds are enough."""
    await asyncio.sleep(0)  # whatever was waited for is held until then
    tables.keeping.finished_stays, tables.keeping.idle_stays = finished, idle
    tables.keeping.sweep()
    assert set(tables.rooms) == set(tables._alive), "nobody else holds one"
    return set(tables.rooms)


async def played_out(tables: AllTables) -> weakref.ref[Room]:
    room = await begun(tables)
    while room.state() == "playing":
        await move(room)
    return weakref.ref(room)


def test_a_finished_match_is_let_go_soon_and_whole(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        waiting = (await tables.open(OpenTable("_example", ("empty", "empty")), "1")).id
        finished = await played_out(tables)
        match = weakref.ref(finished().running())  # type: ignore[union-attr]
        table = finished().table.id  # type: ignore[union-attr]
        assert await swept(tables, finished=1e9, idle=1e9) == {waiting, table}
        assert await swept(tables, finished=0.0, idle=1e9) == {waiting}
        assert finished() is None and match() is None
        assert (await tables.info(table, "0")).state == "finished", "it can be looked at all the same"
        assert table not in tables.rooms, "for that it is not folded"
        await tables.replays.race(await tables.room(table))
        await tables.record(table)
        assert await swept(tables, finished=0.0, idle=1e9) == {waiting}

    at_home(tmp_path, plan)


def test_a_finished_match_stays_as_long_as_somebody_looks(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        finished = await played_out(tables)
        tab = Tab("0", 0)
        room = finished()
        assert room is not None
        await room.join(tab, -1)
        assert await swept(tables) == {room.table.id}
        room.leave(tab)
        assert await swept(tables, finished=1e9) == {room.table.id}, "not at once: a page may be loaded again"
        del room
        assert await swept(tables) == set()

    at_home(tmp_path, plan)


def test_who_asks_puts_it_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1_000.0
    monkeypatch.setattr("regency.server.room_keeping.monotonic", lambda: now)

    async def plan(tables: AllTables) -> None:
        nonlocal now
        table = (await tables.open(OpenTable("_example", ("empty", "empty")), "1")).id
        for _ in range(5):
            assert await swept(tables, idle=100.0) == {table}
            now += 99.0
            assert await swept(tables, idle=100.0) == {table}
            await tables.info(table, "2")
        assert await swept(tables, idle=100.0) == {table}
        now += 101.0
        assert await swept(tables, idle=100.0) == set()

    at_home(tmp_path, plan)


def test_a_table_that_was_let_go_is_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def plan(tables: AllTables) -> None:
        room = await begun(tables)
        await move(room)
        await room.say(Tab("0", 0), "hello")
        room.gone[1] = 5
        room.proposal = Proposal(1, "undo", 0, 0, "", (), 1)
        table, kept = room.table.id, (room.chat, room.proposal, dict(room.gone))
        del room
        assert await swept(tables) == set()
        again = await tables.room(table)
        assert (again.chat, again.proposal, again.gone) == kept
        assert len(again.running().entries) == 1 and tables.keeping._left == {}
        await again.say(Tab("0", 0), "again")
        del again
        monkeypatch.setattr(room_keeping, "LINES", 1)
        assert await swept(tables) == set()
        assert tables.keeping._left == {} and tables.keeping._lines == 0, "there is not room for two lines"
        assert (await tables.room(table)).chat == []

    at_home(tmp_path, plan)


def test_a_table_at_which_a_bot_is_due_stays(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        tables.bot_turns._pause = 1e9
        thinking = (await tables.open(OpenTable("_example", ("empty", "empty")), "0")).id
        await tables.bot(thinking, "0", BotSits(0, "random"))
        await tables.sit(thinking, "0", SitDown(1, "P"))
        await tables.start(thinking, "0")
        assert await swept(tables) == {thinking}

    at_home(tmp_path, plan)


def test_a_house_full_of_busy_tables_is_not_looked_through_for_each_that_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room_keeping, "IN_MEMORY", 1)

    async def plan(tables: AllTables) -> None:
        asked = 0
        idle: set[str] = set()

        def is_busy(room: Room) -> bool:
            nonlocal asked
            asked += 1
            return room.table.id not in idle

        monkeypatch.setattr(tables.keeping, "_is_busy", is_busy)
        wish = OpenTable("_example", ("empty", "empty"))
        ids = [(await tables.open(wish, f"{number}")).id for number in range(60)]
        asked = 0
        await tables.room(ids[0])
        assert asked <= room_keeping.LOOKED_AT
        idle.add(ids[45])
        for _ in range(3):
            await tables.room(ids[0])
        assert ids[45] not in tables.rooms, "in the end each is looked at"
        idle.update(ids)
        await tables.room(ids[0])
        assert ids[0] in tables.rooms, "not the one that is asked for"

    at_home(tmp_path, plan)


def test_a_room_that_was_let_go_before_somebody_came_in_is_kept_again(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        room = await begun(tables)
        tables.keeping.release(room)
        assert tables.rooms == {}, "nobody is in it yet"
        await move(room)
        assert set(tables.rooms) == {room.table.id}
        tables.keeping.release(room)
        tab = Tab("0", 0)
        talk = asyncio.create_task(converse(cast(AnySocket, FakeSocket()), tables, room, tab, -1, Settings()))
        async with asyncio.timeout(60):
            while tab not in room.tabs:
                await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert tables.rooms == {room.table.id: room}
        talk.cancel()
        await asyncio.gather(talk, return_exceptions=True)

    at_home(tmp_path, plan)


def test_of_a_webhook_only_what_was_lost_is_remembered(tmp_path: Path) -> None:
    async def plan(house: House) -> None:
        await house.tables.set_webhook(house.table, "Anna", SetWebhook(HOOK))
        await house.told(1)
        hooks = house.tables.webhooks
        while hooks.is_busy(house.room):
            await asyncio.sleep(0)
        assert list(hooks._deliveries) == [house.table]
        hooks.let_go(house.table)
        assert hooks._deliveries == {}
        hooks._deliveries[house.table] = Delivery(None, 3)
        hooks.let_go(house.table)
        assert hooks._deliveries[house.table].lost == 3
        hooks.drop(house.table)
        assert hooks._deliveries == {}

    at_table(tmp_path, plan)


def test_the_clock_sweeps_as_long_as_there_is_something_to_sweep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room_keeping, "EVERY", 0.01)
    monkeypatch.setattr(room_keeping, "IDLE_STAYS", 0.0)

    async def plan(tables: AllTables) -> None:
        await tables.open(OpenTable("_example", ("empty", "empty")), "1")
        async with asyncio.timeout(60):
            while tables.rooms:
                await asyncio.sleep(0.01)
        assert tables.keeping._timer is None

    at_home(tmp_path, plan)
