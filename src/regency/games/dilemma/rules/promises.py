"""Promises without coins: they bind nobody, and are counted when the dilemma is over."""

from __future__ import annotations

from ..effects.deals import settle_promise
from ..model.state import Game, Table
from ..model.values import BROKEN, KEPT, MOOT
from ..printed.figures import AYE, NAY, NOTHING
from ..printed.services import (
    BREAK_TIE,
    CEDE_SIGNATURE,
    GIVE_LEADER,
    NO_RAISE,
    RAISE_BY,
    SERVICE,
    VOTE_FOR,
)
from .services import ENOUGH, FIRST, LATER, Plan, keeps, plans_for


def judge(g: Game, seat: int, plan: Plan, plans: list[Plan], kinds: tuple[int, ...]) -> None:
    """What this house has promised for this choice is kept or broken by it, or nobody could have kept it.

    `plans`: what it could have done, as everybody sees.
    """
    for nth in range(len(g.table.promises)):
        each = g.table.promises[nth]
        kind = SERVICE[each.service][0]
        if each.by == seat and each.fate == NOTHING and kind in kinds:
            is_kept = keeps(each.service, plan)
            if kind != NO_RAISE or not is_kept:  # not to raise is kept only when the vote is over
                could = any([keeps(each.service, other) for other in plans])
                settle_promise(g, nth, KEPT if is_kept else BROKEN if could else MOOT)


def voted(g: Game, seat: int, plan: Plan) -> None:
    """The first turn."""
    if g.table.promises:
        judge(g, seat, plan, plans_for(g.table, VOTE_FOR, ENOUGH), FIRST)


def raised(g: Game, seat: int, more: int) -> None:
    """Any later turn."""
    if g.table.promises:
        judge(g, seat, (0, more), plans_for(g.table, RAISE_BY, ENOUGH), LATER)


def broke_tie(g: Game, seat: int, side: int) -> None:
    judge(g, seat, (side, 0), [(AYE, 0), (NAY, 0)], (BREAK_TIE,))


def gave_leader(g: Game, seat: int, player: int, tied: list[int]) -> None:
    judge(g, seat, (player, 0), [(each, 0) for each in tied], (GIVE_LEADER,))


def signed(g: Game, leader: int, player: int) -> None:
    judge(g, leader, (player, 0), plans_for(g.table, CEDE_SIGNATURE, 0), (CEDE_SIGNATURE,))


def close(g: Game) -> None:
    """The dilemma is over: what never fell due is moot."""
    for nth in range(len(g.table.promises)):
        if g.table.promises[nth].fate == NOTHING:
            settle_promise(g, nth, KEPT if has_not_raised(g.table, nth) else MOOT)


def has_not_raised(t: Table, nth: int) -> bool:
    """Whoever voted and never added anything has kept the promise not to."""
    each = t.promises[nth]
    return SERVICE[each.service][0] == NO_RAISE and t.choice[each.by] in (AYE, NAY)
