"""Whole evenings with Pendulum in real time, in virtual time: with bots, pauses, lost lines and restarts."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from regency.games.pendulum import RULES
from regency.games.pendulum.model.actions import Act
from regency.games.pendulum.printed.reconstructed import COUNTDOWN_TIME
from regency.games.pendulum.printed.terms import COUNCIL, COUNTDOWN, LAST_ACTIONS, PLAY, PRE_ROUND
from regency.kernel.entries import LINE, PLAYER, RESTART, Halt, Resume
from regency.kernel.errors import GameHalted, Refused, Trouble, UndoWhileTimeRuns
from regency.kernel.match import Match
from regency.server import clock
from regency.server.line_watch import SILENT
from regency.server.messages import OpenTable, SitDown
from regency.server.pauses import COUNTDOWN as BEFORE_IT_GOES_ON
from regency.server.pauses import PATIENCE
from regency.server.reasons import OneSeatADevice, RealTimeOverDays, Stale
from regency.server.room import Room
from regency.server.tables import AllTables
from tests.server.sand_tables import Guest, kinds, match_of, pause_of, plays, register
from tests.server.test_real_time_bots import must_keep_pace
from tests.server.virtual_time import SlowShelf, pass_time, spend

from .evenings import QUICK, at_table, in_a_round, in_council, phase, play_along, wire
from .names import COMMON, GRANDE, act

DISK = 0.03  # seconds that a commit takes here
LONG = 7_200  # seconds of an evening


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch)


async def play_on(room: Room, *guests: Guest, until: Any = lambda: False) -> None:
    playing = [play_along(room, guest, until) for guest in guests]
    await asyncio.wait_for(asyncio.gather(*playing), LONG)


async def go_on(*guests: Guest) -> None:
    """All are ready, and a moment more."""
    for guest in guests:
        await guest.ready()
    await pass_time(BEFORE_IT_GOES_ON)


@pytest.mark.nightly
def test_a_whole_evening_with_bots_pauses_a_lost_line_and_a_restart(monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = SlowShelf(DISK)
    table: list[str] = []
    chairs, paces = ("empty", "greedy", "random"), ("", "brisk", "steady")

    async def before(tables: AllTables) -> None:
        room, (anna,) = await at_table(tables, *chairs, paces=paces, options=QUICK)
        table.append(room.table.id)
        await play_on(room, anna, until=lambda: phase(room) == LAST_ACTIONS)
        await anna.pause()
        with pytest.raises(Refused) as error:
            await anna.send(*wire(act(COMMON, "BL2a")))
        assert error.value.reason == GameHalted()
        await go_on(anna)
        await play_on(room, anna, until=lambda: in_council(room))
        await play_on(room, anna, until=lambda: phase(room) == PLAY)
        await play_on(room, anna, until=lambda: match_of(room).state.clock.now > 300_000)

    async def after(tables: AllTables) -> None:
        room = await tables.room(table[0])
        assert room.is_halted() and pause_of(room).why == RESTART
        anna = Guest(room, 0)
        await anna.join()
        anna.sent = 10_000  # names that the tab had not used before
        await go_on(anna)
        assert room.time_runs()
        anna.silent = True
        await pass_time(2 * SILENT)
        assert room.is_halted() and pause_of(room).lost == (0,)
        anna.silent = False
        await anna.join()
        await go_on(anna)
        await play_on(room, anna)
        match = match_of(room)
        assert room.state() == "finished" and match.outcome() is not None
        await anna.join()
        assert anna.heard("Welcome")[-1]["outcome"] is not None
        halts = [entry.why for entry, _ in match.entries if isinstance(entry, Halt)]
        assert halts == [PLAYER, RESTART, LINE]
        assert {entry.seat for entry in plays(room)} == {0, 1, 2}
        assert must_keep_pace(match, 1, "brisk") > 20 and must_keep_pace(match, 2, "steady") > 20
        again = Match.fold(RULES, match.record())
        assert again.outcome() == match.outcome() and again.state.clock.now == match.state.clock.now

    spend(monkeypatch, before, shelf)
    spend(monkeypatch, after, shelf.as_it_is())


# Restarts and pauses in every phase in which something might be lost


@pytest.mark.parametrize("wanted", [COUNTDOWN, PLAY, LAST_ACTIONS])
def test_after_a_crash_it_goes_on_from_the_last_entry_in_every_phase_that_has_time(
    monkeypatch: pytest.MonkeyPatch, wanted: int
) -> None:
    shelf = SlowShelf()
    found: list[tuple[str, int, int, SlowShelf]] = []

    async def before(tables: AllTables) -> None:
        room, guests = await at_table(tables, "empty", "empty", options=QUICK)
        await play_on(room, *guests, until=lambda: phase(room) == wanted)
        assert room.time_runs()
        game = match_of(room).state.clock
        found.append((room.table.id, len(match_of(room).entries), game.now, shelf.as_it_is()))

    async def after(tables: AllTables) -> None:
        table, entries, now, _ = found[0]
        await pass_time(3_600_000)
        room = await tables.room(table)
        match = match_of(room)
        assert len(match.entries) == entries + 1, "and a pause"
        assert match.state.clock.now == now and pause_of(room).why == RESTART and phase(room) == wanted
        guests = [Guest(room, seat) for seat in range(2)]
        for guest in guests:
            await guest.join()
            guest.sent = 10_000
        await go_on(*guests)
        assert match.state.clock.now == now and room.time_runs()
        await play_on(room, *guests, until=lambda: in_council(room))

    spend(monkeypatch, before, shelf)
    spend(monkeypatch, after, found[0][3])


def test_in_a_council_one_may_pause_and_nobody_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plan(tables: AllTables) -> None:
        room, (anna, ben) = await at_table(tables, "empty", "empty", options=QUICK)
        await play_on(room, anna, ben, until=lambda: in_council(room))
        now = match_of(room).state.clock.now
        ben.silent = True
        await pass_time(10 * SILENT)
        assert not room.is_halted(), "where nobody hurries, nobody is missed"
        ben.silent = False
        await pass_time(SILENT)  # the next ping is answered
        await anna.pause()
        due = room.waited_for()[0]
        with pytest.raises(Refused) as error:
            await (anna, ben)[due].send(*wire(*match_of(room).options(due)[:1]))
        assert error.value.reason == GameHalted()
        await go_on(anna, ben)
        assert not room.is_halted() and phase(room) == COUNCIL and match_of(room).state.clock.now == now
        await play_on(room, anna, ben, until=lambda: phase(room) == PRE_ROUND)

    spend(monkeypatch, plan)


def test_no_undo_leads_from_a_council_back_into_the_round(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plan(tables: AllTables) -> None:
        room, (anna, ben) = await at_table(tables, "empty", "empty", options=QUICK)
        await play_on(room, anna, ben, until=lambda: in_council(room))
        before = kinds(room)
        for guest in (anna, ben):
            assert guest.seat is not None
            with pytest.raises(Refused) as error:
                await room.take_back(guest.device, guest.seat)
            assert error.value.reason == UndoWhileTimeRuns() and room.proposal is None
        assert kinds(room) == before
        first = (anna, ben)[room.waited_for()[0]]
        assert first.seat is not None
        await first.send(*wire(match_of(room).options(first.seat)[0]))
        number = await room.take_back(first.device, first.seat)
        if number is None:  # what was seen is taken back if the other agrees
            other, proposal = (anna, ben)[1 - first.seat], room.proposal
            assert other.seat is not None and proposal is not None
            await room.consent(other.device, other.seat, proposal.number, True)
        assert kinds(room)[-1] == "Undo" and in_council(room), "what was done in the Council itself"

    spend(monkeypatch, plan)


# Who is lost, who leaves, who comes again


def lost_third(tables: AllTables) -> Any:
    async def lose() -> tuple[Room, list[Guest]]:
        room, guests = await in_a_round(tables)
        guests[2].silent = True
        await pass_time(SILENT + 2_000)
        assert room.is_halted() and pause_of(room).lost == (2,)
        await pass_time(PATIENCE)
        return room, guests

    return lose()


@pytest.mark.parametrize("verdict", ["wait", "bot", "go-on"])
def test_after_two_minutes_the_others_decide_about_who_is_lost(
    monkeypatch: pytest.MonkeyPatch, verdict: Any
) -> None:
    async def plan(tables: AllTables) -> None:
        room, (anna, ben, cleo) = await lost_third(tables)
        for guest in (anna, ben):
            await room.decide_about_lost(guest.device, guest.seat, verdict)
        await go_on(anna, ben)
        assert room.is_halted() == (verdict == "wait")
        if verdict == "wait":
            cleo.silent = False
            await cleo.join()
            await go_on(cleo)
        await pass_time(30_000)
        assert room.time_runs()
        acted = [entry for entry in plays(room) if entry.seat == 2 and isinstance(entry.do[0], Act)]
        assert bool(acted) == (verdict == "bot"), "a bot takes the chair in mid-round, and plays"
        if verdict == "bot":
            must_keep_pace(match_of(room), 2, "steady")

    spend(monkeypatch, plan)


def test_who_comes_back_to_a_bot_in_the_chair_plays_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plan(tables: AllTables) -> None:
        room, (anna, _, cleo) = await in_a_round(tables)
        await room.stand_in(cleo.device, 2, "greedy")
        await pass_time(20_000)
        assert [entry for entry in plays(room) if entry.seat == 2 and isinstance(entry.do[0], Act)]
        await room.stand_in(cleo.device, 2, "")
        counted = len(plays(room))
        await pass_time(10_000)
        assert len(plays(room)) == counted, "the bot's thought is not carried out any more"
        assert room.time_runs() and await anna.send(*wire(act(GRANDE, "BL1a")))

    spend(monkeypatch, plan)


def test_who_gives_up_while_sand_runs_leaves_the_chair_to_a_bot_and_time_runs_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def plan(tables: AllTables) -> None:
        room, (anna, ben, cleo) = await in_a_round(tables)
        await room.give_up(anna.device, 0)
        assert room.time_runs() and room.info(ben.device).chairs[0].pace == "steady"
        with pytest.raises(Trouble):
            await anna.send(*wire(act(GRANDE, "BL1a")))
        await pass_time(20_000)
        assert [entry for entry in plays(room) if entry.seat == 0 and isinstance(entry.do[0], Act)]
        anna.leave()
        await pass_time(2 * SILENT)
        assert room.time_runs(), "whoever gave up is not missed"
        await room.propose_end(ben.device, 1)
        assert room.proposal is not None
        await room.consent(cleo.device, 2, room.proposal.number, True)
        assert room.table.ended and not room.time_runs() and room.pause_info() is None
        again = await tables.rematch(room.table.id, ben.device)
        assert again.timed and again.options["mode"] == "realtime"

    spend(monkeypatch, plan)


def test_the_host_may_leave_and_the_others_play_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plan(tables: AllTables) -> None:
        room, (anna, ben, cleo) = await in_a_round(tables)
        anna.leave()
        await pass_time(SILENT)
        assert match_of(room).entries.entry(-1) == Halt(clock.now(), LINE, 0)
        await pass_time(PATIENCE)
        for guest in (ben, cleo):
            assert guest.seat is not None
            await room.decide_about_lost(guest.device, guest.seat, "go-on")
        await go_on(ben, cleo)
        assert isinstance(match_of(room).entries.entry(-1), Resume) and room.time_runs()
        assert await ben.send(*wire(act(GRANDE, "BL1a")))

    spend(monkeypatch, plan)


def test_a_tap_sent_again_after_a_lost_line_counts_only_if_it_was_taken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def plan(tables: AllTables) -> None:
        room, (anna, _, _) = await in_a_round(tables)
        tap = anna.send(*wire(act(GRANDE, "BL1a")), key="taken")
        anna.leave()
        number = await tap
        seen, counted = match_of(room).state.clock.entry, len(plays(room))
        await pass_time(1_000)
        await anna.join()
        assert await anna.send(*wire(act(GRANDE, "BL1a")), seen=number - 1, key="taken", again=True) == number
        with pytest.raises(Refused) as error:
            await anna.send(*wire(act(COMMON, "BL2a")), seen=seen, key="lost", again=True)
        assert error.value.reason == Stale() and len(plays(room)) == counted
        assert await anna.send(*wire(act(COMMON, "BL2a")), key="anew")

    spend(monkeypatch, plan, SlowShelf(DISK))


# What cannot be


def test_real_time_over_days_or_with_two_seats_on_one_device_is_refused_and_untimed_modes_are_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def plan(tables: AllTables) -> None:
        for mode, timed in (("realtime", True), ("untimed_turns", False), ("untimed_simultaneous", False)):
            options = {"mode": mode}
            days = OpenTable("pendulum", ("empty", "empty"), options, pace="days")
            here = await tables.open(OpenTable("pendulum", ("empty", "empty"), options), "0")
            await tables.sit(here.id, "0", SitDown(0, "Anna"))
            asked = (tables.open(days, "0"), tables.sit(here.id, "0", SitDown(1, "Ben")))
            for each, reason in zip(asked, (RealTimeOverDays(), OneSeatADevice()), strict=True):
                if timed:
                    with pytest.raises(Trouble) as error:
                        await each
                    assert error.value.reason == reason
                else:
                    await each

    spend(monkeypatch, plan)


def test_the_pause_before_a_round_costs_no_game_time_and_the_countdown_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def plan(tables: AllTables) -> None:
        room, guests = await at_table(tables, "empty", "empty", options=QUICK)
        await play_on(room, *guests, until=lambda: phase(room) == COUNTDOWN)
        before = match_of(room).state.clock.now
        await guests[0].pause()
        await pass_time(60_000)
        await go_on(*guests)
        left = match_of(room).next_wake() - match_of(room).state.clock.at
        assert match_of(room).state.clock.now - before + left == COUNTDOWN_TIME and phase(room) == COUNTDOWN
        await pass_time(left)
        assert phase(room) == PLAY

    spend(monkeypatch, plan)
