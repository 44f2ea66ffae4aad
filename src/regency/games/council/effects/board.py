"""The verbs of the board: councils, king, emporiums, tiles, nobility."""

from __future__ import annotations

from ..model.events import (
    CouncillorElected,
    EmporiumBuilt,
    KingMoved,
    KingRewardTaken,
    NobilityAdvanced,
    NobilityEnded,
    RewardGained,
    TileTaken,
)
from ..model.state import Council, emporiums_built
from ..printed.tables import BALCONY_SEATS, EMPORIUMS, KING_REWARDS, NOBILITY_END, NOTHING, TILE_POINTS

# Councils


def push_councillor(g: Council, seat: int, colour: int, balcony: int) -> None:
    """In from the left; the one at the far right falls out and joins the pool."""
    t = g.table
    first = balcony * BALCONY_SEATS
    last = first + BALCONY_SEATS - 1
    dropped = t.councils[last]
    for place in range(last, first, -1):
        t.councils[place] = t.councils[place - 1]
    t.councils[first] = colour
    t.pool[colour] -= 1
    t.pool[dropped] += 1
    if g.heard:
        g.tell(CouncillorElected(seat, colour, balcony, dropped))


# Building


def move_king(g: Council, seat: int, city: int, roads: int) -> None:
    start = g.table.king
    g.table.king = city
    if roads and g.heard:
        g.tell(KingMoved(seat, start, city, roads))


def place_emporium(g: Council, seat: int, city: int) -> None:
    t = g.table
    t.built[seat] |= 1 << city
    t.owners[city] |= 1 << seat
    if g.heard:
        g.tell(EmporiumBuilt(seat, city, EMPORIUMS - emporiums_built(t, seat)))


def take_tile(g: Council, seat: int, tile: int) -> None:
    """A bonus tile, and with it the top king's reward if any is left."""
    t = g.table
    t.tiles[tile] = seat
    if g.heard:
        g.tell(TileTaken(seat, tile, TILE_POINTS[tile]))
    if NOTHING in t.king_rewards:
        top = t.king_rewards.index(NOTHING)
        t.king_rewards[top] = seat
        if g.heard:
            g.tell(KingRewardTaken(seat, KING_REWARDS[top]))


def advance_nobility(g: Council, seat: int) -> int:
    """One step forward; returns the space reached, or NOTHING at the end of the track."""
    t = g.table
    if t.nobility[seat] == NOBILITY_END:
        if g.heard:
            g.tell(NobilityEnded(seat))
        return NOTHING
    t.nobility[seat] += 1
    if g.heard:
        g.tell(NobilityAdvanced(seat, t.nobility[seat]))
    return t.nobility[seat]


def tell_reward(g: Council, seat: int, city: int) -> None:
    if g.heard:
        g.tell(RewardGained(seat, city))
