"""Building an emporium: with a permit here, with the king's help in `king`."""

from __future__ import annotations

from typing import Final

from regency.kernel.edge import Action
from regency.kernel.errors import NotAnOption, Reason

from ..effects.board import place_emporium, take_tile
from ..effects.goods import gain_points, return_assistants
from ..effects.permits import use_permit
from ..effects.turns import trigger_end, use_main_action
from ..model.actions import BuildEmporium
from ..model.reasons import AlreadyBuilt, NoEmporiumLeft, NotEnoughAssistants, PermitNotHeld
from ..model.state import Council, Eyes, Table, emporiums_built
from ..printed.maps import ATLAS, linked
from ..printed.tables import EMPORIUMS, LAST_EMPORIUM_POINTS, NEUTRAL, NOTHING, PERMITS, TILES

OWNERS: Final = [owners.bit_count() for owners in range(1 << NEUTRAL + 1)]
SITES: Final[list[list[Action]]] = [
    [BuildEmporium(permit, city) for city in PERMITS[permit].cities] for permit in range(len(PERMITS))
]


def options(me: Eyes) -> list[Action]:
    """Any city that a face-up permit of one's own names, if one may build there."""
    t = me.table
    found: list[Action] = []
    if len(t.permits[me.seat]) == 0 or emporiums_built(t, me.seat) == EMPORIUMS:
        return found
    for permit in t.permits[me.seat]:
        cities = PERMITS[permit].cities
        for nth in range(len(cities)):
            if can_build(t, me.seat, cities[nth]):
                found.append(SITES[permit][nth])
    return found


def can_build(table: Table, seat: int, city: int) -> bool:
    """No emporium of one's own there yet, and an assistant for every other one."""
    owners = table.owners[city]
    return not owners >> seat & 1 and OWNERS[owners] <= table.assistants[seat]


def others_in(table: Table, city: int) -> int:
    """The emporiums in a city where oneself has none: each costs an assistant."""
    return OWNERS[table.owners[city]]


def perform(g: Council, seat: int, permit: int, city: int) -> None:
    """Turn the permit face down and build."""
    use_main_action(g)
    use_permit(g, seat, permit)
    build(g, seat, city)


def build(g: Council, seat: int, city: int) -> None:
    """Return an assistant for each emporium of others, then place one's own; the rewards follow as steps."""
    return_assistants(g, seat, others_in(g.table, city))
    place_emporium(g, seat, city)


def rewarding(table: Table, seat: int, city: int) -> int:
    """The other cities whose tokens are gained: linked to the new emporium by roads over one's own cities."""
    cities = linked(ATLAS[table.atlas].neighbours, table.built[seat], city) & ~(1 << city)
    return cities & ~(1 << ATLAS[table.atlas].king_start)


def take_tiles(g: Council, seat: int, city: int) -> None:
    """The tile of a colour or region that this emporium completed, unless somebody was first."""
    t = g.table
    sets = ATLAS[t.atlas].sets
    for tile in range(TILES):
        cities = sets[tile]
        if cities >> city & 1 and t.built[seat] & cities == cities and t.tiles[tile] == NOTHING:
            take_tile(g, seat, tile)


def last_emporium(g: Council, seat: int) -> None:
    """The tenth: points at once, and the end is near."""
    t = g.table
    if emporiums_built(t, seat) < EMPORIUMS:
        return
    first = t.trigger == NOTHING
    if first:
        trigger_end(g, seat)
    if first or t.rules.last_emporium == "every":
        gain_points(g, seat, LAST_EMPORIUM_POINTS)


def refusal(me: Eyes, permit: int, city: int) -> Reason:
    """No such permit, or no building there."""
    if permit not in me.table.permits[me.seat]:
        return PermitNotHeld(permit)
    if city not in PERMITS[permit].cities:
        return NotAnOption()
    return no_building(me, city)


def no_building(me: Eyes, city: int) -> Reason:
    """Why one may not build in a city."""
    t = me.table
    if emporiums_built(t, me.seat) == EMPORIUMS:
        return NoEmporiumLeft()
    if t.owners[city] >> me.seat & 1:
        return AlreadyBuilt(city)
    return NotEnoughAssistants(others_in(t, city), t.assistants[me.seat])
