"""Tables in real time: `python bench/realtime.py [GAME] [--tables N] [--warm S] [--seconds S] [--rounds N]`.

A hundred seats at twenty tables, three intents a second each, at least 250 ms apart; the server on one core,
this driver on the other, bots' processes beside it. In turn, in the same run, the same sockets to a server
that only commits one row and echoes. A game that is set out first, or whose sand runs long, needs more time
before anything is counted, and more while it is: `--warm 20 --seconds 40`.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import random
import statistics
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.frames import READ, READ_FIRST, Asked
from bench.load import children, served
from bench.sockets import Wire, connect
from tests.minis.meadow import MEADOW, SEATS

ROOT = Path(__file__).resolve().parent.parent
BOTS = 3  # of the five seats of a table, where there are any
SPACING = (0.250, 0.417)  # seconds between two intents of a seat, evenly spread: three a second
WARM = 2.0  # seconds before anything is counted, where nothing is said of it
STARTING = 3.0  # seconds that a bot's process may take to come up
COMMITTING = """
import asyncio, sqlite3, sys, uvicorn
from concurrent.futures import ThreadPoolExecutor
writer = ThreadPoolExecutor(1)
def begin():
    global base
    base = sqlite3.connect(sys.argv[1], isolation_level=None)
    for word in ("journal_mode = WAL", "synchronous = FULL"):
        base.execute("PRAGMA " + word)
    base.execute("CREATE TABLE entries (number INTEGER PRIMARY KEY, body TEXT)")
def commit(text):
    base.execute("INSERT INTO entries (body) VALUES (?)", (text,))
async def app(scope, receive, send):
    if scope["type"] == "lifespan":
        return
    await receive()
    await send({"type": "websocket.accept"})
    loop = asyncio.get_running_loop()
    while (message := await receive())["type"] == "websocket.receive":
        await loop.run_in_executor(writer, commit, message["text"])
        await send({"type": "websocket.send", "text": message["text"]})
class Server(uvicorn.Server):
    async def startup(self, sockets=None):
        await super().startup(sockets)
        print("http://127.0.0.1:%d" % self.servers[0].sockets[0].getsockname()[1], flush=True)
writer.submit(begin).result()
config = uvicorn.Config(app, port=0, log_level="error", ws="websockets-sansio", ws_per_message_deflate=False)
asyncio.run(Server(config).serve())
"""
REGENCY = f"""
import sys
sys.path.insert(0, {str(ROOT)!r})
from pathlib import Path
from tests.minis import meadow
from regency.server.serve import serve
from regency.server.settings import Settings
meadow.register()
if __name__ == "__main__":
    settings = Settings(port=0, database=Path(sys.argv[1]), requests_a_minute=10**6, sockets_an_address=10**4,
                        sockets_at_full_pace=10**4)
    serve(settings, lambda link, busy: print(link, flush=True))
