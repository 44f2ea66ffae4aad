"""The nobility track: a step along it, and the spaces that ask for a choice."""

from __future__ import annotations

from typing import Final

from regency.kernel.edge import Action
from regency.kernel.errors import NotAnOption, Reason

from ..effects.board import advance_nobility
from ..model.actions import DeclinePermit, RepeatPermit, RepeatReward, TakePermit
from ..model.reasons import (
    NobilityNotAgain,
    NoEmporiumThere,
    NoPermitThere,
    NoRewardThere,
    PermitJustTaken,
    PermitNotHeld,
    RewardChosenBefore,
)
from ..model.state import Council, Eyes, Table, face_up
from ..printed.tables import CITIES, FACE_UP, NOTHING, PERMITS, REGIONS, TOKENS
from .bonus import gain_space

REPEATS: Final[list[Action]] = [RepeatReward(city) for city in range(CITIES)]
FREE: Final[list[list[Action]]] = [
    [TakePermit(region, slot) for slot in range(FACE_UP)] for region in range(REGIONS)
]
DECLINE: Final = DeclinePermit()
PERMIT_REPEATS: Final[list[Action]] = [RepeatPermit(permit) for permit in range(len(PERMITS))]


def advance(g: Council, seat: int) -> int:
    """One step, and what the space gives at once; returns the space, or NOTHING at the end of the track."""
    space = advance_nobility(g, seat)
    gain_space(g, seat, space)
    return space


def repeatable(table: Table, seat: int, city: int) -> bool:
    """A city with an emporium of one's own and a token that is not nobility."""
    token = table.tokens[city]
    return bool(table.built[seat] >> city & 1) and token != NOTHING and TOKENS[token].nobility == 0


def any_repeatable(table: Table, seat: int, but: int) -> bool:
    """Whether there is a token to gain again, apart from one city's."""
    for city in range(CITIES):
        if city != but and repeatable(table, seat, city):
            return True
    return False


def permits_again(table: Table, seat: int) -> list[int]:
    """Permits of one's own, face up or face down, that were acquired before this action; or all of them."""
    held = table.permits[seat] + table.used[seat]
    if table.rules.permit_again == "any":
        return list(held)
    return [permit for permit in held if permit not in table.just_taken]


def any_permit_again(table: Table, seat: int) -> bool:
    """Whether there is a permit whose bonus can be gained again."""
    return len(permits_again(table, seat)) > 0


def reward_options(me: Eyes, but: int) -> list[Action]:
    """The token of any such city, apart from the one chosen before."""
    return [REPEATS[city] for city in range(CITIES) if city != but and repeatable(me.table, me.seat, city)]


def free_permit_options(me: Eyes) -> list[Action]:
    """Any face-up permit, or none."""
    found: list[Action] = []
    for region in range(REGIONS):
        for slot in range(FACE_UP):
            if face_up(me.table, region, slot) != NOTHING:
                found.append(FREE[region][slot])
    found.append(DECLINE)
    return found


def permit_options(me: Eyes) -> list[Action]:
    """The bonus of any such permit."""
    return [PERMIT_REPEATS[permit] for permit in permits_again(me.table, me.seat)]


def reward_refusal(me: Eyes, city: int, but: int) -> Reason:
    """Why this token is not gained again."""
    t = me.table
    if not t.built[me.seat] >> city & 1:
        return NoEmporiumThere(city)
    if t.tokens[city] == NOTHING:
        return NoRewardThere(city)
    if TOKENS[t.tokens[city]].nobility:
        return NobilityNotAgain(city)
    return RewardChosenBefore(city) if city == but else NotAnOption()


def free_permit_refusal(region: int) -> Reason:
    """The space is empty."""
    return NoPermitThere(region)


def permit_refusal(me: Eyes, permit: int) -> Reason:
    """Acquired by this very action, or not one's own."""
    return PermitJustTaken(permit) if permit in me.table.permits[me.seat] else PermitNotHeld(permit)
