"""What the realm is worth to an agenda, and what is at stake in a vote. The unit is an agenda point."""

from __future__ import annotations

from typing import Final

from ..model.state import Eyes, Table
from ..printed.agendas import EXTREMIST, GREEDY, MARKER_POINTS, ZONES
from ..printed.figures import (
    AYE,
    COUNTING,
    DRAW,
    HIGHEST_ROW,
    LOWEST_ROW,
    NAY,
    NOTHING,
    RESOURCES,
    RESULT,
    VOTE,
)
from ..printed.services import BREAK_TIE, SERVICE, VOTE_FOR, VOTE_MIN
from ..printed.story import STICKER_ICON
from ..rules.finale import is_finale
from . import finale
from .odds import sigmoid

COIN: Final = 0.3  # points; twice that for the Greedy
BLUR: Final = 1.6  # rows by which a marker may still wander
STEP: Final = 1.5  # rows of a movement whose size nobody sees, on average
SURE: Final = 1.8  # Power of a lead that is mostly enough
USUAL: Final = 2  # Power that somebody puts on a side who has not voted yet
EARLY: Final[tuple[float, ...]] = (
    13.1,
    14.6,
    17.0,
    14.9,
    14.4,
    12.9,
)  # what an agenda brings in the mean, before anything is known


def coin_worth(me: Eyes) -> float:
    """What a coin is worth to this agenda; in the finale as long as there is something to buy."""
    if is_finale(me.table):
        return COIN * finale.good_for(me.table)
    return COIN * (2.0 if me.own.agenda == GREEDY else 1.0)


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
    if is_finale(t):
        return finale.after(me, side)
    rows = [float(row) for row in t.row]
    for icon in t.icons[side]:
        if icon < STICKER_ICON:
            way = 1 if icon % 2 == 0 else -1
            resource = icon // 2
            extra = (2.0 if t.momentum[resource] else 1.0) if t.face[resource] == way else 0.0
            moved = rows[resource] + way * (STEP + extra)
            rows[resource] = min(float(HIGHEST_ROW), max(float(LOWEST_ROW), moved))
    return worth(rows, me.own.agenda)


def is_open(t: Table) -> bool:
    """Whether a question is on the table that is not decided."""
    return (
        t.card != NOTHING and len(t.icons) == 2 and t.result == NOTHING and t.phase in (VOTE, COUNTING, DRAW)
    )


def favourite(me: Eyes) -> int:
    """The side that the own agenda would have."""
    return AYE if after(me, AYE) >= after(me, NAY) else NAY


def bought_side(t: Table, seat: int) -> tuple[int, int]:
    """The side that a house was paid to vote for, and with how much at least; NOTHING if none."""
    for deal in t.deals:
        kind, side, least = SERVICE[deal.service]
        if deal.payee == seat and kind in (VOTE_FOR, VOTE_MIN):
            return side, least
    return NOTHING, 0


def lead(me: Eyes, to: int = NOTHING, side: int = NOTHING) -> float:
    """How far Aye is ahead, with what may still be expected; `to`: as if this house were bound to a side."""
    t = me.table
    ahead = -float(t.street)
    for seat in range(len(t.house)):
        given, power = t.choice[seat], float(t.bid[seat])
        if given == NOTHING:
            given, least = bought_side(t, seat)
            if seat == to:
                given, least = side, max(least, 1)
            elif given == NOTHING and seat == me.seat:
                given, least = favourite(me), 1
            power = float(max(USUAL, least)) if given != NOTHING else 0.0
        ahead += power if given == AYE else -power if given == NAY else 0.0
    return ahead + tie_breaker(t)


def tie_breaker(t: Table) -> float:
    """A little for the side that the Moderator was paid for."""
    for deal in t.deals:
        kind, side, _ = SERVICE[deal.service]
        if deal.payee == t.moderator and kind == BREAK_TIE:
            return 0.4 if side == AYE else -0.4
    return 0.0


def stake(me: Eyes, to: int = NOTHING, side: int = NOTHING) -> float:
    """What the open question is expected to leave of the own agenda."""
    t = me.table
    if t.phase == RESULT or not is_open(t):
        return now(me)
    if t.pledging[me.seat] and t.on_last_mark:
        ahead = float(me.own.pledge) * (1 if me.own.pledge_side == AYE else -1)
    else:
        ahead = lead(me, to, side)
    odds = sigmoid(ahead / SURE)
    return odds * after(me, AYE) + (1.0 - odds) * after(me, NAY)
