"""Intervals, against figures worked out elsewhere."""

from __future__ import annotations

import pytest

from regency.lab.statistics import mean, mean_interval, wilson


def test_wilson_gives_the_figures_of_the_literature() -> None:
    # Newcombe 1998, table I: 81 of 263 and 15 of 148
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert wilson(15, 148) == pytest.approx((0.0624, 0.1605), abs=5e-5)


def test_wilson_stays_within_bounds() -> None:
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=5e-5)
    assert wilson(20, 20) == pytest.approx((0.8389, 1.0), abs=5e-5)
    assert wilson(0, 0) == (0.0, 1.0)


def test_shared_wins_count_as_fractions() -> None:
    low, high = wilson(10.5, 20)
    assert wilson(10, 20)[0] < low < 0.525 < high < wilson(11, 20)[1]


def test_the_interval_of_a_mean_is_normal() -> None:
    values = [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]
    reach = 1.959964 * 2.138090 / 8**0.5
    assert mean_interval(values) == pytest.approx((5 - reach, 5 + reach), abs=1e-5)


def test_few_values_have_a_mean_too() -> None:
    assert mean([]) == 0.0
    assert mean_interval([3.0]) == (3.0, 3.0)
    assert mean_interval([]) == (0.0, 0.0)
