"""Last actions: who is idle. A choice inside an action is something done, as the action itself is."""

from __future__ import annotations

import pytest

from regency.games.pendulum.model.actions import Done, GainCubes, Withdraw
from regency.games.pendulum.model.events import SeatCalled, SeatHeld
from regency.games.pendulum.printed.terms import LAST_ACTIONS
from tests.games.pendulum.builder import Game, asked, begun, do, put, wait
from tests.games.pendulum.names import COMMON, act
from tests.games.pendulum.play import to_last_actions

pytestmark = pytest.mark.both
CALLED_AT = 361_000  # behind the first triple flip
GOLD = GainCubes(0, 0, 1)


def choosing(at: int) -> Game:
    """Three players after the call; the second acts for any one resource, and the others are done."""
    match = begun(3)
    to_last_actions(match)
    put(match, 1, COMMON, "BL4")
    match.state.table.rows[2] = 1
    do(match, 1, act(COMMON, "BL4a"), at=CALLED_AT + at)
    do(match, 0, Done())
    do(match, 2, Done())
    return match


def test_thirty_seconds_count_from_the_choice_not_from_the_action_it_belongs_to() -> None:
    match = choosing(1_000)
    do(match, 1, GOLD, at=CALLED_AT + 20_000)
    wait(match, CALLED_AT + 49_999)
    assert match.state.table.called == -1
    assert SeatCalled(1) in wait(match, CALLED_AT + 50_000)


def test_who_leaves_a_choice_open_holds_after_thirty_seconds_all_the_same() -> None:
    match = choosing(1_000)
    assert SeatHeld(1) in wait(match, CALLED_AT + 31_000)
    assert asked(match, 1) == "GainAny" and match.state.table.called == 1


def test_a_choice_ends_a_hold_as_an_action_does() -> None:
    match = begun(3)
    to_last_actions(match)
    put(match, 1, COMMON, "BL4")
    match.state.table.rows[2] = 1
    do(match, 1, act(COMMON, "BL4a"), at=CALLED_AT + 1_000)
    do(match, 0, Done())
    wait(match, CALLED_AT + 20_000)
    do(match, 2, Done(), at=CALLED_AT + 20_000)
    do(match, 2, Withdraw(), at=CALLED_AT + 20_500)
    assert SeatHeld(1) in wait(match, CALLED_AT + 31_000)
    assert match.state.table.phase == LAST_ACTIONS and match.state.table.called == -1
    do(match, 1, GOLD, at=CALLED_AT + 32_000)
    assert not match.state.table.holding[1]
    assert match.state.table.idle_at[1] == 3_000 + CALLED_AT + 62_000
