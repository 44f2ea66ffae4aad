"""Flipping: run-outs, purple circles, void flips, the Council, automatic flips, speed."""

from __future__ import annotations

import pytest

from regency.games.pendulum.model.events import (
    CouncilCalled,
    FlipVoid,
    TimerFlipped,
    TimerRanOut,
    TimersFlipped,
)
from regency.games.pendulum.model.reasons import CouncilWasCalled, SandRuns
from regency.games.pendulum.printed.board import BLACK, GREEN, PURPLE
from regency.kernel.edge import NEVER
from tests.games.pendulum.builder import START, begun, do, refused, stands, wait
from tests.games.pendulum.names import COMMON, act, flip

pytestmark = pytest.mark.both


def test_a_timer_is_flipped_only_once_its_sand_has_run_out() -> None:
    """T3."""
    match = begun()
    assert refused(match, 0, flip("black"), at=44_999) == SandRuns(BLACK)
    assert wait(match, 45_000) == [TimerRanOut(BLACK)]
    assert do(match, 0, flip("black"), at=45_000) == [TimerFlipped(0, BLACK, 0)]


def test_a_second_flip_whose_sender_had_not_seen_the_first_is_void() -> None:
    """T3."""
    match = begun()
    wait(match, 45_000)
    seen = match.state.clock.entry
    do(match, 0, flip("black"), at=45_000)
    assert do(match, 1, flip("black"), at=45_120, seen=seen) == [FlipVoid(1, BLACK)]
    assert match.state.table.rows[BLACK] == 0 and match.state.table.started[BLACK] == START + 45_000
    assert refused(match, 2, flip("black"), at=45_200, seen=seen + 1) == SandRuns(BLACK)
    assert refused(match, 2, flip("black"), at=45_251, seen=seen) == SandRuns(BLACK)


def test_purple_takes_the_time_markers_away_circle_by_circle() -> None:
    """T2."""
    match = begun()
    t = match.state.table
    assert t.circle == 2 and t.markers == [False, True, False, True]
    wait(match, 180_000)
    do(match, 0, flip("purple"))
    assert t.circle == 1 and match.state.table.markers == [False, False, False, True]
    wait(match, 360_200)
    told = do(match, 1, flip("purple"))
    assert CouncilCalled() in told and match.state.table.circle == 3


def test_after_the_call_no_timer_is_flipped_but_workers_still_act() -> None:
    """T33."""
    match = begun(stand={0: {COMMON: "PL2"}})
    wait(match, 45_000)
    wait(match, 180_000)
    do(match, 0, flip("purple"))
    wait(match, 371_000)
    do(match, 1, flip("purple"), at=371_000)
    assert refused(match, 2, flip("black"), at=371_400) == CouncilWasCalled()
    do(match, 0, act(COMMON, "PL2a"), at=371_500)
    assert stands(match, 0, COMMON, "PL2a")


def test_a_worker_acts_also_where_the_sand_has_run_out() -> None:
    """T9, R5."""
    match = begun(stand={0: {COMMON: "GL2"}})
    do(match, 0, act(COMMON, "GL2a"), at=150_000)
    assert match.state.table.run_out[GREEN] and stands(match, 0, COMMON, "GL2a")


@pytest.mark.parametrize(
    ("speed", "black"), [("75", 60_000), ("100", 45_000), ("125", 36_000), ("150", 30_000)]
)
def test_speed_scales_the_sand(speed: str, black: int) -> None:
    match = begun(timer_speed_percent=speed)
    assert wait(match, black - 1) == []
    assert wait(match, black) == [TimerRanOut(BLACK)]


def test_with_automatic_flips_a_timer_turns_itself() -> None:
    match = begun(auto_flip=True)
    assert wait(match, 45_000) == [TimerRanOut(BLACK), TimersFlipped((BLACK,))]
    wait(match, 360_000)
    assert match.state.table.phase == 3 and not match.state.table.run_out[PURPLE]
    assert match.next_wake() != NEVER
