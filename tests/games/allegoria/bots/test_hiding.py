"""Nobody who has watched greedy bots can tell their face-down markers much better than by blind guessing."""

from __future__ import annotations

import pytest

from .guesser import Guesser, Placed, placements

BLIND = 1 / 3
ALLOWED = 0.55


def share_right(seats: int, learned: int, guessed: int) -> float:
    """How often a guesser is right that has watched so many other games."""
    guesser = Guesser()
    guesser.learn(placements(seats, range(learned), 31))
    return guesser.share_right(placements(seats, range(learned, learned + guessed), 31))


def test_a_guesser_finds_out_what_can_be_told() -> None:
    always = [Placed(marker, 1, marker, order, 0) for marker in range(4) for order in range(6)] * 4
    guesser = Guesser()
    guesser.learn(always)
    assert guesser.share_right(always) == 1.0
    later = [Placed(order // 2, now, 3, order, 0) for order in range(6) for now in range(6)] * 4
    guesser = Guesser()
    guesser.learn(later)
    assert guesser.share_right(later) == 1.0
    assert guesser.guess(Placed(0, 9, 3, 0, 2)) == 0


@pytest.mark.compiled
def test_markers_hide_their_values() -> None:
    assert BLIND - 0.12 < share_right(2, 6, 3) <= ALLOWED


@pytest.mark.nightly
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_markers_hide_from_somebody_who_has_watched_four_hundred_games(seats: int) -> None:
    assert BLIND - 0.02 < share_right(seats, 400, 100) <= ALLOWED
