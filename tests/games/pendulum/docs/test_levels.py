"""The rules for players list what each solo level adds."""

from __future__ import annotations

import pytest

from regency.games.pendulum.printed.reconstructed import LEVEL_POINTS, LEVEL_VOTES, LEVELS
from regency.words import languages
from tests.docs.reading import Reference, numbers


@pytest.mark.parametrize("lang", languages())
def test_every_level_is_listed_with_its_points_and_votes(lang: str) -> None:
    told = [numbers(" ".join(row)) for row in Reference("pendulum").table(lang, "solo")]
    levels = range(LEVELS)
    assert told == [[level + 1, LEVEL_POINTS[level], LEVEL_VOTES[level]] for level in levels]
