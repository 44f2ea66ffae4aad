"""A thousand people at 250 tables: `python bench/load.py GAME [--tables N] [--seconds S] [--json]`.

The server runs on one core and this driver on another. Every move is on the disk (WAL, full sync) before it
is acknowledged, and goes out to the four sockets of its table. PYTHONPATH chooses the build that is measured.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.frames import READ, READ_FIRST, Asked
from bench.sockets import Wire, connect

SEATS = 4
BOT_TABLES = 20
ECHO = """
import asyncio, sys, uvicorn
async def app(scope, receive, send):
    if scope["type"] == "lifespan":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})
class Server(uvicorn.Server):
    async def startup(self, sockets=None):
        await super().startup(sockets)
        print("http://127.0.0.1:%d" % self.servers[0].sockets[0].getsockname()[1], flush=True)
config = uvicorn.Config(app, port=0, log_level="error", ws="websockets-sansio", ws_per_message_deflate=False)
asyncio.run(Server(config).serve())
"""
REGENCY = """
import sys
from pathlib import Path
from regency.server.serve import serve
from regency.server.settings import Settings
if __name__ == "__main__":
    settings = Settings(port=0, database=Path(sys.argv[1]), requests_a_minute=10**9, sockets_an_address=10**6,
                        messages_a_second=1e9, connections_in_all=10**6)
    serve(settings, lambda link, busy: print(link, flush=True))
"""
BARS: dict[str, tuple[str, float]] = {
    "moves_a_second": ("at least", 2_000),
    "cpu_us_a_move": ("at most", 400),
    "p99_ms_at_500": ("at most", 10),
    "bots_raise_p99_ms": ("at most", 20),
    "idle_mb": ("at most", 300),
    "reconnect_kb": ("at most", 60),
}


class Load:
    """Players at random: whoever is asked answers, at once or at the driver's pace."""

    def __init__(self) -> None:
        self.rng = random.Random(7)
        self.ready: deque[Wire] = deque()
        self.paced = True
        self.moves = 0
        self.updates = 0
        self.first = 0
        self.refused: list[bytes] = []
        self.latencies: list[float] = []
        self.first_bytes: list[int] = []

    def heard(self, wire: Wire, body: bytes) -> None:
        if body.startswith(b'{"got":"Update"'):
            self.updates += 1
            if b'"questions":[]' not in body[-60:]:
                frame = READ.decode(body)
                self.asked(wire, frame.shared.entry, frame.questions)
        elif body.startswith(b'{"got":"Done"'):
            self.latencies.append(time.perf_counter() - wire.sent_at.popleft())
            self.moves += 1
        elif body.startswith(b'{"got":"Welcome"'):
            self.first += 1
            self.first_bytes.append(len(body))
            told = READ_FIRST.decode(body)
            self.asked(wire, told.entry, told.questions)
        elif body.startswith(b'{"got":"Refusal"'):
            self.refused.append(body)

    def asked(self, wire: Wire, entry: int, questions: tuple[Asked, ...]) -> None:
        if questions:
            wire.entry = entry
            wire.options = questions[0].options
            if self.paced:
                self.ready.append(wire)
            else:
                self.act(wire)

    def act(self, wire: Wire) -> None:
        action = bytes(self.rng.choice(wire.options)).decode()
        wire.sent_at.append(time.perf_counter())
        wire.send(
            f'{{"send":"Submit","id":"e{wire.entry}","seat":{wire.seat},"do":[{action}],"seen":{wire.entry}}}'.encode()
        )


@contextmanager
def served(script: str, core: int, *arguments: str, log: Path | None = None) -> Iterator[tuple[int, str]]:
    """A server in a process of its own, on a core of its own: its id and its link."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "run.py"
        file.write_text(script, encoding="utf-8")
        given = [argument.replace("FOLDER", folder) for argument in arguments]
        with nullcontext() if log is None else log.open("w", encoding="utf-8") as said:
            call = [sys.executable, str(file), *given]
            process = subprocess.Popen(call, stdout=subprocess.PIPE, stderr=said, text=True)
        assert process.stdout is not None
        link = process.stdout.readline().strip()
        for thread in Path(f"/proc/{process.pid}/task").iterdir():
            os.sched_setaffinity(int(thread.name), {core})
        try:
            yield process.pid, link
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(timeout=30)
            process.stdout.close()


def cpu_seconds(pid: int) -> float:
    """The processor time of a process so far."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / float(os.sysconf("SC_CLK_TCK"))


