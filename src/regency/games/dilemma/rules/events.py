"""The six special envelopes: their standing rules, what each mark does, and what the last one does."""

from __future__ import annotations

from typing import Final

from regency.kernel.codec import interned
from regency.kernel.edge import Action
from regency.kernel.errors import Reason

from ..effects.goods import gain_coins, gain_crave, gain_power, gain_prestige, lose_coins
from ..effects.realm import take_leader
from ..effects.reign import pay_for_office, pay_pledge, pay_power, pledge, turn_bid
from ..effects.story import (
    dismiss_regent,
    end_event,
    mark_event,
    move_front,
    move_unrest,
    name_regent,
    set_flag,
    sign,
)
from ..effects.vote import decide_vote
from ..model.actions import BidCoins, PledgeCoins, PledgePower
from ..model.reasons import NotEnoughCoins, NotEnoughPower, OtherQuestion
from ..model.state import Eyes, Game, Table
from ..printed.figures import AYE, INFLUENCE, MORALE, MOST_COINS, MOST_POWER, NAY, NOTHING, WELFARE
from ..printed.story import (
    CARDS_EACH,
    DREAM,
    EVENT_BOXES,
    EVENTS,
    HAMMERS,
    LONG_FLOOD,
    MIRRORS,
    PLEDGE_EACH,
    REGENCY,
    RIOT,
)
from .houses import rank
from .momentum import move
from .outcome import regent_seat

COIN_PLEDGES: Final = interned(PledgeCoins)
POWER_PLEDGES: Final = interned(PledgePower)
BIDS: Final = interned(BidCoins)


def event_of(t: Table, number: int) -> int:
    """Which event a trigger belongs to."""
    for event in range(EVENTS):
        if t.event_home[event] == number // CARDS_EACH:
            return event
    return NOTHING


def mark(g: Game, event: int) -> None:
    """A trigger was drawn: a box is marked, and what each mark does is done."""
    mark_event(g, event)
    if event == LONG_FLOOD:
        move(g, WELFARE, -1)
    elif event == DREAM:
        move(g, MORALE, -1)
        if g.table.dreamer != NOTHING:
            gain_power(g, g.table.dreamer, 1)
    elif event == HAMMERS and g.table.unrest >= RIOT:
        for seat in range(len(g.screens)):
            lose_coins(g, seat, 1)


def is_last_mark(t: Table, event: int) -> bool:
    """All boxes are marked: the key question is decided now."""
    return t.event_marks[event] == EVENT_BOXES[event]


# Pledges: everybody at the same time, in secret


def coin_options(me: Eyes) -> list[Action]:
    """Any number of the own coins to either side; nothing goes to neither."""
    most = min(me.own.coins, MOST_COINS)
    found: list[Action] = [COIN_PLEDGES[0]]
    for side in (AYE, NAY):
        found += COIN_PLEDGES[side * (MOST_COINS + 1) + 1 : side * (MOST_COINS + 1) + most + 1]
    return found


def power_options(me: Eyes) -> list[Action]:
    """Any number of the own Power."""
    return list(POWER_PLEDGES[: min(me.own.power, MOST_POWER) + 1])


def bid_options(me: Eyes) -> list[Action]:
    """Any number of the own coins."""
    return list(BIDS[: min(me.own.coins, MOST_COINS) + 1])


def perform(g: Game, seat: int, action: Action) -> None:
    """It lies there face down."""
    if isinstance(action, PledgeCoins):
        pledge(g, seat, action.side, action.purse)
    elif isinstance(action, PledgePower):
        pledge(g, seat, NOTHING, action.pledge)
    elif isinstance(action, BidCoins):
        pledge(g, seat, NOTHING, action.purse)


def refusal(me: Eyes, action: Action) -> Reason:
    if isinstance(action, PledgeCoins | BidCoins):
        return NotEnoughCoins(me.own.coins)
    return NotEnoughPower(me.own.power) if isinstance(action, PledgePower) else OtherQuestion()


