"""The King's Favours in the browser: a whole game on its own board, by pointing at what is lit."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from regency.games import load
from regency.games.finding import OFFER_ALL
from regency.words import Words
from tests.browser.conftest import Visit
from tests.browser.hands import Pointer
from tests.browser.house import House, open_house

GAME = Path(__file__).parents[1].name


@pytest.fixture(scope="module")
def house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that offers what is there to be copied too."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(OFFER_ALL, "1")
        with open_house(tmp_path_factory.mktemp("house")) as opened:
            yield opened


def test_a_whole_game_with_six_at_the_table(visit: Visit, lang: str) -> None:
    person = visit(lang)
    person.words = Words(lang, load(GAME))
    person.arrange({0: "Anna"}, ["empty", *["greedy"] * 5], game=GAME)
    person.begin()
    person.enter()
    hand = Pointer(person)
    while person.await_turn():
        hand.choose()
    expect(person.scores()).to_contain_text(person.say("score-respect"))
