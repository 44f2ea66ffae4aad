"""How it stands in Allegoria: the score pad as far as it is public, and how long the game goes on."""

from __future__ import annotations

import pytest

from regency.games.allegoria import RULES
from regency.games.allegoria.model.state import Table
from regency.games.allegoria.printed.terms import SEATS
from regency.games.allegoria.rules.scoring import SCORE_PAD, score_pad
from tests.games.allegoria.builder import bare


def table_of(**given: object) -> Table:
    return bare(**given).state.table  # type: ignore[arg-type]


def test_claims_shown_and_penalties_are_in_the_total() -> None:
    t = table_of(anarchy={0: 2}, influence={0: 3, 1: 5}, done={1: "brazen"}, held={0: "puppeteer"})
    tally = RULES.tally(t)
    pad = dict(zip(SCORE_PAD, score_pad(t), strict=True))
    assert {line.item: list(line.points) for line in tally.lines} == pad
    assert tally.totals == tuple(sum(column) for column in zip(*pad.values(), strict=True))
    assert pad["anarchy"][0] < 0 and pad["unfulfilled"][0] < 0 < pad["in-game-claims"][1]
    assert tally.pending == ()


def test_what_ends_the_game_is_the_same_for_all() -> None:
    counts = {line.item: line.points for line in RULES.tally(table_of(round=4, hands={1: "soldier2"})).counts}
    assert counts["rounds-left"] == (2,)
    assert counts["hand"][1] == 1
    assert list(counts) == list(RULES.counts)


@pytest.mark.parametrize(("round", "is_last"), [(1, False), (5, False), (6, True)])
def test_the_sixth_round_is_the_last(round: int, is_last: bool) -> None:
    assert RULES.tally(table_of(round=round)).last_round == is_last


@pytest.mark.parametrize(("later", "turns"), [(0, (1,)), (2, ())])
def test_whoever_has_no_marker_on_a_later_space_takes_the_last_turn(
    later: int, turns: tuple[int, ...]
) -> None:
    t = table_of(round=6)
    t.active, t.space = 1, 3
    t.heights[5 * SEATS + 1] = later
    t.heights[2 * SEATS + 1] = 1
    assert RULES.tally(t).last_turns == turns
    t.round = 5
    assert RULES.tally(t).last_turns == ()
