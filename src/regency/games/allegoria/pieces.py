"""What the pieces are called: keys of messages, put together where a piece is."""

from __future__ import annotations

from regency.kernel.rules import Phrase

from .data import MERCHANT_GAIN, MERCHANT_PAY, TYPE, VALUE
from .scoring import completed_titles
from .state import Table
from .workforce import SPLITS


def phrase(domain: str, value: int) -> Phrase:
    """The name of a piece; most are a message of their own."""
    if domain == "card":
        return Phrase("card", {"type": Phrase(f"card-type-{TYPE[value]}"), "value": VALUE[value]})
    if domain == "split":
        first, second, third = map(positions, SPLITS[value])
        return Phrase("split", {"first": first, "second": second, "third": third})
    if domain == "merchant":
        pay, gain = MERCHANT_PAY[value], MERCHANT_GAIN[value]
        prices = {"wealth_pay": pay[0], "wealth_gain": gain[0], "trade_pay": pay[1], "trade_gain": gain[1]}
        return Phrase(f"merchant-{value}", prices)
    if domain in ("number", "count"):
        return Phrase("number", {"count": value})
    return Phrase(f"{domain}-{value}")


def positions(group: list[int]) -> list[Phrase]:
    """The open cards of a group, counted from the left."""
    return [Phrase("number", {"count": card + 1}) for card in group]


def full_title(table: Table, seat: int) -> Phrase:
    """The name of a player: titles of all completed claims, the Lord and the house."""
    ends, games = completed_titles(table, seat)
    titles = [Phrase(f"end_claim-{claim}") for claim in ends] + [Phrase(f"claim-{claim}") for claim in games]
    name = Phrase("name", {"lord": Phrase(f"lord-{table.lords[seat]}"), "house": Phrase(f"house-{seat}")})
    return Phrase("full-title", {"titles": titles, "name": name}) if titles else name
