"""The conformance kit on a few reigns, bare and in the middle of campaigns, as a test of the rules."""

from __future__ import annotations

import pytest

from regency.games.dilemma import RULES
from regency.games.dilemma.model.options import Options
from regency.kernel.conform import conform
from tests.games.dilemma.campaigns import stored

pytestmark = pytest.mark.both


@pytest.mark.parametrize("seats", list(RULES.seats))
def test_a_first_reign(seats: int) -> None:
    conform(RULES, seats, 1, seed=10 + seats, probes=4)


@pytest.mark.parametrize("seats", list(RULES.seats))
def test_a_later_reign(seats: int) -> None:
    conform(RULES, seats, 1, seed=20 + seats, legacy=stored(seats), probes=4)


def test_a_reign_with_open_pools() -> None:
    conform(RULES, 4, 1, seed=31, options=Options(open_pools=True, places="dense"), probes=4)
