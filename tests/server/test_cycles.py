"""Of a connection that is over nothing is left, even before the collector comes."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from .counting import Counting, counting
from .people import Person, evening, table_with

TIMES = 30
KINDS = (
    "SocketProtocol", "Tab", "ServerProtocol", "WebSocket", "Request", "HttpToolsProtocol",
    "HttpRequestParser", "RequestResponseCycle", "Line", "InTime", "Input", "Task", "coroutine", "frame",
    "traceback", "BaseException",
)  # fmt: skip


LIMITS = {"requests_a_minute": 1_000_000, "sockets_an_address": 10_000}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Counting]:
    with counting(tmp_path_factory.mktemp("house"), **LIMITS) as running:
        yield running


@pytest.fixture
def timed_house(tmp_path: Path) -> Iterator[Counting]:
    """A house of its own: where time runs tables go on by themselves, and would be counted with others."""
    with counting(tmp_path, **LIMITS) as running:
        yield running


async def closed(person: Person, table: str) -> None:
    """A socket that is closed in order."""
    ws = await person.socket(table)
    await ws.recv()
    await ws.close()


async def torn_off(person: Person, table: str) -> None:
    ws = await person.socket(table)
    await ws.recv()
    ws.transport.abort()
    await ws.wait_closed()


async def refused(person: Person, _: str) -> None:
    """A socket to a table that is none."""
    ws = await person.socket("none")
    with contextlib.suppress(ConnectionClosed):
        while True:
            await ws.recv()


async def foreign(person: Person, table: str) -> None:
    with contextlib.suppress(InvalidStatus):
        await person.socket(table, origin="http://elsewhere")


async def too_long(person: Person, table: str) -> None:
    """A socket that is closed for what came over it."""
    ws = await person.socket(table)
    await ws.send("x" * 100_000)
    with contextlib.suppress(ConnectionClosed):
        while True:
            await ws.recv()


async def asked(person: Person, table: str) -> None:
    """A request that is answered."""
    async with httpx.AsyncClient(base_url=person.link, verify=False) as http:
        assert (await http.get(f"/api/tables/{table}")).status_code == 200


async def asked_in_vain(person: Person, _: str) -> None:
    async with httpx.AsyncClient(base_url=person.link, verify=False) as http:
        assert (await http.get("/api/tables/none")).status_code == 404
        assert (await http.post("/api/tables/none/sit", json={"seat": 0, "name": "A"})).status_code == 404


async def malformed(person: Person, table: str) -> None:
    """Requests that the framework refuses, or the code before it."""
    typed = {"Content-Type": "application/json"}
    async with httpx.AsyncClient(base_url=person.link, verify=False) as http:
        sitting = f"/api/tables/{table}/sit"
        found = [
            await http.post(sitting, json={"seat": "?", "more": 1}),
            await http.post(sitting, json=[]),
            await http.post(sitting, content=b"{", headers=typed),
            await http.post(sitting, content=b"\xff", headers=typed),
            await http.post(sitting, content=b"?"),
            await http.post(sitting, content=b"[" * 65_537, headers=typed),
            await http.get(sitting),
            await http.get("/nowhere"),
            await http.get("/assets/../../x"),
        ]
        brought = await http.post("/api/records", content=b"?")
    assert [one.status_code for one in found] == [400, 400, 400, 400, 415, 413, 405, 404, 404]
    assert brought.status_code in {400, 503}, "only a few records are taken in at once"


async def too_much(person: Person, _: str) -> None:
    """Requests that are refused where they are read."""
    host, _, port = person.link.removeprefix("http://").partition(":")
    heads = (b"a: b\r\n" * 200, b"a: " + b"b" * 9_000, b"\0", b"a" * 100_000)
    for head in heads:
        reader, writer = await asyncio.open_connection(host, int(port))
        with contextlib.suppress(ConnectionError):
            writer.write(b"GET / HTTP/1.1\r\nHost: here\r\n" + head + b"\r\n\r\n")
            await reader.read()
        writer.transport.abort()


async def piped(person: Person, _: str) -> None:
    """Requests behind one another, of which most are never begun: too many, or hung up on."""
    host, _, port = person.link.removeprefix("http://").partition(":")
    for count in (6, 40):
        reader, writer = await asyncio.open_connection(host, int(port))
        with contextlib.suppress(ConnectionError):
            writer.write(b"GET /nowhere HTTP/1.1\r\nHost: here\r\n\r\n" * count)
            await reader.read(1)
        writer.transport.abort()


Way = Callable[[Person, str], Coroutine[Any, Any, None]]
WAYS: tuple[Way, ...] = (
    closed,
    torn_off,
    refused,
    foreign,
    too_long,
    asked,
    asked_in_vain,
    malformed,
    too_much,
    piped,
)


async def tapped(person: Person, table: str) -> None:
    """A socket that is torn off before what came over it is answered."""
    ws = await person.socket(table)
    await ws.recv()
    for number in range(3):
        message = {"send": "Submit", "id": f"{number}", "seat": 0, "do": [{"do": "Done"}], "seen": 0}
        await ws.send(json.dumps(message))
    await ws.send('{"send":"Pause","id":"p","seat":0}')
    ws.transport.abort()
    await ws.wait_closed()


@pytest.mark.parametrize("way", [closed, torn_off, tapped], ids=lambda way: way.__name__)
def test_nothing_is_left_of_a_line_where_time_runs(timed_house: Counting, way: Way) -> None:
    async def opened(person: Person) -> str:
        table = await table_with(person, ["empty"], game="harvest")
        await person.post(f"/api/tables/{table}/sit", {"seat": 0, "name": "Anna"})
        await person.post(f"/api/tables/{table}/start")
        return table

    assert evening(left_over(timed_house, way, opened)) == {}


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_nothing_is_left_of_a_connection_that_is_over(house: Counting, way: Way) -> None:
    assert evening(left_over(house, way, lambda person: table_with(person, ["empty", "empty"]))) == {}


async def left_over(
    house: Counting, way: Way, opened: Callable[[Person], Coroutine[Any, Any, str]]
) -> dict[str, int]:
    """What there is more of than before, after something has been done many times."""
    person = Person(house.link)
    table = await opened(person)
    await asyncio.gather(*(way(person, table) for _ in range(5)))
    before = house.alive(KINDS)
    for _ in range(TIMES // 10):
        await asyncio.gather(*(way(person, table) for _ in range(10)))
    return await asyncio.to_thread(house.more_than, before)
