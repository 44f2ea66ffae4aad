"""The figures and names of the rules reference are those of the game."""

from __future__ import annotations

import re

import pytest

from regency.games.council.model.actions import ACTIONS
from regency.games.council.printed import tables
from regency.games.council.printed.maps import ATLAS
from tests.docs.reading import LANGUAGES, Reference, numbers

REFERENCE = Reference("council")
METALS = {
    "en": ("gold", "silver", "bronze", "iron", "purple"),
    "de": ("Gold", "Silber", "Bronze", "Eisen", "violett"),
}
table, sections = REFERENCE.table, REFERENCE.sections


@pytest.mark.parametrize("lang", LANGUAGES)
class TestFigures:
    def test_cities(self, lang: str) -> None:
        for city, row in enumerate(table(lang, "cities")):
            assert row[0][0] == tables.LETTERS[city]
            metals = [ATLAS[atlas].metals[city] for atlas in (0b000, 0b111)]
            assert row[2:] == [METALS[lang][metal] for metal in metals]
        assert len(table(lang, "cities")) == tables.CITIES

    def test_roads(self, lang: str) -> None:
        told = set(re.findall(r"\b([A-O])-([A-O])\b", sections(lang)["cities"]))
        roads = {(tables.LETTERS[a], tables.LETTERS[b]) for atlas in ATLAS for a, b in atlas.roads}
        assert told == roads

    def test_starting_coins_and_assistants(self, lang: str) -> None:
        found = [(int(coins), int(assistants)) for _, coins, assistants in table(lang, "setup")]
        assert found == list(zip(tables.START_COINS, tables.START_ASSISTANTS, strict=True))

    def test_bribe_prices(self, lang: str) -> None:
        found = {int(cards): int(coins) for cards, coins in table(lang, "bribe")}
        assert found == dict(enumerate(tables.BRIBE_PRICE[1:], start=1))

    def test_bonus_tiles_and_kings_rewards(self, lang: str) -> None:
        assert [int(points) for _, points in table(lang, "tiles")] == list(tables.TILE_POINTS)
        line = re.findall(
            r"^(?:King's rewards|Belohnungen des Königs).*$", sections(lang)["tiles"], re.MULTILINE
        )[0]
        assert numbers(line) == list(tables.KING_REWARDS)

    def test_nobility_track(self, lang: str) -> None:
        choices = {tables.ONE_TOKEN_AGAIN, tables.FREE_PERMIT, tables.PERMIT_AGAIN, tables.TWO_TOKENS_AGAIN}
        spaces = {int(space): bonus for space, bonus in table(lang, "nobility")}
        assert spaces.keys() == tables.NOBILITY.keys() | choices
        for space, bonus in tables.NOBILITY.items():
            counts = (bonus.points, bonus.coins, bonus.cards, bonus.assistants)
            assert numbers(spaces[space]) == [count for count in counts if count]


ACTION_SECTIONS = ("elect", "permit", "build", "king", "engage", "change", "elect-by-assistant", "buy")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_of_a_turn_has_a_section_under_its_name(lang: str) -> None:
    spoken, headings = REFERENCE.words(lang), REFERENCE.headings(lang)
    for anchor, kind in zip(ACTION_SECTIONS, ACTIONS, strict=False):
        assert headings[anchor].partition(": ")[2].casefold() == spoken[f"kind-{kind.__name__}"].casefold()
    assert ACTIONS[len(ACTION_SECTIONS)].__name__ == "EndTurn"
