"""Throne of Allegoria: the declaration of the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from regency.kernel.core import Sight
from regency.kernel.edge import Action, Ask, Event
from regency.kernel.rng import Rng
from regency.kernel.rules import BoardData, Outcome, Phrase, Rules, Tally, tallied
from regency.kernel.sheet import Sheet

from .bots import features, wagers
from .flow.bid_steps import PlaceBid
from .flow.steps import ASKS, STEPS, DraftClaims, PutAsideTwo
from .hidden import imagine, invariants
from .hidden import notes as notebook
from .hidden.notes import Notes
from .model.actions import ACTIONS, EndTurn
from .model.events import EVENTS
from .model.options import Options
from .model.reasons import REASONS
from .model.state import Allegoria, Box, Public, Screen, Table
from .rules import claims, scoring, setup
from .telling import asked, board, pieces, reckoned, remarks
from .telling import sheet as page
from .telling import tally as totals


class ThroneOfAllegoria(Rules[Table, Screen, Box, Notes]):
    """Two to four houses bid for seven action spaces and lay claim to the throne."""

    name = "allegoria"
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
    horizon = 3_000
    ends = ("six-rounds",)
    lines = scoring.SCORE_PAD
    stats = ("influence", "supply")
    counts = totals.COUNTS
    same_words = frozenset({"game-name", *(f"house-{house}" for house in range(4)), "card-type-5"})
    unsaid: ClassVar = {
        "was-DeckShuffled": frozenset({"cards"}),
        "was-MarkersShown": frozenset({"space"}),
        "was-SpoilsDivided": frozenset({"influence"}),
    }
    watch = staticmethod(claims.watch)

    def setup(self, seats: int, options: Any, seed: bytes, legacy: Any) -> Allegoria:
        g = setup.setup(seats, options, seed)
        g.then(DraftClaims())
        return g

    def note(self, notes: Notes | None, me: Sight[Table, Screen], told: Sequence[Event]) -> Notes:
        return notebook.note(notes, me, told)

    def imagine(self, me: Public, notes: Notes | None, rng: Rng) -> Allegoria:
        return imagine.imagine(me, notes, rng)

    def agrees(self, notes: Notes, g: Allegoria) -> bool:
        return notebook.agrees(notes, g)

    def outcome(self, table: Table) -> Outcome | None:
        if not table.finished:
            return None
        return tallied(self.ends[0], self.lines, scoring.score_pad(table), scoring.ranks(table))

    def check(self, g: Allegoria) -> None:
        invariants.check(g)

    def weigh(self, me: Sight[Table, Screen]) -> list[float]:
        return features.weigh(me)

    def lots(self, me: Sight[Table, Screen], ask: Ask[Table, Screen, Box]) -> list[float] | None:
        if isinstance(ask, PlaceBid):
            return wagers.bid_lots(me)
        return wagers.claim_lots(me) if isinstance(ask, PutAsideTwo) else None

    def title(self, table: Table, seat: int) -> Phrase | None:
        return pieces.full_title(table, seat)

    def phrase(self, domain: str, value: int) -> Phrase:
        return pieces.phrase(domain, value)

    def brief(self, domain: str, value: int) -> Phrase:
        return remarks.brief(domain, value)

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

    def tally(self, table: Table) -> Tally:
        return totals.tally(table)

    def progress(self, table: Table) -> int:
        return table.round

    def board_data(self) -> BoardData:
        return board.board_data()


RULES = ThroneOfAllegoria()
