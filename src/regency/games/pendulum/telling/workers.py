"""What each worker can do now, in a word; and what would be lost if a timer were flipped."""

from __future__ import annotations

from typing import Final

from ..model.state import Table
from ..printed.board import BOX_TASKS, BOXES, MAT, RESERVE, SPOT_ROW, TASK_COST
from ..printed.terms import WORKERS
from ..rules.acting import may_produce, ready_to_act
from ..rules.paying import can_pay
from ..rules.rows import with_timer

ACTS: Final = "act"  # it can act now
SHORT: Final = "short"  # it could, if there were enough to pay
HELD: Final = "held"  # a better rank may still take its box
WAITS: Final = "waits"  # it stands in a box and waits for the timer
FREE: Final = "free"  # it can be placed: from the mat, or from a reward box
RESTS: Final = "rests"  # it has acted, and is locked until the timer leaves
OUT: Final = "out"  # not in play
STATES: Final = (ACTS, SHORT, HELD, WAITS, FREE, RESTS, OUT)


def state_of(t: Table, each: int) -> str:
    """What a worker is about: one word of seven."""
    spot, rows = t.at[each], with_timer(t)
    if spot >= RESERVE:
        return OUT
    if spot == MAT:
        return FREE
    is_locked = rows >> SPOT_ROW[spot] & 1
    if spot >= BOXES:
        return RESTS if is_locked else FREE
    if not is_locked:
        return WAITS
    if not ready_to_act(t, each, rows):
        return HELD
    return ACTS if payable(t, each) else SHORT


def payable(t: Table, each: int) -> list[int]:
    """The actions of its box that a worker may take and pay, if the timer is there."""
    seat = each // WORKERS
    return [
        task
        for task in BOX_TASKS[t.at[each]]
        if may_produce(t, each, task) and can_pay(t, seat, TASK_COST[task])
    ]


def able(t: Table, seat: int) -> list[int]:
    """The workers of a seat that can act now."""
    return [w for w in range(WORKERS) if state_of(t, seat * WORKERS + w) == ACTS]


def unused(t: Table, seat: int, area: int) -> list[int]:
    """The workers of a seat at the timer of an area that have not acted: a flip would leave them waiting."""
    row = 2 * area + t.rows[area]
    mine = [(worker, t.at[seat * WORKERS + worker]) for worker in range(WORKERS)]
    return [worker for worker, spot in mine if spot < BOXES and SPOT_ROW[spot] == row]


def freed(t: Table, seat: int, area: int) -> list[int]:
    """The workers of a seat that a flip would let go: they rest in reward boxes at the timer."""
    row = 2 * area + t.rows[area]
    mine = [(worker, t.at[seat * WORKERS + worker]) for worker in range(WORKERS)]
    return [worker for worker, spot in mine if BOXES <= spot < MAT and SPOT_ROW[spot] == row]


def awaited(t: Table, seat: int, area: int) -> list[int]:
    """The workers of a seat that a flip would let act: they wait in boxes of the other row."""
    row = 2 * area + 1 - t.rows[area]
    mine = [(worker, t.at[seat * WORKERS + worker]) for worker in range(WORKERS)]
    return [worker for worker, spot in mine if spot < BOXES and SPOT_ROW[spot] == row]


def flips_left(t: Table) -> int:
    """Purple flips to the Council: the time markers."""
    return sum(t.markers)
