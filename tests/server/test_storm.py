"""A restart storm: all tables are asked for at once, in the first moment of a server."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest

from regency import games
from regency.server.bot_pool import BotPool
from regency.server.messages import OpenTable, SitDown
from regency.server.sqlite_shelf import SqliteShelf
from regency.server.tables import AllTables

from .conftest import Server
from .rooms import move

# Everything is imported once, and each start is a fork of it. Nothing may be decoded before the fork: what
# is to be shown is that the first decoding of a whole process is harmless, however its threads take turns.
FORK = """
import json, os, sys
from pathlib import Path
from regency import games
from regency.server import serve as serving
from regency.server.settings import Settings
if __name__ == "__main__":
    settings = Settings(**{"port": 0, "database": Path(sys.argv[1])} | json.loads(sys.argv[2]))
    serving.SWITCH = 1e-6
    for name in games.ALL:
        games.load(name)
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            serving.serve(settings, lambda link, busy: print(os.getpid(), link, flush=True))
            os._exit(0)
        print("gone", os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
"""
TABLES = 30


class Restarted(Server):
    """A server that is started again and again."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, requests_a_minute=1_000_000)
        self.script.write_text(FORK, encoding="utf-8")
        self.child = 0

    def start(self) -> None:
        if self.process is None:
            self.launch()
        process = self.process
        assert process is not None
        process.stdin.write("\n")
        process.stdin.flush()
        number, link = self._said().split()
        self.child, self.link = int(number), link.rstrip("/")

    def stop(self) -> int:
        """Kill it, unless it has died already; how it ended."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.child, signal.SIGKILL)
        return int(self._said().split()[1])

    def _said(self) -> str:
        assert self.process is not None
        said = self.process.stdout.readline()
        assert said, self.log.read_text(encoding="utf-8")
        return said


async def open_tables(database: Path) -> list[str]:
    """Tables of every game, a few moves into their matches."""
    tables = AllTables(SqliteShelf(database), BotPool(1))
    found: list[str] = []
    for number in range(TABLES):
        rules = games.load(games.ALL[number % len(games.ALL)])
        chairs: list[Literal["empty"]] = ["empty"] * rules.seats[0]
        table = (await tables.open(OpenTable(rules.name, tuple(chairs)), "0")).id
        for seat in range(len(chairs)):
            await tables.sit(table, str(seat), SitDown(seat, f"P{seat}"))
        await tables.start(table, "0")
        for _ in range(3):
            await move(await tables.room(table))
        found.append(table)
    await tables.close()
    return found


async def ask(link: str, table: str) -> str:
    """How a table is described to a stranger, or nothing if the server is gone."""
    host, _, port = link.removeprefix("http://").partition(":")
    try:
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(
            f"GET /api/tables/{table} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode()
        )
        answer = await asyncio.wait_for(reader.read(), 60)
        writer.close()
    except ConnectionError:
        return ""
    return answer.decode()


async def storm(link: str, tables: list[str]) -> int:
    """Everybody comes at once; how many were answered."""
    answers = await asyncio.gather(*(ask(link, table) for table in tables))
    return sum(table in answer and " 200 " in answer for table, answer in zip(tables, answers, strict=True))


@pytest.fixture
def restarted(tmp_path: Path) -> Iterator[Restarted]:
    running = Restarted(tmp_path)
    yield running
    if running.process is not None:
        running.end(signal.SIGKILL)


def stormed(server: Restarted, starts: int) -> list[tuple[int, int]]:
    """How each of so many starts ended, and how many were answered before."""
    tables = asyncio.run(open_tables(server.database))
    found: list[tuple[int, int]] = []
    for _ in range(starts):
        server.start()
        answered = asyncio.run(storm(server.link, tables))
        found.append((server.stop(), answered))
    return found


def test_three_starts_stand_a_storm(restarted: Restarted) -> None:
    assert stormed(restarted, 3) == [(-signal.SIGKILL, TABLES)] * 3


@pytest.mark.nightly
def test_three_hundred_starts_stand_a_storm(restarted: Restarted) -> None:
    assert stormed(restarted, 300) == [(-signal.SIGKILL, TABLES)] * 300
