"""Hopes: what offers, prices and additions would bring, by how likely others are to take them."""

from __future__ import annotations

from typing import Final

from ..model.state import Eyes, Table
from ..model.values import Offer
from ..printed.services import PASS, SERVICE
from ..rules.bargaining import can_accept, can_join
from ..rules.services import FIRST, can_be_asked, contradicts
from .minds import Mind, minds, own
from .prospects import expected, gain

SHARED: Final = 0.4  # how likely others pay the rest of a price
MOST_PAID: Final = 4  # coins that one house lays down for a service
UNANSWERED: Final = 0.05  # points, for leaving somebody without an answer
VOTES: Final = (0, 1)  # the services to vote Aye and to vote Nay
PASSES: Final = SERVICE.index((PASS, 0, 0))


class Asked:
    """A service that others may be paid for: what each of the payee's minds would do, and what it brings."""

    def __init__(self, me: Eyes, to: int, service: int) -> None:
        t, mind = me.table, own(me)
        self.to = to
        self.service = service
        self.coin = mind.coin
        self.gain = gain(t, mind, to, service)
        self.losses: list[float] = []  # in coins
        self.gains: list[float] = []
        then = expected(t, mind, to, service)
        else_: list[float] = []
        if SERVICE[service][0] in FIRST:
            else_ = [expected(t, mind, to, VOTES[0]), expected(t, mind, to, VOTES[1])]
            else_.append(expected(t, mind, to, PASSES))
        for other in minds(me, [to])[0]:
            self.losses.append(-gain(t, other, to, service) / other.coin if other.coin > 0.0 else 0.0)
            self.gains.append(then - else_[free_choice(t, other)] if else_ else self.gain)

    def hope(self, coins: int, mine: int) -> float:
        """What so many coins are expected to bring, so many of them own."""
        found = 0.0
        for nth in range(len(self.losses)):
            if coins > self.losses[nth]:
                found += self.gains[nth] - mine * self.coin
        return found / len(self.losses)

    def share(self, coins: int) -> float:
        """How likely they are enough."""
        return sum([1.0 for loss in self.losses if coins > loss]) / len(self.losses)


def free_choice(t: Table, mind: Mind) -> int:
    """What this mind would do if nobody paid it: vote Aye, vote Nay, or pass."""
    worths = [expected(t, mind, mind.seat, service) for service in (*VOTES, PASSES)]
    return worths.index(max(worths))


class Sold:
    """An own service that others may pay for: what it costs, and what each mind of the others would give."""

    def __init__(self, me: Eyes, service: int) -> None:
        t, mind = me.table, own(me)
        self.coin = mind.coin
        self.gain = gain(t, mind, me.seat, service)
        others = [seat for seat in range(len(t.house)) if seat != me.seat]
        self.gains = [
            [gain(t, each, me.seat, service) / each.coin if each.coin > 0.0 else 0.0 for each in found]
            for found in minds(me, others)
        ]

    def hope(self, coins: int) -> float:
        """What such a price is expected to bring; where it would cost more than it brings all of that."""
        net = coins * self.coin + self.gain
        if net <= 0.0:
            return net
        nobody = 1.0
        for worths in self.gains:
            nobody *= 1.0 - sum([1.0 for worth in worths if worth > coins]) / len(worths)
        return net * (1.0 - nobody)


def lying(me: Eyes) -> float:
    """What the own coins and prices on the table, and the own whispers, are expected to bring."""
    found = 0.0
    for slot in range(len(me.table.slots)):
        offer = me.table.slots[slot]
        if offer is not None:
            found += of_slot(me, offer)
    for said in me.own.whispered:
        if said.by == me.seat:
            found += of_offer(me, said.to, said.service, said.coins, said.coins)
        else:
            found -= UNANSWERED if pays(me, said.service, said.coins) <= 0.0 else 0.0
    return found


def of_slot(me: Eyes, offer: Offer) -> float:
    """What lies there, as far as it concerns this house."""
    mine = offer.coins[me.seat]
    if offer.to == me.seat:
        if offer.price:
            return Sold(me, offer.service).hope(offer.price) if stands(me.table, offer) else -UNANSWERED
        return -UNANSWERED if is_hopeless(me, offer) else 0.0
    if not mine:
        return 0.0
    if not stands(me.table, offer):
        return -UNANSWERED
    if offer.price:
        net = gain(me.table, own(me), offer.to, offer.service) - mine * own(me).coin
        return SHARED * net if net > 0.0 else net
    return of_offer(me, offer.to, offer.service, sum(offer.coins), mine)


def stands(t: Table, offer: Offer) -> bool:
    """Whether it can still come about, as everybody sees."""
    return can_be_asked(t, offer.to, offer.service) and not contradicts(t, offer.to, offer.service)


def of_offer(me: Eyes, to: int, service: int, coins: int, mine: int) -> float:
    """What the own part of an offer brings beyond what the others have laid down for it."""
    if not can_be_asked(me.table, to, service) or contradicts(me.table, to, service):
        return -UNANSWERED
    asked = Asked(me, to, service)
    net = asked.gain - mine * asked.coin
    if net <= 0.0:
        return net
    others = coins - mine
    return asked.hope(coins, mine) - (asked.hope(others, 0) if others else 0.0)


# What others want of this house


def pays(me: Eyes, service: int, coins: int) -> float:
    """What is left of coins that are offered for the own service; below nothing where it cannot be sold."""
    if not can_accept(me, service):
        return -1.0
    mind = own(me)
    return coins * mind.coin + gain(me.table, mind, me.seat, service)


def is_hopeless(me: Eyes, offer: Offer) -> bool:
    """Whether nobody would add enough, or nobody could."""
    if not can_accept(me, offer.service):
        return True
    t = me.table
    net = pays(me, offer.service, sum(offer.coins))
    third = [seat for seat in range(len(t.house)) if seat != me.seat and can_join(t, seat, offer)]
    return net <= 0.0 and (not third or net <= -MOST_PAID * own(me).coin)
