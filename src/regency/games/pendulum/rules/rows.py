"""Rows: one with the timer locks its workers and lets them act, one without lets them come and go."""

from __future__ import annotations

from regency.kernel.edge import NEVER

from ..model.state import Eyes, Table
from ..printed.board import AREAS, BLACK, BOXES, GREEN, NEUTRAL_BOXES, PURPLE
from ..printed.terms import GRANDE, NEUTRAL, REALTIME, RIVAL_A, RIVAL_WORKERS, SECOND_GRANDE, WORKERS


def with_timer(t: Table) -> int:
    """The rows with a timer, as a mask."""
    purple = 1 << (2 * PURPLE + t.rows[PURPLE])
    green = 1 << (2 * GREEN + t.rows[GREEN])
    return purple | green | 1 << (2 * BLACK + t.rows[BLACK])


def seen_with_timer(me: Eyes) -> int:
    """The same as the seat could see it: who could not have seen a flip is judged by the rows before it."""
    t = me.table
    if t.mode != REALTIME:
        return with_timer(t)
    mask = 0
    for area in range(AREAS):
        row = t.rows[area]
        if t.late_until[area] != NEVER and me.seen < t.flipped[area]:
            row = 1 - row
        mask |= 1 << (2 * area + row)
    return mask


def occupants(t: Table) -> list[int]:
    """Who stands in each box, as a mask of nobles."""
    found = [0] * BOXES
    at = t.at
    each = 0
    for seat in range(len(t.mats)):
        mine = 1 << seat
        for _ in range(WORKERS):
            spot = at[each]
            if spot < BOXES:
                found[spot] |= mine
            each += 1
    if has_neutral(t):
        for box in NEUTRAL_BOXES:
            found[box] |= 1 << NEUTRAL
    for each in range(len(t.rival_at)):
        spot = t.rival_at[each]
        if 0 <= spot < BOXES:
            found[spot] |= 1 << (RIVAL_A + each // RIVAL_WORKERS)
    return found


def has_neutral(t: Table) -> bool:
    """Two players: a neutral colour stands in the narrow boxes."""
    return len(t.mats) == 2


def rank_of(t: Table, noble: int) -> int:
    """The place on the privilege track, 0 the best."""
    return t.privilege.index(noble)


def seats_in_order(t: Table) -> list[int]:
    """The players, best rank first."""
    return [noble for noble in t.privilege if noble < len(t.mats)]


def next_in_order(t: Table, seat: int) -> int:
    """Who comes after a player in privilege order, the first after the last."""
    order = t.privilege
    place = order.index(seat) + 1
    while True:
        if place == len(order):
            place = 0
        if order[place] < len(t.mats):
            return order[place]
        place += 1


def is_grande(worker: int) -> bool:
    """It may enter any box."""
    return worker in (GRANDE, SECOND_GRANDE)
