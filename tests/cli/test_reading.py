"""What a player reads at the terminal: nothing torn, nothing twice, nothing that only the code explains."""

from __future__ import annotations

import io
import re
from itertools import chain, repeat
from pathlib import Path

import pytest
from rich.cells import cell_len

from regency import games
from regency.games.allegoria import RULES
from regency.kernel.match import AnyMatch, Match
from regency.terminal.client import Client
from regency.terminal.players import Chair
from regency.terminal.prompt import halves
from regency.terminal.screen import signed, wrapped
from regency.words import Words
from tests.cli.runs import run
from tests.games.allegoria.builder import Game, bare, opened, planning, turn
from tests.terminal.desk import Desk, council, play, sat

LANGUAGES = ["en", "de"]
NAMES = ("Anna", "Ben", "Chloé")


def seated(match: Game, *typed: str) -> tuple[Desk, Client]:
    """Three people before a position of Allegoria; the first lines bring the curtain up."""
    desk = Desk(["", *typed])
    words = Words("en", RULES, NAMES)
    return desk, Client(match, [Chair("human", name) for name in NAMES], words, desk.screen)


def shown(match: Game, *typed: str) -> str:
    desk, client = seated(match, *typed)
    play(client)
    return desk.shown


def test_a_minus_is_no_hyphen() -> None:
    assert signed("worth -1 (-2, 1-0-0)") == "worth −1 (−2, 1-0-0)"
    assert signed("council-2026.jsonl --seed -x") == "council-2026.jsonl --seed -x"


@pytest.mark.parametrize("space", ["scholar", "soldier"])
def test_whatever_is_below_zero_has_a_minus_sign(space: str) -> None:
    text = shown(turn(bare(tracks={0: "strength3 knowledge3"}), space, points=0), "h", "1")
    assert "now worth −1" in text
    assert not re.search(r"(?<![\w/])-\d", text)


def test_an_influence_of_nothing_has_no_sign() -> None:
    assert "3 (0, 2)" in shown(turn(bare(tracks={0: "strength3"}), "soldier"))


def test_lines_end_where_nothing_is_torn() -> None:
    assert wrapped("it costs 3 coins", 10) == ["it costs", "3 coins"]
    assert wrapped("take back Spy 3, now", 14) == ["take back", "Spy 3, now"]
    assert wrapped("of Knowledge 3 → 2: now", 18) == ["of", "Knowledge 3 → 2:", "now"]
    assert wrapped("2 × Spy 1, 3 × Spy 2", 12) == ["2 × Spy 1,", "3 × Spy 2"]


def test_a_name_that_goes_on_in_the_next_line_is_still_a_name() -> None:
    lines = wrapped("one two three  (four five)", 8, 2)
    assert halves(lines, "one two three") == [("one two", ""), ("three", ""), ("", "(four"), ("", "five)")]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games.NAMES)
def test_every_screen_of_a_game_fits_eighty_columns(game: str, lang: str) -> None:
    chairs = ["human:Maximilian-Otto", "random", "random"]
    match = Match.start(games.load(game), 3, seed=4, chairs=chairs)
    desk = Desk([*chain.from_iterable(repeat(["1", "", "h", "ok", ""], 80))])
    play(sat(match, desk, lang))
    assert len(match.entries) > 100
    assert [line for line in desk.shown.splitlines() if cell_len(line) > 80] == []


def test_pieces_are_called_what_they_are_and_not_by_a_bare_number() -> None:
    text = shown(planning(bare()))
    assert "  1) Bidding marker 0  7 ways" in text
    assert "  4) Star marker  7 ways" in text


def test_pieces_that_mean_nothing_alone_are_what_they_stand_for() -> None:
    match = opened(bare(open="soldier1 spy1 spy2 banker1 joker1"), "workforce", [(0, "2"), (1, "1")])
    text = shown(match)
    assert re.search(r"\n  1\) \w+ \d, \w+ \d \| \w+ \d, \w+ \d \| \w+ \d\n", text)
    assert "2 and 3" not in text


