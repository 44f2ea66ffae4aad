"""What may be read: in both languages, of what lies on the table, and nothing else."""

from __future__ import annotations

from regency.games.dilemma import RULES, packs
from regency.games.dilemma.printed.story import ENVELOPES, STICKERS
from regency.games.dilemma.telling.pieces import phrase
from regency.kernel.conform import played
from regency.words import Words
from tests.games.dilemma.builder import begun


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
    assert {key.partition("-")[0] for key in met} == {"envelope", "dilemma", "sticker"}
    assert any(key.endswith("/aye") for key in met) and any(key.endswith("/nay") for key in met)


def test_what_is_sealed_is_no_page() -> None:
    view = played(RULES, 3, 1).match.state.view()
    opened = set(view.table.opened)
    sealed = {f"envelope-{number}" for number in range(ENVELOPES) if number not in opened}
    unread = {f"sticker-{number}" for number in range(STICKERS) if number not in view.table.sticker}
    assert not set(RULES.pages(view)) & (sealed | unread)
    assert RULES.page(view, "envelope-7", "en") is None


def test_a_story_that_is_not_installed_has_no_pages() -> None:
    assert RULES.pages(begun(3).state.view()) == []
    assert packs.prose("../halvaren", "en") == {}


def test_a_passage_reads_as_if_nothing_had_been_decided() -> None:
    assert packs.without_flags("One. [if wall] Two. [else] Three. [end] Four.") == "One. Three. Four."


def test_every_member_of_every_domain_has_a_name() -> None:
    words = Words("de", RULES, ["Anna", "Ben", "Chloé", "Dora", "Emil"])
    for domain, size in (("service", 38), ("icon", 12), ("token", 10), ("letter", 12), ("sticker", 300)):
        said = [words.phrase(phrase(domain, value)) for value in range(size)]
        assert len(set(said)) == size, domain
