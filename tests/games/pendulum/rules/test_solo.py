"""Solo: triggers, the effects of cards, the Council of the automated opponents, their end."""

from __future__ import annotations

import pytest

from regency.games.pendulum.model.actions import ChooseTrack, Pass
from regency.games.pendulum.model.events import (
    AutomaDrawn,
    PrivilegeOrdered,
    RivalFlipped,
    RivalPlaced,
    RivalScored,
    RivalTookReward,
)
from regency.games.pendulum.printed.reconstructed import AUTOMAS
from regency.games.pendulum.printed.terms import ON_CARD
from regency.games.pendulum.rules import winning
from tests.games.pendulum.builder import Game, asked, begun, do, give, kinds, put, spaces, wait
from tests.games.pendulum.names import (
    COMMON,
    GRANDE,
    back,
    box,
    flip,
    place,
    play,
    province,
    retrieve,
    reward,
)
from tests.games.pendulum.play import to_council

pytestmark = pytest.mark.both
LEVELS = [(1, 0, 0), (2, 0, 1), (3, 1, 1), (4, 1, 2), (5, 2, 2), (6, 3, 3)]  # level, points, votes


def next_automas(match: Game, *numbers: int) -> None:
    """Which cards come next, AUT01 is 1."""
    g = match.state
    wanted = [number - 1 for number in numbers]
    g.box.automa_stack = [card for card in g.box.automa_stack if card not in wanted] + wanted[::-1]


def test_the_opponents_set_out_after_the_player() -> None:
    match = begun(1)
    t = match.state.table
    assert t.privilege == [0, 6, 7]
    assert t.rival_at[:2] == [box("PLW"), box("GLN")] and t.rival_at[3:5] == [box("GLW"), box("PLN")]


def test_a_blocked_common_worker_goes_to_the_other_box_of_the_row_else_off_the_board() -> None:
    match = begun(1, stand={0: {COMMON: "GLN", GRANDE: "PLN"}})
    t = match.state.table
    assert t.rival_at[1] == box("GLW")  # before B's grande comes
    assert t.rival_at[4] == 48  # PLN is the player's, PLW is A's


def test_a_worker_that_leaves_a_reward_box_draws_a_card_one_that_leaves_a_box_does_not() -> None:
    """T41."""
    match = begun(1)
    t = match.state.table
    put(match, 0, COMMON, "GL2a")
    t.rows[1] = 0
    assert any(isinstance(event, AutomaDrawn) for event in do(match, 0, place(COMMON, "BU1")))
    put(match, 0, GRANDE, "GLW")
    assert not any(isinstance(event, AutomaDrawn) for event in do(match, 0, back(GRANDE)))


def test_a_flip_of_black_draws_a_card_while_purple_has_run_out() -> None:
    """T41."""
    match = begun(1)
    wait(match, 45_000)
    assert not any(isinstance(event, AutomaDrawn) for event in do(match, 0, flip("black"), at=45_000))
    wait(match, 180_000)
    assert any(isinstance(event, AutomaDrawn) for event in do(match, 0, flip("black"), at=180_000))


def test_a_card_moves_the_named_worker_to_the_row_without_timer() -> None:
    match = begun(1)
    put(match, 0, COMMON, "BU1a")
    next_automas(match, 5)  # A's grande to the wide green box
    assert RivalPlaced(0, 0, box("GUW")) in do(match, 0, back(COMMON))


def test_a_common_worker_finds_another_box_and_the_second_one_enters_from_round_two() -> None:
    match = begun(1)
    put(match, 0, GRANDE, "PUW")
    put(match, 0, COMMON, "BU1a")
    next_automas(match, 1, 3)
    assert RivalPlaced(0, 1, box("PUN")) in do(match, 0, back(COMMON))
    put(match, 0, COMMON, "BU1a")
    assert "RivalPlaced" not in kinds(do(match, 0, back(COMMON)))
    match.state.table.round = 2
    put(match, 0, COMMON, "BU1a")
    next_automas(match, 15)
    assert RivalPlaced(0, 2, box("GUW")) in do(match, 0, back(COMMON))


