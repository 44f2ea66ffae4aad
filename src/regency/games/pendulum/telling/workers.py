"""What each worker can do now, in a word; and what would be lost if a timer were flipped."""

from __future__ import annotations

from typing import Final, NamedTuple

from ..model.state import Table
from ..printed.board import AREAS, BOX_TASKS, BOXES, MAT, RESERVE, SPOT_ROW, TASK_COST
from ..printed.terms import LAST_ACTIONS, PLAY, WORKERS
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
    if not is_locked or t.phase not in (PLAY, LAST_ACTIONS):  # before a round it is locked, but nobody acts
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


def able(t: Table, seat: int) -> int:
    """How many workers of a seat can act now."""
    return [state_of(t, seat * WORKERS + worker) for worker in range(WORKERS)].count(ACTS)


class Flip(NamedTuple):
    """What a flip would do to the workers of a seat."""

    unused: list[int]  # at the timer, and have not acted: they would be left waiting
    freed: list[int]  # in reward boxes at the timer: they could be placed anew
    awaited: list[int]  # in boxes of the other row: they could act


def flips_of(t: Table, seat: int) -> list[Flip]:
    """By area."""
    found = [Flip([], [], []) for _ in range(AREAS)]
    for worker in range(WORKERS):
        spot = t.at[seat * WORKERS + worker]
        if spot >= MAT:
            continue
        row = SPOT_ROW[spot]
        flip, has_timer = found[row // 2], t.rows[row // 2] == row % 2
        if spot < BOXES:
            (flip.unused if has_timer else flip.awaited).append(worker)
        elif has_timer:
            flip.freed.append(worker)
    return found


def at_stake(t: Table) -> list[list[int]]:
    """By area and seat, how many workers at the timer have not acted."""
    found = [[0] * len(t.mats) for _ in range(AREAS)]
    for each, spot in enumerate(t.at):
        if spot < BOXES:
            row = SPOT_ROW[spot]
            if t.rows[row // 2] == row % 2:
                found[row // 2][each // WORKERS] += 1
    return found


def flips_left(t: Table) -> int:
    """Purple flips to the Council: the time markers."""
    return t.markers.count(True)
