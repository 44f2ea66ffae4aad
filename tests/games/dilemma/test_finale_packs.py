"""The finale in a pack: three votes and four outcomes, or a sealed door; what is wrong is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from regency.games.dilemma import packs
from regency.games.dilemma.model.book import card, envelope, has
from regency.games.dilemma.printed.figures import NOTHING
from regency.games.dilemma.printed.finale import FINALE_HOME, MARKS, OUTCOME_HOMES
from regency.games.dilemma.printed.story import (
    CONCORD_ICON,
    COUNT,
    DISCORD_ICON,
    FINALE,
    LAST_VOTE,
    OUTCOME,
)
from regency.kernel.errors import Reason

from . import synthetic


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A prologue, the finale and its outcomes."""
    synthetic.write(tmp_path, 75, 1)
    for path in tmp_path.iterdir():
        if path.stem.partition(".")[0] not in {"pack", "00", "70", "71", "72", "73", "74"}:
            path.unlink()
    return tmp_path


def fault(folder: Path) -> Reason:
    with pytest.raises(packs.BadPack) as found:
        read_whole(folder)
    return found.value.reason


def read_whole(folder: Path) -> None:
    packs.compile_book(folder)
    packs.texts(folder, "en")


def edited(folder: Path, name: str, old: str, new: str) -> int:
    """Where the new words stand."""
    path = folder / name
    before = path.read_text(encoding="utf-8")
    assert old in before
    after = before.replace(old, new, 1)
    path.write_text(after, encoding="utf-8")
    return after[: before.index(old)].count("\n") + 1


def test_the_three_votes_and_the_four_outcomes_are_read(folder: Path) -> None:
    book = packs.compile_book(folder)
    found = envelope(book, FINALE_HOME)
    assert (found.kind, found.storyline, found.signed, len(found.cards)) == (FINALE, NOTHING, False, 3)
    for nth, marks in enumerate(MARKS):
        vote = card(book, 3 * FINALE_HOME + nth)
        assert vote.role == LAST_VOTE
        for side, (counter, by) in enumerate(marks):
            assert vote.outcomes[side][0] == (COUNT, counter, by, 0, 0)
    assert card(book, 3 * FINALE_HOME + 2).icons == ((DISCORD_ICON,), (CONCORD_ICON,))
    for number in OUTCOME_HOMES:
        assert (envelope(book, number).kind, envelope(book, number).cards) == (OUTCOME, ())


@pytest.mark.parametrize("language", packs.LANGUAGES)
def test_their_texts_are_an_event_three_questions_and_four_outcomes(folder: Path, language: str) -> None:
    found = packs.texts(folder, language)
    wanted = {"70.event", *(f"{number}.outcome" for number in (71, 72, 73, 74))}
    wanted |= {f"70.F{nth}.{part}" for nth in (1, 2, 3) for part in ("front", "aye", "nay")}
    assert {key for key in found if key[0] == "7"} == wanted


def test_a_pack_without_a_finale_is_whole() -> None:
    book = synthetic.book(40, 2)
    assert not has(book, FINALE_HOME)


@pytest.mark.parametrize("name", ["70", "71", "74"])
def test_a_finale_without_one_of_its_outcomes_is_none(folder: Path, name: str) -> None:
    (folder / f"{name}.toml").unlink()
    assert fault(folder) == packs.PackFileMissing(f"{name}.toml")


@pytest.mark.parametrize(
    ("name", "old", "new", "word"),
    [
        ("70.toml", 'kind = "finale"', 'kind = "standard"', "standard"),
        ("71.toml", 'kind = "outcome"', 'kind = "ending"', "ending"),
        ("70.toml", 'role = "finale"', 'role = "key"', "key"),
        ("70.toml", 'id = "F1"', 'id = "F4"', "F4"),
        ("70.toml", 'effects = ["concord +2"]', 'effects = ["wealth +2"]', "wealth +2"),
        ("70.toml", 'effects = ["concord +2"]', 'effects = ["unrest +1"]', "unrest +1"),
        ("70.toml", 'effects = ["concord +2"]', 'effects = ["concord -2"]', "concord -2"),
        ("70.toml", 'effects = ["concord +2"]', 'effects = ["concord +2", "discord +1"]', "discord +1"),
        ("00.toml", 'effects = ["', 'effects = ["concord +1", "', "concord +1"),
        ("00.toml", "open T1a", "open 70", "open 70"),
        ("00.toml", "open T1a", "open 72", "open 72"),
    ],
)
def test_a_word_that_means_nothing_there(folder: Path, name: str, old: str, new: str, word: str) -> None:
    line = edited(folder, name, old, new)
    assert fault(folder) == packs.PackWord(name, line, word)


def test_a_vote_that_tips_nothing(folder: Path) -> None:
    line = edited(folder, "70.toml", 'effects = ["concord +2"]', "effects = []")
    assert fault(folder) == packs.PackWordMissing("70.toml", line, "concord")


def test_an_icon_for_the_other_side(folder: Path) -> None:
    line = edited(folder, "70.toml", 'preview = ["concord up"]', 'preview = ["discord up"]')
    assert fault(folder) == packs.PackIcon("70.toml", line, "discord up")


def test_a_vote_that_is_missing(folder: Path) -> None:
    path = folder / "70.toml"
    whole = path.read_text(encoding="utf-8")
    path.write_text(whole[: whole.rindex("[[dilemma]]")], encoding="utf-8")
    assert fault(folder) == packs.PackWordMissing("70.toml", 3, "F3")


def test_a_dilemma_in_an_outcome(folder: Path) -> None:
    line = edited(folder, "72.toml", "[stickers]", '[[dilemma]]\nid = "72.S1"\nrole = "side"')
    assert fault(folder) == packs.PackWord("72.toml", line + 1, "72.S1")


def test_an_outcome_without_its_text(folder: Path) -> None:
    edited(folder, "73.en.md", "## outcome", "## story")
    assert fault(folder) == packs.PackText("73.en.md", 1, "outcome")
