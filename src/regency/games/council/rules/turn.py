"""The turn: one main action, which must be done, and at most one quick action, in either order."""

from __future__ import annotations

from typing import Final

from regency.kernel.edge import Action

from ..effects.goods import draw_cards
from ..effects.turns import begin_turn
from ..model.actions import EndTurn
from ..model.state import Council, Eyes
from ..printed.tables import NOTHING
from . import build, elect, king, permit, quick

END: Final = EndTurn()


def begin(g: Council, seat: int) -> None:
    """A politics card is drawn before anything is done."""
    begin_turn(g, seat)
    draw_cards(g, seat, 1)


def options(me: Eyes) -> list[Action]:
    """Every main action, every quick action, and the end of the turn once a main action is done."""
    t = me.table
    found: list[Action] = []
    if t.main_actions > 0:
        found += elect.options(me)
        found += permit.options(me)
        found += build.options(me)
        found += king.options(me)
    if t.quick_actions > 0:
        found += quick.options(me)
        found += elect.options_by_assistant(me)
    if t.main_done:
        found.append(END)
    return found


def next_seat(g: Council, seat: int) -> int:
    """Clockwise; NOTHING when the one who built the last emporium would be next."""
    following = (seat + 1) % len(g.screens)
    return NOTHING if following == g.table.trigger else following
