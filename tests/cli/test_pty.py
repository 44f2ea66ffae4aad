"""Whole games in a real terminal: played, killed, resumed and finished."""

from __future__ import annotations

import os
import re
import signal
import sys
from pathlib import Path
from typing import Any

import pexpect
import pytest

from regency.kernel.match import Match
from tests.example import EXAMPLE, RULES

SRC = Path(__file__).resolve().parents[2] / "src"
PROMPT = r"\n> "
CONFIRM = r"Enter: [^\r\n>]*> "
SAID = {
    "en": {
        "turn": "Which courtier do you send to the king?",
        "mended": "The last line of the record was not whole",
        "end": "The King's Favours: the end",
        "total": "Total",
        "saved": "The game is saved in",
        "resume": "Go on with it: regency play --resume",
        "closed": "The input was closed",
    },
    "de": {
        "turn": "Wen vom Hof schickst du zum König?",
        "mended": "Die letzte Zeile der Aufzeichnung war nicht vollständig",
        "end": "Die Gunst des Königs: das Ende",
        "total": "Summe",
        "saved": "Die Partie ist gespeichert in",
        "resume": "So geht es weiter: regency play --resume",
        "closed": "Die Eingabe wurde geschlossen",
    },
}


class Terminal:
    """The command in a terminal of 80 columns, and somebody who follows its hints."""

    def __init__(self, *arguments: str, term: str = "xterm-256color", **more: str) -> None:
        env = {**os.environ, "PYTHONPATH": str(SRC), "LC_ALL": "C.UTF-8", "TERM": term, **more}
        command = ["-m", "regency.cli", *arguments]
        self.child: Any = pexpect.spawn(
            sys.executable, command, env=env, dimensions=(40, 80), encoding="utf-8", timeout=60
        )
        self.child.delaybeforesend = None
        self.hinted = False
        self.screen = ""

    def wait(self) -> int:
        """Until the next prompt (0), a question to confirm (1) or the end (2)."""
        found: int = self.child.expect([PROMPT, CONFIRM, pexpect.EOF])
        self.screen += self.child.before
        return found

    def type(self, line: str) -> int:
        self.child.sendline(line)
        return self.wait()

    def follow_hints(self, at: int, most: int | None = None) -> int:
        """Ask for a hint, take it, confirm; until the end, or so many times."""
        typed = 0
        while at != 2 and (most is None or typed < most):
            line = "" if at == 1 else "ok" if self.hinted else "h"
            self.hinted = line == "h"
            at = self.type(line)
            typed += 1
        return at

    def kill(self) -> None:
        self.child.kill(signal.SIGKILL)
        self.child.wait()

    def close(self) -> int:
        self.child.close()
        return int(self.child.exitstatus)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_whole_game_with_a_kill_and_a_resume(tmp_path: Path, lang: str) -> None:
    path = tmp_path / "game.jsonl"
    said = SAID[lang]
    arguments = ["--seats", "random,human:Anna", "--seed", "3", "--save", str(path), "--lang", lang]
    first = Terminal("play", EXAMPLE, *arguments)
    first.wait()
    assert said["turn"] in first.screen
    first.follow_hints(0, 7)
    first.kill()

    whole = path.read_bytes()
    with path.open("ab") as file:
        file.write(b'{"line":"entry","ent')
    second = Terminal("play", "--resume", str(path), "--lang", lang, term="dumb")
    at = second.wait()
    assert said["mended"] in second.screen
    assert path.read_bytes() == whole
    assert second.follow_hints(at) == 2
    assert second.close() == 0

    ending = second.screen.rpartition(said["end"])[2]
    assert said["total"] in ending
    assert "\x1b" not in second.screen
    for screen in (first.screen, second.screen):
        assert "Traceback" not in screen
        assert said["turn"] in screen
    match = Match.load(RULES, path)
    outcome = match.outcome()
    assert outcome is not None
    assert all(str(score) in ending for score in outcome.scores)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_closed_input_leaves_in_order(tmp_path: Path, lang: str) -> None:
    path = tmp_path / "game.jsonl"
    terminal = Terminal("play", EXAMPLE, "--save", str(path), "--lang", lang)
    terminal.wait()
    terminal.child.sendeof()
    assert terminal.wait() == 2
    assert terminal.close() == 1
    for key in ("closed", "saved", "resume"):
        assert SAID[lang][key] in terminal.screen
    assert "Traceback" not in terminal.screen
    Match.load(RULES, path)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_ctrl_c_leaves_in_order(tmp_path: Path, lang: str) -> None:
    path = tmp_path / "game.jsonl"
    terminal = Terminal("play", EXAMPLE, "--save", str(path), "--lang", lang)
    terminal.wait()
    terminal.child.sendintr()
    assert terminal.wait() == 2
    assert terminal.close() == 130
    for key in ("saved", "resume"):
        assert SAID[lang][key] in terminal.screen
    assert "Traceback" not in terminal.screen
    Match.load(RULES, path)


def test_quitting_is_no_failure(tmp_path: Path) -> None:
    terminal = Terminal("play", EXAMPLE, "--save", str(tmp_path / "game.jsonl"))
    terminal.wait()
    assert terminal.type("q") == 2
    assert terminal.close() == 0
    assert SAID["en"]["resume"] in terminal.screen


def test_the_keyboard_is_passed_behind_a_curtain(tmp_path: Path) -> None:
    path = str(tmp_path / "game.jsonl")
    terminal = Terminal("play", EXAMPLE, "--seats", "human:Anna,human:Ben", "--save", path)
    terminal.child.expect("Anna, press Enter")
    terminal.type("")
    terminal.child.sendline("1")
    terminal.child.expect("\x1b\\[2J\x1b\\[3J\x1b\\[H")
    terminal.child.expect("Ben, press Enter")
    assert "hand:" not in terminal.child.before
    terminal.kill()


def test_ctrl_c_behind_the_curtain_leaves_in_order_too(tmp_path: Path) -> None:
    path = str(tmp_path / "game.jsonl")
    terminal = Terminal("play", EXAMPLE, "--seats", "human:Anna,human:Ben", "--save", path)
    terminal.child.expect("Anna, press Enter")
    terminal.child.sendintr()
    assert terminal.wait() == 2
    assert terminal.close() == 130


def test_no_colour_means_none(tmp_path: Path) -> None:
    coloured = Terminal("play", EXAMPLE, "--save", str(tmp_path / "1.jsonl"))
    plain = Terminal("play", EXAMPLE, "--save", str(tmp_path / "2.jsonl"), NO_COLOR="1")
    for terminal in (coloured, plain):
        terminal.wait()
        terminal.kill()
    colour = re.compile(r"\x1b\[[0-9;]*(?<![0-9])[34][0-9]")
    assert colour.search(coloured.screen)
    assert not colour.search(plain.screen)
