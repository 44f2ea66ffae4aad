"""How quickly bots follow each other: chosen at the table, kept with it, and decided in one place."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from regency.server import waits
from regency.server.bot_pool import BotPool
from regency.server.messages import OpenTable, SetTempo, SitDown
from regency.server.presence import Tab
from regency.server.reasons import Denied
from regency.server.tables import AllTables

from .bot_tables import PATIENT, at_table, begun, heard
from .conftest import Server
from .people import Person, evening, table_with
from .test_timers import until


def test_tables_with_people_are_calm_and_those_of_bots_alone_quick_unless_somebody_chooses(
    tmp_path: Path,
) -> None:
    async def plan(tables: AllTables) -> None:
        async def opened(*chairs: Any, **more: Any) -> str:
            return (await tables.open(OpenTable("_example", chairs, **more), "host")).tempo

        assert await opened("empty", "random") == "calm"
        assert await opened("random", "random") == "quick"
        assert await opened("empty", "random", tempo="at-once") == "at-once"

    at_table(tmp_path, BotPool(1), plan)


def test_the_wait_depends_on_what_was_chosen_who_moved_last_and_whether_anybody_looks(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        room = await begun(tables, "random", "empty")
        await until(lambda: 0 not in room.waited_for())
        assert room.last_mover() == 0
        assert waits.wait_before(room, 1, 1.0) == 1.0, "nobody looks"
        room.enter(Tab("host", 1))
        assert waits.wait_before(room, 1, 1.0) == 3.0
        assert waits.wait_before(room, 0, 1.0) == pytest.approx(2.0), "it goes on"
        await tables.set_tempo(room.table.id, "host", SetTempo("quick"))
        assert waits.wait_before(room, 0, 1.0) == waits.wait_before(room, 1, 1.0) == 1.0
        await tables.set_tempo(room.table.id, "host", SetTempo("at-once"))
        assert waits.wait_before(room, 1, PATIENT) == 0.0

    at_table(tmp_path, BotPool(1), plan)


def test_at_once_no_bot_waits_however_long_the_pause_is(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        opened = await tables.open(OpenTable("_example", ("random", "random"), tempo="at-once"), "host")
        await tables.start(opened.id, "host")
        room = await tables.room(opened.id)
        room.enter(Tab("a stranger", None))
        await until(lambda: room.state() == "finished")

    at_table(tmp_path, BotPool(1), plan, pause=PATIENT)


def test_the_host_and_whoever_plays_alone_choose_and_everybody_is_told(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        opened = await tables.open(OpenTable("_example", ("empty", "random", "empty")), "host")
        await tables.sit(opened.id, "ben", SitDown(0, "Ben"))
        await tables.set_tempo(opened.id, "ben", SetTempo("quick"))
        await tables.sit(opened.id, "cleo", SitDown(2, "Cleo"))
        with pytest.raises(Denied):
            await tables.set_tempo(opened.id, "ben", SetTempo("calm"))
        with pytest.raises(Denied):
            await tables.set_tempo(opened.id, "a stranger", SetTempo("calm"))
        tab = Tab("a stranger", None)
        room = await tables.room(opened.id)
        room.enter(tab)
        await tables.set_tempo(opened.id, "host", SetTempo("at-once"))
        await until(lambda: any(frame["table"]["tempo"] == "at-once" for frame in heard(tab, "Lobby")))

    at_table(tmp_path, BotPool(1), plan)


def test_it_outlasts_a_restart_and_what_is_no_tempo_is_refused(server: Server) -> None:
    async def before() -> str:
        anna = Person(server.link)
        table = await table_with(anna, ["empty", "random"])
        await anna.post(f"/api/tables/{table}/tempo", {"tempo": "at-once"})
        await anna.post(f"/api/tables/{table}/tempo", {"tempo": "never"}, 400)
        stranger = Person(server.link)
        refused = await stranger.post(f"/api/tables/{table}/tempo", {"tempo": "calm"}, 403)
        assert refused["why"]["why"] == "HostOnly"
        return table

    table = evening(before())
    server.end()
    server.start()

    async def after() -> None:
        assert (await Person(server.link).get(f"/api/tables/{table}"))["tempo"] == "at-once"

    evening(after())
