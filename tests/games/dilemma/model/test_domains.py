"""How many members each domain has."""

from __future__ import annotations

import pytest

from regency.games.dilemma import RULES
from regency.games.dilemma.model.actions import ACTIONS
from regency.games.dilemma.model.options import Options
from regency.kernel.fields import sizes_of

pytestmark = pytest.mark.both

SIZES = {
    "player": 5, "house": 12, "agenda": 6, "resource": 5, "side": 2, "face": 2, "power": 100, "pledge": 101,
    "purse": 101, "coins": 30, "service": 38, "manner": 2, "slot": 12, "dilemma": 225, "envelope": 75,
    "sticker": 300, "token": 10, "event": 6, "ending": 3, "reckoning": 4, "task": 4, "letter": 12,
}  # fmt: skip


def test_everything_that_may_be_named() -> None:
    assert sizes_of([*ACTIONS, *RULES.events, *RULES.reasons]) == SIZES


def test_the_options_that_are_recommended() -> None:
    assert Options() == Options("shared", False)
    assert list(RULES.seats) == [3, 4, 5]
