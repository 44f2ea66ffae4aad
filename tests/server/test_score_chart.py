"""The chart of the race: laps, swings, and turns that were taken back."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from regency import games
from regency.kernel.match import Match
from regency.server.score_chart import score_chart

RECORDS = sorted((Path(__file__).resolve().parents[1] / "games").glob("*/records/*.jsonl"))


def game_of(path: Path) -> str:
    return path.parent.parent.name


@pytest.mark.parametrize("path", RECORDS[::6], ids=lambda path: f"{game_of(path)}-{path.stem}")
def test_laps_lead_to_the_score_and_swings_are_the_largest_gains(path: Path) -> None:
    rules = games.load(game_of(path))
    match = Match.load(rules, path)
    found = score_chart(rules, match.record())
    outcome = match.outcome()
    assert outcome is not None and found.final == outcome.scores
    turns = [lap.turn for lap in found.laps]
    later = turns[1:]  # the start and the first lap may be of the same turn
    assert turns == sorted(turns) and later == sorted(set(later))
    assert turns[-1] == rules.progress(match.state.table)
    assert found.laps[-1].points == tuple(rules.standing(match.state.table))
    gains = [
        now.points[seat] - then.points[seat]
        for then, now in pairwise(found.laps)
        for seat in range(len(now.points))
    ]
    assert [swing.gained for swing in found.swings] == sorted(gains, reverse=True)[: len(found.swings)]
