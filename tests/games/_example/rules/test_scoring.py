"""The end and the score."""

from __future__ import annotations

import pytest

from regency.games._example.model.events import GameEnded
from regency.games._example.rules import scoring
from regency.kernel.rules import Line, Outcome
from tests.games._example.builder import (
    CASTLE,
    DANCE,
    DUCHY,
    HUNT,
    KEY,
    MILL,
    SEAL,
    SEAT,
    TOLL,
    lay_all,
    position,
)

pytestmark = pytest.mark.both


def test_after_six_audiences_the_game_is_over() -> None:
    match = position(["9", "8"], offered=[SEAT], taken=[(HUNT, MILL), (TOLL, CASTLE)], lost=[SEAL])
    assert lay_all(match, 9, 8)[-1] == GameEnded()
    lines = (Line("favours", (15, 13)), Line("respect", (3, 0)))
    assert match.outcome() == Outcome("favours-given", (1, 2), (18, 13), lines)


def test_it_is_over_as_soon_as_nobody_can_catch_up() -> None:
    """Ruling 5."""
    match = position(["9 1", "8 2"], offered=[TOLL], taken=[(DUCHY, CASTLE), ()], lost=[MILL, HUNT])
    assert scoring.to_come(match.state.table) == 6 + 4
    assert lay_all(match, 9, 8)[-1] == GameEnded()
    outcome = match.outcome()
    assert outcome is not None and outcome.reason == "out-of-reach"


def test_a_tie_within_reach_is_enough_to_go_on() -> None:
    """Ruling 5."""
    match = position(["9 1", "8 2"], offered=[DANCE], taken=[(CASTLE,), ()], lost=[HUNT, MILL, DUCHY])
    lay_all(match, 9, 8)
    assert match.state.table.points == [9, 0]
    assert scoring.to_come(match.state.table) + 3 == 9
    assert match.outcome() is None


def test_the_most_favours_bring_three_points_to_one_player_alone() -> None:
    match = position(["9", "8"], taken=[(DANCE, KEY), (DUCHY,)], lost=[HUNT, MILL])
    assert scoring.respect(match.state.table) == [3, 0]
    match = position(["9 1", "8 2"], taken=[(DANCE, KEY), (DUCHY, SEAL)])
    assert scoring.respect(match.state.table) == [0, 0]


@pytest.mark.parametrize(
    ("taken", "ranks"),
    [
        ([(CASTLE,), (HUNT,), (DANCE,)], [1, 2, 3]),
        ([(MILL,), (TOLL,), ()], [1, 1, 3]),
        ([(DUCHY,), (SEAL, HUNT), (DANCE, KEY)], [2, 1, 3]),
    ],
    ids=["by points", "shared", "by favours"],
)
def test_ranks(taken: list[tuple[int, ...]], ranks: list[int]) -> None:
    match = position(["9 1 1", "8 2 2", "7 3 3"], offered=[SEAT], taken=taken)
    assert scoring.ranks(match.state.table) == ranks
