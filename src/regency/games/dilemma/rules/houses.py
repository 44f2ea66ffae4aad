"""Houses and seats: who sits where, and who comes before whom in Prestige."""

from __future__ import annotations

from ..model.state import Table
from ..printed.figures import HOUSES, NOTHING


def rank(t: Table, seat: int) -> int:
    """Prestige; of equals the higher house number counts as higher."""
    return t.prestige[t.house[seat]] * HOUSES + t.house[seat]


def by_prestige(t: Table) -> list[int]:
    """The seats, lowest Prestige first."""
    return sorted(range(len(t.house)), key=lambda seat: rank(t, seat))


def seat_of(t: Table, house: int) -> int:
    """Where a house sits in this reign, or NOTHING."""
    return t.house.index(house) if house in t.house else NOTHING


def after(t: Table, seat: int) -> int:
    """Clockwise."""
    return (seat + 1) % len(t.house)
