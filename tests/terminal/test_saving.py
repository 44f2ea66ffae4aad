"""Saving: an input that is not on the disk did not count, and nothing else is lost."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from regency.kernel.match import Match
from regency.terminal.client import Client
from regency.terminal.files import folder, fresh_record
from regency.terminal.screen import Left
from tests.example import EXAMPLE
from tests.minis.errands import ERRANDS
from tests.terminal.desk import Desk, errands, play, sat


class FullDisk:
    """A disk that takes nothing while it is full."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = True
        self.really = os.fsync
        monkeypatch.setattr("regency.kernel.record.os.fsync", self.fsync)

    def fsync(self, file: int) -> None:
        if self.full:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        self.really(file)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


@contextmanager
def kept(path: Path, desk: Desk, lang: str = "en", seats: str = "human,random") -> Iterator[Client]:
    """A match that is kept in a file."""
    match = errands(seats)
    match.keep_in(path)
    try:
        yield sat(match, desk, lang)
    finally:
        match.close()


def test_every_input_is_on_the_disk_at_once(path: Path) -> None:
    desk = Desk(["1 1 1", "u", "1 1 2"])
    lines: list[int] = []
    desk.before = lambda: lines.append(len(path.read_bytes().splitlines()))
    with kept(path, desk) as client:
        play(client)
    assert lines == [1, 2, 3, 4]


@pytest.mark.parametrize(("lang", "cause"), [("en", "the disk is full"), ("de", "der Datenträger ist voll")])
def test_a_full_disk_is_said_and_the_action_does_not_count(
    path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, cause: str
) -> None:
    desk = Desk(["1 1 1", "q"])
    with kept(path, desk, lang) as client:
        FullDisk(monkeypatch)
        with pytest.raises(Left):
            client.play()
    assert cause in desk.shown
    assert list(client.match.entries) == []
    assert list(Match.load(ERRANDS, path).entries) == []


def test_once_there_is_room_again_the_action_is_done(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(["1 1 1", "", "", "u"])
    with kept(path, desk) as client:
        disk = FullDisk(monkeypatch)

        def make_room() -> None:
            disk.full = len(desk.prompts) < 3

        desk.before = make_room
        play(client)
    assert desk.shown.count("could not be saved") == 2
    assert len(Match.load(ERRANDS, path).entries) == 2


def test_a_bots_move_that_cannot_be_saved_waits_too(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with kept(path, Desk(["q"]), seats="random,human") as client:
        FullDisk(monkeypatch)
        with pytest.raises(Left):
            client.play()
    assert list(client.match.entries) == []


def test_games_lie_in_the_users_data_folder() -> None:
    home = {"HOME": "/users/anna"}
    assert folder(home, "linux") == Path("/users/anna/.local/share/regency")
    assert folder(home, "darwin") == Path("/users/anna/Library/Application Support/regency")
    assert folder({**home, "XDG_DATA_HOME": "/data"}, "linux") == Path("/data/regency")
    assert folder({**home, "XDG_DATA_HOME": "relative"}, "linux") == Path("/users/anna/.local/share/regency")


def test_no_game_is_written_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")
    first = fresh_record(EXAMPLE, 0)
    first.parent.mkdir()
    first.touch()
    second = fresh_record(EXAMPLE, 0)
    assert second != first
    assert second.name.endswith("-2.jsonl")
