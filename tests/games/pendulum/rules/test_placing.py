"""Placing and moving: locked rows, occupancy, the advanced variant, moves without a clock."""

from __future__ import annotations

import pytest

from regency.games.pendulum.model.actions import Pass
from regency.games.pendulum.model.events import WorkerPlaced
from regency.games.pendulum.model.reasons import (
    BoxNotHere,
    BoxTaken,
    MovedTwice,
    NoTimerThere,
    OwnWorkerThere,
    RowLocked,
    WorkerLocked,
    WorkerNotInPlay,
)
from tests.games.pendulum.builder import begun, can, do, put, refused, stands
from tests.games.pendulum.names import COMMON, GRANDE, SECOND, act, back, box, place

pytestmark = pytest.mark.both


def test_a_worker_leaves_and_enters_rows_without_a_timer_only() -> None:
    """T5."""
    match = begun(mode="untimed_turns")
    put(match, 0, COMMON, "GL2")
    assert refused(match, 0, place(COMMON, "GU1")) == WorkerLocked(COMMON)
    put(match, 0, COMMON, "BU1")
    assert refused(match, 0, place(COMMON, "GL1")) == RowLocked(box("GL1"))
    assert do(match, 0, place(COMMON, "GU1"))[0] == WorkerPlaced(0, COMMON, box("GU1"))
    put(match, 1, COMMON, "GU2")
    assert refused(match, 1, act(COMMON, "GU2a")) == NoTimerThere(COMMON)


def test_a_common_worker_does_not_enter_where_another_colour_stands_a_grande_does() -> None:
    """T6."""
    match = begun(mode="untimed_turns")
    put(match, 0, COMMON, "PU2")
    for seat in (1, 2):
        put(match, seat, COMMON, "mat")
        put(match, seat, GRANDE, "mat")
    put(match, 0, SECOND, "mat")
    do(match, 0, place(SECOND, "PU2"))
    assert refused(match, 1, place(COMMON, "PU2")) == BoxTaken(box("PU2"))
    do(match, 1, place(GRANDE, "PU2"))
    assert refused(match, 2, place(COMMON, "PU2")) == BoxTaken(box("PU2"))


def test_own_workers_block_each_other_in_the_advanced_variant_in_every_area() -> None:
    stand = {seat: {GRANDE: "BL1", COMMON: "BL2"} for seat in range(4)}
    match = begun(mode="untimed_turns", advanced_placement=True, stand=stand)
    put(match, 0, COMMON, "PU2")
    put(match, 0, GRANDE, "mat")
    assert refused(match, 0, place(GRANDE, "PU2")) == OwnWorkerThere(box("PU2"))
    put(match, 0, COMMON, "BU2")
    assert refused(match, 0, place(GRANDE, "BU2")) == OwnWorkerThere(box("BU2"))


def test_black_has_no_limits() -> None:
    """T7."""
    match = begun(mode="untimed_turns")
    for seat in range(4):
        put(match, seat, COMMON, "BU3")
    put(match, 0, GRANDE, "mat")
    assert can(match, 0, place(GRANDE, "BU3"))


def test_a_worker_goes_back_to_the_mat_also_from_a_reward_box() -> None:
    match = begun(mode="untimed_turns")
    put(match, 0, COMMON, "GU2a")
    do(match, 0, back(COMMON))
    assert stands(match, 0, COMMON, "mat")


def test_without_a_clock_a_worker_that_has_not_acted_moves_twice_a_step() -> None:
    match = begun(1, mode="untimed_turns")
    put(match, 0, COMMON, "mat")
    do(match, 0, place(COMMON, "BU1"))
    do(match, 0, place(COMMON, "BU2"))
    assert refused(match, 0, place(COMMON, "BU1")) == MovedTwice(COMMON)
    do(match, 0, Pass())
    assert match.state.table.step == 2


def test_boxes_of_the_other_side_and_workers_in_reserve_are_refused() -> None:
    match = begun(mode="untimed_turns")
    put(match, 0, COMMON, "mat")
    assert refused(match, 0, place(COMMON, "PUW")) == BoxNotHere(box("PUW"))
    assert refused(match, 0, place(SECOND, "PU1")) == WorkerNotInPlay(SECOND)


def test_the_neutral_colour_lets_only_grandes_into_the_narrow_boxes() -> None:
    match = begun(2, mode="untimed_turns")
    put(match, 0, COMMON, "mat")
    put(match, 0, GRANDE, "mat")
    assert refused(match, 0, place(COMMON, "PUN")) == BoxTaken(box("PUN"))
    assert can(match, 0, place(GRANDE, "PUN"))
    assert can(match, 0, place(COMMON, "PUW"))
