"""One table: a mover who vanishes leaves no doubt, and a table that is gone is gone for everybody."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regency.kernel.rules import Outcome
from regency.server.messages import BotSits, OpenTable, SitDown
from regency.server.presence import Tab
from regency.server.reasons import Denied, NoSuchTable, StoreFailed
from regency.server.shelf import Append, Delete
from regency.server.tables import AllTables

from .rooms import at_home, begun, move, rows_of
from .shelves import sql

# Movers that vanish


def test_who_vanishes_while_the_disk_is_busy_has_moved_and_everybody_sees_it(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        room = await begun(tables)
        tab = Tab("1", 1)
        room.enter(tab)
        await move(room)
        moving = asyncio.create_task(move(room))
        while len(room.running().entries) < 2:
            await asyncio.sleep(0)
        moving.cancel()
        with pytest.raises(asyncio.CancelledError):
            await moving
        assert await rows_of(tables, room) == [(1, "0:m0"), (2, "1:m1")]
        assert len(room.running().entries) == 2 and room.done == {"0:m0": 1, "1:m1": 2}
        frames = [json.loads(frame) for frame in tab.waiting]
        assert [frame["shared"]["entry"] for frame in frames if frame["got"] == "Update"] == [1, 2]
        assert await move(room) == 3, "nobody pays for it"
        assert json.loads(tab.waiting[-1])["shared"]["entry"] == 3

    at_home(tmp_path, plan)


def test_who_vanishes_while_the_database_is_locked_has_not_moved(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        room = await begun(tables)
        with contextlib.closing(sqlite3.connect(tmp_path / "t.sqlite", isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            moving = asyncio.create_task(move(room))
            while len(room.running().entries) < 1:
                await asyncio.sleep(0)
            moving.cancel()
            with pytest.raises(Denied):
                await moving
            other.execute("ROLLBACK")
        assert await rows_of(tables, room) == [] and len(room.running().entries) == 0 and room.done == {}
        assert await move(room) == 1
        assert await rows_of(tables, room) == [(1, "0:m0")]

    at_home(tmp_path, plan, patience=0.3)


def test_a_record_is_given_out_once_the_last_entry_is_on_the_disk(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        room = await begun(tables)
        match, writing, go_on = room.running(), asyncio.Event(), asyncio.Event()

        async def refused(*_: Any) -> None:
            writing.set()
            await go_on.wait()
            raise Denied(StoreFailed(), 503)

        over = Outcome("over", (1, 1), (1, 1), ())
        room.save = refused
        match.outcome = lambda: over if match.entries else None  # type: ignore[method-assign]
        moving = asyncio.create_task(move(room))
        await writing.wait()
        asking = [
            asyncio.create_task(tables.record(room.table.id)),
            asyncio.create_task(tables.replays.race(room)),
        ]
        await asyncio.sleep(0.05)
        assert not any(task.done() for task in asking), "they wait for the disk"
        go_on.set()
        for task in (moving, *asking):
            with pytest.raises(Denied):
                await task

    at_home(tmp_path, plan)


def test_an_entry_that_somebody_else_wrote_is_taken_in(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        room = await begun(tables)
        tab = Tab("1", 1)
        room.enter(tab)
        ghost = (await tables.read_log(room))[0]
        seat = ghost.waited_for()[0]
        options = ghost.options(seat)
        ghost.submit(seat, options[-1])  # type: ignore[arg-type]
        entry, digest = ghost.entries[-1]
        await tables.shelf.write(Append(room.table.id, 1, msgspec.json.encode(entry), digest))
        with pytest.raises(Denied) as denied:
            await move(room)
        assert denied.value.reason == StoreFailed()
        assert list(room.running().entries) == list(ghost.entries)
        assert json.loads(tab.waiting[-1])["entry"] == 1
        assert await move(room) == 2

    at_home(tmp_path, plan)


def test_an_entry_that_the_disk_refuses_never_was(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        room = await begun(tables)
        honest = room.save

        async def broken(*_: Any) -> None:
            raise Denied(StoreFailed(), 503)

        room.save = broken
        with pytest.raises(Denied):
            await move(room)
        room.save = honest
        assert await move(room) == 1
        with sqlite3.connect(tmp_path / "t.sqlite") as other:
            assert other.execute("SELECT count(*) FROM entries").fetchone() == (1,)
        other.close()

    at_home(tmp_path, plan)


# Tables that are gone, or cannot be read


def test_a_table_that_cannot_be_read_hides_no_other_and_can_be_deleted(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        good, bad = await begun(tables), await begun(tables)
        await move(bad)
        ids = {good.table.id, bad.table.id}
        sql(tmp_path / "t.sqlite", "UPDATE entries SET digest = 'x' WHERE table_id = ?", bad.table.id)
        again = AllTables(tables.shelf, tables.bots, 0.0)
        listed = {table.id: table for table in (await again.mine("0")).mine}
        assert listed.keys() == ids and listed[bad.table.id].entries == 1
        with pytest.raises(Denied) as denied:
            await again.delete(bad.table.id, "1")
        assert denied.value.status == 403, "only by its host"
        await again.delete(bad.table.id, "0")
        assert {table.id for table in (await again.mine("0")).mine} == {good.table.id}
        again.replays.close()

    at_home(tmp_path, plan)


@pytest.mark.parametrize("deed", ["start", "move", "bot", "keep"])
def test_a_table_that_was_pruned_by_another_process_is_gone(tmp_path: Path, deed: str) -> None:
    async def plan(tables: AllTables) -> None:
        opened = await tables.open(OpenTable("_example", ("empty", "greedy")), "0")
        await tables.sit(opened.id, "0", SitDown(0, "Anna"))
        room = await tables.room(opened.id)
        await tables.shelf.write(Delete(opened.id))
        deeds: dict[str, Callable[[], Any]] = {
            "start": lambda: tables.start(opened.id, "0"),
            "move": lambda: tables.move(opened.id, "0", 0),
            "bot": lambda: tables.bot(opened.id, "0", BotSits(1, "random")),
            "keep": lambda: room.keep(room.table),
        }
        with pytest.raises(Denied) as denied:
            await deeds[deed]()
        assert denied.value.reason == NoSuchTable()
        assert room.deleted and room.match is None

    at_home(tmp_path, plan)
