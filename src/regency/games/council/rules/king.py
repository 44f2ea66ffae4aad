"""Main action: build an emporium with the king's help."""

from __future__ import annotations

from typing import Final

from regency.kernel.edge import Action
from regency.kernel.errors import Reason

from ..effects.board import move_king
from ..effects.goods import pay_coins
from ..effects.turns import use_main_action
from ..model.actions import BuildWithKing
from ..model.state import Council, Eyes, Table, emporiums_built
from ..printed.maps import ATLAS
from ..printed.tables import CITIES, EMPORIUMS, KING, ROAD_PRICE
from .bribe import cheapest, no_bribe
from .build import build, can_build, no_building

JOURNEYS: Final[list[Action]] = [BuildWithKing(city) for city in range(CITIES)]


def options(me: Eyes) -> list[Action]:
    """Any city where one may build, if bribe and roads can be paid."""
    t = me.table
    found: list[Action] = []
    left = t.coins[me.seat] - cheapest(t, me.own.hand, KING)
    if left < 0 or emporiums_built(t, me.seat) == EMPORIUMS:
        return found
    ways = ATLAS[t.atlas].distances[t.king]
    for city in range(CITIES):
        if ROAD_PRICE * ways[city] <= left and can_build(t, me.seat, city):
            found.append(JOURNEYS[city])
    return found


def roads(table: Table, city: int) -> int:
    """Roads from the king to a city, the shortest way."""
    return ATLAS[table.atlas].distances[table.king][city]


def toll(table: Table, city: int) -> int:
    """The coins for these roads."""
    return ROAD_PRICE * roads(table, city)


def purse(me: Eyes, city: int) -> int:
    """The coins that are left for the bribe when the roads are paid."""
    return me.table.coins[me.seat] - toll(me.table, city)


def perform(g: Council) -> None:
    """The bribe and the journey follow as steps."""
    use_main_action(g)


def journey(g: Council, seat: int, city: int) -> None:
    """Pay the roads, move the king, build where he ends."""
    way = roads(g.table, city)
    pay_coins(g, seat, ROAD_PRICE * way)
    move_king(g, seat, city, way)
    build(g, seat, city)


def refusal(me: Eyes, city: int) -> Reason:
    """No building there, or too dear."""
    if emporiums_built(me.table, me.seat) == EMPORIUMS or not can_build(me.table, me.seat, city):
        return no_building(me, city)
    return no_bribe(me, KING, toll(me.table, city))
