"""Attacks over sockets: onlookers, and messages of every kind, as fast as they are taken."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from bench.attacks.below import again_and_again, together
from bench.attacks.line import Line, Target, device, enter, ignore, own_table
from bench.sockets import Wire

LINES = 200  # sockets that an address may have, as far as is known
RATE = 20.0  # messages a second that a socket may send, as far as is known
CROWD = 300
HOUSES = 20  # addresses from which thousands of onlookers come
LONG = "\U0001f451" * 500  # a word in the chat that is as long as may be


async def sockets(target: Target) -> None:
    """Sockets opened and closed as fast as it goes."""

    async def once() -> bool:
        line = await enter(target, target.table, device("sockets"))
        if line is None:
            return False
        line.close()
        return True

    await together(20, lambda _: again_and_again(target, once))


async def onlookers(target: Target) -> None:
    """More than a table has room for come to the others' table, stay a little, leave and come again."""

    async def look(number: int) -> None:
        rng = random.Random(number)
        while True:
            line = await enter(target, target.table, device(f"looks{number}"))
            target.done["came" if line is not None else "refused"] += 1
            await asyncio.sleep(rng.uniform(0, 2))
            if line is not None:
                line.close()

    await together(CROWD, look)


async def crowd(target: Target) -> None:
    """As many as a table has room for come to the others' table and stay."""

    async def stay(number: int) -> bool:
        line = await enter(target, target.table, device(f"stays{number}"))
        if line is None:
            await asyncio.sleep(1)
            return False
        line.settled.clear()
        await line.settled.wait()
        return True

    await together(CROWD, lambda number: again_and_again(target, lambda: stay(number)))


async def leaving(target: Target) -> None:
    """Thousands of them from many houses, at the others' table and at some more, who all leave at once."""
    tables = [target.table]
    for house in range(HOUSES - 1):
        target.source = f"127.0.9.{house + 1}"
        tables.append((await own_table(target, device(f"leaving{house}")))["id"])
    while True:
        here: list[Line] = []
        with suppress(TimeoutError):  # however few have found their way by then
            async with asyncio.timeout(target.seconds / 3):
                await asyncio.gather(*(gather(target, tables, house, here) for house in range(HOUSES)))
        target.done["left"] += len(here)
        for line in here:
            line.close()
        await asyncio.sleep(2)


async def gather(target: Target, tables: list[str], house: int, here: list[Line]) -> None:
    """As many of one house as may come to its table."""
    for number in range(LINES):
        name = device(f"{house}.{number}")
        line = await enter(target, tables[house], name, source=f"127.0.9.{house + 1}")
        if line is None:
            target.done["refused"] += 1
            return
        here.append(line)


async def flood(
    target: Target,
    table: str,
    cookie: str,
    messages: Callable[[], bytes],
    rate: float = RATE,
    query: str = "",
    lines: int = LINES,
) -> None:
    """As many sockets as an address may have, each sending as much as it may."""

    async def one() -> bool:
        line = await enter(target, table, cookie, ignore, query)
        if line is None:
            return False
        while not line.gone:
            with suppress(OSError):
                line.send(messages())
            target.done["messages"] += 1
            await asyncio.sleep(1 / rate)
        return True

    await together(lines, lambda _: again_and_again(target, one))


def always(message: dict[str, Any]) -> Callable[[], bytes]:
    text = json.dumps(message, ensure_ascii=False).encode()
    return lambda: text


async def fill_chat(target: Target, table: str, cookie: str) -> None:
    """A chat that is as long as may be."""
    line = await enter(target, table, cookie)
    for _ in range(110):
        if line is not None and not line.gone:
            line.send(json.dumps({"send": "Say", "id": "c", "text": LONG}, ensure_ascii=False).encode())
        await asyncio.sleep(0.03)


async def shows(target: Target) -> None:
    """Everything anew, again and again, at a table with a full chat."""
    cookie = device("shows")
    table = (await own_table(target, cookie))["id"]
    await fill_chat(target, table, cookie)
    await flood(target, table, cookie, always({"send": "Show", "id": "s", "seat": 0}))


