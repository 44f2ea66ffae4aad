"""Solo: triggers, the effects of cards, the Council of the automated opponents, their end."""

from __future__ import annotations

import pytest

from regency.games.pendulum.model.actions import ChooseTrack, Pass
from regency.games.pendulum.model.events import (
    AutomaDrawn,
    PrivilegeOrdered,
    RivalFlipped,
    RivalLeft,
    RivalPlaced,
    RivalScored,
    RivalTookReward,
)
from regency.games.pendulum.model.reasons import BoxTaken, NoTimerThere
from regency.games.pendulum.printed.reconstructed import AUTOMAS
from regency.games.pendulum.printed.terms import ON_CARD
from regency.games.pendulum.rules import winning
from regency.kernel.edge import Event
from tests.games.pendulum.builder import (
    START,
    Game,
    asked,
    begun,
    do,
    empty_stack,
    give,
    kinds,
    put,
    refused,
    spaces,
    wait,
)
from tests.games.pendulum.names import (
    COMMON,
    GRANDE,
    SECOND,
    THIRD,
    act,
    back,
    box,
    card,
    flip,
    place,
    play,
    province,
    retrieve,
    reward,
)
from tests.games.pendulum.play import to_council, to_last_actions, to_round

pytestmark = pytest.mark.both
LEVELS = [(1, 0, 0), (2, 0, 1), (3, 1, 1), (4, 1, 2), (5, 2, 2), (6, 3, 3)]  # level, points, votes


def next_automas(match: Game, *numbers: int) -> None:
    """Which cards come next, AUT01 is 1; for one that has been drawn the bottom of the deck is out."""
    stack, out = match.state.box.automa_stack, match.state.table.automas_out
    for number in reversed(numbers):
        if number - 1 in stack:
            stack.remove(number - 1)
        else:
            out[out.index(number - 1)] = stack.pop(0)
        stack.append(number - 1)


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


def opponents_at_council(match: Game, *numbers: int) -> list[Event]:
    """The first Council of this match, with these cards for A and B; the player takes the corner reward."""
    next_automas(match, *numbers)
    told: list[Event] = []
    while match.state.table.phase in (2, 3):
        told += do(match, 0, Pass())
    while match.state.table.phase == 4:
        track = ChooseTrack(0)
        told += do(match, 0, track if track in match.options(0) else reward("CRN"))
    return told


def test_an_opponent_takes_the_named_reward_or_the_next_to_the_right() -> None:
    match = begun(1, mode="untimed_turns")
    first, last = match.state.table.rewards[0], match.state.table.rewards[4]
    give(match, 0, votes=20)
    told = opponents_at_council(match, 12, 32)  # both have 3 votes and take the fifth
    assert [event for event in told if isinstance(event, RivalTookReward)] == [
        RivalTookReward(1, last),
        RivalTookReward(0, first),
    ]


def test_an_opponent_that_takes_no_reward_leaves_them_all() -> None:
    match = begun(1, mode="untimed_turns")
    told = opponents_at_council(match, 3, 10)
    assert not any(isinstance(event, RivalTookReward) for event in told)


def test_nothing_is_taken_where_nothing_is_left() -> None:
    match = begun(1, mode="untimed_turns")
    t = match.state.table
    t.rewards_out += t.rewards
    t.rewards = [-1] * 5
    assert not any(isinstance(event, RivalTookReward) for event in opponents_at_council(match, 12, 32))


def test_an_opponent_without_the_legendary_point_takes_it_at_the_last_council() -> None:
    match = begun(1, mode="untimed_turns")
    for _ in range(3):
        to_round(match)
    match.state.table.rival_legendary = [0, 0]
    told = opponents_at_council(match, 1, 4)  # both take a reward
    taken = [event.card for event in told if isinstance(event, RivalTookReward)]
    assert taken.count(card("END5")) == 1 and sum(match.state.table.rival_legendary) == 1


def test_who_has_the_legendary_point_takes_another_end_reward() -> None:
    match = begun(1, mode="untimed_turns")
    for _ in range(3):
        to_round(match)
    match.state.table.rival_legendary = [1, 1]
    told = opponents_at_council(match, 1, 4)
    taken = [event.card for event in told if isinstance(event, RivalTookReward)]
    assert len(taken) == 2 and card("END5") not in taken


def test_an_opponent_takes_the_token_only_from_the_card_and_only_once() -> None:
    match = begun(1, mode="untimed_turns")
    match.state.table.token = 0
    match.state.table.claimed[0] = True
    match.state.table.legendary[0] = 1
    opponents_at_council(match, 2, 5)
    assert match.state.table.rival_legendary == [0, 0]
    match = begun(1, mode="untimed_turns")
    match.state.table.token = ON_CARD
    match.state.table.rival_legendary = [1, 0]
    opponents_at_council(match, 2, 5)
    assert match.state.table.rival_legendary == [1, 1] and match.state.table.token == ON_CARD


def test_votes_of_opponents_decide_their_rank_and_their_bonus() -> None:
    match = begun(1, mode="untimed_turns")
    told = opponents_at_council(match, 15, 18)  # A: 4 points and 6 votes; B: 3 points and 6 votes
    assert match.state.table.privilege == [7, 6, 0]
    assert RivalScored(1, 3 + 2) in told and RivalScored(0, 4 + 1) in told


