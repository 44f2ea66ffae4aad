"""How it stands at the king's court."""

from __future__ import annotations

from regency.games._example import RULES
from regency.kernel.rules import Line
from tests.games._example.builder import CASTLE, DANCE, HUNT, KEY, MILL, SEAL, SEAT, TOLL, lay_all, position


def test_respect_is_given_at_the_end_and_shown_as_it_stands() -> None:
    match = position(["1 2 3", "4 5 6"], taken=[(SEAT,), (HUNT, MILL)], offered=(CASTLE,))
    t = match.state.table
    tally = RULES.tally(t)
    assert tally.totals == tuple(t.points)
    assert tally.pending == (Line("respect", (0, 3)),)
    assert tally.counts == (Line("rounds-left", (2,)), Line("hand", (3, 3)), Line("favours", (1, 2)))
    assert not tally.last_round


def test_the_last_audience_is_the_last_round_and_then_respect_counts() -> None:
    match = position(["1", "4"], taken=[(SEAT, SEAL, DANCE), (HUNT, KEY)], offered=(TOLL,))
    assert RULES.tally(match.state.table).last_round
    lay_all(match, 1, 4)
    tally, outcome = RULES.tally(match.state.table), match.outcome()
    assert outcome is not None
    assert (tally.totals, tally.pending, tally.last_round) == (outcome.scores, (), False)
