"""What is sent to everybody before anything is read names no title and no sentence of the story."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from regency import games
from regency.games.dilemma import RULES, KingsDilemma, packs
from regency.kernel.rules import Phrase
from regency.server import texts

LEAST = 12  # letters of what could not stand anywhere by chance
OPEN = ("00.story",)  # lies on the table from the first moment
SECRET_LINES = ("story", "finale")  # all else that houses say is theirs from the first day


def sealed(language: str) -> list[str]:
    """Titles, and the first sentences of all that is not open when a reign begins."""
    found = []
    for key, text in packs.prose(packs.HALVAREN, language).items():
        if key not in OPEN and (not key.startswith("house.") or key.rpartition(".")[2] in SECRET_LINES):
            found.append(packs.as_read(text.body).split(". ")[0])
            found += [] if key.startswith("house.") else [text.title]
    return [words for words in found if len(words) >= LEAST]


def sent(language: str) -> str:
    """The book of the game, its words, its rules and primer."""
    book = texts.book.__wrapped__("dilemma")
    pages = [texts.text("dilemma", name, language) for name in texts.TEXTS]
    return "\n".join([msgspec.json.encode(book).decode(), texts.words(language, "dilemma"), *map(str, pages)])


def leaked(language: str) -> list[str]:
    everything = sent(language)
    return [words for words in sealed(language) if words in everything]


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_neither_a_title_nor_a_sentence_is_sent_before_it_may_be_read(language: str) -> None:
    assert len(sealed(language)) > 100
    assert leaked(language) == []


def test_a_title_among_the_pieces_of_the_book_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = KingsDilemma.phrase

    def talkative(self: KingsDilemma, domain: str, value: int) -> Phrase:
        if domain != "envelope":
            return honest(self, domain, value)
        titles: dict[int, Any] = {5: packs.prose(packs.HALVAREN, "en")["T1a.story"].title}
        return Phrase("envelope", {"count": titles.get(value, value)})

    monkeypatch.setattr(KingsDilemma, "phrase", talkative)
    assert leaked("en") == ["The King’s Dykes"]
    assert games.load("dilemma") is RULES
