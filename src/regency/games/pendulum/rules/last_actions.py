"""Calling the Council and last actions: done, hold, and who is called."""

from __future__ import annotations

from typing import Final

from regency.kernel.codec import interned
from regency.kernel.edge import NEVER, Action
from regency.kernel.errors import Reason

from ..effects import provinces as province_verbs
from ..effects import rounds
from ..effects.workers import confirm_box
from ..model.actions import Done, Hold, Ready, Withdraw
from ..model.reasons import (
    AlreadyDone,
    AnotherIsCalled,
    HeldBefore,
    NotDone,
    NothingInCountdown,
    OnlyBeforeARound,
    OnlyInLastActions,
    WithdrawnTwice,
)
from ..model.state import Eyes, Game, Table
from ..printed.reconstructed import HOLDS, WITHDRAWALS
from ..printed.terms import COUNTDOWN, LAST_ACTIONS, NOTHING, PRE_ROUND, REALTIME, SIMULTANEOUS, WORKERS
from .achievements import confirm_token
from .provinces import HOLDER, confirm
from .rows import seats_in_order

DONE: Final[Action] = interned(Done)[0]
WITHDRAW: Final[Action] = interned(Withdraw)[0]
HOLD: Final[Action] = interned(Hold)[0]
READY: Final[Action] = interned(Ready)[0]


def is_silenced(t: Table, seat: int) -> bool:
    """Another player is called and acts alone; or it is all over, or not yet begun."""
    if t.phase == LAST_ACTIONS and t.mode == REALTIME:
        return t.called not in (NOTHING, seat)
    return t.phase == COUNTDOWN


def may_be_done(t: Table) -> bool:
    """After the Council was called, and in every step of the untimed game."""
    return t.phase == LAST_ACTIONS or t.mode == SIMULTANEOUS


def options(me: Eyes) -> list[Action]:
    """Done, hold and ready, as the phase has it."""
    t, seat = me.table, me.seat
    if t.phase == PRE_ROUND:
        return [READY]
    if not may_be_done(t):
        return []
    if t.mode == REALTIME and t.called == NOTHING and t.held[seat] < HOLDS and not t.holding[seat]:
        return [DONE, HOLD]
    return [DONE]


def done_options(t: Table, seat: int) -> list[Action]:
    """Who is done, or ready, may think again, twice at most; not once somebody is called, or all are done."""
    if t.withdrawn[seat] < WITHDRAWALS and not is_calling(t) and not all_done(t):
        return [WITHDRAW]
    return []


def is_calling(t: Table) -> bool:
    """Whether players are called one by one."""
    return t.called != NOTHING or True in t.final


def perform_done(g: Game, seat: int) -> None:
    """For now; of the one who was called, for good."""
    if g.table.called == seat:
        end_call(g)
    else:
        rounds.declare_done(g, seat)
        call_next(g)


def perform_ready(g: Game, seat: int) -> None:
    rounds.declare_ready(g, seat)


def perform_withdraw(g: Game, seat: int) -> None:
    rounds.withdraw(g, seat)
    rounds.stay_awake(g, seat)


def perform_hold(g: Game, seat: int) -> None:
    rounds.ask_to_hold(g, seat)
    call_next(g)


def has_acted(g: Game, seat: int) -> None:
    """Whatever somebody does, he is neither idle nor holding."""
    if g.table.phase == LAST_ACTIONS and g.clock.running:
        rounds.stay_awake(g, seat)


def lose(g: Game, seat: int) -> None:
    """Who loses something to a better rank is not done any more; where players are called, he will be."""
    t = g.table
    if t.phase == LAST_ACTIONS:
        rounds.undo_done(g, seat)
        if is_calling(t):
            rounds.hold(g, seat)
        else:
            rounds.stay_awake(g, seat)
    elif t.phase == PRE_ROUND:
        rounds.undo_done(g, seat)


def call_next(g: Game) -> None:
    """When all who are not done hold, they are called one by one, worst rank first."""
    t = g.table
    if t.called != NOTHING or t.mode != REALTIME:
        return
    waiting = [seat for seat in seats_in_order(t) if not t.done[seat]]
    for seat in waiting:
        if not t.holding[seat]:
            return
    if waiting:
        rounds.call_seat(g, waiting[-1])


def end_call(g: Game) -> None:
    """Done for good: nobody was allowed to act meanwhile, so what he took is his."""
    seat = g.table.called
    confirm_all(g, seat)
    province_verbs.lose_drawn(g, seat)
    rounds.end_call(g, seat)
    call_next(g)


def confirm_all(g: Game, seat: int) -> None:
    """Everything that a player has provisionally."""
    t = g.table
    for worker in range(WORKERS):
        if t.holds[seat * WORKERS + worker] != NEVER:
            confirm_box(g, seat * WORKERS + worker)
    for number in range(len(t.pending) - 1, -1, -1):
        if t.pending[number][HOLDER] == seat:
            confirm(g, number)
    if t.token == seat and t.token_until != NEVER:
        confirm_token(g)


def is_over(t: Table) -> bool:
    """All are done and nothing is provisional."""
    return t.phase == LAST_ACTIONS and all_done(t) and not is_anything_provisional(t)


def all_done(t: Table) -> bool:
    """Or ready."""
    return False not in t.done


def is_anything_provisional(t: Table) -> bool:
    """A box, a province or the token."""
    if t.pending or t.token_until != NEVER:
        return True
    for until in t.holds:
        if until != NEVER:
            return True
    return False


def refusal(me: Eyes, action: Action) -> Reason | None:
    """What the phase, a call or one's own word stands in the way of; None: something else does."""
    t, seat = me.table, me.seat
    if t.phase == COUNTDOWN:
        return NothingInCountdown()
    if is_silenced(t, seat):
        return AnotherIsCalled(t.called)
    if isinstance(action, Withdraw):
        return NotDone() if not t.done[seat] else WithdrawnTwice()
    if t.done[seat]:
        return AlreadyDone()
    if isinstance(action, Ready):
        return OnlyBeforeARound()
    if isinstance(action, Done):
        return OnlyInLastActions()
    if isinstance(action, Hold):
        return HeldBefore() if t.phase == LAST_ACTIONS and t.mode == REALTIME else OnlyInLastActions()
    return None
