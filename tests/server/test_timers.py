"""Time is an input: where a game wakes by itself it arrives by itself, and after a restart too."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from regency import games
from regency.kernel.entries import Halt, Play, Resume, Tick
from regency.server import clock, play, timers
from regency.server.messages import OpenTable, SitDown
from regency.server.presence import Tab
from regency.server.reasons import Denied, StoreFailed
from regency.server.room import Room
from regency.server.tables import AllTables
from tests.minis import harvest
from tests.minis.harvest import HARVEST

from .conftest import Server
from .people import Person, Seated, evening
from .rooms import at_home, rows_of

SAND = 500
YEAR = 365 * 86_400_000
PROMPT = 20_000  # milliseconds in which even a very busy machine tells, though nobody does anything


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = games.load
    monkeypatch.setattr(harvest, "SAND", SAND)
    monkeypatch.setattr(harvest, "LATE", 50)
    monkeypatch.setattr(games, "NAMES", (*games.NAMES, HARVEST.name))
    monkeypatch.setattr(games, "load", lambda name: HARVEST if name == HARVEST.name else honest(name))


async def harvesting(tables: AllTables, *tabs: Tab) -> Room:
    """A table where the sand runs, and whoever looks on from the start."""
    opened = await tables.open(OpenTable(HARVEST.name, ("empty", "empty")), "0")
    for seat in range(2):
        await tables.sit(opened.id, str(seat), SitDown(seat, f"P{seat}"))
    room = await tables.room(opened.id)
    for tab in tabs:
        room.enter(tab)
    await tables.start(opened.id, "0")
    return room


def heard(tab: Tab) -> list[dict[str, Any]]:
    """What was told entry by entry, as a socket hears it."""
    frames = [json.loads(frame) for frame in tab.waiting]
    return [frame["shared"] for frame in frames if frame["got"] == "Update"]


async def until(holds: Callable[[], object], seconds: float = 60.0) -> None:
    for _ in range(int(seconds / 0.005)):
        if holds():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it never came true")


def test_the_sand_runs_out_by_itself_and_every_tab_hears_it_in_time(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        tab = Tab("somebody", None)
        room = await harvesting(tables, tab)
        begun = room.running().entries.entry(1).at
        assert clock.now() - begun < YEAR, "it runs from the start of the match, not since 1970"
        await until(lambda: heard(tab))
        told = heard(tab)[0]
        assert told["events"][0] == {"was": "RanOut"} and told["at"] == begun + SAND
        assert 0 <= told["now"] - told["at"] < PROMPT
        await until(lambda: not room.running().state.clock.running)
        ticks = [entry for entry, _ in room.running().entries if isinstance(entry, Tick)]
        assert len(ticks) == 4 and not tables.timers.is_set(room), "two sands and two last moments"
        assert room.waited_for() == [0], "and then the baskets are ordered, without any haste"

    at_home(tmp_path, plan)


def test_the_log_of_a_running_clock_begins_with_a_pause_and_folds_again(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        room = await harvesting(tables)
        kinds = [type(entry) for entry, _ in room.running().entries]
        assert kinds[:2] == [Halt, Resume]
        action = json.dumps({"do": "Pick", "berry": room.running().state.table.row[0]}).encode()
        await room.submit("1", 1, [action], 2, "p")
        await until(lambda: not room.running().state.clock.running)
        await room.written_entries()  # the last of it is on the disk
        again, _, done = await tables.read_log(room)
        assert len(await rows_of(tables, room)) == len(room.running().entries) and done == {"1:p": 3}
        assert list(again.entries) == list(room.running().entries)
        assert again.state.table.ripe and isinstance(again.entries.entry(2), Play)

    at_home(tmp_path, plan)


def test_a_game_without_a_clock_sets_no_timer_and_begins_with_no_entry(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        opened = await tables.open(OpenTable("_example", ("empty", "empty")), "0")
        for seat in range(2):
            await tables.sit(opened.id, str(seat), SitDown(seat, f"P{seat}"))
        await tables.start(opened.id, "0")
        room = await tables.room(opened.id)
        assert len(room.running().entries) == 0 and not tables.timers.is_set(room)

    at_home(tmp_path, plan)


def test_after_a_restart_the_rest_is_on_its_way_once_all_are_ready(tmp_path: Path) -> None:
    table: list[str] = []

    async def before(tables: AllTables) -> None:
        table.append((await harvesting(tables)).table.id)

    async def after(tables: AllTables) -> None:
        room = await tables.room(table[0])
        before = len(room.running().entries)
        assert room.is_halted() and not tables.timers.is_set(room)
        tab = Tab("somebody", None)
        room.enter(tab)
        for seat in range(2):
            await room.set_ready(str(seat), seat, True)
        await until(lambda: len(heard(tab)) == 8 - before)
        assert [told["entry"] for told in heard(tab)] == list(range(before + 1, 9))

    at_home(tmp_path, before)
    at_home(tmp_path, after)


def test_what_could_not_be_stored_wakes_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timers, "AGAIN", 20)

    async def plan(tables: AllTables) -> None:
        tab = Tab("somebody", None)
        room = await harvesting(tables, tab)
        honest, failures = room.save, 3

        async def failing(*acts: Any) -> None:
            nonlocal failures
            if failures:
                failures -= 1
                raise Denied(StoreFailed(), 503)
            await honest(*acts)

        room.save = failing
        await until(lambda: len(heard(tab)) == 4)
        assert failures == 0 and [told["entry"] for told in heard(tab)] == [3, 4, 5, 6]

    at_home(tmp_path, plan)


def test_a_table_that_is_deleted_is_woken_no_more(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        room = await harvesting(tables)
        assert tables.timers.is_set(room)
        await tables.delete(room.table.id, "0")
        assert not tables.timers.is_set(room)
        await asyncio.sleep((SAND + 50) / 1000)
        assert len(room.match.entries if room.match else ()) == 2

    at_home(tmp_path, plan)


def test_a_match_against_time_that_has_outgrown_its_horizon_wakes_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "MOST_ENTRIES", 3)
    monkeypatch.setattr(HARVEST, "horizon", 4)

    async def plan(tables: AllTables) -> None:
        room = await harvesting(tables)
        await until(lambda: len(room.running().entries) == 4 and not tables.timers.is_set(room))
        later = clock.now() + YEAR
        monkeypatch.setattr(clock, "now", lambda: later)
        await room.wake()
        tables.timers.set(room)
        assert len(room.running().entries) == 4 and not tables.timers.is_set(room)

    at_home(tmp_path, plan)


def test_a_table_whose_sand_runs_stays_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regency.server.room_keeping.IN_MEMORY", 1)

    async def plan(tables: AllTables) -> None:
        room = await harvesting(tables)
        await tables.open(OpenTable("_example", ("empty", "empty")), "1")
        tables.keeping.idle_stays = 0.0
        tables.keeping.sweep()
        assert list(tables.rooms) == [room.table.id]
        await until(lambda: not room.running().state.clock.running)

    at_home(tmp_path, plan)


# Over the wire


def test_sockets_hear_the_sand_run_out_and_again_when_the_server_is_back(sandy: Server) -> None:
    async def sit() -> tuple[Person, str]:
        anna = Person(sandy.link)
        await anna.get("/api/tables")
        opened = await anna.post("/api/tables", {"game": "harvest", "chairs": ["empty"]})
        await anna.post(f"/api/tables/{opened['id']}/sit", {"seat": 0, "name": "Anna"})
        await anna.post(f"/api/tables/{opened['id']}/start")
        return anna, str(opened["id"])

    async def listen(anna: Person, table: str, flips: int) -> None:
        tab = Seated(anna, table, 0)
        await tab.open()
        welcome = await tab.until("Welcome")
        due, came = welcome["next_wake"], welcome["now"]
        if welcome["pause"] is not None:
            await tab.send({"send": "Ready", "id": "r", "seat": 0, "ready": True})
            shared = (await tab.until("Update"))["shared"]
            assert shared["events"] == [{"was": "Resumed"}]
            due = shared["next_wake"]
        while tab.sight["table"]["flips"] < flips:
            frame = await tab.until("Update")
            shared = frame["shared"]
            assert shared["at"] == due and due <= shared["now"] < max(due, came) + PROMPT
            due = shared["next_wake"]

    async def before() -> tuple[Any, str]:
        anna, table = await sit()
        await listen(anna, table, 1)
        return dict(anna.http.cookies), table

    async def after(cookies: Any, table: str) -> None:
        anna = Person(sandy.link)
        anna.http.cookies.update(cookies)
        await listen(anna, table, 2)

    cookies, table = evening(before())
    sandy.end()
    sandy.start()
    evening(after(cookies, table))
