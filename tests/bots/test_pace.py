"""Reaction times and rhythm: late as people are, and no quicker."""

from __future__ import annotations

from math import log
from statistics import mean, median, stdev

import pytest

from regency.bots.pace import LEAST, MINUTE, PACES, SPREAD, Pace, Rhythm, reaction, sooner
from regency.kernel.edge import NEVER
from regency.kernel.rng import Rng, stream, stretch

EACH = pytest.mark.parametrize("pace", PACES.values(), ids=PACES)


def rng(count: int = 0) -> Rng:
    return stream(stretch(9), "pace", count)


def test_the_paces_are_three() -> None:
    figures = [(pace.reaction, pace.actions, pace.courtesy) for pace in PACES.values()]
    assert list(PACES) == ["gentle", "steady", "brisk"]
    assert figures == [(1600, 15, 6000), (1000, 25, 2500), (600, 40, 0)]


@EACH
def test_reaction_times_are_lognormal_around_their_median(pace: Pace) -> None:
    source = rng()
    drawn = [reaction(pace, source) for _ in range(4000)]
    logs = [log(each / pace.reaction) for each in drawn if each > LEAST]
    assert median(drawn) == pytest.approx(pace.reaction, rel=0.03)
    assert abs(mean(logs)) < 0.05 and stdev(logs) == pytest.approx(SPREAD, abs=0.05)
    assert min(drawn) >= LEAST


def test_nobody_reacts_more_quickly_than_people_can() -> None:
    source = rng()
    assert {reaction(Pace(10, 40, 0), source) for _ in range(50)} == {LEAST}


@EACH
@pytest.mark.parametrize("due_one_in", [1, 2, 1000])
def test_nobody_acts_more_often_in_any_minute_than_its_pace_allows(pace: Pace, due_one_in: int) -> None:
    rhythm, now, acted = Rhythm(pace, rng()), 0, []
    for number in range(300):
        due = number % due_one_in == 0
        now = rhythm.acts_at(now if due else rhythm.looks_at(now), due)
        rhythm.acted(now)
        acted.append(now)
    busiest = max(sum(first <= each < first + MINUTE for each in acted) for first in acted)
    assert busiest <= pace.actions
    assert busiest >= pace.actions - 3, "it is busy all the time"


@EACH
def test_what_need_not_be_done_is_done_at_even_distances(pace: Pace) -> None:
    rhythm, now = Rhythm(pace, rng()), 0
    for _ in range(50):
        looks = rhythm.looks_at(now)
        acts = rhythm.acts_at(looks, due=False)
        assert acts - looks >= LEAST
        assert now == 0 or acts - now >= MINUTE // pace.actions
        now = acts
        rhythm.acted(now)


def test_nobody_is_kept_waiting_only_to_keep_the_pace_even() -> None:
    gentle = PACES["gentle"]
    rhythm = Rhythm(gentle, rng())
    rhythm.acted(1000)
    assert rhythm.looks_at(1000) == 1000 + MINUTE // gentle.actions - gentle.reaction
    assert max(Rhythm(gentle, rng(count)).acts_at(1000, due=True) for count in range(9)) < 5000
    assert rhythm.acts_at(1000, due=False) >= 1000 + MINUTE // gentle.actions


def test_of_two_instants_the_sooner_counts_if_there_is_one() -> None:
    assert [sooner(5, 7), sooner(NEVER, 7), sooner(5, NEVER), sooner(NEVER, NEVER)] == [5, 7, 5, NEVER]
