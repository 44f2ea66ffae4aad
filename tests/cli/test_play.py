"""`regency play` with its input from a pipe."""

from __future__ import annotations

import io
from pathlib import Path
from unittest.mock import Mock

import pytest

from regency.kernel.entries import Play, Undo
from regency.kernel.match import Match
from regency.terminal.screen import Screen
from tests.cli.runs import Done, played, run
from tests.example import EXAMPLE, RULES
from tests.minis.errands import ERRANDS


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path))


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_a_closed_pipe_of_input(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "1")
    done = run(capsys, "play", EXAMPLE, "--seed", "3")
    assert done.code == 1
    assert done.err == ""
    assert "The input was closed." in done.out


def file_of(done: Done) -> Path:
    """Where the game is kept, as its player is told."""
    return Path(done.out.rpartition("--resume ")[2].strip())


def test_the_file_is_named_and_goes_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    typed(monkeypatch, "1", "q")
    chosen = ("--seats", "human:Anna,greedy", "--option", "ties=lost", "--seed", "1")
    done = run(capsys, "play", EXAMPLE, *chosen)
    assert done.code == 0
    path = file_of(done)
    assert path.is_relative_to(tmp_path)
    match = Match.load(RULES, path)
    assert match.header.chairs == ("human:Anna", "greedy")
    assert match.header.options["ties"] == "lost"
    first = len(match.entries)
    assert first >= 2
    typed(monkeypatch, "1", "q")
    again = run(capsys, "play", EXAMPLE, "--resume", str(path), "--lang", "de")
    assert "Die Gunst des Königs" in again.out
    assert len(Match.load(RULES, path).entries) > first


def test_what_was_done_before_a_pause_can_be_taken_back_after_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, "1 1 1", "u", "1 1 1", "q")
    path = file_of(run(capsys, "play", ERRANDS.name, "--seats", "human:Anna,greedy"))
    assert [type(entry) for entry, _ in Match.load(ERRANDS, path).entries] == [Play, Undo, Play]
    typed(monkeypatch, "u", "q")
    again = run(capsys, "play", ERRANDS.name, "--resume", str(path), "--lang", "de")
    assert "Zurückgenommen." in again.out
    assert isinstance(Match.load(ERRANDS, path).entries[-1][0], Undo)


def test_an_interrupt_leaves_in_order(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Screen, "ask", Mock(side_effect=KeyboardInterrupt))
    done = run(capsys, "play", EXAMPLE, "--lang", "de")
    assert done.code == 130
    assert "So geht es weiter" in done.out


def test_an_interrupt_elsewhere_is_quiet(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("regency.cli.simulate.simulate", interrupted)
    done = run(capsys, "simulate", EXAMPLE, "--games", "1")
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
    assert len(Match.load(RULES, path).entries) == 4


def test_the_same_seed_deals_the_same_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = []
    for _ in range(2):
        typed(monkeypatch, "q")
        shown.append(run(capsys, "play", EXAMPLE, "--seed", "9").out.splitlines()[4:-2])
    assert shown[0] == shown[1]
