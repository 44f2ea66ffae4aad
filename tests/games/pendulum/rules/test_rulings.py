"""Rulings on doubtful points that no other section shows, each by its number."""

from __future__ import annotations

import pytest

from regency.games.pendulum.model.actions import (
    ChooseTrack,
    DrawProvince,
    Forgo,
    Pass,
    PayCubes,
    Ready,
    TakeCardBack,
    Withdraw,
)
from regency.games.pendulum.model.events import PrivilegeOrdered, ProvinceDrawn, ProvinceTurnedUp
from regency.games.pendulum.model.reasons import (
    BoxTaken,
    MovedTwice,
    OwnWorkerThere,
    PointsMissing,
    StackEmpty,
    TokenTaken,
    WithdrawnTwice,
)
from regency.games.pendulum.printed.mats import MAT_NEED
from regency.games.pendulum.printed.terms import COUNCIL, NOTHING, PLAY, PRE_ROUND
from regency.games.pendulum.rules import winning
from tests.games.pendulum.builder import (
    achievement,
    asked,
    begun,
    can,
    do,
    empty_stack,
    give,
    hand,
    has,
    have,
    opened,
    others_pass,
    put,
    rank,
    refused,
    rewards,
    slot,
    spaces,
    stands,
    timers,
    tucked,
    turns,
    wait,
)
from tests.games.pendulum.names import (
    CLAIM_TOKEN,
    COMMON,
    GRANDE,
    POPULARITY,
    POWER,
    PRESTIGE,
    SECOND,
    act,
    back,
    box,
    card,
    choose,
    flip,
    mat,
    place,
    play,
    province,
    refill,
    retrieve,
    reward,
    take,
    tuck,
)
from tests.games.pendulum.play import through_council, to_council, to_round

pytestmark = pytest.mark.both

FIRST = province("mixed")


def test_conflicts_go_by_privilege_and_not_by_prestige() -> None:
    """Ruling 1."""
    match = begun(order=(3, 2, 1, 0))
    for seat in (0, 3):
        put(match, seat, COMMON, "mat")
    give(match, 0, prestige=9)
    do(match, 0, place(COMMON, "GU1"), at=1_000)
    do(match, 3, place(COMMON, "GU1"), at=1_500)
    assert stands(match, 3, COMMON, "GU1") and stands(match, 0, COMMON, "mat")


@pytest.mark.parametrize("name", ["C1", "C1A", "C2", "C2A", "C3", "C3A", "C4", "C4A", "C5", "C5A"])
def test_the_icon_space_is_step_0_and_the_parchment_is_reached_by_the_last_needed_step(name: str) -> None:
    """Ruling 2."""
    match = turns(name)
    t = match.state.table
    for track, steps in enumerate((t.power, t.prestige, t.popularity)):
        need = MAT_NEED[mat(name)][track]
        assert steps[0] == 0 and winning.parchment_points(t, 0, track) == 0
        for reached, points in ((need - 1, 0), (need, 1), (need + 7, 8)):
            steps[0] = reached
            assert winning.parchment_points(t, 0, track) == points


def test_a_wide_box_is_chosen_when_placing_its_action_when_acting() -> None:
    """Rulings 3 and 33."""
    match = turns(seats=3)
    put(match, 0, COMMON, "mat")
    do(match, 0, place(COMMON, "PUW"))
    timers(match, purple="upper")
    others_pass(match)
    give(match, 0, gold=2)
    assert can(match, 0, act(COMMON, "PU2a")) and can(match, 0, act(COMMON, "PU3a"))
    assert not can(match, 0, act(COMMON, "PU1a"))
    do(match, 0, act(COMMON, "PU3a"))
    assert stands(match, 0, COMMON, "PU3a")


def test_own_workers_do_not_block_neutral_ones_do() -> None:
    """Ruling 4."""
    match = turns(seats=2)
    put(match, 0, COMMON, "PUW")
    put(match, 0, SECOND, "mat")
    assert can(match, 0, place(SECOND, "PUW"))
    assert refused(match, 0, place(SECOND, "GUN")) == BoxTaken(box("GUN"))