def test_ten_pairs_are_ten_choices() -> None:
    desk = Desk()
    play(sat(Match.start(RULES, 2, seed=1, chairs=["human", "random"]), desk))
    assert len(re.findall(r"\n +\d+\) Put ", desk.shown)) == 10


@pytest.mark.parametrize("line", ["xyzzy", "99", "u", "ok", "h"])
def test_an_answer_below_the_menu_does_not_push_it_away(line: str) -> None:
    desk = Desk([line, line])
    play(sat(council(), desk))
    assert desk.shown.count("Elect a councillor  ") == 1


def test_after_half_a_way_typed_ahead_the_menu_is_the_one_that_is_reached() -> None:
    desk = Desk(["1 99", "2"])
    play(sat(council(), desk))
    assert desk.shown.rpartition("There is no 99")[2].count("Which colour?") == 1


@pytest.mark.parametrize("line", ["", "?", "t", "r", "log"])
def test_the_menu_comes_back_after_anything_longer(line: str) -> None:
    desk = Desk([line])
    play(sat(council(), desk))
    assert desk.shown.count("Elect a councillor  ") == 2


def test_the_menu_comes_back_when_a_choice_is_not_confirmed() -> None:
    desk = Desk(["1 1 1", "4", "h", "b"])
    play(sat(council(), desk))
    assert desk.shown.rpartition("Enter: do it")[2].count(") End the turn") == 1


def test_what_was_certain_is_not_told_again() -> None:
    desk = Desk(["1 1 1", "4", ""])
    play(sat(council("human:Anna,random"), desk))
    assert desk.shown.count("Anna ends the turn.") == 1


def test_a_drawn_card_is_shown_to_who_drew_it() -> None:
    match = turn(bare(hands={0: "spy1"}, deck="banker3"), "scholar", points=2)
    text = shown(match, "1", "")
    assert "Anna draws a Workforce card." in text
    assert " Anna  hand:  Spy 1  Banker 3\n" in text.rpartition("Enter: do it")[2]


def test_a_hint_names_costs_and_gains() -> None:
    match = turn(bare(tracks={0: "strength8"}, workers={0: "10spy@0"}), "soldier", points=0)
    assert "Hint: Lower the track of this space by 1" in shown(match, "h")
    assert "(Strength 8 → 7)." in shown(match, "h")


def test_a_log_of_nothing_says_so() -> None:
    nothing = "Nothing that all can see has happened yet."
    desk = Desk(["l 1", "l 0"])
    client = sat(council(), desk)
    client.story.chapters.append(())
    play(client)
    assert nothing not in desk.shown and desk.shown.count("The map is laid out") >= 2
    desk = Desk(["l"])
    client = sat(council(), desk)
    client.story.chapters[:] = [(), ()]
    play(client)
    assert nothing in desk.shown


def test_a_section_that_is_not_there_is_not_answered_with_the_primer() -> None:
    desk = Desk(["rules xyzzy"])
    play(sat(council(), desk))
    assert "There is no section “xyzzy”." in desk.shown
    assert "in a minute" not in desk.shown


def test_a_narrow_window_is_told_of(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for width, said in (("60", True), ("80", False)):
        monkeypatch.setenv("COLUMNS", width)
        monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
        done = run(capsys, "play", "council", "--save", str(tmp_path / width))
        assert ("narrower than 80 columns" in done.out) == said


def test_in_a_simulation_no_people_are_offered(capsys: pytest.CaptureFixture[str]) -> None:
    assert "human" not in run(capsys, "simulate", "--help").out
    assert "greedy or random" in run(capsys, "simulate", "--help").out


def test_numbers_of_a_report_are_written_as_the_language_does(capsys: pytest.CaptureFixture[str]) -> None:
    report = ("simulate", "allegoria", "--seats", "greedy,random", "--games", "1")
    english, german = (run(capsys, *report, "--lang", lang).out for lang in LANGUAGES)
    assert re.search(r"100\.0% +20\.7–100\.0% .*\n.*−17\.0", english)
    assert re.search(r"100,0 % +20,7–100,0 % .*\n.*−17,0", german)


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
