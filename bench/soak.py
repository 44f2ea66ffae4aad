"""Many short evenings, one after the other: `python bench/soak.py GAME [--seconds S] [--moves N] [--json]`.

Tables are opened, played to the end and left, and people come and go meanwhile. What the server keeps of all
that must not grow: its memory at the end is compared with that of the third minute, when all is warm.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import statistics
import sys
import time
from pathlib import Path
from urllib.parse import urlsplit

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.frames import Asked
from bench.load import REGENCY, Load, pace, resident_mb, served, set_tables
from bench.sockets import Wire, connect

MOST_GROWTH = 1.10
LOOKERS = 2  # who come to each table, look and go again
WINDOW = 0.05  # of the time, over which memory is averaged
AGAIN = b'"Reconsider"'
OVER = b'"outcome":{'
CLOSE = 8


class Soak(Load):
    """Players at random at tables that come and go."""

    def __init__(self) -> None:
        super().__init__()
        self.over: dict[str, asyncio.Event] = {}
        self.tables = 0
        self.sockets = 0
        self.samples: list[tuple[float, float]] = []

    def heard(self, wire: Wire, body: bytes) -> None:
        super().heard(wire, body)
        self.latencies.clear()
        self.first_bytes.clear()
        if OVER in body:
            self.over[table_of(wire)].set()

    def asked(self, wire: Wire, entry: int, questions: tuple[Asked, ...]) -> None:
        """Whoever has chosen does not think again, and is not asked twice while others choose."""
        if wire in self.ready:
            self.ready.remove(wire)
        super().asked(wire, entry, tuple(each for each in questions if AGAIN not in bytes(each.options[0])))

    def act(self, wire: Wire) -> None:
        if not wire.transport.is_closing():  # its match may be over while others still choose
            super().act(wire)

    async def play_tables(self, link: str, game: str, until: float) -> None:
        """One table after the other, from the first chair to the last move."""
        while time.monotonic() < until:
            ((table, cookies),) = await asyncio.to_thread(set_tables, link, game, 1)
            self.over[table] = asyncio.Event()
            wires = [await self.come(link, table, cookie, seat) for seat, cookie in enumerate(cookies)]
            for number in range(LOOKERS):
                looking = await self.come(link, table, f"regency_device=looker-{number:032}", 0)
                leave(looking, orderly=number % 2 == 0)
            with_end = asyncio.create_task(self.over[table].wait())
            await asyncio.wait([with_end], timeout=max(0.0, until - time.monotonic()))
            with_end.cancel()
            self.tables += self.over.pop(table).is_set()
            for number, wire in enumerate(wires):
                leave(wire, orderly=number % 2 == 0)

    async def come(self, link: str, table: str, cookie: str, seat: int) -> Wire:
        self.sockets += 1
        wire = await connect(link, f"/api/tables/{table}/socket?seat={seat}", cookie, self.heard, seat)
        while not wire.open:
            await asyncio.sleep(0.005)
        return wire

    async def watch(self, pid: int, every: float) -> None:
        """Keep an eye on the memory."""
        begun = time.monotonic()
        while True:
            self.samples.append((time.monotonic() - begun, resident_mb(pid)))
            await asyncio.sleep(every)

    def around(self, moment: float, width: float) -> float:
        """The memory at about this moment."""
        return statistics.median(mb for at, mb in self.samples if moment - width <= at <= moment + width)


def table_of(wire: Wire) -> str:
    return wire.target.split("/")[3]


def leave(wire: Wire, orderly: bool) -> None:
    """Close a page, or lose the line."""
    wire.heard = lambda _, __: None
    if orderly:
        wire.send((1000).to_bytes(2, "big"), CLOSE)
        wire.transport.close()
    else:
        wire.transport.abort()


async def soak(
    pid: int, link: str, game: str, tables: int, moves: int, seconds: float, warm: float
) -> dict[str, float]:
    """So many moves in so many seconds, at so many tables side by side."""
    load = Soak()
    until = time.monotonic() + seconds
    watching = asyncio.create_task(load.watch(pid, seconds / 200))
    playing = [asyncio.create_task(load.play_tables(link, game, until)) for _ in range(tables)]
    await pace(load, moves / seconds, seconds)
    await asyncio.gather(*playing)
    watching.cancel()
    early = load.around(warm, seconds * WINDOW)
    late = load.around(seconds * (1 - WINDOW), seconds * WINDOW)
    return {
        "moves": float(load.moves),
        "refused": float(len(load.refused)),  # by chance two act at once, and one of them too late
        "tables_finished": float(load.tables),
        "sockets": float(load.sockets),
        "tables_in_memory": in_memory(link),
        "first_mb": load.samples[0][1],
        "early_mb": early,
        "late_mb": late,
        "most_mb": max(mb for _, mb in load.samples),
        "growth": late / early,
    }


def in_memory(link: str) -> float:
    """How many tables the server holds."""
    host = urlsplit(link)
    line = http.client.HTTPConnection(host.hostname or "", host.port)
    line.request("GET", "/metrics")
    told = line.getresponse().read().decode()
    line.close()
    return float(told.partition("\nregency_tables_in_memory ")[2].split()[0])


def main(arguments: list[str]) -> int:
    """Play, show, and say whether memory grew."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", metavar="GAME", help="what is played, for four")
    parser.add_argument("--tables", type=int, default=40, help="side by side")
    parser.add_argument("--moves", type=int, default=80_000)
    parser.add_argument("--seconds", type=float, default=900)
    parser.add_argument("--warm", type=float, default=180, help="seconds after which memory must not grow")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(arguments)
    cores = sorted(os.sched_getaffinity(0))
    with served(REGENCY, cores[0], "FOLDER/tables.sqlite") as (pid, link):
        found = uvloop.run(soak(pid, link, given.game, given.tables, given.moves, given.seconds, given.warm))
    if given.json:
        print(json.dumps(found, indent=2))
    else:
        for name, value in found.items():
            print(f"{name:24} {value:12.2f}")
    return 0 if found["growth"] <= MOST_GROWTH else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
