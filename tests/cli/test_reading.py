"""What a player reads at the terminal: nothing torn, nothing twice, nothing that only the code explains."""

from __future__ import annotations

import io
import re
from itertools import chain, repeat
from pathlib import Path

import msgspec
import pytest
from rich.cells import cell_len

from regency import games
from regency.kernel.match import Match
from regency.kernel.rules import calmest
from regency.terminal.prompt import halves
from regency.terminal.screen import signed, wrapped
from tests.cli.runs import run
from tests.example import EXAMPLE
from tests.games._example.builder import position
from tests.terminal.desk import Desk, errands, example, play, sat

LANGUAGES = ["en", "de"]


def test_a_minus_is_no_hyphen() -> None:
    assert signed("worth -1 (-2, 1-0-0)") == "worth −1 (−2, 1-0-0)"
    assert signed("game-2026.jsonl --seed -x") == "game-2026.jsonl --seed -x"


def test_lines_end_where_nothing_is_torn() -> None:
    assert wrapped("it costs 3 coins", 10) == ["it costs", "3 coins"]
    assert wrapped("take back Spy 3, now", 14) == ["take back", "Spy 3, now"]
    assert wrapped("of Knowledge 3 → 2: now", 18) == ["of", "Knowledge 3 → 2:", "now"]
    assert wrapped("2 × Spy 1, 3 × Spy 2", 12) == ["2 × Spy 1,", "3 × Spy 2"]


def test_a_name_that_goes_on_in_the_next_line_is_still_a_name() -> None:
    lines = wrapped("one two three  (four five)", 8, 2)
    assert halves(lines, "one two three") == [("one two", ""), ("three", ""), ("", "(four"), ("", "five)")]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games.ALL)
def test_every_screen_of_a_game_fits_eighty_columns(game: str, lang: str) -> None:
    chairs = ["human:Maximilian-Otto", "random", "random"]
    rules = games.load(game)
    match = Match.start(rules, 3, calmest(rules), seed=4, chairs=chairs)
    desk = Desk([*chain.from_iterable(repeat(["1", "", "h", "ok", ""], 80))])
    play(sat(match, desk, lang))
    assert match.outcome() is not None or len(match.entries) > 100
    assert [line for line in desk.shown.splitlines() if cell_len(line) > 80] == []


@pytest.mark.parametrize("line", ["xyzzy", "99", "u", "ok", "h"])
def test_an_answer_below_the_menu_does_not_push_it_away(line: str) -> None:
    desk = Desk([line, line])
    play(sat(errands(), desk))
    assert desk.shown.count("Send a courier  ") == 1


def test_after_half_a_way_typed_ahead_the_menu_is_the_one_that_is_reached() -> None:
    desk = Desk(["1 99", "2"])
    play(sat(errands(), desk))
    assert desk.shown.rpartition("There is no 99")[2].count("Which courier?") == 1


@pytest.mark.parametrize("line", ["", "?", "t", "r", "log"])
def test_the_menu_comes_back_after_anything_longer(line: str) -> None:
    desk = Desk([line])
    play(sat(example(), desk))
    assert desk.shown.count("  1) Lay the ") == 2


def test_the_menu_comes_back_when_a_choice_is_not_confirmed() -> None:
    desk = Desk(["1 1 1", "1", "h", "b"])
    play(sat(errands(), desk))
    assert desk.shown.rpartition("Enter: do it")[2].count(") End the turn") == 1


def test_what_was_certain_is_not_told_again() -> None:
    desk = Desk(["1 1 1", "1", ""])
    play(sat(errands("human:Anna,random"), desk))
    assert desk.shown.count("Anna ends the turn.") == 1


def test_what_an_action_brings_to_light_is_shown_to_who_goes_on() -> None:
    match = position(["3 7", "4 8"], raven=0)
    desk = Desk(["1", ""])
    match.header = msgspec.structs.replace(match.header, chairs=("human:Anna", "human:Ben"))
    client = sat(match, desk)
    client.at_keyboard = 0
    play(client)
    assert " Anna  the raven saw:  " in desk.shown.rpartition("Enter: do it")[2]


def test_a_hint_says_what_to_know_about_it() -> None:
    desk = Desk(["h"])
    play(sat(errands(), desk))
    assert "Hint: Send Anselm to Northgate (4 coins)." in desk.shown


def test_a_log_of_nothing_says_so() -> None:
    nothing = "Nothing that all can see has happened yet."
    desk = Desk(["l 1", "l 0"])
    client = sat(example(), desk)
    client.story.chapters.append(())
    play(client)
    assert nothing not in desk.shown and desk.shown.count("Audience 1: the king offers") >= 2
    desk = Desk(["l"])
    client = sat(example(), desk)
    client.story.chapters[:] = [(), ()]
    play(client)
    assert nothing in desk.shown


def test_a_section_that_is_not_there_is_not_answered_with_the_primer() -> None:
    desk = Desk(["rules xyzzy"])
    play(sat(example(), desk))
    assert "There is no section “xyzzy”." in desk.shown
    assert "in a minute" not in desk.shown


def test_a_narrow_window_is_told_of(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for width, said in (("60", True), ("80", False)):
        monkeypatch.setenv("COLUMNS", width)
        monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
        done = run(capsys, "play", EXAMPLE, "--save", str(tmp_path / width))
        assert ("narrower than 80 columns" in done.out) == said


def test_in_a_simulation_no_people_are_offered(capsys: pytest.CaptureFixture[str]) -> None:
    assert "human" not in run(capsys, "simulate", "--help").out
    assert "greedy or random" in run(capsys, "simulate", "--help").out


def test_numbers_of_a_report_are_written_as_the_language_does(capsys: pytest.CaptureFixture[str]) -> None:
    report = ("simulate", EXAMPLE, "--seats", "random,random", "--games", "1")
    english, german = (run(capsys, *report, "--lang", lang).out for lang in LANGUAGES)
    assert re.search(r"100\.0% +20\.7–100\.0%", english)
    assert re.search(r"100,0 % +20,7–100,0 %", german)
