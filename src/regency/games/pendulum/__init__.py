"""Pendulum: the declaration of the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from regency.kernel.core import Sight
from regency.kernel.edge import NEVER, Action, Ask, Millis
from regency.kernel.rng import Rng
from regency.kernel.rules import BoardData, Outcome, Phrase, Rules, Tally, tallied
from regency.kernel.sheet import Sheet

from .bots import chances, features
from .flow.questions import ASKS, ActFreely, Restock
from .flow.steps import OPENING, STEPS
from .hidden import imagine, invariants
from .model.actions import ACTIONS, Done, FlipTimer, Pass, Ready
from .model.events import EVENTS
from .model.options import Options
from .model.reasons import REASONS
from .model.state import Box, Game, Public, Screen, Table
from .printed.terms import ENDS, NOTHING
from .rules import setup, winning
from .telling import asked, board, pieces, reckoned, remarks
from .telling import sheet as page
from .telling import tally as totals


class Pendulum(Rules[Table, Screen, Box, None]):
    """One to five nobles place workers between three sand timers, to succeed a vanished king."""

    name = "pendulum"
    version = 2
    seats = range(1, 6)
    options = Options
    actions = ACTIONS
    closing = (Pass, Done, Ready)
    events = EVENTS
    asks = ASKS
    steps = STEPS
    reasons = REASONS
    features = features.FEATURES
    horizon = 60_000
    ends = ENDS
    lines = winning.LINES
    stats = totals.STATS
    counts = totals.COUNTS
    same_words = pieces.SAME_WORDS

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

    def weigh(self, me: Sight[Table, Screen]) -> Sequence[float]:
        return features.weigh(me)

    def stirs(self, me: Sight[Table, Screen], ask: Ask[Table, Screen, Box]) -> bool:
        if isinstance(ask, ActFreely):
            return chances.stirs(me)
        return isinstance(ask, Restock) and chances.stirs_to_refill(me)

    def courtesy(self, me: Sight[Table, Screen], action: Action) -> Millis:
        return chances.courtesy(me, action.area) if isinstance(action, FlipTimer) else NEVER

    def rests(self, me: Sight[Table, Screen], action: Action) -> bool:
        return isinstance(action, self.closing) and not me.clock.running

    def check(self, g: Game) -> None:
        invariants.check(g)

    def tally(self, table: Table) -> Tally:
        return totals.tally(table)

    def standing(self, table: Table) -> list[int]:
        return totals.standing(table)

    def title(self, table: Table, seat: int) -> Phrase | None:
        return pieces.title(table.mats[seat])

    def phrase(self, domain: str, value: int) -> Phrase:
        return pieces.phrase(domain, value)

    def brief(self, domain: str, value: int) -> Phrase:
        return pieces.brief(domain, value)

    def sheet(self, view: Public, shown: Mapping[int, Screen]) -> Sheet:
        return page.sheet(view, shown)

    def figures(self, me: Public) -> dict[str, Any]:
        return reckoned.figures(me)

    def remark(self, me: Sight[Table, Screen], action: Action) -> Phrase | None:
        return remarks.remark(me, action)

    def asked(self, me: Sight[Table, Screen], ask: Ask[Table, Screen, Box]) -> Phrase | None:
        return asked.asked(me, ask)

    def heading(self, me: Sight[Table, Screen], kind: type[Action]) -> Phrase | None:
        return remarks.heading(me, kind)

    def progress(self, table: Table) -> int:
        return table.round

    def board_data(self) -> BoardData:
        return board.board_data()


RULES = Pendulum()
