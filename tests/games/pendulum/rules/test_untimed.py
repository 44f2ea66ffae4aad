"""Untimed play: the timer track, turns and passing, done and its withdrawal, undo."""

from __future__ import annotations

import pytest

from regency.games.pendulum.model.actions import Done, DrawProvince, Forgo, Pass, Withdraw
from regency.games.pendulum.model.events import DoneWithdrawn, TimersFlipped
from regency.games.pendulum.model.reasons import NobodyFlips, WithdrawnTwice
from regency.kernel.edge import Action
from tests.games.pendulum.builder import (
    Game,
    achievement,
    asked,
    begun,
    can,
    do,
    have,
    kinds,
    put,
    refused,
    spaces,
    stands,
    wait,
)
from tests.games.pendulum.names import (
    CLAIM,
    CLAIM_TOKEN,
    COMMON,
    GRANDE,
    act,
    back,
    flip,
    place,
    play,
    province,
    refill,
    take,
)

pytestmark = pytest.mark.both


def test_the_track_flips_black_nine_times_green_four_times_and_purple_three_times() -> None:
    """T40."""
    match = begun(1, mode="untimed_turns")
    flips: list[int] = list(range(3))
    while match.state.table.phase in (2, 3):
        for event in do(match, 0, Pass()):
            if isinstance(event, TimersFlipped):
                flips += event.areas
    assert [flips.count(area) for area in range(3)] == [3, 4, 9]
    assert match.state.table.phase == 4


def test_players_act_in_privilege_order_and_a_pass_is_not_final() -> None:
    match = begun(3, mode="untimed_turns", order=(2, 0, 1))
    assert asked(match, 2).startswith("TakeTurn")
    do(match, 2, Pass())
    do(match, 0, act(GRANDE, "BL1a"))
    do(match, 1, Pass())
    do(match, 2, Pass())
    assert match.state.table.step == 1 and asked(match, 0).startswith("TakeTurn")
    do(match, 0, Pass())
    assert match.state.table.step == 2 and match.state.table.active == 2


def test_nobody_flips_in_untimed_play() -> None:
    assert refused(begun(mode="untimed_turns"), 0, flip("black")) == NobodyFlips()


def test_a_turn_can_be_taken_back() -> None:
    match = begun(mode="untimed_turns", stand={0: {COMMON: "GL2"}})
    do(match, 0, act(COMMON, "GL2a"))
    match.undo(0)
    assert stands(match, 0, COMMON, "GL2")


def test_simultaneous_players_are_done_each_and_the_step_ends_when_all_are() -> None:
    match = begun(2, mode="untimed_simultaneous")
    do(match, 0, Done())
    assert match.waited_for() == [1]
    do(match, 1, Done())
    assert match.state.table.step == 2 and match.waited_for() == [0, 1]


def test_done_is_withdrawn_by_itself_when_something_shared_changes() -> None:
    match = begun(2, mode="untimed_simultaneous")
    do(match, 0, Done())
    do(match, 1, act(GRANDE, "BL1a"))
    assert match.waited_for() == [1]
    put(match, 1, COMMON, "mat")
    do(match, 1, place(COMMON, "PUW"))
    assert match.waited_for() == [0, 1]


def test_done_is_withdrawn_twice_at_most() -> None:
    match = begun(2, mode="untimed_simultaneous")
    for _ in range(2):
        do(match, 0, Done())
        do(match, 0, Withdraw())
    do(match, 0, Done())
    assert not can(match, 0, Withdraw())
    assert refused(match, 0, Withdraw()) == WithdrawnTwice()


def test_no_clock_runs() -> None:
    match = begun(2, mode="untimed_turns")
    wait(match, 1_000_000)
    assert match.state.table.step == 1 and match.next_wake() == -1


def shared(seat: int = 1) -> Game:
    """Four in the simultaneous game, of whom all but one are done."""
    match = begun(mode="untimed_simultaneous", mats=("C1", "C3A", "C2", "C4"))
    spaces(match, province("mixed"), -1)
    achievement(match, 9)
    put(match, seat, COMMON, "BL3")
    put(match, seat, GRANDE, "mat")
    have(match, seat, "4m 4c 4g 3v")
    for other in range(4):
        if other != seat:
            do(match, other, Done())
    assert match.waited_for() == [seat]
    return match


@pytest.mark.parametrize(
    "chain",
    [
        (place(GRANDE, "GU1"),),
        (refill(2),),
        (act(COMMON, "BL3a"), take(province("mixed"), "red")),
        (act(COMMON, "BL3a"), DrawProvince()),
        (CLAIM_TOKEN,),
        (play("C3-A3"), place(GRANDE, "PL2")),
    ],
    ids=["a box", "a space", "an open province", "the stack", "the token", "breaking in"],
)
def test_what_is_shared_withdraws_done_of_all_others(chain: tuple[Action, ...]) -> None:
    match = shared()
    told = do(match, 1, *chain)
    assert [event.seat for event in told if isinstance(event, DoneWithdrawn)] == [0, 2, 3]
    assert match.state.table.withdrawn == [0, 0, 0, 0]


@pytest.mark.parametrize(
    "chain",
    [(place(GRANDE, "BU2"),), (play("C3-A1"),), (CLAIM,), (act(COMMON, "BL3a"), Forgo())],
    ids=["a black box", "a card", "the lower reward", "no province"],
)
def test_what_is_ones_own_withdraws_nothing(chain: tuple[Action, ...]) -> None:
    match = shared()
    assert "DoneWithdrawn" not in kinds(do(match, 1, *chain))
    assert match.waited_for() == [1]


def test_leaving_a_box_of_purple_or_green_is_shared_too() -> None:
    match = shared()
    put(match, 1, GRANDE, "GU2")
    assert "DoneWithdrawn" in kinds(do(match, 1, back(GRANDE)))
    match = shared()
    put(match, 1, GRANDE, "BU2")
    assert "DoneWithdrawn" not in kinds(do(match, 1, back(GRANDE)))
    match = shared()
    put(match, 1, GRANDE, "GU2a")
    assert "DoneWithdrawn" not in kinds(do(match, 1, back(GRANDE)))
