"""The rules reference and the primer: the same in both languages, complete, and fit for a narrow screen."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest

from regency.games.allegoria.options import Options
from regency.kernel.options import describe
from tests.allegoria_docs.reading import (
    LANGUAGES,
    SECTION,
    TRACK_WORDS,
    entries,
    items,
    numbers,
    sections,
    table,
    text,
    titles,
    words,
)

NARROW = 80

# What a player can do, by the section that has to explain it; an Attack is a Raid or a Battle
ACTIONS = {
    "space-soldier": ("Recruit", "Advance", ""),
    "space-spy": ("Infiltrate", "Sneak", "Subterfuge"),
    "space-merchant": ("Tradesman", "Caravan", "Commerce"),
    "space-banker": ("Profits", "Wages", ""),
    "space-scholar": ("Educate", "Apprenticeship", "Alms"),
}
OWN_SECTIONS = {
    "raid": "Raid",
    "battle": "Battle",
    "subterfuge": "Subterfuge",
    "commerce": "Commerce",
    "alms": "Alms",
}
KINDS = {"en": ("Deploy", "Task"), "de": ("Stationieren", "Auftrag")}


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
    pointed = re.findall(r"(?:see|siehe)\s+\*([^*]+)\*", text("rules", lang), re.IGNORECASE)
    assert len(pointed) > 5 and set(pointed) <= headings


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("anchor", ACTIONS)
def test_a_space_explains_two_deploy_actions_and_a_task_under_their_names(anchor: str, lang: str) -> None:
    deploy, task = KINDS[lang]
    told = [re.match(r"\*\*(\w+)\*\* \((\w+)\): ", item) for item in items(lang, anchor)]
    found = [(match[1], match[2]) for match in told if match is not None]
    assert [kind for _, kind in found] == [deploy, deploy, task]
    spoken = words(lang)
    for kind, (name, _) in zip(ACTIONS[anchor], found, strict=True):
        assert not kind or name == spoken[f"kind-{kind}"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tasks_have_a_section_of_their_own_under_their_name(lang: str) -> None:
    headings = {anchor: heading for heading, anchor, _ in SECTION.findall(text("rules", lang))}
    assert {anchor: headings[anchor] for anchor in OWN_SECTIONS} == {
        anchor: words(lang)[f"kind-{kind}"] for anchor, kind in OWN_SECTIONS.items()
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_are_called_as_at_the_table(lang: str) -> None:
    spoken = words(lang)

    def said(piece: str, numbers: Iterable[int]) -> list[str]:
        return [spoken[f"{piece}-{number}"] for number in numbers]

    assert titles(lang, "in-game") == said("claim", range(48))
    assert titles(lang, "end-game") == said("end_claim", range(24))
    assert titles(lang, "upper") == said("decree", range(2, 24, 2))
    assert titles(lang, "lower") == said("decree", range(3, 24, 2))
    assert titles(lang, "guilds") == said("guild", range(5))
    assert [row[0] for row in table(lang, "lords")] == said("lord", range(8))
    assert [row[0] for row in table(lang, "cards")] == said("card-type", range(6))
    assert [" ".join(row[:2]) for row in table(lang, "actions")] == said("space", range(7))
    assert list(TRACK_WORDS[lang]) == said("track", range(5))
    assert all(house in sections(lang)["setup"] for house in said("house", range(4)))
    assert f"**{spoken['decree-0']}**" in sections(lang)["decrees"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rule_options_their_values_and_the_default_first(lang: str) -> None:
    found = [(name.strip("`"), tuple(values.split(", "))) for name, values in table(lang, "options")]
    assert found == [(option.name, option.values) for option in describe(Options)]
    assert all(option.default == option.values[0] for option in describe(Options))
    explained = [re.match(r"`(\w+)`: .+", item) for item in items(lang, "options")]
    assert [match and match[1] for match in explained] == [option.name for option in describe(Options)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_title_stands_twice(lang: str) -> None:
    listed = [
        title for anchor in ("upper", "lower", "in-game", "end-game") for title, _, _ in entries(lang, anchor)
    ]
    assert len(set(listed)) == len(listed) == 11 + 11 + 48 + 24


def test_the_primer_is_a_handful_of_short_cards_alike_in_both_languages() -> None:
    cards = {lang: [body for _, _, body in SECTION.findall(text("primer", lang))] for lang in LANGUAGES}
    assert 5 <= len(cards["en"]) == len(cards["de"]) <= 7
    for lang in LANGUAGES:
        assert max(len(card.split()) for card in cards[lang]) <= 60
        assert [card.count("\n- ") for card in cards[lang]][-1] == 3
    assert [numbers(card) for card in cards["en"]] == [numbers(card) for card in cards["de"]]
