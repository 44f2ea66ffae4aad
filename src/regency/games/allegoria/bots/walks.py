"""How many Action Points it takes to bring Workers where a claim wants them."""

from __future__ import annotations

from typing import Final

from ..model.state import Table
from ..printed.conditions import ABROAD, AT_HOME, IN_CENTRE, ON_THE_MAP
from ..printed.terms import ANY, CENTRE, SOLDIER_SPACE, WORKERS
from ..rules.conditions import workers_in
from .means import Means, Need

AWAY: Final = 4  # the centre or abroad: a place as the constants of `conditions` are
WALKED: Final = 0.8  # of the points, as Wages and Decrees help
NO_SUPPLY: Final = 2.0  # a Worker that must first come back from elsewhere


def at_home(t: Table, seat: int, kind: int) -> int:
    return workers_in(t, seat, kind, seat)


def in_centre(t: Table, seat: int, kind: int) -> int:
    return workers_in(t, seat, kind, CENTRE)


def abroad(t: Table, seat: int, kind: int) -> int:
    """In all opponents' homes together."""
    found = 0
    for other in range(len(t.supply)):
        if other != seat:
            found += workers_in(t, seat, kind, other)
    return found


def reached(t: Table, seat: int, kind: int, where: int) -> int:
    """Workers of a kind at a place."""
    if where == AT_HOME:
        return at_home(t, seat, kind)
    if where == IN_CENTRE:
        return in_centre(t, seat, kind)
    if where == ABROAD:
        return abroad(t, seat, kind)
    found = in_centre(t, seat, kind) + abroad(t, seat, kind)
    return found + at_home(t, seat, kind) if where == ON_THE_MAP else found


def add_workers(m: Means, kind: int, where: int, missing: int, need: Need) -> None:
    """So many more Workers at a place, those first that are nearest."""
    if kind == ANY:
        for other in range(WORKERS):
            add_kind(m, other, where, missing / WORKERS, need)
    else:
        add_kind(m, kind, where, float(missing), need)


def add_kind(m: Means, kind: int, where: int, missing: float, need: Need) -> None:
    """The same for one kind; a group walks for a single point."""
    t = m.t
    step = 1.0 / m.groups[kind]
    total = 0.0
    for here, price in sources(t, m.seat, kind, where, step):
        come = min(missing, float(here))
        total += come * price
        missing -= come
    distance = 0.0 if where in (AT_HOME, ON_THE_MAP) else 2.0 * step if where == ABROAD else step
    placed = min(missing, float(t.supply[m.seat]))
    total += missing * (1.0 + distance) + (missing - placed) * NO_SUPPLY
    need[SOLDIER_SPACE + kind] += WALKED * total


def sources(t: Table, seat: int, kind: int, where: int, step: float) -> list[tuple[int, float]]:
    """Workers on the map that could walk there, nearest first, and what each would cost."""
    if where == ON_THE_MAP:
        return []
    if where == AT_HOME:
        return [(in_centre(t, seat, kind), step), (abroad(t, seat, kind), 2.0 * step)]
    if where == IN_CENTRE:
        return [(at_home(t, seat, kind) + abroad(t, seat, kind), step)]
    if where == AWAY:
        return [(at_home(t, seat, kind), step)]
    return [(in_centre(t, seat, kind), step), (at_home(t, seat, kind), 2.0 * step)]
