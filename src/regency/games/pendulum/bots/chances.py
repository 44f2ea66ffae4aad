"""Chances: when a bot thinks of acting though nobody waits for it, and what it leaves to others awhile."""

from __future__ import annotations

from regency.kernel.edge import NEVER

from ..model.state import Eyes, Table
from ..printed.board import BOX_TASKS, TASK_COST
from ..printed.terms import LAST_ACTIONS, NOTHING, PLAY, WORKERS
from ..rules.acting import ready_to_act
from ..rules.last_actions import is_silenced
from ..rules.paying import can_pay
from ..rules.rows import with_timer


def stirs(me: Eyes) -> bool:
    """Whoever is neither done nor silenced may gain by something."""
    t, seat = me.table, me.seat
    return t.phase in (PLAY, LAST_ACTIONS) and not t.done[seat] and not is_silenced(t, seat)


def stirs_to_refill(me: Eyes) -> bool:
    """An open space is empty."""
    return NOTHING in me.table.spaces and me.table.provinces_left > 0


def courtesy(me: Eyes, area: int) -> int:
    """Since when a timer has run out that somebody else could still act by."""
    t = me.table
    if not t.run_out[area]:
        return NEVER
    for seat in range(len(t.mats)):
        if seat != me.seat and can_act_in(t, seat, 2 * area + t.rows[area]):
            return t.started[area] + t.sand[area]
    return NEVER


def can_act_in(t: Table, seat: int, row: int) -> bool:
    """Whether a player has a worker in a row that could act and pay."""
    timers = with_timer(t)
    for worker in range(WORKERS):
        each = seat * WORKERS + worker
        if ready_to_act(t, each, timers & 1 << row):
            for task in BOX_TASKS[t.at[each]]:
                if can_pay(t, seat, TASK_COST[task]):
                    return True
    return False
