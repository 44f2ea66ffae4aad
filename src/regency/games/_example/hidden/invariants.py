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
        assert t.laid[seat] == (screen.chosen != NOTHING), "a card lies there unannounced"
    seeing = [seat for seat, screen in enumerate(g.screens) if screen.seen != NOTHING]
    assert seeing == [seat for seat in [t.raven_of] if seat != NOTHING], "a raven sees nothing, or too much"
    assert len({t.hands[seat] + t.laid[seat] for seat in range(len(g.screens))}) == 1, "hands differ"


def check_cards(g: Game) -> None:
    for card in range(RANKS):
        held = sum(screen.hand[card] + (screen.chosen == card) for screen in g.screens)
        assert held + g.table.discards[card] + g.box.undealt[card] == COPIES, "a card was made or lost"


def check_favours(g: Game) -> None:
    t = g.table
    everywhere = [*g.box.pile, *t.offered, *t.lost, *(favour for taken in t.taken for favour in taken)]
    assert sorted(everywhere) == list(range(FAVOURS)), "a favour was made or lost"
    for seat, taken in enumerate(t.taken):
        assert t.favours[seat] == len(taken), "favours are miscounted"
        assert t.points[seat] == sum(FAVOUR_POINTS[favour] for favour in taken), "points are miscounted"
    assert len(g.box.pile) == FAVOURS - t.round, "a favour was turned up too early"
