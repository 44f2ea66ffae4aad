"""Means and 95 % intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final

Z: Final = 1.959964  # of the normal distribution, for 95 %

Interval = tuple[float, float]


def wilson(successes: float, tries: int) -> Interval:
    """Wilson's score interval of a share: it stays within 0 and 1, and is sound for few tries."""
    if tries == 0:
        return 0.0, 1.0
    share = successes / tries
    wide = Z * Z / tries
    middle = (share + wide / 2) / (1 + wide)
    reach = Z * sqrt(share * (1 - share) / tries + wide / (4 * tries)) / (1 + wide)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def mean(values: Sequence[float]) -> float:
    """The mean; of nothing, nought."""
    return fmean(values) if values else 0.0


def mean_interval(values: Sequence[float]) -> Interval:
    """The normal interval of a mean; of a single value, that value."""
    middle = mean(values)
    reach = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return middle - reach, middle + reach
