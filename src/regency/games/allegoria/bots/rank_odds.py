"""Who will bid more: the chances of each rank in a space, from the heights of the stacks that lie there."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from ..model.state import Table
from ..printed.spaces import MARKERS_EACH, MAX_STACK
from ..printed.terms import SEATS, SOLDIER_SPACE, SPACES
from .means import Means

VALUES: Final = (0, 0, 1, 1, 2, 2)  # the star as 2
HIGHEST: Final = 6
JOINS: Final = 0.12  # the chance that a marker still to be placed goes to a given space
SECOND_CARD: Final = 0.5  # in Workforce, of what the first one brings


def totals(height: int) -> list[float]:
    """By Bid Points: how likely a stack of so many markers comes to them."""
    found = [0.0] * (HIGHEST + 1)
    stacks = list(combinations(VALUES, height))
    for stack in stacks:
        found[sum(stack)] += 1.0 / len(stacks)
    return found


def ahead_of(height: int, left: int) -> list[list[tuple[float, float]]]:
    """For an opponent's stack with so many of its markers to come: by who is further left and one's own bid,
    the chance to be outbid, and the chance of a lower bid."""
    comes = 1.0 - (1.0 - JOINS) ** left if height < MAX_STACK else 0.0
    now = totals(height)
    more = totals(height + 1) if height < MAX_STACK else now
    odds = [one * (1.0 - comes) + other * comes for one, other in zip(now, more)]
    found: list[list[tuple[float, float]]] = []
    for first in range(2):  # 1: the opponent's stack is further left
        row: list[tuple[float, float]] = []
        for bid in range(HIGHEST + 1):
            outbid = sum(odds[bid + 1 :]) + (odds[bid] if first and bid else 0.0)
            lower = sum(odds[1:bid]) + (odds[bid] if bid and not first else 0.0)
            row.append((outbid, lower))
        found.append(row)
    return found


AHEAD: Final = [
    [ahead_of(height, left) for left in range(MARKERS_EACH + 1)] for height in range(MAX_STACK + 1)
]


def expected_worth(m: Means, space: int, bid: int, worths: list[float]) -> float:
    """What a bid is worth, by what each rank is worth."""
    if bid == 0:
        return 0.0
    t = m.t
    seats = len(t.supply)
    last_row = space >= SOLDIER_SPACE and t.rules.lowest_bidder_row == "last_row"
    chances = rank_chances(t, m.seat, space, min(bid, HIGHEST))
    total = 0.0
    for rank in range(seats):
        lowest, others = chances[2 * rank], chances[2 * rank + 1]
        row = seats - 1 if last_row and rank > 0 else rank
        total += lowest * worths[row] + others * worths[rank]
    return total * (1.0 + SECOND_CARD) if space == 1 and bid > 1 else total


def rank_chances(t: Table, seat: int, space: int, bid: int) -> list[float]:
    """By rank: the chance of it as the lowest bidder, and with somebody behind."""
    seats = len(t.supply)
    chances = [0.0] * (2 * seats)
    chances[0] = 1.0
    order = t.order[space]
    mine = order.index(seat) if seat in order else len(order)
    for other in range(seats):
        if other == seat:
            continue
        height = t.heights[space * SEATS + other]
        first = 1 if height > 0 and order.index(other) < mine else 0
        outbid, lower = AHEAD[height][markers_left(t, other)][first][bid]
        none = 1.0 - outbid - lower
        after = [0.0] * (2 * seats)
        for rank in range(seats):
            alone, followed = chances[2 * rank], chances[2 * rank + 1]
            after[2 * rank] += alone * none
            after[2 * rank + 1] += followed * (none + lower) + alone * lower
            if rank + 1 < seats:
                after[2 * rank + 2] += alone * outbid
                after[2 * rank + 3] += followed * outbid
        chances = after
    return chances


def markers_left(t: Table, seat: int) -> int:
    """Markers that a seat has still to place."""
    placed = 0
    for space in range(SPACES):
        placed += t.heights[space * SEATS + seat]
    return MARKERS_EACH - placed
