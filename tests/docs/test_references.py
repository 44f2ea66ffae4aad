"""Every rules reference and primer: the same in both languages, and fit for a narrow screen."""

from __future__ import annotations

import re

import pytest

from regency import games
from regency.kernel.options import describe

from .reading import LANGUAGES, SECTION, Reference, numbers

NARROW = 80
INSIDE = re.compile(r"`|\b\w+/\w+/|\bsrc/|\b\w+\.(?:py|md|ftl|json|toml|ts|svelte)\b|\b[a-z]+_[a-z_]+\b")
ANCHORS = [(game, anchor) for game in games.ALL for anchor in Reference(game).sections("en")]
every_game = pytest.mark.parametrize("game", games.ALL)
both_languages = pytest.mark.parametrize("lang", LANGUAGES)


@every_game
def test_both_languages_have_the_same_sections_in_the_same_order(game: str) -> None:
    written = [Reference(game).text("rules", lang) for lang in LANGUAGES]
    english, german = ([anchor for _, anchor, _ in SECTION.findall(text)] for text in written)
    assert english == german
    assert all(english) and len(set(english)) == len(english)


@every_game
@both_languages
def test_every_heading_is_a_section(game: str, lang: str) -> None:
    reference = Reference(game)
    headings = re.findall(r"^##+ (.+)$", reference.text("rules", lang), re.MULTILINE)
    assert headings == list(reference.headings(lang).values())
    assert len(set(headings)) == len(headings)


@pytest.mark.parametrize(("game", "anchor"), ANCHORS)
def test_a_section_is_built_alike_in_both_languages(game: str, anchor: str) -> None:
    english, german = (Reference(game).sections(lang)[anchor] for lang in LANGUAGES)

    def shape(section: str) -> list[str]:
        return re.findall(r"^(?:- |\d+\. |\|)", section, re.MULTILINE)

    assert shape(english) == shape(german)
    assert numbers(english) == numbers(german)
    assert english.strip()


@every_game
@both_languages
@pytest.mark.parametrize("name", ["rules", "primer"])
def test_lines_fit_a_narrow_screen(game: str, lang: str, name: str) -> None:
    assert [line for line in Reference(game).text(name, lang).splitlines() if len(line) > NARROW] == []


@every_game
@both_languages
def test_references_to_other_sections_lead_there(game: str, lang: str) -> None:
    reference = Reference(game)
    pointed = re.findall(r"(?:see|siehe)\s+\*([^*]+)\*", reference.text("rules", lang), re.IGNORECASE)
    assert pointed and set(pointed) <= set(reference.headings(lang).values())


@every_game
@both_languages
def test_rule_options_are_listed_by_the_names_that_players_see(game: str, lang: str) -> None:
    options = describe(games.load(game).options)
    reference = Reference(game)
    assert reference.titles(lang, "options") == [
        reference.words(lang)[f"option-{option.name}"] for option in options
    ]
    assert all(option.default == option.values[0] for option in options)


@every_game
@both_languages
@pytest.mark.parametrize("name", ["rules", "primer"])
def test_no_text_for_players_names_a_file_or_an_id(game: str, lang: str, name: str) -> None:
    assert INSIDE.findall(Reference(game).text(name, lang)) == []


@pytest.mark.parametrize(
    "slip", ["`coast`", "see src/regency", "rules.py", "the option coin_cap", "guide.json"]
)
def test_such_a_name_would_be_found(slip: str) -> None:
    assert INSIDE.search(f"Here is {slip}.")


@every_game
def test_the_primer_is_a_handful_of_short_cards_alike_in_both_languages(game: str) -> None:
    english, german = (Reference(game).cards(lang) for lang in LANGUAGES)
    assert 5 <= len(english) == len(german) <= 7
    for cards in (english, german):
        assert max(len(card.split()) for card in cards) <= 60
        assert cards[-1].count("\n- ") == 3
    assert [numbers(card) for card in english] == [numbers(card) for card in german]
