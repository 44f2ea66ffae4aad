"""Pendulum at a table in real time: bad input leaves no trace, late taps count as the line allows."""

from __future__ import annotations

import asyncio

import pytest

from regency.games.pendulum import RULES
from regency.games.pendulum.model.actions import Done, RecallStratagems
from regency.games.pendulum.model.reasons import (
    CardNotInHand,
    HasActed,
    NothingDiscarded,
    NothingInCountdown,
    NotYourTurn,
    OnlyInLastActions,
    RowLocked,
    SandRuns,
    WorkerLocked,
)
from regency.games.pendulum.printed.board import BLACK
from regency.games.pendulum.printed.reconstructed import COUNTDOWN_TIME, LATE
from regency.kernel.edge import Option
from regency.kernel.errors import FromTheFuture, GameHalted, Reason, Refused
from regency.kernel.wire import digest
from regency.server import clock
from regency.server.reasons import Denied, IdUsed, Stale, TooFast
from regency.server.table_queue import MOST_OF_A_SEAT
from regency.server.tables import AllTables
from regency.words import Words, languages
from tests.games.pendulum.evenings import (
    QUICK,
    at_table,
    counting_down,
    in_a_round,
    in_council,
    play_along,
    wire,
)
from tests.games.pendulum.names import (
    COMMON,
    GRANDE,
    act,
    box,
    card,
    flip,
    place,
    play,
    retrieve,
)
from tests.server.sand_tables import Guest, kinds, match_of, plays, register
from tests.server.virtual_time import SlowShelf, pass_time, spend

DISK = 0.03  # seconds that a commit takes here
DISK_TIME = round(1000 * DISK)
SAND = 45_000  # of the black timer


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch)


async def must_refuse(guest: Guest, reason: Reason, *actions: Option, seen: int | None = None) -> None:
    """It is told why, and neither table nor log has changed."""
    before = digest(match_of(guest.room).state), kinds(guest.room)
    with pytest.raises(Refused) as error:
        await guest.send(*wire(*actions), seen=seen)
    assert error.value.reason == reason
    assert (digest(match_of(guest.room).state), kinds(guest.room)) == before


def test_bad_input_is_refused_leaves_no_trace_and_the_next_tap_counts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def plan(tables: AllTables) -> None:
        room, (anna, ben, chloe) = await counting_down(tables)
        await must_refuse(anna, NothingInCountdown(), act(GRANDE, "BL1a"))
        await pass_time(COUNTDOWN_TIME)
        await must_refuse(anna, WorkerLocked(GRANDE), place(GRANDE, "BU1"))
        await must_refuse(anna, SandRuns(BLACK), flip("black"))
        await must_refuse(anna, CardNotInHand(card("C2-S1")), play("C2-S1"))
        await must_refuse(anna, NothingDiscarded(), RecallStratagems())
        await must_refuse(anna, OnlyInLastActions(), Done())
        newest = match_of(room).state.clock.entry
        await must_refuse(anna, FromTheFuture(newest + 1, newest), act(GRANDE, "BL1a"), seen=newest + 1)
        assert await anna.send(*wire(act(GRANDE, "BL1a"))) == newest + 1
        await must_refuse(anna, HasActed(GRANDE), act(GRANDE, "BL1a"))
        await ben.pause()
        await must_refuse(anna, GameHalted(), act(COMMON, "BL2a"))
        for guest in (anna, ben, chloe):
            await guest.ready()
        await pass_time(3_000)
        assert await anna.send(*wire(act(COMMON, "BL2a"))), "and nothing has frozen"

    spend(monkeypatch, plan)


def test_two_taps_of_one_hand_and_those_of_all_count_on_a_slow_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plan(tables: AllTables) -> None:
        room, guests = await in_a_round(tables)
        await pass_time(100)
        read = clock.now()
        first = [guest.send(*wire(act(GRANDE, "BL1a"))) for guest in guests]
        await pass_time(100)
        second = [guest.send(*wire(act(COMMON, "BL2a"))) for guest in guests]
        assert [await each for each in first + second]
        stamps = [entry.at - read for entry, _ in match_of(room).entries if entry.at >= read]
        assert stamps == [0, 0, 0, 200, 200, 200], "each as it was read, or as soon as it may be"

    spend(monkeypatch, plan, SlowShelf(DISK))


