"""What each command prints when all is well."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from functools import partial
from pathlib import Path

import msgspec
import pytest
from rich.cells import cell_len

from regency import __version__, build, games, lab
from regency.cli import COMMANDS
from regency.cli.progress import bar
from regency.lab.bench import Bench, Row
from regency.words import Words
from tests.cli.runs import played, run
from tests.example import EXAMPLE

LANGUAGES = ["en", "de"]
SRC = Path(__file__).resolve().parents[2] / "src"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_teaches_in_both_languages(capsys: pytest.CaptureFixture[str], command: str, lang: str) -> None:
    done = run(capsys, *command.split(), "--help", "--lang", lang)
    assert done.code == 0
    assert done.err == ""
    assert done.out.startswith("Aufruf: regency" if lang == "de" else "usage: regency")
    assert ("Beispiele:" if lang == "de" else "Examples:") in done.out
    english = ["usage:", "options:", "positional arguments", "optional arguments", "show this help message"]
    assert lang == "en" or not any(word in done.out for word in english)
    assert max(cell_len(line) for line in done.out.splitlines()) <= 80


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", "play", "simulate"])
def test_the_examples_of_the_help_are_of_a_game_that_is_here_and_fit_whatever_it_is_called(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, command: str, lang: str
) -> None:
    for offered, shown in ((("x" * 24,), "x" * 24), (games.NAMES, games.NAMES[0]), ((), "SPIEL")):
        monkeypatch.setattr("regency.cli.parser.NAMES", offered)
        lines = run(capsys, *command.split(), "--help", "--lang", lang).out.splitlines()
        assert max(cell_len(line) for line in lines) <= 80
        wanted = "GAME" if shown == "SPIEL" and lang == "en" else shown
        assert any(f"regency {command or 'play'} {wanted}" in line for line in lines)


def test_help_comes_before_a_command_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert "--resume" in run(capsys, "--help", "play").out


def test_without_a_command_help_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    done = run(capsys)
    assert done.code == 0
    assert all(command in done.out for command in COMMANDS)


def test_the_version_says_which_engine(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "--version").out == f"regency {__version__}, {build.kind()}\n"
    assert run(capsys, "--version", "--lang", "de").out.startswith(f"regency {__version__}, ")


def test_the_language_comes_from_the_environment(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    monkeypatch.setattr(games, "NAMES", (EXAMPLE, *games.NAMES))
    for lang, shown in (("de", run(capsys, "games").out), ("en", run(capsys, "games", "--lang", "en").out)):
        for game in games.NAMES:
            assert Words(lang, games.load(game)).game() in shown
    assert "Die Gunst des Königs" in run(capsys, "games").out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_lists_seats_options_and_bots(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.setattr(games, "NAMES", (EXAMPLE, *games.NAMES))
    done = run(capsys, "games", "--lang", lang)
    for text in [*games.NAMES, "random, greedy", "ties=carried", "ties=lost", "think_again=false"]:
        assert text in done.out
    assert max(cell_len(line) for line in done.out.splitlines()) <= 80


def test_games_as_json(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "NAMES", (EXAMPLE, *games.NAMES))
    found = msgspec.json.decode(run(capsys, "games", "--json").out)
    assert [game["name"] for game in found] == list(games.NAMES)
    example = found[games.NAMES.index(EXAMPLE)]
    assert example["seats"] == [2, 3, 4, 5, 6]
    assert example["bots"] == ["random", "greedy"]
    assert {"name": "think_again", "values": ["true", "false"], "default": "true"} in example["options"]
    assert {"name": "ties", "values": ["carried", "lost"], "default": "carried"} in example["options"]


@pytest.mark.parametrize(("lang", "said"), [("en", "95% interval"), ("de", "95-%-Bereich")])
def test_simulate_prints_wins_with_their_intervals(
    capsys: pytest.CaptureFixture[str], lang: str, said: str
) -> None:
    done = run(capsys, "simulate", EXAMPLE, "--seats", "random,random", "--games", "2", "--lang", lang)
    assert done.code == 0
    assert said in done.out
    assert done.err == ""
    assert ("0,0 %" if lang == "de" else "0.0%") in done.out


def test_simulate_as_json_with_records_that_replay(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    command = ["simulate", EXAMPLE, "--seats", "random,random", "--games", "2", "--seed", "4", "--json"]
    done = run(capsys, *command, "--option", "ties=lost", "--records", str(tmp_path))
    report = msgspec.json.decode(done.out, type=lab.Report)
    assert report.games == 2
    assert sum(report.wins) == 2
    records = sorted(tmp_path.iterdir())
    assert len(records) == 2
    assert run(capsys, "replay", str(records[0])).code == 0


def test_simulate_into_a_folder_that_cannot_be(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = run(capsys, "simulate", EXAMPLE, "--games", "1", "--records", str(tmp_path / "file"))
    assert done.code == 1
    assert done.err.count("\n") == 1


def test_an_unfinished_game_is_counted_as_such(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("regency.cli.simulate.simulate", partial(lab.simulate, limit=3))
    done = run(capsys, "simulate", EXAMPLE, "--seats", "random,random", "--games", "1")
    assert "broken off" in done.out


def test_bench_prints_a_table_or_json(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = (
        Row("regency example", 10, 1000, 20_000.0, 9.5, 1.0, 1.0),
        Row("other", 10, 1000, 5_000.0, 95.0, 4.0, 10.0),
    )
    monkeypatch.setattr("regency.cli.bench.measure", lambda step, first: Bench("compiled", 5, rows))
    table = run(capsys, "bench").out
    assert "regency example" in table
    assert "10.0 ×" in table
    assert "kompiliert" in run(capsys, "bench", "--lang", "de").out
    assert msgspec.json.decode(run(capsys, "bench", "--json").out, type=Bench).rows == rows


class Tty(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_bar_is_shown_to_people_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", Tty())
    with bar("working") as step:
        assert step is not None
        step(1, 2)
    monkeypatch.setattr(sys, "stderr", io.StringIO())
    with bar("working") as step:
        assert step is None


def test_json_on_its_way_into_a_file_shows_a_bar_too(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    watched = Tty()
    monkeypatch.setattr(sys, "stderr", watched)
    monkeypatch.setenv("COLUMNS", "80")
    done = run(capsys, "simulate", EXAMPLE, "--seats", "random,random", "--games", "1", "--json")
    assert msgspec.json.decode(done.out)["games"] == 1
    assert "1/1" in watched.getvalue()


def test_replay_shows_the_outcome_with_all_hands(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    match = played(path, None)
    outcome = match.outcome()
    assert outcome is not None
    done = run(capsys, "replay", str(path))
    assert done.code == 0
    assert "Total" in done.out
    assert done.out.count("hand:") == 2
    assert all(str(score) in done.out for score in outcome.scores)
    assert run(capsys, "replay", str(path), "--at", "7").out.count("hand:") == 2


def test_replay_keeps_the_secrets_of_a_game_that_goes_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "game.jsonl"
    played(path, 9)
    done = run(capsys, "replay", str(path), "--at", "5", "--lang", "de")
    assert "Nach Schritt 5" in done.out
    assert " Hand:" not in done.out
    assert "bleiben verdeckt" in done.out
    assert run(capsys, "replay", str(path), "--open", "--lang", "de").out.count(" Hand:") == 2


def test_replay_tells_the_story(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    played(path, 9)
    done = run(capsys, "replay", str(path), "--log", "--at", "4")
    assert "   0  Audience 1: the king offers" in done.out
    assert "   9  " not in done.out


@pytest.mark.parametrize("at", ["10", "-1", "x", "1.5"])
def test_replay_knows_how_long_a_record_is(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, at: str
) -> None:
    path = tmp_path / "game.jsonl"
    played(path, 9)
    done = run(capsys, "replay", str(path), "--at", at)
    assert done.code == 2
    assert "its last step is 9" in done.err


def test_a_finished_game_that_is_resumed_shows_its_end(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "game.jsonl"
    played(path, None)
    done = run(capsys, "play", "--resume", str(path))
    assert done.code == 0
    assert "Total" in done.out


def piped(command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["sh", "-c", command.replace("regency", f"{sys.executable} -m regency")],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(SRC), "LC_ALL": "C.UTF-8"},
    )


@pytest.mark.parametrize(
    "command", ["regency games | head -1", "regency games --json | head -1", "regency | head -1"]
)
def test_a_closed_pipe_is_quiet(command: str) -> None:
    done = piped(command)
    assert done.stderr == ""
    assert done.stdout.count("\n") == 1


def test_a_terminal_that_knows_no_such_letters_gets_others() -> None:
    done = piped("REGENCY_EXAMPLE=1 PYTHONIOENCODING=ascii regency games --lang de")
    assert done.returncode == 0
    assert "F?r 2 bis 6" in done.stdout
