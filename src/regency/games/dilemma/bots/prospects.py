"""Prospects: what a mind may expect of the open question and the tokens, and what a deal would change."""

from __future__ import annotations

from typing import Final

from ..model.state import Table
from ..printed.figures import AYE, COUNTING, GATHER, MODERATE, NAY, NOTHING, PASS_COIN, RESULT, VOTE
from ..printed.services import (
    BREAK_TIE,
    CEDE_SIGNATURE,
    GIVE_LEADER,
    RAISE_BY,
    SERVICE,
    VOTE_FOR,
    VOTE_MIN,
)
from ..rules.finale import is_finale
from ..rules.services import FIRST, LATER, Plan, chooser, left, owed, plans_for
from . import finale
from .minds import Mind
from .stakes import MODERATOR, is_open, leading, power_worth

USUAL: Final = 2  # Power that somebody puts on a side who was paid for it
HALF: Final = 0.5  # of the Power on one's card comes back, more or less
CASTING: Final = 0.4  # Power that the Moderator's word is worth before it is known whether there is a tie
NEXT: Final = 0.6  # how likely there is another turn
SIGNS: Final = 0.2  # how likely a vote brings something to sign for whoever leads now
AMONG: Final = 0.1  # how likely the Leader token is to be given to one of several
SIGNED: Final = 0.3  # points, for a name on a sticker or a story


def gain(t: Table, mind: Mind, payee: int, service: int) -> float:
    """What this mind would have of the service, its coins set aside; of its own one mostly a loss."""
    return expected(t, mind, payee, service) - expected(t, mind, NOTHING, NOTHING)


def expected(t: Table, mind: Mind, payee: int, service: int) -> float:
    """The question and the two tokens, once this deal is made too (NOTHING: as it stands)."""
    found = question(t, mind, payee, service) if is_open(t) else 0.0
    return found + signature(t, mind, payee, service) + token(t, mind, payee, service)


def owes(t: Table, seat: int, kinds: tuple[int, ...], payee: int, service: int) -> list[int]:
    """What is owed, with this deal behind all others."""
    found = owed(t, seat, kinds)
    if payee == seat and SERVICE[service][0] in kinds:
        found.append(service)
    return found


# The question


def question(t: Table, mind: Mind, payee: int, service: int) -> float:
    """What the open question is expected to leave, and the own turn of it to bring."""
    if t.phase == COUNTING:
        return tie(t, mind, payee, service)
    ahead = lead(t, mind, payee, service)
    choice = t.choice[mind.seat]
    if choice == NOTHING and t.phase == VOTE:
        plans = plans_for(t, VOTE_FOR, mind.power)
        services = owes(t, mind.seat, FIRST, payee, service)
        return best(t, mind, ahead, left(services, plans) if services else plans)
    if choice in (AYE, NAY):
        return mind.hope(ahead) - regret(t, mind, ahead, owes(t, mind.seat, LATER, payee, service))
    return mind.hope(ahead)


def tie(t: Table, mind: Mind, payee: int, service: int) -> float:
    """It is even, and somebody decides."""
    bound = left(owes(t, t.moderator, (BREAK_TIE,), payee, service), plans_for(t, BREAK_TIE, 0))
    if len(bound) == 1:
        return mind.aye if bound[0][0] == AYE else mind.nay
    if t.moderator == mind.seat:
        return max(mind.aye, mind.nay)
    return 0.5 * (mind.aye + mind.nay)


def best(t: Table, mind: Mind, ahead: float, plans: list[Plan]) -> float:
    """The first turn, as well as it can be done."""
    return max([planned(t, mind, ahead, plan) for plan in plans])


def planned(t: Table, mind: Mind, ahead: float, plan: Plan) -> float:
    """What a first turn would come to."""
    done, power = plan
    if done == GATHER:
        share = power_worth(t) * t.balance / (t.choice.count(GATHER) + 1.5)
        return mind.hope(ahead) + PASS_COIN * mind.coin + share
    if done == MODERATE:
        gained = 0.0 if t.moderator == mind.seat else MODERATOR
        return mind.hope(ahead) + PASS_COIN * mind.coin + gained
    more = float(power) if done == AYE else -float(power)
    return mind.hope(ahead + more) - spent(t, power)


