"""What workers will earn, and how soon."""

from __future__ import annotations

from math import isclose

import pytest

from regency.bots.pace import at_moment
from regency.games.pendulum.bots import prospects
from regency.games.pendulum.bots.prospects import FREE, LATER, LOCKED, NOW, UNPAID, Plan, soon
from regency.games.pendulum.bots.worth import Mind
from regency.games.pendulum.printed.board import BLACK, GREEN, PURPLE, TASKS
from regency.games.pendulum.printed.terms import WORKERS
from tests.games.pendulum.builder import START, Game, begun, have, opened, put, timers, turns, wait
from tests.games.pendulum.names import COMMON, GRANDE, SECOND, box, task

pytestmark = pytest.mark.both


def bare(**options: object) -> Game:
    """The first seat has both workers on the mat, and ten gold."""
    match = begun(**options)  # type: ignore[arg-type]
    for worker in (GRANDE, COMMON):
        put(match, 0, worker, "mat")
    have(match, 0, "10g")
    return match


def prospects_of(match: Game) -> float:
    me = match.look(0)
    return prospects.prospects(me, Mind(me))


def nets_of(match: Game) -> list[float]:
    return prospects.nets(Mind(match.look(0)))


# How long it takes


def test_before_the_first_round_everything_is_about_to_begin() -> None:
    assert prospects.waits(opened().look(0)) == [0.0, 0.0, 0.0]


def test_in_real_time_sand_that_runs_is_waited_for() -> None:
    me = at_moment(begun().look(0), START + 30_000)
    assert prospects.waits(me) == [150_000.0, 90_000.0, 15_000.0]


def test_what_has_run_out_may_be_flipped_at_once() -> None:
    match = begun()
    wait(match, 50_000)
    assert prospects.waits(match.look(0))[BLACK] == 0.0


def test_untimed_the_track_says_when_an_area_is_flipped() -> None:
    match = turns()
    t = match.state.table
    assert t.step == 1
    assert [prospects.steps_to_flip(t, area) for area in (PURPLE, GREEN, BLACK)] == [5, 3, 1]
    t.step = 11
    assert [prospects.steps_to_flip(t, area) for area in (PURPLE, GREEN, BLACK)] == [1, 1, 1]
    t.step = 6
    assert prospects.waits(match.look(0)) == [5 * prospects.STEP_TIME, 2 * prospects.STEP_TIME, 33_000.0]


def test_when_no_clock_runs_nothing_is_far_away() -> None:
    match = begun()
    match.state.table.phase = 5
    assert prospects.waits(match.look(0)) == [0.0] * 3


def test_what_is_far_away_counts_less() -> None:
    assert soon(0.0) == 1.0 and soon(90_000.0) == 0.5 and soon(10_000.0) > soon(20_000.0)


# What an action brings


def test_both_rows_of_an_area_bring_the_same() -> None:
    found = nets_of(bare())
    assert len(found) == TASKS
    for upper, lower in (("PU2", "PL2"), ("GU1", "GL1"), ("BU4", "BL4")):
        assert found[task(upper)] == found[task(lower)]


def test_of_a_wide_box_the_better_action_is_meant() -> None:
    match = bare(seats=3)
    put(match, 0, GRANDE, "GUW")
    net = [0.0] * TASKS
    net[task("GU2")], net[task("GU3")] = 1.0, 2.0
    assert prospects.best_task(match.state.table, GRANDE, net) == (2.0, task("GU3"))
    net[task("GU2")] = 3.0
    assert prospects.best_task(match.state.table, GRANDE, net) == (3.0, task("GU2"))


def test_who_broke_in_is_not_expected_to_produce() -> None:
    match = bare(seats=3)
    put(match, 0, GRANDE, "PLW")
    t = match.state.table
    net = [0.0] * TASKS
    net[task("PL2")], net[task("PL1")] = 1.0, 5.0
    assert prospects.best_task(t, GRANDE, net)[1] == task("PL1")
    t.intruders[GRANDE] = True
    assert prospects.best_task(t, GRANDE, net)[1] == task("PL2")


