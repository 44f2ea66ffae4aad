"""The verbs of the turn: what may still be done, and the end."""

from __future__ import annotations

from ..model.events import GameEnded, LastEmporiumBuilt, MainActionsGained, TurnBegan, TurnEnded
from ..model.state import Council

# Turn


def begin_turn(g: Council, seat: int) -> None:
    """One main action, one quick action."""
    t = g.table
    t.active = seat
    t.turn += 1
    t.main_actions = 1
    t.main_done = False
    t.quick_actions = 1
    t.just_taken = ()
    if g.heard:
        g.tell(TurnBegan(seat, t.turn))


def end_turn(g: Council, seat: int) -> None:
    """What is left of the actions is lost."""
    t = g.table
    t.main_actions = 0
    t.quick_actions = 0
    if g.heard:
        g.tell(TurnEnded(seat))


def use_main_action(g: Council) -> None:
    """It begins: whatever permits lie before the seat were acquired earlier."""
    t = g.table
    t.main_actions -= 1
    t.main_done = True
    t.just_taken = ()


def use_quick_action(g: Council) -> None:
    g.table.quick_actions -= 1


def grant_main_actions(g: Council, seat: int, count: int) -> None:
    g.table.main_actions += count
    if g.heard:
        g.tell(MainActionsGained(seat, count))


# The end


def trigger_end(g: Council, seat: int) -> None:
    """The others have one more turn each."""
    g.table.trigger = seat
    if g.heard:
        g.tell(LastEmporiumBuilt(seat))


def finish(g: Council) -> None:
    g.table.finished = True
    if g.heard:
        g.tell(GameEnded())
