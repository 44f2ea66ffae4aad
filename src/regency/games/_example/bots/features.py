"""What a position is worth: what greedy bots and hints look at, from a sight alone. The unit is a point."""

from __future__ import annotations

from typing import Final

from ..model.state import Eyes, Table
from ..printed.figures import COPIES, FAVOUR_POINTS, FAVOURS, NOTHING, RANKS
from ..rules.scoring import respect

FEATURES: Final = ("points", "respect", "laid", "hand", "knowledge")

ORDINARY: Final = sum(FAVOUR_POINTS) / FAVOURS  # points of a favour that is not turned up yet
LATER: Final = 1.0  # of that: what a card that is kept may still bring
EARLY_RESPECT: Final = 0.5  # of a lead that can still be lost
CURIOSITY: Final = 0.2  # points for knowing a card, and as much for each point its owner is ahead


def weigh(me: Eyes) -> list[float]:
    """A number for each of FEATURES."""
    t = me.table
    share = 1.0 if t.ended != NOTHING else EARLY_RESPECT
    return [
        float(t.points[me.seat]),
        share * respect(t)[me.seat],
        0.0 if me.own.chosen == NOTHING else on_offer(t) * chance(me, me.own.chosen),
        0.0 if t.ended != NOTHING else hand(me),
        knowledge(me),
    ]


def on_offer(t: Table) -> float:
    """The points of an audience."""
    return float(sum([FAVOUR_POINTS[favour] for favour in t.offered]))


def chance(me: Eyes, card: int) -> float:
    """How likely everybody else lays something lower, if they lay what they have at random."""
    lower = 0
    unseen = 0
    for rank in range(RANKS):
        left = COPIES - me.table.discards[rank] - me.own.hand[rank] - (1 if me.own.chosen == rank else 0)
        unseen += left
        if rank < card:
            lower += left
    odds = 1.0
    for _ in range(len(me.table.hands) - 1):
        odds *= lower / unseen
    return odds


def hand(me: Eyes) -> float:
    """What the cards that are kept may bring later."""
    worth = 0.0
    for card in range(RANKS):
        if me.own.hand[card]:
            worth += me.own.hand[card] * chance(me, card)
    return LATER * ORDINARY * worth


def knowledge(me: Eyes) -> float:
    """A card seen in another hand, best in the hand of whoever leads."""
    if me.own.seen == NOTHING:
        return 0.0
    ahead = me.table.points[me.table.raven_at] - min(me.table.points)
    return CURIOSITY * (1 + ahead)
