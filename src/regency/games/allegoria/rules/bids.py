"""Planning and ranking: Bidding markers, stars and who comes first in an action space."""

from __future__ import annotations

from typing import Final

from regency.kernel.edge import Action
from regency.kernel.errors import NotAnOption, Reason

from ..effects.rounds import declare_star, place_marker
from ..model.actions import DeclareStar, PlaceMarker
from ..model.reasons import GuildNeedsOne, GuildNotAssigned, MarkerNotLeft, StackFull
from ..model.state import Allegoria, Eyes, Screen, Table
from ..printed.spaces import KINDS, MARKERS, MARKERS_EACH, MAX_STACK, POINTS
from ..printed.terms import GUILDS, MARKER_KINDS, NO_GUILD, NOTHING, SEATS, SPACES
from .guilds import can_activate

PLACINGS: Final[list[list[Action]]] = [
    [PlaceMarker(marker, space) for space in range(SPACES)] for marker in range(MARKER_KINDS)
]
AS_ONE: Final = 0
AS_TWO: Final = 1
STAR_TWO: Final = DeclareStar(AS_TWO, NO_GUILD)
STAR_ONE: Final[list[Action]] = [DeclareStar(AS_ONE, guild) for guild in range(GUILDS + 1)]


# Placing


def left(own: Screen, marker: int) -> int:
    """How many markers of a value are not placed yet."""
    placed = 0
    for stack in own.placed:
        placed += stack.count(marker)
    return MARKERS[marker] - placed


def options(me: Eyes) -> list[Action]:
    """Any marker that is left, in any space where one's own stack is not full."""
    found: list[Action] = []
    heights = me.table.heights
    for marker in range(MARKER_KINDS):
        if left(me.own, marker) > 0:
            for space in range(SPACES):
                if heights[space * SEATS + me.seat] < MAX_STACK:
                    found.append(PLACINGS[marker][space])
    return found


def perform(g: Allegoria, seat: int, marker: int, space: int) -> None:
    place_marker(g, seat, marker, space)


def refusal(me: Eyes, marker: int, space: int) -> Reason:
    """No such marker, or a fourth one on a stack."""
    if left(me.own, marker) == 0:
        return MarkerNotLeft()
    return StackFull(space)


def next_placer(t: Table, seat: int) -> int:
    """The left neighbour, until all have placed all six."""
    following = (seat + 1) % len(t.supply)
    placed = 0
    for space in range(SPACES):
        placed += t.heights[space * SEATS + following]
    return following if placed < MARKERS_EACH else NOTHING


# Stars


def star_options(me: Eyes) -> list[Action]:
    """As 2; or as 1, with or without one of the assigned Guilds."""
    found: list[Action] = [STAR_TWO, STAR_ONE[NO_GUILD]]
    for guild in me.table.guilds[me.seat]:
        if can_activate(me.table, me.seat, guild):
            found.append(STAR_ONE[guild])
    return found


def declare(g: Allegoria, seat: int, star: int) -> None:
    declare_star(g, seat, star + 1)


def star_refusal(me: Eyes, star: int, guild: int) -> Reason:
    """A Guild with a star that counts 2, or one that is not assigned."""
    if star == AS_TWO:
        return GuildNeedsOne()
    if guild not in me.table.guilds[me.seat]:
        return GuildNotAssigned(guild)
    return NotAnOption()


# Ranking


def ranking(t: Table, space: int) -> list[int]:
    """By Bid Points, ties to the stack further left; 0 means no action."""
    ranked: list[int] = []
    for points in range(max(t.bids), 0, -1):
        for seat in t.order[space]:
            if t.bids[seat] == points:
                ranked.append(seat)
    return ranked


def lowest(t: Table) -> int:
    """The lowest positive bidder, of equal ones the one furthest right; NOTHING if nobody bid."""
    return t.ranking[len(t.ranking) - 1] if t.ranking else NOTHING


def row(t: Table, rank: int) -> int:
    """The row of the Action Points; the lowest of several bidders uses the last one (rulings 1 and 2)."""
    if 0 < rank == len(t.ranking) - 1 and t.rules.lowest_bidder_row == "last_row":
        return len(t.supply) - 1
    return rank


def points_of(t: Table, rank: int) -> int:
    return POINTS[len(t.supply)][row(t, rank)]


def kind_of(t: Table, rank: int) -> int:
    return KINDS[len(t.supply)][row(t, rank)]