def spent(t: Table, power: int) -> float:
    """What lies on the own card, and mostly comes back if it loses."""
    return HALF * power_worth(t) * power


def regret(t: Table, mind: Mind, ahead: float, services: list[int]) -> float:
    """What is lost by having to raise, or by not being allowed to."""
    if not services:
        return 0.0
    plans = plans_for(t, RAISE_BY, mind.power)
    kept = left(services, plans)
    if len(kept) == len(plans):
        return 0.0
    way = 1.0 if t.choice[mind.seat] == AYE else -1.0
    worths = {plan: mind.hope(ahead + way * plan[1]) - spent(t, plan[1]) for plan in plans}
    return NEXT * (max(worths.values()) - max([worths[plan] for plan in kept]))


def lead(t: Table, mind: Mind, payee: int, service: int) -> float:
    """How far Aye is ahead: what lies there, and what others were paid for."""
    ahead = -float(t.street)
    for seat in range(len(t.house)):
        if t.choice[seat] == NOTHING:
            if seat != mind.seat:
                ahead += promised(owes(t, seat, FIRST, payee, service))
        elif t.choice[seat] in (AYE, NAY):
            power = float(t.bid[seat])
            if seat != mind.seat:
                power += NEXT * raised(owes(t, seat, LATER, payee, service))
            ahead += power if t.choice[seat] == AYE else -power
    return ahead + casting(t, mind, payee, service)


def promised(services: list[int]) -> float:
    """The Power on Aye, less that on Nay, of somebody who owes this; the first of them binds."""
    found = 0.0
    for service in services:
        kind, side, least = SERVICE[service]
        if kind not in (VOTE_FOR, VOTE_MIN):
            return found
        power = float(max(USUAL, least))
        if (found > 0.0 and side == NAY) or (found < 0.0 and side == AYE):
            return found
        if power > abs(found):
            found = power if side == AYE else -power
    return found


def raised(services: list[int]) -> float:
    """What somebody who owes this adds on the next turn."""
    return float(max([SERVICE[service][2] for service in services], default=0))


def casting(t: Table, mind: Mind, payee: int, service: int) -> float:
    """A little for the side that the Moderator was paid for, or would have."""
    services = owes(t, t.moderator, (BREAK_TIE,), payee, service)
    if services:
        return CASTING if SERVICE[services[0]][1] == AYE else -CASTING
    if t.moderator == mind.seat:
        return CASTING if mind.wants() == AYE else -CASTING
    return 0.0


# The tokens


def signature(t: Table, mind: Mind, payee: int, service: int) -> float:
    """What it changes for this mind that somebody else signs than the Leader."""
    if t.phase == RESULT:
        likely = 1.0 if t.must_sign == 1 else 0.0
    else:
        likely = SIGNS if t.phase in (VOTE, COUNTING) else 0.0
    services = owes(t, t.leader, (CEDE_SIGNATURE,), payee, service)
    if not services or not likely:
        return 0.0
    name = finale.SIGNATURE if is_finale(t) else SIGNED
    buyer = SERVICE[services[0]][1]
    return likely * name * (float(buyer == mind.seat) - float(t.leader == mind.seat))


def token(t: Table, mind: Mind, payee: int, service: int) -> float:
    """What it changes for this mind to whom of equals the Leader token goes."""
    gives = chooser(t)
    services = owes(t, gives, (GIVE_LEADER,), payee, service)
    if t.phase == COUNTING and t.tied:
        bound = left(services, [(seat, 0) for seat in t.tied])
        if len(bound) == 1:
            return leading(t) if bound[0][0] == mind.seat else 0.0
        if mind.seat not in t.tied:
            return 0.0
        return leading(t) if gives == mind.seat else leading(t) / len(t.tied)
    if not services or t.phase not in (VOTE, COUNTING):
        return 0.0
    to = SERVICE[services[0]][1]
    return AMONG * leading(t) * (float(to == mind.seat) - float(gives == mind.seat))
