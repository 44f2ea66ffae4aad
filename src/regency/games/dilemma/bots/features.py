"""What a position is worth: what greedy bots and hints look at, from a sight alone. The unit is a point."""

from __future__ import annotations

from typing import Final

from ..model.state import Eyes
from ..printed.figures import AYE, DRAFT, GATHER, NOTHING
from ..rules.finale import is_finale
from . import finale, stakes
from .hopes import lying
from .minds import Mind, own
from .prospects import question, signature, token
from .stakes import EARLY, MODERATOR, coin_worth, is_open, leading, power_worth

FEATURES: Final = ("stake", "coins", "power", "office", "owed")


def weigh(me: Eyes) -> list[float]:
    """A number for each of FEATURES."""
    t = me.table
    if t.ended != NOTHING and is_finale(t):
        return [finale.now(me), 0.0, 0.0, 0.0, 0.0]
    if t.ended != NOTHING:
        return [float(sum([row[me.seat] for row in t.pad])), 0.0, 0.0, 0.0, 0.0]
    if t.phase == DRAFT:
        return [EARLY[me.own.agenda] if me.own.agenda != NOTHING else 0.0, 0.0, 0.0, 0.0, 0.0]
    mind = own(me)
    return [stake(me, mind), coins(me), power(me), office(me, mind), lying(me)]


def stake(me: Eyes, mind: Mind) -> float:
    """What the open question is expected to leave of the own agenda, or the realm as it stands."""
    t = me.table
    if not is_open(t):
        return stakes.now(me)
    if t.pledging[me.seat] and t.on_last_mark:
        return mind.hope(float(me.own.pledge) * (1 if me.own.pledge_side == AYE else -1))
    return question(t, mind, NOTHING, NOTHING)


def coins(me: Eyes) -> float:
    """All that are still the own: in the purse, on the Pass card, on the table, set aside."""
    t = me.table
    lies = sum([offer.coins[me.seat] for offer in t.slots if offer is not None])
    aside = sum([said.coins for said in me.own.whispered if said.by == me.seat])
    pledged = me.own.pledge if t.pledging[me.seat] else 0
    return coin_worth(me) * (me.own.coins + t.pass_coin[me.seat] + lies + aside - pledged)


def power(me: Eyes) -> float:
    """In the pool, half of what lies on the own card, and what gathering may bring."""
    t = me.table
    share = 0.0
    if t.choice[me.seat] == GATHER:
        share = t.balance / (t.choice.count(GATHER) + 0.5)
    return power_worth(t) * (me.own.power + 0.5 * t.bid[me.seat] + share)


def office(me: Eyes, mind: Mind) -> float:
    """The two tokens, and who signs or leads by what was paid for."""
    t = me.table
    held = (leading(t) if t.leader == me.seat else 0.0) + (MODERATOR if t.moderator == me.seat else 0.0)
    return held + signature(t, mind, NOTHING, NOTHING) + token(t, mind, NOTHING, NOTHING)
