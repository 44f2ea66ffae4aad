"""Break the Gate: a card places a worker in a box of a row with a timer, where it may not produce."""

from __future__ import annotations

from regency.kernel.edge import Action
from regency.kernel.errors import Reason

from ..effects.workers import break_in, hold_box, place_worker
from ..model.reasons import (
    BoxNotHere,
    BoxTaken,
    OnlyProductionThere,
    OwnWorkerThere,
    RowNotLocked,
    WorkerLocked,
    WorkerNotInPlay,
)
from ..model.state import Eyes, Game, Table
from ..printed.board import BOX_ROW, BOX_TASKS, IS_EXCLUSIVE, RESERVE, ROW_BOXES, ROWS, TASK_REWARD
from ..printed.reconstructed import GRACE
from ..printed.terms import PRODUCE, REALTIME, WORKERS
from .grace import has_better
from .placing import PLACE, can_leave
from .rows import is_grande, occupants, seen_with_timer


def offers_more_than_production(box: int) -> bool:
    """Whether a worker that may not produce can do anything there."""
    for task in BOX_TASKS[box]:
        if TASK_REWARD[task][0][0] != PRODUCE:
            return True
    return False


def options(me: Eyes) -> list[Action]:
    """From the mat or a row without a timer into a box of a row with one, normal occupancy."""
    t, seat = me.table, me.seat
    seen = seen_with_timer(me)
    there = occupants(t)
    found: list[Action] = []
    for worker in range(WORKERS):
        if not can_leave(t, seat * WORKERS + worker, seen, False):
            continue
        for row in range(ROWS):
            if not seen >> row & 1:
                continue
            for box in ROW_BOXES[t.side][row]:
                if can_break_in(t, seat, worker, box, there[box]):
                    found.append(PLACE[worker][box])
    return found


def can_break_in(t: Table, seat: int, worker: int, box: int, there: int) -> bool:
    """Whether the box has something to offer and is not taken."""
    if not offers_more_than_production(box):
        return False
    if t.rules.advanced_placement and there >> seat & 1:
        return False
    return is_grande(worker) or not IS_EXCLUSIVE[box] or not there & ~(1 << seat)


def perform(g: Game, seat: int, worker: int, box: int) -> None:
    """It may act at once, but not produce; an exclusive box is provisional for a second even here."""
    t = g.table
    origin = t.at[seat * WORKERS + worker]
    place_worker(g, seat, worker, box)
    break_in(g, seat, worker)
    if IS_EXCLUSIVE[box] and t.mode == REALTIME and has_better(t, seat):
        hold_box(g, seat, worker, origin, g.clock.now + GRACE)


def refusal(me: Eyes, worker: int, box: int) -> Reason:
    """The worker, the row, what the box offers, and who stands there."""
    t, seat = me.table, me.seat
    each = seat * WORKERS + worker
    if t.at[each] >= RESERVE:
        return WorkerNotInPlay(worker)
    seen = seen_with_timer(me)
    if not can_leave(t, each, seen, False):
        return WorkerLocked(worker)
    if box not in ROW_BOXES[t.side][BOX_ROW[box]]:
        return BoxNotHere(box)
    if not seen >> BOX_ROW[box] & 1:
        return RowNotLocked(box)
    if not offers_more_than_production(box):
        return OnlyProductionThere(box)
    if t.rules.advanced_placement and occupants(t)[box] >> seat & 1:
        return OwnWorkerThere(box)
    return BoxTaken(box)
