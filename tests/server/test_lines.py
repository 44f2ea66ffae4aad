"""Who is lost where time runs: a silent line pauses, and after a while the others decide."""

from __future__ import annotations

import pytest

from regency.kernel.entries import LINE, Halt, Paused
from regency.kernel.errors import GameHalted, Refused
from regency.server import clock
from regency.server.line_watch import SILENT
from regency.server.messages import OpenTable
from regency.server.pauses import COUNTDOWN, PATIENCE
from regency.server.presence import Tab
from regency.server.reasons import Denied, NothingToDecide
from regency.server.room import Room
from regency.server.tables import AllTables
from tests.minis.harvest import HARVEST, SAND

from .sand_tables import (
    Guest,
    began,
    harvesting,
    kinds,
    match_of,
    pause_of,
    paused,
    pick,
    register,
    row,
    told,
)
from .virtual_time import pass_time, spend


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch)


def test_a_line_silent_for_four_seconds_pauses_and_one_that_is_slow_does_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def plan(tables: AllTables) -> None:
        room, (anna, ben) = await harvesting(tables, "empty", "empty", rounds=4)
        monkeypatch.setattr("tests.minis.harvest.SAND", 60_000)
        anna.trip = 1500
        await pass_time(500)
        ben.silent = True
        heard = room.heard(1)
        await pass_time(SILENT - (clock.now() - heard) - 1)
        assert room.time_runs()
        await pass_time(1)
        last = match_of(room).entries.entry(-1)
        assert last == Halt(heard + SILENT, LINE, 1) and match_of(room).news == [Paused(LINE, 1)]
        found = pause_of(room)
        assert found.lost == (1,) and found.verdict_from == heard + SILENT + PATIENCE
        assert told(anna)["lost"] == [1]

    spend(monkeypatch, plan)


def test_a_page_that_is_loaded_again_in_time_is_no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plan(tables: AllTables) -> None:
        monkeypatch.setattr("tests.minis.harvest.SAND", 60_000)
        room, (anna,) = await harvesting(tables, "empty")
        for _ in range(3):
            anna.leave()
            await pass_time(SILENT - 1)
            await anna.join()
            await pass_time(1000)
        assert room.time_runs() and kinds(room) == ["Halt", "Resume"]
        anna.leave()
        await pass_time(SILENT)
        assert kinds(room)[2:] == ["Halt"]

    spend(monkeypatch, plan)


def test_who_is_heard_again_is_not_lost_but_must_be_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plan(tables: AllTables) -> None:
        monkeypatch.setattr("tests.minis.harvest.SAND", 60_000)
        room, (anna, ben) = await harvesting(tables, "empty", "empty")
        ben.silent = True
        await pass_time(10_000)
        await anna.ready()
        assert pause_of(room).lost == (1,) and pause_of(room).resumes_at == -1
        ben.silent = False
        await pass_time(2000)
        assert pause_of(room).lost == () and pause_of(room).verdict_from == -1
        assert told(anna)["lost"] == [] and pause_of(room).resumes_at == -1
        await ben.ready()
        await pass_time(COUNTDOWN)
        assert room.time_runs()

    spend(monkeypatch, plan)


