"""What the pieces are called: keys of messages, put together from the printed tables."""

from __future__ import annotations

from regency.kernel.rules import Phrase

from ..printed.bribes import BRIBES
from ..printed.tables import PERMITS, TILE_POINTS, Bonus


def phrase(domain: str, value: int) -> Phrase:
    """The name of a piece; most are a message of their own."""
    if domain == "permit":
        tile = PERMITS[value]
        return Phrase("permit", {"cities": tile.printed, "bonus": symbols(tile.bonus)})
    if domain == "bribe":
        cards = [
            Phrase("cards-of", {"count": count, "card": Phrase(f"card-{kind}")})
            for kind, count in enumerate(BRIBES[value])
            if count
        ]
        return Phrase("bribe", {"cards": cards, "count": sum(BRIBES[value])})
    if domain == "tile":
        return Phrase(f"tile-{value}", {"points": TILE_POINTS[value]})
    return Phrase(f"{domain}-{value}")


def symbols(bonus: Bonus) -> list[Phrase]:
    """The symbols of a bonus, in the order they are gained."""
    counts = (
        ("assistants", bonus.assistants),
        ("coins", bonus.coins),
        ("points", bonus.points),
        ("main-actions", bonus.main_actions),
        ("cards", bonus.cards),
        ("nobility", bonus.nobility),
    )
    return [Phrase(f"symbol-{name}", {"count": count}) for name, count in counts if count]
