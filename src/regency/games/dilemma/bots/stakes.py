"""What the realm is worth to an agenda, and what things are worth beside it. The unit is an agenda point."""

from __future__ import annotations

from typing import Final

from ..model.state import Eyes, Table
from ..printed.agendas import AGENDAS, COIN_POINTS, EXTREMIST, MARKER_POINTS, ZONES
from ..printed.figures import (
    AYE,
    COUNTING,
    DRAW,
    HIGHEST_ROW,
    LOWEST_ROW,
    NAY,
    NOTHING,
    RESOURCES,
    VOTE,
)
from ..printed.story import STICKER_ICON
from ..rules.finale import is_finale
from . import finale
from .odds import sigmoid

COIN: Final = 0.1  # of the points that an agenda has for most coins
COIN_IN_FINALE: Final = 0.3
POWER: Final = 0.1
POWER_IN_FINALE: Final = 0.28
LEADER: Final = 0.3
MODERATOR: Final = 0.15
BLUR: Final = 1.6  # rows by which a marker may still wander
STEP: Final = 1.5  # rows of a movement whose size nobody sees, on average
EARLY: Final[tuple[float, ...]] = (
    13.1,
    14.6,
    17.0,
    14.9,
    14.4,
    12.9,
)  # what an agenda brings in the mean, before anything is known

MEAN_POINTS: Final = sum([float(points[0]) for points in COIN_POINTS]) / AGENDAS


def coin_worth(me: Eyes) -> float:
    """What a coin is worth to this agenda; in the finale as long as there is something to buy."""
    return coin_for(me.table, me.own.agenda)


def coin_for(t: Table, agenda: int) -> float:
    """The same for any agenda."""
    if is_finale(t):
        return COIN_IN_FINALE * finale.good_for(t)
    return COIN * (COIN_POINTS[agenda][0] if agenda != NOTHING else MEAN_POINTS)


def power_worth(t: Table) -> float:
    """What Power is worth; in the finale as long as there is a vote to come."""
    return POWER_IN_FINALE * finale.good_for(t) if is_finale(t) else POWER


def leading(t: Table) -> float:
    """What the Leader token is worth; in the finale the Leader signs for points."""
    return finale.SIGNATURE if is_finale(t) else LEADER


def worth(rows: list[float], agenda: int) -> float:
    """The points of an agenda, where markers near a border count in part."""
    if agenda == EXTREMIST:
        return max(rows) - min(rows) + 1.0
    inside = sum([within(row, agenda) for row in rows])
    points = MARKER_POINTS[agenda]
    low = min(int(inside), RESOURCES - 1)
    return points[low] + (inside - low) * (points[low + 1] - points[low])


def within(row: float, agenda: int) -> float:
    """How likely a marker ends up in one of the zones."""
    found = 0.0
    for low, high in ZONES[agenda]:
        above = 1.0 if low == LOWEST_ROW else sigmoid((row - low + 0.5) / BLUR)
        below = 1.0 if high == HIGHEST_ROW else sigmoid((high + 0.5 - row) / BLUR)
        found += above * below
    return min(1.0, found)


def now(me: Eyes) -> float:
    """The realm as it stands."""
    if is_finale(me.table):
        return finale.now(me)
    return worth([float(row) for row in me.table.row], me.own.agenda)


def after(me: Eyes, side: int) -> float:
    """The realm after a side has won, as far as its icons tell."""
    t = me.table
    return finale.after(t, me.seat, side) if is_finale(t) else worth(rows_after(t, side), me.own.agenda)


def rows_after(t: Table, side: int) -> list[float]:
    """Where the markers would be then, more or less."""
    rows = [float(row) for row in t.row]
    for icon in t.icons[side]:
        if icon < STICKER_ICON:
            way = 1 if icon % 2 == 0 else -1
            resource = icon // 2
            extra = (2.0 if t.momentum[resource] else 1.0) if t.face[resource] == way else 0.0
            moved = rows[resource] + way * (STEP + extra)
            rows[resource] = min(float(HIGHEST_ROW), max(float(LOWEST_ROW), moved))
    return rows


def is_open(t: Table) -> bool:
    """Whether a question is on the table that is not decided."""
    return (
        t.card != NOTHING and len(t.icons) == 2 and t.result == NOTHING and t.phase in (VOTE, COUNTING, DRAW)
    )


def favourite(me: Eyes) -> int:
    """The side that the own agenda would have."""
    return AYE if after(me, AYE) >= after(me, NAY) else NAY
