"""The score pad."""

from __future__ import annotations

import pytest

from regency.games.council import RULES
from regency.games.council.model.options import Options
from regency.kernel.rules import Line, Outcome
from tests.games.council.builder import Game, position
from tests.games.council.play import table

pytestmark = pytest.mark.both


def scored(**given: object) -> Outcome:
    """The outcome of a table on which the last turn is over; points alone unless more is given."""
    match: Game = position(**given)  # type: ignore[arg-type]
    table(match).finished = True
    outcome = RULES.outcome(table(match))
    assert outcome is not None
    return outcome


def line(outcome: Outcome, item: str) -> tuple[int, ...]:
    return next(row.points for row in outcome.lines if row.item == item)


@pytest.mark.parametrize(
    ("spaces", "points"),
    [
        ((12, 12, 9, 9), (5, 5, 0, 0)),  # R10
        ((12, 9, 9, 3), (5, 2, 2, 0)),  # R10
        ((12, 9, 8, 3), (5, 2, 0, 0)),
        ((1, 2, 3, 20), (0, 0, 2, 5)),
        ((0, 0, 0, 0), (5, 5, 5, 5)),  # ruling 32
        ((7, 7, 7, 7), (5, 5, 5, 5)),
        ((1, 0, 0, 0), (5, 2, 2, 2)),
        ((3, 3, 3, 0), (5, 5, 5, 0)),
    ],
)
def test_nobility_first_and_second(spaces: tuple[int, ...], points: tuple[int, ...]) -> None:
    """R10."""
    assert line(scored(nobility=spaces), "nobility") == points


@pytest.mark.parametrize(("spaces", "points"), [((4, 2), (5, 2)), ((0, 9), (2, 5)), ((6, 6), (5, 5))])
def test_nobility_with_two_players(spaces: tuple[int, ...], points: tuple[int, ...]) -> None:
    """Ruling 32."""
    assert line(scored(seats=2, nobility=spaces), "nobility") == points


def test_tiles_and_kings_rewards_count_what_is_printed_on_them() -> None:
    outcome = scored(
        tiles={"gold": 0, "iron": 0, "silver": 1, "bronze": 2, "coast": 1, "hills": 3, "mountains": 3},
        king_rewards=[1, 0, 3, 0, 1],
    )
    assert line(outcome, "tiles") == (25, 17, 8, 10)
    assert line(outcome, "king-rewards") == (25, 28, 0, 12)


def test_most_permits_count_face_up_and_face_down() -> None:
    """Ruling 30."""
    outcome = scored(permits=["A", "B C", "", "K"], used=["D E", "", "F G", "L"])
    assert line(outcome, "permits") == (3, 0, 0, 0)


@pytest.mark.parametrize(("rule", "points"), [("all", (3, 3, 0, 0)), ("none", (0, 0, 0, 0))])
def test_tied_for_most_permits_all_or_none_gain_by_the_rule_option(
    rule: str, points: tuple[int, ...]
) -> None:
    """Ruling 30, both settings."""
    options = Options(permit_ties=rule)  # type: ignore[arg-type]
    assert line(scored(permits=["A", "B", "", ""], options=options), "permits") == points


@pytest.mark.parametrize("rule", ["all", "none"])
def test_the_rule_for_ties_does_not_touch_a_sole_leader(rule: str) -> None:
    options = Options(permit_ties=rule)  # type: ignore[arg-type]
    assert line(scored(permits=["A", "", "K L", "B"], options=options), "permits") == (0, 0, 3, 0)


def test_the_pad_has_five_lines_and_their_sum_is_the_score() -> None:
    outcome = scored(
        seats=3,
        points=[30, 20, 10],
        nobility=[1, 2, 3],
        permits=["A", "B C"],
        tiles={"gold": 2},
        king_rewards=[2],
    )
    assert outcome.lines == (
        Line("track", (30, 20, 10)),
        Line("tiles", (0, 0, 20)),
        Line("king-rewards", (0, 0, 25)),
        Line("nobility", (0, 2, 5)),
        Line("permits", (0, 3, 0)),
    )
    assert (outcome.scores, outcome.ranks, outcome.reason) == ((30, 25, 60), (2, 3, 1), "last-emporium")


def test_a_tie_goes_to_more_assistants_and_cards_together() -> None:
    """Ruling 31: 5 + 1 beats 0 + 5, and one sum with another make counts alike."""
    level = {"points": [9, 9, 9], "seats": 3, "hands": ["white", "5xblack", "2xpink"]}
    assert scored(**level, assistants=[5, 0, 0]).ranks == (1, 2, 3)
    assert scored(**level, assistants=[4, 0, 1]).ranks == (1, 1, 3)
    assert scored(**level, assistants=[0, 0, 1]).ranks == (3, 1, 2)


def test_still_level_players_share_the_win() -> None:
    """Ruling 31."""
    level = {"points": [9, 9, 8, 9], "hands": ["white"] * 4}
    assert scored(**level, assistants=[2, 2, 2, 2]).ranks == (1, 1, 4, 1)


def test_the_tie_breaker_does_not_beat_points() -> None:
    assert scored(points=[10, 9, 0, 0], assistants=[0, 20, 0, 0], hands=["", "6xwhite"]).ranks[:2] == (1, 2)


def test_before_the_end_there_is_no_outcome() -> None:
    assert RULES.outcome(table(position())) is None


def test_the_standing_counts_track_tiles_and_kings_rewards_but_nothing_that_is_compared_at_the_end() -> None:
    t = table(position(seats=2))
    t.points = [7, 4]
    t.tiles[0] = 1
    t.king_rewards[0] = 1
    t.nobility = [9, 0]
    assert RULES.standing(t) == (7, 4 + 20 + 25)
