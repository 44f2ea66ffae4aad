"""Every rule option in every setting, in force where it matters."""

from __future__ import annotations

import pytest

from regency.games.pendulum import RULES
from regency.games.pendulum.model.actions import (
    ChooseNeighbour,
    ChooseTrack,
    Done,
    DrawProvince,
    Pass,
    RecallStratagems,
)
from regency.games.pendulum.model.events import (
    CouncilCalled,
    GloryGained,
    PrivilegeOrdered,
    ProvinceOpened,
    TimerRanOut,
    TimersFlipped,
)
from regency.games.pendulum.model.options import Options
from regency.games.pendulum.model.reasons import (
    CubesMissing,
    NobodyFlips,
    OwnWorkerThere,
    RefilledByItself,
    SandRuns,
)
from regency.games.pendulum.printed.board import BLACK, GREEN, PURPLE, SAND
from regency.games.pendulum.printed.terms import COUNTDOWN, LAST_ACTIONS, NOTHING, PLAY
from regency.games.pendulum.rules import solo, winning
from regency.kernel.edge import NEVER
from regency.kernel.options import describe
from tests.games.pendulum.builder import (
    START,
    asked,
    begun,
    can,
    do,
    give,
    glory,
    hand,
    has,
    have,
    kinds,
    opened,
    others_pass,
    put,
    refused,
    rewards,
    spaces,
    stands,
    turns,
    wait,
)
from tests.games.pendulum.names import (
    AREA,
    COMMON,
    GRANDE,
    MILITARY,
    POWER,
    PRESTIGE,
    act,
    box,
    card,
    choose,
    flip,
    place,
    play,
    province,
    refill,
    reward,
    take,
    task,
    tuck,
)
from tests.games.pendulum.play import through_council, to_council

pytestmark = pytest.mark.both
FIRST = province("mixed")
MODES = ["realtime", "untimed_simultaneous", "untimed_turns"]


def test_the_options_are_those_of_the_facts_with_their_defaults() -> None:
    assert {option.name: (option.values, option.default) for option in describe(Options)} == {
        "mode": (tuple(MODES), "realtime"),
        "province_refill": (("manual", "auto"), "manual"),
        "advanced_placement": (("false", "true"), "false"),
        "glory": (("false", "true"), "false"),
        "ravager_neighbour_cost": (("own_only", "both"), "own_only"),
        "timer_speed_percent": (("100", "75", "125", "150"), "100"),
        "auto_flip": (("false", "true"), "false"),
        "solo_level": (("1", "2", "3", "4", "5", "6"), "1"),
    }


# Mode


@pytest.mark.parametrize("mode", MODES)
def test_time_runs_in_real_time_only(mode: str) -> None:
    match = begun(mode=mode)
    assert RULES.timed(Options(mode=mode)) == (mode == "realtime")  # type: ignore[arg-type]
    assert match.state.clock.running == (mode == "realtime")
    assert (match.next_wake() == NEVER) == (mode != "realtime")
    assert match.state.table.step == (0 if mode == "realtime" else 1)


@pytest.mark.parametrize("mode", MODES)
def test_everybody_acts_at_once_or_one_after_the_other(mode: str) -> None:
    match = begun(mode=mode)
    asking = [seat for seat in range(4) if asked(match, seat).startswith(("ActFreely", "TakeTurn"))]
    assert asking == ([0] if mode == "untimed_turns" else [0, 1, 2, 3])
    assert match.waited_for() == {"realtime": [], "untimed_simultaneous": [0, 1, 2, 3]}.get(mode, [0])


@pytest.mark.parametrize("mode", MODES)
def test_timers_are_flipped_by_players_in_real_time_only(mode: str) -> None:
    match = begun(mode=mode)
    why = refused(match, 0, flip("black"))
    assert why == (SandRuns(BLACK) if mode == "realtime" else NobodyFlips())


@pytest.mark.parametrize("mode", MODES)
def test_a_round_begins_with_a_countdown_in_real_time_only(mode: str) -> None:
    match = opened(1, order=(0,), mode=mode)
    do(match, 0, choose("C1"))
    do(match, 0, place(GRANDE, "BL1"))
    told = kinds(do(match, 0, place(COMMON, "BL2")))
    assert ("CountdownBegun" in told) == (mode == "realtime")
    assert match.state.table.phase == (COUNTDOWN if mode == "realtime" else PLAY)
    if mode == "realtime":
        assert match.state.table.rows == [0, 0, 0] and match.next_wake() == START
        match.advance(START)
        assert match.state.table.phase == PLAY
    assert match.state.table.rows == [1, 1, 1]