async def remarks(target: Target) -> None:
    """What there is to know of every option, again and again."""
    await at_own_table(target, "WantRemarks", {"do": []})


async def hints(target: Target) -> None:
    """What a good bot would do, again and again."""
    await at_own_table(target, "WantHint", {})


async def at_own_table(target: Target, kind: str, more: dict[str, Any]) -> None:
    cookie = device(kind)
    table = await own_table(target, cookie)
    seat = table["waited_for"][0]
    message = {"send": kind, "id": "x", "seat": seat, **more}
    await flood(target, table["id"], cookie, always(message), query=f"?seat={seat}")


async def looks(target: Target) -> None:
    """What would come of an action, again and again."""
    cookie = device("looks")
    table = await own_table(target, cookie)
    seat = table["waited_for"][0]
    welcomes: list[Any] = []

    def heard(_: Wire, body: bytes) -> None:
        if body.startswith(b'{"got":"Welcome"'):
            welcomes.append(json.loads(body))

    while not welcomes:
        await enter(target, table["id"], cookie, heard, f"?seat={seat}")
        await asyncio.sleep(0.2)
    options = welcomes[0]["questions"][0]["options"]
    rng = random.Random(1)

    def message() -> bytes:
        return json.dumps({"send": "Look", "id": "x", "seat": seat, "do": [rng.choice(options)]}).encode()

    await flood(target, table["id"], cookie, message, query=f"?seat={seat}")


async def chat(target: Target) -> None:
    """Onlookers shout at the others' table."""
    await flood(
        target, target.table, device("chat"), always({"send": "Say", "id": "c", "text": LONG}), lines=150
    )


async def malformed(target: Target) -> None:
    """Messages that are none, as fast as they are taken."""
    rng = random.Random(1)
    kinds = [b"{", b"[" * 9000, b"9" * 5000, b'{"send":"Cheat","id":"x"}', b'{"send":"Ping"}', b"\xff\xfe"]
    await flood(target, target.table, device("malformed"), lambda: rng.choice(kinds), rate=1000.0, lines=100)


class Hasty:
    """Everybody at some tables of the attacker's own moves as soon as may be, and the same again."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self.rng = random.Random(1)

    def heard(self, wire: Wire, body: bytes) -> None:
        if body.startswith((b'{"got":"Update"', b'{"got":"Welcome"')):
            told = json.loads(body)
            if told["questions"]:
                entry = told.get("shared", told)["entry"]
                do = [self.rng.choice(told["questions"][0]["options"])]
                message = {"send": "Submit", "id": f"e{entry}", "seat": wire.seat, "do": do, "seen": entry}
                asyncio.get_running_loop().call_later(1 / RATE, self.act, wire, json.dumps(message).encode())

    def act(self, wire: Wire, message: bytes) -> None:
        if not wire.transport.is_closing():
            wire.send(message)
            self.target.done["messages"] += 1


async def submissions(target: Target) -> None:
    """Moves, as many as may be, each of which must go onto the disk."""
    hasty = Hasty(target)
    for number in range(25):
        cookie = device(f"submits{number}")
        table = (await own_table(target, cookie))["id"]
        for seat in range(4):
            line = await enter(target, table, cookie, hasty.heard, f"?seat={seat}")
            if line is not None:
                line.seat = seat
                line.send(json.dumps({"send": "Show", "id": "s", "seat": seat}).encode())
    again = always({"send": "Submit", "id": "x", "seat": 0, "do": [{"do": "Nothing"}], "seen": 0})
    await flood(target, target.table, device("submits"), again, lines=100)


ATTACKS = {
    "sockets": sockets,
    "onlookers": onlookers,
    "crowd": crowd,
    "leaving": leaving,
    "shows": shows,
    "remarks": remarks,
    "hints": hints,
    "looks": looks,
    "chat": chat,
    "malformed": malformed,
    "submissions": submissions,
}
