"""Acknowledged means committed: a server that is killed loses nothing it said was done."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import re
import signal
import sqlite3
import time
from collections.abc import Iterator, Sequence
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from regency import games
from regency.server.sqlite_shelf import SqliteShelf

from .conftest import Server
from .people import Person, Seated, evening
from .test_play import begin

Seating = tuple[str, list[str]]

# Everything is loaded once, and each start is a fork of it: a whole new process, but in no time.
FORK = """
import json, os, sys
from pathlib import Path
if __name__ == "__main__":
    from regency import games
    from regency.server.serve import serve
    from regency.server.settings import Settings
    settings = Settings(**{"port": 0, "database": Path(sys.argv[1]), "pause": 0.0} | json.loads(sys.argv[2]))
    for game in games.ALL:
        games.load(game)
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            serve(settings, lambda link, busy: print(os.getpid(), link, flush=True))
            os._exit(0)
        os.waitpid(child, 0)
        print("gone", flush=True)
"""
FEW: tuple[Seating, ...] = (
    ("_example", ["empty", "empty"]),
    ("_example", ["empty", "empty", "empty"]),
    ("_example", ["empty", "random"]),
)
MANY = 20  # tables, of every game and every number of seats, with bots at every third
# A process for bots that is just coming up when its server is killed finds nobody to tell it what it is for.
UNBORN = re.compile(
    r'Traceback \(most recent call last\):\n  File "<string>", line 1, in <module>\n'
    r'  File "[^"]*multiprocessing/spawn\.py".*\n(?:  .*\n)*EOFError: Ran out of input\n'
)
MOST_MOVES = 8  # between two kills, a table: fewer than it takes to finish them
FREE = {"requests_a_minute": 1_000_000, "messages_a_second": 100_000.0}


class Mortal(Server):
    """A server that is killed again and again."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, **FREE)
        self.script.write_text(FORK, encoding="utf-8")
        self.child = 0

    def start(self) -> None:
        if self.process is None:
            self.launch()
        process = self.process
        assert process is not None
        process.stdin.write("\n")
        process.stdin.flush()
        said = process.stdout.readline()
        assert said, self.log.read_text(encoding="utf-8")
        number, link = said.split()
        self.child, self.link = int(number), link.rstrip("/")

    def kill(self) -> None:
        assert self.process is not None
        os.kill(self.child, signal.SIGKILL)
        assert self.process.stdout.readline() == "gone\n"


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Mortal]:
    running = Mortal(tmp_path)
    running.start()
    yield running
    running.kill()
    running.end(signal.SIGKILL)


class Evening:
    """A table, its players and somebody who looks on, whose devices outlive every server."""

    def __init__(self, table: str, tabs: list[Seated]) -> None:
        self.table = table
        self.cookies: list[tuple[int | None, dict[str, str]]] = [
            (tab.seat, dict(tab.person.http.cookies)) for tab in tabs
        ]
        self.cookies.append((None, {}))
        self.acknowledged: dict[str, int] = {}
        self.shown: dict[int, int] = {}  # entries that anybody was shown, and when each was made

    async def come(self, link: str, rng: random.Random) -> list[Seated]:
        """Everybody opens the page again."""
        tabs: list[Seated] = []
        for seat, cookies in self.cookies:
            person = Person(link, rng.randrange(2**32))
            person.http.cookies.update(cookies)
            person.sent = rng.randrange(2**40)
            tab = Seated(person, self.table, seat)
            await tab.open()
            welcome = await tab.until("Welcome")
            last = max(self.shown, default=0)
            assert welcome["seat"] == seat and welcome["entry"] >= last, "nothing seen is gone"
            tabs.append(tab)
        return tabs

    def leave(self, tabs: list[Seated]) -> None:
        for tab in tabs:
            self.acknowledged |= {f"{tab.seat}:{key}": number for key, number in tab.acknowledged}
            for number, at in shown_in(tab.frames):
                assert self.shown.setdefault(number, at) == at, "what was shown once is shown again"


def shown_in(frames: list[Any]) -> Iterator[tuple[int, int]]:
    """The entries that a tab was told of, and when each was made."""
    for frame in frames:
        if frame["got"] == "Update":
            yield frame["shared"]["entry"], frame["shared"]["at"]
        elif frame["got"] == "Welcome":
            yield from ((told["entry"], told["at"]) for told in frame["told"] if told["entry"])


async def play_until_killed(server: Mortal, evenings: list[Evening], rng: random.Random) -> list[Evening]:
    """Everybody plays on; after some moves the power goes. The tables that are not finished."""
    everybody = [await one.come(server.link, rng) for one in evenings]
    tabs = [tab for some in everybody for tab in some]
    playing = asyncio.gather(*(go(tab) for tab in tabs))
    moves = rng.randrange(MOST_MOVES * len(evenings))
    while sum(len(tab.acknowledged) for tab in tabs) < moves and not playing.done():
        await asyncio.sleep(0.001)
    await asyncio.sleep(rng.uniform(0, 0.02))
    server.kill()
    await playing
    for one, tabs in zip(evenings, everybody, strict=True):
        one.leave(tabs)
    return [one for one, tabs in zip(evenings, everybody, strict=True) if tabs[0].outcome is None]