@pytest.mark.parametrize("mode", MODES)
def test_last_actions_in_each_mode(mode: str) -> None:
    match = begun(3, mode=mode)
    if mode == "realtime":
        wait(match, 180_000)
        do(match, 0, flip("purple"))
        wait(match, 361_000)
        do(match, 0, flip("purple"))
    while match.state.table.phase == PLAY:
        do(match, match.waited_for()[0], Pass() if mode == "untimed_turns" else Done())
    assert match.state.table.phase == LAST_ACTIONS or mode == "untimed_turns"
    names = {type(option).__name__ for option in match.options(0)}
    if mode == "realtime":
        assert {"Done", "Hold"} <= names
    if mode == "untimed_simultaneous":
        assert "Done" in names and "Hold" not in names


# Refilling


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("refilled", ["manual", "auto"])
def test_an_empty_space_is_refilled_by_somebody_or_by_itself(refilled: str, mode: str) -> None:
    match = begun(mode=mode, province_refill=refilled, stand={0: {COMMON: "BL3"}})
    spaces(match, FIRST)
    have(match, 0, "4m")
    told = do(match, 0, act(COMMON, "BL3a"), take(FIRST, "red"))
    t = match.state.table
    if refilled == "auto":
        assert ProvinceOpened(0, t.spaces[0]) in told and t.spaces[0] not in (NOTHING, FIRST)
        assert not any(can(match, seat, refill(1)) for seat in range(4))
        if mode != "untimed_turns":
            assert refused(match, 0, refill(1)) == RefilledByItself()
    else:
        assert t.spaces[0] == NOTHING and can(match, 3, refill(1))
        do(match, 3, refill(1))
        assert t.spaces[0] != NOTHING


def test_what_is_provisional_is_not_refilled_before_it_is_confirmed() -> None:
    match = begun(province_refill="auto", stand={1: {COMMON: "BL3"}})
    spaces(match, FIRST)
    have(match, 1, "4m")
    do(match, 1, act(COMMON, "BL3a"), take(FIRST, "red"), at=1_000)
    assert match.state.table.spaces[0] == NOTHING
    assert kinds(wait(match, 2_000)) == ["ProvinceTucked", "ProvinceOpened"]


@pytest.mark.parametrize("refilled", ["manual", "auto"])
def test_the_stack_is_drawn_from_with_either(refilled: str) -> None:
    match = turns(stand={COMMON: "BL3"}, province_refill=refilled)
    have(match, 0, "4m")
    before = match.state.table.spaces[:]
    do(match, 0, act(COMMON, "BL3a"), DrawProvince())
    do(match, 0, tuck("red"))
    assert match.state.table.spaces == before


@pytest.mark.parametrize("refilled", ["manual", "auto"])
def test_at_the_council_a_space_is_refilled_by_anybody_or_by_itself(refilled: str) -> None:
    match = begun(3, mode="untimed_turns", province_refill=refilled)
    spaces(match, FIRST)
    rewards(match, "CNC03")
    give(match, 0, votes=9)
    to_council(match)
    for action in (ChooseTrack(POWER), ChooseTrack(POWER), reward("CNC03"), take(FIRST, "red")):
        do(match, 0, action)
    assert (match.state.table.spaces[0] == NOTHING) == (refilled == "manual")
    assert can(match, 2, refill(1)) == (refilled == "manual")


# Advanced placement


@pytest.mark.parametrize("name", ["PU1", "GU2", "BU3"])
@pytest.mark.parametrize("advanced", [False, True])
def test_one_own_worker_a_box_in_every_area_with_the_advanced_rule(advanced: bool, name: str) -> None:
    match = turns(advanced_placement=advanced)
    put(match, 0, COMMON, "mat")
    put(match, 0, GRANDE, name)
    assert can(match, 0, place(COMMON, name)) == (not advanced)
    if advanced:
        assert refused(match, 0, place(COMMON, name)) == OwnWorkerThere(box(name))


