"""Offers: what a service of somebody else would be worth, and which are worth a thought."""

from __future__ import annotations

from typing import Final

from regency.kernel.edge import Action
from regency.kernel.rng import Rng

from ..model.actions import MakeOffer
from ..model.state import Eyes
from ..printed.figures import COUNTING, NOTHING, VOTE
from ..printed.services import SERVICE, VOTE_FOR
from ..rules.bargaining import manners_of
from ..rules.services import can_be_asked, contradicts
from .stakes import bought_side, coin_worth, favourite, is_open, stake

LEAST_GAIN: Final = 0.4  # points below which nobody is paid
MOST_PAID: Final = 4
TRIES: Final = 2  # offers and whispers of one house over one dilemma


def gain(me: Eyes, to: int, service: int) -> float:
    """What the vote of another house for a side would bring, beyond what is expected anyway."""
    kind, side, _ = SERVICE[service]
    if kind != VOTE_FOR or me.table.choice[to] != NOTHING or not is_open(me.table):
        return 0.0
    return stake(me, to, side) - stake(me)


def is_worth_a_thought(me: Eyes) -> bool:
    """An offer to oneself lies open, or something may be gained by one."""
    t = me.table
    for offer in t.slots:
        if offer is not None and offer.to == me.seat and not offer.price:
            return True
    if any([said.to == me.seat for said in me.own.whispered]):
        return True
    return t.phase in (VOTE, COUNTING) and bool(candidates(me))


def candidates(me: Eyes) -> list[tuple[int, int, int]]:
    """House, service and coins of offers that would pay if accepted, one open at a time."""
    t = me.table
    if t.phase != VOTE or not is_open(t) or has_open(me) or not me.own.coins:
        return []
    service = favourite(me)  # the first two services are to vote Aye and to vote Nay
    found: list[tuple[int, int, int]] = []
    for to in range(len(t.house)):
        if to == me.seat or bought_side(t, to)[0] != NOTHING or not can_be_asked(t, to, service):
            continue
        if contradicts(t, to, service) or not manners_of(t, me.seat, to):
            continue
        worth = gain(me, to, service)
        if worth < LEAST_GAIN:
            continue
        for coins in range(1, min(MOST_PAID, me.own.coins) + 1):
            if coins * coin_worth(me) < worth:
                found.append((to, service, coins))
    return found


def has_open(me: Eyes) -> bool:
    """Whether an own offer waits for its answer, or enough were made."""
    t = me.table
    if any([offer is not None and offer.by == me.seat for offer in t.slots]):
        return True
    made = t.offers_made[me.seat] + t.whispers_made[me.seat]
    return made >= TRIES or any([by == me.seat for by, _ in t.whispers])


def shortlist(me: Eyes, rng: Rng) -> list[Action]:
    """Offers that would pay, openly or whispered, whichever there is room for."""
    found: list[Action] = []
    for to, service, coins in candidates(me):
        manners = manners_of(me.table, me.seat, to)
        found.append(MakeOffer(to, service, coins - 1, manners[rng.below(len(manners))]))
    return found
