"""Games against time on the command line: refused at a shared keyboard, with paces in simulations."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regency import lab
from regency.kernel.match import Match
from regency.kernel.options import changed, parse
from regency.kernel.rules import calmest, untimed_by
from tests.cli.runs import run
from tests.example import EXAMPLE, RULES

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def timed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The example as if it were played against time, unless ties are lost."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(type(RULES), "timed", lambda self, options: options.ties == "carried")
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))


def always(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(RULES), "timed", lambda self, options: True)


def test_options_tell_which_of_their_values_would_stop_time(monkeypatch: pytest.MonkeyPatch) -> None:
    def timed(self: Any, options: Any) -> bool:
        return bool(options.ties == "carried" and options.think_again)

    monkeypatch.setattr(type(RULES), "timed", timed)
    usual = RULES.options()
    assert untimed_by(RULES, usual) == [("ties", "lost"), ("think_again", "false")]
    assert changed(usual, "think_again", "false") == parse(RULES.options, {"think_again": "false"})
    assert calmest(RULES) == changed(usual, "think_again", "false")
    always(monkeypatch)
    assert untimed_by(RULES, usual) == []


@pytest.mark.usefixtures("timed")
@pytest.mark.parametrize(("lang", "said"), [("en", "no time runs"), ("de", "läuft keine Zeit")])
def test_at_the_keyboard_a_game_is_untimed_where_nobody_says_otherwise(
    capsys: Capture, tmp_path: Path, lang: str, said: str
) -> None:
    path = tmp_path / "game.jsonl"
    done = run(capsys, "play", EXAMPLE, "--save", str(path), "--lang", lang)
    assert done.code == 0 and said in done.out
    assert Match.load(RULES, path).header.options["ties"] == "lost"


@pytest.mark.usefixtures("timed")
@pytest.mark.parametrize("lang", ["en", "de"])
def test_time_at_the_keyboard_is_refused_with_what_to_choose_instead(capsys: Capture, lang: str) -> None:
    done = run(capsys, "play", EXAMPLE, "--option", "ties=carried", "--lang", lang)
    assert done.code == 2 and done.out == ""
    assert "ties=lost" in done.err and "--option" in done.err and done.err.count("\n") <= 2


@pytest.mark.usefixtures("timed")
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_game_that_is_played_against_time_alone_is_refused_there(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    always(monkeypatch)
    done = run(capsys, "play", EXAMPLE, "--lang", lang)
    assert done.code == 2 and EXAMPLE in done.err and "--option" not in done.err


@pytest.mark.usefixtures("timed")
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_record_against_time_does_not_go_on_at_a_keyboard(
    capsys: Capture, tmp_path: Path, lang: str
) -> None:
    path = tmp_path / "game.jsonl"
    Match.start(RULES, 2, seed=1, chairs=("human", "random")).save(path)
    before = path.read_bytes()
    done = run(capsys, "play", "--resume", str(path), "--lang", lang)
    assert done.code == 1 and EXAMPLE in done.err
    assert path.read_bytes() == before


@pytest.mark.usefixtures("timed")
@pytest.mark.parametrize(("lang", "said"), [("en", ("gentle", "brisk")), ("de", ("gemächlich", "flink"))])
def test_bots_are_given_paces_where_time_runs(capsys: Capture, lang: str, said: tuple[str, ...]) -> None:
    command = ["simulate", EXAMPLE, "--seats", "random,random", "--games", "1", "--paces", "gentle,brisk"]
    done = run(capsys, *command, "--lang", lang)
    assert done.code == 0 and all(word in done.out for word in said)
    report = msgspec.json.decode(run(capsys, *command, "--json").out, type=lab.Report)
    assert report.paces == ("gentle", "brisk")


@pytest.mark.usefixtures("timed")
@pytest.mark.parametrize("paces", ["frantic", "", "brisk,brisk,brisk"])
def test_a_pace_that_there_is_not_is_refused(capsys: Capture, paces: str) -> None:
    done = run(capsys, "simulate", EXAMPLE, "--seats", "random,random", "--games", "1", "--paces", paces)
    assert done.code == 2 and done.out == ""


def test_a_pace_is_refused_where_no_time_runs(capsys: Capture) -> None:
    done = run(capsys, "simulate", EXAMPLE, "--seats", "random,random", "--games", "1", "--paces", "brisk")
    assert done.code == 2 and done.out == "" and EXAMPLE in done.err
