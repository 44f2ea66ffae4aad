"""Throne of Allegoria: the declaration of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regency.kernel.core import Sight
from regency.kernel.edge import Event
from regency.kernel.rng import Rng
from regency.kernel.rules import Line, Outcome, Phrase, Rules

from . import claims, imagine, invariants, pieces, scoring, setup
from . import notes as notebook
from .actions import ACTIONS
from .events import EVENTS
from .notes import Notes
from .options import Options
from .reasons import REASONS
from .state import Allegoria, Box, Public, Screen, Table
from .steps import ASKS, STEPS


class ThroneOfAllegoria(Rules[Table, Screen, Box, Notes]):
    """Two to four houses bid for seven action spaces and lay claim to the throne."""

    name = "allegoria"
    version = 1
    seats = range(2, 5)
    options = Options
    actions = ACTIONS
    events = EVENTS
    asks = ASKS
    steps = STEPS
    reasons = REASONS
    horizon = 3_000
    watch = staticmethod(claims.watch)

    def setup(self, seats: int, options: Any, seed: bytes, legacy: Any) -> Allegoria:
        return setup.setup(seats, options, seed)

    def note(self, notes: Notes | None, me: Sight[Table, Screen], told: Sequence[Event]) -> Notes:
        return notebook.note(notes, me, told)

    def imagine(self, me: Public, notes: Notes | None, rng: Rng) -> Allegoria:
        return imagine.imagine(me, notes, rng)

    def agrees(self, notes: Notes, g: Allegoria) -> bool:
        return notebook.agrees(notes, g)

    def outcome(self, table: Table) -> Outcome | None:
        if not table.finished:
            return None
        pad = scoring.score_pad(table)
        lines = tuple(Line(item, tuple(row)) for item, row in zip(scoring.SCORE_PAD, pad, strict=True))
        scores = tuple(sum(column) for column in zip(*pad, strict=True))
        return Outcome("six-rounds", tuple(scoring.ranks(table)), scores, lines)

    def check(self, g: Allegoria) -> None:
        invariants.check(g)

    def phrase(self, domain: str, value: int) -> Phrase:
        return pieces.phrase(domain, value)

    def progress(self, table: Table) -> int:
        return table.round


RULES = ThroneOfAllegoria()