# Several workers


def plan(match: Game, *standing: str) -> Plan:
    """Workers in these boxes, each action worth 1."""
    for worker, where in zip((GRANDE, COMMON, SECOND), standing, strict=False):
        put(match, 0, worker, where)
    return Plan(match.state.table, 0, [1.0] * TASKS)


def test_the_second_worker_for_an_action_promises_less() -> None:
    match = bare()
    made = plan(match, "GU2", "GL2")
    first, second = made.share(GRANDE), made.share(COMMON)
    assert (first, second) == (1.0, prospects.AGAIN[1])


def test_workers_share_the_goods_that_actions_cost() -> None:
    match = bare()
    have(match, 0, "3g")
    made = plan(match, "GU2", "GU3")
    assert made.share(GRANDE) == 1.0
    assert made.share(COMMON) == UNPAID, "one gold is left"


def test_military_for_provinces_is_shared_as_well() -> None:
    match = bare()
    have(match, 0, "4m")
    made = plan(match, "BU3", "BL3")
    assert made.share(GRANDE) == 1.0
    assert isclose(made.share(COMMON), prospects.AGAIN[1] * UNPAID)


def test_what_costs_more_than_it_brings_promises_nothing() -> None:
    match = bare()
    put(match, 0, GRANDE, "GU2")
    assert Plan(match.state.table, 0, [-1.0] * TASKS).share(GRANDE) == 0.0


# All workers of a seat


def test_workers_on_the_mat_are_free_to_be_placed() -> None:
    match = bare()
    assert prospects_of(match) == 2 * FREE


def test_workers_that_are_not_in_play_promise_nothing() -> None:
    match = bare()
    t = match.state.table
    assert [t.at[worker] for worker in range(SECOND, WORKERS)] == [49, 49, 49]


def test_a_worker_with_a_timer_counts_for_what_it_can_do_now() -> None:
    match = bare()
    put(match, 0, GRANDE, "GL2")
    net = nets_of(match)[task("GL2")]
    expected = FREE + FREE * soon(120_000.0) + NOW * net
    assert isclose(prospects_of(match), expected)


def test_a_worker_without_one_waits_for_it_and_is_locked_then() -> None:
    match = bare()
    put(match, 0, GRANDE, "GU2")
    net = nets_of(match)[task("GU2")]
    waiting = LATER * net * soon(120_000.0) + FREE * soon(120_000.0 + prospects.RETURN) - LOCKED[GREEN]
    assert isclose(prospects_of(match), FREE + waiting)


def test_a_worker_in_a_reward_box_is_free_once_the_timer_is_gone() -> None:
    match = bare()
    put(match, 0, GRANDE, "GL2a")
    assert isclose(prospects_of(match), FREE + FREE * soon(120_000.0))
    timers(match, green="upper")
    assert prospects_of(match) == 2 * FREE


def test_a_row_that_has_sand_sooner_promises_more() -> None:
    match = bare()
    put(match, 0, GRANDE, "BU1")
    me = at_moment(match.look(0), START + 40_000)
    assert prospects.prospects(me, Mind(me)) > prospects_of(match)


def test_those_who_can_act_now_have_the_first_call_on_the_gold() -> None:
    match = bare()
    have(match, 0, "2g")
    put(match, 0, GRANDE, "GU2")
    put(match, 0, COMMON, "GL3")
    me = match.look(0)
    made = Plan(me.table, 0, nets_of(match))
    now = made.share(COMMON)
    assert now == nets_of(match)[task("GL3")]
    left = made.share(GRANDE)
    whole = FREE * soon(120_000.0) + NOW * now
    whole += LATER * left * soon(120_000.0) + FREE * soon(120_000.0 + prospects.RETURN) - LOCKED[GREEN]
    assert isclose(prospects_of(match), whole)
    assert me.table.at[COMMON] == box("GL3")
