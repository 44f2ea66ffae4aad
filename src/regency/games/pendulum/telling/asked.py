"""Questions that only the table can put: in which phase, at which step, and whether one is done."""

from __future__ import annotations

from regency.kernel.edge import AnyAsk
from regency.kernel.rules import Phrase

from ..flow.questions import ActFreely, TakeTurn
from ..model.state import Eyes, Table
from ..printed.board import TIMER_TRACK
from ..printed.terms import COUNTDOWN, LAST_ACTIONS, NOTHING, PLAY, PRE_ROUND, SIMULTANEOUS
from .pieces import PHASES


def asked(me: Eyes, ask: AnyAsk) -> Phrase | None:
    """The question with what it is about; None where it says all itself."""
    if isinstance(ask, TakeTurn):
        return in_turn(me.table)
    if isinstance(ask, ActFreely):
        return at_once(me.table, me.seat)
    return None


def in_turn(t: Table) -> Phrase:
    """Untimed turns: a step, last actions, or the time before a round."""
    track = {"step": t.step, "of": len(TIMER_TRACK)}
    return Phrase("asked-turn", {"phase": PHASES[t.phase], "round": t.round, **track})


def at_once(t: Table, seat: int) -> Phrase | None:
    """Everybody at the same time, with or without sand."""
    if t.phase == COUNTDOWN:
        return Phrase("asked-countdown")
    if t.phase == PRE_ROUND:
        return Phrase("asked-pre-round", {"done": t.done[seat], "round": t.round})
    if t.called != NOTHING:
        return Phrase("asked-called", {"seat": t.called, "own": t.called == seat})
    if t.done[seat]:
        return Phrase("asked-done")
    if t.phase == LAST_ACTIONS:
        return Phrase("asked-last")
    if t.phase == PLAY and t.mode == SIMULTANEOUS:
        return Phrase("asked-step", {"step": t.step, "of": len(TIMER_TRACK)})
    return None
