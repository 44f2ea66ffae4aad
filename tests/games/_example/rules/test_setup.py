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


@pytest.mark.parametrize("seats", RULES.seats)
def test_every_card_is_in_one_hand_or_in_the_box(seats: int) -> None:
    """Forty cards, four of each rank."""
    g = Match.start(RULES, seats, seed=3).state
    assert [sum(screen.hand) for screen in g.screens] == [6] * seats
    assert sum(g.box.undealt) == 40 - 6 * seats
    everywhere = zip(g.box.undealt, *(screen.hand for screen in g.screens), strict=True)
    assert [sum(counts) for counts in everywhere] == [4] * 10


@pytest.mark.parametrize("seats", RULES.seats)
def test_nobody_has_points_or_favours(seats: int) -> None:
    t = Match.start(RULES, seats, seed=3).state.table
    assert (t.points, t.favours, t.taken) == ([0] * seats, [0] * seats, [()] * seats)


def test_no_card_is_laid_turned_or_discarded() -> None:
    match: Game = Match.start(RULES, 3, seed=3)
    t = match.state.table
    assert (t.laid, t.turned, t.discards) == ([0] * 3, [-1] * 3, [0] * 10)
    assert [(screen.chosen, screen.seen) for screen in match.state.screens] == [(-1, -1)] * 3


def test_the_first_favour_is_turned_up() -> None:
    match: Game = Match.start(RULES, 2, seed=3)
    assert list(match.opening) == [FavourOffered(1, match.state.table.offered[0])]
    assert len(match.state.box.pile) == FAVOURS - 1
