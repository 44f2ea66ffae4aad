"""The King's Favours, the example to copy: the declaration of the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from regency.kernel.core import Sight
from regency.kernel.edge import Ask, Event
from regency.kernel.rng import Rng
from regency.kernel.rules import BoardData, Outcome, Phrase, Rules, Tally, tallied
from regency.kernel.sheet import Sheet

from .bots import features, wagers
from .flow.steps import ASKS, ROUND, STEPS, ChooseCard
from .hidden import imagine, invariants
from .hidden import notes as notebook
from .hidden.notes import Notes
from .model.actions import ACTIONS
from .model.events import EVENTS
from .model.options import Options
from .model.reasons import REASONS
from .model.state import Box, Game, Public, Screen, Table
from .printed.figures import ENDS, NOTHING, SEATS
from .rules import scoring, setup
from .telling import board, pieces
from .telling import sheet as page
from .telling import tally as totals


class KingsFavours(Rules[Table, Screen, Box, Notes]):
    """Everybody sends a courtier to the king, in secret; he receives the highest who comes alone."""

    name = __name__.rpartition(".")[2]  # the folder's: a copy under another name is another game
    version = 1
    seats = range(2, SEATS + 1)
    options = Options
    actions = ACTIONS
    events = EVENTS
    asks = ASKS
    steps = STEPS
    reasons = REASONS
    features = features.FEATURES
    ends = ENDS
    lines = ("favours", "respect")
    counts = totals.COUNTS
    same_words = frozenset({"card-0"})  # a page is a page in German too
    unsaid: ClassVar = {"was-FavourTaken": frozenset({"points"})}  # the name of the favour has them
    horizon = 400

    def setup(self, seats: int, options: Any, seed: bytes, legacy: Any) -> Game:
        g = setup.setup(seats, options, seed)
        g.then(ROUND)
        return g

    def note(self, notes: Notes | None, me: Sight[Table, Screen], told: Sequence[Event]) -> Notes:
        return notebook.note(notes, me, told)

    def imagine(self, me: Public, notes: Notes | None, rng: Rng) -> Game:
        return imagine.imagine(me, notes, rng)

    def agrees(self, notes: Notes, g: Game) -> bool:
        return notebook.agrees(notes, g)

    def outcome(self, table: Table) -> Outcome | None:
        if table.ended == NOTHING:
            return None
        pad = (table.points, scoring.respect(table))
        return tallied(ENDS[table.ended], self.lines, pad, scoring.ranks(table))

    def check(self, g: Game) -> None:
        invariants.check(g)

    def weigh(self, me: Sight[Table, Screen]) -> list[float]:
        return features.weigh(me)

    def lots(self, me: Sight[Table, Screen], ask: Ask[Table, Screen, Box]) -> list[float] | None:
        return wagers.card_lots(me) if isinstance(ask, ChooseCard) else None

    def tally(self, table: Table) -> Tally:
        return totals.tally(table)

    def title(self, table: Table, seat: int) -> Phrase:
        return pieces.title(table, seat)

    def phrase(self, domain: str, value: int) -> Phrase:
        return pieces.phrase(domain, value)

    def sheet(self, view: Public, shown: Mapping[int, Screen]) -> Sheet:
        return page.sheet(view, shown)

    def board_data(self) -> BoardData:
        return board.board_data()

    def progress(self, table: Table) -> int:
        return table.round


RULES = KingsFavours()
