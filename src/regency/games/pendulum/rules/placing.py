"""Placing and moving workers: where the row that is left and the row that is entered have no timer."""

from __future__ import annotations

from typing import Final

from regency.kernel.codec import interned
from regency.kernel.edge import Action
from regency.kernel.errors import Reason

from ..effects.workers import (
    count_move,
    hold_box,
    place_worker,
    return_worker,
)
from ..model.actions import PlaceWorker, ReturnWorker
from ..model.reasons import (
    BoxNotHere,
    BoxTaken,
    LowerRowsOnly,
    MovedTwice,
    OwnWorkerThere,
    RowLocked,
    StandsThere,
    WorkerLocked,
    WorkerNotInPlay,
)
from ..model.state import UNTIL_READY, Eyes, Game, Table
from ..printed.board import (
    BOX_ROW,
    BOXES,
    IS_EXCLUSIVE,
    LOWER,
    MAT,
    RESERVE,
    REWARD_BOX,
    ROW_BOXES,
    ROWS,
    SPOT_ROW,
)
from ..printed.reconstructed import GRACE, MOVES
from ..printed.terms import (
    NOTHING,
    PRE_ROUND,
    REALTIME,
    TURNS,
    WORKERS,
)
from .grace import can_contest, evict, has_better, losers
from .rows import is_grande, occupants, seen_with_timer, with_timer

PLACE: Final[list[list[Action]]] = [
    [interned(PlaceWorker)[worker * BOXES + box] for box in range(BOXES)] for worker in range(WORKERS)
]
LEAVES: Final = 1  # a reward box
SHARED: Final = 2  # a box of purple or green is left or entered
EVICTS: Final = 4
RETURN: Final[list[Action]] = list(interned(ReturnWorker))


def is_counted(t: Table) -> bool:
    """Without a clock a worker that has not acted since moves twice at most."""
    return t.mode != REALTIME or t.phase == PRE_ROUND


def options(me: Eyes) -> list[Action]:
    """Every free worker into every box that it may enter, and back to the mat."""
    t, seat = me.table, me.seat
    seen = seen_with_timer(me)
    counted = is_counted(t)
    movable: list[int] = []
    for worker in range(WORKERS):
        if can_leave(t, seat * WORKERS + worker, seen, counted):
            movable.append(worker)
    if not movable:
        return []
    anybody: list[int] = []
    common: list[int] = []
    there = occupants(t)
    one_own = t.rules.advanced_placement
    others = ~(1 << seat)
    side = ROW_BOXES[t.side]
    for row in range(ROWS):
        if seen >> row & 1:
            continue
        for box in side[row]:
            if one_own and there[box] >> seat & 1:
                continue
            anybody.append(box)
            if not there[box] & others or not IS_EXCLUSIVE[box] or can_enter(t, seat, box, there[box]):
                common.append(box)
    found: list[Action] = []
    for worker in movable:
        spot = t.at[seat * WORKERS + worker]
        mine = PLACE[worker]
        for box in anybody if is_grande(worker) else common:
            if box != spot:
                found.append(mine[box])
        if spot != MAT:
            found.append(RETURN[worker])
    return found


def can_move_any(me: Eyes) -> bool:
    """Whether any worker can be moved: black always has a box, unless own workers stand in all."""
    t, seat = me.table, me.seat
    seen = seen_with_timer(me)
    counted = is_counted(t)
    for worker in range(WORKERS):
        if can_leave(t, seat * WORKERS + worker, seen, counted):
            return not t.rules.advanced_placement or bool(options(me))
    return False


def can_leave(t: Table, each: int, seen: int, counted: bool) -> bool:
    """Whether a worker is in play, not locked, and has moves left where they are counted."""
    spot = t.at[each]
    if spot >= RESERVE:
        return False
    row = SPOT_ROW[spot]
    if row != NOTHING and seen >> row & 1:
        return False
    return not counted or t.moves[each] < MOVES


def can_enter(t: Table, seat: int, box: int, there: int) -> bool:
    """Whether a common worker may enter: no other colour stands there, or only such as it may drive out."""
    foreign = there & ~(1 << seat)
    return not foreign or can_contest(t, seat, box, foreign)