def test_a_laptop_that_slept_for_an_hour_finds_the_game_where_it_fell_silent(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def plan(tables: AllTables) -> None:
        monkeypatch.setattr("tests.minis.harvest.SAND", 60_000)
        room, (anna,) = await harvesting(tables, "empty")
        await pass_time(500)
        anna.silent = True
        heard = room.heard(0)
        await pass_time(3_600_000)
        stood = match_of(room).state.clock.now
        assert room.is_halted() and stood == heard + SILENT - began(room)
        anna.silent = False
        with pytest.raises(Refused) as error:
            await anna.send(pick(row(room)[0]))
        assert error.value.reason == GameHalted() and pause_of(room).lost == ()
        await anna.ready()
        await pass_time(COUNTDOWN)
        assert await anna.send(pick(row(room)[0])) and match_of(room).state.clock.now == stood

    spend(monkeypatch, plan)


def test_who_gets_lost_while_it_is_about_to_go_on_is_not_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plan(tables: AllTables) -> None:
        room, (anna, ben) = await paused(tables, "empty", "empty")
        await ben.ready()
        ben.silent = True
        await pass_time(2 * SILENT)
        assert pause_of(room).lost == (1,) and pause_of(room).ready == ()
        await anna.ready()
        await pass_time(2 * COUNTDOWN)
        assert room.is_halted()

    spend(monkeypatch, plan)


def test_who_was_away_when_time_began_to_run_again_is_missed_then(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plan(tables: AllTables) -> None:
        room, (anna, ben) = await harvesting(tables, "empty", "empty", rounds=2)
        await pass_time(2 * SAND + 1000)
        await anna.send({"do": "Done"})
        anna.silent = True
        await pass_time(60_000)
        assert not room.is_halted() and room.waited_for() == [1], "where nobody hurries, nobody is missed"
        await ben.send({"do": "Done"})
        begun = match_of(room).state.clock.at
        await pass_time(1)
        assert match_of(room).entries.entry(-1) == Halt(begun, LINE, 0) and pause_of(room).lost == (0,)

    spend(monkeypatch, plan)


# What the others decide


async def lost(
    tables: AllTables, monkeypatch: pytest.MonkeyPatch, chairs: int = 3
) -> tuple[Room, list[Guest]]:
    """A table at which the last guest is lost, for so long that the others may decide."""
    monkeypatch.setattr("tests.minis.harvest.SAND", 60_000)
    room, guests = await harvesting(tables, *["empty"] * chairs)
    guests[-1].silent = True
    await pass_time(SILENT)
    with pytest.raises(Denied) as error:
        await room.decide_about_lost(guests[0].device, 0, "bot")
    assert error.value.reason == NothingToDecide()
    await pass_time(PATIENCE)
    return room, guests


def test_the_others_may_let_a_bot_play(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plan(tables: AllTables) -> None:
        room, (anna, ben, cleo) = await lost(tables, monkeypatch)
        await room.decide_about_lost(anna.device, 0, "bot")
        assert pause_of(room).verdicts == ("bot", "", "") and pause_of(room).lost == (2,)
        await room.decide_about_lost(ben.device, 1, "bot")
        found = pause_of(room)
        assert found.needed == (0, 1) and found.lost == () and found.verdicts == ("", "", "")
        chair = room.info(anna.device).chairs[2]
        assert chair.stand_in and chair.bot == "greedy" and chair.pace == "steady"
        await anna.ready()
        await ben.ready()
        await pass_time(COUNTDOWN)
        assert room.time_runs()
        cleo.silent = False
        await cleo.join()
        await room.stand_in(cleo.device, 2, "")
        assert room.info(anna.device).chairs[2].pace == "" and room.time_runs()

    spend(monkeypatch, plan)


def test_the_others_may_go_on_without_until_somebody_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plan(tables: AllTables) -> None:
        room, (anna, ben, cleo) = await lost(tables, monkeypatch)
        for guest in (anna, ben):
            await guest.ready()
            await room.decide_about_lost(guest.device, guest.seat or 0, "go-on")
        assert pause_of(room).needed == (0, 1) and pause_of(room).resumes_at > 0
        await pass_time(COUNTDOWN + 2 * SILENT)
        assert room.time_runs(), "who is excused is not missed"
        cleo.silent = False
        await cleo.join()
        await pass_time(1000)
        cleo.silent = True
        await pass_time(2 * SILENT)
        assert pause_of(room).lost == (2,), "but again once they were back"

    spend(monkeypatch, plan)


def test_the_others_may_wait_on_and_are_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plan(tables: AllTables) -> None:
        room, (anna, ben, cleo) = await lost(tables, monkeypatch)
        await room.decide_about_lost(anna.device, 0, "go-on")
        await room.decide_about_lost(ben.device, 1, "wait")
        assert pause_of(room).verdicts == ("go-on", "wait", ""), "half of them is not more than half"
        await room.decide_about_lost(anna.device, 0, "wait")
        found = pause_of(room)
        assert found.verdicts == ("", "", "") and found.verdict_from == clock.now() + PATIENCE
        with pytest.raises(Denied):
            await room.decide_about_lost(anna.device, 0, "bot")
        with pytest.raises(Denied):
            await room.decide_about_lost(cleo.device, 2, "bot")
        await pass_time(PATIENCE)
        await room.decide_about_lost(anna.device, 0, "bot")
        await cleo.join()
        assert pause_of(room).verdicts == ("", "", ""), "who is back is no longer decided about"

    spend(monkeypatch, plan)


def test_who_gives_up_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plan(tables: AllTables) -> None:
        room, (anna, ben) = await paused(tables, "empty", "empty")
        await anna.ready()
        await room.give_up(ben.device, 1)
        assert pause_of(room).needed == (0,) and pause_of(room).resumes_at > 0
        await pass_time(COUNTDOWN)
        assert room.time_runs() and room.info(anna.device).chairs[1].pace == "steady"

    spend(monkeypatch, plan)


def test_bots_alone_play_only_while_somebody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plan(tables: AllTables) -> None:
        opened = await tables.open(OpenTable(HARVEST.name, ("random", "greedy")), "host")
        await tables.start(opened.id, "host")
        room = await tables.room(opened.id)
        await pass_time(SILENT)
        assert match_of(room).entries.entry(-1) == Halt(clock.now(), LINE, -1)
        await pass_time(60_000)
        assert room.is_halted() and not tables._is_busy(room), "it need not be kept in memory"
        tab = Tab("somebody", None)
        await room.join(tab, -1)
        await pass_time(COUNTDOWN - 1)
        assert room.is_halted()
        room.leave(tab)
        await pass_time(COUNTDOWN)
        assert room.is_halted(), "who looked is gone again"
        await room.join(tab, -1)
        await pass_time(COUNTDOWN)
        assert room.time_runs()

    spend(monkeypatch, plan)
