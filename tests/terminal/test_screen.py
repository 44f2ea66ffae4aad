"""The screen: lines that fit, with and without colour, and nothing that moves the cursor."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from regency import games
from regency.kernel.sheet import Cell, Column, Grid, Note, Row
from regency.terminal.draw import draw, short_name
from regency.terminal.screen import LONGEST_INPUT, STYLES, Screen, clean, columns, fitted, wrapped
from regency.words import Words
from tests.terminal.desk import Desk


def test_paragraphs_are_wrapped_and_set_in() -> None:
    assert wrapped("one two three four", 9, 2) == ["one two", "  three", "  four"]
    assert wrapped("  a b", 80) == ["  a b"]
    assert wrapped("a\n\nb", 80) == ["a", "", "b"]


def test_a_word_longer_than_the_line_stands_alone() -> None:
    assert wrapped("a incomprehensible b", 6) == ["a", "incomprehensible", "b"]


@pytest.mark.parametrize(("lean", "text"), [("left", "ab   "), ("right", "   ab"), ("center", " ab  ")])
def test_cells_lean(lean: str, text: str) -> None:
    assert fitted("ab", 5, lean) == text


def test_what_is_too_long_is_cut() -> None:
    assert fitted("abcdefgh", 5, "left") == "abcd…"
    assert short_name("Random 3", 6) == "Rand…3"


def test_control_characters_are_left_out() -> None:
    assert clean("a\x1b[2Jb\rc\n") == "a[2Jbc\n"


def test_long_lists_stand_in_columns() -> None:
    assert columns(["abc"] * 12, 80) == 1
    assert columns(["abc"] * 13, 80) == 3
    assert columns(["a" * 60] * 13, 80) == 1


def test_input_is_bounded_and_cleaned() -> None:
    desk = Desk(["x" * 1000, " 1\x1b "])
    assert desk.screen.ask(">") == "x" * LONGEST_INPUT
    assert desk.screen.ask(">") == "1"


def test_input_that_is_no_text_is_not_understood_and_does_no_harm() -> None:
    def read(prompt: str) -> str:
        raise UnicodeDecodeError("utf-8", b"\xff", 0, 1, "no")

    assert Screen(Desk().screen.console, read).ask(">") == "\N{REPLACEMENT CHARACTER}"


def test_the_curtain_clears_a_terminal_and_scrolls_a_pipe() -> None:
    terminal, pipe = Desk(colour=True), Desk(height=25)
    terminal.screen.curtain()
    pipe.screen.curtain()
    assert terminal.shown == "\x1b[2J\x1b[3J\x1b[H"
    assert pipe.shown == "\n" * 60


def test_a_sheet_with_long_names_still_fits() -> None:
    names = ["Maximiliana Alexandra", "Bo", "Random 3"]
    heads = (Column(Cell("thing")), *(Column(Cell(seat=seat), "center") for seat in range(3)))
    row = Row((Cell("x" * 60), Cell(1), Cell("●"), Cell("·")))
    note = Note(tuple(Cell("word" * 4) for _ in range(12)))
    desk = Desk()
    draw(desk.screen, Words("en"), names, (Grid(heads, (row, note)), Grid((), (note,))))
    lines = desk.shown.splitlines()
    assert max(cell_len(line) for line in lines) <= 80
    assert "Max…a" in lines[0]
    assert "●" in lines[1]


def test_six_seats_have_six_colours() -> None:
    styles = [STYLES[f"seat-{seat}"] for seat in range(6)]
    assert len(set(styles)) == 6
    assert all(rules.seats[-1] <= len(styles) for rules in games.playable())
