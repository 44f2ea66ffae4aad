"""Phase 3, the vote: Aye, Nay, gather Power, or become Moderator; later turns add Power or stay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regency.kernel.codec import interned
from regency.kernel.edge import Action
from regency.kernel.errors import NotAnOption, Reason

from ..effects.deals import fulfil_deal
from ..effects.realm import take_leader, take_moderator
from ..effects.vote import add_power, gather, pass_to_moderate, put_power, stay
from ..model.actions import PassAndGather, PassAndModerate, Raise, Stay, Vote
from ..model.reasons import BoundByDeal, NotEnoughPower, OptionTaken, OtherQuestion, VoteStands
from ..model.state import Eyes, Game, Table
from ..printed.figures import AYE, GATHER, MODERATE, MOST_POWER, NAY, NOTHING
from ..printed.services import RAISE_BY, SERVICE
from . import promises
from .houses import after
from .services import FIRST, LATER, Plan, bound_by, left, owed, plans_for

VOTES: Final[Sequence[Action]] = interned(Vote)
RAISES: Final[Sequence[Action]] = interned(Raise)
GATHERS: Final[Action] = interned(PassAndGather)[0]
MODERATES: Final[Action] = interned(PassAndModerate)[0]
STAYS: Final[Action] = interned(Stay)[0]


def has_voted(t: Table, seat: int) -> bool:
    """Whether the first turn is taken."""
    return t.choice[seat] != NOTHING


def has_passed(t: Table, seat: int) -> bool:
    return t.choice[seat] == GATHER or t.choice[seat] == MODERATE


def options(me: Eyes) -> list[Action]:
    """On the first turn one of four; later to add Power or to stay. What was paid for is owed."""
    t = me.table
    is_later = has_voted(t, me.seat)
    kinds = LATER if is_later else FIRST
    plans = left(owed(t, me.seat, kinds), plans_for(t, kinds[0], min(me.own.power, MOST_POWER)))
    if is_later:
        return [RAISES[amount - 1] if amount else STAYS for _, amount in plans]
    return [action_of(plan) for plan in plans]


def action_of(plan: Plan) -> Action:
    """A first turn."""
    done, amount = plan
    if done == GATHER:
        return GATHERS
    return MODERATES if done == MODERATE else VOTES[done * MOST_POWER + amount - 1]


def plan_of(action: Action) -> Plan:
    """What an action would be, as deals speak of it."""
    if isinstance(action, Vote):
        return action.side, action.power + 1
    if isinstance(action, Raise):
        return 0, action.power + 1
    if isinstance(action, PassAndGather):
        return GATHER, 0
    return (MODERATE, 0) if isinstance(action, PassAndModerate) else (0, 0)


def perform(g: Game, seat: int, action: Action) -> None:
    """A turn; right after it whoever has strictly most takes the Leader token."""
    is_first = not has_voted(g.table, seat)
    plan = plan_of(action)
    if is_first:
        choose(g, seat, plan[0], plan[1])
    elif plan[1]:
        add_power(g, seat, plan[1])
    else:
        stay(g, seat)
    if not is_first:
        close_turn_deals(g, seat)
    if leads_now(g.table, seat):
        take_leader(g, seat)
    if is_first:
        promises.voted(g, seat, plan)
    else:
        promises.raised(g, seat, plan[1])


def choose(g: Game, seat: int, done: int, amount: int) -> None:
    """The first turn."""
    if done == GATHER:
        gather(g, seat)
    elif done == MODERATE:
        pass_to_moderate(g, seat)
        take_moderator(g, seat)
    else:
        put_power(g, seat, done, amount)


def close_turn_deals(g: Game, seat: int) -> None:
    """What was to be done on the next turn is over with it."""
    for nth in range(len(g.table.deals)):
        deal = g.table.deals[nth]
        if deal.payee == seat and not deal.done and SERVICE[deal.service][0] == RAISE_BY:
            fulfil_deal(g, nth)


def leads_now(t: Table, seat: int) -> bool:
    """Strictly more than every other single total, whichever side; equal is not enough."""
    others = max([bid for other, bid in enumerate(t.bid) if other != seat])
    return t.bid[seat] > others and t.leader != seat


def next_voter(t: Table, seat: int) -> int:
    """Clockwise, without those who passed; NOTHING where the next to act would be the Leader."""
    following = after(t, seat)
    while following != t.leader:
        if not has_passed(t, following):
            return following
        following = after(t, following)
    return NOTHING


def refusal(me: Eyes, action: Action) -> Reason:
    """A choice stands; a pool has an end; what was paid for is owed."""
    t = me.table
    is_first = isinstance(action, Vote | PassAndGather | PassAndModerate)
    if not isinstance(action, Raise | Stay) and not is_first:
        return NotAnOption()  # what may be said at the bargaining table is refused there
    if is_first and has_voted(t, me.seat):
        return VoteStands()
    if not is_first and not has_voted(t, me.seat):
        return OtherQuestion()
    if isinstance(action, PassAndModerate) and MODERATE in t.choice:
        return OptionTaken()
    done, amount = plan_of(action)
    if amount > me.own.power:
        return NotEnoughPower(me.own.power)
    kinds = FIRST if is_first else LATER
    there_are = plans_for(t, kinds[0], min(me.own.power, MOST_POWER))
    service = bound_by(owed(t, me.seat, kinds), there_are, (done, amount))
    return OtherQuestion() if service == NOTHING else BoundByDeal(service)


def sides(t: Table) -> tuple[int, int]:
    """The Power on Aye, and on Nay with the street."""
    ayes = sum([bid for choice, bid in zip(t.choice, t.bid) if choice == AYE])
    nays = sum([bid for choice, bid in zip(t.choice, t.bid) if choice == NAY])
    return ayes, nays + t.street
