"""The question of a turn, by what is left to do in it."""

from __future__ import annotations

from typing import Any

from regency.kernel.rules import Phrase

from ..flow.steps import TakeActions
from ..model.state import Eyes


def asked(me: Eyes, ask: Any) -> Phrase | None:
    """A main action must be taken, a quick one may be; where both are done the turn only ends."""
    if not isinstance(ask, TakeActions):
        return None
    if me.table.main_actions > 0:
        return None if me.table.quick_actions > 0 else Phrase("asked-main")
    return Phrase("asked-quick" if me.table.quick_actions > 0 else "asked-end")
