"""Setup: decks, token, privilege, characters and the first workers."""

from __future__ import annotations

import pytest

from regency.games.pendulum.model.reasons import BoxTaken, LowerRowsOnly, MatTaken
from regency.games.pendulum.printed.board import MAT, RESERVE
from regency.games.pendulum.printed.terms import ON_CARD, ON_STACK
from regency.games.pendulum.rules import winning
from regency.kernel.edge import NEVER
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


@pytest.mark.parametrize("seats", range(1, 6))
def test_the_table_before_the_first_choice(seats: int) -> None:
    t = opened(seats).state.table
    assert (t.phase, t.round, t.step, t.active, t.passes, t.ended) == (0, 1, 0, -1, 0, -1)
    assert (t.rows, t.circle, t.markers) == ([0, 0, 0], 0, [False, True, True, True])
    assert (t.started, t.run_out, t.flipped, t.late_until) == ([0] * 3, [True] * 3, [0] * 3, [NEVER] * 3)
    assert (t.countdown_ends, t.call_ends, t.calls_at, t.token_until) == (NEVER, NEVER, NEVER, NEVER)
    assert t.at == [MAT, MAT, RESERVE, RESERVE, RESERVE] * seats
    assert t.moves == [0] * 5 * seats and t.intruders == [False] * 5 * seats
    assert t.holds == [NEVER] * 5 * seats and t.origins == [-1] * 5 * seats
    for name in ("military", "culture", "gold", "votes", "power", "prestige", "popularity", "legendary"):
        assert getattr(t, name) == [0] * seats
    assert t.mats == t.wider == t.drawn == [-1] * seats and t.glory == [0] * 3 * seats
    assert t.hands == t.discards == [()] * seats and t.slots == [()] * 4 * seats
    assert t.claimed == t.done == t.holding == t.final == [False] * seats
    assert t.withdrawn == t.held == [0] * seats and t.idle_at == [NEVER] * seats and t.called == -1
    assert t.provinces_out == t.achievements_out == t.rewards_out == t.automas_out == []
    assert t.pending == []
    assert (t.achievements_left, t.grande_taken, t.token_way) == (9, False, 0)
    rivals = 2 if seats == 1 else 0
    assert t.rival_at == [MAT, MAT, RESERVE] * rivals and t.automas_left == 16 * rivals
    assert t.rival_points == t.rival_legendary == [0] * rivals and t.rival_cards == [-1] * rivals
    assert [winning.distance(t, 0, track) for track in range(3)] == [0, 0, 0]
    assert winning.score_pad(t) == [[0] * seats] * 5


def test_privilege_is_drawn_at_random() -> None:
    orders = {tuple(opened(4, seed=seed).state.table.privilege) for seed in range(12)}
    assert len(orders) > 3 and all(sorted(order) == [0, 1, 2, 3] for order in orders)


def test_decks_are_shuffled() -> None:
    first, second = opened(4, seed=1).state.box, opened(4, seed=2).state.box
    for name in ("province_stack", "achievement_stack", "removed_rewards"):
        assert getattr(first, name) != getattr(second, name)
    assert opened(1, seed=1).state.box.automa_stack != opened(1, seed=2).state.box.automa_stack
