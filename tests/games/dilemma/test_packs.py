"""Packs: what is read, and what is refused with file and line."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from regency.games.dilemma import RULES, packs
from regency.games.dilemma.printed.figures import NOTHING
from regency.games.dilemma.printed.story import ENDING, EVENTS, GIVE, MOVE, OPEN
from regency.kernel.errors import PackMissing, Reason, Refused
from regency.words import Words

from . import synthetic

HALVAREN = packs.FOLDER / packs.HALVAREN


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return synthetic.write(tmp_path / "pack", 12, 3)


def fault(folder: Path) -> Reason:
    """Why a pack is refused: in words of both languages, and nothing changes."""
    files = {path.name: path.read_bytes() for path in folder.iterdir()}
    with pytest.raises(packs.BadPack) as found:
        read_whole(folder)
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == files
    reason = found.value.reason
    said = [Words(language, RULES).reason(reason) for language in packs.LANGUAGES]
    assert said[0] != said[1] and all("{" not in each for each in said)
    if hasattr(reason, "file"):
        assert all(str(reason.file) in each for each in said)
    return reason


def read_whole(folder: Path) -> None:
    packs.compile_book(folder)
    for language in packs.LANGUAGES:
        packs.texts(folder, language)


def edited(folder: Path, name: str, change: Callable[[str], str]) -> Path:
    path = folder / name
    before = path.read_text(encoding="utf-8")
    after = change(before)
    assert after != before
    path.write_text(after, encoding="utf-8")
    return folder


# The story that is installed


def test_halvaren_is_read_as_far_as_it_is_written() -> None:
    book = packs.book()
    assert book.pack == "halvaren"
    assert len(book.envelopes[0].cards) == 3
    leading = [each for each in book.envelopes if each.kind != ENDING]
    keys = [
        card for each in leading for card in each.cards if any(row[0] == OPEN for row in card.outcomes[0])
    ]
    assert len(keys) == len(leading) + 2
    endings = [each for each in book.envelopes if each.kind == ENDING]
    assert not any(row[0] == OPEN for each in endings for card in each.cards for row in card.outcomes[0])


def test_the_sample_means_what_it_says() -> None:
    found = next(each for each in packs.book().envelopes if each.number == 5)
    key = found.cards[0]
    assert key.icons == ((0, 5), (3, 4, 11))
    assert [row[:3] for row in key.outcomes[0] if row[0] == MOVE] == [(MOVE, 0, 1), (MOVE, 2, -2)]
    assert [card.death for card in found.cards] == [False, True, False]


def test_a_pack_that_is_not_installed_is_named() -> None:
    with pytest.raises(Refused) as refused:
        packs.book("nowhere")
    reason = refused.value.reason
    assert reason == PackMissing("nowhere")
    assert all("nowhere" in Words(language, RULES).reason(reason) for language in packs.LANGUAGES)


@pytest.mark.parametrize("language", packs.LANGUAGES)
def test_texts_are_found_by_key_and_keep_their_paragraphs(folder: Path, language: str) -> None:
    found = packs.texts(folder, language)
    assert found["T1a.story"].title == "A title"
    assert "[if p1_0]" in found["T1a.S1.front"].body


def test_the_sample_in_both_languages() -> None:
    files = packs.OnDisk(HALVAREN)
    parts = packs.headings(files.read("T1a.en.md"))
    assert parts["story"].title == "The King’s Dykes"
    assert parts["story"].body.count("\n\n") == 2
    rules = files.read("T1a.toml")
    assert set(packs.wanted(rules, packs.toml(rules))) <= set(parts)


def with_houses(folder: Path) -> Path:
    """The same with the house screens of Halvaren."""
    for language in packs.LANGUAGES:
        shutil.copy(HALVAREN / f"houses.{language}.md", folder)
    return edited(folder, "pack.toml", lambda text: text + 'houses = "houses"\n')


def test_a_pack_need_not_have_houses_and_may(folder: Path) -> None:
    assert not any(key.startswith("house.") for key in packs.texts(folder, "en"))
    found = packs.texts(with_houses(folder), "en")
    assert found["house.4.house"].title == "Princes of Vael"
    assert found["house.4.house"].body.count("\n\n") == 3
    assert found["house.12.finale"].title == "Masters of Coldforge"


@pytest.mark.parametrize("heading", ["4 motto", "4 won", "12 finale", "1 house"])
def test_a_house_without_a_text(folder: Path, heading: str) -> None:
    with_houses(folder)
    edited(folder, "houses.de.md", lambda text: text.replace(f"## {heading}", "## left out", 1))
    assert fault(folder) == packs.PackText("houses.de.md", 1, heading)


def test_an_empty_line_of_a_house(folder: Path) -> None:
    with_houses(folder)
    edited(folder, "houses.en.md", lambda text: re.sub(r"## 3 won\n[^\n]*\n", "## 3 won\n", text))
    line = line_of(folder, "houses.en.md", "## 3 won")
    assert fault(folder) == packs.PackText("houses.en.md", line, "3 won")


def test_houses_in_a_file_that_is_not_there_or_cannot_be(folder: Path) -> None:
    edited(folder, "pack.toml", lambda text: text + 'houses = "nobody"\n')
    assert fault(folder) == packs.PackFileMissing("nobody.en.md")
    edited(folder, "pack.toml", lambda text: text.replace('"nobody"', '"../nobody"'))
    assert fault(folder) == packs.PackWord("pack.toml", 3, "../nobody")


# Synthetic packs


@pytest.mark.parametrize(("envelopes", "seed"), [(6, 1), (7, 2), (20, 3), (40, 4), (70, 5), (75, 6)])
def test_packs_of_every_size_compile(tmp_path: Path, envelopes: int, seed: int) -> None:
    folder = synthetic.write(tmp_path, envelopes, seed)
    book = packs.compile_book(folder)
    there = 75 if envelopes == 75 else min(envelopes, 70)
    assert len(book.envelopes) == there
    assert book.at.count(NOTHING) == 75 - there
    for language in packs.LANGUAGES:
        assert packs.texts(folder, language)


def test_a_whole_one_has_every_event_every_ability_and_every_kind_of_effect() -> None:
    book = synthetic.book(75, 1)
    assert {each.event for each in book.envelopes} == {NOTHING, *range(EVENTS)}
    assert {each.ability[0] for each in book.envelopes if each.ability} == {0, 1, 2, 3}
    rows = [row for each in book.envelopes for card in each.cards for side in card.outcomes for row in side]
    assert {row[0] for row in rows} == {0, 1, 2, 3, 4, 5, 6}
    assert any(row[0] == MOVE and row[3] != NOTHING for row in rows)
    assert {row[1] for row in rows if row[0] == GIVE} == {0, 1, 2, 3}


# What is refused


def line_of(folder: Path, name: str, needle: str) -> int:
    lines = (folder / name).read_text(encoding="utf-8").splitlines()
    return 1 + next(nth for nth, line in enumerate(lines) if needle in line)


def test_a_missing_text(folder: Path) -> None:
    (folder / "T1a.de.md").unlink()
    assert fault(folder) == packs.PackFileMissing("T1a.de.md")


def test_a_missing_heading(folder: Path) -> None:
    edited(folder, "B1a.en.md", lambda text: text.replace("## S1 nay", "## S1 no"))
    assert fault(folder) == packs.PackText("B1a.en.md", 1, "S1 nay")


def test_an_empty_text(folder: Path) -> None:
    edited(folder, "B1a.en.md", lambda text: text.replace("## K aye\n", "## K aye\n## Other\n"))
    assert fault(folder) == packs.PackText("B1a.en.md", line_of(folder, "B1a.en.md", "## K aye"), "K aye")


def test_a_passage_that_is_not_closed(folder: Path) -> None:
    edited(folder, "B1a.en.md", lambda text: text.replace(" [end]", "", 1))
    assert fault(folder) == packs.PackText("B1a.en.md", 3, "[end]")


def test_two_texts_under_one_heading(folder: Path) -> None:
    edited(folder, "B1a.en.md", lambda text: text + "\n## K aye\nAgain.\n")
    reason = fault(folder)
    assert isinstance(reason, packs.PackTwice) and reason.word == "K aye"


def test_an_unknown_id(folder: Path) -> None:
    edited(folder, "T1a.toml", lambda text: text.replace('id = "T1a"', 'id = "X9"'))
    assert fault(folder) == packs.PackWord("T1a.toml", 1, "X9")


def test_an_unknown_effect(folder: Path) -> None:
    edited(folder, "T1a.toml", lambda text: text.replace('effects = ["', 'effects = ["gold +2", "', 1))
    assert fault(folder) == packs.PackWord("T1a.toml", line_of(folder, "T1a.toml", "gold"), "gold +2")


def test_an_envelope_that_no_story_has(folder: Path) -> None:
    edited(folder, "T1a.toml", lambda text: text.replace("open T2", "open T9"))
    assert fault(folder) == packs.PackWord("T1a.toml", line_of(folder, "T1a.toml", "open T9"), "open T9")


def test_a_sticker_that_is_not_described(folder: Path) -> None:
    edited(folder, "T1a.toml", lambda text: text.replace('effects = ["', 'effects = ["sticker 9", "', 1))
    reason = fault(folder)
    assert isinstance(reason, packs.PackWord) and reason.word == "sticker 9"


def test_an_icon_that_does_not_happen(folder: Path) -> None:
    text = (folder / "T1a.toml").read_text(encoding="utf-8").split("[[dilemma]]")[1]
    icon = next(
        f"{name} {way}"
        for name in ("influence", "wealth", "morale", "welfare", "knowledge")
        for way in ("up", "down")
        if f"{name} {way}" not in text and f"{name} {'+' if way == 'up' else '-'}" not in text
    )
    edited(folder, "T1a.toml", lambda text: text.replace('preview = ["', f'preview = ["{icon}", "', 1))
    assert fault(folder) == packs.PackIcon("T1a.toml", line_of(folder, "T1a.toml", icon), icon)


def test_a_cycle(folder: Path) -> None:
    edited(folder, "T2.toml", lambda text: text.replace("open T3", "open T1a"))
    reason = fault(folder)
    assert isinstance(reason, packs.PackCycle)


def test_two_cards_of_one_id(folder: Path) -> None:
    edited(folder, "T1a.toml", lambda text: text.replace('"T1a.S2"', '"T1a.S1"'))
    assert fault(folder) == packs.PackTwice("T1a.toml", line_of(folder, "T1a.toml", '"T1a.S1"'), "T1a.S1")


def test_two_envelopes_of_one_id(folder: Path) -> None:
    (folder / "T1a2.toml").write_text((folder / "T1a.toml").read_text(encoding="utf-8"), encoding="utf-8")
    assert fault(folder) == packs.PackTwice("T1a2.toml", 1, "T1a")


@pytest.mark.parametrize("name", ["T1a.toml", "T1a.en.md", "pack.toml"])
def test_a_file_of_ten_megabytes(folder: Path, name: str) -> None:
    (folder / name).write_bytes(b"#" * 10_000_000)
    assert fault(folder) == packs.PackFileTooLarge(name, packs.MOST_BYTES)


@pytest.mark.parametrize("content", [b"\xff\xfe", b"id = ", b'id = "T1a"\nid = "T1a"'])
def test_what_is_no_toml(folder: Path, content: bytes) -> None:
    (folder / "T1a.toml").write_bytes(content)
    reason = fault(folder)
    assert isinstance(reason, packs.PackUnreadable) and reason.file == "T1a.toml"


@pytest.mark.parametrize(
    ("old", "new", "word"),
    [
        ('kind = "standard"', 'kind = "odd"', "odd"),
        ("number = 5", "number = 6", "6"),
        ('storyline = "T"', 'storyline = "Z"', "Z"),
        ('role = "key"', 'role = "side"', "side"),
        ("death = ", "deadly = ", "deadly"),
        ("signed = true", "sealed = true", "sealed"),
        ("aye", "yes", "yes"),
    ],
)
def test_a_word_that_means_nothing_there(folder: Path, old: str, new: str, word: str) -> None:
    edited(
        folder,
        "T1a.toml",
        lambda text: (
            text.replace(old, new, 1) if old != "aye" else text.replace("[dilemma.aye]", "[dilemma.yes]", 1)
        ),
    )
    reason = fault(folder)
    assert isinstance(reason, packs.PackWord) and reason.word == word


def test_a_pack_without_a_head_or_a_prologue(folder: Path) -> None:
    edited(folder, "pack.toml", lambda text: text.replace("edition", "printing"))
    assert fault(folder) == packs.PackWordMissing("pack.toml", 1, "edition")
    (folder / "pack.toml").unlink()
    assert fault(folder) == packs.PackFileMissing("pack.toml")


def test_and_one_without_a_prologue(folder: Path) -> None:
    (folder / "00.toml").unlink()
    assert fault(folder) == packs.PackFileMissing("00.toml")


@pytest.mark.parametrize("name", ["T1a.toml", "T1a.de.md", "pack.toml"])
def test_a_link_out_of_the_folder(folder: Path, tmp_path: Path, name: str) -> None:
    (folder / name).rename(tmp_path / name)
    (folder / name).symlink_to(tmp_path / name)
    assert fault(folder) == packs.PackLink(name)


def test_a_link_within_the_folder_is_a_file_like_others(folder: Path) -> None:
    (folder / "T1a.de.md").rename(folder / "kept.md")
    (folder / "T1a.de.md").symlink_to("kept.md")
    read_whole(folder)


def test_and_a_pack_may_be_reached_by_one(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(folder)
    read_whole(tmp_path / "link")


def test_a_folder_of_too_many_files(folder: Path) -> None:
    for number in range(1001):
        (folder / f"{number}.txt").touch()
    assert fault(folder) == packs.PackTooManyFiles(1000)


def test_pictures_are_among_the_files_of_a_pack(folder: Path) -> None:
    (folder / "art").mkdir()
    (folder / "art/T1a.svg").write_text("<svg/>", encoding="utf-8")
    files = packs.OnDisk(folder)
    assert "art/T1a.svg" in files.names() and files.has("art/T1a.svg") and not files.has("art")
    assert files.read("art/T1a.svg").text == "<svg/>"


def test_the_line_of_a_byte_that_is_no_text(folder: Path) -> None:
    (folder / "T1a.toml").write_bytes(b"# one\n# two\n# \xff\n")
    assert fault(folder) == packs.PackUnreadable("T1a.toml", 3)


# Softened variants


def test_softened_variants_are_kept_beside_their_texts(folder: Path) -> None:
    edited(folder, "T1a.en.md", lambda text: text + "\n## S1 front softened\nGently told.\n")
    found = packs.texts(folder, "en")
    assert found["T1a.S1.front.softened"].body == "Gently told."
    assert "T1a.S1.aye.softened" not in found and found["T1a.S1.front"].body != "Gently told."


@pytest.mark.parametrize("body", ["", "It was [if p1_0] so."])
def test_a_softened_variant_is_as_well_formed_as_any_text(folder: Path, body: str) -> None:
    edited(folder, "T1a.en.md", lambda text: text + f"\n## S1 front softened\n{body}\n")
    reason = fault(folder)
    assert isinstance(reason, packs.PackText) and reason.file == "T1a.en.md"


# Packs that were never written down


def test_a_drafted_pack_is_compiled_like_one_on_disk(folder: Path) -> None:
    files = packs.OnDisk(folder)
    drafted = packs.Drafted({name: files.read(name).text for name in files.names()})
    assert packs.compiled(drafted) == packs.compile_book(folder)
    assert packs.written(drafted, "de") == packs.texts(folder, "de")
    with pytest.raises(packs.BadPack):
        packs.compiled(packs.Drafted({}))
