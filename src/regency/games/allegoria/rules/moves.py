"""Advance, Sneak, Caravan and Wages: a group of Workers to an adjacent Territory."""

from __future__ import annotations

from typing import Final

from regency.kernel.edge import Action
from regency.kernel.errors import Reason

from ..effects.board import move_workers, write_deed
from ..effects.rounds import spend_points
from ..model.actions import Advance, Caravan, Sneak, Wages
from ..model.reasons import GroupTooLarge, NotAdjacent, NotInPlay, NoWorkerThere, TooFewWorkers
from ..model.state import Allegoria, Eyes, Table, group_size, in_play, workers
from ..printed.decrees import AMOUNT
from ..printed.terms import CENTRE, MAX_GROUP, MOVE, TERRITORIES, WAGES, WEALTH, WORKERS
from .decrees import in_force

GROUPS: Final = 4  # of 1 to 3 Workers


def listed(make: type[Advance | Sneak | Caravan]) -> list[Action]:
    """The moves of a kind of Worker, by start, end and number."""
    return [
        make(start, end, count)
        for start in range(TERRITORIES)
        for end in range(TERRITORIES)
        for count in range(GROUPS)
    ]


MOVES: Final[list[list[Action]]] = [listed(Advance), listed(Sneak), listed(Caravan)]
WAGED: Final[list[list[Action]]] = [
    [
        Wages(worker, start, end, count)
        for start in range(TERRITORIES)
        for end in range(TERRITORIES)
        for count in range(GROUPS)
    ]
    for worker in range(WORKERS)
]


def options(me: Eyes, kind: int) -> list[Action]:
    """From any site with own Workers of this kind, with the group size of their track."""
    found: list[Action] = []
    moves_of(me, kind, limit(me.table, me.seat, kind), MOVES[kind], found)
    return found


def wage_options(me: Eyes) -> list[Action]:
    """Workers of any kind, with the group size of Wealth."""
    found: list[Action] = []
    for kind in range(WORKERS):
        moves_of(me, kind, limit(me.table, me.seat, WEALTH), WAGED[kind], found)
    return found


def limit(t: Table, seat: int, track: int) -> int:
    """The group size, read when the move is made (ruling 5); Closed Roads let one Worker pass."""
    size = group_size(t, seat, track)
    return min(size, AMOUNT[t.edict]) if in_force(t, MAX_GROUP) else size


def moves_of(me: Eyes, kind: int, most: int, actions: list[Action], found: list[Action]) -> None:
    t = me.table
    for start in range(TERRITORIES):
        here = min(most, workers(t, me.seat, start, kind))
        if here > 0:
            for end in range(len(t.supply)) if start == CENTRE else [CENTRE]:
                for count in range(1, here + 1):
                    found.append(actions[(start * TERRITORIES + end) * GROUPS + count])


def perform(g: Allegoria, seat: int, kind: int, start: int, end: int, count: int, action: int) -> None:
    spend_points(g, 1)
    move_workers(g, seat, kind, start, end, count)
    write_deed(g, seat, (MOVE, action, kind, start, end, count))


def wage(g: Allegoria, seat: int, kind: int, start: int, end: int, count: int) -> None:
    perform(g, seat, kind, start, end, count, WAGES)


def refusal(me: Eyes, kind: int, start: int, end: int, count: int, track: int) -> Reason:
    """Not adjacent, too few Workers, or too large a group."""
    t = me.table
    for territory in (start, end):
        if not in_play(t, territory):
            return NotInPlay(territory)
    if (start == CENTRE) == (end == CENTRE):
        return NotAdjacent()
    here = workers(t, me.seat, start, kind)
    if here == 0:
        return NoWorkerThere(kind, start)
    if count > limit(t, me.seat, track):
        return GroupTooLarge(limit(t, me.seat, track))
    return TooFewWorkers(here)