def test_their_track_ends() -> None:
    match = begun(1, mode="untimed_turns")
    match.state.table.rival_points = [35, 36]
    told = opponents_at_council(match, 15, 18)
    assert match.state.table.rival_points == [36, 36]
    assert RivalScored(0, 1) in told and RivalScored(1, 0) in told


def test_an_empty_space_is_refilled_by_a_card_that_would_remove_its_province() -> None:
    match = begun(1)
    spaces(match, -1)
    put(match, 0, COMMON, "BU1a")
    next_automas(match, 1)
    told = kinds(do(match, 0, back(COMMON)))
    assert "ProvinceRemoved" not in told and "ProvinceOpened" in told


def test_without_a_stack_a_removed_province_leaves_an_empty_space() -> None:
    match = begun(1)
    empty_stack(match)
    put(match, 0, COMMON, "BU1a")
    next_automas(match, 1)
    do(match, 0, back(COMMON))
    assert match.state.table.spaces[0] == -1


def test_a_purple_flip_by_a_card_counts_time_markers_and_may_call_the_council() -> None:
    match = begun(1)
    put(match, 0, COMMON, "BU1a")
    wait(match, 180_000)
    next_automas(match, 17)
    told = do(match, 0, back(COMMON), at=180_500)
    assert RivalFlipped(0, 0, 0) in told and match.state.table.markers.count(True) == 1
    wait(match, 361_000)
    put(match, 0, COMMON, "BU1a" if match.state.table.rows[2] else "BL1a")
    next_automas(match, 17)
    told = do(match, 0, back(COMMON), at=361_000)
    assert "CouncilCalled" in kinds(told) and match.state.table.phase == 3


def test_a_card_flips_nothing_that_still_runs() -> None:
    match = begun(1)
    put(match, 0, COMMON, "BU1a")
    next_automas(match, 11)
    assert "RivalFlipped" not in kinds(do(match, 0, back(COMMON)))


def test_opponents_flip_nothing_in_untimed_play() -> None:
    match = begun(1, mode="untimed_turns")
    put(match, 0, COMMON, "BU1a")
    next_automas(match, 11)
    match.state.table.run_out = [True] * 3
    assert "RivalFlipped" not in kinds(do(match, 0, back(COMMON)))


def test_no_card_is_drawn_in_last_actions() -> None:
    match = begun(1)
    to_last_actions(match)
    put(match, 0, COMMON, "BU1a" if match.state.table.rows[2] else "BL1a")
    assert "AutomaDrawn" not in kinds(do(match, 0, back(COMMON)))


def test_a_common_worker_goes_to_the_other_area_wide_before_narrow_then_off_the_board() -> None:
    match = begun(1)
    t = match.state.table
    for worker, where in ((GRANDE, "PUW"), (COMMON, "PUN")):
        put(match, 0, worker, where)
    put(match, 0, SECOND, "BU1a")
    next_automas(match, 19)  # A's common worker, narrow purple
    assert RivalPlaced(0, 1, box("GUW")) in do(match, 0, back(SECOND))
    t.rival_at[1], t.rival_at[3] = 48, box("GUW")
    put(match, 0, SECOND, "BU1a")
    next_automas(match, 7)  # A's common worker, narrow green
    assert RivalPlaced(0, 1, box("GUN")) in do(match, 0, back(SECOND))
    put(match, 0, THIRD, "GUN")
    t.rival_at[1] = 48
    put(match, 0, SECOND, "BU1a")
    next_automas(match, 13)
    told = do(match, 0, back(SECOND))
    assert RivalLeft(0, 1) in told and t.rival_at[1] == 48


def test_a_worker_that_stands_there_stays_and_is_not_told() -> None:
    match = begun(1)
    match.state.table.rival_at[1] = box("PUW")
    put(match, 0, COMMON, "BU1a")
    next_automas(match, 1)
    assert "RivalPlaced" not in kinds(do(match, 0, back(COMMON)))
    assert match.state.table.rival_at[1] == box("PUW")


def test_a_players_common_worker_is_kept_out_by_an_opponent_a_grande_is_not() -> None:
    match = begun(1)
    match.state.table.rival_at[1] = box("PUW")
    for worker in (GRANDE, COMMON):
        put(match, 0, worker, "mat")
    assert refused(match, 0, place(COMMON, "PUW")) == BoxTaken(box("PUW"))
    do(match, 0, place(GRANDE, "PUW"))
    assert match.state.table.holds == [-1] * 5


def test_who_could_not_have_seen_an_opponents_flip_has_a_moment_too() -> None:
    match = begun(1)
    put(match, 0, COMMON, "BU1a")
    put(match, 0, GRANDE, "BL2")
    wait(match, 45_000)
    next_automas(match, 6)  # black
    seen = match.state.clock.entry
    assert RivalFlipped(1, 2, 0) in do(match, 0, back(COMMON), at=45_000)
    assert refused(match, 0, act(GRANDE, "BL2a"), at=45_250) == NoTimerThere(GRANDE)
    do(match, 0, act(GRANDE, "BL2a"), at=45_250, seen=seen)
    assert match.state.table.late_until == [-1, -1, START + 45_251]
