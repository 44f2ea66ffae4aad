"""Promises without coins: they bind nobody, and are counted when the dilemma is over."""

from __future__ import annotations

from ..effects.deals import settle_promise
from ..model.state import Game, Table
from ..model.values import BROKEN, KEPT, MOOT
from ..printed.figures import AYE, NAY, NOTHING
from ..printed.services import BREAK_TIE, CEDE_SIGNATURE, GIVE_LEADER, NO_RAISE, SERVICE
from .services import FIRST, LATER, Plan, keeps


def judge(g: Game, seat: int, kinds: tuple[int, ...], plan: Plan) -> None:
    """Whatever this house has promised for this choice is kept or broken by it."""
    for nth in range(len(g.table.promises)):
        each = g.table.promises[nth]
        kind = SERVICE[each.service][0]
        if each.by == seat and each.fate == NOTHING and kind in kinds:
            is_kept = keeps(each.service, plan)
            if kind != NO_RAISE or not is_kept:  # not to raise is kept only when the vote is over
                settle_promise(g, nth, KEPT if is_kept else BROKEN)


def voted(g: Game, seat: int, plan: Plan) -> None:
    """The first turn."""
    judge(g, seat, FIRST, plan)


def raised(g: Game, seat: int, more: int) -> None:
    """Any later turn."""
    judge(g, seat, LATER, (0, more))


def broke_tie(g: Game, seat: int, side: int) -> None:
    judge(g, seat, (BREAK_TIE,), (side, 0))


def gave_leader(g: Game, seat: int, player: int) -> None:
    judge(g, seat, (GIVE_LEADER,), (player, 0))


def signed(g: Game, leader: int, player: int) -> None:
    judge(g, leader, (CEDE_SIGNATURE,), (player, 0))


def close(g: Game) -> None:
    """The dilemma is over: what never fell due is moot."""
    for nth in range(len(g.table.promises)):
        if g.table.promises[nth].fate == NOTHING:
            settle_promise(g, nth, KEPT if has_not_raised(g.table, nth) else MOOT)


def has_not_raised(t: Table, nth: int) -> bool:
    """Whoever voted and never added anything has kept the promise not to."""
    each = t.promises[nth]
    return SERVICE[each.service][0] == NO_RAISE and t.choice[each.by] in (AYE, NAY)