# The Conclave of Wicks


def turn_pledges(g: Game) -> list[tuple[int, int]]:
    """Side and coins of each seat, all turned up together."""
    return [pay_pledge(g, seat) for seat in range(len(g.screens))]


def decide_conclave(g: Game, pledges: list[tuple[int, int]]) -> int:
    """The higher total wins, which the Moderator decides where it is even: then NOTHING."""
    ayes = sum([coins for side, coins in pledges if side == AYE])
    nays = sum([coins for side, coins in pledges if side == NAY])
    if ayes == nays:
        return NOTHING
    decide_vote(g, AYE if ayes > nays else NAY, ayes, nays)
    return g.table.result


def crown_patron(g: Game, pledges: tuple[tuple[int, int], ...]) -> None:
    """The largest single pledge of the winning side leads, signs, and gains a point."""
    t = g.table
    seats = [seat for seat, (side, coins) in enumerate(pledges) if coins and side == t.result]
    if not seats:
        sign(g, t.leader)
        return
    patron = max(seats, key=lambda seat: (pledges[seat][1], rank(t, seat)))
    if t.leader != patron:
        take_leader(g, patron)
    sign(g, patron)
    if t.result == AYE:
        gain_prestige(g, t.house[patron], 1)
    else:
        gain_crave(g, t.house[patron], 1)


# The War of Mirrors


def muster(g: Game) -> None:
    """Enough Power moves the front forward, otherwise it gives way; all of it goes to the Balance."""
    total = sum([pay_power(g, seat) for seat in range(len(g.screens))])
    move_front(g, 1 if total >= PLEDGE_EACH * len(g.screens) else -1)


# The Regency of Chairs


def award_office(g: Game) -> None:
    """The highest bid pays and is regent; where nobody bids the Moderator is, for nothing."""
    t = g.table
    bids = [turn_bid(g, seat) for seat in range(len(g.screens))]
    best = max(bids)
    if not best:
        name_regent(g, t.moderator, 0)
        return
    seats = [seat for seat, coins in enumerate(bids) if coins == best]
    regent = max(seats, key=lambda seat: rank(t, seat))
    pay_for_office(g, regent, best)
    name_regent(g, regent, best)


# When the key question is decided


def close(g: Game, event: int) -> None:
    """What the last mark brings besides the effects; event and trigger leave the game."""
    t = g.table
    if event == MIRRORS:
        if t.result == AYE:
            move_front(g, 1)
        set_flag(g, war_flag(g))
    elif event == REGENCY:
        thank_regent(g)
    end_event(g, event)


def war_flag(g: Game) -> int:
    """How the war ended, as later cards remember it."""
    flags = g.box.book.value.war_flags
    front = g.table.front
    return flags[0] if front >= 1 else flags[1] if front <= -1 else flags[2]


def thank_regent(g: Game) -> None:
    """An absent regent is credited with points, not with coins."""
    t = g.table
    if t.regent != NOTHING:
        if t.result == AYE:
            gain_prestige(g, t.regent, 1)
        else:
            gain_crave(g, t.regent, 1)
            if regent_seat(t) != NOTHING:
                gain_coins(g, regent_seat(t), 2)
    dismiss_regent(g)


def watch_realm(g: Game) -> None:
    """Unrest and the front follow what the outcome did; both ways at once leave them where they are."""
    t = g.table
    lowered = any([row in (MORALE, WELFARE) and by < 0 for row, by in t.done])
    raised = any([row == MORALE and by > 0 for row, by in t.done])
    if t.running[HAMMERS] and lowered != raised:
        move_unrest(g, 1 if lowered else -1)
    ahead = any([row == INFLUENCE and by > 0 for row, by in t.done])
    behind = any([row == INFLUENCE and by < 0 for row, by in t.done])
    if t.running[MIRRORS] and ahead != behind:
        move_front(g, 1 if ahead else -1)
