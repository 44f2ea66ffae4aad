"""When a bot thinks of acting though nobody waits for it, and what it leaves to others awhile."""

from __future__ import annotations

import pytest

from regency.bots.greedy import GreedyBot
from regency.games.pendulum import RULES
from regency.games.pendulum.bots import chances
from regency.games.pendulum.flow.provinces import Restock
from regency.games.pendulum.flow.stages import ActFreely
from regency.games.pendulum.model.actions import Done, Hold, Pass, Ready
from regency.games.pendulum.printed.board import BLACK, GREEN, PURPLE
from regency.games.pendulum.printed.terms import NOTHING
from regency.kernel.edge import NEVER
from regency.kernel.rng import stream
from tests.games.pendulum.builder import START, Game, begun, do, hand, have, put, spaces, turns, wait
from tests.games.pendulum.names import COMMON, GRANDE, act, flip

pytestmark = pytest.mark.both

SAND = {PURPLE: 180_000, GREEN: 120_000, BLACK: 45_000}


def alone(where: str = "mat", seat: int = 1) -> Game:
    """Nobody has a worker that could act but one seat."""
    match = begun()
    for each in range(4):
        for worker in (GRANDE, COMMON):
            put(match, each, worker, "mat")
    put(match, seat, COMMON, where)
    return match


def test_whoever_may_act_freely_is_stirred() -> None:
    match = begun()
    assert all(chances.stirs(match.look(seat)) for seat in range(4))
    assert RULES.stirs(match.look(0), ActFreely(0))


def test_who_is_done_is_not_stirred() -> None:
    match = begun(3, mode="untimed_simultaneous")
    do(match, 1, Done())
    assert [chances.stirs(match.look(seat)) for seat in range(3)] == [True, False, True]


def test_before_a_round_nobody_is_stirred_by_it() -> None:
    match = begun()
    match.state.table.phase = 5
    assert not chances.stirs(match.look(0))


def test_who_waits_for_another_to_be_called_is_not_stirred() -> None:
    match = begun(2)
    for at in (180_000, 360_000):
        wait(match, at)
        do(match, 0, flip("purple"), at=at)
    do(match, 0, Hold())
    do(match, 1, Hold())
    assert match.state.table.called == 1
    assert [chances.stirs(match.look(seat)) for seat in range(2)] == [False, True]


def test_an_empty_space_stirs_as_long_as_there_is_something_to_fill_it_with() -> None:
    match = turns()
    assert not RULES.stirs(match.look(1), Restock(1))
    spaces(match, NOTHING)
    assert RULES.stirs(match.look(1), Restock(1))
    match.state.table.provinces_left = 0
    assert not RULES.stirs(match.look(1), Restock(1))


def test_a_timer_is_left_to_whoever_could_still_act_by_it() -> None:
    match = alone("BL2")
    wait(match, 50_000)
    assert RULES.courtesy(match.look(0), flip("black")) == START + SAND[BLACK]
    assert RULES.courtesy(match.look(1), flip("black")) == NEVER, "oneself is no reason to wait"
    assert RULES.courtesy(match.look(0), act(COMMON, "BL2")) == NEVER, "only flips end something"


def test_a_timer_whose_sand_runs_is_nobodys_matter() -> None:
    assert chances.courtesy(alone("BL2").look(0), BLACK) == NEVER


@pytest.mark.parametrize("where", ["mat", "BU2", "BL2a", "GL2"])
def test_who_has_no_worker_ready_in_the_row_need_not_be_waited_for(where: str) -> None:
    match = alone(where)
    wait(match, 50_000)
    assert chances.courtesy(match.look(0), BLACK) == NEVER


def test_who_cannot_pay_need_not_be_waited_for() -> None:
    match = alone("GL2")
    have(match, 1, "1g")
    wait(match, 120_000)
    assert chances.courtesy(match.look(0), GREEN) == NEVER
    have(match, 1, "2g")
    assert chances.courtesy(match.look(0), GREEN) == START + SAND[GREEN]


def test_a_wide_box_is_worth_waiting_for_if_either_action_can_be_paid() -> None:
    match = begun(3)
    for seat in range(3):
        for worker in (GRANDE, COMMON):
            put(match, seat, worker, "mat")
    put(match, 1, GRANDE, "PLW")
    have(match, 1, "2g")
    wait(match, 180_000)
    assert chances.courtesy(match.look(0), PURPLE) == START + SAND[PURPLE]


@pytest.mark.parametrize("action", [Pass(), Done(), Ready()])
def test_without_a_clock_to_pass_or_to_be_done_is_only_to_let_the_game_go_on(
    action: Pass | Done | Ready,
) -> None:
    assert RULES.rests(turns().look(0), action)


def test_to_act_to_flip_or_to_hold_is_more_than_that() -> None:
    others = (act(COMMON, "BL2"), flip("black"), Hold())
    assert not any(RULES.rests(turns().look(0), action) for action in others)


def test_where_a_clock_runs_to_be_done_is_worth_something() -> None:
    """Nobody would be done in last actions otherwise, and all would have to wait."""
    assert not RULES.rests(begun().look(0), Done())


def test_in_last_actions_whoever_has_nothing_left_to_do_is_done() -> None:
    match = begun(1)
    for worker in (GRANDE, COMMON):
        put(match, 0, worker, "BL2a")
    hand(match, 0, discards=("STR-C1-S1", "STR-C1-S2", "STR-C1-S3", "STR-C1-S4"))
    have(match, 0, "")
    for at in (180_000, 360_000):
        wait(match, at)
        do(match, 0, flip("purple"), at=at)
    me = match.look(0)
    bot = GreedyBot(RULES)
    assert bot.consider(me, None, match.asks(0), (), stream(bytes(32), "last", 0)) == Done()
