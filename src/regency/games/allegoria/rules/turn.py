"""Spaces III to VII, common rules: Action Points, supplementing with Thresholds, and stopping."""

from __future__ import annotations

from typing import Final

from regency.kernel.core import Sight
from regency.kernel.edge import Action
from regency.kernel.errors import Reason

from ..effects.board import move_track, take_anarchy, write_deed
from ..effects.rounds import choose_kind, supplement, suppose_supplement, use_hard_times
from ..model.actions import ChooseKind, EndTurn, Supplement, UseHardTimes
from ..model.reasons import (
    NoAnarchyLeft,
    NoHardTimes,
    NoPointsLeft,
    NothingToBuy,
    PointsLeft,
    SupplementClosed,
    TrackTooLow,
)
from ..model.state import Allegoria, Eyes, Table, anarchy_left, crosses, level
from ..printed.terms import (
    BANKER_SPACE,
    BY_DECREE,
    BY_SUPPLEMENT,
    DEPLOY,
    HARD_TIMES,
    MERCHANT_SPACE,
    SCHOLAR_SPACE,
    SOLDIER_SPACE,
    SPY_SPACE,
    SUPPLEMENT,
    TASK,
)
from . import banker, hand, merchant, moves, scholar, soldier, spy
from .decrees import in_force

MORE: Final = Supplement()
HARD: Final = UseHardTimes()
STOP: Final = EndTurn()
KIND_OPTIONS: Final[list[Action]] = [ChooseKind(0), ChooseKind(1)]
TASK_POINTS: Final = 1  # four players, second rank


def track_of(t: Table) -> int:
    """The track of the space that is open: III Strength to VII Knowledge."""
    return t.space - SOLDIER_SPACE


# What may be done


def options(me: Eyes) -> list[Action]:
    """What the points pay for; a Grant that a supplement completes; a supplement, Hard Times, or the end."""
    t = me.table
    found = payable(me)
    spendable = len(found) > 0
    if t.points < banker.PRICE and can_complete_grant(t, me.seat):
        found += banker.options(me)
    if not spendable and can_supplement(t, me.seat) and buys_something(me):
        found.append(MORE)
    if can_use_hard_times(t):
        found.append(HARD)
    if not spendable or t.rules.spend_points == "optional":
        found.append(STOP)
    return found


def payable(me: Eyes) -> list[Action]:
    """Everything that the points at hand pay for."""
    t = me.table
    found: list[Action] = []
    if t.points == 0:
        return found
    if t.kind != TASK:
        found += deploys(me)
    if t.kind != DEPLOY and (t.space != BANKER_SPACE or t.points >= banker.PRICE):
        found += tasks(me)
    return found


def deploys(me: Eyes) -> list[Action]:
    """The Deploy actions of the space."""
    space = me.table.space
    found = hand.options(me, track_of(me.table))
    if space == BANKER_SPACE:
        return found + moves.wage_options(me)
    if space == SCHOLAR_SPACE:
        return found + scholar.deploy_options(me)
    return found + moves.options(me, track_of(me.table))


def tasks(me: Eyes) -> list[Action]:
    """The Task actions of the space."""
    space = me.table.space
    if space == SOLDIER_SPACE:
        return soldier.options(me)
    if space == SPY_SPACE:
        return spy.options(me)
    if space == MERCHANT_SPACE:
        return merchant.options(me)
    if space == BANKER_SPACE:
        return banker.options(me)
    return scholar.task_options(me)


def choose(g: Allegoria, seat: int, choice: int) -> None:
    """Four players, second rank: before the first action, for supplements too (ruling 4)."""
    if choice == 0:
        choose_kind(g, seat, DEPLOY, g.table.points, choice)
    else:
        choose_kind(g, seat, TASK, TASK_POINTS, choice)


# Supplementing


def can_supplement(t: Table, seat: int) -> bool:
    """Not at 0, not after a crossing, and no crossing without a marker to take."""
    track = track_of(t)
    if t.crossed or level(t, seat, track) == 0:
        return False
    return anarchy_left(t) or not crosses(t, seat, track, 1)


def buys_something(me: Eyes) -> bool:
    """Whether a supplement leads to an action: one it pays for, or a Grant, by itself or with another."""
    t = me.table
    if t.kind != TASK and (len(hand.options(me, track_of(t))) > 0 or len(deploys(me)) > 0):
        return True  # what it takes of a track and of the markers stops no Deploy action
    if t.kind == DEPLOY:
        return False
    if t.space == BANKER_SPACE:
        return can_complete_grant(t, me.seat) and len(banker.options(me)) > 0
    return len(tasks(after_supplement(me))) > 0


def after_supplement(me: Eyes) -> Eyes:
    """What the seat would see then, as far as it matters to the actions of the space."""
    t = me.table.clone()
    track = track_of(t)
    suppose_supplement(t, me.seat, track, crosses(t, me.seat, track, 1))
    return Sight(me.clock, t, me.stacks, me.seat, me.own, me.seen)


def can_complete_grant(t: Table, seat: int) -> bool:
    """Whether supplements can make up two points, the second even after a crossing (ruling 20)."""
    if t.space != BANKER_SPACE or t.kind == DEPLOY:
        return False
    track = track_of(t)
    needed = banker.PRICE - t.points
    if level(t, seat, track) < needed:
        return False
    if t.crossed:
        return t.fresh and needed == 1
    return anarchy_left(t) or not crosses(t, seat, track, needed)


def add_point(g: Allegoria, seat: int) -> None:
    """Lower the track by 1; the first crossing of a Threshold costs a marker."""
    t = g.table
    track = track_of(t)
    crossed = crosses(t, seat, track, 1)
    move_track(g, seat, track, -1)
    if crossed and not t.crossed:
        take_anarchy(g, seat, BY_SUPPLEMENT)
    supplement(g, seat, track, crossed)
    write_deed(g, seat, (SUPPLEMENT, track, int(crossed)))


def make_up(g: Allegoria, seat: int) -> None:
    """The points that a Grant still needs."""
    while g.table.points < banker.PRICE:
        add_point(g, seat)


# Hard Times


def can_use_hard_times(t: Table) -> bool:
    """Once a turn, while there are markers."""
    return in_force(t, HARD_TIMES) and not t.hard_times and anarchy_left(t)


def take_hard_times(g: Allegoria, seat: int) -> None:
    take_anarchy(g, seat, BY_DECREE)
    use_hard_times(g, seat)


# Why not


def supplement_refusal(me: Eyes) -> Reason:
    t = me.table
    track = track_of(t)
    if t.crossed:
        return SupplementClosed()
    if level(t, me.seat, track) == 0:
        return TrackTooLow(track, 1, 0)
    if len(payable(me)) > 0:
        return PointsLeft()
    return NothingToBuy() if can_supplement(t, me.seat) else NoAnarchyLeft()


def hard_times_refusal(me: Eyes) -> Reason:
    t = me.table
    return NoHardTimes() if not in_force(t, HARD_TIMES) or t.hard_times else NoAnarchyLeft()


def grant_refusal(me: Eyes, action: Action) -> Reason:
    """Too few points, or a Guild that cannot be granted."""
    t = me.table
    if t.points < banker.PRICE and not can_complete_grant(t, me.seat):
        return NoPointsLeft(t.points)
    return banker.refusal(me, action)
