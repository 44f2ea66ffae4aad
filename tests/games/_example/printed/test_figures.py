"""The nine favours, as the table in the rules has them."""

from __future__ import annotations

import pytest

from regency.games._example.printed.figures import FAVOUR_POINTS, RAVENS
from tests.games._example.builder import CASTLE, DANCE, DUCHY, HUNT, KEY, MILL, SEAL, SEAT, TOLL

pytestmark = pytest.mark.both

# Favour, points, raven
FAVOURS = (
    (DANCE, 2, True),
    (KEY, 3, True),
    (SEAL, 4, True),
    (SEAT, 4, False),
    (HUNT, 5, False),
    (MILL, 6, False),
    (TOLL, 6, False),
    (CASTLE, 7, False),
    (DUCHY, 9, False),
)


def test_there_are_nine_favours() -> None:
    assert len(FAVOUR_POINTS) == len(RAVENS) == len(FAVOURS) == 9


@pytest.mark.parametrize(("favour", "points", "raven"), FAVOURS)
def test_each_favour_has_its_points_and_perhaps_a_raven(favour: int, points: int, raven: bool) -> None:
    assert (FAVOUR_POINTS[favour], RAVENS[favour]) == (points, raven)
