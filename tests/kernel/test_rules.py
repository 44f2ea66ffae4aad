"""What a declaration is helped with."""

from __future__ import annotations

import msgspec
import pytest

from regency.kernel.rules import Line, Outcome, tallied
from tests.example import RULES
from tests.minis.harvest import HARVEST


def test_the_score_pad_is_added_up_by_seat() -> None:
    lines = (Line("coins", (1, 2, 0)), Line("crowns", (5, 0, 7)))
    assert tallied("dusk", ("coins", "crowns"), [[1, 2, 0], [5, 0, 7]], [2, 3, 1]) == Outcome(
        "dusk", (2, 3, 1), (6, 2, 7), lines
    )


@pytest.mark.parametrize("pad", [[[1, 2]], [[1, 2], [3]], [[1, 2], [3, 4], [5, 6]]])
def test_a_pad_that_does_not_fit_its_items_is_a_fault(pad: list[list[int]]) -> None:
    with pytest.raises(ValueError, match="zip"):
        tallied("dusk", ("coins", "crowns"), pad, [1, 2])


def test_who_came_first_has_won_unless_the_outcome_says_otherwise() -> None:
    shared = Outcome("dusk", (1, 1, 3), (5, 5, 2), ())
    assert shared.winners() == [0, 1]
    assert Outcome("dusk", (1, 1, 3), (5, 5, 2), (), won=(False, True, False)).winners() == [1]
    assert Outcome("dusk", (1,), (5,), (), won=(False,)).winners() == []


def test_an_outcome_that_says_no_more_than_its_ranks_is_written_as_ever() -> None:
    plain = Outcome("dusk", (1, 2), (5, 2), ())
    assert b"won" not in msgspec.json.encode(plain)
    lost = Outcome("dusk", (1, 2), (5, 2), (), won=(False, False))
    assert msgspec.json.decode(msgspec.json.encode(lost), type=Outcome) == lost


def test_a_game_is_timed_only_if_it_says_so() -> None:
    assert HARVEST.timed(HARVEST.options()) and not RULES.timed(RULES.options())
