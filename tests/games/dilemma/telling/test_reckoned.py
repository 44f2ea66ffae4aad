"""What the board shows and only the rules can tell, and the printed tables that it is given."""

from __future__ import annotations

import pytest

from regency.games.dilemma import RULES
from regency.games.dilemma.printed.agendas import EXTREMIST, GREEDY, REBEL
from regency.games.dilemma.printed.figures import NOTHING
from regency.games.dilemma.telling.readable import keys, place
from tests.games.dilemma.builder import (
    AYE,
    NAY,
    begun,
    decide,
    finale,
    houses,
    move,
    mystery,
    number,
    one_card,
    vote,
    votes,
    voting,
)
from tests.games.dilemma.rules.test_final_table import house


def test_every_agenda_is_worth_something_on_the_open_board() -> None:
    match = voting(3, rows=[1, 5, 9, 13, 17])
    worth = RULES.figures(match.watch())["worth"]
    assert (worth[EXTREMIST], worth[REBEL], worth[GREEDY]) == (17, 19, 4)


def test_the_power_on_both_sides_with_the_street_on_nay() -> None:
    match = voting(4)
    match.state.table.street = 2
    votes(match, vote(AYE, 3), vote(NAY, 1), vote(AYE, 2))
    assert RULES.figures(match.watch())["sides"] == [5, 3]


@pytest.mark.parametrize(("card", "line"), [("P1", -1), ("T1a.K", 0), ("B2.S1", 1), ("AE1.S2", 5)])
def test_the_story_of_the_open_card(card: str, line: int) -> None:
    match = voting(3)
    match.state.table.card = number(card)
    assert RULES.figures(match.watch())["storyline"] == line
    assert RULES.figures(begun(3).watch())["storyline"] == -1


def test_how_the_finale_leans_and_at_its_end_every_house_with_place_and_points() -> None:
    match = finale(3, lean=4, houses=houses(h1=house(5), h2=house(3, sat=1), h3=house(40), h12=house(1)))
    assert RULES.figures(match.watch())["finale"] == {"lean": 4, "reckoning": 1, "standing": []}
    for side in (AYE, AYE, NAY):
        decide(match, side)
    told = RULES.figures(match.watch())["finale"]
    assert told["standing"][0] == (2, 1, 92)
    assert [place == NOTHING for _, place, _ in told["standing"]] == [False, False, False, True]
    assert RULES.figures(voting(3).watch())["finale"] is None


def test_a_mystery_is_a_page_by_its_letter() -> None:
    match = voting(3, book=one_card([mystery("C"), move(0, 1)]))
    decide(match, AYE)
    assert "letter-2" in keys(match.state.table)
    assert [place(f"letter-{letter}") for letter in (0, 1, 11)] == [
        "T6a.mystery",
        "T6b.mystery",
        "A6b.mystery",
    ]


def test_the_board_is_given_services_zones_and_figures() -> None:
    tables = RULES.board_data().tables
    assert tables["KIND"][1]["voteFor"] == 0 and tables["KIND"][1]["sign"] == 9
    assert tables["TIME_SPACES"] == ("number", 8)
    assert len(tables["SERVICE"][1]) == 38 and tables["ZONES"][1][EXTREMIST] == ()
    assert tables["LEAST_LEAN"][1] == (5, 1, -4) and len(tables["WEIGHTS"][1]) == 4