async def go(tab: Seated) -> None:
    with contextlib.suppress(ConnectionClosed):
        await tab.play()


async def sit_down(server: Mortal, seating: Seating) -> Evening:
    game, chairs = seating
    return Evening(*await begin(server, chairs, game=game))


def all_seatings() -> list[Seating]:
    """Every game with every number of seats; at every third table a bot sits beside the people."""
    found = [(game, seats) for game in games.ALL for seats in games.load(game).seats]
    return [
        (game, ["empty"] * (seats - 1) + ["random" if number % 3 == 2 else "empty"])
        for number, (game, seats) in enumerate(found)
    ]


def check(server: Mortal, begun: list[Evening]) -> None:
    """Every acknowledged input is in the log, at its number and once; what was shown is there as it was."""
    with contextlib.closing(sqlite3.connect(server.database)) as database:
        for one in begun:
            rows = database.execute(
                "SELECT number, submission, body FROM entries WHERE table_id = ? ORDER BY number",
                (one.table,),
            ).fetchall()
            assert [number for number, _, _ in rows] == list(range(1, len(rows) + 1)), "no gap, none twice"
            keys = [submission for _, submission, _ in rows if submission is not None]
            assert len(keys) == len(set(keys))
            assert one.acknowledged.items() <= {key: number for number, key, _ in rows}.items()
            kept = {number: json.loads(body)["at"] for number, _, body in rows}
            assert one.shown.items() <= kept.items(), "what was shown is there"


def killed(server: Mortal, times: int, seed: int, seatings: Sequence[Seating], tables: int) -> int:
    """Kill the server so many times under play; returns how many acknowledged inputs were found again."""
    rng = random.Random(seed)
    going: list[Evening] = []
    begun: list[Evening] = []
    following = cycle(seatings)
    for _ in range(times):
        while len(going) < tables:
            going.append(evening(sit_down(server, next(following))))
            begun.append(going[-1])
        going = evening(play_until_killed(server, going, rng))
        check(server, begun)
        server.start()
    evening(all_go_on(server, going, rng))
    said = UNBORN.sub("", server.log.read_text(encoding="utf-8"))
    assert "Traceback" not in said, "nothing was wrong with what was found"
    return sum(len(one.acknowledged) for one in begun)


async def all_go_on(server: Mortal, going: list[Evening], rng: random.Random) -> None:
    """Every table is played a little further."""
    for one in going:
        tabs = await one.come(server.link, rng)
        before = tabs[0].entry
        playing = asyncio.gather(*(go(tab) for tab in tabs))
        while tabs[0].entry < before + 5 and tabs[0].outcome is None:
            await asyncio.sleep(0.01)
        for tab in tabs:
            assert tab.ws is not None
            await tab.ws.close()
        await playing


def test_six_kills_lose_nothing(mortal: Mortal) -> None:
    assert killed(mortal, 6, 1, FEW, len(FEW)) > 30


@pytest.mark.nightly
@pytest.mark.parametrize("seed", [2, 3, 4])
def test_three_hundred_kills_with_twenty_tables_lose_nothing(mortal: Mortal, seed: int) -> None:
    assert killed(mortal, 100, seed, all_seatings(), MANY) > 3_000


def test_the_log_is_written_with_full_sync(tmp_path: Path) -> None:
    shelf = SqliteShelf(tmp_path / "tables.sqlite")
    try:
        for connection in (shelf._writer._database, shelf._free.get()):
            assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
            assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    finally:
        shelf.shut()


def test_who_thinks_for_bots_does_not_outlive_a_server_that_was_killed(server: Server) -> None:
    async def game() -> None:
        _, (tab,) = await begin(server, ["empty", "random"])
        await tab.send({"send": "WantHint", "id": "h", "seat": 0})
        await tab.until("Hinted")

    evening(game())
    assert server.process is not None
    children = children_of(server.process.pid)
    assert children, "somebody thinks"
    server.end(signal.SIGKILL)
    until = time.monotonic() + 60
    while any(Path(f"/proc/{child}").exists() for child in children):
        assert time.monotonic() < until, "they are still there"
        time.sleep(0.05)


def children_of(parent: int) -> list[int]:
    """The processes that a process has started."""
    found = Path(f"/proc/{parent}/task/{parent}/children").read_text(encoding="ascii")
    return [int(child) for child in found.split()]


def test_the_server_log_holds_no_hand_seed_or_token(server: Server) -> None:
    async def game() -> tuple[str, str]:
        table, (tab,) = await begin(server, ["empty", "random"])
        await tab.send({"send": "Submit", "id": "?", "seat": 1, "do": [{"do": "Reconsider"}], "seen": 0})
        await tab.until("Refusal")
        await tab.play(5)
        return table, str(tab.person.http.cookies["regency_device"])

    table, token = evening(game())
    assert server.end() == 0, "it left in order, and nothing of it is left"
    log = server.log.read_text(encoding="utf-8")
    with contextlib.closing(sqlite3.connect(server.database)) as database:
        (header,) = database.execute("SELECT header FROM tables WHERE id = ?", (table,)).fetchone()
    assert token not in log and json.loads(header)["seed"] not in log and "hand" not in log
    assert log == "", "nothing went wrong, so nothing is logged"
