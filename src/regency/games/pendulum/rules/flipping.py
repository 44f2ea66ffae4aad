"""Flipping a timer once its sand has run out."""

from __future__ import annotations

from typing import Final

from regency.kernel.codec import interned
from regency.kernel.edge import NEVER, Action
from regency.kernel.errors import Reason

from ..effects import rounds, timers
from ..effects.workers import confirm_box
from ..model.actions import FlipTimer
from ..model.reasons import CouncilWasCalled, NobodyFlips, SandRuns
from ..model.state import Eyes, Game, Table
from ..printed.board import AREAS, BOXES, SPOT_ROW
from ..printed.terms import LAST_ACTIONS, PLAY, REALTIME

FLIP: Final[list[Action]] = list(interned(FlipTimer))


def options(me: Eyes) -> list[Action]:
    """What has run out; and what somebody flipped before one could have seen it, to no effect."""
    t = me.table
    if t.mode != REALTIME:
        return []
    found: list[Action] = []
    for area in range(AREAS):
        if can_flip(t, area) or is_void(me, area):
            found.append(FLIP[area])
    return found


def can_flip(t: Table, area: int) -> bool:
    """Run out, and the Council was not called."""
    return t.phase == PLAY and t.run_out[area]


def is_void(me: Eyes, area: int) -> bool:
    """Whether the seat wants to flip what was flipped a moment ago."""
    t = me.table
    return t.late_until[area] != NEVER and me.seen < t.flipped[area]


def perform(g: Game, seat: int, area: int) -> bool:
    """Whether the timer moved: a second flip of the same run is void."""
    if not can_flip(g.table, area):
        timers.void_flip(g, seat, area)
        return False
    end_windows(g, area)
    timers.flip_timer(g, seat, area)
    after_flip(g)
    return True


def flip_by_itself(g: Game, area: int) -> None:
    """As if somebody had."""
    end_windows(g, area)
    timers.flip_by_itself(g, area)
    after_flip(g)


def flip_for_rival(g: Game, rival: int, area: int) -> None:
    """By a card of an automated opponent."""
    end_windows(g, area)
    timers.flip_for_rival(g, rival, area)
    after_flip(g)


def after_flip(g: Game) -> None:
    """Removing the last time marker calls the Council."""
    if True not in g.table.markers and g.table.phase == PLAY:
        rounds.call_council(g)


def end_windows(g: Game, area: int) -> None:
    """What is provisional in the area is so no more."""
    t = g.table
    for each in range(len(t.at)):
        if t.holds[each] != NEVER and t.at[each] < BOXES and SPOT_ROW[t.at[each]] // 2 == area:
            confirm_box(g, each)


def start_round(g: Game) -> None:
    """All three timers are flipped together."""
    timers.flip_together(g, tuple(range(AREAS)))
    rounds.begin_round(g)


def refusal(me: Eyes, area: int) -> Reason:
    t = me.table
    if t.mode != REALTIME:
        return NobodyFlips()
    return CouncilWasCalled() if t.phase == LAST_ACTIONS else SandRuns(area)
