"""What the pieces are called: keys of messages, put together where a piece is."""

from __future__ import annotations

from regency.kernel.rules import Phrase

from ..model.state import Table
from ..printed.cards import TYPE, VALUE
from ..printed.claims import CLAIM_VALUES
from ..printed.lords import LORD_TRACKS, LORD_WORKERS
from ..printed.merchants import MERCHANT_GAIN, MERCHANT_LETTERS, MERCHANT_PAY
from ..printed.terms import CENTRE, TRACKS, WORKERS
from ..rules.scoring import completed_titles
from ..rules.workforce import SPLITS


def phrase(domain: str, value: int) -> Phrase:
    """The name of a piece; most are a message of their own."""
    match domain:
        case "card":
            return Phrase("card", {"type": Phrase(f"card-type-{TYPE[value]}"), "value": VALUE[value]})
        case "split":
            first, second, third = map(positions, SPLITS[value])
            return Phrase("split", {"first": first, "second": second, "third": third})
        case "merchant":
            return merchant(value)
        case "claim":
            return Phrase("claim", {"title": Phrase(f"claim-{value}"), "value": CLAIM_VALUES[value]})
        case "lord":
            return Phrase("lord", {"title": Phrase(f"lord-{value}"), "gains": starting_values(value)})
        case "player":
            return Phrase("player", {"seat": value})
        case "territory" if value != CENTRE:
            return Phrase("home", {"seat": value})
        case "number" | "count":
            return Phrase("number", {"count": value})
    return Phrase(f"{domain}-{value}")


def positions(group: list[int]) -> list[Phrase]:
    """The open cards of a group, counted from the left."""
    return [Phrase("number", {"count": card + 1}) for card in group]


def merchant(value: int) -> Phrase:
    """A Travelling Merchant by its letter, with both lines."""
    pay, gain = MERCHANT_PAY[value], MERCHANT_GAIN[value]
    prices = {"wealth_pay": pay[0], "wealth_gain": gain[0], "trade_pay": pay[1], "trade_gain": gain[1]}
    return Phrase("merchant", {"letter": MERCHANT_LETTERS[value], **prices})


def starting_values(lord: int) -> list[Phrase]:
    """The tracks and Workers that a Lord begins with."""
    tracks = [
        Phrase("start-track", {"track": Phrase(f"track-{track}"), "count": LORD_TRACKS[lord][track]})
        for track in range(TRACKS)
        if LORD_TRACKS[lord][track] > 0
    ]
    workers = [
        Phrase("start-worker", {"worker": Phrase(f"worker-{kind}")})
        for kind in range(WORKERS)
        for _ in range(LORD_WORKERS[lord][kind])
    ]
    return tracks + workers


def full_title(table: Table, seat: int) -> Phrase:
    """The name of a player: titles of all completed claims, the Lord and the house."""
    ends, games = completed_titles(table, seat)
    titles = [Phrase(f"end_claim-{claim}") for claim in ends] + [Phrase(f"claim-{claim}") for claim in games]
    name = Phrase("name", {"lord": Phrase(f"lord-{table.lords[seat]}"), "house": Phrase(f"house-{seat}")})
    return Phrase("full-title", {"titles": in_a_row(titles), "name": name}) if titles else name


def in_a_row(phrases: list[Phrase]) -> Phrase:
    """One after the other, shorter than a list in a sentence."""
    row = phrases[0]
    for following in phrases[1:]:
        row = Phrase("list-comma", {"before": row, "next": following})
    return row


def worth(points: int) -> str:
    """Influence with its sign; nothing has none."""
    return f"{points:+}".replace("-", "\N{MINUS SIGN}") if points else "0"
