"""The course of the game: setup, rounds in real time or untimed, and the time before a round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from regency.kernel.core import View
from regency.kernel.edge import Action, Millis
from regency.kernel.errors import Reason

from ..effects import rounds, timers, workers
from ..model.actions import ChooseMat, Done, Hold, Pass, PlaceWorker, Ready, Withdraw
from ..model.domains import Worker
from ..model.reasons import OtherQuestion
from ..model.state import Eyes, Game, Table
from ..printed.board import TIMER_TRACK
from ..printed.reconstructed import SPACING
from ..printed.terms import (
    COMMON,
    COUNTDOWN,
    GRANDE,
    LAST_ACTIONS,
    NOTHING,
    PLAY,
    PRE_ROUND,
    REALTIME,
    ROUNDS,
    SEATS,
    SIMULTANEOUS,
    TURNS,
)
from ..rules import clock, council, flipping, last_actions, placing, rows, setup, solo, turn, winning
from .base import PendulumAsk, PendulumDo, PendulumWait
from .council import COUNCIL
from .doing import PERFORM, REFUSAL, TokenLost
from .provinces import ConquerAgain, Restock

# Setup


class Opening(PendulumDo, frozen=True):
    """Characters, worst rank first; then in privilege order the grande workers, then the common ones."""

    def run(self, g: Game) -> None:
        order = rows.seats_in_order(g.table)
        g.then(*(PickMat(seat) for seat in reversed(order)))
        for worker in (GRANDE, COMMON):
            g.then(*(SetOut(seat, worker) for seat in order))
        g.then(RIVALS_SET_OUT, BEGIN_ROUND)


class PickMat(PendulumAsk, frozen=True):
    """Setup: which character and side."""

    def options(self, me: Eyes) -> Sequence[Action]:
        return setup.mat_options(me)

    def take(self, g: Game, action: ChooseMat) -> None:
        setup.choose_mat(g, self.seat, action.mat)

    def refusal(self, me: Eyes, action: Action) -> Reason:
        return setup.mat_refusal(action.mat) if isinstance(action, ChooseMat) else OtherQuestion()


class SetOut(PendulumAsk, frozen=True):
    """Setup: where a worker is placed in a lower row."""

    worker: Worker

    def options(self, me: Eyes) -> Sequence[Action]:
        return placing.setup_options(me, self.worker)

    def take(self, g: Game, action: PlaceWorker) -> None:
        placing.set_out(g, self.seat, action.worker, action.box)

    def refusal(self, me: Eyes, action: Action) -> Reason:
        if not isinstance(action, PlaceWorker) or action.worker != self.worker:
            return OtherQuestion()
        return placing.setup_refusal(me, action.worker, action.box)


class RivalsSetOut(PendulumDo, frozen=True):
    """Solo: the automated opponents place their workers after the player."""

    def run(self, g: Game) -> None:
        if solo.is_solo(g.table):
            solo.set_out(g)


# Rounds


class AfterCouncil(PendulumDo, frozen=True):
    """After the fourth the game is over; else the next round is prepared, and workers may be moved."""

    def run(self, g: Game) -> None:
        g.recall()
        if g.table.round == ROUNDS:
            rounds.end_game(g, winning.how(g.table))
        else:
            council.prepare_round(g)
            open_stage(g)


class BeginRound(PendulumDo, frozen=True):
    """In real time a countdown, untimed the first step."""

    def run(self, g: Game) -> None:
        if g.table.mode == REALTIME:
            rounds.open_stage(g)
            timers.let_sand_end(g)
            rounds.begin_countdown(g)
            lay_lanes(g)
            g.then(COUNTDOWN_WAIT)
        else:
            g.then(STEPS_OF_TRACK[1])


def lay_lanes(g: Game) -> None:
    """What everybody may do at any time."""
    g.recall()
    if g.table.mode != TURNS:
        for seat in range(len(g.screens)):
            g.each(seat, FREE[seat])
    elif g.table.rules.province_refill == "manual":
        for seat in range(len(g.screens)):
            g.each(seat, RESTOCK[seat])


class Countdown(PendulumWait, frozen=True):
    """Three seconds in which nothing can be done, then all timers are flipped."""

    def wakes(self, table: Table) -> Millis:
        return table.countdown_ends

    def wake(self, g: Game) -> None:
        clock.ring(g)

    def over(self, view: View[Table]) -> bool:
        return view.table.phase != COUNTDOWN

    def leave(self, g: Game) -> None:
        g.then(SAND)


class Sand(PendulumWait, frozen=True):
    """Real time and last actions: until all are done and nothing is provisional."""

    def wakes(self, table: Table) -> Millis:
        return clock.next_instant(table)

    def wake(self, g: Game) -> None:
        called = g.table.called
        clock.ring(g)
        if called != NOTHING and g.table.called != called:
            drop_choices(g, called)

    def over(self, view: View[Table]) -> bool:
        return last_actions.is_over(view.table)

    def leave(self, g: Game) -> None:
        g.then(COUNCIL, AFTER_COUNCIL)


def drop_choices(g: Game, seat: int) -> None:
    """The time of a called player is up: what he had begun to choose is lost, what he lost is given back."""
    lanes = [lane[:] for lane in g.stacks[1:]]
    if len(lanes[seat]) == 1:
        return
    g.recall()
    for other, lane in enumerate(lanes):
        if other != seat:
            g.each(other, *reversed(lane))
    g.each(seat, FREE[seat])
    for step in lanes[seat]:
        if isinstance(step, ConquerAgain | TokenLost):
            step.give_back(g)


class UntimedStep(PendulumDo, frozen=True):
    """The token moves on, the timers of the step are flipped, then everybody acts."""

    number: int

    def run(self, g: Game) -> None:
        rounds.begin_step(g, self.number)
        areas = TIMER_TRACK[self.number - 1]
        if self.number == 1:
            flipping.start_round(g)
        else:
            timers.flip_together(g, areas)
        if self.number == len(TIMER_TRACK):
            rounds.call_council(g)
        open_stage(g)


def open_stage(g: Game) -> None:
    """Nobody is done, no worker has moved, and everybody may act, at once or in turn."""
    rounds.open_stage(g)
    workers.forget_moves(g)
    lay_lanes(g)
    if g.table.mode == TURNS:
        rounds.forget_passes(g)
        g.then(NEXT_TURN[rows.seats_in_order(g.table)[-1]])
    else:
        g.then(STAGE)


def after_stage(g: Game) -> None:
    """All are done, or ready: the next step, the Council, or the round."""
    t = g.table
    if t.phase == PRE_ROUND:
        workers.settle_boxes(g)
        g.then(BEGIN_ROUND)
    elif t.phase == LAST_ACTIONS:
        g.then(COUNCIL, AFTER_COUNCIL)
    else:
        g.then(STEPS_OF_TRACK[t.step + 1])


class Stage(PendulumWait, frozen=True):
    """Until all are done, or ready."""

    def over(self, view: View[Table]) -> bool:
        return last_actions.all_done(view.table)

    def leave(self, g: Game) -> None:
        g.recall()
        after_stage(g)


class NextTurn(PendulumDo, frozen=True):
    """Whoever comes next in privilege order; who can do nothing passes. When all pass the stage is over."""

    seat: int

    def run(self, g: Game) -> None:
        next_turn(g, self.seat)


def next_turn(g: Game, seat: int) -> None:
    """After a player's turn."""
    following = turn.next_seat(g, seat)
    if following == NOTHING:
        after_stage(g)
    else:
        g.then(TAKE_TURN[following])


