"""Resources, momentum and Stability: one printed effect is one movement."""

from __future__ import annotations

from ..effects.realm import abdicate, announce_move, move_row, move_stability, soften_move
from ..model.state import Game, Table
from ..printed.abilities import POINTS, REACHES_BOTTOM, STABILITY_MOVES, WHEN
from ..printed.figures import (
    ABDICATION_AT,
    BOTTOM,
    LOWEST_ROW,
    NOTHING,
    TOP,
    WITH_MOMENTUM,
    WITH_THE_SIDE,
)
from .abilities import happened, has_house_ability, of_house


def move(g: Game, resource: int, delta: int) -> None:
    """With the side of the marker it goes farther; against it, it only turns round."""
    t = g.table
    way = 1 if delta > 0 else -1
    with_side = t.face[resource] == way
    extra = (WITH_MOMENTUM if t.momentum[resource] else WITH_THE_SIDE) if with_side else 0
    steps = abs(delta) + extra
    before = t.row[resource]
    move_row(g, resource, way, steps, with_side)
    if t.row[resource] == LOWEST_ROW and before != LOWEST_ROW:
        for seat in range(len(t.house)):
            happened(g, seat, REACHES_BOTTOM)
    if t.abdicated == NOTHING:
        announce_move(g, way * steps)


def softener(t: Table) -> int:
    """The seat that may reduce this move of Stability, or NOTHING."""
    if t.softened or not t.moving:
        return NOTHING
    for seat in range(len(t.house)):
        if has_house_ability(t, seat, STABILITY_MOVES):
            return seat
    return NOTHING


def soften(g: Game, seat: int) -> None:
    """A move may become none, and an abdication be prevented."""
    rows = of_house(g.table, g.table.house[seat])
    by = next(each[POINTS] for each in rows if each[WHEN] == STABILITY_MOVES)
    soften_move(g, seat, by)


def settle_stability(g: Game) -> None:
    """The full steps, even if the marker was stopped; at an end the king abdicates."""
    t = g.table
    if not t.moving:
        return
    move_stability(g)
    if t.stability <= ABDICATION_AT[0]:
        abdicate(g, BOTTOM)
    elif t.stability >= ABDICATION_AT[1]:
        abdicate(g, TOP)
