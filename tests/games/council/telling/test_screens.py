"""What a player of The Council of Four reads at the terminal."""

from __future__ import annotations

from regency.games.council.model.actions import ElectCouncillor, EndTurn
from regency.kernel.entries import Play
from regency.kernel.match import AnyMatch
from tests.games.council.telling.seats import council
from tests.terminal.desk import Desk, play, sat

LANGUAGES = ["en", "de"]


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


def test_a_councillor_is_elected_step_by_step_and_the_turn_ended() -> None:
    match = council()
    desk = Desk(["1", "1", "1", "4", ""])
    play(sat(match, desk))
    assert "Elect a councillor: Which colour?" in desk.shown
    assert "Elect a councillor: Which council?" in desk.shown
    assert "(brings 4 coins; black drops out)" in desk.shown
    assert "End the turn. This is certain to happen:" in desk.shown
    mine = [entry.do for entry, _ in match.entries if isinstance(entry, Play) and entry.seat == 0]
    assert mine == [(ElectCouncillor(0, 0),), (EndTurn(),)]


def test_the_next_rewards_of_the_nobility_track_are_on_the_page() -> None:
    for lang, said in zip(
        LANGUAGES, ("2: 2 coins, 2 points  4: Gain a reward again", "6: 1 Hauptaktion"), strict=True
    ):
        desk = Desk()
        play(sat(council(), desk, lang))
        assert said in desk.shown


def test_the_rewards_of_the_nobility_track_are_those_nobody_is_past() -> None:
    match = council()
    match.state.table.nobility[:] = [15, 17]
    text = page(match)
    assert "14: " not in text and "16: Gain a reward again, Gain a reward again  18: 8 points" in text
    match.state.table.nobility[:] = [20, 20]
    assert "20: " not in page(match)


def page(match: AnyMatch) -> str:
    desk = Desk()
    sat(match, desk).show_table(0)
    return desk.shown
