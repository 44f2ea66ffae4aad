"""The chart of the race: laps, swings, and turns that were taken back."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from regency import games
from regency.kernel.match import AnyMatch, Match
from regency.kernel.rules import AnyRules
from regency.server.messages import Lap
from regency.server.score_chart import score_chart

RECORDS = sorted((Path(__file__).resolve().parents[1] / "games").glob("*/records/*.jsonl"))


def game_of(path: Path) -> str:
    return path.parent.parent.name


@pytest.mark.parametrize("path", RECORDS[::6], ids=lambda path: f"{game_of(path)}-{path.stem}")
def test_laps_lead_to_the_score_and_swings_are_the_largest_gains(path: Path) -> None:
    rules = games.load(game_of(path))
    match: AnyMatch = Match.load(rules, path)
    found = score_chart(rules, match.record())
    outcome = match.outcome()
    assert outcome is not None and found.final == outcome.scores
    turns = [lap.turn for lap in found.laps]
    assert turns == sorted(set(turns)) and turns[-1] == rules.progress(match.state.table)
    assert found.laps[-1].points == tuple(rules.standing(match.state.table))
    gains = [
        now.points[seat] - then.points[seat]
        for then, now in pairwise(found.laps)
        for seat in range(len(now.points))
    ]
    assert [swing.gained for swing in found.swings] == sorted(gains, reverse=True)[: len(found.swings)]
    began(rules, match, found.laps[0])
    assert all(swing.turn > 0 for swing in found.swings)


def began(rules: AnyRules, match: AnyMatch, first: Lap) -> None:
    """The first lap is what everybody had when the first turn began: what the setup gave is nobody's gain."""
    again: AnyMatch = Match.from_header(rules, match.header)
    for entry, _ in match.entries[: first.entry]:
        again.apply(entry)
    assert (first.turn, first.points) == (0, tuple(rules.standing(again.state.table)))
    assert rules.progress(again.state.table) == 1
