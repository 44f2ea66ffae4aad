"""Winning in all three cases, ties, glory."""

from __future__ import annotations

import pytest

from regency.games.pendulum.printed.terms import CROWNED, NEAREST, VACANT
from regency.games.pendulum.rules import winning
from tests.games.pendulum.builder import Game, begun, do, give, glory
from tests.games.pendulum.names import POWER, PRESTIGE, play

pytestmark = pytest.mark.both


def table(*rows: tuple[int, int, int, int], mats: tuple[str, ...], **options: object) -> Game:
    match = begun(len(rows), mode="untimed_turns", mats=mats, **options)  # type: ignore[arg-type]
    for seat, (power, prestige, popularity, legendary) in enumerate(rows):
        give(match, seat, power=power, prestige=prestige, popularity=popularity, legendary=legendary)
    return match


def test_of_those_with_all_four_markers_in_the_parchment_most_points_win_then_rank() -> None:
    """T34."""
    match = table((15, 11, 12, 1), (13, 12, 13, 1), (17, 17, 20, 0), mats=("C1", "C4", "C2"))
    t = match.state.table
    assert [winning.total(t, seat) for seat in (0, 1)] == [9, 9]
    assert winning.how(t) == CROWNED and winning.winners(t) == [True, False, False]
    t.privilege = [1, 0, 2]
    assert winning.winners(t) == [False, True, False] and winning.ranks(t) == [2, 1, 3]


def test_else_the_nearest_with_the_legendary_point_by_the_farthest_marker_first() -> None:
    match = table((10, 8, 8, 1), (8, 8, 10, 1), (12, 12, 12, 0), mats=("C4", "C2", "C1"))
    t = match.state.table
    # distances: 3 3 1, and 3 2 2
    assert winning.distances(t, 0) == [3, 3, 1] and winning.distances(t, 1) == [3, 2, 2]
    assert winning.how(t) == NEAREST and winning.winners(t) == [False, True, False]


def test_without_a_legendary_point_nobody_wins() -> None:
    """T36."""
    match = table((18, 18, 18, 0), (0, 0, 0, 0), mats=("C4", "C2"))
    t = match.state.table
    assert winning.how(t) == VACANT and winning.winners(t) == [False, False]


def test_points_beyond_the_end_are_lost_or_become_glory() -> None:
    match = table((0, 18, 0, 1), (0, 0, 0, 0), mats=("C4", "C2"))
    do(match, 0, play("C4-S1"))
    assert match.state.table.prestige[0] == 18
    match = table((0, 18, 0, 1), (0, 0, 0, 0), mats=("C4", "C2"), glory=True)
    do(match, 0, play("C4-S1"))
    t = match.state.table
    assert t.glory[PRESTIGE] == 1 and winning.total(t, 0) == 8 + 1 + 1


def test_ties_are_decided_by_glory_before_rank() -> None:
    match = table((18, 11, 11, 1), (16, 11, 12, 1), mats=("C4", "C1"), glory=True)
    t = match.state.table
    give(match, 1, power=20)
    assert [winning.total(t, 0), winning.total(t, 1)] == [11, 14]
    give(match, 1, power=17, popularity=8)
    glory(match, 1, POWER, 4)
    assert [winning.total(t, 0), winning.total(t, 1)] == [11, 11]
    assert winning.winners(t) == [False, True]
