"""How it stands: points, the respect that is given at the end, and what is left of the game."""

from __future__ import annotations

from typing import Final

from regency.kernel.rules import Line, Tally, summed

from ..model.state import Table
from ..printed.figures import NOTHING, ROUNDS
from ..rules.scoring import respect

COUNTS: Final = {"rounds-left": "hourglass", "hand": "card", "favours": "tile"}


def tally(t: Table) -> Tally:
    """Points are kept; respect goes to whoever has most favours when all is over."""
    favours, respected = Line("favours", tuple(t.points)), Line("respect", tuple(respect(t)))
    is_over = t.ended != NOTHING
    kept = (favours, respected) if is_over else (favours,)
    pending = () if is_over else (respected,)
    return Tally(summed(kept, len(t.points)), kept, pending, counts(t), t.round == ROUNDS and not is_over)


def counts(t: Table) -> tuple[Line, ...]:
    """Audiences to come, for all; cards in hand and favours taken."""
    rows = ([ROUNDS - t.round], t.hands, t.favours)
    return tuple([Line(item, tuple(row)) for item, row in zip(COUNTS, rows)])
