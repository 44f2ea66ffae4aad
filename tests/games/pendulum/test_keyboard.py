"""Pendulum at a shared keyboard: no time runs there, and whoever wants it is told what else there is."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from regency.games.pendulum import RULES
from regency.kernel.match import Match
from tests.cli.runs import run

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def keyboard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever sits there leaves at once."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))


@pytest.mark.parametrize(("lang", "said"), [("en", "without time"), ("de", "ohne Zeit")])
def test_real_time_is_refused_with_a_sentence_that_names_the_untimed_modes(
    capsys: Capture, lang: str, said: str
) -> None:
    done = run(capsys, "play", "pendulum", "--option", "mode=realtime", "--lang", lang)
    assert done.code == 2 and done.out == "" and done.err.count("\n") == 1
    assert said in done.err and "mode=untimed_simultaneous" in done.err and "mode=untimed_turns" in done.err


@pytest.mark.parametrize("mode", ["untimed_turns", "untimed_simultaneous"])
@pytest.mark.parametrize("seats", ["human", "human,greedy", "human,random,random,random,greedy"])
def test_both_untimed_modes_are_played_there(capsys: Capture, tmp_path: Path, mode: str, seats: str) -> None:
    path = tmp_path / "game.jsonl"
    chosen = ("--option", f"mode={mode}", "--seats", seats, "--save", str(path))
    done = run(capsys, "play", "pendulum", *chosen)
    assert done.code == 0 and "ROUND 1 OF 4" in done.out
    assert Match.load(RULES, path).header.options["mode"] == mode


def test_who_says_nothing_plays_in_turns(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    done = run(capsys, "play", "pendulum", "--seats", "human,greedy", "--save", str(path))
    assert done.code == 0 and "no time runs" in done.out
    assert Match.load(RULES, path).header.options["mode"] == "untimed_turns"
