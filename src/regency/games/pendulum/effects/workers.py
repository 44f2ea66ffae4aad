"""Workers: placed, moved, acting, retrieved, recruited, promoted, evicted."""

from __future__ import annotations

from regency.kernel.edge import NEVER

from ..model.events import (
    BoxConfirmed,
    WorkerActed,
    WorkerEvicted,
    WorkerPlaced,
    WorkerPromoted,
    WorkerRecruited,
    WorkerRetrieved,
    WorkerReturned,
)
from ..model.state import Game
from ..printed.board import GONE, MAT, REWARD_BOX
from ..printed.terms import NOTHING, SECOND_GRANDE, WORKERS


def place_worker(g: Game, seat: int, worker: int, box: int) -> None:
    """From the mat or another place; what it held before is given up."""
    leave(g, seat, worker)
    g.table.at[seat * WORKERS + worker] = box
    if g.heard:
        g.tell(WorkerPlaced(seat, worker, box))


def return_worker(g: Game, seat: int, worker: int) -> None:
    leave(g, seat, worker)
    g.table.at[seat * WORKERS + worker] = MAT
    if g.heard:
        g.tell(WorkerReturned(seat, worker))


def leave(g: Game, seat: int, worker: int) -> None:
    """Whatever was true of its stay is so no more."""
    t = g.table
    each = seat * WORKERS + worker
    t.holds[each] = NEVER
    t.origins[each] = NOTHING
    t.intruders[each] = False


def count_move(g: Game, seat: int, worker: int) -> None:
    """Without a clock it is counted."""
    g.table.moves[seat * WORKERS + worker] += 1


def forget_moves(g: Game) -> None:
    """A new step of the untimed game, or the time before a round."""
    g.table.moves = [0] * len(g.table.moves)


def hold_box(g: Game, seat: int, worker: int, origin: int, until: int) -> None:
    """Its box is provisional."""
    each = seat * WORKERS + worker
    g.table.holds[each] = until
    g.table.origins[each] = origin


def break_in(g: Game, seat: int, worker: int) -> None:
    """It entered a row with a timer: no production during this stay."""
    g.table.intruders[seat * WORKERS + worker] = True


def confirm_box(g: Game, each: int) -> None:
    """Nobody can take it away any more."""
    t = g.table
    t.holds[each] = NEVER
    t.origins[each] = NOTHING
    if g.heard:
        g.tell(BoxConfirmed(each // WORKERS, t.at[each]))


def settle_boxes(g: Game) -> None:
    """Everybody is ready: all stand for good."""
    t = g.table
    t.holds = [NEVER] * len(t.holds)
    t.origins = [NOTHING] * len(t.origins)


def evict_worker(g: Game, each: int, spot: int, by: int) -> None:
    """A better rank has the box: back to where it came from, or to the mat; the move was none."""
    t = g.table
    box = t.at[each]
    t.at[each] = spot
    t.holds[each] = NEVER
    t.origins[each] = NOTHING
    t.intruders[each] = False
    t.moves[each] = max(0, t.moves[each] - 1)
    if g.heard:
        g.tell(WorkerEvicted(each // WORKERS, each % WORKERS, box, by))


def move_to_reward_box(g: Game, seat: int, worker: int, task: int) -> None:
    """It has acted."""
    leave(g, seat, worker)
    each = seat * WORKERS + worker
    g.table.at[each] = REWARD_BOX + task
    g.table.moves[each] = 0
    if g.heard:
        g.tell(WorkerActed(seat, worker, task))


def retrieve_worker(g: Game, seat: int, worker: int) -> None:
    """To the mat, to be used again."""
    leave(g, seat, worker)
    g.table.at[seat * WORKERS + worker] = MAT
    if g.heard:
        g.tell(WorkerRetrieved(seat, worker))


def recruit_worker(g: Game, seat: int, worker: int) -> None:
    """From the reserve to the mat."""
    each = seat * WORKERS + worker
    g.table.at[each] = MAT
    g.table.moves[each] = 0
    if g.heard:
        g.tell(WorkerRecruited(seat, worker))


def promote_worker(g: Game, seat: int, worker: int) -> None:
    """The second grande stands where it stood; it leaves the game."""
    t = g.table
    common, grande = seat * WORKERS + worker, seat * WORKERS + SECOND_GRANDE
    t.at[grande] = t.at[common]
    t.moves[grande] = t.moves[common]
    t.intruders[grande] = t.intruders[common]
    leave(g, seat, worker)
    t.at[common] = GONE
    if g.heard:
        g.tell(WorkerPromoted(seat, worker))
