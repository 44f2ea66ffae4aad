"""What a position is worth: what greedy bots and hints look at, from a sight alone. The unit is a point."""

from __future__ import annotations

from typing import Final

from ..model.state import Eyes
from ..printed.figures import DRAFT, GATHER, NOTHING
from ..rules.finale import is_finale
from . import finale
from .offers import gain
from .stakes import EARLY, coin_worth, stake

FEATURES: Final = ("stake", "coins", "power", "office", "owed")

POWER: Final = 0.28
LEADER: Final = 0.3
MODERATOR: Final = 0.15
HOPE: Final = 0.5  # of what an offer would bring if it were accepted


def weigh(me: Eyes) -> list[float]:
    """A number for each of FEATURES."""
    t = me.table
    if t.ended != NOTHING and is_finale(t):
        return [finale.now(me), 0.0, 0.0, 0.0, 0.0]
    if t.ended != NOTHING:
        return [float(sum([row[me.seat] for row in t.pad])), 0.0, 0.0, 0.0, 0.0]
    if t.phase == DRAFT:
        return [EARLY[me.own.agenda] if me.own.agenda != NOTHING else 0.0, 0.0, 0.0, 0.0, 0.0]
    return [stake(me), coins(me), power(me), office(me), owed(me)]


def coins(me: Eyes) -> float:
    """All that are still the own: in the purse, on the Pass card, on the table, set aside."""
    t = me.table
    lying = sum([offer.coins[me.seat] for offer in t.slots if offer is not None])
    aside = sum([said.coins for said in me.own.whispered if said.by == me.seat])
    pledged = me.own.pledge if t.pledging[me.seat] else 0
    return coin_worth(me) * (me.own.coins + t.pass_coin[me.seat] + lying + aside - pledged)


def power(me: Eyes) -> float:
    """In the pool, half of what lies on the own card, and what gathering may bring."""
    t = me.table
    share = 0.0
    if t.choice[me.seat] == GATHER:
        share = t.balance / (t.choice.count(GATHER) + 0.5)
    good = finale.good_for(t) if is_finale(t) else 1.0
    return good * POWER * (me.own.power + 0.5 * t.bid[me.seat] + share)


def office(me: Eyes) -> float:
    """The two tokens; in the finale the Leader signs for points."""
    t = me.table
    leads = finale.SIGNATURE if is_finale(t) else LEADER
    return (leads if t.leader == me.seat else 0.0) + (MODERATOR if t.moderator == me.seat else 0.0)


def owed(me: Eyes) -> float:
    """What the own offers that lie open would bring beyond their coins."""
    t = me.table
    found = 0.0
    for offer in t.slots:
        if offer is not None and offer.by == me.seat and not offer.price:
            found += HOPE * (gain(me, offer.to, offer.service) - coin_worth(me) * offer.coins[me.seat])
    for said in me.own.whispered:
        if said.by == me.seat:
            found += HOPE * (gain(me, said.to, said.service) - coin_worth(me) * said.coins)
    return found
