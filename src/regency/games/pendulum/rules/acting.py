"""Acting: pay, move the worker into the reward box, take the reward; with cards perhaps more."""

from __future__ import annotations

from typing import Final

from regency.kernel.codec import interned
from regency.kernel.edge import NEVER, Action
from regency.kernel.errors import Reason

from ..effects.workers import move_to_reward_box
from ..model.actions import Act
from ..model.reasons import (
    BoxProvisional,
    HasActed,
    NoProductionThere,
    NoTimerThere,
    NotItsAction,
    OnMat,
    WorkerNotInPlay,
)
from ..model.state import Eyes, Game, Table
from ..printed.board import (
    BOX_TASKS,
    BOXES,
    MAT,
    RESERVE,
    SPOT_ROW,
    TASK_COST,
    TASK_REWARD,
    TASKS,
)
from ..printed.terms import (
    PRODUCE,
    WORKERS,
    Effects,
)
from .paying import can_pay, pay, shortage
from .rows import seen_with_timer

ACT: Final[list[list[Action]]] = [
    [interned(Act)[worker * TASKS + task] for task in range(TASKS)] for worker in range(WORKERS)
]


def ready_to_act(t: Table, each: int, seen: int) -> bool:
    """Whether a worker is in a box of a row with a timer that nobody can take from it."""
    spot = t.at[each]
    return spot < BOXES and bool(seen >> SPOT_ROW[spot] & 1) and t.holds[each] == NEVER


def may_produce(t: Table, each: int, task: int) -> bool:
    """Who broke in may not."""
    return not t.intruders[each] or TASK_REWARD[task][0][0] != PRODUCE


def options(me: Eyes) -> list[Action]:
    """Every worker that may act, with every action of its box that can be paid."""
    t, seat = me.table, me.seat
    seen = seen_with_timer(me)
    found: list[Action] = []
    for worker in range(WORKERS):
        each = seat * WORKERS + worker
        if t.at[each] < BOXES and ready_to_act(t, each, seen):
            for task in BOX_TASKS[t.at[each]]:
                if can_pay(t, seat, TASK_COST[task]) and may_produce(t, each, task):
                    found.append(ACT[worker][task])
    return found


def perform(g: Game, seat: int, worker: int, task: int) -> Effects:
    """Pay and move; returned is the reward."""
    pay(g, seat, TASK_COST[task])
    move_to_reward_box(g, seat, worker, task)
    return TASK_REWARD[task]


def refusal(me: Eyes, worker: int, task: int) -> Reason:
    """The worker, the row, the action, the price."""
    t, seat = me.table, me.seat
    why = worker_refusal(me, worker)
    if why is not None:
        return why
    each = seat * WORKERS + worker
    if task not in BOX_TASKS[t.at[each]]:
        return NotItsAction(worker, task)
    if not may_produce(t, each, task):
        return NoProductionThere(worker)
    return shortage(t, seat, TASK_COST[task]) or NoTimerThere(worker)


def worker_refusal(me: Eyes, worker: int) -> Reason | None:
    """Why a worker cannot act at all."""
    t = me.table
    each = me.seat * WORKERS + worker
    spot = t.at[each]
    if spot >= RESERVE:
        return WorkerNotInPlay(worker)
    if spot == MAT:
        return OnMat(worker)
    if spot >= BOXES:
        return HasActed(worker)
    if not seen_with_timer(me) >> SPOT_ROW[spot] & 1:
        return NoTimerThere(worker)
    return BoxProvisional(worker) if t.holds[each] != NEVER else None
