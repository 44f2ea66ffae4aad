"""Pendulum: the declaration of the game."""

from __future__ import annotations

from typing import Any

from regency.kernel.rng import Rng
from regency.kernel.rules import Outcome, Rules, tallied

from .flow.questions import ASKS
from .flow.steps import OPENING, STEPS
from .hidden import imagine, invariants
from .model.actions import ACTIONS, Done, Pass, Ready
from .model.events import EVENTS
from .model.options import Options
from .model.reasons import REASONS
from .model.state import Box, Game, Public, Screen, Table
from .printed.terms import ENDS, NOTHING
from .rules import setup, winning


class Pendulum(Rules[Table, Screen, Box, None]):
    """One to five nobles place workers between three sand timers, to succeed a vanished king."""

    name = "pendulum"
    version = 1
    seats = range(1, 6)
    options = Options
    actions = ACTIONS
    closing = (Pass, Done, Ready)
    events = EVENTS
    asks = ASKS
    steps = STEPS
    reasons = REASONS
    horizon = 60_000
    ends = ENDS
    lines = winning.LINES
    stats = ("military", "culture", "gold", "votes")

    def setup(self, seats: int, options: Any, seed: bytes, legacy: Any) -> Game:
        g = setup.setup(seats, options, seed)
        g.then(OPENING)
        return g

    def timed(self, options: Any) -> bool:
        return bool(options.mode == "realtime")

    def imagine(self, me: Public, notes: None, rng: Rng) -> Game:
        return imagine.imagine(me, rng)

    def outcome(self, table: Table) -> Outcome | None:
        if table.ended == NOTHING:
            return None
        return tallied(
            ENDS[table.ended],
            self.lines,
            winning.score_pad(table),
            winning.ranks(table),
            winning.winners(table),
        )

    def check(self, g: Game) -> None:
        invariants.check(g)


RULES = Pendulum()
