"""The client in the documents, written from the protocol alone, plays whole games, over bad lines too."""

from __future__ import annotations

import ast
import json
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from regency import games
from regency.kernel.options import describe, written
from regency.kernel.rules import AnyRules, calmest
from tests.server.conftest import Server, serving

SCRIPT = Path(__file__).resolve().parents[2] / "docs" / "small_client.py"
LINES = 60
FREE = {"requests_a_minute": 100_000, "messages_a_second": 100_000.0}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("house"), **FREE) as running:
        yield running


def play(link: str, game: str) -> list[int]:
    """The ranks of a match that the client has played to its end."""
    call = [sys.executable, str(SCRIPT), link, game, *without_time(games.load(game))]
    there = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(call, capture_output=True, text=True, env=there, timeout=600, check=False)
    assert done.returncode == 0, done.stderr
    ranks: list[int] = json.loads(done.stdout)["ranks"]
    return ranks


def without_time(rules: AnyRules) -> list[str]:
    """What is asked for so that no time runs."""
    calm = calmest(rules)
    chosen = {option.name: written(getattr(calm, option.name)) for option in describe(rules.options)}
    return [
        f"{each.name}={chosen[each.name]}"
        for each in describe(rules.options)
        if each.default != chosen[each.name]
    ]


@pytest.mark.parametrize("game", games.ALL)
def test_it_plays_any_game_to_its_end(house: Server, game: str) -> None:
    assert len(play(house.link, game)) == games.load(game).seats[0]


class BadLine:
    """Between a client and a server: now and then it breaks, with a message on its way or an answer."""

    def __init__(self, link: str) -> None:
        self._to = (urlsplit(link).hostname or "", urlsplit(link).port or 80)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.link = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self.broken = 0
        self._numbers = count()
        self._ends = [self._listener]
        self._threads: list[threading.Thread] = []
        self._run(self._accept)

    def _run(self, work: Callable[..., None], *given: object) -> None:
        thread = threading.Thread(target=work, args=given, daemon=True)
        self._threads.append(thread)
        thread.start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                far = socket.create_connection(self._to)
                self._ends += [near, far]
                number = next(self._numbers)
                self._run(self._carry, near, far, "there", number)
                self._run(self._carry, far, near, "back", number)

    def _carry(self, source: socket.socket, target: socket.socket, way: str, number: int) -> None:
        """Every socket breaks after a few chunks: by turns before or after the server has read a message."""
        left = -1
        with suppress(OSError):
            while data := source.recv(65_536):
                if way == "there" and b"/socket?" in data:
                    left = 2 + number % 2
                left -= way == "there"
                if left == 0 and number % 2:
                    break
                target.sendall(data)
                if left == 0:
                    break
        self.broken += left == 0
        hang_up(source, target)

    def close(self) -> None:
        hang_up(*self._ends)
        for thread in self._threads:
            thread.join()
        for end in self._ends:
            end.close()


def hang_up(*ends: socket.socket) -> None:
    for end in ends:
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)


@contextmanager
def bad_line(link: str) -> Iterator[BadLine]:
    line = BadLine(link)
    try:
        yield line
    finally:
        line.close()


def test_it_comes_back_whenever_the_line_breaks_and_plays_to_the_end(house: Server) -> None:
    with bad_line(house.link) as line:
        assert len(play(line.link, "_example")) == 2
    assert line.broken >= 3


def test_it_is_short_and_imports_nothing_of_ours() -> None:
    text = SCRIPT.read_text(encoding="utf-8")
    assert len([line for line in text.splitlines() if line.strip()]) <= LINES
    tree = ast.parse(text)
    names = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    names |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert {name.split(".")[0] for name in names} == {"http", "json", "sys", "time", "urllib", "websockets"}


def test_it_answers_a_question_whose_options_are_too_many_to_list() -> None:
    known = {
        node.name: node
        for node in ast.parse(SCRIPT.read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef)
    }
    given: dict[str, object] = {"FIELDS": {"Offer": {"to": "player", "coins": "coins"}}}
    exec(compile(ast.Module([known["first_of"]], []), str(SCRIPT), "exec"), given)  # noqa: S102
    first_of: Callable[[object], object] = given["first_of"]  # type: ignore[assignment]
    form = {"form": "Offer", "values": [[2, 3], [4, 5]]}
    assert first_of([form]) == {"do": "Offer", "to": 2, "coins": 4}
    assert first_of([form, {"do": "Pass"}]) == {"do": "Pass"}
