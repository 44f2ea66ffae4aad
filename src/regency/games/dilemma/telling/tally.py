"""How it stands: points are counted at the end alone, as agendas and pools are secret till then."""

from __future__ import annotations

from typing import Final

from regency.kernel.rules import Line, Tally, summed

from ..model.state import Table
from ..printed.figures import NOTHING, TIME_SPACES
from ..rules.scoring import LINES

COUNTS: Final = {"time": "hourglass", "prestige": "star", "crave": "flame"}


def tally(t: Table) -> Tally:
    """Nothing before the end; beside it the Time Counter, and what the houses have gained in the campaign."""
    seats = len(t.house)
    pad = t.pad or ((0,) * seats,) * len(LINES)
    lines = tuple([Line(item, tuple(row)) for item, row in zip(LINES, pad)])
    counts = (
        Line("time", (len(t.time),)),
        Line("prestige", tuple([t.prestige[house] for house in t.house])),
        Line("crave", tuple([t.crave[house] for house in t.house])),
    )
    return Tally(summed(lines, seats), lines, (), counts, may_be_last(t))


def may_be_last(t: Table) -> bool:
    """Any card may kill the king from here on, or he has abdicated already."""
    on_the_brink = len(t.time) >= TIME_SPACES - 1 or t.abdicated != NOTHING
    return on_the_brink and t.ended == NOTHING
