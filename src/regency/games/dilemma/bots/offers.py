"""Offers: which offers, prices and additions are worth a thought."""

from __future__ import annotations

from typing import Any, Final

from regency.kernel.edge import ASK, Action
from regency.kernel.rng import Rng

from ..model.actions import JoinDeal, MakeOffer, NamePrice
from ..model.state import Eyes, Table
from ..model.values import Offer
from ..printed.figures import AYE, COUNTING, NAY, NOTHING, OFFERS, RESULT, VOTE
from ..printed.services import (
    BREAK_TIE,
    CEDE_SIGNATURE,
    GIVE_LEADER,
    RAISE_BY,
    SERVICE,
    VOTE_FOR,
    VOTE_MIN,
)
from ..rules.bargaining import can_join, manners_of
from ..rules.services import can_be_asked, contradicts, fits
from .hopes import MOST_PAID, Asked, Sold, lying
from .minds import own
from .prospects import gain as gain_of
from .stakes import is_open

LEAST_HOPE: Final = 0.12  # points below which nobody opens a mouth
LEAST_STAKE: Final = 0.6  # the same of what lies between Aye and Nay
MOST_ASKED: Final = 6  # coins
TRIES: Final = 2  # offers, whispers and prices of one house over one dilemma
ASKED_FOR: Final = (1, 4)  # Power on a side that somebody is paid for
RAISES: Final = 2

Proposal = tuple[float, tuple[int, int, int]]  # what it promises; house, service, coins


def gain(me: Eyes, to: int, service: int) -> float:
    """What a service of another house would bring, beyond what is expected anyway."""
    return gain_of(me.table, own(me), to, service)


def is_worth_a_thought(me: Eyes) -> bool:
    """Something waits for an answer, or is worth nothing any more, or something may be gained."""
    t = me.table
    for offer in t.slots:
        if offer is not None and offer.to == me.seat and not offer.price:
            return True
    if any([said.to == me.seat for said in me.own.whispered]):
        return True
    if has_open(me) and lying(me) < 0.0:
        return True
    return bool(additions(me)) or bool(proposals(me))


def has_open(me: Eyes) -> bool:
    """Whether own coins or an own price wait for an answer."""
    t = me.table
    if any([by == me.seat for by, _ in t.whispers]):
        return True
    for offer in t.slots:
        if offer is not None and (offer.coins[me.seat] or (offer.price and offer.by == me.seat)):
            return True
    return False


def shortlist(me: Eyes, rng: Rng) -> list[Action]:
    """Whatever would pay if it were taken, openly or whispered, whichever there is room for."""
    return [*additions(me), *[spoken(me, each, rng) for each in proposals(me)]]


def spoken(me: Eyes, each: tuple[int, int, int], rng: Rng) -> Action:
    """An offer, or a price where the own service is for sale."""
    to, service, coins = each
    if to == me.seat:
        return NamePrice(service, coins - 1)
    manners = manners_of(me.table, me.seat, to)
    return MakeOffer(to, service, coins - 1, manners[rng.below(len(manners))])


def proposals(me: Eyes) -> list[tuple[int, int, int]]:
    """House, service and coins of what may be said next, one at a time; of the own house it is a price.

    One speaks to whoever is about to act. Where something was refused the next best is tried.
    """
    t = me.table
    failed = made(t, me.seat) - bought(t, me.seat)
    if not is_time(t) or failed >= TRIES or has_open(me):
        return []
    mind, to = own(me), on_turn(me)
    if to == NOTHING or (is_open(t) and abs(mind.aye - mind.nay) < LEAST_STAKE and to != me.seat):
        return []
    found = prices(me) if to == me.seat else offers_to(me, to)
    found.sort(reverse=True)
    return [each for _, each in found[failed:]]


def on_turn(me: Eyes) -> int:
    """Whom the game waits for."""
    main: list[Any] = me.stacks[0]
    return main[-1].seat if main and main[-1].kind == ASK else NOTHING


def bought(t: Table, seat: int) -> int:
    """Deals of this dilemma that the house has paid for, or was paid for its own price."""
    return sum([1 for deal in t.deals if deal.coins[seat] or deal.payee == seat])


def is_time(t: Table) -> bool:
    """While a vote runs or is counted, and until the signature."""
    return t.phase in (VOTE, COUNTING) or (t.phase == RESULT and t.must_sign == 1)


def made(t: Table, seat: int) -> int:
    """What it has proposed over this dilemma."""
    return t.offers_made[seat] + t.whispers_made[seat]


