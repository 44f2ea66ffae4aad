"""Setup: decks, token, privilege, characters and the first workers."""

from __future__ import annotations

import pytest

from regency.games.pendulum.model.reasons import BoxTaken, LowerRowsOnly, MatTaken
from regency.games.pendulum.printed.terms import ON_CARD, ON_STACK
from tests.games.pendulum.builder import asked, begun, do, opened, refused, stands
from tests.games.pendulum.names import COMMON, GRANDE, choose, mat, place

pytestmark = pytest.mark.both


def test_five_rewards_are_open_and_fifteen_face_down_over_the_end_rewards() -> None:
    match = opened()
    t, box = match.state.table, match.state.box
    assert len(t.rewards) == 5 and t.rewards_left == 15 and len(box.removed_rewards) == 10
    assert box.reward_stack[:5] == [69, 68, 67, 66, 65]
    assert len(t.spaces) == 4 and t.provinces_left == 52


@pytest.mark.parametrize(
    ("seats", "token"), [(1, ON_STACK), (2, ON_STACK), (3, ON_STACK), (4, ON_CARD), (5, ON_CARD)]
)
def test_the_token_is_available_in_the_first_round_with_four_or_five_players(seats: int, token: int) -> None:
    assert opened(seats).state.table.token == token


def test_characters_are_chosen_worst_rank_first_and_each_once() -> None:
    match = opened(3, order=(2, 0, 1))
    assert [asked(match, seat) for seat in range(3)] == ["", "PickMat", ""]
    do(match, 1, choose("C3A"))
    assert asked(match, 0) == "PickMat"
    assert refused(match, 0, choose("C3")) == MatTaken(mat("C3"))


def test_a_mat_comes_with_its_stratagems_and_resources() -> None:
    match = begun(4, mats=("C3", "C2A", "C1", "C4"))
    t = match.state.table
    assert t.hands[0] == (16, 17, 18, 19) and t.hands[1] == (12, 13, 14, 15)
    assert (t.military[2], t.gold[2], t.votes[1]) == (2, 4, 2)


def test_grandes_are_placed_in_privilege_order_then_common_workers_in_lower_rows_only() -> None:
    match = opened(4, order=(0, 1, 2, 3))
    for seat, name in zip((3, 2, 1, 0), ("C1", "C2", "C3", "C4"), strict=True):
        do(match, seat, choose(name))
    assert refused(match, 0, place(GRANDE, "PU1")) == LowerRowsOnly(0)
    do(match, 0, place(GRANDE, "PL1"))
    for seat in (1, 2, 3):
        do(match, seat, place(GRANDE, "GL1"))
    assert refused(match, 0, place(COMMON, "GL1")) == BoxTaken(9)
    do(match, 0, place(COMMON, "PL1"))
    assert stands(match, 0, COMMON, "PL1")


def test_two_players_find_a_neutral_colour_in_the_narrow_boxes() -> None:
    match = opened(2, order=(0, 1))
    assert match.state.table.privilege == [0, 1, 5]
    do(match, 1, choose("C1"))
    do(match, 0, choose("C2"))
    do(match, 0, place(GRANDE, "PLN"))
    do(match, 1, place(GRANDE, "BL1"))
    assert refused(match, 0, place(COMMON, "GLN")) == BoxTaken(26)
