"""A record keeps the story that it was played on: a later edition changes it for new reigns only."""

from __future__ import annotations

import msgspec
import pytest

from regency.games.dilemma import RULES
from regency.games.dilemma.model.book import Book
from regency.games.dilemma.packs import HALVAREN
from regency.kernel.match import Match
from regency.kernel.record import encode, parse
from regency.kernel.sealed import Sealed
from scripts.records import played


def changed(book: Book) -> Book:
    """The next edition: in the prologue Aye does what Nay did."""
    first, *others = book.envelopes
    cards = tuple(msgspec.structs.replace(card, outcomes=card.outcomes[::-1]) for card in first.cards)
    envelopes = (msgspec.structs.replace(first, cards=cards), *others)
    return msgspec.structs.replace(book, edition=book.edition + 1, envelopes=envelopes)


def test_a_reign_goes_on_as_it_was_played_after_the_next_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    before = played("dilemma", "3-died")
    stored = encode(before.record())
    book = changed(RULES.book().value)
    monkeypatch.setitem(RULES.books, HALVAREN, Sealed(book))
    again = Match.fold(RULES, parse(RULES, stored)[0])
    assert again.outcome() == before.outcome() and encode(again.record()) == stored
    assert again.state.box.book.value.edition == book.edition - 1
    assert Match.start(RULES, 3, seed=1).state.box.book.value is book
