"""Where time runs inputs count when they are read, in that order, and nobody has seen less than arrived."""

from __future__ import annotations

import time

import pytest

from regency.kernel.entries import Tick
from regency.kernel.errors import FromTheFuture, NotAnOption, Refused
from regency.server import clock
from regency.server.reasons import Denied, IdUsed, NotYourSeat, Stale, TooFast
from regency.server.room import Room
from regency.server.table_queue import MOST_OF_A_SEAT
from regency.server.tables import AllTables
from tests.minis.harvest import LATE, SAND, SPACING, NoSuchBerry

from .sand_tables import Guest, began, harvesting, kinds, match_of, passed, pick, plays, register, row, stow
from .virtual_time import BASE, SlowShelf, pass_time, spend

DISK = 0.03  # seconds that a commit takes here
HOUR = 3_600_000_000_000  # nanoseconds


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch)


def test_five_inputs_read_together_bear_one_stamp_however_slow_the_disk_and_none_misses_the_window(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def plan(tables: AllTables) -> None:
        room, guests = await harvesting(tables, *["empty"] * 4)
        await pass_time(SAND - 2 - passed(room))
        read = clock.now()
        sent = [guest.send(pick(berry)) for guest, berry in zip(guests, row(room), strict=True)]
        sent.append(guests[3].send(stow()))
        numbers = [await each for each in sent]
        assert clock.now() - read >= 5 * DISK * 1000, "the disk took its time"
        assert [entry.at for entry in plays(room)] == [read] * 5 and numbers == [3, 4, 5, 6, 7]
        assert [entry.seat for entry in plays(room)] == [0, 1, 2, 3, 3]
        await pass_time(100)
        assert match_of(room).entries.entry(7) == Tick(began(room) + SAND), "on time, behind what was before"

    spend(monkeypatch, plan, SlowShelf(DISK))


def test_what_is_read_first_is_carried_out_first_though_another_was_handed_in_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def plan(tables: AllTables) -> None:
        room, guests = await harvesting(tables, "empty", "empty", "empty")
        first, second = guests[1].tab.line, guests[2].tab.line
        assert first is not None and second is not None
        guests[0].send(pick(row(room)[0]))  # is on its way to the disk
        early = first.hear()
        await pass_time(5)
        late = guests[2].send(pick(row(room)[1]))
        action = b'{"do":"Pick","berry":%d}' % row(room)[2]
        behind = room.hand_in(guests[1].device, 1, [action], 2, "m", early, first)
        assert await behind == 4 and await late == 5

    spend(monkeypatch, plan, SlowShelf(DISK))


def test_what_is_read_when_an_alarm_is_due_goes_behind_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plan(tables: AllTables) -> None:
        room, (anna,) = await harvesting(tables, "empty")
        await pass_time(SAND - passed(room) - 1)
        berry = row(room)[0]
        monkeypatch.setattr(room, "wake", None)  # the alarm itself is late
        await pass_time(1)
        assert passed(room) == SAND
        await anna.send(pick(berry), seen=2)
        assert kinds(room)[2:] == ["Tick", "Play"]
        assert plays(room)[0].at == began(room) + SAND

    spend(monkeypatch, plan)


def test_two_taps_that_follow_too_soon_are_held_in_their_order_and_both_count(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def plan(tables: AllTables) -> None:
        room, (anna, ben) = await harvesting(tables, "empty", "empty")
        first = anna.send(pick(row(room)[0]), stow())
        await pass_time(100)
        held = anna.send(pick(row(room)[0]))
        behind = anna.send(stow())
        await pass_time(50)
        assert await ben.send(pick(row(room)[1])) == 4, "nobody else waits for it"
        assert await first == 3 and not held.done() and not behind.done()
        assert (await held, await behind) == (5, 6)
        when = [entry.at - began(room) for entry in plays(room) if entry.seat == 0]
        assert when == [0, SPACING, SPACING], "done at the instant from which on it may be"

    spend(monkeypatch, plan)


def test_what_is_held_when_a_pause_comes_is_refused_and_leaves_no_trace(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def plan(tables: AllTables) -> None:
        room, (anna,) = await harvesting(tables, "empty")
        await anna.send(pick(row(room)[0]), stow())
        held = anna.send(pick(row(room)[0]))
        await anna.pause()
        await pass_time(SPACING)
        with pytest.raises(Refused, match="GameHalted"):
            await held
        assert kinds(room)[2:] == ["Play", "Halt"]

    spend(monkeypatch, plan)


def test_a_flood_of_one_seat_is_refused_and_keeps_nobody_else_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def plan(tables: AllTables) -> None:
        room, (anna, ben) = await harvesting(tables, "empty", "empty")
        flood = [anna.send(pick(row(room)[0]), stow()) for _ in range(3 * MOST_OF_A_SEAT)]
        refused = [each for each in flood if each.done()]
        assert len(refused) == 2 * MOST_OF_A_SEAT
        for each in refused:
            with pytest.raises(Denied) as error:
                await each
            assert isinstance(error.value.reason, TooFast)
        before = clock.now()
        assert await ben.send(pick(row(room)[-1])) and clock.now() == before
        await pass_time(5 * SPACING)
        assert all(entry.seat == 1 or entry.at % SPACING == began(room) % SPACING for entry in plays(room))
        assert len(plays(room)) <= 7, "one at a time"

    spend(monkeypatch, plan)


def test_who_does_not_hold_a_seat_fills_no_queue_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plan(tables: AllTables) -> None:
        room, (anna, ben) = await harvesting(tables, "empty", "empty")
        action = b'{"do":"Pick","berry":%d}' % row(room)[0]
        for number in range(3 * MOST_OF_A_SEAT):
            with pytest.raises(Denied) as error:
                await room.hand_in(ben.device, 0, [action], 2, f"{number}", clock.now(), ben.tab.line)
            assert error.value.reason == NotYourSeat(0)
        assert await anna.send(pick(row(room)[0])) == 3

    spend(monkeypatch, plan)


def test_an_id_counts_once_though_it_is_sent_again_before_it_is_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def plan(tables: AllTables) -> None:
        room, (anna,) = await harvesting(tables, "empty")
        do = (pick(row(room)[0]), stow())
        twice = [anna.send(*do, seen=2, key="tap") for _ in range(2)]
        assert [await each for each in twice] == [3, 3] and len(plays(room)) == 1
        assert await anna.send(*do, seen=2, key="tap", again=True) == 3, "the answer that was lost"
        with pytest.raises(Denied) as error:
            await anna.send(pick(row(room)[0]), seen=2, key="tap")
        assert isinstance(error.value.reason, IdUsed)

    spend(monkeypatch, plan)


def test_nobody_has_seen_the_future(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plan(tables: AllTables) -> None:
        room, (anna,) = await harvesting(tables, "empty")
        with pytest.raises(Refused) as error:
            await anna.send(pick(row(room)[0]), seen=3)
        assert error.value.reason == FromTheFuture(3, 2) and kinds(room) == ["Halt", "Resume"]

    spend(monkeypatch, plan)


# What was seen


def only_before_the_flip(room: Room) -> int:
    """A berry that lies in the row now, and will not in the next one."""
    berry = row(room)[0]
    deck = match_of(room).state.box.deck
    deck.sort(key=lambda other: other != berry)
    return berry


@pytest.mark.parametrize(("trip", "late", "counts"), [(20, 60, True), (20, 100, False), (120, 100, True)])
def test_seen_is_raised_to_what_must_have_arrived_by_the_round_trip_and_a_little_more(
    monkeypatch: pytest.MonkeyPatch, trip: int, late: int, counts: bool
) -> None:
    async def plan(tables: AllTables) -> None:
        room, (anna,) = await harvesting(tables, "empty", trip=trip)
        old = only_before_the_flip(room)
        await pass_time(SAND - passed(room) + late)
        claims = anna.send(pick(old), seen=0)
        if counts:
            assert await claims == 4 and plays(room)[0].seen <= 2
        else:
            with pytest.raises(Refused) as error:
                await claims
            assert error.value.reason == NoSuchBerry(old) and not plays(room)

    spend(monkeypatch, plan)


@pytest.mark.parametrize(("late", "counts"), [(LATE - 1, True), (LATE + 1, False)])
def test_who_answers_pings_late_gains_no_more_than_the_rule_gives_anybody(
    monkeypatch: pytest.MonkeyPatch, late: int, counts: bool
) -> None:
    async def plan(tables: AllTables) -> None:
        room, (anna,) = await harvesting(tables, "empty", trip=400)
        old = only_before_the_flip(room)
        await pass_time(SAND - passed(room) + late)
        claims = anna.send(pick(old), seen=0)
        if counts:
            assert await claims == 4
        else:
            with pytest.raises(Refused) as error:
                await claims
            assert error.value.reason == NoSuchBerry(old)

    spend(monkeypatch, plan)


def test_a_line_that_owes_an_answer_is_as_slow_as_that_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plan(tables: AllTables) -> None:
        _, (anna,) = await harvesting(tables, "empty")
        line = anna.tab.line
        assert line is not None
        await pass_time(100)
        assert line.round_trip(clock.now()) == 20
        anna.silent = True
        await pass_time(2000)
        assert line.round_trip(clock.now()) == 100
        assert not line.answered(b"a mark that nobody has sent")

    spend(monkeypatch, plan)


# What is sent again


def test_a_tap_sent_again_after_a_lost_line_counts_only_if_it_had_arrived(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def plan(tables: AllTables) -> None:
        room, (anna,) = await harvesting(tables, "empty")
        do = (pick(row(room)[0]), stow())
        arrived = anna.send(*do, key="arrived")
        anna.leave()
        assert await arrived == 3, "though nobody was there any more to hear of it"
        await pass_time(SPACING)
        await anna.join()
        assert await anna.send(*do, seen=2, key="arrived", again=True) == 3
        for seen, again in ((3, True), (2, False)):
            with pytest.raises(Refused) as error:
                await anna.send(pick(row(room)[0]), seen=seen, key="lost", again=again)
            assert error.value.reason == Stale()
        assert await anna.send(pick(row(room)[0]), key="lost") == 4, "and what is refused uses up no id"

    spend(monkeypatch, plan)


def test_where_no_time_runs_it_is_done_when_it_comes_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plan(tables: AllTables) -> None:
        room, (anna,) = await harvesting(tables, "empty")
        await pass_time(2 * SAND + LATE)
        assert not match_of(room).state.clock.running
        await anna.join()
        assert await anna.send({"do": "Done"}, seen=2, again=True)
        with pytest.raises(Refused) as error:
            await anna.send({"do": "Done"})
        assert not isinstance(error.value.reason, NotAnOption)

    spend(monkeypatch, plan)


# The clock


def test_the_system_clock_put_ahead_or_back_moves_no_sand(monkeypatch: pytest.MonkeyPatch) -> None:
    before = clock.now()
    honest = time.time_ns
    for change in (HOUR, -HOUR):
        monkeypatch.setattr(time, "time_ns", lambda change=change: honest() + change)
        assert 0 <= clock.now() - before < HOUR // 1_000_000
    passed = time.monotonic_ns()
    monkeypatch.setattr(time, "monotonic_ns", lambda: passed + 1_500_000_000)
    assert clock.now() == (clock.SET + passed) // 1_000_000 + 1500


def test_a_log_written_by_a_clock_that_was_ahead_goes_on_from_there(monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = SlowShelf()
    found: list[tuple[str, int]] = []

    async def before(tables: AllTables) -> None:
        room, (anna,) = await harvesting(tables, "empty")
        await pass_time(500)
        await anna.send(pick(row(room)[0]))
        found.append((room.table.id, match_of(room).state.clock.at))

    async def after(tables: AllTables) -> None:
        hour = 3_600_000
        honest = clock.now
        monkeypatch.setattr(clock, "now", lambda: honest() - hour)
        room = await tables.room(found[0][0])
        anna = Guest(room, 0)
        await anna.join()
        await anna.ready()
        assert room.now() >= found[0][1] > clock.now() > BASE - hour
        await pass_time(3000)
        game = match_of(room).state.clock
        assert game.now == 500 and not game.halted
        await pass_time(700)
        await anna.send(stow(), key="later")
        assert match_of(room).state.clock.now == 1200

    spend(monkeypatch, before, shelf)
    spend(monkeypatch, after, shelf.as_it_is())
