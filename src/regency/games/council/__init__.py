"""The Council of Four: the declaration of the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from regency.kernel.core import Sight
from regency.kernel.edge import Action, Ask, Event
from regency.kernel.rng import Rng
from regency.kernel.rules import BoardData, Outcome, Phrase, Rules, Tally, tallied
from regency.kernel.sheet import Sheet

from .bots import features
from .flow.steps import ASKS, STEPS, TURNS
from .hidden import imagine, invariants
from .hidden import notes as notebook
from .hidden.notes import Notes
from .model.actions import ACTIONS, EndTurn
from .model.events import EVENTS
from .model.options import Options
from .model.reasons import REASONS
from .model.state import Box, Council, Public, Screen, Table
from .rules import scoring, setup
from .telling import asked, board, pieces, remarks
from .telling import sheet as page
from .telling import tally as totals


class CouncilOfFour(Rules[Table, Screen, Box, Notes]):
    """Two to four players build emporiums in fifteen cities, by permits and with the king's help."""

    name = "council"
    version = 2
    seats = range(2, 5)
    options = Options
    actions = ACTIONS
    closing = (EndTurn,)
    events = EVENTS
    asks = ASKS
    steps = STEPS
    reasons = REASONS
    features = features.FEATURES
    horizon = 20_000
    ends = ("last-emporium",)
    lines = totals.LINES
    stats = ("coins", "assistants", "nobility")
    counts = totals.COUNTS
    same_words = frozenset(
        {*(f"city-{city}" for city in range(15)), "card-2", "colour-2", "sheet-assistants", "sheet-player"}
    )
    unsaid: ClassVar = {
        "was-DeckShuffled": frozenset({"cards"}),
        "was-PermitTaken": frozenset({"slot"}),
        "was-PermitTurnedUp": frozenset({"slot"}),
        "was-PermitPutUnder": frozenset({"slot"}),
        "was-TileTaken": frozenset({"points"}),
    }

    def setup(self, seats: int, options: Any, seed: bytes, legacy: Any) -> Council:
        g = setup.setup(seats, options, seed)
        g.then(TURNS[0])
        return g

    def note(self, notes: Notes | None, me: Sight[Table, Screen], told: Sequence[Event]) -> Notes:
        return notebook.note(notes, me, told)

    def imagine(self, me: Public, notes: Notes | None, rng: Rng) -> Council:
        return imagine.imagine(me, notes, rng)

    def agrees(self, notes: Notes, g: Council) -> bool:
        return notebook.agrees(notes, g)

    def outcome(self, table: Table) -> Outcome | None:
        if not table.finished:
            return None
        return tallied(self.ends[0], self.lines, scoring.score_pad(table), scoring.ranks(table))

    def check(self, g: Council) -> None:
        invariants.check(g)

    def weigh(self, me: Sight[Table, Screen]) -> list[float]:
        return features.weigh(me)

    def tally(self, table: Table) -> Tally:
        return totals.tally(table)

    def phrase(self, domain: str, value: int) -> Phrase:
        return pieces.phrase(domain, value)

    def brief(self, domain: str, value: int) -> Phrase:
        return remarks.brief(domain, value)

    def sheet(self, view: Public, shown: Mapping[int, Screen]) -> Sheet:
        return page.sheet(view, shown)

    def remark(self, me: Sight[Table, Screen], action: Action) -> Phrase | None:
        return remarks.remark(me, action)

    def heading(self, me: Sight[Table, Screen], kind: type[Action]) -> Phrase | None:
        return remarks.heading(me, kind)

    def asked(self, me: Sight[Table, Screen], ask: Ask[Table, Screen, Box]) -> Phrase | None:
        return asked.asked(me, ask)

    def progress(self, table: Table) -> int:
        return table.turn

    def board_data(self) -> BoardData:
        return board.board_data()


RULES = CouncilOfFour()