@pytest.mark.parametrize("advanced", [False, True])
def test_it_holds_in_the_setup_and_for_who_breaks_in(advanced: bool) -> None:
    match = opened(1, order=(0,), advanced_placement=advanced)
    do(match, 0, choose("C3A"))
    do(match, 0, place(GRANDE, "BL2"))
    assert can(match, 0, place(COMMON, "BL2")) == (not advanced)
    if advanced:
        assert refused(match, 0, place(COMMON, "BL2")) == OwnWorkerThere(box("BL2"))
    do(match, 0, place(COMMON, "BL1"))
    match.advance(START)
    put(match, 0, COMMON, "mat")
    do(match, 0, play("C3-A3"))
    assert can(match, 0, place(COMMON, "BL2")) == (not advanced)
    if advanced:
        assert refused(match, 0, place(COMMON, "BL2")) == OwnWorkerThere(box("BL2"))


def test_an_evicted_worker_does_not_go_back_to_another_own_one() -> None:
    match = begun(advanced_placement=True, order=(1, 0, 2, 3))
    put(match, 0, COMMON, "PU1")
    put(match, 0, GRANDE, "mat")
    put(match, 1, COMMON, "mat")
    do(match, 0, place(COMMON, "GU1"), at=1_000)
    do(match, 0, place(GRANDE, "PU1"), at=1_300)
    do(match, 1, place(COMMON, "GU1"), at=1_500)
    assert stands(match, 0, COMMON, "mat")


def test_an_opponents_second_worker_keeps_out_too() -> None:
    match = begun(1, advanced_placement=True, mode="untimed_turns")
    t = match.state.table
    t.round = 2
    t.rival_at[:3] = [box("GUW"), box("PUW"), 49]
    solo.go_to_one_of(match.state, 0, 2, [box("PUW"), box("PUN")])
    assert match.state.table.rival_at[2] == box("PUN")


# Glory


@pytest.mark.parametrize("on", [False, True])
def test_a_point_beyond_the_end_is_lost_or_becomes_glory(on: bool) -> None:
    match = turns("C4", stand={COMMON: "GL3"}, glory=on)
    have(match, 0, "2g 17P")
    t = match.state.table
    do(match, 0, act(COMMON, "GL3a"))
    assert t.power[0] == 18 and t.glory[POWER] == 0
    put(match, 0, COMMON, "GL3")
    others_pass(match)
    give(match, 0, gold=2)
    told = do(match, 0, act(COMMON, "GL3a"))
    assert (GloryGained(0, POWER, 1) in told) == on
    assert t.power[0] == 18 and t.glory[POWER] == int(on)
    assert winning.total(t, 0) == 8 + int(on)


def test_glory_is_missing_from_the_supply_or_comes_from_the_mat() -> None:
    match = turns("C4", seats=1, glory=True)
    have(match, 0, "10c 18R")
    do(match, 0, play("C4-S1"))
    assert has(match, 0) == "9c 18R" and match.state.table.glory[PRESTIGE] == 1
    give(match, 0, culture=5)
    do(match, 0, RecallStratagems())
    give(match, 0, culture=8)
    do(match, 0, play("C4-S1"))
    assert has(match, 0) == "8c 18R" and match.state.table.glory[PRESTIGE] == 2
    match.state.table.glory[PRESTIGE] = 10
    give(match, 0, culture=0)
    match.state.table.hands[0] += (card("C4-S1"),)
    match.state.table.discards[0] = ()
    do(match, 0, play("C4-S1"))
    assert match.state.table.glory[PRESTIGE] == 10


def test_the_cap_of_a_colour_falls_by_its_glory() -> None:
    match = turns(stand={COMMON: "GL1"}, glory=True)
    have(match, 0, "4m 2g")
    glory(match, 0, POWER, 4)
    do(match, 0, act(COMMON, "GL1a"))
    assert has(match, 0) == "6m"


# The neighbouring reward


@pytest.mark.parametrize("cost", ["own_only", "both"])
def test_the_neighbour_costs_nothing_or_its_own_price(cost: str) -> None:
    match = turns("C1A", {COMMON: "PL2"}, ravager_neighbour_cost=cost)
    have(match, 0, "4g")
    do(match, 0, play("C1-A3"), act(COMMON, "PL2a"), ChooseNeighbour(task("PL1a")))
    assert has(match, 0) == {"own_only": "2g 1v 1P 1R 1L", "both": "1v 1P 1R 1L"}[cost]


@pytest.mark.parametrize("cost", ["own_only", "both"])
def test_where_both_are_paid_and_one_cannot_be_the_card_is_not_played(cost: str) -> None:
    match = turns("C1A", {COMMON: "PL1"}, ravager_neighbour_cost=cost)
    put(match, 0, GRANDE, "mat")
    have(match, 0, "3g")
    assert can(match, 0, play("C1-A3")) == (cost == "own_only")


