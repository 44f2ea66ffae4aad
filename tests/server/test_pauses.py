"""Anybody pauses, it goes on when all are ready and a moment more; who is lost is missed."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from regency.kernel.entries import PLAYER, RESTART, Halt, Paused, Resume, Resumed
from regency.kernel.errors import GameHalted, NotHalted, Refused
from regency.kernel.match import Match
from regency.server import clock
from regency.server.messages import OpenTable, SitDown
from regency.server.pauses import COUNTDOWN
from regency.server.reasons import Denied, NothingToDecide, NotTimed, NotYourSeat, StoreFailed
from regency.server.socket_messages import PauseInfo
from regency.server.tables import HALTING, AllTables
from tests.minis.harvest import HARVEST, SAND

from .sand_tables import (
    Guest,
    harvesting,
    kinds,
    match_of,
    passed,
    pause_of,
    paused,
    pick,
    register,
    row,
    told,
)
from .virtual_time import SlowShelf, pass_time, spend


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch)


# Beginning and end


def test_anybody_pauses_and_everybody_is_told_by_whom(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plan(tables: AllTables) -> None:
        room, (anna, ben) = await paused(tables, "empty", "empty")
        match = match_of(room)
        assert match.entries.entry(2) == Halt(clock.now(), PLAYER, 0)
        assert match.news == [Paused(PLAYER, 0)] and match.state.clock.now == 500
        await pass_time(60_000)
        assert match.state.clock.now == 500 and kinds(room)[-1] == "Halt", "no sand runs"
        assert pause_of(room) == PauseInfo(PLAYER, 0, match.state.clock.at, (), (0, 1), -1, (), -1, ("", ""))
        assert msgspec.convert(told(ben), PauseInfo) == pause_of(room)
        with pytest.raises(Refused) as error:
            await anna.send(pick(row(room)[0]))
        assert error.value.reason == GameHalted()
        newcomer = Guest(room, None)
        await newcomer.join()
        assert newcomer.heard("Welcome")[0]["pause"]["why"] == PLAYER

    spend(monkeypatch, plan)


def test_it_goes_on_three_seconds_after_the_last_is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plan(tables: AllTables) -> None:
        room, (anna, ben) = await paused(tables, "empty", "empty")
        await anna.ready()
        await pass_time(10_000)
        assert pause_of(room).ready == (0,) and pause_of(room).resumes_at == -1
        await ben.ready()
        goes_on = clock.now() + COUNTDOWN
        assert pause_of(room).resumes_at == goes_on
        await pass_time(COUNTDOWN - 1)
        assert room.is_halted() and told(anna)["resumes_at"] == goes_on
        await pass_time(1)
        match = match_of(room)
        assert match.entries.entry(3) == Resume(goes_on) and match.news == [Resumed()]
        await pass_time(SAND - 500)
        assert match.entries.entry(4).at == goes_on + SAND - 500, "the sand goes on where it stood"
        assert told(ben) is None

    spend(monkeypatch, plan)


def test_a_tap_in_the_last_moment_of_a_pause_is_refused_and_one_behind_it_counts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def plan(tables: AllTables) -> None:
        room, (anna,) = await paused(tables, "empty")
        await anna.ready()
        monkeypatch.setattr(room, "wake", None)  # the alarm itself is late
        await pass_time(COUNTDOWN - 1)
        with pytest.raises(Refused):
            await anna.send(pick(row(room)[0]))
        await pass_time(1)
        assert await anna.send(pick(row(room)[0])) == 5 and kinds(room)[2:] == ["Halt", "Resume", "Play"]

    spend(monkeypatch, plan)


def test_who_is_not_ready_any_more_stops_it_and_a_new_pause_asks_everybody_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def plan(tables: AllTables) -> None:
        room, (anna, ben) = await paused(tables, "empty", "empty")
        await anna.ready()
        await ben.ready()
        await pass_time(COUNTDOWN - 1)
        await anna.ready(False)
        await pass_time(COUNTDOWN)
        assert room.is_halted() and pause_of(room).ready == (1,)
        await anna.ready()
        await pass_time(COUNTDOWN - 1)
        await ben.pause()
        stopped = clock.now()
        await pass_time(COUNTDOWN)
        found = pause_of(room)
        assert (found.why, found.seat, found.since, found.ready) == (PLAYER, 1, stopped, ())
        assert kinds(room)[2:] == ["Halt"], "it is one pause in the log"
        await ben.pause()
        assert pause_of(room).since == stopped, "and once more changes nothing"
        for guest in (anna, ben):
            await guest.ready()
        await pass_time(COUNTDOWN)
        assert room.time_runs()

    spend(monkeypatch, plan)


def test_what_makes_no_sense_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plan(tables: AllTables) -> None:
        room, (anna, _) = await harvesting(tables, "empty", "empty")
        with pytest.raises(Refused) as nothing:
            await anna.ready()
        assert nothing.value.reason == NotHalted()
        with pytest.raises(Denied) as foreign:
            await room.pause(anna.device, 1)
        assert foreign.value.reason == NotYourSeat(1)
        await anna.pause()
        for asked in (room.set_ready(anna.device, 1, True), room.decide_about_lost("nobody", 1, "bot")):
            with pytest.raises(Denied) as other:
                await asked
            assert other.value.reason == NotYourSeat(1)
        with pytest.raises(Denied) as early:
            await room.decide_about_lost(anna.device, 0, "go-on")
        assert early.value.reason == NothingToDecide()

    async def untimed(tables: AllTables) -> None:
        opened = await tables.open(OpenTable("_example", ("empty", "greedy")), "0")
        await tables.sit(opened.id, "0", SitDown(0, "Anna"))
        await tables.start(opened.id, "0")
        room = await tables.room(opened.id)
        assert room.pause_info() is None
        for asked in (lambda: room.pause("0", 0), lambda: room.set_ready("0", 0, True)):
            with pytest.raises(Denied) as error:
                await asked()
            assert error.value.reason == NotTimed()

    spend(monkeypatch, plan)
    spend(monkeypatch, untimed)


def test_between_two_harvests_one_may_pause_too(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plan(tables: AllTables) -> None:
        room, (anna,) = await harvesting(tables, "empty")
        await pass_time(2 * SAND + 1000)
        assert not room.time_runs() and room.waited_for() == [0]
        await anna.pause()
        with pytest.raises(Refused):
            await anna.send({"do": "Done"})
        await anna.ready()
        await pass_time(COUNTDOWN)
        assert await anna.send({"do": "Done"})
        assert room.state() == "finished" and room.pause_info() is None

    spend(monkeypatch, plan)


def test_a_proposal_survives_a_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plan(tables: AllTables) -> None:
        room, (anna, ben) = await harvesting(tables, "empty", "empty")
        await room.propose_end(anna.device, 0)
        await ben.pause()
        await anna.ready()
        await ben.ready()
        await pass_time(COUNTDOWN)
        assert room.time_runs() and room.proposal is not None and room.proposal.kind == "end"
        await room.pause(anna.device, 0)
        await room.consent(ben.device, 1, room.proposal.number, True)
        assert room.table.ended and room.pause_info() is None, "also in a pause"

    spend(monkeypatch, plan)


def test_the_record_of_a_match_with_pauses_folds_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plan(tables: AllTables) -> None:
        room, (anna,) = await paused(tables, "empty")
        await anna.ready()
        await pass_time(COUNTDOWN + 2 * SAND + 1000)
        await anna.send({"do": "Done"})
        record = match_of(room).record()
        assert Match.fold(HARVEST, record).state.clock.now == 2 * SAND + 250

    spend(monkeypatch, plan)


# Restarts


def test_a_server_that_stops_pauses_at_that_instant_and_all_are_asked_after_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shelf = SlowShelf()
    found: list[tuple[str, int]] = []

    async def before(tables: AllTables) -> None:
        room, _ = await harvesting(tables, "empty", "greedy")
        await pass_time(700)
        found.append((room.table.id, clock.now()))

    async def after(tables: AllTables) -> None:
        room = await tables.room(found[0][0])
        match = match_of(room)
        assert match.entries.entry(-1) == Halt(found[0][1], RESTART, -1) and match.state.clock.now == 700
        assert pause_of(room).needed == (0,) and pause_of(room).ready == ()
        anna = Guest(room, 0)
        await anna.join()
        await anna.ready()
        await pass_time(COUNTDOWN)
        assert room.time_runs() and match_of(room).state.clock.now == 700

    spend(monkeypatch, before, shelf)
    spend(monkeypatch, after, shelf.as_it_is())


def test_a_server_that_stops_waits_a_moment_for_a_stuck_disk_and_no_longer(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def plan(tables: AllTables) -> None:
        slow, _ = await harvesting(tables, "empty")
        broken, _ = await harvesting(tables, "empty")

        async def stuck(*_: Any) -> None:
            await asyncio.sleep(60)

        async def failing(*_: Any) -> None:
            raise Denied(StoreFailed(), 503)

        monkeypatch.setattr(slow, "save", stuck)
        monkeypatch.setattr(broken, "save", failing)
        before = clock.now()
        await tables.halt_all()
        assert clock.now() - before == 1000 * HALTING
        assert "a table could not be halted: Denied" in caplog.text

    spend(monkeypatch, plan)


def test_after_a_crash_time_has_stood_still_since_the_last_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = SlowShelf()
    found: list[tuple[str, int, SlowShelf]] = []

    async def before(tables: AllTables) -> None:
        room, (anna,) = await harvesting(tables, "empty")
        await pass_time(700)
        await anna.send(pick(row(room)[0]))
        picked = clock.now()
        await pass_time(900)
        assert passed(room) == 1600
        found.append((room.table.id, picked, shelf.as_it_is()))

    async def after(tables: AllTables) -> None:
        await pass_time(600_000)
        room = await tables.room(found[0][0])
        match = match_of(room)
        assert match.entries.entry(-1) == Halt(found[0][1], RESTART, -1)
        assert match.state.clock.now == 700 and match.state.table.held != [-1], "nothing is lost"
        log = await tables.shelf.log(room.table.id)
        assert log is not None and len(log.lines) == 4, "and that is written down before anything else"

    spend(monkeypatch, before, shelf)
    spend(monkeypatch, after, found[0][2])


def test_a_pause_and_a_rest_outlast_a_restart_as_they_were(monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = SlowShelf()
    found: list[str] = []

    async def before(tables: AllTables) -> None:
        room, (anna,) = await paused(tables, "empty")
        other, _ = await harvesting(tables, "empty")
        await pass_time(2 * SAND + 1000)
        assert not other.time_runs()
        await anna.ready()
        found.extend((room.table.id, other.table.id))

    async def after(tables: AllTables) -> None:
        room, other = await tables.room(found[0]), await tables.room(found[1])
        assert pause_of(room).why == PLAYER and pause_of(room).ready == ()
        assert other.pause_info() is None and other.waited_for() == [0], "where no time ran none stands still"

    spend(monkeypatch, before, shelf)
    spend(monkeypatch, after, shelf.as_it_is())
