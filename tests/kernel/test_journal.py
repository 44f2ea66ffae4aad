"""Record files: saved whole, kept entry by entry, mended where a line was torn."""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from regency.kernel.entries import Halt, Play, Undo
from regency.kernel.errors import (
    BadRecord,
    NotSaved,
    RecordEmpty,
    RecordTooLarge,
    RecordUnreadable,
    RecordUnwritable,
)
from regency.kernel.match import Match
from regency.kernel.record import MOST_BYTES, Journal, encode, header_of, peek
from regency.kernel.wire import digest

from .scribe import LINES, RULES, WHOLE, a_match
from .tiny import Say, TinyMatch

# Files


def test_a_match_is_saved_and_loaded(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    a_match().save(path)
    assert path.read_bytes() == WHOLE
    assert digest(Match.load(RULES, path).state) == digest(a_match().state)
    assert len(Match.load(RULES, path, upto=2).entries) == 2
    assert peek(path).game == "tiny"
    assert list(tmp_path.iterdir()) == [path]


def test_the_game_of_a_record_is_read_from_its_header() -> None:
    assert header_of(WHOLE).game == "tiny"
    with pytest.raises(BadRecord) as bad:
        header_of(bytes(MOST_BYTES + 1))
    assert bad.value.reason == RecordTooLarge(MOST_BYTES + 1, MOST_BYTES)


def test_a_hundred_megabytes_are_refused_unread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "huge"
    with path.open("wb") as file:
        file.truncate(100 * 1024 * 1024)
    for way in ("open", "read_bytes"):
        monkeypatch.setattr(Path, way, lambda *_: pytest.fail("it was read"))
    with pytest.raises(BadRecord) as bad:
        Match.load(RULES, path)
    assert bad.value.reason == RecordTooLarge(100 * 1024 * 1024, MOST_BYTES)


def test_a_file_that_hides_its_size_is_read_no_further_than_a_record_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "huge"
    path.write_bytes(WHOLE)
    monkeypatch.setattr("regency.kernel.record.MOST_BYTES", len(WHOLE) - 1)
    monkeypatch.setattr(Path, "stat", lambda self, **_: SimpleNamespace(st_size=0))
    with pytest.raises(BadRecord) as bad:
        Match.load(RULES, path)
    assert isinstance(bad.value.reason, RecordTooLarge)


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    for path in (tmp_path / "absent", tmp_path):
        with pytest.raises(BadRecord) as bad:
            Match.load(RULES, path)
        reason = bad.value.reason
        assert isinstance(reason, RecordUnreadable)
        assert (reason.file, bool(reason.cause)) == (str(path), True)


def test_a_file_that_cannot_be_saved_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(NotSaved) as bad:
        a_match().save(tmp_path / "file" / "game")
    assert isinstance(bad.value.reason, RecordUnwritable)


def test_a_save_that_fails_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game"
    path.write_text("old")
    monkeypatch.setattr("os.fsync", full_disk)
    with pytest.raises(NotSaved):
        a_match().save(path)
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def full_disk(*_: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


# The journal


def a_journal(path: Path) -> TinyMatch:
    match = a_match(words=1)
    match.keep_in(path)
    return match


def test_every_entry_is_in_the_file_at_once(tmp_path: Path) -> None:
    path = tmp_path / "new" / "game"
    match = a_journal(path)
    assert path.read_bytes() == encode(match.record())
    match.submit(1, Say(2), at=12)
    assert path.read_bytes() == b"".join(LINES[:5])
    match.submit(0, Say(3), at=13)
    assert path.read_bytes() == WHOLE
    match.close()


def test_a_finished_match_is_kept_with_its_outcome(tmp_path: Path) -> None:
    match = a_match()
    match.keep_in(tmp_path / "game")
    match.close()
    assert (tmp_path / "game").read_bytes() == WHOLE


def test_a_match_saved_where_it_is_kept_goes_on_being_kept(tmp_path: Path) -> None:
    path = tmp_path / "game"
    match = a_journal(path)
    match.save(path)
    match.submit(1, Say(2), at=12)
    assert path.read_bytes() == b"".join(LINES[:5])
    match.close()


def test_what_comes_after_the_file_was_let_go_is_not_written(tmp_path: Path) -> None:
    path = tmp_path / "game"
    match = a_journal(path)
    match.close()
    match.submit(1, Say(2), at=12)
    assert path.read_bytes() == b"".join(LINES[:4])
    match.close()


def test_a_match_without_a_journal_has_nothing_to_close() -> None:
    a_match().close()


def test_a_file_that_is_there_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_text("precious")
    with pytest.raises(NotSaved):
        a_journal(path)
    assert path.read_text() == "precious"


def test_a_torn_last_line_is_mended_when_the_match_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_bytes(b"".join(LINES[:5]) + LINES[5][:20])
    match = Match.resume(RULES, path)
    assert len(match.entries) == 4
    match.submit(0, Say(3), at=13)
    match.close()
    assert path.read_bytes() == WHOLE


def test_a_torn_header_cannot_be_mended(tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_bytes(LINES[0][:20])
    with pytest.raises(BadRecord) as bad:
        Match.resume(RULES, path)
    assert bad.value.reason == RecordEmpty()


class FullFile:
    """A file on a disk that takes `room` bytes more; `lame` if it cannot even be cut back."""

    def __init__(self, file: Any, room: int, lame: bool = False) -> None:
        self.file = file
        self.room = room
        self.lame = lame

    def write(self, data: bytes) -> int:
        written: int = self.file.write(data[: self.room])
        if not self.room:
            full_disk()
        return written

    def truncate(self, length: int) -> None:
        if self.lame:
            full_disk()
        self.file.truncate(length)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.file, name)


def fill_up(match: TinyMatch, room: int, lame: bool = False) -> None:
    journal: Any = match._journal
    journal._file = FullFile(getattr(journal._file, "file", journal._file), room, lame)


@pytest.mark.parametrize("room", [0, 7])
def test_on_a_full_disk_nothing_happened(tmp_path: Path, room: int) -> None:
    path = tmp_path / "game"
    match = a_journal(path)
    mark, notes, file = digest(match.state), match.notes[:], path.read_bytes()
    fill_up(match, room)
    with pytest.raises(NotSaved) as bad:
        match.submit(1, Say(2), at=12)
    assert isinstance(bad.value.reason, RecordUnwritable)
    assert (digest(match.state), match.notes, path.read_bytes()) == (mark, notes, file)
    fill_up(match, 10_000)
    match.submit(1, Say(2), at=12)
    match.close()
    assert path.read_bytes() == b"".join(LINES[:5])


def test_on_a_full_disk_nothing_is_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "game"
    match = a_journal(path)
    mark, file = digest(match.state), path.read_bytes()
    fill_up(match, 5)
    with pytest.raises(NotSaved):
        match.undo(0, at=20)
    assert (digest(match.state), path.read_bytes()) == (mark, file)
    assert match.undoable(0) == 2
    match.close()


def test_half_a_line_that_cannot_be_cut_back_is_mended_by_the_reader(tmp_path: Path) -> None:
    path = tmp_path / "game"
    match = a_journal(path)
    fill_up(match, 9, lame=True)
    with pytest.raises(NotSaved):
        match.submit(1, Say(2), at=12)
    match.close()
    again = Match.resume(RULES, path)
    assert digest(again.state) == digest(match.state)
    again.close()


def test_behind_half_a_line_nothing_is_written_until_it_is_cut_back(tmp_path: Path) -> None:
    path = tmp_path / "game"
    match = a_journal(path)
    fill_up(match, 9, lame=True)
    with pytest.raises(NotSaved):
        match.submit(1, Say(2), at=12)
    torn = path.read_bytes()
    fill_up(match, 10_000, lame=True)
    with pytest.raises(NotSaved):
        match.submit(1, Say(2), at=12)
    assert path.read_bytes() == torn == b"".join(LINES[:4]) + LINES[4][:9]
    fill_up(match, 10_000)
    match.submit(1, Say(2), at=12)
    match.close()
    assert path.read_bytes() == b"".join(LINES[:5])


def interrupt(*_: object) -> None:
    raise KeyboardInterrupt


@pytest.mark.parametrize("lame", [False, True])
def test_an_entry_that_was_interrupted_is_not_in_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lame: bool
) -> None:
    path = tmp_path / "game"
    match = a_journal(path)
    mark = digest(match.state)
    fill_up(match, 10_000, lame)
    with monkeypatch.context() as patched:
        patched.setattr("os.fsync", interrupt)
        with pytest.raises(KeyboardInterrupt):
            match.submit(1, Say(0), at=12)
    assert digest(match.state) == mark
    assert (path.read_bytes() == b"".join(LINES[:4])) is not lame
    fill_up(match, 10_000)
    match.submit(1, Say(2), at=12)
    match.submit(0, Say(3), at=13)
    match.close()
    assert path.read_bytes() == WHOLE


def on_failing_open(monkeypatch: pytest.MonkeyPatch, cause: int) -> None:
    def refuse(self: Path, *_: object, **__: object) -> None:
        raise OSError(cause, "not here")

    monkeypatch.setattr(Path, "open", refuse)


def test_on_a_read_only_disk_no_journal_begins_or_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game"
    path.write_bytes(WHOLE)
    on_failing_open(monkeypatch, errno.EROFS)
    with pytest.raises(NotSaved):
        Journal.reopen(path, len(WHOLE))
    with pytest.raises(NotSaved):
        Journal.create(tmp_path / "other", a_match().header)


@pytest.mark.parametrize("whole_lines", [0, 2])
@pytest.mark.parametrize(("fail", "error"), [(full_disk, NotSaved), (interrupt, KeyboardInterrupt)])
def test_a_journal_that_could_not_begin_leaves_no_file(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    fail: Callable[[], None],
    error: type[BaseException],
    whole_lines: int,
) -> None:
    left = [whole_lines]

    def fsync(_: int) -> None:
        left[0] -= 1
        if left[0] < 0:
            fail()

    monkeypatch.setattr("os.fsync", fsync)
    with pytest.raises(error):
        a_journal(tmp_path / "game")
    assert list(tmp_path.iterdir()) == []


def test_an_entry_behind_the_end_never_reaches_the_file(tmp_path: Path) -> None:
    path = tmp_path / "game"
    match = a_match()
    match.keep_in(path)
    for entry in (Halt(99), Undo(99, 0, 4), Play(99, 0, (Say(1),), 0)):
        with pytest.raises(Exception, match="GameOver"):
            match.apply(entry)
    match.close()
    assert path.read_bytes() == WHOLE
