"""Setup."""

from __future__ import annotations

import pytest

from regency.games._example import RULES
from regency.games._example.model.events import FavourOffered
from regency.games._example.printed.figures import FAVOURS, HAND
from regency.kernel.match import Match
from tests.games._example.builder import Game, asked

pytestmark = pytest.mark.both


@pytest.mark.parametrize("seats", RULES.seats)
def test_everybody_has_six_cards_and_is_asked_for_one(seats: int) -> None:
    match: Game = Match.start(RULES, seats, seed=3)
    assert match.state.table.hands == [HAND] * seats
    assert [asked(match, seat) for seat in range(seats)] == ["ChooseCard"] * seats


def test_the_first_favour_is_turned_up() -> None:
    match: Game = Match.start(RULES, 2, seed=3)
    assert list(match.opening) == [FavourOffered(1, match.state.table.offered[0])]
    assert len(match.state.box.pile) == FAVOURS - 1
