"""The game clock: what wakes by itself, and when. Nothing else ever compares with it."""

from __future__ import annotations

from regency.kernel.edge import NEVER

from ..effects import rounds, timers
from ..effects.workers import confirm_box
from ..model.state import Game, Table
from ..printed.board import AREAS, BLACK, GREEN, PURPLE
from ..printed.terms import COUNTDOWN, LAST_ACTIONS, NOTHING, PLAY
from .achievements import confirm_token
from .flipping import flip_by_itself, start_round
from .last_actions import call_next, end_call
from .provinces import UNTIL, confirm


def next_instant(t: Table) -> int:
    """The game time at which something changes by itself."""
    soonest = NEVER
    for area in range(AREAS):
        if not t.run_out[area]:
            soonest = sooner(soonest, t.started[area] + t.sand[area])
        soonest = sooner(soonest, t.late_until[area])
    for until in t.holds:
        soonest = sooner(soonest, until)
    for held in t.pending:
        soonest = sooner(soonest, held[UNTIL])
    soonest = sooner(soonest, t.token_until)
    if t.phase == LAST_ACTIONS:
        soonest = sooner(soonest, t.call_ends)
        for seat in range(len(t.done)):
            if is_idling(t, seat):
                soonest = sooner(sooner(soonest, t.idle_at[seat]), t.calls_at)
    return soonest


def sooner(one: int, other: int) -> int:
    """The earlier of two instants."""
    if one == NEVER:
        return other
    return one if other == NEVER else min(one, other)


def is_idling(t: Table, seat: int) -> bool:
    """Neither done nor holding."""
    return not t.done[seat] and not t.holding[seat] and t.idle_at[seat] != NEVER


def ring(g: Game) -> None:
    """Everything that is due: windows close, holds end, sand runs out, last actions go on."""
    t = g.table
    now = g.clock.now
    if t.phase == COUNTDOWN:
        start_round(g)
        return
    for area in range(AREAS):
        if is_due(t.late_until[area], now):
            timers.close_late_window(g, area)
    end_holds(g, now)
    for area in (BLACK, GREEN, PURPLE):  # purple last: it may call the Council, and then nothing is flipped
        if not t.run_out[area] and t.started[area] + t.sand[area] <= now:
            timers.run_out(g, area)
            if t.rules.auto_flip and t.phase == PLAY:
                flip_by_itself(g, area)
    if t.phase == LAST_ACTIONS:
        go_on(g, now)


def is_due(instant: int, now: int) -> bool:
    """Whether an instant has come."""
    return instant != NEVER and instant <= now


def end_holds(g: Game, now: int) -> None:
    """What nobody has taken away inside the second is confirmed."""
    t = g.table
    for each in range(len(t.holds)):
        if is_due(t.holds[each], now):
            confirm_box(g, each)
    for number in range(len(t.pending) - 1, -1, -1):
        if is_due(t.pending[number][UNTIL], now):
            confirm(g, number)
    if is_due(t.token_until, now):
        confirm_token(g)


def go_on(g: Game, now: int) -> None:
    """Who is idle holds, after the longest time everybody; the time of the one who is called ends."""
    t = g.table
    if t.called != NOTHING:
        if is_due(t.call_ends, now):
            end_call(g)
        return
    everybody = is_due(t.calls_at, now)
    for seat in range(len(t.done)):
        if is_idling(t, seat) and (everybody or t.idle_at[seat] <= now):
            rounds.hold(g, seat)
    call_next(g)
