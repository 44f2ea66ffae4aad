"""Agendas, open agendas, Power, places, and what they bring."""

from __future__ import annotations

import pytest

from regency.games.dilemma.model.options import Options
from regency.games.dilemma.model.state import Table
from regency.games.dilemma.printed.agendas import (
    EXTREMIST,
    GREEDY,
    MODERATE_AGENDA,
    OPPORTUNIST,
    OPULENT,
    REBEL,
)
from regency.games.dilemma.rules import scoring
from tests.games.dilemma.builder import AYE, WEALTH, Game, decide, move, one_card, voting

pytestmark = pytest.mark.both


@pytest.mark.parametrize(
    ("agenda", "rows", "points"),
    [
        (OPULENT, [8, 8, 8, 8, 8], 0),
        (OPULENT, [9, 8, 8, 8, 8], 4),
        (OPULENT, [9, 17, 10, 12, 8], 14),
        (OPPORTUNIST, [9, 1, 10, 10, 10], 7),
        (MODERATE_AGENDA, [5, 13, 9, 4, 14], 10),
        (MODERATE_AGENDA, [9, 9, 9, 9, 9], 14),
        (REBEL, [5, 13, 9, 9, 9], 13),
        (REBEL, [1, 17, 5, 13, 14], 20),
        (REBEL, [6, 12, 9, 9, 9], 0),
        (GREEDY, [9, 9, 9, 9, 9], 4),
        (GREEDY, [5, 13, 9, 9, 9], 11),
        (GREEDY, [1, 1, 1, 17, 17], 0),
        (EXTREMIST, [9, 9, 9, 9, 9], 1),
        (EXTREMIST, [2, 9, 9, 9, 15], 14),
    ],
)
def test_secret_agendas(agenda: int, rows: list[int], points: int) -> None:
    assert scoring.agenda_points(rows, agenda) == points


def test_three_markers_and_the_third_rank_in_coins_make_eleven_for_the_moderate() -> None:
    assert scoring.agenda_points([5, 9, 13, 1, 17], MODERATE_AGENDA) == 10
    assert scoring.coin_points(MODERATE_AGENDA, 2) == 1


def test_ranks_of_coins_and_power_are_dense() -> None:
    assert scoring.places_of([7, 9, 9, 3, 7]) == [1, 0, 0, 2, 1]
    assert scoring.placed([4, 4, 2, 1], (2, 1)) == [2, 2, 1, 0]


def a_table(**given: object) -> Table:
    match = voting(5)
    t = match.state.table
    for name, value in given.items():
        setattr(t, name, value)
    return t


def test_the_open_agendas_of_the_rulebook() -> None:
    t = a_table(row=[14, 6, 10, 6, 10])
    assert [scoring.token_points(t, 0, 2 * resource) for resource in range(5)] == [3, 0, 1, 0, 1]
    assert [scoring.token_points(t, 0, 2 * resource + 1) for resource in range(5)] == [0, -3, -1, -3, -1]


def test_the_places_of_the_rulebook_after_a_death() -> None:
    t = a_table(pad=((7, 11, 7, 9, 10), *(((0,) * 5,) * 3)), ended=0)
    assert scoring.rewards(t) == [(0, 2), (4, 0), (0, 2), (1, 1), (3, 0)]


def test_shared_places_skip_the_next_unless_the_option_says_otherwise() -> None:
    t = a_table(pad=((9, 9, 8, 7, 1), *(((0,) * 5,) * 3)), ended=0)
    assert scoring.rewards(t) == [(4, 0), (4, 0), (1, 1), (1, 1), (0, 2)]
    t.rules = Options(places="dense")
    assert scoring.rewards(t) == [(4, 0), (4, 0), (3, 0), (1, 1), (0, 2)]


def test_the_lowest_group_is_always_last_and_where_all_are_level_all_are_first() -> None:
    t = a_table(pad=((9, 9, 3, 3, 3), *(((0,) * 5,) * 3)), ended=1)
    assert scoring.rewards(t) == [(3, 0), (3, 0), (0, 2), (0, 2), (0, 2)]
    t.pad = ((4,) * 5, *(((0,) * 5,) * 3))
    assert scoring.rewards(t) == [(3, 0)] * 5


def test_what_the_places_bring_after_an_abdication_at_the_bottom() -> None:
    t = a_table(pad=((9, 8, 7, 6, 5), *(((0,) * 5,) * 3)), ended=2)
    assert scoring.rewards(t) == [(0, 2), (0, 1), (0, 1), (0, 1), (2, 0)]


def ended(*agendas: int, by: int = 1, **given: object) -> Game:
    """A reign that ends with an abdication by this card."""
    way = 1 if by > 0 else -1
    stability = 16 if by > 0 else 2
    match = voting(
        3,
        book=one_card([move(WEALTH, by)]),
        stability=stability,
        faces=[way] * 5,
        agendas=list(agendas),
        **given,  # type: ignore[arg-type]
    )
    decide(match, AYE)
    return match


def test_the_rebel_gains_crave_after_an_abdication_at_either_end_and_any_place() -> None:
    for by in (1, -1):
        match = ended(REBEL, OPULENT, GREEDY, by=by)
        t = match.state.table
        assert t.crave[0] == t.gained[0][1] + 1


def test_everything_is_summed_on_the_pad() -> None:
    match = ended(MODERATE_AGENDA, OPULENT, GREEDY, power=[9, 8, 7], coins=[3, 12, 5], balance=0)
    outcome = match.outcome()
    assert outcome is not None
    assert [line.points for line in outcome.lines] == [
        (14, 15, 4),
        (1, 6, 6),
        (0, 0, 0),
        (2, 2, 1),
    ]
    assert outcome.scores == (17, 23, 11)
    assert outcome.reason == "abdicated-top"


def test_level_totals_share_the_victory() -> None:
    t = a_table(pad=((9, 9, 3, 3, 3), *(((0,) * 5,) * 3)), ended=0)
    assert scoring.ranks(t) == [1, 1, 3, 3, 3]
