"""What workers will earn, and how soon: a worker in a box is worth what it will do there."""

from __future__ import annotations

from typing import Final

from ..model.state import Eyes, Table
from ..printed.board import (
    AREAS,
    BOX_TASKS,
    BOXES,
    MAT,
    RESERVE,
    SPOT_ROW,
    TASK_COST,
    TASK_REWARD,
    TASK_ROW,
    TASKS,
    TASKS_OF_ROW,
    TIMER_TRACK,
)
from ..printed.terms import GOLD, MILITARY, PLAY, PRODUCE, REALTIME, SETUP, WORKERS
from ..rules.rows import with_timer
from .worth import Mind, cost_worth, effects_worth

NOW: Final = 0.4  # of what an action brings counts while it can be done
LATER: Final = 0.4  # and while it waits for the timer
# the second, third, ... worker for the same action
AGAIN: Final[tuple[float, ...]] = (1.0, 0.6, 0.4, 0.3, 0.2)
RETURN: Final = 60_000.0  # until a worker that has yet to act is free again
PATIENCE: Final = 90_000.0  # milliseconds after which a prospect counts half
STEP_TIME: Final = 33_000.0  # a step of the timer track, as time
FREE: Final = 0.22  # a worker that can be placed
# what it costs to be locked in an area: purple, green, black
LOCKED: Final[tuple[float, ...]] = (0.08, 0.06, 0.05)
UNPAID: Final = 0.15  # of the prospect of an action that cannot be paid yet


def waits(me: Eyes) -> list[float]:
    """Milliseconds until the timer of each area is flipped, as far as one can tell."""
    t = me.table
    if t.phase == SETUP:
        return [0.0] * AREAS
    if t.mode != REALTIME:
        return [STEP_TIME * steps_to_flip(t, area) for area in range(AREAS)]
    if t.phase != PLAY:
        return [0.0] * AREAS
    found = []
    for area in range(AREAS):
        left = 0 if t.run_out[area] else t.started[area] + t.sand[area] - me.clock.now
        found.append(float(max(0, left)))
    return found


def steps_to_flip(t: Table, area: int) -> int:
    """Steps of the timer track until an area is flipped, in the next round if not in this."""
    steps = len(TIMER_TRACK)
    for ahead in range(1, steps + 2):
        number = t.step + ahead
        if area in TIMER_TRACK[(number - 1) % steps]:
            return ahead
    return steps


def soon(wait: float) -> float:
    """How much a prospect counts that far away."""
    return 1.0 / (1.0 + wait / PATIENCE)


def nets(m: Mind) -> list[float]:
    """What each action brings more than it costs; the two rows of an area are alike."""
    found = [0.0] * TASKS
    for task in range(TASKS):
        row = TASK_ROW[task]
        if row % 2:
            found[task] = found[task - TASKS_OF_ROW[row]]
        else:
            found[task] = effects_worth(m, TASK_REWARD[task]) - cost_worth(m, TASK_COST[task])
    return found


def prospects(me: Eyes, m: Mind) -> float:
    """All workers of a seat: those that can act at once first, as they have the first call on its goods."""
    t, seat = me.table, me.seat
    wait = waits(me)
    timers = with_timer(t)
    plan = Plan(t, seat, nets(m))
    total = 0.0
    waiting: list[int] = []
    for worker in range(WORKERS):
        spot = t.at[seat * WORKERS + worker]
        if spot == MAT:
            total += FREE
        elif spot < RESERVE:
            row = SPOT_ROW[spot]
            has_timer = bool(timers >> row & 1)
            if spot >= BOXES:
                total += FREE * soon(wait[row // 2]) if has_timer else FREE
            elif has_timer:
                total += FREE * soon(wait[row // 2]) + NOW * plan.share(worker)
            else:
                waiting.append(worker)
    for worker in waiting:
        area = SPOT_ROW[t.at[seat * WORKERS + worker]] // 2
        total += (
            LATER * plan.share(worker) * soon(wait[area]) + FREE * soon(wait[area] + RETURN) - LOCKED[area]
        )
    return total


class Plan:
    """What the workers of a seat are about to do: they share its goods; a second of a kind is worth less."""

    def __init__(self, t: Table, seat: int, net: list[float]) -> None:
        self.t = t
        self.seat = seat
        self.net = net
        self.gold: int = t.gold[seat]
        self.military: int = t.military[seat]
        self.alike: list[int] = [0] * TASKS

    def share(self, worker: int) -> float:
        """What one more worker promises."""
        best, task = best_task(self.t, self.seat * WORKERS + worker, self.net)
        if best <= 0.0:
            return 0.0
        price = TASK_COST[task]
        kind = task if TASK_ROW[task] % 2 == 0 else task - TASKS_OF_ROW[TASK_ROW[task]]
        best *= AGAIN[self.alike[kind]]
        self.alike[kind] += 1
        if self.gold < price[GOLD] or self.military < price[MILITARY]:
            return best * UNPAID
        self.gold -= price[GOLD]
        self.military -= price[MILITARY]
        return best


def best_task(t: Table, each: int, net: list[float]) -> tuple[float, int]:
    """The best that a worker can do from its box."""
    best = -100.0
    found = BOX_TASKS[t.at[each]][0]
    for task in BOX_TASKS[t.at[each]]:
        if t.intruders[each] and TASK_REWARD[task][0][0] == PRODUCE:
            continue
        if net[task] > best:
            best, found = net[task], task
    return best, found