def resident_mb(pid: int) -> float:
    """The memory of a process that is in use."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise RuntimeError("the system does not tell")


def set_tables(link: str, game: str, count: int, people: int = SEATS) -> list[tuple[str, list[str]]]:
    """Tables with so many people at each and bots beside them, begun: their ids, and a cookie a person."""
    host = urlsplit(link)
    line = http.client.HTTPConnection(host.hostname or "", host.port)

    def post(path: str, cookie: str, body: Any) -> Any:
        headers = {"Cookie": cookie, "Content-Type": "application/json"}
        line.request("POST", path, json.dumps(body).encode(), headers)
        answer = line.getresponse()
        text = answer.read()
        assert answer.status < 300, text
        return json.loads(text)

    tables = []
    for number in range(count):
        cookies = [f"regency_device=load-{people}{number:05}-{seat:012}" for seat in range(people)]
        chairs = ["empty"] * people + ["greedy"] * (SEATS - people)
        table = post("/api/tables", cookies[0], {"game": game, "chairs": chairs})["id"]
        for seat, cookie in enumerate(cookies):
            post(f"/api/tables/{table}/sit", cookie, {"seat": seat, "name": f"P{seat}"})
        post(f"/api/tables/{table}/start", cookies[0], {})
        tables.append((table, cookies))
    line.close()
    return tables


async def let_bots_play(pid: int, link: str, game: str) -> Load:
    """Tables at which nobody but bots plays on; they think on the driver's core, not on the server's."""
    watched = Load()
    for table, (cookie,) in set_tables(link, game, BOT_TABLES, people=1):
        wire = await connect(link, f"/api/tables/{table}/socket?seat=0", cookie, watched.heard)
        while not wire.open:
            await asyncio.sleep(0.01)
        wire.send(b'{"send":"StandIn","id":"1","seat":0,"bot":"greedy"}')
    await asyncio.sleep(3)
    for child in children(pid):
        os.sched_setaffinity(child, os.sched_getaffinity(0))
    return watched


def children(pid: int) -> list[int]:
    """The processes in which a server's bots think."""
    threads = Path(f"/proc/{pid}/task").iterdir()
    return [int(child) for thread in threads for child in (thread / "children").read_text("ascii").split()]


async def pace(load: Load, rate: float, seconds: float) -> None:
    """So many moves a second, evenly."""
    start = time.perf_counter()
    done = 0
    while (now := time.perf_counter() - start) < seconds:
        while done < now * rate and load.ready:
            load.act(load.ready.popleft())
            done += 1
        await asyncio.sleep(0.001)


