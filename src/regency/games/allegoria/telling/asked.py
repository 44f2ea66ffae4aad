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
        return Phrase(f"asked-{type(ask).__name__}", {"space": phrase("space", t.space)})
    return None
