"""Nothing made, nothing lost."""

from __future__ import annotations

from ..model.state import Game
from ..printed.figures import COPIES, FAVOUR_POINTS, FAVOURS, NOTHING, RANKS


def check(g: Game) -> None:
    """Raises AssertionError where a card, a favour or a point is too many or missing."""
    check_cards(g)
    check_favours(g)
    t = g.table
    for seat, screen in enumerate(g.screens):
        assert t.hands[seat] == sum(screen.hand), "a hand is miscounted"
        assert t.laid[seat] == (screen.laid != NOTHING), "a card lies there unannounced"
        assert (screen.seen == NOTHING) == (screen.seen_of == NOTHING), "a card was seen in nobody's hand"
    assert len({t.hands[seat] + t.laid[seat] for seat in range(len(g.screens))}) == 1, "hands differ"


def check_cards(g: Game) -> None:
    for card in range(RANKS):
        held = sum(screen.hand[card] + (screen.laid == card) for screen in g.screens)
        assert held + g.table.discards[card] + g.box.cards[card] == COPIES, "a card was made or lost"


def check_favours(g: Game) -> None:
    t = g.table
    everywhere = [*g.box.favours, *t.offered, *t.lost, *(favour for taken in t.taken for favour in taken)]
    assert sorted(everywhere) == list(range(FAVOURS)), "a favour was made or lost"
    for seat, taken in enumerate(t.taken):
        assert t.favours[seat] == len(taken), "favours are miscounted"
        assert t.points[seat] == sum(FAVOUR_POINTS[favour] for favour in taken), "points are miscounted"
    assert len(g.box.favours) == FAVOURS - t.round, "a favour was turned up too early"
