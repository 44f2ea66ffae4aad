"""Bots where time runs: they act on chances, late as people are, and not while time stands still."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from regency.bots import PACES
from regency.bots.pace import LEAST, MINUTE
from regency.kernel.entries import Play
from regency.kernel.match import AnyMatch, Match
from regency.server import real_time_bots
from regency.server.bot_pool import Asker
from regency.server.bot_worker import ThoughtFailed, Work
from regency.server.messages import OpenTable
from regency.server.pauses import COUNTDOWN
from regency.server.room import Room
from regency.server.tables import AllTables
from tests.minis import harvest
from tests.minis.harvest import HARVEST, SAND
from tests.minis.meadow import MEADOW

from .sand_tables import Guest, harvesting, kinds, match_of, pick, plays, register, row, stow
from .virtual_time import SlowShelf, ThoughtsHere, pass_time, spend

PACED = [(pace, bot) for pace in PACES for bot in ("random", "greedy")]


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch)


def game_times(match: AnyMatch) -> list[int]:
    """The game time behind each entry, that of the beginning first."""
    again: AnyMatch = Match.from_header(match.rules, match.header)
    found = [again.state.clock.now]
    for entry, _ in match.entries:
        again.apply(entry)
        found.append(again.state.clock.now)
    return found


def must_keep_pace(match: AnyMatch, seat: int, pace: str) -> int:
    """Whether a bot was late as people are, and acted no more often than its pace says; how often it did."""
    times = game_times(match)
    ran = [match.entries.ran(number) for number in range(len(match.entries))]
    acted: list[int] = []
    for number, (entry, _) in enumerate(match.entries, start=1):
        if isinstance(entry, Play) and entry.seat == seat and ran[number - 1]:
            assert times[number] - times[entry.seen] >= LEAST, (number, entry)
            acted.append(times[number])
    most = PACES[pace].actions
    assert all(later - first >= MINUTE for first, later in zip(acted, acted[most:], strict=False))
    return len(acted)


async def play_along(room: Room, guest: Guest) -> None:
    """A person who picks what lies there, now and then, and orders the baskets."""
    while room.state() == "playing":
        await asyncio.sleep(0.7)
        if room.time_runs() and row(room):
            tap = guest.send(pick(row(room)[0]), stow(0))
        elif guest.seat in room.waited_for():
            tap = guest.send({"do": "Done"})
        else:
            continue
        await asyncio.wait((tap,))
        tap.exception()


@pytest.mark.parametrize("seconds", [0.0, 0.03], ids=["quick disk", "slow disk"])
def test_harvest_is_played_to_its_end_by_one_person_and_two_bots(
    monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    async def plan(tables: AllTables) -> None:
        room, (anna,) = await harvesting(
            tables, "empty", "greedy", "random", paces=("", "brisk", "brisk"), rounds=4
        )
        await asyncio.wait_for(play_along(room, anna), 600)
        match = match_of(room)
        assert match.outcome() is not None and room.state() == "finished"
        assert {entry.seat for entry in plays(room)} == {0, 1, 2}
        assert must_keep_pace(match, 1, "brisk") > 4
        must_keep_pace(match, 2, "brisk")
        assert anna.heard("Update")[-1]["shared"]["outcome"] is not None
        assert Match.fold(HARVEST, match.record()).outcome() == match.outcome()

    spend(monkeypatch, plan, SlowShelf(seconds))


@pytest.mark.parametrize(("pace", "bot"), PACED)
def test_nobody_is_quicker_than_people_whatever_the_pace(
    monkeypatch: pytest.MonkeyPatch, pace: Any, bot: Any
) -> None:
    monkeypatch.setattr(harvest, "SAND", 20_000)

    async def plan(tables: AllTables) -> None:
        room, _ = await harvesting(tables, "empty", bot, bot, paces=("", pace, pace), rounds=4)
        await pass_time(2 * 20_000 + 1000)
        for seat in (1, 2):
            must_keep_pace(match_of(room), seat, pace)
        assert bot == "random" or any(entry.seat for entry in plays(room)), "they act, unasked"

    spend(monkeypatch, plan)


@pytest.mark.parametrize("pace", PACES)
def test_nobody_acts_more_often_in_a_minute_than_its_pace_says(
    monkeypatch: pytest.MonkeyPatch, pace: Any
) -> None:
    async def plan(tables: AllTables) -> None:
        room, _ = await harvesting(tables, "empty", "greedy", paces=("", pace), game=MEADOW.name)
        await pass_time(2 * MINUTE)
        most = PACES[pace].actions
        assert most < must_keep_pace(match_of(room), 1, pace) <= 2 * most, "and nearly as often"

    spend(monkeypatch, plan)


class Idle(ThoughtsHere):
    """Bots that find nothing to do."""

    async def _run(self, asker: Asker, game: str, work: Work, *given: Any) -> bytes:
        await super()._run(asker, game, work, *given)
        return b"[-1,null]"


def test_who_has_just_found_nothing_to_do_does_not_look_again_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pool = Idle()

    async def plan(tables: AllTables) -> None:
        room, guests = await harvesting(tables, "empty", "empty", "empty", "greedy", game=MEADOW.name)
        for _ in range(40):
            for guest in guests:
                await guest.send(pick(row(room)[0]))
                await pass_time(100)
        assert len(plays(room)) == 120
        assert 20 <= pool.thoughts <= 1 + 12_000 // (PACES["steady"].reaction // 2)

    spend(monkeypatch, plan, bots=pool)


def test_a_gentle_bot_leaves_the_last_berry_to_others_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(harvest, "SAND", 60_000)

    async def when(tables: AllTables, pace: Any) -> int:
        room, _ = await harvesting(tables, "empty", "greedy", paces=("", pace))
        match = match_of(room)
        while len(row(room)) > 1 or match.state.table.held[1] != -1:
            await pass_time(10)
        one = len(plays(room))
        while len(plays(room)) == one:
            await pass_time(10)
        return game_times(match)[-1]

    async def plan(tables: AllTables) -> None:
        gentle, brisk = await when(tables, "gentle"), await when(tables, "brisk")
        assert gentle >= PACES["gentle"].courtesy and brisk < gentle

    spend(monkeypatch, plan)


def test_in_a_pause_no_bot_acts_and_afterwards_they_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(harvest, "SAND", 20_000)

    async def plan(tables: AllTables) -> None:
        room, (anna,) = await harvesting(tables, "empty", "greedy", paces=("", "brisk"))
        await pass_time(400)
        await anna.pause()
        before = len(match_of(room).entries)
        await pass_time(60_000)
        assert len(match_of(room).entries) == before
        await anna.ready()
        await pass_time(COUNTDOWN + 5000)
        assert any(entry.seat == 1 for entry in plays(room))
        must_keep_pace(match_of(room), 1, "brisk")

    spend(monkeypatch, plan)


def test_who_finds_nothing_to_do_thinks_again_when_the_table_has_changed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(harvest, "SAND", 60_000)

    async def plan(tables: AllTables) -> None:
        room, (anna,) = await harvesting(tables, "empty", "greedy", paces=("", "brisk"))
        await pass_time(20_000)
        pool = tables.bots
        assert isinstance(pool, ThoughtsHere) and not row(room)
        thoughts = pool.thoughts
        await pass_time(20_000)
        assert pool.thoughts == thoughts, "not by the clock"
        assert anna.seat == 0 and kinds(room).count("Play") == len(plays(room))

    spend(monkeypatch, plan)


class Unsteady(ThoughtsHere):
    """Only random bots have an answer, but for the first of all."""

    async def _run(self, asker: Asker, game: str, work: Work, *given: Any) -> bytes:
        if given[0] != "random" and self.thoughts:
            raise ThoughtFailed("no answer")
        return await super()._run(asker, game, work, *given)


def test_where_a_bot_has_no_answer_a_quicker_one_answers_what_the_game_waits_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(harvest, "SAND", 20_000)

    async def plan(tables: AllTables) -> None:
        room, (anna,) = await harvesting(tables, "empty", "greedy", paces=("", "brisk"))
        await pass_time(10_000)
        assert [type(entry.do[0]).__name__ for entry in plays(room)] == ["Pick", "Stow"]
        assert [(told["why"]["why"], told["seat"]) for told in anna.heard("Notice")] == [("QuickerBot", 1)]

    spend(monkeypatch, plan, bots=Unsteady())


def test_what_is_refused_though_nothing_has_changed_is_tried_again_later(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Stubborn(ThoughtsHere):
        async def _run(self, asker: Asker, game: str, work: Work, *given: Any) -> bytes:
            await super()._run(asker, game, work, *given)
            return b'[null,{"do":"Swap"}]'

    pool = Stubborn()

    async def plan(tables: AllTables) -> None:
        room, _ = await harvesting(tables, "empty", "greedy", paces=("", "brisk"))
        await pass_time(20_000)
        assert not plays(room) and pool.thoughts < 10
        assert "a bot could not move" in caplog.text

    monkeypatch.setattr(harvest, "SAND", 60_000)
    spend(monkeypatch, plan, bots=pool)


def test_a_bot_that_takes_a_chair_while_time_runs_plays_at_once_and_one_that_leaves_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(harvest, "SAND", 20_000)

    async def plan(tables: AllTables) -> None:
        room, (_, ben) = await harvesting(tables, "empty", "empty", rounds=4)
        await room.stand_in(ben.device, 1, "greedy")
        await pass_time(10_000)
        acted = len([entry for entry in plays(room) if entry.seat == 1])
        assert acted
        await room.stand_in(ben.device, 1, "")
        await pass_time(10_000)
        assert len([entry for entry in plays(room) if entry.seat == 1]) == acted

    spend(monkeypatch, plan)


def test_tasks_end_with_their_table(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plan(tables: AllTables) -> None:
        room, _ = await harvesting(tables, "empty", "greedy")
        players = tables.real_time_bots._players[room.table.id]
        task = players[1].task
        assert task is not None and not task.done()
        await tables.delete(room.table.id, "host")
        await pass_time(10)
        assert task.done() and room.table.id not in tables.real_time_bots._players

    spend(monkeypatch, plan)


def test_without_time_bots_are_asked_as_at_any_other_table(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plan(tables: AllTables) -> None:
        room, (anna,) = await harvesting(tables, "random", "empty", "random")
        await pass_time(2 * SAND + 2000)
        assert not room.time_runs() and room.waited_for() == [1], "the first has ordered its baskets"
        await anna.send({"do": "Done"})
        await pass_time(5000)
        assert room.state() == "finished"

    spend(monkeypatch, plan)


def test_untimed_games_have_none_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plan(tables: AllTables) -> None:
        opened = await tables.open(OpenTable("_example", ("greedy", "random")), "host")
        assert [chair.pace for chair in opened.chairs] == ["", ""] and not opened.timed
        assert tables.real_time_bots._players == {} and real_time_bots.LOG.name == "regency.server"

    spend(monkeypatch, plan)
