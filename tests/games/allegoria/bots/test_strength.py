"""How well the greedy bot plays Throne of Allegoria, measured."""

from __future__ import annotations

from math import sqrt

import pytest

from regency.games.allegoria import RULES
from regency.lab import simulate

GAMES = 400
AGAINST_RANDOM = ["greedy", "random", "random", "random"]


@pytest.mark.compiled
def test_greedy_clearly_beats_random_seats() -> None:
    report = simulate(RULES, AGAINST_RANDOM, 8, 1)
    assert report.unfinished == 0 and report.wins[0] >= 7
    assert report.mean_scores[0] > 15 > 0 > max(report.mean_scores[1:])


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_seats_end_with_sensible_scores(seats: int) -> None:
    report = simulate(RULES, ["greedy"] * seats, 3, 1)
    assert report.unfinished == 0 and report.mean_turns == 6
    assert sum(report.mean_scores) / seats > 10


@pytest.mark.nightly
@pytest.mark.compiled
def test_greedy_wins_17_of_20_games_against_three_random_seats() -> None:
    report = simulate(RULES, AGAINST_RANDOM, 400, 1)
    assert report.unfinished == 0
    assert report.win_intervals[0][0] > 0.85


@pytest.mark.nightly
@pytest.mark.compiled
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_many_greedy_tables(seats: int) -> None:
    report = simulate(RULES, ["greedy"] * seats, GAMES, 2)
    assert report.unfinished == 0
    assert sum(report.mean_scores) / seats > 17
    fair = 1 / seats
    # As narrow as 95 in 100 of a hundred games, but of nine seats none may miss by chance.
    room = 4 * sqrt(fair * (1 - fair) / GAMES)
    assert all(abs(wins / GAMES - fair) < room for wins in report.wins)
