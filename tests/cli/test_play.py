"""`regency play` with its input from a pipe."""

from __future__ import annotations

import io
from pathlib import Path
from unittest.mock import Mock

import pytest

from regency import games
from regency.kernel.match import Match
from regency.terminal.screen import Screen
from tests.cli.runs import played, run


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path))


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_a_closed_pipe_of_input(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "1 1 1")
    done = run(capsys, "play", "council", "--seed", "3")
    assert done.code == 1
    assert done.err == ""
    assert "The input was closed." in done.out


def test_the_file_is_named_and_goes_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    typed(monkeypatch, "1 1 1", "q")
    done = run(capsys, "play", "council", "--seats", "human:Anna,greedy", "--option", "coast=B")
    assert done.code == 0
    path = Path(done.out.rpartition("--resume ")[2].strip())
    assert path.is_relative_to(tmp_path)
    match = Match.load(games.load("council"), path)
    assert match.header.chairs == ("human:Anna", "greedy")
    assert match.header.options["coast"] == "B"
    assert len(match.entries) == 1
    typed(monkeypatch, "u", "q")
    again = run(capsys, "play", "council", "--resume", str(path), "--lang", "de")
    assert "Zurückgenommen." in again.out
    assert len(Match.load(games.load("council"), path).entries) == 2


def test_an_interrupt_leaves_in_order(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Screen, "ask", Mock(side_effect=KeyboardInterrupt))
    done = run(capsys, "play", "council", "--lang", "de")
    assert done.code == 130
    assert "So geht es weiter" in done.out


def test_an_interrupt_elsewhere_is_quiet(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("regency.cli.simulate.simulate", interrupted)
    done = run(capsys, "simulate", "council", "--games", "1")
    assert (done.code, done.err) == (130, "")


def test_a_last_line_that_was_cut_never_counted(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "game.jsonl"
    played(path, 5)
    path.write_bytes(path.read_bytes().replace(b'["random","random"]', b'["human","human"]')[:-9])
    typed(monkeypatch, "", "q")
    done = run(capsys, "play", "--resume", str(path))
    assert done.code == 0
    assert "was not whole" in done.out
    assert len(Match.load(games.load("council"), path).entries) == 4


def test_the_same_seed_deals_the_same_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = []
    for _ in range(2):
        typed(monkeypatch, "q")
        shown.append(run(capsys, "play", "council", "--seed", "9").out.splitlines()[4:-2])
    assert shown[0] == shown[1]