async def play(pid: int, link: str, game: str, tables: int, seconds: float) -> dict[str, float]:
    """Everybody connects, moves at 500 a second, then as fast as it goes."""
    load = Load()
    for table, cookies in set_tables(link, game, tables):
        for seat, cookie in enumerate(cookies):
            await connect(link, f"/api/tables/{table}/socket?seat={seat}", cookie, load.heard, seat)
    while load.first < tables * SEATS:
        await asyncio.sleep(0.05)
    await asyncio.sleep(1)
    found = {"idle_mb": resident_mb(pid), "sockets": float(tables * SEATS)}
    cpu, start = cpu_seconds(pid), time.perf_counter()
    await pace(load, 500, seconds)
    await asyncio.sleep(0.5)
    assert not load.refused, load.refused[0]
    found |= spread(load.latencies, "_ms_at_500") | {
        "paced_moves_a_second": load.moves / (time.perf_counter() - start - 0.5),
        "paced_cpu_us_a_move": 1e6 * (cpu_seconds(pid) - cpu) / load.moves,
    }
    load.latencies, load.paced = [], False
    before, cpu, start = load.moves, cpu_seconds(pid), time.perf_counter()
    while load.ready:
        load.act(load.ready.popleft())
    await asyncio.sleep(seconds)
    took, moves, used = time.perf_counter() - start, load.moves - before, cpu_seconds(pid) - cpu
    load.paced = True
    await asyncio.sleep(1)
    assert not load.refused, load.refused[0]
    found |= spread(load.latencies, "_ms_saturated") | {
        "moves_a_second": moves / took,
        "cpu_us_a_move": 1e6 * used / moves,
        "server_busy": used / took,
        "frames_a_move": load.updates / load.moves,
    }
    again = Load()
    await connect(link, wire_target(load), load.ready[0].cookie, again.heard)
    while not again.first_bytes:
        await asyncio.sleep(0.01)
    found |= {"reconnect_kb": again.first_bytes[0] / 1000, "loaded_mb": resident_mb(pid)}
    load.latencies = []
    bots = await let_bots_play(pid, link, game)
    before, start = bots.updates, time.perf_counter()
    await pace(load, 500, seconds)
    found["bot_moves_a_second"] = (bots.updates - before) / (time.perf_counter() - start)
    await asyncio.sleep(0.5)
    assert not load.refused, load.refused[0]
    found |= spread(load.latencies, "_ms_with_bots")
    return found | {"bots_raise_p99_ms": found["p99_ms_with_bots"] - found["p99_ms_at_500"]}


def wire_target(load: Load) -> str:
    """The address of some table in the middle of a game."""
    return load.ready[0].target


async def echo(pid: int, link: str, sockets: int, seconds: float) -> dict[str, float]:
    """The same sockets with nothing behind them: a message of a move's size, sent back."""
    count = 0
    going = True
    message = b'{"send":"Submit","id":"e12","seat":1,"do":[{"do":"EndTurn"}],"seen":12}'

    def heard(wire: Wire, body: bytes) -> None:
        nonlocal count
        count += 1
        if going:
            wire.send(body)

    wires = [await connect(link, "/", "a=b", heard) for _ in range(sockets)]
    while not all(wire.open for wire in wires):
        await asyncio.sleep(0.05)
    found = {"echo_idle_mb": resident_mb(pid)}
    for wire in wires[: sockets // SEATS]:
        wire.send(message)
    cpu, start = cpu_seconds(pid), time.perf_counter()
    await asyncio.sleep(seconds)
    took, used = time.perf_counter() - start, cpu_seconds(pid) - cpu
    going = False
    await asyncio.sleep(0.5)
    return found | {"echoes_a_second": count / took, "cpu_us_an_echo": 1e6 * used / count}


def spread(latencies: list[float], name: str) -> dict[str, float]:
    """Median and 99th percentile, in milliseconds."""
    parts = statistics.quantiles(latencies, n=100)
    return {f"p50{name}": 1000 * parts[49], f"p99{name}": 1000 * parts[98]}


def main(arguments: list[str]) -> int:
    """Measure, show, and say whether the bars are met."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", metavar="GAME", help="what is played, for four")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(arguments)
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[-1]})
    with served(ECHO, cores[0]) as (pid, link):
        found = uvloop.run(echo(pid, link, given.tables * SEATS, min(given.seconds, 5)))
    with served(REGENCY, cores[0], "FOLDER/tables.sqlite") as (pid, link):
        found |= uvloop.run(play(pid, link, given.game, given.tables, given.seconds))
    found["moves_per_echo_cpu"] = found["cpu_us_a_move"] / found["cpu_us_an_echo"]
    if given.json:
        print(json.dumps(found, indent=2))
    else:
        for name, value in found.items():
            print(f"{name:24} {value:12.2f}   {verdict(name, value)}")
    return 0 if all(is_met(name, found[name]) for name in BARS) else 1


def is_met(name: str, value: float) -> bool:
    way, bar = BARS[name]
    return value >= bar if way == "at least" else value <= bar


def verdict(name: str, value: float) -> str:
    """The bar, and whether it is met."""
    if name not in BARS:
        return ""
    way, bar = BARS[name]
    return f"{way} {bar:g}: {'met' if is_met(name, value) else 'MISSED'}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
