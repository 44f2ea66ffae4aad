"""The client at the table: what is shown, asked, done and taken back."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from regency.games.council.model.actions import ElectCouncillor, EndTurn
from regency.kernel.entries import Play, Undo
from regency.terminal.screen import Left
from tests.terminal.desk import Desk, council, play, sat

ELECT = "1 1 1"  # the first colour to the first balcony


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(
    "seats", ["human,greedy", "human,greedy,random", "human:Maximilian-Otto,random,random,greedy"]
)
def test_every_screen_fits_eighty_columns(lang: str, seats: str) -> None:
    desk = Desk(["?", "h", "1", "b", "3", "b", "t", "log", ELECT, "h", "ok", "ok", "", "t", "2", "0"])
    play(sat(council(seats), desk, lang))
    assert [line for line in desk.shown.splitlines() if cell_len(line) > 80] == []


def test_the_first_screen_says_it_all() -> None:
    desk = Desk()
    play(sat(council("human:Anna,greedy"), desk))
    for text in [
        "The Council of Four · Turn 1",
        "COAST",
        "HILLS",
        "MOUNTAINS",
        "KING",
        "Juvelar ♔",
        "permits:",
        "Councillors to elect:",
        "Anna  hand:",
        "Anna is asked",
        "Your turn: choose an action.",
        "Main action (1 left)",
        "Quick action (if you like)",
        "  1) Elect a councillor",
        "? help",
    ]:
        assert text in desk.shown


def test_no_colour_means_no_escapes() -> None:
    plain, coloured = Desk(["t"]), Desk(["t"], colour=True)
    play(sat(council(), plain))
    play(sat(council(), coloured))
    assert "\x1b" not in plain.shown
    assert "\x1b[" in coloured.shown


def test_a_choice_is_narrowed_and_done() -> None:
    match = council()
    desk = Desk(["1", "1", "1"])
    play(sat(match, desk))
    assert [entry.do for entry, _ in match.entries if isinstance(entry, Play)] == [(ElectCouncillor(0, 0),)]
    assert "Elect a councillor: Which colour?" in desk.shown
    assert "Elect a councillor: Which council?" in desk.shown
    assert "(black drops out)" in desk.shown


def test_numbers_typed_ahead_lead_there_at_once() -> None:
    match = council()
    desk = Desk([ELECT])
    play(sat(match, desk))
    assert len(match.entries) == 1
    assert "Which colour?" not in desk.shown


def test_back_goes_one_menu_up_and_then_undoes() -> None:
    match = council()
    desk = Desk(["1", "2", "b", "0", ELECT, "b"])
    play(sat(match, desk))
    assert [type(entry) for entry, _ in match.entries] == [Play, Undo]
    assert desk.shown.count("Which council?") == 1
    assert "Taken back." in desk.shown


def test_undo_takes_the_last_action_back() -> None:
    match = council()
    before = match.look(0).table.coins[0]
    play(sat(match, Desk([ELECT, "u"])))
    assert isinstance(match.entries[-1][0], Undo)
    assert match.look(0).table.coins[0] == before


def test_undo_with_nothing_to_undo_says_why() -> None:
    desk = Desk(["u"])
    play(sat(council(), desk))
    assert "Only your own last step can be taken back" in desk.shown


def test_what_cannot_be_taken_back_is_previewed_and_confirmed() -> None:
    match = council()
    desk = Desk([ELECT, "4", "b", "4", "n", "4", ""])
    play(sat(match, desk))
    assert "End the turn. This is certain to happen:" in desk.shown
    assert "cannot be taken back after this" in desk.shown
    assert desk.prompts.count("Enter: do it, b: back > ") == 3
    mine = [entry.do for entry, _ in match.entries if isinstance(entry, Play) and entry.seat == 0]
    assert mine == [(ElectCouncillor(0, 0),), (EndTurn(),)]


def test_commands_work_while_confirming() -> None:
    match = council()
    desk = Desk([ELECT, "4", "log", "t", "ok"])
    play(sat(match, desk))
    assert sum(isinstance(entry, Play) and entry.do == (EndTurn(),) for entry, _ in match.entries) == 2
    assert desk.shown.count("The Council of Four · Turn") >= 3


def test_bots_move_at_once_and_are_told_of() -> None:
    match = council("human,random,random")
    desk = Desk([ELECT, "4", ""])
    play(sat(match, desk))
    assert match.waited_for() == [0]
    news = desk.shown.rpartition("Since your last decision:")[2]
    assert "Random 2 ends the turn." in news
    assert "Random 3 ends the turn." in news


def test_a_hint_can_be_taken() -> None:
    match = council()
    desk = Desk(["ok", "h", "ok"])
    play(sat(match, desk))
    assert "Nothing is proposed." in desk.shown
    assert "Hint: " in desk.shown
    assert len(match.entries) == 1


def test_the_log_is_as_long_as_asked_for() -> None:
    desk = Desk([ELECT, "log 1", "log 0", "log x"])
    play(sat(council(), desk))
    assert desk.shown.count("gains 4 coins") == 4, "and never of nothing"


@pytest.mark.parametrize(
    ("line", "answer"), [("xyzzy", "“xyzzy” is not understood"), ("99", "There is no 99")]
)
def test_a_slip_is_answered(line: str, answer: str) -> None:
    match = council()
    desk = Desk([line])
    play(sat(match, desk))
    assert answer in desk.shown
    assert list(match.entries) == []


def test_quitting_leaves_in_order() -> None:
    with pytest.raises(Left):
        sat(council(), Desk(["q"])).play()


def test_a_game_between_bots_is_told_to_its_end() -> None:
    desk = Desk()
    match = council("random,random", seed=5)
    sat(match, desk, "de").play()
    outcome = match.outcome()
    assert outcome is not None
    assert "Summe" in desk.shown
    assert ("gewinnt!" in desk.shown) != ("gewinnen gemeinsam!" in desk.shown)
    for scored in outcome.scores:
        assert str(scored) in desk.shown
