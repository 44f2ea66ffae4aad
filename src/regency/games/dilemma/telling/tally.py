"""How it stands: a reign is counted at its end alone, as agendas and pools are secret till then."""

from __future__ import annotations

from typing import Final

from regency.kernel.rules import Line, Tally, summed

from ..model.state import Table
from ..printed.figures import NOTHING, TIME_SPACES
from ..printed.finale import VOTES
from ..rules import finale
from ..rules.finale import is_finale
from ..rules.scoring import LINES

COUNTS: Final = {"time": "hourglass", "votes": "hourglass", "prestige": "star", "crave": "flame"}
OF_REIGN: Final = ("time", "prestige", "crave")
OF_FINALE: Final = ("votes", "prestige", "crave")


def counted(t: Table) -> tuple[str, ...]:
    """In the finale there is no Time Counter, but votes that are still to come."""
    return OF_FINALE if is_finale(t) else OF_REIGN


def tally(t: Table) -> Tally:
    """Of a reign nothing before its end; in the finale what the points of the campaign would count now."""
    seats = len(t.house)
    pad = finale.pad(t) if is_finale(t) else t.pad or ((0,) * seats,) * len(LINES)
    items = finale.LINES if is_finale(t) else LINES
    lines = tuple([Line(item, tuple(row)) for item, row in zip(items, pad)])
    counts = (
        Line("votes", (VOTES - len(t.results),)) if is_finale(t) else Line("time", (len(t.time),)),
        Line("prestige", tuple([t.prestige[house] for house in t.house])),
        Line("crave", tuple([t.crave[house] for house in t.house])),
    )
    return Tally(summed(lines, seats), lines, (), counts, may_be_last(t))


def may_be_last(t: Table) -> bool:
    """Any card may kill the king from here on, or he has abdicated already."""
    on_the_brink = len(t.time) >= TIME_SPACES - 1 or t.abdicated != NOTHING
    return on_the_brink and t.ended == NOTHING
