"""What the pieces are called. Titles of cards are no messages: they are pages of a pack."""

from __future__ import annotations

from regency.kernel.rules import Phrase

from ..model.state import Table
from ..printed.services import (
    BREAK_TIE,
    CEDE_SIGNATURE,
    GIVE_LEADER,
    RAISE_BY,
    SERVICE,
    VOTE_FOR,
    VOTE_MIN,
)
from ..printed.story import CARDS_EACH, CONCORD_ICON, LETTERS, STICKER_ICON, STICKERS_EACH
from ..rules.finale import is_finale, winners
from ..rules.scoring import ranks

COUNTED = {"power": 1, "pledge": 0, "purse": 0, "coins": 1, "slot": 1, "envelope": 0}


def phrase(domain: str, value: int) -> Phrase:
    """Most are a message of their own, some are put together; a player is called by name."""
    if domain in COUNTED:
        return Phrase(domain, {"count": value + COUNTED[domain]})
    match domain:
        case "player":
            return Phrase("player", {"seat": value})
        case "dilemma":
            return Phrase("dilemma", {"envelope": value // CARDS_EACH, "count": value % CARDS_EACH + 1})
        case "sticker":
            return Phrase("sticker", {"envelope": value // STICKERS_EACH, "count": value % STICKERS_EACH + 1})
        case "token":
            return Phrase(f"token-{value % 2}", {"resource": phrase("resource", value // 2)})
        case "letter":
            return Phrase("letter", {"letter": LETTERS[value]})
        case "icon":
            return icon(value)
        case "service":
            return service(value)
    return Phrase(f"{domain}-{value}")


def icon(value: int) -> Phrase:
    """A resource up or down, a sticker of either kind, Concord or Discord."""
    if value >= CONCORD_ICON:
        return Phrase("icon-concord" if value == CONCORD_ICON else "icon-discord")
    if value >= STICKER_ICON:
        return Phrase(f"icon-sticker-{value - STICKER_ICON}")
    return Phrase(f"icon-{'down' if value % 2 else 'up'}", {"resource": phrase("resource", value // 2)})


def service(value: int) -> Phrase:
    """What is done for the coins."""
    kind, about, number = SERVICE[value]
    given: dict[str, object] = {}
    if kind in (VOTE_FOR, VOTE_MIN, BREAK_TIE):
        given["side"] = phrase("side", about)
    if kind in (VOTE_MIN, RAISE_BY):
        given["count"] = number
    if kind in (GIVE_LEADER, CEDE_SIGNATURE):
        given["seat"] = about
    return Phrase(f"service-{kind}", given)


def title(table: Table, seat: int) -> Phrase:
    """The first names the next king; in the finale one house may have won everything."""
    if is_finale(table):
        return Phrase("title-winner" if winners(table)[seat] else "title-councillor", {"seat": seat})
    return Phrase("title-kingmaker" if ranks(table)[seat] == 1 else "title-councillor", {"seat": seat})
