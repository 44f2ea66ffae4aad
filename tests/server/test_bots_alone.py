"""Bots that nobody looks at: they go on by themselves, few at a time, and a server stops whatever they do."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from regency.server import bot_turns, going_on, unattended
from regency.server.bot_pool import BotPool
from regency.server.presence import Tab
from regency.server.room import Room
from regency.server.saved_table import SavedTable
from regency.server.shelf import Act, Append, Failed
from regency.server.tables import AllTables

from .bot_tables import PATIENT, at_table, begun
from .conftest import RUN, Server
from .people import Person, evening
from .test_timers import until
from .test_trouble import full_disk

ROOT = Path(__file__).resolve().parents[2]


# Nobody looks


async def all_finished(tables: AllTables, ids: list[str]) -> None:
    """Read from the shelf: whoever asked for a table would have it set going."""
    async with asyncio.timeout(60):
        for table_id in ids:
            while (saved := await tables.shelf.table(table_id)) is not None and saved.state != "finished":
                await asyncio.sleep(0.01)


def count_going(tables: AllTables, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many tables bots moved at, whenever one moved."""
    going: list[int] = []
    honest = tables.bot_turns._one_move

    async def counted(room: Room, *given: Any) -> None:
        going.append(len(tables.bot_turns._tasks))
        await honest(room, *given)

    monkeypatch.setattr(tables.bot_turns, "_one_move", counted)
    return going


def test_of_tables_of_bots_alone_few_of_a_host_go_on_and_the_others_need_no_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unattended, "OF_A_HOST", 2)

    async def plan(tables: AllTables) -> None:
        tables.bot_turns._pause = PATIENT
        rooms = [await begun(tables, "random", "random") for _ in range(6)]
        ids = [room.table.id for room in rooms]
        assert list(tables.bot_turns._tasks) == ids[:2]
        seen, tab = rooms[2], Tab("a stranger", None)
        await seen.join(tab, -1)
        tables.attend(seen)
        assert list(tables.bot_turns._tasks) == ids[:3], "whoever looks need not wait"
        tables.timers._set(rooms[5], 3_600_000)  # as where time runs
        for room in rooms:
            tables.keeping.release(room)
        assert list(tables.rooms) == ids[:3], "the others are let go"
        del room, rooms
        going = count_going(tables, monkeypatch)
        seen.leave(tab)
        tables.bot_turns._pause = 0.0
        await tables.delete(ids[0], "host")
        await all_finished(tables, ids[3:])
        assert going and max(going) <= 3

    at_table(tmp_path, BotPool(1), plan)


def test_after_a_restart_few_tables_of_bots_alone_of_a_host_go_on_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unattended, "OF_A_HOST", 2)
    ids: list[str] = []

    async def before(tables: AllTables) -> None:
        ids.extend([(await begun(tables, "random", "random")).table.id for _ in range(6)])

    async def after(tables: AllTables) -> None:
        going = count_going(tables, monkeypatch)
        tables.go_on()
        await all_finished(tables, ids)
        assert going and max(going) <= 2
        await until(lambda: not tables.bot_turns._tasks)
        assert (tables.bot_turns._unattended._count, tables.bot_turns._unattended._host) == (0, {})

    at_table(tmp_path, BotPool(1), before, pause=PATIENT)
    at_table(tmp_path, BotPool(1), after)


def test_tables_of_bots_alone_have_places_by_host_and_in_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unattended, "OF_A_HOST", 2)
    monkeypatch.setattr(unattended, "IN_ALL", 3)
    places = unattended.Unattended()

    def table(name: str) -> SavedTable:
        return SavedTable(name, "_example", {}, "live", 1, False, name[0], 0, [])

    names = ("a1", "a2", "a3", "b1", "b2", "a4", "c1")
    assert [name for name in names if places.takes(table(name))] == ["a1", "a2", "b1"]
    assert places.next() is None
    assert places.forget("a1") and not places.forget("a1")
    assert places.next() == "a3", "it is called, and comes"
    assert places.takes(table("a3")) and places.takes(table("a3")) and places.next() is None
    places.forget("b1")
    assert places.next() == "b2", "the host a has two"
    places.forget("a2")
    assert [places.next() for _ in range(3)] == ["c1", "a4", None]


def fill(tables: AllTables, times: int) -> list[int]:
    """So many entries find no room on the disk; how many are to come."""
    honest, left = tables.shelf.write, list(range(times))

    async def full(*acts: Act) -> None:
        if left and any(isinstance(act, Append) for act in acts):
            left.pop()
            raise Failed
        await honest(*acts)

    tables.shelf.write = full  # type: ignore[method-assign]
    return left


