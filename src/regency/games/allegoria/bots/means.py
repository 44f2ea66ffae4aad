"""What a seat has at hand for its aims: Action Points to come, cards, and how far its Workers go together."""

from __future__ import annotations

from typing import Final

from ..effects.rounds import suppose_lord
from ..flow.bid_steps import ClaimTurn, WorkforceTurn
from ..flow.turn_steps import ActionTurn, SpendCards
from ..model.state import Eyes, Table, group_size, level
from ..printed.cards import TYPE, VALUE
from ..printed.counts import ROUNDS
from ..printed.spaces import KINDS, POINTS
from ..printed.terms import (
    CARD_TYPES,
    DEPLOY,
    EITHER,
    FACES,
    JOKER,
    NOTHING,
    SOLDIER_SPACE,
    SPACES,
    STAR,
    TASK,
    WORKERS,
)

# A need: Action Points by space, those for Deploy actions first, those for Tasks behind
Need = list[float]
TASKS: Final = SPACES

# Points a round that one can have in a space one cares for, by the number of players
PACE: Final = [0.0, 0.0, 1.7, 1.5, 1.3]
TASK_PACE: Final = 0.8  # of them, those that Tasks may be paid with
STACK_POINTS: Final = [0.0, 1.1, 1.9, 2.4, 2.7, 2.8, 2.8, 2.8]  # by the Bid Points that lie in a space
STACK_TASKS: Final = [0.0, 0.4, 1.3, 2.1, 2.6, 2.8, 2.8, 2.8]
PLANNED: Final = 0.9  # of a round in which nothing is decided yet
NEVER_AGAIN: Final = 0.02  # points, where there are none to come

# An aim whose strain is as high as this is reached half the time
HALFWAY: Final = 1.1
TRUSTED: Final = 0.9  # of the odds: something may always come between
LONG_WAY: Final = 0.025  # less for each round to come

ORDINARY_LORD: Final = 5  # the Regent, who has something of everything
TURNS: Final = (ActionTurn, ClaimTurn, WorkforceTurn)


class Means:
    """Made once for a sight."""

    def __init__(self, me: Eyes) -> None:
        t = me.table
        self.me = me
        self.t = t
        self.seat = me.seat
        self.rounds = rounds_left(t)
        self.acting = t.active == me.seat
        self.cards = card_values(me.own.hand)
        self.spending = track_in_hand(me)
        self.groups = [group_size(t, me.seat, kind) for kind in range(WORKERS)]
        self.points = points_to_come(me, self.rounds)


def rounds_left(t: Table) -> float:
    """Rounds of which nothing is decided, the one being planned among them."""
    if t.finished:
        return 0.0
    later = float(ROUNDS - t.round)
    return later + PLANNED if t.space == NOTHING and t.round > 0 else later


def card_values(hand: list[int]) -> list[int]:
    """The values of the cards in hand, by type."""
    found = [0] * CARD_TYPES
    for face in range(FACES):
        if hand[face] > 0:
            found[TYPE[face]] += hand[face] * VALUE[face]
    return found


def track_in_hand(me: Eyes) -> int:
    """The track that cards are being spent on, in an action that is not finished, or NOTHING."""
    top = me.stacks[0][-1] if me.stacks[0] else None
    return top.track if isinstance(top, SpendCards) and top.seat == me.seat else NOTHING


def fitting(m: Means, track: int) -> int:
    """How far the cards in hand could raise a track."""
    return m.cards[track] + m.cards[JOKER]


def with_lord(me: Eyes, lord: int) -> Eyes:
    """Before the Lords are turned up: as if one's own were."""
    found = me.clone()
    suppose_lord(found.table, me.seat, lord)
    return found


# Points


def points_to_come(me: Eyes, rounds: float) -> Need:
    """Action Points by space until the end: what is sure this round, and an ordinary share of the others."""
    t = me.table
    pace = PACE[len(t.supply)] * rounds + NEVER_AGAIN
    found = [pace] * SPACES + [pace * TASK_PACE] * SPACES
    if t.space == NOTHING or t.finished:
        return found
    for space in range(t.space + 1, SPACES):
        total = stack_value(me.own.placed[space])
        found[space] += STACK_POINTS[total]
        found[TASKS + space] += STACK_TASKS[total]
    points, kind = points_now(me)
    if kind != TASK:
        found[t.space] += points
    if kind != DEPLOY:
        found[TASKS + t.space] += 1.0 if kind == EITHER else points
    return found


def stack_value(markers: tuple[int, ...]) -> int:
    """Bid Points of one's own face-down markers, the star as 2."""
    total = 0
    for marker in markers:
        total += 2 if marker == STAR else marker
    return total


def points_now(me: Eyes) -> tuple[int, int]:
    """Points and their kind in the space that is open: those left, or those of a rank still to come."""
    t = me.table
    if t.space < SOLDIER_SPACE:
        return 0, DEPLOY
    if t.active == me.seat and t.ranking:
        return t.points, t.kind
    rank, bidders = rank_to_come(me)
    if rank == NOTHING:
        return 0, DEPLOY
    seats = len(t.supply)
    row = seats - 1 if 0 < rank == bidders - 1 and t.rules.lowest_bidder_row == "last_row" else rank
    return POINTS[seats][row], KINDS[seats][row]


def rank_to_come(me: Eyes) -> tuple[int, int]:
    """The rank of a seat that has not acted yet in the space that is open, or NOTHING; and how many bid."""
    t = me.table
    if t.ranking:
        for step in me.stacks[0]:
            if isinstance(step, TURNS) and step.seat == me.seat:
                return step.rank, len(t.ranking)
        return NOTHING, len(t.ranking)
    return rank_expected(t, me.seat)


def rank_expected(t: Table, seat: int) -> tuple[int, int]:
    """While stars are declared: by the bids so far, stars that are still to be declared as 2."""
    mine = bid_so_far(t, seat)
    rank = 0
    bidders = 0
    left = True
    for other in t.order[t.space]:
        bid = bid_so_far(t, other)
        if bid > 0:
            bidders += 1
        if other == seat:
            left = False
        elif bid > mine or (bid == mine and left):
            rank += 1
    return (rank if mine > 0 else NOTHING), bidders


def bid_so_far(t: Table, seat: int) -> int:
    return t.bids[seat] + (2 if t.stars >> seat & 1 else 0)


def supplements(m: Means) -> int:
    """Points that the track of the space could still add this turn, a cautious guess."""
    t = m.t
    if t.crossed or t.space < SOLDIER_SPACE:
        return 0
    return min(1, level(t, m.seat, t.space - SOLDIER_SPACE))


def suffices(m: Means, space: int, actions: float) -> bool:
    """Whether the turn that one is in has points for so many actions in a space."""
    return m.acting and m.t.space == space and actions <= m.t.points + supplements(m)


# Odds


def strain(need: Need, m: Means) -> float:
    """What is needed as a share of what there is, squared and added up: spaces hinder each other little."""
    total = 0.0
    for space in range(SPACES):
        if need[space] > 0.0 or need[TASKS + space] > 0.0:
            share = share_of(need, m, space)
            total += share * share
    return total


def share_of(need: Need, m: Means, space: int) -> float:
    """What is needed in a space as a share of what there is."""
    return need[space] / m.points[space] + need[TASKS + space] / m.points[TASKS + space]


def no_need() -> Need:
    return [0.0] * (2 * SPACES)