@pytest.mark.parametrize(
    ("before", "after"), [("9g", "10g"), ("10g", "10g"), ("8g", "10g")], ids=["one fits", "none", "both"]
)
def test_what_does_not_fit_is_lost(before: str, after: str) -> None:
    """Ruling 6."""
    match = turns(stand={COMMON: "BL1"})
    have(match, 0, before)
    do(match, 0, act(COMMON, "BL1a"))
    assert has(match, 0) == after


def test_of_any_resources_a_full_colour_cannot_be_chosen_and_the_rest_is_lost() -> None:
    """Ruling 6."""
    match = turns("C4A", {COMMON: "PL3"})
    have(match, 0, "10m 9c 10g")
    do(match, 0, act(COMMON, "PL3a"))
    assert has(match, 0) == "10m 10c 10g" and not asked(match, 0).startswith("GainAny")


def test_who_pays_any_resources_pays_exactly_so_many() -> None:
    """Ruling 6."""
    match = turns("C4A", seats=1)
    have(match, 0, "2m 1c")
    do(match, 0, play("C4-A1"))
    assert set(match.options(0)) == {PayCubes(2, 0, 0), PayCubes(1, 1, 0)}


def test_a_worker_may_act_for_nothing() -> None:
    """Ruling 7."""
    match = turns(stand={COMMON: "BL3"})
    spaces(match, NOTHING, NOTHING, NOTHING, NOTHING)
    empty_stack(match)
    have(match, 0, "4m")
    do(match, 0, act(COMMON, "BL3a"))
    assert has(match, 0) == "" and stands(match, 0, COMMON, "BL3a") and asked(match, 0) == "Restock"


def test_the_top_of_the_stack_is_chosen_before_it_is_seen() -> None:
    """Ruling 8."""
    match = turns(stand={COMMON: "BL3"})
    have(match, 0, "4m")
    top = match.state.box.province_stack[-1]
    do(match, 0, act(COMMON, "BL3a"))
    told = do(match, 0, DrawProvince())
    assert told == [ProvinceDrawn(0), ProvinceTurnedUp(0, top)]
    assert set(match.options(0)) >= {tuck(name) for name in ("brown", "red", "blue", "yellow")}
    assert not can(match, 0, Forgo()) and match.state.table.drawn[0] == top
    do(match, 0, tuck("yellow"))
    assert slot(match, 0, "yellow") == (top,) and match.state.table.drawn[0] == NOTHING


def test_with_an_empty_stack_only_open_provinces_are_taken() -> None:
    """Ruling 8."""
    match = turns(stand={COMMON: "BL3"})
    have(match, 0, "4m")
    spaces(match, FIRST)
    empty_stack(match)
    do(match, 0, act(COMMON, "BL3a"))
    assert refused(match, 0, DrawProvince()) == StackEmpty()
    do(match, 0, take(FIRST, "brown"))
    assert slot(match, 0, "brown") == (FIRST,)


def test_a_province_need_not_be_taken() -> None:
    match = turns(stand={COMMON: "BL3"})
    have(match, 0, "4m")
    do(match, 0, act(COMMON, "BL3a"), Forgo())
    assert has(match, 0) == "" and stands(match, 0, COMMON, "BL3a")


@pytest.mark.parametrize("mode", ["realtime", "untimed_simultaneous", "untimed_turns"])
def test_anybody_may_refill_an_empty_space_at_any_time(mode: str) -> None:
    """Ruling 9."""
    match = begun(mode=mode)
    spaces(match, NOTHING, FIRST, NOTHING)
    left = match.state.table.provinces_left
    do(match, 3, refill(3))
    assert match.state.table.spaces[2] != NOTHING and match.state.table.spaces[0] == NOTHING
    assert match.state.table.provinces_left == left - 1


def test_a_tucked_province_stays_and_trimming_leaves_exactly_the_limit() -> None:
    """Ruling 10."""
    match = turns(seats=1)
    cards = (province("mixed"), province("vote"), province("gold"), province("culture"))
    tucked(match, 0, "brown", *cards)
    tucked(match, 0, "red", province("mixed", 1), province("vote", 1))
    to_council(match)
    while not asked(match, 0).startswith("TrimSlot"):
        do(match, 0, ChooseTrack(POWER) if can(match, 0, ChooseTrack(POWER)) else reward("CRN"))
    for _ in range(2):
        do(match, 0, match.options(0)[0])  # type: ignore[arg-type]
    assert slot(match, 0, "brown") == cards[2:] and len(slot(match, 0, "red")) == 2
    assert match.state.table.phase != COUNCIL and match.state.table.provinces_out[:2] == list(cards[:2])


