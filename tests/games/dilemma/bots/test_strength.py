"""How well the greedy bot plays The King's Dilemma, and what bargaining is worth to it, measured."""

from __future__ import annotations

import pytest

from regency.games.dilemma import RULES
from regency.games.dilemma.bots import offers
from regency.lab.statistics import wilson
from tests.games.dilemma.balance.tally import QUIET, STERN, Played, deals, played, shares

REIGNS = 400
MANY = 2_000  # as the effect of bargaining is small
LEAST_DEALS, MOST_DEALS = 1.0, 12.0  # a reign, in the mean
AMONG = ((4, 0.65), (2, 0.72))  # random houses, and how often the greedy one has most points among them


def most_points(reigns: list[Played], head: str = "greedy") -> tuple[float, int]:
    """How often this head has most points, and how often it sat there."""
    return shares(reigns, lambda seat: seat.head)[head]


def mean_deals(reigns: list[Played]) -> float:
    return sum(map(deals, reigns)) / len(reigns)


@pytest.mark.compiled
@pytest.mark.parametrize("others", [4, 2])
def test_it_has_most_points_far_more_often_than_by_chance(others: int) -> None:
    won, _ = most_points(played(["greedy", *["random"] * others], 30, 1, 1))
    assert won > 15


@pytest.mark.nightly
@pytest.mark.compiled
@pytest.mark.parametrize(("others", "least"), AMONG)
def test_among_random_houses_it_has_most_points_in_two_of_three_reigns(others: int, least: float) -> None:
    won, _ = most_points(played(["greedy", *["random"] * others], REIGNS, 1, 1))
    assert won >= least * REIGNS


@pytest.mark.nightly
@pytest.mark.compiled
def test_whoever_bargains_among_four_who_do_not_wins_more_than_its_fifth() -> None:
    """They open no bargain; they take what pays them, and pay prices that are worth it."""
    low, _ = wilson(*most_points(played(["greedy", *[QUIET] * 4], MANY, 1, 1)))
    assert low > 1 / 5


@pytest.mark.nightly
@pytest.mark.compiled
@pytest.mark.parametrize("seats", list(RULES.seats))
def test_greedy_tables_bargain_and_not_without_end(seats: int) -> None:
    assert LEAST_DEALS < mean_deals(played(["greedy"] * seats, REIGNS, 1, 1)) < MOST_DEALS


# What is measured


@pytest.mark.compiled
def test_who_opens_no_bargain_answers_those_of_others() -> None:
    quiet, stern = played([QUIET] * 4, 5, 1, 1), played([STERN] * 4, 5, 1, 1)
    assert mean_deals(quiet) == mean_deals(stern) == 0
    one = played(["greedy", *[STERN] * 4], 20, 1, 1)
    assert mean_deals(one) > 0
    assert all(seat.paid == 0 for reign in one for seat in reign.seats if seat.head == STERN)
    other = played(["greedy", *[QUIET] * 4], 20, 1, 1)
    assert any(seat.paid for reign in other for seat in reign.seats if seat.head == QUIET)


@pytest.mark.compiled
def test_a_bargain_is_counted_on_both_sides_and_every_win_once() -> None:
    for reign in played(["greedy"] * 5, 10, 1, 1):
        assert sum(seat.paid for seat in reign.seats) == sum(seat.earned for seat in reign.seats)
        assert sum(seat.share for seat in reign.seats) == pytest.approx(1.0)
        assert deals(reign) >= reign.joint


def test_the_same_reigns_are_played_by_any_number_of_workers() -> None:
    assert played(["greedy"] * 3, 2, 3, 1) == played(["greedy"] * 3, 2, 3, 2)


def test_a_house_proposes_no_more_than_a_few_things_over_one_dilemma() -> None:
    assert offers.TRIES < 3