@pytest.mark.parametrize(
    ("trip", "late", "counts"),
    [(20, 60, True), (20, 100, False), (400, 250, True), (400, 251, False)],
)
def test_who_claims_to_have_seen_nothing_places_no_worker_in_a_row_that_is_closed(
    monkeypatch: pytest.MonkeyPatch, trip: int, late: int, counts: bool
) -> None:
    async def plan(tables: AllTables) -> None:
        room, (anna, ben, _) = await in_a_round(tables, trip=trip)
        await ben.send(*wire(play("C2-S3"), retrieve(COMMON)))
        await pass_time(SAND)
        assert match_of(room).state.table.run_out[BLACK]
        await anna.send(*wire(flip("black")))
        await pass_time(late)
        if counts:
            assert await ben.send(*wire(place(COMMON, "BU1")), seen=0)
            assert match_of(room).state.table.at[5 + COMMON] == box("BU1")
        else:
            await must_refuse(ben, RowLocked(box("BU1")), place(COMMON, "BU1"), seen=0)

    spend(monkeypatch, plan)


def test_five_late_placements_read_together_bear_one_stamp_and_none_misses_the_window_for_a_slow_disk(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def plan(tables: AllTables) -> None:
        room, guests = await in_a_round(tables, 5, trip=300)
        await pass_time(SAND)
        await guests[0].send(*wire(flip("black")))
        closed = match_of(room).state.clock.entry
        await pass_time(LATE - DISK_TIME)
        read = clock.now()
        taps = [guest.send(*wire(act(COMMON, "BL2a")), seen=closed - 1) for guest in guests]
        numbers = [await each for each in taps]
        assert clock.now() - read >= 5 * DISK_TIME, "the disk took its time, and the window has closed"
        assert [entry.at for entry in plays(room)[-5:]] == [read] * 5 and len(set(numbers)) == 5
        assert [entry.seat for entry in plays(room)[-5:]] == [0, 1, 2, 3, 4], (
            "in the order in which they were read"
        )
        with pytest.raises(Refused):
            await guests[0].send(*wire(act(GRANDE, "BL1a")), seen=closed - 1)

    spend(monkeypatch, plan, SlowShelf(DISK))


def test_an_id_counts_once_and_a_flood_of_one_seat_is_refused_and_keeps_nobody_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def plan(tables: AllTables) -> None:
        room, (anna, ben, _) = await in_a_round(tables)
        taps = [anna.send(*wire(act(GRANDE, "BL1a")), key="tap") for _ in range(2)]
        assert len({await tap for tap in taps}) == 1
        with pytest.raises(Denied) as error:
            await anna.send(*wire(act(COMMON, "BL2a")), key="tap")
        assert error.value.reason == IdUsed()
        before = len(plays(room))
        flood = [anna.send(*wire(act(GRANDE, "BL1a"))) for _ in range(3 * MOST_OF_A_SEAT)]
        refused = [tap.exception() for tap in flood if tap.done()]
        assert len(refused) == 2 * MOST_OF_A_SEAT
        assert all(isinstance(each, Denied) and each.reason == TooFast() for each in refused)
        now = clock.now()
        assert await ben.send(*wire(act(GRANDE, "BL1a"))) and clock.now() == now
        for tap in flood[:MOST_OF_A_SEAT]:
            with pytest.raises(Refused):
                await tap
        assert len(plays(room)) == before + 1

    spend(monkeypatch, plan)


def test_in_a_council_whoever_is_not_asked_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plan(tables: AllTables) -> None:
        room, guests = await at_table(tables, "empty", "empty", options=QUICK)
        both = [play_along(room, guest, lambda: in_council(room)) for guest in guests]
        await asyncio.gather(*both)
        due = room.waited_for()[0]
        await must_refuse(guests[1 - due], NotYourTurn(), act(GRANDE, "BL1a"))
        await must_refuse(guests[1 - due], NotYourTurn(), *match_of(room).options(due)[:1])

    spend(monkeypatch, plan)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(
    "reason",
    [GameHalted(), Stale(), TooFast(), IdUsed(), FromTheFuture(3, 2), NothingInCountdown(), NotYourTurn()],
    ids=lambda reason: type(reason).__name__,
)
def test_each_of_these_is_said_in_words(monkeypatch: pytest.MonkeyPatch, lang: str, reason: Reason) -> None:
    monkeypatch.setattr(Words, "strict", True)
    words = Words(lang, RULES, ("Anna", "Ben"))
    said = words.reason(reason)
    assert len(said.split()) > 2 and type(reason).__name__ not in said