def test_three_provinces_a_slot_stay_with_wider_borders() -> None:
    match = turns(seats=1)
    rewards(match, "CNC05")
    tucked(match, 0, "blue", *(province("mixed", number) for number in range(4)))
    to_council(match)
    while not can(match, 0, reward("CNC05")):
        do(match, 0, ChooseTrack(POWER))
    do(match, 0, reward("CNC05"))
    assert len(slot(match, 0, "blue")) == 3


def test_rewards_are_resolved_one_player_at_a_time_bonus_points_first() -> None:
    """Ruling 11."""
    match = begun(3, mode="untimed_turns")
    rewards(match, "CNC03", "CNC01")
    for seat in range(3):
        give(match, seat, votes=9 - seat)
    to_council(match)
    assert match.waited_for() == [0] and asked(match, 0).startswith("RankBonus")
    assert not can(match, 0, reward("CNC03"))
    do(match, 0, ChooseTrack(POWER))
    do(match, 0, ChooseTrack(PRESTIGE))
    do(match, 0, reward("CNC03"))
    assert match.waited_for() == [0] and asked(match, 0).startswith("Conquer")
    do(match, 0, Forgo())
    assert match.waited_for() == [1] and asked(match, 1).startswith("RankBonus")


def test_a_production_at_the_council_retrieves_a_worker_and_conquers() -> None:
    """Ruling 13."""
    for name, chosen in (("C3A", retrieve(GRANDE)), ("C5A", take(FIRST, "red"))):
        match = begun(3, mode="untimed_turns", mats=(name, "C1", "C2"))
        rewards(match, "CNC02")
        spaces(match, FIRST)
        give(match, 0, votes=9)
        to_council(match)
        put(match, 0, GRANDE, "BL1" if match.state.table.rows[2] else "BU1")
        for action in (ChooseTrack(POWER), ChooseTrack(POWER), reward("CNC02"), chosen):
            do(match, 0, action)
        assert stands(match, 0, GRANDE, "mat") == (name == "C3A")
        assert slot(match, 0, "red") == ((FIRST,) if name == "C5A" else ())


def test_a_point_is_paid_from_step_1_at_least_and_glory_goes_first() -> None:
    """Ruling 25."""
    match = turns("C5A", seats=1, glory=True)
    have(match, 0, "2L")
    assert refused(match, 0, play("C5-A4")) == PointsMissing(POPULARITY, 3, 2)
    match.state.table.glory[POPULARITY] = 2
    do(match, 0, play("C5-A4"))
    assert match.state.table.glory == [0, 0, 0] and has(match, 0) == "1L"


def test_green_and_black_keep_their_rows_between_rounds_and_the_start_flip_moves_all_three() -> None:
    """Ruling 26."""
    match = begun(3)
    wait(match, 45_000)
    do(match, 0, flip("black"), at=45_000)
    through_council(match)
    rows = match.state.table.rows[:]
    assert rows == [1, 1, 0] and match.state.table.phase == PRE_ROUND
    to_round(match)
    assert match.state.table.rows == [0, 0, 1] and match.state.table.phase == PLAY


def test_the_neutral_marker_breaks_ties_like_a_player() -> None:
    """Ruling 27."""
    match = begun(2, mode="untimed_turns")
    give(match, 0, votes=3)
    give(match, 1, votes=3)
    told = []
    while match.state.table.phase != COUNCIL:
        told += do(match, match.waited_for()[0], Pass())
    assert PrivilegeOrdered((5, 1, 0), (3, 3, 3)) in told


def test_the_second_case_compares_three_coloured_tracks_alone() -> None:
    """Ruling 28."""
    match = begun(2, mode="untimed_turns", mats=("C4", "C2"))
    have(match, 0, "10P 10R 11L 1t")
    have(match, 1, "9P 9R 13L 1t")
    t = match.state.table
    assert winning.distances(t, 0) == [1, 1, 0] == winning.distances(t, 1)
    assert winning.winners(t) == [True, False]
    rank(match, 1, 0)
    assert winning.winners(t) == [False, True]


