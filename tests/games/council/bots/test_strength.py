"""How well the greedy bot plays The Council of Four, measured."""

from __future__ import annotations

import pytest

from regency.games.council import RULES
from regency.lab import simulate


@pytest.mark.compiled
def test_greedy_clearly_beats_three_random_seats() -> None:
    report = simulate(RULES, ["greedy", "random", "random", "random"], 12, 1)
    assert report.wins[0] >= 11
    assert report.mean_scores[0] > 2 * max(report.mean_scores[1:])


@pytest.mark.nightly
@pytest.mark.both
def test_greedy_wins_nine_of_ten_games_against_three_random_seats() -> None:
    report = simulate(RULES, ["greedy", "random", "random", "random"], 400, 1)
    assert report.unfinished == 0
    assert report.win_intervals[0][0] > 0.9


@pytest.mark.nightly
@pytest.mark.both
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_seats_come_to_an_end(seats: int) -> None:
    report = simulate(RULES, ["greedy"] * seats, 100, 1)
    assert report.unfinished == 0
    assert 12 < report.median_turns / seats < 25
