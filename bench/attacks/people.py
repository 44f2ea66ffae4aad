"""Four people who only want to play: `python bench/attacks/people.py` reads what to do from its input.

Each comes from an address of its own, moves at a person's pace, measures how long its moves take, and now and
then opens its own table in another tab.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from collections import deque
from pathlib import Path
from typing import Any

import msgspec
import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

from bench.attacks.line import Line, Target, enter
from bench.frames import READ, READ_FIRST, Asked
from bench.sockets import Wire

MOVES_A_SECOND = 8.0  # of all four together
AGAIN = 0.25  # seconds before somebody who was thrown out tries to come back
TAB_EVERY = 1.5
TAB_PATIENCE = 5.0


class Person:
    """Somebody at a table: comes, moves when asked, and comes back."""

    def __init__(self, seat: int, cookie: str, target: Target) -> None:
        self.seat = seat
        self.cookie = cookie
        self.target = target
        self.source = f"127.0.0.{2 + seat}"
        self.line: Line | None = None
        self.entry = -1
        self.options: tuple[msgspec.Raw, ...] = ()
        self.sent: tuple[str, bytes, float] | None = None
        self.moves = 0
        self.latencies: list[float] = []
        self.thrown_out = 0

    async def stay(self) -> None:
        """At the table, whatever happens."""
        while True:
            query = f"?seat={self.seat}" + (f"&seen={self.entry}" if self.entry >= 0 else "")
            table = self.target.table
            self.line = await enter(self.target, table, self.cookie, self.heard, query, self.source)
            if self.line is not None:
                self.line.settled.clear()
                await self.line.settled.wait()
            self.line = None
            self.thrown_out += 1
            await asyncio.sleep(AGAIN)

    def heard(self, wire: Wire, body: bytes) -> None:
        if body.startswith(b'{"got":"Update"'):
            frame = READ.decode(body)
            self.asked(frame.shared.entry, frame.questions)
        elif body.startswith(b'{"got":"Welcome"'):
            told = READ_FIRST.decode(body)
            self.asked(told.entry, told.questions)
            if self.sent is not None:
                wire.send(self.sent[1])
        elif self.sent is not None and body.startswith(
            (b'{"got":"Done","id":"%s"' % self.sent[0].encode(), b'{"got":"Refusal"')
        ):
            self.latencies.append(time.perf_counter() - self.sent[2])
            self.sent = None

    def asked(self, entry: int, questions: tuple[Asked, ...]) -> None:
        self.entry = entry
        self.options = questions[0].options if questions else ()

    def is_ready(self) -> bool:
        return bool(self.options) and self.sent is None and self.line is not None and self.line.open

    def act(self, rng: random.Random) -> None:
        assert self.line is not None
        action = bytes(rng.choice(self.options)).decode()
        self.options = ()
        self.moves += 1
        key = f"m{self.moves}"
        body = f'{{"send":"Submit","id":"{key}","seat":{self.seat},"do":[{action}],"seen":{self.entry}}}'
        self.sent = key, body.encode(), time.perf_counter()
        self.line.send(self.sent[1])


async def open_tabs(people: list[Person], found: list[float | None]) -> None:
    """One after the other opens its own table anew; how long until it is shown, or None for in vain."""
    turn = deque(people)
    while True:
        await asyncio.sleep(TAB_EVERY)
        start = time.perf_counter()
        try:
            shown = await open_tab(turn[0])
        except asyncio.CancelledError:  # the evening is over, and it was still not there
            if time.perf_counter() - start > 1:
                found.append(None)
            raise
        found.append(time.perf_counter() - start if shown else None)
        turn.rotate(-1)


async def open_tab(person: Person) -> bool:
    """Whether somebody is shown the own table in another tab, within some seconds."""
    shown = asyncio.Event()

    def heard(_: Wire, body: bytes) -> None:
        if body.startswith(b'{"got":"Welcome"'):
            shown.set()

    query = f"?seat={person.seat}"
    line = await enter(person.target, person.target.table, person.cookie, heard, query, person.source)
    if line is None:
        return False
    end = time.perf_counter() + TAB_PATIENCE
    while not line.gone and not shown.is_set() and time.perf_counter() < end:
        await asyncio.sleep(0.01)
    line.close()
    return shown.is_set()


async def pace(people: list[Person], seconds: float) -> None:
    """Whoever is asked moves, at a person's pace."""
    rng = random.Random(3)
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        ready = [person for person in people if person.is_ready()]
        if ready:
            rng.choice(ready).act(rng)
        await asyncio.sleep(1 / MOVES_A_SECOND)


async def evening(order: Any) -> Any:
    """Come, say so, wait for the word, play, and tell how it was."""
    target = Target(order["link"], order["table"], order["game"])
    people = [Person(seat, cookie, target) for seat, cookie in enumerate(order["cookies"])]
    staying = [asyncio.create_task(person.stay()) for person in people]
    while not all(person.entry >= 0 for person in people):
        await asyncio.sleep(0.01)
    await pace(people, 1.0)
    for person in people:
        person.latencies = []
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    tabs: list[float | None] = []
    looking = asyncio.create_task(open_tabs(people, tabs))
    await pace(people, order["seconds"])
    end = time.perf_counter()
    for task in (looking, *staying):
        task.cancel()
    await asyncio.gather(looking, *staying, return_exceptions=True)
    waiting = [end - person.sent[2] for person in people if person.sent is not None]
    return {
        "latencies": [each for person in people for each in person.latencies] + waiting,
        "unanswered": len([each for each in waiting if each > 1]),
        "tabs": tabs,
        "thrown_out": sum(person.thrown_out for person in people),
    }


if __name__ == "__main__":
    print(json.dumps(uvloop.run(evening(json.loads(sys.stdin.readline())))), flush=True)
