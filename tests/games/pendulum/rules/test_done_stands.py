"""Untimed, all at once: what others do withdraws somebody's done only where it is shared."""

from __future__ import annotations

import pytest

from regency.games.pendulum.model.actions import Done
from tests.games.pendulum.builder import Game, begun, do, put, timers
from tests.games.pendulum.names import COMMON, place, play

pytestmark = pytest.mark.both


def breaking_in() -> Game:
    """The first seat may break in; the second is done."""
    match = begun(2, mats=("C3A", "C2"), mode="untimed_simultaneous")
    put(match, 0, COMMON, "mat")
    timers(match, purple="lower", green="lower", black="lower")
    do(match, 1, Done())
    return match


def test_breaking_into_a_black_box_leaves_the_others_done() -> None:
    match = breaking_in()
    do(match, 0, play("C3-A3"), place(COMMON, "BL2"))
    assert match.state.table.done[1]


def test_breaking_into_a_purple_or_green_box_does_not() -> None:
    match = breaking_in()
    do(match, 0, play("C3-A3"), place(COMMON, "GLW"))
    assert not match.state.table.done[1]


def test_nor_does_leaving_a_purple_or_green_box_to_break_into_a_black_one() -> None:
    match = breaking_in()
    put(match, 0, COMMON, "GUW")
    do(match, 0, play("C3-A3"), place(COMMON, "BL2"))
    assert not match.state.table.done[1]
