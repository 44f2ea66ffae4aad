"""Services: of whom each may be asked, what it forbids, and what contradicts it."""

from __future__ import annotations

from typing import Final

from ..model.state import Table
from ..printed.figures import AYE, COUNTING, GATHER, MODERATE, MOST_POWER, NAY, NOTHING, RESULT, VOTE
from ..printed.services import (
    BECOME_MODERATOR,
    BREAK_TIE,
    CEDE_SIGNATURE,
    GATHER_POWER,
    GIVE_LEADER,
    MOST_MIN,
    NO_RAISE,
    PASS,
    RAISE_BY,
    SERVICE,
    SERVICES,
    VOTE_FOR,
    VOTE_MIN,
)
from ..printed.story import REGENCY
from .houses import seat_of

Plan = tuple[int, int]  # what is done (a vote, a side, a seat), and with how much
FIRST = (VOTE_FOR, VOTE_MIN, PASS, GATHER_POWER, BECOME_MODERATOR)
LATER = (NO_RAISE, RAISE_BY)
ENOUGH = MOST_MIN  # no service asks for more Power than that


def first_turns(power: int) -> list[Plan]:
    """A side with 1 or more, or to gather, which is behind all of these."""
    return [*[(side, bid) for side in (AYE, NAY) for bid in range(1, power + 1)], (GATHER, 0)]


# By the Power there is: made once, and never changed
GATHERING: Final = tuple([first_turns(power) for power in range(MOST_POWER + 1)])
MODERATING: Final = tuple([[*first_turns(power), (MODERATE, 0)] for power in range(MOST_POWER + 1)])
RAISING: Final = tuple([[(0, more) for more in range(power + 1)] for power in range(MOST_POWER + 1)])


def chooser(t: Table) -> int:
    """Who chooses among tied winners: the Moderator, or the regent while there is one at the table."""
    if t.running[REGENCY] and t.regent != NOTHING:
        seat = seat_of(t, t.regent)
        if seat != NOTHING:
            return seat
    return t.moderator


def can_be_asked(t: Table, seat: int, service: int) -> bool:
    """Whether this house can still come to owe it, as everybody sees."""
    kind, about, _ = SERVICE[service]
    if kind == CEDE_SIGNATURE:
        in_time = t.phase in (VOTE, COUNTING) or (t.phase == RESULT and t.must_sign == 1)
        return in_time and about != seat and about < len(t.house)
    if t.phase == COUNTING and t.result == NOTHING and kind == BREAK_TIE:
        return t.moderator == seat
    if t.phase == COUNTING and kind == GIVE_LEADER:
        return chooser(t) == seat and about in (t.tied or range(len(t.house)))
    if t.phase != VOTE:
        return False
    if kind in FIRST:
        is_free = kind != BECOME_MODERATOR or MODERATE not in t.choice
        return t.choice[seat] == NOTHING and is_free
    if kind == NO_RAISE:
        return t.choice[seat] not in (GATHER, MODERATE)
    if kind == RAISE_BY:
        return t.choice[seat] in (AYE, NAY)
    if kind == BREAK_TIE:
        return t.moderator == seat
    return chooser(t) == seat and about < len(t.house)


def askable(t: Table, seat: int) -> tuple[int, ...]:
    """Every service that can be asked of this house now."""
    return tuple([service for service in range(SERVICES) if can_be_asked(t, seat, service)])


def keeps(service: int, plan: Plan) -> bool:
    """Whether somebody who does this keeps what was agreed."""
    kind, about, least = SERVICE[service]
    done, amount = plan
    if kind == PASS:
        return done in (GATHER, MODERATE)
    if kind == GATHER_POWER:
        return done == GATHER
    if kind == BECOME_MODERATOR:
        return done == MODERATE
    if kind == NO_RAISE:
        return amount == 0
    if kind == RAISE_BY:
        return amount >= least
    return done == about and amount >= least


def left(services: list[int], plans: list[Plan]) -> list[Plan]:
    """What is still allowed; what others have made impossible is void, and passed over."""
    for service in services:
        kept = [plan for plan in plans if keeps(service, plan)]
        if kept:
            plans = kept
    return plans


def bound_by(services: list[int], plans: list[Plan], plan: Plan) -> int:
    """The first of these deals that forbids the plan, or NOTHING; what is void forbids nothing."""
    for service in services:
        kept = left([service], plans)
        if plan in plans and plan not in kept:
            return service
        plans = kept
    return NOTHING


def owed(t: Table, seat: int, kinds: tuple[int, ...]) -> list[int]:
    """What a house was paid for, of these kinds, in the order of acceptance."""
    return [
        deal.service
        for deal in t.deals
        if deal.payee == seat and not deal.done and SERVICE[deal.service][0] in kinds
    ]


def group(kind: int) -> tuple[int, ...]:
    """The kinds of services that bind the same choice."""
    if kind in FIRST:
        return FIRST
    return LATER if kind in LATER else (kind,)


def plans_for(t: Table, kind: int, power: int) -> list[Plan]:
    """Everything somebody with so much Power could do where such a service falls due."""
    if kind in FIRST:
        return GATHERING[power] if MODERATE in t.choice else MODERATING[power]
    if kind in LATER:
        return RAISING[power]
    if kind == BREAK_TIE:
        return [(AYE, 0), (NAY, 0)]
    seats = t.tied if kind == GIVE_LEADER and t.tied else range(len(t.house))
    return [(seat, 0) for seat in seats]


def fits(t: Table, seat: int, service: int, power: int) -> bool:
    """Whether something is left that keeps it, beside all that was paid for earlier."""
    kind = SERVICE[service][0]
    plans = left(owed(t, seat, group(kind)), plans_for(t, kind, min(power, ENOUGH)))
    return any([keeps(service, plan) for plan in plans])


def contradicts(t: Table, seat: int, service: int) -> bool:
    """Whether earlier deals leave nothing of it, however much Power there is: everybody can see that."""
    return not fits(t, seat, service, ENOUGH)
