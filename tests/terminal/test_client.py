"""The client at the table: what is shown, asked, done and taken back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from rich.cells import cell_len

from regency import bots
from regency.bots.hints import Hint
from regency.kernel.entries import Play, Undo
from regency.kernel.errors import GameHalted
from regency.kernel.match import AnyMatch
from regency.kernel.why import Obstacle
from regency.terminal import prompt
from regency.terminal.screen import Left
from tests.minis.errands import EndTurn, Send
from tests.terminal.desk import Desk, errands, example, play, sat

SEND = "1 1 1"  # the first courier to the first town


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(
    "seats", ["human,greedy", "human,greedy,random", "human:Maximilian-Otto,random,random,greedy"]
)
@pytest.mark.parametrize("begun", [errands, example])
def test_every_screen_fits_eighty_columns(begun: Callable[[str], AnyMatch], lang: str, seats: str) -> None:
    desk = Desk(["?", "h", "1", "b", "3", "b", "t", "log", SEND, "h", "ok", "ok", "", "t", "2", "0"])
    play(sat(begun(seats), desk, lang))
    assert [line for line in desk.shown.splitlines() if cell_len(line) > 80] == []


def test_the_first_screen_says_it_all() -> None:
    desk = Desk()
    play(sat(errands("human:Anna,greedy"), desk))
    for text in [
        "Errands · Turn 1",
        "Greedy  coins:  0",
        "Anna  hand:",
        "Anna is asked",
        "Your turn: what is to be done?",
        "Errand of the day",
        "  1) Send a courier  24 ways",
        "Beside it",
        "  2) Beg for coins",
        "? help",
    ]:
        assert text in desk.shown


def test_no_colour_means_no_escapes() -> None:
    plain, coloured = Desk(["t"]), Desk(["t"], colour=True)
    play(sat(errands(), plain))
    play(sat(errands(), coloured))
    assert "\x1b" not in plain.shown
    assert "\x1b[" in coloured.shown


def test_a_choice_is_narrowed_and_done() -> None:
    match = errands()
    desk = Desk(["1", "1", "1"])
    play(sat(match, desk))
    assert [entry.do for entry, _ in match.entries if isinstance(entry, Play)] == [(Send(0, 0),)]
    assert "Send a courier: Which courier?" in desk.shown
    assert "Send a courier: Which town?" in desk.shown
    assert "(4 coins)" in desk.shown


def test_numbers_typed_ahead_lead_there_at_once() -> None:
    match = errands()
    desk = Desk([SEND])
    play(sat(match, desk))
    assert len(match.entries) == 1
    assert "Which courier?" not in desk.shown


def test_back_goes_one_menu_up_and_then_undoes() -> None:
    match = errands()
    desk = Desk(["1", "2", "b", "0", SEND, "b"])
    play(sat(match, desk))
    assert [type(entry) for entry, _ in match.entries] == [Play, Undo]
    assert desk.shown.count("Which town?") == 1
    assert desk.shown.count("Which courier?") == 2, "one menu up, not all the way"
    assert "Taken back." in desk.shown


def test_undo_takes_the_last_action_back() -> None:
    match = errands()
    before = match.look(0).table.coins[0]
    play(sat(match, Desk([SEND])))
    assert match.look(0).table.coins[0] > before
    play(sat(match, Desk(["u"])))
    assert isinstance(match.entries[-1][0], Undo)
    assert match.look(0).table.coins[0] == before


def test_undo_with_nothing_to_undo_says_why() -> None:
    desk = Desk(["u"])
    play(sat(errands(), desk))
    assert "Only your own last step can be taken back" in desk.shown


def test_what_cannot_be_taken_back_is_previewed_and_confirmed() -> None:
    match = errands()
    desk = Desk([SEND, "1", "b", "1", "n", "1", ""])
    play(sat(match, desk))
    assert "End the turn. This is certain to happen:" in desk.shown
    assert "cannot be taken back after this" in desk.shown
    assert desk.prompts.count("Enter: do it, b: back > ") == 3
    mine = [entry.do for entry, _ in match.entries if isinstance(entry, Play) and entry.seat == 0]
    assert mine == [(Send(0, 0),), (EndTurn(),)]


def test_commands_work_while_confirming() -> None:
    match = errands()
    desk = Desk([SEND, "1", "log", "t", "ok"])
    play(sat(match, desk))
    assert sum(isinstance(entry, Play) and entry.do == (EndTurn(),) for entry, _ in match.entries) == 2
    assert desk.shown.count("Errands · Turn") >= 3


def test_bots_move_at_once_and_are_told_of() -> None:
    match = errands("human,random,random")
    desk = Desk([SEND, "1", ""])
    play(sat(match, desk))
    assert match.waited_for() == [0]
    news = desk.shown.rpartition("Since your last decision:")[2]
    assert "Random 2 ends the turn." in news
    assert "Random 3 ends the turn." in news


def test_a_hint_can_be_taken() -> None:
    match = errands()
    desk = Desk(["ok", "h", "ok"])
    play(sat(match, desk))
    assert "Nothing is proposed." in desk.shown
    assert "Hint: " in desk.shown
    assert len(match.entries) == 1


def test_a_hint_that_is_ahead_in_nothing_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    given = bots.hint

    def no_reasons(*about: Any) -> Hint | None:
        found = given(*about)
        return None if found is None else Hint(found.action, found.action, ())

    monkeypatch.setattr(bots, "hint", no_reasons)
    desk = Desk(["h"])
    play(sat(errands(), desk))
    assert "Hardly better than" in desk.shown and "because" not in desk.shown


def test_what_cannot_be_done_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    nothing, something = Desk(["why"]), Desk(["w"])
    play(sat(errands(), nothing))
    assert "Nothing else could be done here." in nothing.shown
    told = (Obstacle("Send", GameHalted()), Obstacle("EndTurn", GameHalted()))
    monkeypatch.setattr(prompt, "obstacles", lambda rules, me: told)
    play(sat(errands(), something))
    assert "· Send a courier, End the turn: The table is paused" in something.shown


def test_the_log_is_as_long_as_asked_for() -> None:
    desk = Desk([SEND, "log 1", "log 0", "log x"])
    play(sat(errands(), desk))
    assert desk.shown.count("gains 4 coins") == 4, "and never of nothing"


@pytest.mark.parametrize(
    ("line", "answer"), [("xyzzy", "“xyzzy” is not understood"), ("99", "There is no 99")]
)
def test_a_slip_is_answered(line: str, answer: str) -> None:
    match = errands()
    desk = Desk([line])
    play(sat(match, desk))
    assert answer in desk.shown
    assert list(match.entries) == []


def test_quitting_leaves_in_order() -> None:
    with pytest.raises(Left):
        sat(errands(), Desk(["q"])).play()


def test_a_game_between_bots_is_told_to_its_end() -> None:
    desk = Desk()
    match = example("random,random", seed=5)
    sat(match, desk, "de").play()
    outcome = match.outcome()
    assert outcome is not None
    assert "Summe" in desk.shown
    assert ("gewinnt!" in desk.shown) != ("gewinnen gemeinsam!" in desk.shown)
    for scored in outcome.scores:
        assert str(scored) in desk.shown
