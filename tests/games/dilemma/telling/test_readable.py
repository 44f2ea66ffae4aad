"""What may be read: in both languages, of what lies on the table, and nothing else."""

from __future__ import annotations

import pytest

from regency.games.dilemma import RULES, packs
from regency.games.dilemma.printed.figures import NOTHING
from regency.games.dilemma.printed.story import ENVELOPES, STICKERS
from regency.games.dilemma.telling.pieces import phrase
from regency.games.dilemma.telling.readable import keys
from regency.kernel.conform import played
from regency.kernel.match import Match
from regency.kernel.rules import readable
from regency.words import Words
from tests.games.dilemma.builder import (
    AYE,
    GATHER,
    Game,
    begun,
    decide,
    finale,
    houses,
    leave,
    move,
    one_card,
    unlocked,
    vote,
    votes,
    voting,
)


def test_every_page_that_may_be_read_is_there_in_both_languages() -> None:
    met: set[str] = set()
    for seed in range(6):
        view = played(RULES, 3 + seed % 3, seed).match.state.view()
        met |= set(RULES.pages(view))
        for key in RULES.pages(view):
            for lang in ("en", "de"):
                page = RULES.page(view, key, lang)
                assert page is not None and page.text, key
                assert "[if" not in page.text
    assert {key.partition("-")[0] for key in met} == {"envelope", "event", "dilemma", "sticker", "house"}
    assert any(key.endswith("/aye") for key in met) and any(key.endswith("/nay") for key in met)


def test_what_is_sealed_is_no_page() -> None:
    view = played(RULES, 3, 1).match.state.view()
    opened = set(view.table.opened)
    sealed = {f"envelope-{number}" for number in range(ENVELOPES) if number not in opened}
    unread = {f"sticker-{number}" for number in range(STICKERS) if number not in view.table.sticker}
    assert not set(RULES.pages(view)) & (sealed | unread)
    written = [key for key in sorted(sealed) if RULES.page(view, key, "en") is not None]
    assert written, "of what is sealed there are texts"
    for lang in ("en", "de"):
        assert readable(RULES, view, written, lang) == {}


def lines_of(match: Game, house: int) -> set[str]:
    """What a house says."""
    return {key.partition("/")[2] for key in keys(match.state.table) if key.startswith(f"house-{house}/")}


def test_a_house_says_something_when_it_sits_down_and_when_a_result_is_read_under_it() -> None:
    match = voting(3, book=one_card([leave(1, 0, 1)]), present=(3, 0, 7))
    assert [lines_of(match, house) for house in (3, 0, 7, 5)] == [{"seat"}, {"seat"}, {"seat"}, set()]
    votes(match, vote(AYE, 1), GATHER, GATHER)
    assert [lines_of(match, house) for house in (3, 0, 7)] == [{"seat", "leader"}, {"seat"}, {"seat"}]


def test_at_the_end_the_first_and_the_last_have_a_word() -> None:
    match = voting(3, book=one_card([move(1, 1)]), stability=16, agendas=[1, 2, 4])
    decide(match, AYE)
    t = match.state.table
    t.pad = ((9, 4, 7), *((0,) * 3,) * 3)
    assert [lines_of(match, house) - {"leader"} for house in range(3)] == [
        {"seat", "won"},
        {"seat", "last"},
        {"seat"},
    ]


def test_what_was_achieved_is_said_and_the_finale_is_kept_for_the_end() -> None:
    found = houses(h1=unlocked(0, 2), h2=unlocked(3))
    match = voting(3, houses=found)
    assert lines_of(match, 0) == {"seat", "story", "second"}
    assert lines_of(match, 1) == {"seat", "third"}


def test_in_the_finale_a_house_says_its_last_line_and_nothing_of_a_reign() -> None:
    match = finale(3, houses=houses(h1=unlocked(1)))
    assert [lines_of(match, house) for house in match.state.table.house] == [
        {"finale", "first"},
        {"finale"},
        {"finale"},
    ]
    for _ in range(3):
        decide(match, AYE)
        assert lines_of(match, match.state.table.house[1]) == {"finale"}
    assert match.state.table.ended != NOTHING
    assert lines_of(match, match.state.table.house[2]) == {"finale"}


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_screen_of_a_house_has_its_name_profile_crest_motto_and_goal(lang: str) -> None:
    view = Match.start(RULES, 3, seed=2).watch()
    for house in view.table.house:
        screen = RULES.page(view, f"house-{house}", lang)
        line = RULES.page(view, f"house-{house}/seat", lang)
        assert screen is not None and line is not None
        assert screen.title == line.title == Words(lang, RULES).phrase(phrase("house", house))
        assert screen.text.count("\n\n") == 3 and line.text


def test_a_story_that_is_not_installed_has_no_pages() -> None:
    assert RULES.pages(begun(3).state.view()) == []
    assert packs.prose("../halvaren", "en") == {}


def test_a_passage_reads_as_if_nothing_had_been_decided() -> None:
    text = "One. [if wall] Two. [else] Three. [end] Four. [if gate] Five. [else] Six. [end]"
    assert packs.as_read(text) == "One. Three. Four. Six."
    assert packs.as_read(text, {1}) == "One. Three. Four. Five."
    assert packs.as_read(text, {0, 1}) == "One. Two. Four. Five."


def test_every_member_of_every_domain_has_a_name() -> None:
    words = Words("de", RULES, ["Anna", "Ben", "Chloé", "Dora", "Emil"])
    for domain, size in (("service", 38), ("icon", 14), ("token", 10), ("letter", 12), ("sticker", 300)):
        said = [words.phrase(phrase(domain, value)) for value in range(size)]
        assert len(set(said)) == size, domain
