"""How it stands: the score pad as far as it is public, and what is left of the game."""

from __future__ import annotations

from typing import Final

from regency.kernel.rules import Line, Tally, summed

from ..model.state import Table
from ..printed.counts import ROUNDS
from ..printed.terms import NOTHING, SEATS, SPACES
from ..rules.scoring import SCORE_PAD, score_pad

COUNTS: Final = {"rounds-left": "hourglass", "hand": "card", "claims": "scroll", "guilds": "tile"}


def tally(t: Table) -> Tally:
    """Every line counts at once; what End of Game Claims bring is hidden until they are shown."""
    lines = [Line(item, tuple(row)) for item, row in zip(SCORE_PAD, score_pad(t))]
    is_last = t.round == ROUNDS and not t.finished
    return Tally(
        summed(lines, len(t.supply)), tuple(lines), (), counts(t), is_last, last_turns(t) if is_last else ()
    )


def counts(t: Table) -> tuple[Line, ...]:
    """Rounds to come, for all; cards and claims in hand, Guild Cards."""
    rows = (
        [ROUNDS - t.round],
        t.hands,
        [len(slots) for slots in t.slots],
        [len(guilds) for guilds in t.guilds],
    )
    return tuple([Line(item, tuple(row)) for item, row in zip(COUNTS, rows)])


def last_turns(t: Table) -> tuple[int, ...]:
    """Whoever acts in the open space and has no markers on a later one."""
    if t.active == NOTHING or t.space == NOTHING:
        return ()
    later = [t.heights[space * SEATS + t.active] for space in range(t.space + 1, SPACES)]
    return () if any(later) else (t.active,)
