"""Names, the manual and the story."""

from __future__ import annotations

import pytest

from regency.terminal.manual import manual, sections, show_manual
from regency.terminal.players import Chair, chair, is_fit, names
from regency.terminal.story import Story, paragraphs
from regency.words import Words
from tests.example import EXAMPLE
from tests.terminal.desk import Desk, errands, example, play, sat


def test_chairs_are_read_with_their_names() -> None:
    assert chair("human: Anna ") == Chair("human", "Anna")
    assert chair("greedy") == Chair("greedy")
    assert not chair("greedy").is_human


def test_everybody_has_a_name_of_their_own() -> None:
    chairs = [Chair("human"), Chair("random"), Chair("random"), Chair("human", "Anna")]
    assert names(Words("en"), chairs) == ["Player", "Random 2", "Random 3", "Anna"]
    assert names(Words("de"), chairs[:2]) == ["Spieler", "Zufall"]


@pytest.mark.parametrize("name", ["x" * 17, "a\x1b", "a\nb"])
def test_unfit_names(name: str) -> None:
    assert not is_fit(name)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_manual_opens_with_the_primer_and_its_sections(lang: str) -> None:
    desk = Desk()
    show_manual(desk.screen, Words(lang), EXAMPLE, "")
    found = sections(manual(EXAMPLE, "rules", lang))
    assert len(found) > 5
    for heading, _ in found[1:]:
        assert heading in desk.shown


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_section_is_shown_by_number_or_by_word(lang: str) -> None:
    heading, text = sections(manual(EXAMPLE, "rules", lang))[3]
    for wanted in ("3", heading.casefold()):
        desk = Desk()
        show_manual(desk.screen, Words(lang), EXAMPLE, wanted)
        assert heading in desk.shown
        assert text.splitlines()[-1].split()[0] in desk.shown


def test_a_game_without_manual_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regency.terminal.manual.manual", lambda *_: "")
    desk = Desk()
    show_manual(desk.screen, Words("en"), EXAMPLE, "")
    assert "no rules reference" in desk.shown


def test_the_rules_can_be_read_at_the_table() -> None:
    desk = Desk(["r", "rules 6"])
    play(sat(example(), desk, "de"))
    assert "in einer Minute" in desk.shown


def test_the_story_of_a_resumed_match_is_told_again() -> None:
    match = errands()
    play(sat(match, Desk(["1 1 1", "u", "1 1 2"])))
    story = Story.of(match)
    assert len(story.chapters) == len(match.entries) + 1
    told = list(paragraphs(Words("en", match.rules, ["Anna", "Bo"]), story.chapters))
    assert told[0].startswith("Anna sends Anselm to Northgate.")
    assert told[-1].startswith("Anna sends Anselm to Eastbridge.")
