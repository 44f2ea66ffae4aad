"""Before a round nobody acts: no worker is said to be able to, not even where a timer stands."""

from __future__ import annotations

import pytest

from regency.games.pendulum import RULES
from regency.games.pendulum.model.actions import Pass, Ready
from regency.games.pendulum.printed.terms import PRE_ROUND
from regency.games.pendulum.telling.workers import state_of
from tests.games.pendulum.builder import Game, begun, put, timers
from tests.games.pendulum.names import COMMON, GRANDE
from tests.games.pendulum.play import through_council

MODES = ("realtime", "untimed_simultaneous", "untimed_turns")


def before_round(mode: str) -> Game:
    """The second round is to come; black's timer stands above, with a worker that has not acted."""
    match = begun(4, mode=mode)
    put(match, 0, COMMON, "mat")
    through_council(match)
    assert match.state.table.phase == PRE_ROUND
    timers(match, black="upper")
    put(match, 0, COMMON, "BU2")
    put(match, 0, GRANDE, "BU1a")
    return match


@pytest.mark.parametrize("mode", MODES)
def test_a_worker_beside_a_timer_waits(mode: str) -> None:
    match = before_round(mode)
    assert state_of(match.state.table, COMMON) == "waits" and state_of(match.state.table, GRANDE) == "rests"
    assert RULES.figures(match.look(0))["able"][0] == 0


@pytest.mark.parametrize("mode", MODES)
def test_being_ready_or_passing_leaves_nobody_unused(mode: str) -> None:
    match = before_round(mode)
    word = Pass() if mode == "untimed_turns" else Ready()
    assert RULES.remark(match.look(0), word) is None
