"""Resources, momentum and Stability."""

from __future__ import annotations

import pytest

from regency.games.dilemma.model.events import KingAbdicated, RowMoved, StabilityMoved
from tests.games.dilemma.builder import (
    AYE,
    INFLUENCE,
    KNOWLEDGE,
    MORALE,
    WEALTH,
    Game,
    decide,
    move,
    named,
    one_card,
    voting,
)

pytestmark = pytest.mark.both


def after(*effects: tuple[int, int], **given: object) -> tuple[Game, list[object]]:
    """A dilemma with these effects is decided."""
    match = voting(3, book=one_card([move(*each) for each in effects]), **given)  # type: ignore[arg-type]
    return match, list(decide(match, AYE))


def test_the_movement_of_the_rulebook() -> None:
    match, told = after((INFLUENCE, 1), (MORALE, -1), faces=[-1, 1, -1, 1, 1], momentum=[1, 0, 0, 0, 0])
    t = match.state.table
    assert named(told, RowMoved) == [RowMoved(INFLUENCE, 1, 10), RowMoved(MORALE, -2, 7)]  # type: ignore[arg-type]
    assert (t.face[INFLUENCE], t.momentum[INFLUENCE]) == (1, 0)
    assert (t.face[MORALE], t.momentum[MORALE]) == (-1, 1)
    assert [event.by for event in named(told, StabilityMoved)] == [1, -2]  # type: ignore[arg-type]


def test_with_its_side_a_marker_goes_one_farther_and_gains_momentum() -> None:
    match, _ = after((WEALTH, 2))
    assert (match.state.table.row[WEALTH], match.state.table.momentum[WEALTH]) == (12, 1)


def test_with_momentum_it_goes_two_farther() -> None:
    match, _ = after((WEALTH, 2), momentum=[0, 1, 0, 0, 0])
    assert (match.state.table.row[WEALTH], match.state.table.momentum[WEALTH]) == (13, 1)


def test_against_its_side_it_turns_round_without_extra_steps_and_without_momentum() -> None:
    match, _ = after((WEALTH, -2), momentum=[0, 1, 0, 0, 0])
    t = match.state.table
    assert (t.row[WEALTH], t.face[WEALTH], t.momentum[WEALTH]) == (7, -1, 0)


def test_one_printed_effect_is_one_movement() -> None:
    match, told = after((WEALTH, 3), faces=[1, -1, 1, 1, 1])
    assert len(named(told, RowMoved)) == 1  # type: ignore[arg-type]
    assert match.state.table.row[WEALTH] == 12


def test_two_effects_on_one_resource_are_two_movements() -> None:
    match, _ = after((WEALTH, 1), (WEALTH, 1), faces=[1, -1, 1, 1, 1])
    assert match.state.table.row[WEALTH] == 9 + 1 + 2


@pytest.mark.parametrize(("row", "by", "ends"), [(17, 2, 17), (1, -2, 1)])
def test_at_the_end_of_its_track_a_marker_stops_but_stability_moves_fully(
    row: int, by: int, ends: int
) -> None:
    way = 1 if by > 0 else -1
    match, told = after((KNOWLEDGE, by), rows=[9, 9, 9, 9, row], faces=[1, 1, 1, 1, way])
    t = match.state.table
    assert (t.row[KNOWLEDGE], t.momentum[KNOWLEDGE]) == (ends, 1)
    assert named(told, StabilityMoved) == [StabilityMoved(3 * way, 9 + 3 * way)]  # type: ignore[arg-type]


@pytest.mark.parametrize(("stability", "by", "end"), [(15, 1, 1), (3, -1, 2)])
def test_at_an_end_of_stability_the_king_abdicates(stability: int, by: int, end: int) -> None:
    way = 1 if by > 0 else -1
    match, told = after((WEALTH, by), stability=stability, faces=[way] * 5)
    assert named(told, KingAbdicated) == [KingAbdicated(end)]  # type: ignore[arg-type]
    assert match.state.table.ended == end


def test_one_step_before_the_end_he_does_not() -> None:
    match, told = after((WEALTH, 1), stability=14)
    assert named(told, KingAbdicated) == []  # type: ignore[arg-type]
    assert match.state.table.stability == 16


def test_what_is_left_of_the_card_is_carried_out_and_stability_is_frozen() -> None:
    match, told = after((WEALTH, 1), (MORALE, -3), stability=16)
    assert [event.by for event in named(told, StabilityMoved)] == [2]  # type: ignore[arg-type]
    assert match.state.table.row[MORALE] == 6
    assert match.state.table.stability == 17
