"""The rules reference and the primer: the same in both languages, and their figures those of the game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from regency.games.council import data
from regency.games.council.actions import ACTIONS
from regency.games.council.maps import ATLAS
from regency.games.council.options import Options
from regency.kernel.options import describe

CONTENT = Path(__file__).resolve().parents[2] / "src/regency/games/council/content"
LANGUAGES = ("en", "de")
SECTION = re.compile(r"^## (.+)\n(?:<!-- ([a-z-]+) -->\n)?((?:(?!## ).*\n)*)", re.MULTILINE)
METALS = {
    "en": ("gold", "silver", "bronze", "iron", "purple"),
    "de": ("Gold", "Silber", "Bronze", "Eisen", "violett"),
}
NARROW = 80


def text(name: str, lang: str) -> str:
    return (CONTENT / f"{name}.{lang}.md").read_text(encoding="utf-8")


def text_of_words(lang: str) -> str:
    return (CONTENT / f"{lang}.ftl").read_text(encoding="utf-8")


def sections(lang: str) -> dict[str, str]:
    """The sections of the reference by their anchors."""
    return {anchor: body for _, anchor, body in SECTION.findall(text("rules", lang))}


def rows(lang: str, anchor: str) -> list[list[str]]:
    """The table of a section without its head."""
    lines = [line for line in sections(lang)[anchor].splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def numbers(line: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", line)]


def test_both_languages_have_the_same_sections_in_the_same_order() -> None:
    found = {lang: [anchor for _, anchor, _ in SECTION.findall(text("rules", lang))] for lang in LANGUAGES}
    assert found["en"] == found["de"]
    assert all(found["en"]) and len(set(found["en"])) == len(found["en"])


def test_every_heading_is_a_section() -> None:
    for lang in LANGUAGES:
        headings = re.findall(r"^##+ (.+)$", text("rules", lang), re.MULTILINE)
        assert headings == [heading for heading, _, _ in SECTION.findall(text("rules", lang))]
        assert len(set(headings)) == len(headings)


@pytest.mark.parametrize("anchor", list(sections("en")))
def test_a_section_is_built_alike_in_both_languages(anchor: str) -> None:
    def shape(lang: str) -> list[str]:
        return re.findall(r"^(?:- |\d+\. |\|)", sections(lang)[anchor], re.MULTILINE)

    assert shape("en") == shape("de")
    assert numbers(sections("en")[anchor]) == numbers(sections("de")[anchor])
    assert sections("en")[anchor].strip()


@pytest.mark.parametrize("name", ["rules", "primer"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_lines_fit_a_narrow_screen(name: str, lang: str) -> None:
    assert [line for line in text(name, lang).splitlines() if len(line) > NARROW] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_references_to_other_sections_lead_there(lang: str) -> None:
    headings = {heading for heading, _, _ in SECTION.findall(text("rules", lang))}
    pointed = re.findall(r"(?:see|siehe)\s+\*([^*]+)\*", text("rules", lang))
    assert pointed and set(pointed) <= headings


@pytest.mark.parametrize("lang", LANGUAGES)
class TestFigures:
    def test_cities(self, lang: str) -> None:
        for city, row in enumerate(rows(lang, "cities")):
            assert row[0][0] == data.LETTERS[city]
            metals = [ATLAS[atlas].metals[city] for atlas in (0b000, 0b111)]
            assert row[2:] == [METALS[lang][metal] for metal in metals]
        assert len(rows(lang, "cities")) == data.CITIES

    def test_roads(self, lang: str) -> None:
        told = set(re.findall(r"\b([A-O])-([A-O])\b", sections(lang)["cities"]))
        roads = {(data.LETTERS[a], data.LETTERS[b]) for atlas in ATLAS for a, b in atlas.roads}
        assert told == roads

    def test_starting_coins_and_assistants(self, lang: str) -> None:
        found = [(int(coins), int(assistants)) for _, coins, assistants in rows(lang, "setup")]
        assert found == list(zip(data.START_COINS, data.START_ASSISTANTS, strict=True))

    def test_bribe_prices(self, lang: str) -> None:
        found = {int(cards): int(coins) for cards, coins in rows(lang, "bribe")}
        assert found == dict(enumerate(data.BRIBE_PRICE[1:], start=1))

    def test_bonus_tiles_and_kings_rewards(self, lang: str) -> None:
        assert [int(points) for _, points in rows(lang, "tiles")] == list(data.TILE_POINTS)
        line = re.findall(
            r"^(?:King's rewards|Belohnungen des Königs).*$", sections(lang)["tiles"], re.MULTILINE
        )[0]
        assert numbers(line) == list(data.KING_REWARDS)

    def test_nobility_track(self, lang: str) -> None:
        choices = {data.ONE_TOKEN_AGAIN, data.FREE_PERMIT, data.PERMIT_AGAIN, data.TWO_TOKENS_AGAIN}
        spaces = {int(space): bonus for space, bonus in rows(lang, "nobility")}
        assert spaces.keys() == data.NOBILITY.keys() | choices
        for space, bonus in data.NOBILITY.items():
            counts = (bonus.points, bonus.coins, bonus.cards, bonus.assistants)
            assert numbers(spaces[space]) == [count for count in counts if count]

    def test_rule_options_their_values_and_the_default_first(self, lang: str) -> None:
        found = [(name.strip("`"), tuple(values.split(", "))) for name, values, _ in rows(lang, "options")]
        assert found == [(option.name, option.values) for option in describe(Options)]
        assert all(option.default == option.values[0] for option in describe(Options))


ACTION_SECTIONS = ("elect", "permit", "build", "king", "engage", "change", "elect-by-assistant", "buy")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_of_a_turn_has_a_section_under_its_name(lang: str) -> None:
    spoken = dict(re.findall(r"^kind-(\w+) = (.+)$", text_of_words(lang), re.MULTILINE))
    headings = {anchor: heading for heading, anchor, _ in SECTION.findall(text("rules", lang))}
    for anchor, kind in zip(ACTION_SECTIONS, ACTIONS, strict=False):
        assert headings[anchor].partition(": ")[2].casefold() == spoken[kind.__name__].casefold()
    assert ACTIONS[len(ACTION_SECTIONS)].__name__ == "EndTurn"


def test_the_primer_is_a_handful_of_short_cards_alike_in_both_languages() -> None:
    cards = {lang: [body for _, _, body in SECTION.findall(text("primer", lang))] for lang in LANGUAGES}
    assert 5 <= len(cards["en"]) == len(cards["de"]) <= 7
    for lang in LANGUAGES:
        assert max(len(card.split()) for card in cards[lang]) <= 60
        assert [card.count("\n- ") for card in cards[lang]][-1] == 3
