"""Phases, turns, and who is done."""

from __future__ import annotations

from regency.kernel.edge import NEVER

from ..model.events import (
    CouncilBegun,
    CouncilCalled,
    CountdownBegun,
    DoneWithdrawn,
    GameEnded,
    MatChosen,
    PrivilegeOrdered,
    RoundBegun,
    SeatCalled,
    SeatDone,
    SeatHeld,
    SeatPassed,
    SeatReady,
    StepBegun,
)
from ..model.state import Game
from ..printed.mats import MAT_START, STRATAGEMS_EACH
from ..printed.reconstructed import CALL_TIME, COUNTDOWN_TIME, IDLE_TIME, LONGEST_TIME
from ..printed.terms import (
    COUNCIL,
    COUNTDOWN,
    CULTURE,
    END,
    GOLD,
    LAST_ACTIONS,
    MILITARY,
    NOTHING,
    PLAY,
    PRE_ROUND,
)

# Setup


def take_mat(g: Game, seat: int, mat: int) -> None:
    """With its four stratagems and its starting resources."""
    t = g.table
    t.mats[seat] = mat
    start = MAT_START[mat]
    t.military[seat] = start[MILITARY]
    t.culture[seat] = start[CULTURE]
    t.gold[seat] = start[GOLD]
    t.votes[seat] = start[3]
    t.hands[seat] = tuple([mat * STRATAGEMS_EACH + number for number in range(STRATAGEMS_EACH)])
    if g.heard:
        g.tell(MatChosen(seat, mat))


# Phases


def begin_countdown(g: Game) -> None:
    """Game time runs; nothing can be done yet."""
    t = g.table
    t.phase = COUNTDOWN
    t.countdown_ends = g.clock.now + COUNTDOWN_TIME
    g.start_clock()
    if g.heard:
        g.tell(CountdownBegun(t.round))


def begin_round(g: Game) -> None:
    t = g.table
    t.phase = PLAY
    t.countdown_ends = NEVER
    if g.heard:
        g.tell(RoundBegun(t.round))


def begin_step(g: Game, step: int) -> None:
    """The token moves down the timer track."""
    g.table.step = step
    if g.heard:
        g.tell(StepBegun(step))


def call_council(g: Game) -> None:
    """No timer is flipped any more; where a clock runs, so do the limits of last actions."""
    t = g.table
    t.phase = LAST_ACTIONS
    if g.clock.running:
        t.idle_at = [g.clock.now + IDLE_TIME] * len(t.done)
        t.calls_at = g.clock.now + LONGEST_TIME
    if g.heard:
        g.tell(CouncilCalled())


def begin_council(g: Game) -> None:
    """No actions any more, and no clock."""
    t = g.table
    t.phase = COUNCIL
    t.step = 0
    t.active = NOTHING
    t.idle_at = [NEVER] * len(t.done)
    t.calls_at = NEVER
    t.late_until = [NEVER] * len(t.late_until)
    g.stop_clock()
    if g.heard:
        g.tell(CouncilBegun(t.round))


def begin_pre_round(g: Game) -> None:
    g.table.phase = PRE_ROUND
    g.table.round += 1


def end_game(g: Game, how: int) -> None:
    g.table.phase = END
    g.table.ended = how
    if g.heard:
        g.tell(GameEnded())


# Privilege


def order_privilege(g: Game, nobles: list[int], votes: list[int]) -> None:
    """The new order, by the votes of each."""
    g.table.privilege = nobles
    if g.heard:
        g.tell(PrivilegeOrdered(tuple(nobles), tuple(votes)))


def discard_votes(g: Game) -> None:
    """All of them."""
    g.table.votes = [0] * len(g.table.votes)


# Turns


def take_turn(g: Game, seat: int) -> None:
    g.table.active = seat


def pass_turn(g: Game, seat: int) -> None:
    g.table.passes += 1
    if g.heard:
        g.tell(SeatPassed(seat))


def forget_passes(g: Game) -> None:
    """Somebody has done something, or a new step begins."""
    g.table.passes = 0


# Done, ready, hold


def open_stage(g: Game) -> None:
    """Nobody is done yet."""
    t = g.table
    seats = len(t.done)
    t.done = [False] * seats
    t.withdrawn = [0] * seats
    t.holding = [False] * seats
    t.held = [0] * seats
    t.final = [False] * seats
    t.called = NOTHING
    t.call_ends = NEVER


def declare_done(g: Game, seat: int) -> None:
    """No more actions, for now."""
    t = g.table
    t.done[seat] = True
    t.holding[seat] = False
    if g.heard:
        g.tell(SeatDone(seat))


def declare_ready(g: Game, seat: int) -> None:
    g.table.done[seat] = True
    if g.heard:
        g.tell(SeatReady(seat))


def withdraw(g: Game, seat: int) -> None:
    """By the seat itself: it is counted."""
    g.table.withdrawn[seat] += 1
    undo_done(g, seat)


def undo_done(g: Game, seat: int) -> None:
    """It is not done, or not ready, any more."""
    t = g.table
    if t.done[seat]:
        t.done[seat] = False
        if g.heard:
            g.tell(DoneWithdrawn(seat))


def stay_awake(g: Game, seat: int) -> None:
    """Somebody does something in last actions: neither idle nor holding."""
    t = g.table
    t.holding[seat] = False
    if t.idle_at[seat] != NEVER:
        t.idle_at[seat] = g.clock.now + IDLE_TIME


def ask_to_hold(g: Game, seat: int) -> None:
    """By the seat itself: once."""
    g.table.held[seat] += 1
    hold(g, seat)


def hold(g: Game, seat: int) -> None:
    """It acts when it is called."""
    if g.table.holding[seat]:
        return
    g.table.holding[seat] = True
    if g.heard:
        g.tell(SeatHeld(seat))


def call_seat(g: Game, seat: int) -> None:
    """It alone may act, for ten seconds."""
    t = g.table
    t.called = seat
    t.holding[seat] = False
    t.call_ends = g.clock.now + CALL_TIME
    t.calls_at = NEVER
    t.idle_at = [NEVER] * len(t.idle_at)
    if g.heard:
        g.tell(SeatCalled(seat))


def end_call(g: Game, seat: int) -> None:
    """Done for good."""
    t = g.table
    t.final[seat] = True
    t.called = NOTHING
    t.call_ends = NEVER
    if not t.done[seat]:
        declare_done(g, seat)
