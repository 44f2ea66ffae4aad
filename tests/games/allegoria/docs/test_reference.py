"""The rules reference is complete, and calls everything as at the table."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest

from tests.docs.reading import LANGUAGES
from tests.games.allegoria.docs.reading import (
    REFERENCE,
    TRACK_WORDS,
    entries,
    items,
    sections,
    table,
    titles,
    words,
)

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
    headings = REFERENCE.headings(lang)
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
def test_no_title_stands_twice(lang: str) -> None:
    listed = [
        title for anchor in ("upper", "lower", "in-game", "end-game") for title, _, _ in entries(lang, anchor)
    ]
    assert len(set(listed)) == len(listed) == 11 + 11 + 48 + 24