def test_a_bot_moves_again_once_the_disk_has_room_though_nobody_looks(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def plan(tables: AllTables) -> None:
        left = fill(tables, 8)
        tables.bot_turns._longest_pause = 0.01
        room = await begun(tables, "random", "random")
        await until(lambda: room.state() == "finished")
        assert left == []

    at_table(tmp_path, BotPool(1), plan)
    said = [record.getMessage() for record in caplog.records]
    assert len(said) == 1 and said[0].startswith("a bot could not move: StoreFailed"), "and not eight times"


def test_whoever_comes_to_the_table_need_not_wait_for_the_end_of_a_long_pause(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_turns, "FIRST_PAUSE", PATIENT)
    monkeypatch.setattr(bot_turns, "SHORTEST_PAUSE", 0.01)

    async def plan(tables: AllTables) -> None:
        tables.bot_turns._longest_pause = PATIENT
        left = fill(tables, 1)
        room = await begun(tables, "random", "random")
        await until(lambda: tables.bot_turns._pauses)
        assert not left and room.state() == "playing", "it rests"
        await tables.room(room.table.id)
        await until(lambda: room.state() == "finished")

    at_table(tmp_path, BotPool(1), plan)


def test_after_a_restart_few_tables_at_a_time_go_on_and_are_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(going_on, "AT_ONCE", 3)
    count = 12
    ids: list[str] = []

    async def before(tables: AllTables) -> None:
        for _ in range(count):
            ids.append((await begun(tables, "random", "empty")).table.id)

    async def after(tables: AllTables) -> None:
        most = 0
        honest = tables._set_going

        def counted(room: Room) -> None:
            nonlocal most
            honest(room)
            most = max(most, len(tables.rooms))

        monkeypatch.setattr(tables, "_set_going", counted)
        tables.go_on()
        await asyncio.wait_for(tables.going_on.done(), 60)
        found = [await tables.shelf.table(table_id) for table_id in ids]
        assert all(saved is not None and saved.entries for saved in found)
        assert len(tables.rooms) == 0 and most <= 3

    at_table(tmp_path, BotPool(1), before, pause=PATIENT)
    at_table(tmp_path, BotPool(1), after)


def test_after_a_restart_a_broken_table_holds_no_other_up(tmp_path: Path) -> None:
    ids: list[str] = []

    async def before(tables: AllTables) -> None:
        ids.extend([(await begun(tables, "random", "random")).table.id for _ in range(3)])

    async def after(tables: AllTables) -> None:
        tables.go_on()
        await asyncio.wait_for(tables.going_on.done(), 60)
        found = [await tables.shelf.table(table_id) for table_id in ids[1:]]
        assert all(saved is not None and saved.state == "finished" for saved in found)

    at_table(tmp_path, BotPool(1), before, pause=PATIENT)
    with contextlib.closing(sqlite3.connect(tmp_path / "t.sqlite")) as database, database:
        database.execute("UPDATE tables SET header = ? WHERE id = ?", (b"{", ids[0]))
    at_table(tmp_path, BotPool(1), after)


def open_bots_only(server: Server, chairs: list[str]) -> str:
    async def plan() -> str:
        anna = Person(server.link)
        await anna.get("/api/tables")
        opened = await anna.post("/api/tables", {"game": "_example", "chairs": chairs})
        await anna.post(f"/api/tables/{opened['id']}/start")
        return str(opened["id"])

    return evening(plan())


def must_finish(server: Server, table: str) -> None:
    """Read from the file: whoever asked the server would be somebody who looks."""
    with contextlib.closing(sqlite3.connect(server.database)) as database:
        end = time.monotonic() + 60
        while database.execute("SELECT state FROM tables WHERE id = ?", (table,)).fetchone() != ("finished",):
            assert time.monotonic() < end, "it does not go on"
            time.sleep(0.05)


@pytest.mark.nightly
def test_a_table_of_bots_goes_on_to_its_end_after_a_disk_was_full_for_long(server: Server) -> None:
    server.end()
    server.settings["pause"] = 0.05
    server.start()
    table = open_bots_only(server, ["random"] * 2)
    with full_disk(server):
        time.sleep(20)
    must_finish(server, table)


# The end, and a new beginning


HANGING = f"""
import sys
sys.path.insert(0, {str(ROOT)!r})
from functools import partial
from pathlib import Path
from regency.server import serve
from regency.server.bot_pool import BotPool
from tests.server.thoughts import always_hangs
mark = Path(sys.argv[1]).with_name("mark")
serve.BotPool = partial(BotPool, deciding=partial(always_hangs, mark))
"""


@pytest.fixture
def hanging(tmp_path: Path) -> Iterator[Server]:
    """A server whose bots never decide, and may take their time for it."""
    running = Server(tmp_path, thought=PATIENT)
    running.script.write_text(HANGING + RUN, encoding="utf-8")
    running.start()
    yield running
    if running.process is not None:
        running.end(signal.SIGKILL)


def thinker(server: Server) -> str:
    """The process that hangs, once it does."""
    mark = server.database.with_name("mark")
    end = time.monotonic() + 60
    while not (mark.exists() and mark.read_text(encoding="ascii")):
        assert time.monotonic() < end
        time.sleep(0.01)
    return mark.read_text(encoding="ascii")


def test_a_server_stops_whatever_its_bots_do_and_the_next_one_ends_their_game_with_nobody_there(
    hanging: Server,
) -> None:
    table = open_bots_only(hanging, ["greedy"] * 4)
    process = thinker(hanging)
    assert hanging.end() == 0, "within the patience of the one who ends it"
    assert not Path("/proc", process).exists(), "it is gone with its server"
    hanging.script.write_text(RUN, encoding="utf-8")
    hanging.start()
    must_finish(hanging, table)
    assert hanging.end() == 0
    assert hanging.log.read_text(encoding="utf-8") == ""
