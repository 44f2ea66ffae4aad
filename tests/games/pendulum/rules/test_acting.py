"""Acting: price, reward box, reward; wide boxes; production."""

from __future__ import annotations

import pytest

from regency.games.pendulum.model.actions import Forgo, GainCubes
from regency.games.pendulum.model.events import CubesGained, CubesPaid, PointsGained, VotesGained, WorkerActed
from regency.games.pendulum.model.reasons import CubesMissing, HasActed, NotItsAction, OnMat
from tests.games.pendulum.builder import (
    asked,
    begun,
    can,
    do,
    give,
    goods,
    put,
    refused,
    stands,
    steps,
    timers,
    tucked,
)
from tests.games.pendulum.names import (
    COMMON,
    GOLD,
    GRANDE,
    POPULARITY,
    PRESTIGE,
    act,
    province,
    retrieve,
    task,
)

pytestmark = pytest.mark.both


def test_a_worker_pays_moves_to_the_reward_box_and_takes_the_reward() -> None:
    match = begun(mode="untimed_turns", stand={0: {COMMON: "PL2"}})
    told = do(match, 0, act(COMMON, "PL2a"))
    assert told[:5] == [
        CubesPaid(0, GOLD, 2),
        WorkerActed(0, COMMON, task("PL2a")),
        PointsGained(0, POPULARITY, 1),
        PointsGained(0, PRESTIGE, 1),
        VotesGained(0, 1),
    ]
    assert stands(match, 0, COMMON, "PL2a")


def test_it_acts_once_per_placement_and_only_for_what_its_box_offers() -> None:
    match = begun(1, mode="untimed_turns", stand={0: {COMMON: "GLW", GRANDE: "PLN"}})
    assert refused(match, 0, act(COMMON, "GL3a")) == NotItsAction(COMMON, task("GL3a"))
    do(match, 0, act(COMMON, "GL2a"))
    assert refused(match, 0, act(COMMON, "GL1a")) == HasActed(COMMON)
    give(match, 0, gold=1)
    assert refused(match, 0, act(GRANDE, "PL3a")) == CubesMissing(GOLD, 2, 1)
    put(match, 0, GRANDE, "mat")
    assert refused(match, 0, act(GRANDE, "PL3a")) == OnMat(GRANDE)


def test_a_wide_box_offers_two_actions_of_which_one_is_taken() -> None:
    """T10."""
    match = begun(3, mode="untimed_turns")
    timers(match, green="upper")
    put(match, 0, COMMON, "GUW")
    assert can(match, 0, act(COMMON, "GU3a")) and can(match, 0, act(COMMON, "GU2a"))
    do(match, 0, act(COMMON, "GU3a"))
    assert steps(match, 0) == (1, 0, 0, 0) and goods(match, 0)[3] == 2
    assert not can(match, 0, act(COMMON, "GU2a"))


def test_brown_production_performs_the_mat_and_every_province_of_the_slot() -> None:
    """T12."""
    match = begun(mode="untimed_turns", stand={0: {COMMON: "PL1"}})
    tucked(match, 0, "brown", province("vote"), province("gold"))
    do(match, 0, act(COMMON, "PL1a"))
    assert steps(match, 0) == (2, 0, 1, 0)


def test_a_crown_province_in_the_red_slot_gives_a_point() -> None:
    """T14."""
    match = begun(mode="untimed_turns", stand={0: {COMMON: "GL1"}})
    tucked(match, 0, "red", province("culture_crown"))
    do(match, 0, act(COMMON, "GL1a"))
    assert goods(match, 0)[0] == 6 and steps(match, 0)[1] == 1


def test_any_resource_is_chosen_among_colours_below_the_cap() -> None:
    match = begun(mode="untimed_turns", stand={0: {COMMON: "BL4"}})
    give(match, 0, gold=10)
    do(match, 0, act(COMMON, "BL4a"))
    assert asked(match, 0).startswith("GainAny")
    assert set(match.options(0)) == {GainCubes(1, 0, 0), GainCubes(0, 1, 0)}
    assert do(match, 0, GainCubes(0, 1, 0))[0] == CubesGained(0, 1, 1)


def test_what_does_not_fit_is_lost_and_with_all_full_nothing_is_asked() -> None:
    match = begun(1, mode="untimed_turns", stand={0: {COMMON: "BL4", GRANDE: "BL1"}})
    give(match, 0, gold=9, military=10, culture=10)
    do(match, 0, act(GRANDE, "BL1a"))
    assert goods(match, 0)[:3] == (10, 10, 10)
    do(match, 0, act(COMMON, "BL4a"))
    assert asked(match, 0).startswith("TakeTurn")


def test_the_firebrands_red_production_takes_the_acting_worker_back() -> None:
    """T30, R23."""
    match = begun(mode="untimed_turns", mats=("C3A", "C1", "C2", "C4"), stand={0: {COMMON: "GL1"}})
    do(match, 0, act(COMMON, "GL1a"), retrieve(COMMON))
    assert goods(match, 0)[:3] == (4, 0, 1) and stands(match, 0, COMMON, "mat")
    assert not can(match, 0, Forgo())
