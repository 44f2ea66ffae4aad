"""How it stands, in the terminal: totals below the table, lines on demand, the last round said aloud."""

from __future__ import annotations

import pytest

from regency.kernel.rules import Line, Outcome, Tally
from regency.terminal.scores import show_outcome, show_standing, show_tally
from regency.words import Words
from tests.example import RULES
from tests.terminal.desk import Desk, errands, example, play, sat

NAMES = ["Anna", "Ben"]
TALLY = Tally(
    (7, -2),
    (Line("favours", (7, -2)),),
    (Line("respect", (3, 0)),),
    (Line("rounds-left", (2,)), Line("hand", (4, 5))),
)


@pytest.mark.parametrize(
    ("lang", "wanted"),
    [
        ("en", "Totals: Anna 7, Ben −2. Audiences to come: 2."),
        ("de", "Summen: Anna 7, Ben −2. Weitere Audienzen: 2."),
    ],
)
def test_totals_and_what_ends_the_game_stand_in_a_line(lang: str, wanted: str) -> None:
    desk = Desk()
    show_standing(desk.screen, Words(lang, RULES, NAMES), NAMES, TALLY)
    assert desk.shown == f"{wanted}\n"


def test_the_last_round_and_the_last_turn_are_said() -> None:
    desk = Desk()
    last = Tally(TALLY.totals, TALLY.lines, last_round=True, last_turns=(1,))
    show_standing(desk.screen, Words("en", RULES, NAMES), NAMES, last)
    assert desk.shown.splitlines()[1:] == ["This is the last round.", "Last turn: Ben."]


def test_the_lines_come_to_the_total_and_to_what_it_would_be_now() -> None:
    desk = Desk()
    show_tally(desk.screen, Words("en", RULES, NAMES), NAMES, TALLY)
    rows = [line.split() for line in desk.shown.splitlines()]
    assert [row[-2:] for row in rows] == [NAMES, ["7", "−2"], ["7", "−2"], ["3", "0"], ["10", "−2"]]


def test_points_unfold_at_the_prompt() -> None:
    desk = Desk(["p"])
    play(sat(example(), desk))
    assert "Totals: Player 0, Random 0." in desk.shown
    assert ["Total", "0", "0"] in [line.split() for line in desk.shown.splitlines()]


def test_a_game_without_points_says_so() -> None:
    desk = Desk(["points"])
    play(sat(errands(), desk))
    assert "No points are counted in this game." in desk.shown
    assert "Totals:" not in desk.shown


@pytest.mark.parametrize(
    ("lang", "won", "wanted"),
    [
        ("en", (), "Anna wins!"),
        ("en", (False, False), "Nobody wins."),
        ("de", (False, False), "Niemand gewinnt."),
    ],
)
def test_who_has_won_is_what_the_outcome_says(lang: str, won: tuple[bool, ...], wanted: str) -> None:
    desk = Desk()
    lines = (Line("favours", (7, 2)), Line("respect", (0, 0)))
    outcome = Outcome("favours-given", (1, 2), (7, 2), lines, won)
    show_outcome(desk.screen, Words(lang, RULES, NAMES), NAMES, outcome, [None, None])
    assert desk.shown.splitlines()[-1] == wanted
