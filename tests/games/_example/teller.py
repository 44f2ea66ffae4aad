"""How The King's Favours is told in playthroughs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from regency.games._example import RULES
from regency.games._example.model.state import Game
from regency.games._example.printed.figures import FAVOUR_POINTS, NOTHING, RAVENS
from scripts.telling import Teller

CHOSEN = {seats: f"{seats}-given" for seats in RULES.seats}


def piece(domain: str, value: Any) -> str:
    """Cards by their rank, favours by their points and the raven."""
    match domain:
        case "card":
            return str(value + 1)
        case "favour":
            return f"{FAVOUR_POINTS[value]}{' raven' * RAVENS[value]}"
    return str(value)


def setting(g: Game) -> Iterator[str]:
    """The favours in the order in which they come."""
    yield "    favours: " + ", ".join(piece("favour", favour) for favour in reversed(g.box.pile))


def standing(g: Game) -> Iterator[str]:
    """The table at a glance, and every hand."""
    t = g.table
    yield f"    | offered {', '.join(piece('favour', favour) for favour in t.offered) or 'nothing'}"
    for seat, screen in enumerate(g.screens):
        hand = " ".join(str(card + 1) for card, count in enumerate(screen.hand) for _ in range(count))
        seen = "" if screen.seen == NOTHING else f"; saw {screen.seen + 1} of seat {g.table.raven_at}"
        yield f"    | seat {seat}: points {t.points[seat]}; hand {hand or 'empty'}{seen}"


TELLER = Teller(
    RULES, "The King's Favours", CHOSEN, frozenset({"FavourOffered"}), frozenset(), piece, setting, standing
)
