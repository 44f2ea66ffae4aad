"""The score chart, `Race` on the wire: who had how much after every turn, and the moments that decided it."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from regency.kernel.match import AnyMatch, Match
from regency.kernel.record import Record
from regency.kernel.rules import AnyRules

from .messages import Lap, Race, Swing

SWINGS: Final = 3


def score_chart(rules: AnyRules, record: Record) -> Race:
    """A finished match folded once more, with a look at the public standing at each turn's end."""
    again: AnyMatch = Match.from_header(rules, record.header)
    laps = [Lap(0, 0, tuple(rules.standing(again.state.table)))]
    for number, (entry, _) in enumerate(record.entries, start=1):
        before = rules.progress(again.state.table)
        again.apply(entry)
        after = rules.progress(again.state.table)
        if after > before:
            if before == 0:
                laps.clear()  # the setup is no turn: everybody begins with what it gave
            laps.append(Lap(number, before, tuple(rules.standing(again.state.table))))
        while laps[-1].turn >= max(after, 1):  # taken back: those turns were never played
            laps.pop()
    last = again.state.table
    laps.append(Lap(len(record.entries), rules.progress(last), tuple(rules.standing(last))))
    outcome = again.outcome()
    final = tuple(outcome.scores) if outcome is not None else laps[-1].points
    return Race(tuple(laps), final, swings(laps))


def swings(laps: list[Lap]) -> tuple[Swing, ...]:
    """The largest gains of one seat in one turn, the largest first."""
    found = [
        Swing(now.entry, now.turn, seat, now.points[seat] - then.points[seat])
        for then, now in pairwise(laps)
        for seat in range(len(now.points))
    ]
    best = sorted(found, key=lambda swing: (-swing.gained, swing.entry))
    return tuple(swing for swing in best[:SWINGS] if swing.gained > 0)
