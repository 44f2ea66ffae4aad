"""The grace second: a box, an open province and the token may be lost to a better rank inside it."""

from __future__ import annotations

from regency.kernel.edge import NEVER

from ..effects.workers import evict_worker
from ..model.state import Game, Table
from ..printed.board import BOX_ROW, IS_EXCLUSIVE, MAT, REWARD_BOX, SPOT_ROW
from ..printed.terms import NOTHING, REALTIME, WORKERS
from .rows import is_grande, occupants, rank_of, seats_in_order, with_timer


def has_better(t: Table, seat: int) -> bool:
    """Whether any player has a better rank."""
    return seats_in_order(t)[0] != seat


def can_contest(t: Table, seat: int, box: int, foreign: int) -> bool:
    """Whether all others stand there provisionally and are of worse rank; who is late evicts nobody."""
    if t.mode != REALTIME or foreign >> len(t.mats) or with_timer(t) >> BOX_ROW[box] & 1:
        return False
    rank = rank_of(t, seat)
    for each in range(len(t.at)):
        owner = each // WORKERS
        if t.at[each] != box or owner == seat:
            continue
        if t.holds[each] == NEVER or rank_of(t, owner) < rank:
            return False
    return True


def evicted(t: Table, seat: int, box: int) -> list[int]:
    """The common workers of others in a box, who lose it to a common worker of a better rank."""
    found: list[int] = []
    for each in range(len(t.at)):
        if t.at[each] == box and each // WORKERS != seat and not is_grande(each % WORKERS):
            found.append(each)
    return found


def losers(t: Table, seat: int, worker: int, box: int) -> list[int]:
    """Who would lose the box."""
    if t.mode != REALTIME or not IS_EXCLUSIVE[box] or is_grande(worker):
        return []
    return [each // WORKERS for each in evicted(t, seat, box)]


def evict(g: Game, seat: int, worker: int, box: int) -> None:
    """Each goes back to where it came from, or to the mat."""
    for each in evicted(g.table, seat, box):
        evict_worker(g, each, way_back(g.table, each, seat * WORKERS + worker), seat)


def way_back(t: Table, each: int, evictor: int) -> int:
    """Where it came from, or the mat if it may not stand there any more; the evictor has left its place."""
    origin = t.origins[each]
    if origin == NOTHING or origin >= MAT:
        return MAT
    if with_timer(t) >> SPOT_ROW[origin] & 1:
        return MAT
    if origin < REWARD_BOX:
        seat = each // WORKERS
        there = without(t, origin, evictor)
        if IS_EXCLUSIVE[origin] and there & ~(1 << seat):
            return MAT
        if t.rules.advanced_placement and there >> seat & 1:
            return MAT
    return origin


def without(t: Table, box: int, each: int) -> int:
    """Who stands in a box apart from one worker, as a mask."""
    there = occupants(t)[box]
    seat = each // WORKERS
    for other in range(seat * WORKERS, (seat + 1) * WORKERS):
        if other != each and t.at[other] == box:
            return there
    return there & ~(1 << seat)
