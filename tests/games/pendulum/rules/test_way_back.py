"""Where an evicted worker goes back to, and what it has there."""

from __future__ import annotations

import pytest

from regency.games.pendulum.model.reasons import BoxTaken
from tests.games.pendulum.builder import Game, begun, do, put, rank, refused, stands, timers, wait
from tests.games.pendulum.names import COMMON, GRANDE, SECOND, box, place
from tests.games.pendulum.play import through_council

pytestmark = pytest.mark.both


def crossing(**options: object) -> Game:
    """The third seat leaves GU1 for GU2, and the first one enters GU1 behind it."""
    match = begun(**options)  # type: ignore[arg-type]
    for seat in range(4):
        put(match, seat, COMMON, "mat")
        put(match, seat, GRANDE, "mat")
    put(match, 2, COMMON, "GU1")
    do(match, 2, place(COMMON, "GU2"), at=5_000)
    do(match, 0, place(COMMON, "GU1"), at=5_200)
    return match


def test_the_box_that_the_evictor_leaves_is_free_again() -> None:
    match = crossing()
    do(match, 0, place(COMMON, "GU2"), at=5_600)
    assert stands(match, 0, COMMON, "GU2") and stands(match, 2, COMMON, "GU1")


def test_not_while_another_worker_of_the_evictor_stays_there() -> None:
    match = crossing()
    do(match, 0, place(GRANDE, "GU1"), at=5_400)
    do(match, 0, place(COMMON, "GU2"), at=5_600)
    assert stands(match, 2, COMMON, "mat")


def test_nor_when_the_evictor_comes_from_elsewhere() -> None:
    match = crossing()
    put(match, 0, SECOND, "mat")
    do(match, 0, place(SECOND, "GU2"), at=5_600)
    assert stands(match, 2, COMMON, "mat")


def test_nor_where_an_own_worker_has_come_meanwhile_and_one_a_box_is_the_rule() -> None:
    match = crossing(advanced_placement=True)
    do(match, 2, place(GRANDE, "GU1"), at=5_400)
    do(match, 0, place(COMMON, "GU2"), at=5_600)
    assert stands(match, 2, COMMON, "mat")


def test_a_box_that_somebody_was_driven_back_into_is_kept_even_before_a_round() -> None:
    match = begun(4)
    for seat in range(4):
        put(match, seat, COMMON, "mat")
        put(match, seat, GRANDE, "BL1")
    through_council(match)
    rank(match, 0, 1, 2, 3)
    timers(match, green="lower")
    for where in ("GU1", "GU2"):
        do(match, 3, place(COMMON, where))
    do(match, 2, place(COMMON, "GU2"))
    assert stands(match, 3, COMMON, "GU1") and stands(match, 2, COMMON, "GU2")
    assert refused(match, 0, place(COMMON, "GU1")) == BoxTaken(box("GU1"))
    do(match, 0, place(COMMON, "GU2"))
    assert stands(match, 2, COMMON, "mat")


def test_a_grande_worker_that_stays_keeps_a_better_rank_out_though_the_common_one_is_provisional() -> None:
    match = begun(4)
    for seat in range(4):
        put(match, seat, COMMON, "mat")
        put(match, seat, GRANDE, "mat")
    do(match, 3, place(GRANDE, "GU1"), at=5_000)
    do(match, 1, place(COMMON, "GU1"), at=5_600)
    wait(match, 6_000)
    assert refused(match, 0, place(COMMON, "GU1"), at=6_100) == BoxTaken(box("GU1"))
