"""Sealed pages in the terminal: read once they may be, with their paragraphs, and by nobody else before."""

from __future__ import annotations

import pytest

from regency.kernel.match import AnyMatch
from regency.words import Words
from tests.minis.tales import CARDS, NUMBERS, TALES, TITLES, Turned
from tests.terminal.desk import Desk, play, sat, started


def tales() -> AnyMatch:
    return started(TALES, "human:Anna,human:Ben", 3)


def title(card: int, lang: str = "en") -> str:
    return TITLES[lang].format(NUMBERS[lang][card])


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_card_is_read_when_it_is_turned_and_not_before(lang: str) -> None:
    match, desk = tales(), Desk(["", "1"])
    play(sat(match, desk, lang))
    next_card, dream = match.state.box.deck[-1], match.state.screens[0].dream
    assert title(dream, lang) in desk.shown
    assert [card for card in range(CARDS) if card != dream and title(card, lang) in desk.shown] == []
    more = Desk(["", "1", "", ""])
    play(sat(match, more, lang))
    assert match.state.table.turned[0] == next_card
    assert title(next_card, lang) in more.shown


def test_paragraphs_stay_paragraphs() -> None:
    match, desk = tales(), Desk([""])
    play(sat(match, desk))
    lines = [line.strip() for line in desk.shown.splitlines()]
    word = NUMBERS["en"][match.state.screens[0].dream]
    at = lines.index(f"It was late, {word}.")
    assert lines[at + 1] == "" and lines[at + 2] == f"The lamps burned low, {word}."


def test_words_name_a_sealed_piece_to_those_who_may_read_it() -> None:
    match = tales()
    closed = match.state.box.deck[0]
    words = Words("en", TALES, ["Anna", "Ben"])
    event = Turned(0, closed)
    assert words.event(event) == "Anna turns a card over: a page that is still sealed."
    words.reads(match.watch())
    assert words.piece("card", closed) == "a page that is still sealed"
    words.reads(match.look(0))
    assert words.piece("card", match.state.screens[0].dream) == title(match.state.screens[0].dream)
    match.state.table.turned.append(closed)
    words.reads(match.watch())
    assert words.event(event) == f"Anna turns a card over: {title(closed)}."