def test_one_own_worker_a_box_holds_in_black_and_not_in_reward_boxes() -> None:
    """Ruling 29."""
    match = turns(seats=1, advanced_placement=True)
    put(match, 0, GRANDE, "BU2")
    put(match, 0, COMMON, "mat")
    assert refused(match, 0, place(COMMON, "BU2")) == OwnWorkerThere(box("BU2"))
    timers(match, black="upper")
    put(match, 0, COMMON, "BU2a")
    do(match, 0, act(GRANDE, "BU2a"))
    assert stands(match, 0, GRANDE, "BU2a") and stands(match, 0, COMMON, "BU2a")


def test_who_has_the_worst_rank_chooses_the_first_character() -> None:
    """Ruling 32."""
    match = opened(4, order=(3, 1, 0, 2))
    for seat, name in zip((2, 0, 1, 3), ("C1A", "C2", "C3A", "C4"), strict=True):
        assert match.waited_for() == [seat]
        do(match, seat, choose(name))
    assert match.state.table.mats == [mat("C2"), mat("C3A"), mat("C1A"), mat("C4")]


def test_moves_are_counted_anew_in_every_step_and_after_acting() -> None:
    """Ruling 34."""
    match = turns(seats=1)
    put(match, 0, COMMON, "mat")
    do(match, 0, place(COMMON, "BU2"))
    do(match, 0, back(COMMON))
    assert refused(match, 0, place(COMMON, "BU2")) == MovedTwice(COMMON)
    do(match, 0, Pass())
    do(match, 0, place(COMMON, "BL1"))
    do(match, 0, place(COMMON, "BL2"))
    assert refused(match, 0, back(COMMON)) == MovedTwice(COMMON)
    do(match, 0, Pass())
    do(match, 0, act(COMMON, "BL2a"))
    do(match, 0, Pass())
    assert match.state.table.moves == [0] * 5


def test_before_a_round_a_worker_moves_twice_and_ready_is_withdrawn_twice() -> None:
    """Ruling 34."""
    match = begun(3)
    to_council(match)
    for seat in range(3):
        put(match, seat, COMMON, "mat")
    through_council(match)
    free = "BU1" if match.state.table.rows[2] else "BL1"
    do(match, 0, place(COMMON, free))
    do(match, 0, back(COMMON))
    assert refused(match, 0, place(COMMON, free)) == MovedTwice(COMMON)
    for _ in range(2):
        do(match, 0, Ready())
        do(match, 0, Withdraw())
    do(match, 0, Ready())
    assert refused(match, 0, Withdraw()) == WithdrawnTwice()


def test_in_real_time_a_worker_moves_as_often_as_one_likes() -> None:
    match = begun()
    put(match, 0, COMMON, "mat")
    for name in ("BU1", "BU2", "BU3", "BU4", "GU1", "PU1"):
        do(match, 0, place(COMMON, name))
    assert stands(match, 0, COMMON, "PU1")


def test_without_a_clock_nothing_is_provisional() -> None:
    for mode in ("untimed_simultaneous", "untimed_turns"):
        match = begun(mode=mode, order=(3, 2, 1, 0))
        for seat in range(4):
            put(match, seat, COMMON, "mat")
            have(match, seat, "4m 4c 3v")
        achievement(match, 9)
        if mode == "untimed_turns":
            do(match, 3, Pass())
            do(match, 2, Pass())
        do(match, 1, place(COMMON, "GU1"))
        do(match, 0, CLAIM_TOKEN)
        assert refused(match, 3, place(COMMON, "GU1")) == BoxTaken(box("GU1"))
        assert refused(match, 3, CLAIM_TOKEN) == TokenTaken()
        assert has(match, 0) == "4m 4c 3v 1t"


def test_a_card_may_be_taken_back_that_came_from_the_council() -> None:
    """Ruling 16."""
    match = turns("C4A", seats=1)
    hand(match, 0, "CNC24", discards=("CNC24",))
    have(match, 0, "2g")
    do(match, 0, play("C4-A2"), TakeCardBack(card("CNC24")))
    assert card("CNC24") in match.state.table.hands[0]
