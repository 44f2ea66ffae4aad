"""How it stands: the parchment points so far, the steps that are missing, and the rounds to come."""

from __future__ import annotations

from typing import Final

from regency.kernel.rules import Line, Tally, summed

from ..model.state import Table
from ..printed.terms import END, NOTHING, ROUNDS, SLOTS, TRACKS
from ..rules.rows import rank_of
from ..rules.winning import LINES, distance, score_pad, total

COUNTS: Final = {"rounds-left": "hourglass", "steps-left": "scroll", "rank": "flag", "provinces": "tile"}
STATS: Final = ("military", "culture", "gold", "votes")


def tally(t: Table) -> Tally:
    """Every line counts at once; the last round is announced when it begins."""
    lines = tuple([Line(item, tuple(row)) for item, row in zip(LINES, score_pad(t), strict=True)])
    is_last = t.round == ROUNDS and t.phase != END
    return Tally(summed(lines, len(t.mats)), lines, (), counts(t), is_last)


def standing(t: Table) -> list[int]:
    """The totals alone."""
    return [total(t, seat) for seat in range(len(t.mats))]


def counts(t: Table) -> tuple[Line, ...]:
    """Rounds to come, for all; steps to the parchment, rank and provinces, for each."""
    seats = range(len(t.mats))
    rows = (
        [ROUNDS - t.round],
        [steps_left(t, seat) for seat in seats],
        [rank_of(t, seat) + 1 for seat in seats],
        [provinces_of(t, seat) for seat in seats],
    )
    return tuple([Line(item, tuple(row)) for item, row in zip(COUNTS, rows, strict=True)])


def steps_left(t: Table, seat: int) -> int:
    """Until all four markers are in the parchment."""
    if t.mats[seat] == NOTHING:
        return 0
    coloured = [max(0, distance(t, seat, track)) for track in range(TRACKS)]
    return sum(coloured) + 1 - t.legendary[seat]


def provinces_of(t: Table, seat: int) -> int:
    """Those under all slots."""
    return sum([len(t.slots[seat * SLOTS + slot]) for slot in range(SLOTS)])
