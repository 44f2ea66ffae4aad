"""What is drawn by lot, since it is to stay secret: where a marker is placed, and which claims are kept."""

from __future__ import annotations

from math import exp
from typing import Final

from ..model.language import END_GAME
from ..model.state import Eyes
from ..printed.claims import END_VALUE
from ..printed.counts import ENDS_KEPT
from ..printed.spaces import MAX_STACK
from ..printed.terms import MARKER_KINDS, SEATS, SPACES, STAR
from ..rules.bids import left
from .aims import Aim, end_aims, open_aims
from .efforts import effort
from .means import ORDINARY_LORD, Means, stack_value, with_lord
from .rank_odds import expected_worth
from .space_worths import rank_worths

HEAT: Final = 0.35  # Influence: a space better by so much is drawn e times as often
BLUFF: Final = 1  # a 0 lies where a 1 might
CLAIM_HEAT: Final = 0.8  # the same for claims put aside


def bid_lots(me: Eyes) -> list[float]:
    """A weight for each option of placing a marker: any marker is as likely as any other to be the next."""
    gains = gains_by_value(me)
    found: list[float] = []
    for marker in range(MARKER_KINDS):
        count = left(me.own, marker)
        if count > 0:
            value = 2 if marker == STAR else max(BLUFF, marker)
            weights = [exp(gain / HEAT) for gain in gains[value]]
            total = sum(weights)
            found += [count * weight / total for weight in weights]
    return found


def gains_by_value(me: Eyes) -> list[list[float]]:
    """By value: what a marker adds in each space where one's own stack is not full."""
    m = Means(me)
    aims = open_aims(m) + end_aims(m, ENDS_KEPT)
    found: list[list[float]] = [[], [], []]
    for space in range(SPACES):
        if me.table.heights[space * SEATS + me.seat] < MAX_STACK:
            worths = rank_worths(m, aims, space)
            bid = stack_value(me.own.placed[space])
            now = expected_worth(m, space, bid, worths)
            for value in range(len(found)):
                found[value].append(expected_worth(m, space, bid + value, worths) - now)
    return found


def claim_lots(me: Eyes) -> list[float]:
    """A weight for each pair of End of Game Claims to put aside: the less they promise, the likelier."""
    m = Means(with_lord(me, ORDINARY_LORD))
    listed = END_GAME[len(me.table.supply)]
    worths = [Aim(effort(listed[claim], m, 0), float(END_VALUE), m).worth() for claim in sorted(me.own.ends)]
    found: list[float] = []
    for first in range(len(worths)):
        for second in range(first + 1, len(worths)):
            found.append(exp(-(worths[first] + worths[second]) / CLAIM_HEAT))
    return found