def perform(g: Game, seat: int, worker: int, box: int) -> None:
    """Evict whom a better rank may evict, place, and hold where somebody may still come."""
    t = g.table
    each = seat * WORKERS + worker
    origin = t.at[each]
    if is_counted(t):
        count_move(g, seat, worker)
    if t.mode != REALTIME or not IS_EXCLUSIVE[box]:
        place_worker(g, seat, worker, box)
        return
    is_late = bool(with_timer(t) >> BOX_ROW[box] & 1)
    if not is_grande(worker):
        evict(g, seat, worker, box)
    place_worker(g, seat, worker, box)
    if not is_late and has_better(t, seat):
        hold_box(g, seat, worker, origin, UNTIL_READY if t.phase == PRE_ROUND else g.clock.now + GRACE)


def perform_return(g: Game, seat: int, worker: int) -> None:
    """Back to the mat."""
    if is_counted(g.table):
        count_move(g, seat, worker)
    return_worker(g, seat, worker)


def what_follows(t: Table, seat: int, worker: int, box: int) -> int:
    """What a move to a box, or with NOTHING to the mat, is to others: a mask."""
    if t.mode == TURNS:
        return LEAVES if t.rival_points and leaves_reward_box(t, seat, worker) else 0
    mask = LEAVES if leaves_reward_box(t, seat, worker) else 0
    if is_shared(t, seat, worker, box):
        mask |= SHARED
    if box != NOTHING and losers(t, seat, worker, box):
        mask |= EVICTS
    return mask


def leaves_reward_box(t: Table, seat: int, worker: int) -> bool:
    """Whether a worker stands in a reward box now."""
    return REWARD_BOX <= t.at[seat * WORKERS + worker] < MAT


def is_shared(t: Table, seat: int, worker: int, box: int) -> bool:
    """Whether a move from where it stands matters to others: boxes of purple and green do."""
    spot = t.at[seat * WORKERS + worker]
    return (spot < BOXES and IS_EXCLUSIVE[spot]) or (box != NOTHING and IS_EXCLUSIVE[box])


def refusal(me: Eyes, worker: int, box: int) -> Reason:
    """The worker, then the row, then who stands there."""
    t, seat = me.table, me.seat
    why = leaving_refusal(me, worker)
    if why is not None:
        return why
    if box not in ROW_BOXES[t.side][BOX_ROW[box]]:
        return BoxNotHere(box)
    if seen_with_timer(me) >> BOX_ROW[box] & 1:
        return RowLocked(box)
    if t.at[seat * WORKERS + worker] == box:
        return StandsThere(worker)
    if t.rules.advanced_placement and occupants(t)[box] >> seat & 1:
        return OwnWorkerThere(box)
    return BoxTaken(box)


def leaving_refusal(me: Eyes, worker: int) -> Reason | None:
    """Why a worker cannot be moved at all."""
    t = me.table
    each = me.seat * WORKERS + worker
    if t.at[each] >= RESERVE:
        return WorkerNotInPlay(worker)
    row = SPOT_ROW[t.at[each]]
    if row != NOTHING and seen_with_timer(me) >> row & 1:
        return WorkerLocked(worker)
    if is_counted(t) and t.moves[each] >= MOVES:
        return MovedTwice(worker)
    return None


def return_refusal(me: Eyes, worker: int) -> Reason:
    return leaving_refusal(me, worker) or StandsThere(worker)


# Setup


def setup_options(me: Eyes, worker: int) -> list[Action]:
    """Any box of a lower row; placement rules apply."""
    t, seat = me.table, me.seat
    there = occupants(t)
    found: list[Action] = []
    for row in range(LOWER, ROWS, 2):
        for box in ROW_BOXES[t.side][row]:
            if t.rules.advanced_placement and there[box] >> seat & 1:
                continue
            if is_grande(worker) or not IS_EXCLUSIVE[box] or not there[box] & ~(1 << seat):
                found.append(PLACE[worker][box])
    return found


def set_out(g: Game, seat: int, worker: int, box: int) -> None:
    place_worker(g, seat, worker, box)


def setup_refusal(me: Eyes, worker: int, box: int) -> Reason:
    t = me.table
    if box not in ROW_BOXES[t.side][BOX_ROW[box]]:
        return BoxNotHere(box)
    if BOX_ROW[box] % 2 != LOWER:
        return LowerRowsOnly(box)
    if t.rules.advanced_placement and occupants(t)[box] >> me.seat & 1:
        return OwnWorkerThere(box)
    return BoxTaken(box)
