"""Questions that only the table can put: which Decree, and in which action space."""

from __future__ import annotations

from typing import Any

from regency.kernel.rules import Phrase

from ..flow.bid_steps import Declare
from ..flow.steps import Duty, Offer
from ..flow.turn_steps import ChoosePoints, TakeActions
from ..model.state import Eyes
from .pieces import phrase

IN_A_SPACE = (Declare, ChoosePoints, TakeActions)


def asked(me: Eyes, ask: Any) -> Phrase | None:
    """The question with what it is about."""
    t = me.table
    if isinstance(ask, Offer | Duty):
        return Phrase(f"asked-{type(ask).__name__}", {"event": phrase("decree", t.edict)})
    if isinstance(ask, IN_A_SPACE):
        return Phrase(f"asked-{_what(me, ask)}", {"space": phrase("space", t.space)})
    return None


def _what(me: Eyes, ask: Any) -> str:
    """Of a turn, whether there are points left, or at least something to do."""
    if isinstance(ask, TakeActions) and len(ask.options(me)) == 1:
        return "end"
    return "spent" if isinstance(ask, TakeActions) and me.table.points == 0 else type(ask).__name__