def offers_to(me: Eyes, to: int) -> list[Proposal]:
    """What that house could do for coins, each for as many as promise most."""
    t = me.table
    found: list[Proposal] = []
    if not me.own.coins or not manners_of(t, me.seat, to):
        return found
    for service in services_of(me, to):
        if not can_be_asked(t, to, service) or contradicts(t, to, service):
            continue
        asked = Asked(me, to, service)
        hopes = [
            (asked.hope(coins, coins), coins)
            for coins in range(1, min(MOST_PAID, me.own.coins) + 1)
            if coins * asked.coin < asked.gain
        ]
        if hopes and max(hopes)[0] >= LEAST_HOPE:
            found.append((max(hopes)[0], (to, service, max(hopes)[1])))
    return found


def services_of(me: Eyes, to: int) -> list[int]:
    """What is worth asking of a house: its vote, more of it, its casting word, the tokens."""
    t = me.table
    side = own(me).wants()
    if t.phase == RESULT:
        return [numbered(CEDE_SIGNATURE, me.seat, 0)] if t.leader == to else []
    if t.phase == COUNTING:
        return [numbered(BREAK_TIE, side, 0), numbered(GIVE_LEADER, me.seat, 0)]
    if t.choice[to] == NOTHING:
        return [numbered(VOTE_FOR if least == 1 else VOTE_MIN, side, least) for least in ASKED_FOR]
    return [numbered(RAISE_BY, 0, RAISES)] if t.choice[to] == side else []


def prices(me: Eyes) -> list[Proposal]:
    """Own services, each for as many coins as promise most."""
    t = me.table
    found: list[Proposal] = []
    if t.offers_made[me.seat] >= OFFERS or None not in t.slots:
        return found
    for service in own_services(me):
        if can_be_asked(t, me.seat, service) and fits(t, me.seat, service, me.own.power):
            sold = Sold(me, service)
            hopes = [(sold.hope(coins), coins) for coins in range(1, MOST_ASKED + 1)]
            if max(hopes)[0] >= LEAST_HOPE:
                found.append((max(hopes)[0], (me.seat, service, max(hopes)[1])))
    return found


def own_services(me: Eyes) -> list[int]:
    """What others may want: a vote, a casting word, the tokens."""
    t = me.table
    others = [seat for seat in range(len(t.house)) if seat != me.seat]
    if t.phase == RESULT:
        return [numbered(CEDE_SIGNATURE, seat, 0) for seat in others] if t.leader == me.seat else []
    if t.phase == COUNTING:
        ties = [numbered(BREAK_TIE, side, 0) for side in (AYE, NAY)]
        return [*ties, *[numbered(GIVE_LEADER, seat, 0) for seat in others]]
    return [numbered(VOTE_FOR, side, 1) for side in (AYE, NAY)]


def numbered(kind: int, about: int, least: int) -> int:
    """The number of a service."""
    return SERVICE.index((kind, about, least))


# Additions


def additions(me: Eyes) -> list[Action]:
    """Own coins beside those of others: the rest of a price, a part of it, or a little more to an offer."""
    t = me.table
    found: list[Action] = []
    if not me.own.coins:
        return found
    for slot in range(len(t.slots)):
        offer = t.slots[slot]
        if offer is not None and can_join(t, me.seat, offer) and not has_open(me):
            coins = to_price(me, offer) if offer.price else to_offer(me, offer)
            if coins:
                found.append(JoinDeal(slot, coins - 1))
    return found


def to_price(me: Eyes, offer: Offer) -> int:
    """All that is missing, if it is worth that; else half of what it is worth."""
    missing = offer.price - sum(offer.coins)
    brings = gain(me, offer.to, offer.service)
    coin = own(me).coin
    if brings < LEAST_HOPE:
        return 0
    if missing <= min(me.own.coins, MOST_PAID) and missing * coin < brings:
        return missing
    part = min(int(0.5 * brings / coin), me.own.coins, MOST_PAID, missing - 1) if coin > 0.0 else 0
    return max(0, part)


def to_offer(me: Eyes, offer: Offer) -> int:
    """So many that it promises most, beyond what is hoped of it anyway."""
    asked = Asked(me, offer.to, offer.service)
    lies = sum(offer.coins)
    hopes = [
        (asked.hope(lies + coins, coins) - asked.hope(lies, 0), coins)
        for coins in range(1, min(MOST_PAID, me.own.coins) + 1)
        if coins * asked.coin < asked.gain
    ]
    return max(hopes)[1] if hopes and max(hopes)[0] >= LEAST_HOPE else 0
