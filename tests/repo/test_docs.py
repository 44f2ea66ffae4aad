"""The commands in the documents work: each `console` block is run, in an empty folder, and must succeed."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!\w+:|#)([^)#\s]+)")
SECONDS = 120


def sessions(text: str) -> Iterator[list[tuple[str, str]]]:
    """Each block as its commands, and the output shown below each."""
    for block in BLOCK.findall(text):
        turns = re.split(r"^\$ ", block, flags=re.MULTILINE)
        assert not turns[0].strip(), f"output before any command: {turns[0]}"
        yield [(command, shown) for command, _, shown in (turn.partition("\n") for turn in turns[1:])]


def blocks() -> Iterator[object]:
    for path in DOCUMENTS:
        for number, session in enumerate(sessions(path.read_text(encoding="utf-8")), 1):
            yield pytest.param(session, id=f"{path.relative_to(ROOT)}:{number}")


def run(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a command as a reader would, with nobody at the keyboard."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    call = ["bash", "-c", command]
    return subprocess.run(
        call,
        cwd=folder,
        env={**os.environ, "PATH": path, "COLUMNS": "100", "NO_COLOR": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=SECONDS,
        check=False,
    )


def follow(session: list[tuple[str, str]], folder: Path) -> None:
    """Run the commands of a block in order; what the document shows must come, `...` standing for any."""
    for command, shown in session:
        done = run(command, folder)
        assert done.returncode == 0, f"$ {command}\n{done.stdout}"
        flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
        right = not shown.strip() or doctest.OutputChecker().check_output(shown, done.stdout, flags)
        assert right, f"$ {command}\nshown:\n{shown}\nbut it printed:\n{done.stdout}"


def follow_all(text: str, folder: Path) -> None:
    for session in sessions(text):
        follow(session, folder)


@pytest.mark.compiled
@pytest.mark.parametrize("session", list(blocks()))
def test_console_block(session: list[tuple[str, str]], tmp_path: Path) -> None:
    follow(session, tmp_path)


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    links = LINK.findall(path.read_text(encoding="utf-8"))
    assert [link for link in links if not (path.parent / link).exists()] == []


GOOD = "```console\n$ echo one > file\n$ cat file\none\n$ echo a b c\na ... c\n```\n"
BAD = ["```console\n$ false\n```\n", "```console\n$ echo one\ntwo\n```\n", "```console\nstray\n```\n"]


def test_a_block_is_one_session(tmp_path: Path) -> None:
    follow_all(GOOD, tmp_path)


@pytest.mark.parametrize("text", BAD)
def test_a_wrong_block_is_noticed(text: str, tmp_path: Path) -> None:
    with pytest.raises(AssertionError):
        follow_all(text, tmp_path)
