"""Last actions: done, withdrawn, hold, silence, and who is called."""

from __future__ import annotations

import pytest

from regency.games.pendulum.model.actions import Done, Hold, Withdraw
from regency.games.pendulum.model.events import SeatCalled, SeatDone, SeatHeld
from regency.games.pendulum.model.reasons import (
    AlreadyDone,
    AnotherIsCalled,
    HeldBefore,
    NotDone,
    OnlyInLastActions,
    WithdrawnTwice,
)
from regency.games.pendulum.printed.terms import COUNCIL, LAST_ACTIONS
from tests.games.pendulum.builder import START, Game, asked, begun, can, do, give, put, refused, wait
from tests.games.pendulum.names import COMMON, GRANDE, act, place
from tests.games.pendulum.play import to_last_actions

pytestmark = pytest.mark.both
CALLED_AT = 361_000  # behind the first triple flip


def last(seats: int = 3, **options: object) -> Game:
    match = begun(seats, **options)  # type: ignore[arg-type]
    to_last_actions(match)
    assert match.state.clock.now == START + CALLED_AT
    return match


def test_done_and_hold_are_not_for_the_time_before() -> None:
    match = begun(3)
    assert refused(match, 0, Done()) == OnlyInLastActions()
    assert refused(match, 0, Hold()) == OnlyInLastActions()
    assert refused(match, 0, Withdraw()) == NotDone()


def test_the_council_begins_when_all_are_done() -> None:
    match = last()
    for seat in range(3):
        do(match, seat, Done())
    assert match.state.table.phase == COUNCIL and not match.state.clock.running


def test_who_is_done_acts_no_more_and_may_withdraw_twice() -> None:
    match = last()
    for _ in range(2):
        do(match, 1, Done())
        assert refused(match, 1, act(GRANDE, "BL1a")) == AlreadyDone()
        do(match, 1, Withdraw())
    do(match, 1, Done())
    assert refused(match, 1, Withdraw()) == WithdrawnTwice()


def test_of_several_who_hold_the_worst_rank_is_called_first() -> None:
    """T42, R31."""
    match = last()
    do(match, 2, Done())
    do(match, 0, Hold())
    assert SeatCalled(1) in do(match, 1, Hold())
    begun_at = match.state.clock.now - START
    assert refused(match, 0, act(GRANDE, "BL1a")) == AnotherIsCalled(1)
    do(match, 1, act(GRANDE, "BL1a"), at=begun_at + 2_000)
    do(match, 1, act(COMMON, "BL2a"), at=begun_at + 4_000)
    told = do(match, 1, Done(), at=begun_at + 6_000)
    assert told == [SeatDone(1), SeatCalled(0)]
    assert refused(match, 1, Withdraw()) == AnotherIsCalled(0)
    wait(match, begun_at + 15_999)
    assert match.state.table.phase == LAST_ACTIONS
    wait(match, begun_at + 16_000)
    assert match.state.table.phase == COUNCIL


def test_hold_is_asked_for_once_and_ends_with_an_action() -> None:
    match = last()
    do(match, 0, Hold())
    do(match, 0, act(GRANDE, "BL1a"))
    assert not match.state.table.holding[0]
    assert refused(match, 0, Hold()) == HeldBefore()


def test_who_does_nothing_for_thirty_seconds_holds() -> None:
    match = last()
    do(match, 1, Done())
    do(match, 2, act(GRANDE, "BL1a"), at=CALLED_AT + 10_000)
    told = wait(match, CALLED_AT + 30_000)
    assert SeatHeld(0) in told and not match.state.table.holding[2]
    assert SeatHeld(2) in wait(match, CALLED_AT + 40_000)
    assert match.state.table.called == 2


def test_after_ninety_seconds_everybody_holds_who_is_not_done() -> None:
    match = last()
    do(match, 1, Done())
    for moment in range(1, 9):
        wait(match, CALLED_AT + moment * 10_000)
        worker = COMMON
        where = ("PUW", "GUW")[moment % 2]
        put(match, 0, worker, "mat")
        for area in range(3):
            match.state.table.rows[area] = 1
        do(match, 0, place(worker, where), at=CALLED_AT + moment * 10_000)
    told = wait(match, CALLED_AT + 90_000)
    assert SeatHeld(0) in told and SeatCalled(2) in told


def test_it_cannot_last_longer_than_ninety_seconds_and_ten_a_seat() -> None:
    match = last()
    wait(match, CALLED_AT + 60_000 - 1)
    assert match.state.table.phase == LAST_ACTIONS
    wait(match, CALLED_AT + 60_000)
    assert match.state.table.phase == COUNCIL


def test_what_was_begun_when_the_call_ends_is_lost() -> None:
    match = last(stand={1: {COMMON: "BL4"}})
    put(match, 1, COMMON, "BL4")
    match.state.table.rows[2] = 1
    do(match, 2, Done())
    do(match, 0, Hold())
    do(match, 1, Hold())
    do(match, 1, act(COMMON, "BL4a"))
    assert asked(match, 1) == "GainAny"
    now = match.state.clock.now - START
    wait(match, now + 10_000)
    assert asked(match, 1) == "ActFreely" and not can(match, 1, Withdraw())
    assert match.state.table.called == 0


def test_last_actions_wait_for_what_is_provisional() -> None:
    match = last()
    match.state.table.rows[1] = 1
    put(match, 1, COMMON, "mat")
    do(match, 1, place(COMMON, "GUW"))
    for seat in range(3):
        do(match, seat, Done())
    assert match.state.table.phase == LAST_ACTIONS
    wait(match, match.state.clock.now - START + 1_000)
    assert match.state.table.phase == COUNCIL


def test_who_loses_a_box_when_done_is_not_done_any_more() -> None:
    match = last()
    match.state.table.rows[1] = 1
    for seat in (0, 1):
        put(match, seat, COMMON, "mat")
    do(match, 1, place(COMMON, "GUW"))
    do(match, 1, Done())
    do(match, 0, place(COMMON, "GUW"))
    assert not match.state.table.done[1]
    give(match, 1, gold=0)


def test_done_may_be_withdrawn_until_all_are_done() -> None:
    match = last()
    match.state.table.rows[1] = 1
    put(match, 1, COMMON, "mat")
    do(match, 1, place(COMMON, "GUW"))
    for seat in (1, 2):
        do(match, seat, Done())
    assert can(match, 1, Withdraw())
    do(match, 0, Done())
    assert match.state.table.phase == LAST_ACTIONS and not can(match, 1, Withdraw())
    assert refused(match, 1, Withdraw()) == WithdrawnTwice()


def test_ninety_seconds_wake_nobody_who_is_done() -> None:
    match = last()
    match.state.table.rows[1] = 1
    put(match, 1, COMMON, "mat")
    for seat in (0, 2):
        do(match, seat, Done())
    for moment in (20_000, 40_000, 60_000, 80_000):
        do(match, 1, place(COMMON, "BU1" if moment % 40_000 else "BU2"), at=CALLED_AT + moment)
    do(match, 1, place(COMMON, "GUW"), at=CALLED_AT + 89_500)
    do(match, 1, Done(), at=CALLED_AT + 89_800)
    wait(match, CALLED_AT + 90_499)
    assert match.state.table.phase == LAST_ACTIONS and match.state.table.called == -1
    wait(match, CALLED_AT + 90_500)
    assert match.state.table.phase == COUNCIL
