"""Space V, Commerce: a Merchant uses a line of the Travelling Merchant."""

from __future__ import annotations

from typing import Final

from regency.kernel.edge import Action
from regency.kernel.errors import Reason

from ..effects.board import do_commerce, gain_influence, move_track, return_workers, take_anarchy, write_deed
from ..effects.rounds import spend_points
from ..model.actions import Commerce
from ..model.reasons import InfluenceOnlyAbroad, NoAnarchyLeft, NotInPlay, NoWorkerThere, TrackTooLow
from ..model.state import Allegoria, Eyes, Table, anarchy_left, in_play, level, place_of, workers
from ..printed.merchants import MERCHANT_GAIN, MERCHANT_PAY
from ..printed.terms import (
    BY_COMMERCE,
    CENTRE,
    COMMERCE,
    FOR_INFLUENCE,
    FOR_TRACK,
    MERCHANT,
    NOTHING,
    OWN_MARKET_FREE,
    TERRITORIES,
    TRADE,
    WEALTH,
)
from .decrees import in_force

LINES: Final = 2
PAID: Final = [WEALTH, TRADE]  # by line
GAINED: Final = [TRADE, WEALTH]
DEALS: Final[list[list[list[Action]]]] = [
    [[Commerce(territory, line, gain) for gain in range(2)] for line in range(LINES)]
    for territory in range(TERRITORIES)
]


def options(me: Eyes) -> list[Action]:
    """Either line that can be paid, in any Market with a Merchant; Influence only from an opponent's."""
    t = me.table
    found: list[Action] = []
    for territory in range(TERRITORIES):
        if not has_merchant(t, me.seat, territory) or not may_trade(t, me.seat, territory):
            continue
        for line in range(LINES):
            if can_pay(t, me.seat, line):
                found.append(DEALS[territory][line][FOR_TRACK])
                if is_abroad(me.seat, territory):
                    found.append(DEALS[territory][line][FOR_INFLUENCE])
    return found


def is_abroad(seat: int, territory: int) -> bool:
    return territory != seat and territory != CENTRE


def has_merchant(t: Table, seat: int, territory: int) -> bool:
    """The own Market may need none, by an option (ruling 36)."""
    return workers(t, seat, territory, MERCHANT) > 0 or (
        territory == seat and t.rules.own_market_merchant == "not_required"
    )


def may_trade(t: Table, seat: int, territory: int) -> bool:
    """The own Market costs an Anarchy marker."""
    return not costs_marker(t, seat, territory) or anarchy_left(t)


def costs_marker(t: Table, seat: int, territory: int) -> bool:
    return territory == seat and not in_force(t, OWN_MARKET_FREE)


def can_pay(t: Table, seat: int, line: int) -> bool:
    """In full, unless what is missing is waived (ruling 35)."""
    if t.rules.payment_below_zero == "waived":
        return True
    return level(t, seat, PAID[line]) >= MERCHANT_PAY[t.merchant][line]


def perform(g: Allegoria, seat: int, territory: int, line: int, gain: int) -> None:
    """Pay, and gain on the other track or, from an opponent, Influence; the opponent gets what is paid."""
    t = g.table
    spend_points(g, 1)
    if costs_marker(t, seat, territory):
        take_anarchy(g, seat, BY_COMMERCE)
    paid = min(MERCHANT_PAY[t.merchant][line], level(t, seat, PAID[line]))
    do_commerce(g, seat, territory, line, paid)
    if territory != seat or t.rules.own_market_merchant == "required":
        return_workers(g, seat, territory, MERCHANT, 1)
    move_track(g, seat, PAID[line], -paid)
    opponent = territory if is_abroad(seat, territory) else NOTHING
    if opponent != NOTHING:
        move_track(g, opponent, PAID[line], paid)
    gained = MERCHANT_GAIN[t.merchant][line]
    if gain == FOR_INFLUENCE:
        gain_influence(g, seat, gained)
    else:
        gained = move_track(g, seat, GAINED[line], gained)
    write_deed(g, seat, (COMMERCE, place_of(seat, territory), opponent, PAID[line], paid, gained, gain))


def refusal(me: Eyes, territory: int, line: int, gain: int) -> Reason:
    """No Merchant there, a track too low, no marker to take, or Influence at the wrong place."""
    t = me.table
    if not in_play(t, territory):
        return NotInPlay(territory)
    if not has_merchant(t, me.seat, territory):
        return NoWorkerThere(MERCHANT, territory)
    if not can_pay(t, me.seat, line):
        return TrackTooLow(PAID[line], MERCHANT_PAY[t.merchant][line], level(t, me.seat, PAID[line]))
    if gain == FOR_INFLUENCE and not is_abroad(me.seat, territory):
        return InfluenceOnlyAbroad()
    return NoAnarchyLeft()