def test_a_card_flips_what_has_run_out_and_removes_a_province() -> None:
    match = begun(1)
    spaces(match, *(province("mixed", number) for number in range(4)))
    put(match, 0, COMMON, "BU1a")
    wait(match, 50_000)
    next_automas(match, 11)  # purple and black, province 3
    told = do(match, 0, back(COMMON))
    assert RivalFlipped(0, 2, 0) in told and "ProvinceRemoved" in kinds(told)
    assert match.state.table.rows == [1, 1, 0]
    assert match.state.table.spaces[2] not in (-1, province("mixed", 2))


def test_a_retrieved_worker_leaves_its_reward_box_too() -> None:
    match = begun(1, mats=("C1",))
    put(match, 0, COMMON, "BL1a")
    assert "AutomaDrawn" in kinds(do(match, 0, play("C1-S3"), retrieve(COMMON)))


@pytest.mark.parametrize(
    ("level", "points", "votes"), [(1, 0, 0), (2, 0, 1), (3, 1, 1), (4, 1, 2), (5, 2, 2), (6, 3, 3)]
)
def test_levels_add_points_and_votes_at_the_council(level: int, points: int, votes: int) -> None:
    match = begun(1, mode="untimed_turns", solo_level=level)
    while match.state.table.step < 11:
        do(match, 0, Pass())
    give(match, 0, votes=20)
    next_automas(match, 1, 2)  # 4 points 3 votes, 4 points 0 votes
    told = do(match, 0, Pass())
    assert PrivilegeOrdered((0, 6, 7), (20, 3 + votes, votes)) in told
    t = match.state.table
    do(match, 0, ChooseTrack(0))
    do(match, 0, ChooseTrack(0))
    told = do(match, 0, reward("CRN"), ChooseTrack(0))
    assert [event for event in told if isinstance(event, RivalScored)] == [
        RivalScored(0, 4 + points + 1),
        RivalScored(1, 4 + points),
    ]
    assert any(isinstance(event, RivalTookReward) for event in told)
    assert t.rival_legendary == [0, 0]  # the token is on the stack in round 1


def test_an_opponent_takes_the_token_from_the_achievement() -> None:
    match = begun(1, mode="untimed_turns")
    while match.state.table.step < 11:
        do(match, 0, Pass())
    match.state.table.token = ON_CARD
    next_automas(match, 2, 1)
    to_council(match)
    while asked(match, 0).startswith(("RankBonus", "ChooseReward", "PickTrack")):
        do(match, 0, reward("CRN") if asked(match, 0).startswith("ChooseReward") else ChooseTrack(0))
    assert match.state.table.rival_legendary == [1, 0]


def test_an_opponent_wins_by_section_thirteen() -> None:
    match = begun(1, mode="untimed_turns")
    t = match.state.table
    t.rival_points, t.rival_legendary = [12, 20], [1, 0]
    assert winning.is_whole(t, 6) and not winning.is_whole(t, 7)
    assert winning.total(t, 6) == 2 and winning.winners(t) == [False]
    t.rival_points = [5, 20]
    assert winning.distances(t, 6) == [3] and winning.winners(t) == [False]
    t.rival_legendary = [0, 0]
    t.legendary[0] = 1
    assert winning.winners(t) == [True]


def test_the_deck_is_shuffled_anew_when_it_is_empty() -> None:
    match = begun(1)
    g = match.state
    g.table.automas_out = g.box.automa_stack[:]
    g.box.automa_stack, g.table.automas_left = [], 0
    put(match, 0, COMMON, "BU1a")
    told = do(match, 0, back(COMMON))
    assert kinds(told)[1] == "AutomasShuffled" and g.table.automas_left == AUTOMAS - 1
