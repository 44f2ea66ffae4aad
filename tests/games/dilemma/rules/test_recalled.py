"""What texts remember: a passage is read as what was decided has it, and stays so."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from regency.games.dilemma import RULES, packs
from regency.games.dilemma.model.book import Book, Row, home_of, page_of_card
from regency.games.dilemma.printed.story import ENVELOPE_IDS, ENVELOPES, FRONT_PAGE, PASSAGES, RESULT_PAGE
from regency.games.dilemma.saga import growth, soundness
from regency.kernel.errors import Refused
from tests.games.dilemma import synthetic
from tests.games.dilemma.builder import AYE, book, decide, envelope, move, opens, prologue, voting
from tests.games.dilemma.builder import dilemma as card

WALL, GATE = 0, 1
FRONT = page_of_card(0, FRONT_PAGE)
RESULT = page_of_card(0, RESULT_PAGE + AYE)
T1A, T6B = ENVELOPE_IDS.index("T1a"), ENVELOPE_IDS.index("T6b")

pytestmark = pytest.mark.both


def remembering(found: Book, *reads: tuple[int, int, int]) -> Book:
    return replace(found, reads=reads)


def alone(rows: list[Row] | None = None) -> Book:
    """A story of one dilemma, so that it is the one that is drawn."""
    return book(prologue(card("P1", rows or [], role=0)))


def test_a_front_remembers_what_was_decided_and_nothing_else() -> None:
    found = remembering(alone(), (FRONT, 0, WALL), (FRONT, 1, GATE), (RESULT, 0, WALL))
    match = voting(3, book=found, flags=(GATE,))
    assert match.state.table.recalled == [FRONT * PASSAGES + 1]


def test_a_result_remembers_what_was_decided_before_it_and_not_by_it() -> None:
    found = remembering(alone([(2, WALL, 0, 0, 0)]), (RESULT, 0, WALL), (RESULT, 1, GATE))
    match = voting(3, book=found, flags=(GATE,))
    decide(match, AYE)
    assert match.state.box.flags == [WALL, GATE]
    assert match.state.table.recalled == [RESULT * PASSAGES + 1]


def test_a_story_card_remembers_when_it_is_opened() -> None:
    kept = envelope("T1a", card("T1a.K", role=0), card("T1a.S1"), card("T1a.S2"))
    story = book(prologue(card("P1", [opens("T1a")], role=0)), kept)
    match = voting(3, book=remembering(story, (T1A, 0, WALL)), flags=(WALL,))
    assert match.state.table.recalled == []
    decide(match, AYE)
    assert match.state.table.recalled == [T1A * PASSAGES]


def test_what_was_read_stays_so_in_the_reigns_to_come() -> None:
    found = remembering(alone([move(1, 1)]), (FRONT, 0, WALL))
    match = voting(3, book=found, flags=(WALL,), recalled=(7,), stability=16)
    decide(match, AYE)
    bequest = RULES.bequest(match.state)
    assert bequest is not None
    assert bequest.open.recalled == (7, FRONT * PASSAGES)
    assert bequest.open.flags == ()


def test_a_trigger_that_is_drawn_again_is_read_again() -> None:
    from regency.games.dilemma.effects.story import recall

    match = voting(3, book=remembering(alone(), (FRONT, 0, WALL)))
    assert match.state.table.recalled == []
    match.state.box.flags = [WALL]
    recall(match.state, FRONT)
    recall(match.state, FRONT)
    assert match.state.table.recalled == [FRONT * PASSAGES]


def test_texts_lie_in_envelopes() -> None:
    assert home_of(T1A) == T1A
    assert home_of(page_of_card(3 * T6B + 2, RESULT_PAGE + 1)) == T6B


# Packs


def test_a_pack_knows_what_its_texts_remember(tmp_path: Path) -> None:
    found = packs.compile_book(synthetic.write(tmp_path / "pack", 12, 3))
    flag = found.flags.index("p1_0")
    texts = {page for page, nth, which in found.reads if (nth, which) == (0, flag)}
    assert len(texts) == len(found.reads) == len(found.envelopes) * 10
    soundness.must_be_sound(found)


def test_the_road_out_of_the_fen_remembers_the_spades() -> None:
    found = packs.book()
    front = page_of_card(3 * T6B, FRONT_PAGE)
    assert [found.flags[flag] for page, _, flag in found.reads if page == front] == ["wall_by_force"]
    code = front * PASSAGES
    key = f"dilemma-{3 * T6B}"
    match = voting(3)
    match.state.table.pack = "halvaren"
    match.state.table.recalled = [code]
    with_spades = RULES.page(match.state.view(), key, "en")
    match.state.table.recalled = []
    without = RULES.page(match.state.view(), key, "en")
    assert with_spades is not None and without is not None
    assert "their own spades" in with_spades.text and "their own spades" not in without.text
    assert "promise a coast before" in without.text and "promise a coast before" not in with_spades.text


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("B1a.de.md", "[if p1_0]", "[if p1_1]"),
        (
            "B1a.en.md",
            "\n## sticker 1: A sticker\n",
            "\n## sticker 1: A sticker\n[if p1_0] A. [else] B. [end] ",
        ),
        ("B1a.en.md", "## K front\n", "## K front softened\nA [if p1_1] B. [else] C. [end]\n\n## K front\n"),
    ],
    ids=["languages differ", "a sticker", "softened"],
)
def test_what_a_text_cannot_remember_is_refused(tmp_path: Path, name: str, old: str, new: str) -> None:
    folder = synthetic.write(tmp_path / "pack", 12, 4)
    change(folder / name, old, new)
    with pytest.raises(packs.BadPack) as found:
        _ = [packs.texts(folder, language) for language in packs.LANGUAGES]
    reason = found.value.reason
    assert isinstance(reason, packs.PackText)
    assert (reason.file, reason.word[:4]) == (name, "[if ")
    assert (folder / name).read_text("utf-8").splitlines()[reason.line - 1].startswith("## ")


# Campaigns


def test_a_pack_that_has_grown_brings_what_its_new_texts_remember(tmp_path: Path) -> None:
    more = packs.compile_book(synthetic.write(tmp_path / "pack", 12, 3))
    few = [each for each in more.envelopes if each.number < 6]
    at = tuple(each if each < 6 else -1 for each in range(ENVELOPES))
    flags = ("other", *more.flags)
    reads = tuple((page, nth, flag + 1) for page, nth, flag in more.reads if home_of(page) < 6)
    grown = growth.merge(replace(more, envelopes=tuple(few), at=at, flags=flags, reads=reads), more)
    assert len(grown.reads) == len(more.reads)
    assert {grown.flags[flag] for _, _, flag in grown.reads} == {"p1_0"}
    soundness.must_be_sound(grown)


@pytest.mark.parametrize(
    "row", [(-1, 0, 0), (FRONT, PASSAGES, 0), (FRONT, 0, 99), (page_of_card(224, 2) + 1, 0, 0), (6, 0, 0)]
)
def test_a_book_with_a_passage_that_is_nowhere_is_not_sound(row: tuple[int, int, int]) -> None:
    sound = remembering(alone(), (FRONT, 0, WALL))
    soundness.must_be_sound(sound)
    with pytest.raises(Refused):
        soundness.must_be_sound(replace(sound, reads=(*sound.reads, row)))
    with pytest.raises(Refused):
        soundness.must_be_sound(replace(sound, reads=(*sound.reads, sound.reads[0])))
