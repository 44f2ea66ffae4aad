"""`regency replay` of a record of another version: what it says, and that it could not be checked."""

from __future__ import annotations

from pathlib import Path

import pytest

from regency.words import Words
from tests.cli.runs import run

RECORD = Path(__file__).parents[1] / "games" / "_example" / "records" / "3-lost.jsonl"


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A finished game of version 7."""
    path = tmp_path / "old.jsonl"
    path.write_bytes(RECORD.read_bytes().replace(b'"version":1', b'"version":7', 1))
    return path


def unfinished(path: Path) -> None:
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:-1]))


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            ("Think again: yes", "2: Lay the Knight (6)", "taken back:", "Most favours", "been checked"),
        ),
        ("de", ("ja", "2: Lege den Ritter (6)", "zurückgenommen:", "Meiste Gunstbeweise", "geprüft ist es")),
    ],
)
def test_players_options_log_and_result_are_shown_and_nothing_is_checked(
    capsys: pytest.CaptureFixture[str], old: Path, lang: str, said: tuple[str, ...]
) -> None:
    done = run(capsys, "--lang", lang, "replay", str(old))
    assert done.code == 1 and "7" in done.err and done.err.count("\n") == 1
    assert [text for text in (*said, "scripted 3") if text not in done.out] == []


def test_what_is_no_more_goes_by_its_name(
    capsys: pytest.CaptureFixture[str], old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Words, "strict", False)  # words are missing here on purpose
    for was, now in ((b"LayCard", b"Juggle"), (b'"respect"', b'"applause"'), (b'"ties"', b'"balls"')):
        old.write_bytes(old.read_bytes().replace(was, now))
    shown = run(capsys, "replay", str(old)).out
    assert all(text in shown for text in ("scripted 1: Juggle", "applause", "balls: lost"))


def test_what_was_done_in_a_game_that_is_not_over_is_told_only_if_wanted(
    capsys: pytest.CaptureFixture[str], old: Path
) -> None:
    unfinished(old)
    shown = run(capsys, "replay", str(old)).out
    assert "Lay" not in shown and "scripted 3 acts." in shown and "--open" in shown
    shown = run(capsys, "replay", str(old), "--open", "--at", "2").out
    assert "Lay the Duke (10)" in shown and "scripted 3:" not in shown


def test_a_record_of_another_version_that_makes_no_sense_is_refused(
    capsys: pytest.CaptureFixture[str], old: Path
) -> None:
    old.write_bytes(old.read_bytes().replace(b'"seat":0', b'"seat":9', 1))
    done = run(capsys, "replay", str(old))
    assert (done.code, done.out) == (1, "") and "Line 2" in done.err