"""
BARS: dict[str, tuple[str, float]] = {
    "p50_of_echo": ("at most", 3),
    "p95_of_echo": ("at most", 2),
    "p99_ms": ("at most", 60),
    "run_outs_in_time": ("at least", 0.99),
    "bots_raise_p95_ms": ("at most", 5),
}
IN_TIME = 40  # milliseconds in which a run-out must be told


class Crowd:
    """Everybody sends whatever is offered, evenly, and times the answers."""

    def __init__(self) -> None:
        self.rng = random.Random(7)
        self.wires: list[Wire] = []
        self.sent: dict[tuple[Wire, bytes], float] = {}
        self.answers: Counter[str] = Counter()
        self.latencies: list[float] = []
        self.late: list[float] = []  # milliseconds by which a run-out was heard after its instant
        self.counting = False

    def heard(self, wire: Wire, body: bytes) -> None:
        now = time.time() * 1000
        if body.startswith(b'{"got":"Update"'):
            frame = READ.decode(body)
            wire.entry = frame.shared.entry
            self.asked(wire, frame.questions)
            if self.counting and b'RanOut"' in body:
                self.late.append(now - json.loads(body)["shared"]["at"])
        elif body.startswith((b'{"got":"Done"', b'{"got":"Refusal"', b'{"send"')):
            self.answered(wire, body)
        elif body.startswith(b'{"got":"Welcome"'):
            told = READ_FIRST.decode(body)
            wire.entry = told.entry
            self.asked(wire, told.questions)

    def asked(self, wire: Wire, questions: tuple[Asked, ...]) -> None:
        wire.options = questions[0].options if questions else ()

    def answered(self, wire: Wire, body: bytes) -> None:
        message = json.loads(body)
        at = self.sent.pop((wire, message["id"].encode()), None)
        if at is not None and self.counting:
            self.latencies.append(time.perf_counter() - at)
            kind = message["why"]["why"] if message.get("got") == "Refusal" else "done"
            self.answers[kind] += 1

    def act(self, wire: Wire, number: int) -> None:
        if wire.options:
            name = b"n%d" % number
            action = bytes(self.rng.choice(wire.options))
            self.sent[wire, name] = time.perf_counter()
            wire.send(
                b'{"send":"Submit","id":"%s","seat":%d,"do":[%s],"seen":%d}'
                % (name, wire.seat, action, wire.entry)
            )

    async def send_evenly(self, wire: Wire) -> None:
        due = time.perf_counter() + self.rng.uniform(0, SPACING[1])
        number = 0
        while True:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            number += 1
            self.act(wire, number)
            due = max(due, time.perf_counter() - SPACING[0]) + self.rng.uniform(*SPACING)

    async def play(self, warm: float, seconds: float) -> None:
        """Everybody at once; what was sent at last is waited for."""
        tasks = [asyncio.create_task(self.send_evenly(wire)) for wire in self.wires]
        await asyncio.sleep(warm)
        self.counting = True
        await asyncio.sleep(seconds)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.sleep(1)


class Plan(NamedTuple):
    """What is played at how many tables, and for how long."""

    game: str
    options: dict[str, str]
    tables: int
    warm: float
    seconds: float


def set_tables(link: str, plan: Plan, bots: int) -> list[tuple[str, list[str]]]:
    """Tables with people in the first seats and bots in the others: their ids, and a cookie a person."""
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
    for number in range(plan.tables):
        cookies = [f"regency_device=realtime-{number:05}-{seat:012}" for seat in range(SEATS - bots)]
        chairs = ["empty"] * len(cookies) + ["greedy"] * bots
        table = post(
            "/api/tables", cookies[0], {"game": plan.game, "chairs": chairs, "options": plan.options}
        )["id"]
        for seat, cookie in enumerate(cookies):
            post(f"/api/tables/{table}/sit", cookie, {"seat": seat, "name": f"P{seat}"})
        tables.append((table, cookies))
    line.close()
    return tables


def start(link: str, tables: list[tuple[str, list[str]]]) -> None:
    host = urlsplit(link)
    line = http.client.HTTPConnection(host.hostname or "", host.port)
    for table, cookies in tables:
        line.request("POST", f"/api/tables/{table}/start", headers={"Cookie": cookies[0]})
        answer = line.getresponse()
        assert answer.status < 300, answer.read()
        answer.read()
    line.close()


async def at_tables(pid: int, link: str, plan: Plan, bots: int) -> Crowd:
    """Real tables, all of them looked at by everybody who plays there."""
    crowd = Crowd()
    tables = await asyncio.to_thread(set_tables, link, plan, bots)
    for table, cookies in tables:
        for seat, cookie in enumerate(cookies):
            place = f"/api/tables/{table}/socket?seat={seat}"
            crowd.wires.append(await connect(link, place, cookie, crowd.heard, seat))
    await asyncio.to_thread(start, link, tables)
    if bots:
        await asyncio.sleep(STARTING)
        for child in children(pid):
            os.sched_setaffinity(child, os.sched_getaffinity(0))
    await crowd.play(plan.warm, plan.seconds)
    assert crowd.answers["done"], crowd.answers
    return crowd


async def at_echo(link: str, sockets: int, seconds: float) -> Crowd:
    """The same sockets and the same pace, with one row to be committed behind each message."""
    crowd = Crowd()
    for _ in range(sockets):
        wire = await connect(link, "/", "a=b", crowd.heard)
        wire.options = (b'{"do":"Pick","berry":1}',)  # type: ignore[assignment]  # bytes will do
        crowd.wires.append(wire)
    while not all(wire.open for wire in crowd.wires):
        await asyncio.sleep(0.05)
    await crowd.play(WARM, seconds)
    return crowd


def spread(latencies: list[float], name: str) -> dict[str, float]:
    """Median, 95th and 99th percentile, in milliseconds."""
    parts = statistics.quantiles(latencies, n=100)
    return {f"p{part}{name}": 1000 * parts[part - 1] for part in (50, 95, 99)}


def one_round(plan: Plan, core: int) -> dict[str, float]:
    """Echo, tables, and tables with bots, one after the other."""
    with served(COMMITTING, core, "FOLDER/echo.sqlite") as (_, link):
        echo = uvloop.run(at_echo(link, plan.tables * SEATS, plan.seconds))
    with served(REGENCY, core, "FOLDER/tables.sqlite") as (pid, link):
        real = uvloop.run(at_tables(pid, link, plan, 0))
    with served(REGENCY, core, "FOLDER/tables.sqlite") as (pid, link):
        bots = uvloop.run(at_tables(pid, link, plan, BOTS))
    found = spread(echo.latencies, "_ms_echo") | spread(real.latencies, "_ms")
    found |= spread(bots.latencies, "_ms_with_bots")
    late = sorted(real.late + bots.late)
    return found | {
        "intents_a_second": sum(real.answers.values()) / plan.seconds,
        "refused": 1 - real.answers["done"] / sum(real.answers.values()),
        "run_outs": float(len(late)),
        "run_outs_in_time": sum(each <= IN_TIME for each in late) / len(late) if late else 1.0,
        "run_out_p99_ms": late[len(late) * 99 // 100] if late else 0.0,
        "p50_of_echo": found["p50_ms"] / found["p50_ms_echo"],
        "p95_of_echo": found["p95_ms"] / found["p95_ms_echo"],
        "bots_raise_p95_ms": found["p95_ms_with_bots"] - found["p95_ms"],
    }


def main(arguments: list[str]) -> int:
    """Measure, show the medians of the rounds, and say whether the bars are met."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "game", metavar="GAME", nargs="?", default=MEADOW.name, help="what is played, for five"
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a rule option")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--warm", type=float, default=WARM)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(arguments)
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[-1]})
    options = dict(each.split("=", 1) for each in given.option)
    plan = Plan(given.game, options, given.tables, given.warm, given.seconds)
    rounds = [one_round(plan, cores[0]) for _ in range(given.rounds)]
    found = {name: statistics.median(each[name] for each in rounds) for name in rounds[0]}
    if given.json:
        print(json.dumps({"median": found, "rounds": rounds}, indent=2))
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