def test_a_waiver_pays_for_either_of_both() -> None:
    match = turns("C1A", {COMMON: "PL1"}, ravager_neighbour_cost="both")
    hand(match, 0, "CNC19", "CNC20")
    have(match, 0, "")
    do(match, 0, play("C1-A3"), play("CNC19"), play("CNC20"), act(COMMON, "PL1a"))
    assert has(match, 0) == "1v 1P 1R 1L"


def test_a_neighbour_that_cannot_be_paid_is_named() -> None:
    match = turns("C1A", {COMMON: "BL2"}, ravager_neighbour_cost="both")
    have(match, 0, "4m")
    do(match, 0, play("C1-A3"), act(COMMON, "BL2a"))
    have(match, 0, "3m")
    assert refused(match, 0, ChooseNeighbour(task("BL3a"))) == CubesMissing(MILITARY, 4, 3)


# Speed


@pytest.mark.parametrize(
    ("percent", "purple", "green", "black"),
    [
        ("75", 240_000, 160_000, 60_000),
        ("100", 180_000, 120_000, 45_000),
        ("125", 144_000, 96_000, 36_000),
        ("150", 120_000, 80_000, 30_000),
    ],
)
def test_the_speed_scales_the_sand_alone(percent: str, purple: int, green: int, black: int) -> None:
    match = begun(timer_speed_percent=percent)
    assert match.state.table.sand == [purple, green, black]
    assert [sand * 100 // int(percent) for sand in SAND] == [purple, green, black]
    assert match.state.clock.now == START  # the countdown
    put(match, 1, COMMON, "mat")
    do(match, 1, place(COMMON, "GU1"), at=5_000)
    assert match.state.table.holds[5 + COMMON] == START + 6_000  # the grace second
    told = [event for event in wait(match, purple) if isinstance(event, TimerRanOut)]
    assert told == [TimerRanOut(area) for area in (BLACK, GREEN, PURPLE)]


# Flipping by itself


@pytest.mark.parametrize("by_itself", [False, True])
def test_timers_flip_themselves_or_stand_still(by_itself: bool) -> None:
    match = begun(auto_flip=by_itself)
    told = wait(match, 45_000)
    assert told == ([TimerRanOut(BLACK), TimersFlipped((BLACK,))] if by_itself else [TimerRanOut(BLACK)])
    assert match.state.table.rows[AREA["black"]] == (0 if by_itself else 1)


def test_with_automatic_flips_a_round_is_the_ideal_one() -> None:
    """In 360 seconds black is flipped nine times, green four times and purple three times."""
    match = begun(auto_flip=True)
    flips = [1, 1, 1]
    told = wait(match, 360_000)
    for event in told:
        if isinstance(event, TimersFlipped):
            for area in event.areas:
                flips[area] += 1
    assert flips == [3, 4, 9] and CouncilCalled() in told
    assert match.state.table.phase == LAST_ACTIONS


def test_who_could_not_have_seen_an_automatic_flip_has_a_moment_too() -> None:
    match = begun(auto_flip=True)
    put(match, 0, COMMON, "mat")
    wait(match, 44_999)
    seen = match.state.clock.entry
    wait(match, 45_000)
    do(match, 0, place(COMMON, "BU1"), at=45_250, seen=seen)
    assert stands(match, 0, COMMON, "BU1")


# Solo levels


@pytest.mark.parametrize(
    ("level", "points", "votes"), [(1, 0, 0), (2, 0, 1), (3, 1, 1), (4, 1, 2), (5, 2, 2), (6, 3, 3)]
)
def test_each_level_adds_points_and_votes(level: int, points: int, votes: int) -> None:
    match = begun(1, mode="untimed_turns", solo_level=level)
    give(match, 0, votes=20)
    stack = match.state.box.automa_stack
    for number in (1, 0):
        stack.remove(number)
        stack.append(number)  # AUT01: 4 points and 3 votes; AUT02: 4 points and no votes
    told = []
    while match.state.table.phase in (PLAY, LAST_ACTIONS):
        told += do(match, 0, Pass())
    assert PrivilegeOrdered((0, 6, 7), (20, 3 + votes, votes)) in told
    before = match.state.table.rival_points[:]
    through_council(match)
    after = match.state.table.rival_points
    assert before == [0, 0] and after == [4 + points + 1, 4 + points]
