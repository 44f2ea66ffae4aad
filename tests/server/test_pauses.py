"""Anybody pauses, it goes on when all are ready and a moment more; who is lost is missed."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from regency.kernel.entries import LINE, PLAYER, RESTART, Halt, Paused, Resume, Resumed
from regency.kernel.errors import GameHalted, NotHalted, Refused
from regency.kernel.match import Match
from regency.server import clock
from regency.server.line_watch import SILENT
from regency.server.messages import OpenTable, SitDown
from regency.server.pauses import COUNTDOWN, PATIENCE
from regency.server.presence import Tab
from regency.server.reasons import Denied, NothingToDecide, NotTimed, NotYourSeat
from regency.server.room import Room
from regency.server.socket_messages import PauseInfo
from regency.server.tables import AllTables
from tests.minis.harvest import HARVEST, SAND

from .sand_tables import Guest, harvesting, kinds, match_of, passed, pick, register, row
from .virtual_time import SlowShelf, pass_time, spend


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch)


def pause_of(room: Room) -> PauseInfo:
    found = room.pause_info()
    assert found is not None
    return found


def told(guest: Guest) -> Any:
    """The pause as a tab was last told."""
    return guest.heard("Lobby")[-1]["pause"]


async def paused(tables: AllTables, *chairs: Any) -> tuple[Room, list[Guest]]:
    """A table at which the first guest has paused, half a second after the start."""
    room, guests = await harvesting(tables, *chairs)
    await pass_time(500)
    await guests[0].pause()
    return room, guests


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


# Lines


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
