"""What the pieces are called."""

from __future__ import annotations

from regency.kernel.rules import Phrase

from ..model.state import Table
from ..printed.figures import FAVOUR_POINTS, RAVENS
from ..rules.scoring import ranks


def phrase(domain: str, value: int) -> Phrase:
    """Most are a message of their own, some are put together; a player is called by name."""
    match domain:
        case "player":
            return Phrase("player", {"seat": value})
        case "card":
            return Phrase("card", {"name": Phrase(f"card-{value}"), "rank": value + 1})
        case "favour":
            key = "favour-raven" if RAVENS[value] else "favour"
            return Phrase(key, {"name": Phrase(f"favour-{value}"), "points": FAVOUR_POINTS[value]})
    return Phrase(f"{domain}-{value}")


def title(table: Table, seat: int) -> Phrase:
    """What a player may be called after the last audience."""
    if ranks(table)[seat] == 1:
        return Phrase("title-favourite", {"seat": seat})
    return Phrase("title-guest" if table.favours[seat] else "title-stranger", {"seat": seat})
