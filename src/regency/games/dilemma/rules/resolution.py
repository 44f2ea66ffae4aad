"""Phase 4, vote resolution and cleanup: who wins, who leads, and where the Power goes."""

from __future__ import annotations

from typing import Final

from regency.kernel.codec import interned
from regency.kernel.edge import Action
from regency.kernel.errors import Reason

from ..effects.realm import take_leader
from ..effects.vote import (
    ask_among,
    break_tie,
    decide_vote,
    give_leader,
    return_power,
    share_power,
    spend_power,
    take_pass_coin,
)
from ..model.actions import BreakTie, GiveLeader
from ..model.reasons import BoundByDeal, NotAmongTied, OtherQuestion
from ..model.state import Eyes, Game, Table
from ..printed.abilities import BREAKS_TIE, GATHERS_ALONE, LOSES_WITH_SOME, MUCH, SOME, WINS_WITH_MUCH
from ..printed.figures import AYE, GATHER, NAY, NOTHING
from ..printed.services import BREAK_TIE, GIVE_LEADER
from . import promises
from .abilities import happened
from .services import Plan, bound_by, left, owed, plans_for
from .vote import sides

BREAK: Final = interned(BreakTie)
GIVE: Final = interned(GiveLeader)


def winner(t: Table) -> int:
    """More Power wins; NOTHING where it is even."""
    ayes, nays = sides(t)
    if ayes == nays:
        return NOTHING
    return AYE if ayes > nays else NAY


def decide(g: Game, side: int) -> None:
    ayes, nays = sides(g.table)
    decide_vote(g, side, ayes, nays)


# A tie


def tie_options(me: Eyes) -> list[Action]:
    """Either side, for the own one too; what was paid for is owed."""
    return [BREAK[done] for done, _ in choices(me, BREAK_TIE)]


def choices(me: Eyes, kind: int) -> list[Plan]:
    """All there are, as the deals leave them."""
    return left(owed(me.table, me.seat, (kind,)), plans_for(me.table, kind, 0))


def tie_refusal(me: Eyes, side: int) -> Reason:
    return bound(me, BREAK_TIE, (side, 0)) or OtherQuestion()


def bound(me: Eyes, kind: int, plan: Plan) -> Reason | None:
    """The first deal that forbids this."""
    plans = plans_for(me.table, kind, 0)
    service = bound_by(owed(me.table, me.seat, (kind,)), plans, plan)
    return None if service == NOTHING else BoundByDeal(service)


def perform_tie(g: Game, seat: int, side: int) -> None:
    """The Moderator decides; where everybody passed nobody was tied."""
    t = g.table
    was_contested = any([bid > 0 for bid in t.bid])
    break_tie(g, seat, side)
    decide(g, side)
    promises.broke_tie(g, seat, side)
    if was_contested:
        happened(g, seat, BREAKS_TIE)


# The Leader token


def winners(t: Table) -> list[int]:
    """The houses with Power on the side that has won."""
    return [seat for seat in range(len(t.bid)) if t.bid[seat] and t.choice[seat] == t.result]


def strongest(t: Table) -> list[int]:
    """Those with most Power among the winners."""
    found = winners(t)
    most = max([t.bid[seat] for seat in found])
    return [seat for seat in found if t.bid[seat] == most]


def pass_leader(g: Game) -> bool:
    """The token leaves the losing side; whether somebody has to choose among equals."""
    t = g.table
    if not any([bid > 0 for bid in t.bid]):
        if t.leader != t.moderator:
            take_leader(g, t.moderator)
        return False
    if t.choice[t.leader] == t.result or not winners(t):
        return False
    best = strongest(t)
    if len(best) > 1:
        ask_among(g, best)
        return True
    take_leader(g, best[0])
    return False


def leader_options(me: Eyes) -> list[Action]:
    """Among equals on the winning side."""
    return [GIVE[done] for done, _ in choices(me, GIVE_LEADER)]


def leader_refusal(me: Eyes, player: int) -> Reason:
    if player not in me.table.tied:
        return NotAmongTied(player)
    return bound(me, GIVE_LEADER, (player, 0)) or OtherQuestion()


def perform_leader(g: Game, seat: int, player: int) -> None:
    tied = g.table.tied
    give_leader(g, seat, player)
    promises.gave_leader(g, seat, player, tied)


# Cleanup


def clean_up(g: Game) -> None:
    """Coins from the Pass cards, the share-out, and the Power of losers and winners, in this order."""
    t = g.table
    seats = range(len(t.choice))
    for seat in seats:
        if t.pass_coin[seat]:
            take_pass_coin(g, seat)
    share_out(g)
    for seat in seats:
        if t.bid[seat]:
            settle_bid(g, seat)


def share_out(g: Game) -> None:
    """What lay in the middle before this vote, in equal parts; the remainder stays."""
    t = g.table
    gatherers = [seat for seat in range(len(t.choice)) if t.choice[seat] == GATHER]
    each = t.balance // len(gatherers) if gatherers else 0
    for seat in gatherers:
        if each:
            share_power(g, seat, each)
    if len(gatherers) == 1:
        happened(g, gatherers[0], GATHERS_ALONE)


def settle_bid(g: Game, seat: int) -> None:
    """Losers take their Power back; that of winners goes to the middle, and is not shared this round."""
    bid = g.table.bid[seat]
    if g.table.choice[seat] == g.table.result:
        spend_power(g, seat)
        if bid >= MUCH:
            happened(g, seat, WINS_WITH_MUCH)
    else:
        return_power(g, seat)
        if bid >= SOME:
            happened(g, seat, LOSES_WITH_SOME)