class TakeTurn(PendulumAsk, frozen=True):
    """Untimed turns: one action, or pass."""

    def options(self, me: Eyes) -> Sequence[Action]:
        return turn.options(me)

    def take(self, g: Game, action: Any) -> None:
        if isinstance(action, Pass):
            turn.perform_pass(g, self.seat)
        else:
            rounds.forget_passes(g)
            PERFORM[type(action)](g, self.seat, action)
        if len(g.stacks[g.where]) > g.base:  # something is to be chosen first
            g.then(NEXT_TURN[self.seat])
        else:
            next_turn(g, self.seat)

    def refusal(self, me: Eyes, action: Action) -> Reason:
        said = turn.refusal(me, action)
        if said is not None:
            return said
        why = REFUSAL.get(type(action))
        return OtherQuestion() if why is None else why(me, action)


class ActFreely(PendulumAsk, frozen=True):
    """Real time and untimed simultaneous: anything, one thing at a time."""

    def due(self, table: Table) -> bool:
        return (table.mode == SIMULTANEOUS or table.phase == PRE_ROUND) and not table.done[self.seat]

    def spacing(self, table: Table) -> Millis:
        return SPACING if table.mode == REALTIME and table.phase in (PLAY, LAST_ACTIONS) else 0

    def options(self, me: Eyes) -> Sequence[Action]:
        return turn.free_options(me)

    def take(self, g: Game, action: Any) -> None:
        word = SAID.get(type(action))
        if word is not None:
            word(g, self.seat)
        else:
            last_actions.has_acted(g, self.seat)
            PERFORM[type(action)](g, self.seat, action)
        g.then(self)

    def refusal(self, me: Eyes, action: Action) -> Reason:
        said = last_actions.refusal(me, action) or turn.refusal(me, action)
        if said is not None:
            return said
        why = REFUSAL.get(type(action))
        return OtherQuestion() if why is None else why(me, action)


SAID: Final = {
    Done: last_actions.perform_done,
    Withdraw: last_actions.perform_withdraw,
    Hold: last_actions.perform_hold,
    Ready: last_actions.perform_ready,
}
BEGIN_ROUND: Final = BeginRound()
RIVALS_SET_OUT: Final = RivalsSetOut()
COUNTDOWN_WAIT: Final = Countdown()
SAND: Final = Sand()
STAGE: Final = Stage()
STEPS_OF_TRACK: Final = [UntimedStep(number) for number in range(len(TIMER_TRACK) + 1)]
FREE: Final = [ActFreely(seat) for seat in range(SEATS)]
RESTOCK: Final = [Restock(seat) for seat in range(SEATS)]
TAKE_TURN: Final = [TakeTurn(seat) for seat in range(SEATS)]
NEXT_TURN: Final = [NextTurn(seat) for seat in range(SEATS)]
AFTER_COUNCIL: Final = AfterCouncil()
