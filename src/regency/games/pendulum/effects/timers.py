"""The sand timers."""

from __future__ import annotations

from regency.kernel.edge import NEVER

from ..model.events import FlipVoid, RivalFlipped, TimerFlipped, TimerRanOut, TimersFlipped
from ..model.state import Game
from ..printed.board import CIRCLE_ROW, LOWER, PURPLE, PURPLE_CIRCLES, UPPER
from ..printed.reconstructed import LATE


def run_out(g: Game, area: int) -> None:
    """All sand is below; the timer stands until somebody flips it."""
    g.table.run_out[area] = True
    if g.heard:
        g.tell(TimerRanOut(area))


def turn_timer(g: Game, area: int) -> None:
    """To the other row, and the sand runs anew; purple takes a time marker away."""
    t = g.table
    t.rows[area] = LOWER if t.rows[area] == UPPER else UPPER
    t.started[area] = g.clock.now
    t.run_out[area] = False
    t.flipped[area] = g.clock.entry
    if area == PURPLE:
        for circle in range(PURPLE_CIRCLES):
            if t.markers[circle] and CIRCLE_ROW[circle] == t.rows[PURPLE]:
                t.circle = circle
                t.markers[circle] = False
                return


def flip_timer(g: Game, seat: int, area: int) -> None:
    """By a player; who could not have seen it has a moment more."""
    turn_timer(g, area)
    g.table.late_until[area] = g.clock.now + LATE + 1
    if g.heard:
        g.tell(TimerFlipped(seat, area, g.table.rows[area]))


def flip_for_rival(g: Game, rival: int, area: int) -> None:
    """By an automated opponent."""
    turn_timer(g, area)
    g.table.late_until[area] = g.clock.now + LATE + 1
    if g.heard:
        g.tell(RivalFlipped(rival, area, g.table.rows[area]))


def flip_by_itself(g: Game, area: int) -> None:
    """It has run out, and nobody need turn it."""
    turn_timer(g, area)
    g.table.late_until[area] = g.clock.now + LATE + 1
    if g.heard:
        g.tell(TimersFlipped((area,)))


def flip_together(g: Game, areas: tuple[int, ...]) -> None:
    """At the start of a round, or at a step of the untimed game: nobody can be late."""
    for area in areas:
        turn_timer(g, area)
    if g.heard:
        g.tell(TimersFlipped(areas))


def void_flip(g: Game, seat: int, area: int) -> None:
    """Somebody was faster."""
    if g.heard:
        g.tell(FlipVoid(seat, area))


def close_late_window(g: Game, area: int) -> None:
    """Everybody has had the time to see the flip."""
    g.table.late_until[area] = NEVER


def lay_time_markers(g: Game) -> None:
    """On the three free purple circles."""
    t = g.table
    t.markers = [circle != t.circle for circle in range(PURPLE_CIRCLES)]


def let_sand_end(g: Game) -> None:
    """Before a round: sand that is left counts as run out."""
    g.table.run_out = [True] * len(g.table.run_out)
