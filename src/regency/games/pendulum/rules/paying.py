"""Costs: they are paid in full, or not at all."""

from __future__ import annotations

from regency.kernel.codec import interned
from regency.kernel.edge import Action
from regency.kernel.errors import Reason

from ..effects.goods import gain_cubes, gain_votes, pay_cubes, pay_points, pay_votes
from ..model.actions import PayCubes
from ..model.reasons import (
    CubesMissing,
    PointsMissing,
    ResourcesMissing,
    VotesMissing,
    WrongAmount,
)
from ..model.state import Eyes, Game, Table, cubes_of, steps_of
from ..printed.board import PROVINCE_PRICE
from ..printed.cards import CARD_COST
from ..printed.terms import (
    ANY_PAID,
    CAP,
    CUBES,
    CULTURE,
    FREE,
    GOLD,
    MILITARY,
    POPULARITY,
    POPULARITY_PAID,
    POWER,
    POWER_PAID,
    TRACKS,
    VOTES_PAID,
    Cost,
)

# What was paid for a province, so that it can be given back
PAID: list[Cost] = [FREE, PROVINCE_PRICE, CARD_COST[56], CARD_COST[64]]
NOT_PAID = 0
BY_ACTION = 1


def paid_by_card(card: int) -> int:
    """The number of what a card costs that conquers."""
    return PAID.index(CARD_COST[card])


def resources(t: Table, seat: int) -> int:
    """Cubes of all colours."""
    return t.military[seat] + t.culture[seat] + t.gold[seat]


def points(t: Table, seat: int, track: int) -> int:
    """What can be paid of a track: steps, and glory of its colour."""
    return steps_of(t, track)[seat] + t.glory[seat * TRACKS + track]


def can_pay(t: Table, seat: int, cost: Cost, times: int = 1) -> bool:
    """Whether it is there."""
    if cost is FREE:
        return True
    if (
        t.military[seat] < cost[MILITARY] * times
        or t.culture[seat] < cost[CULTURE] * times
        or t.gold[seat] < cost[GOLD] * times
        or t.votes[seat] < cost[VOTES_PAID] * times
    ):
        return False
    if cost[ANY_PAID] and resources(t, seat) < cost[ANY_PAID]:
        return False
    if cost[POWER_PAID] and points(t, seat, POWER) < cost[POWER_PAID]:
        return False
    return not cost[POPULARITY_PAID] or points(t, seat, POPULARITY) >= cost[POPULARITY_PAID]


def pay(g: Game, seat: int, cost: Cost) -> None:
    """All of it but cubes of any colours, which are chosen."""
    for cube in range(CUBES):
        if cost[cube]:
            pay_cubes(g, seat, cube, cost[cube])
    if cost[VOTES_PAID]:
        pay_votes(g, seat, cost[VOTES_PAID])
    if cost[POWER_PAID]:
        pay_points(g, seat, POWER, cost[POWER_PAID])
    if cost[POPULARITY_PAID]:
        pay_points(g, seat, POPULARITY, cost[POPULARITY_PAID])


def give_back(g: Game, seat: int, cost: Cost) -> None:
    """Up to the cap."""
    for cube in range(CUBES):
        if cost[cube]:
            gain_cubes(g, seat, cube, cost[cube])
    if cost[VOTES_PAID]:
        gain_votes(g, seat, cost[VOTES_PAID])


def shortage(t: Table, seat: int, cost: Cost, times: int = 1) -> Reason | None:
    """What is missing, if anything is."""
    for cube in range(CUBES):
        has = cubes_of(t, cube)[seat]
        if has < cost[cube] * times:
            return CubesMissing(cube, cost[cube] * times, has)
    if t.votes[seat] < cost[VOTES_PAID] * times:
        return VotesMissing(cost[VOTES_PAID] * times, t.votes[seat])
    if resources(t, seat) < cost[ANY_PAID]:
        return ResourcesMissing(cost[ANY_PAID], resources(t, seat))
    if points(t, seat, POWER) < cost[POWER_PAID]:
        return PointsMissing(POWER, cost[POWER_PAID], points(t, seat, POWER))
    if points(t, seat, POPULARITY) < cost[POPULARITY_PAID]:
        return PointsMissing(POPULARITY, cost[POPULARITY_PAID], points(t, seat, POPULARITY))
    return None


# Cubes of any colours


def _payments() -> dict[int, Action]:
    found: dict[int, Action] = {}
    for action in interned(PayCubes):
        found[mix_key(action.military, action.culture, action.gold)] = action
    return found


def mix_key(military: int, culture: int, gold: int) -> int:
    """A number for so many cubes of each colour."""
    return (military * (CAP + 1) + culture) * (CAP + 1) + gold


PAYMENTS: dict[int, Action] = _payments()


def any_options(me: Eyes, count: int) -> list[Action]:
    """Every way to pay so many cubes."""
    t, seat = me.table, me.seat
    found: list[Action] = []
    for military in range(min(count, t.military[seat]) + 1):
        for culture in range(min(count - military, t.culture[seat]) + 1):
            gold = count - military - culture
            if gold <= t.gold[seat]:
                found.append(PAYMENTS[mix_key(military, culture, gold)])
    return found


def pay_any(g: Game, seat: int, military: int, culture: int, gold: int) -> None:
    pay_cubes(g, seat, MILITARY, military)
    pay_cubes(g, seat, CULTURE, culture)
    pay_cubes(g, seat, GOLD, gold)


def any_refusal(me: Eyes, count: int, military: int, culture: int, gold: int) -> Reason:
    """Too many or too few, or more than there are."""
    if military + culture + gold != count:
        return WrongAmount(count)
    wanted = (military, culture, gold, 0, 0, 0, 0)
    return shortage(me.table, me.seat, wanted) or WrongAmount(count)
