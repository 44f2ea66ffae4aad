"""The end: rows of the score pad that the worked example does not show, Anarchy's value, and ties."""

from __future__ import annotations

from typing import Any

import pytest

from regency.games.allegoria.flow.steps import CLEAN_UP
from regency.games.allegoria.rules.scoring import anarchy_value
from regency.kernel.rules import Outcome
from tests.games.allegoria.builder import bare, ready
from tests.games.allegoria.play import table

pytestmark = pytest.mark.both
# Claims that a bare table misses, so that every seat has the same
MISSED = {0: "absolutist diplomatic charitable", 1: "glorious guildmaster conqueror"}


def ended(seats: int = 2, **position: Any) -> Outcome:
    match = bare(seats, round=6, ends=MISSED, **position)
    match.state.stacks[0] = [CLEAN_UP]
    outcome = ready(match).outcome()
    assert outcome is not None
    return outcome


def line(outcome: Outcome, item: str) -> tuple[int, ...]:
    return next(line.points for line in outcome.lines if line.item == item)


@pytest.mark.parametrize(
    ("markers", "value"),
    [(0, 0), (1, -1), (6, -1), (7, -2), (12, -2), (13, -3), (18, -3), (19, -4), (24, -4)],
)
def test_the_value_of_a_marker_is_that_of_the_last_column_begun(markers: int, value: int) -> None:
    assert anarchy_value(table(bare(anarchy={0: markers}))) == value


def test_everybodys_markers_decide_what_each_counts() -> None:
    assert line(ended(anarchy={0: 1, 1: 6}), "anarchy") == (-2, -12)


@pytest.mark.parametrize(("space", "points"), [(0, -3), (1, 0), (6, 0), (7, 5)])
def test_alms(space: int, points: int) -> None:
    assert line(ended(alms={1: space}), "alms")[1] == points


def test_claims_left_in_hand_cost_as_much_as_missed_ones() -> None:
    outcome = ended(held={0: "bold bloody"})
    assert line(outcome, "unfulfilled") == (-15, -9)


def test_diplomacy_multiplies_in_game_claims_only() -> None:
    outcome = ended(done={0: "bold bloody"}, diplomacy={0: 2, 1: 5})
    assert line(outcome, "diplomacy") == (4, 0)
    assert line(outcome, "in-game-claims") == (4, 0)


def test_ties_go_to_more_completed_claims() -> None:
    outcome = ended(done={0: "bloody", 1: "bold puppeteer brazen"})
    assert (outcome.scores[0], outcome.ranks) == (outcome.scores[1], (2, 1))


def test_then_to_the_higher_town_sum() -> None:
    outcome = ended(tracks={1: "strength6"}, influence={0: 3})
    assert (outcome.scores[0], outcome.ranks) == (outcome.scores[1], (2, 1))


def test_then_the_victory_is_shared() -> None:
    outcome = ended()
    assert (outcome.scores[0], outcome.ranks) == (outcome.scores[1], (1, 1))


def test_no_outcome_before_the_end() -> None:
    assert bare().outcome() is None
