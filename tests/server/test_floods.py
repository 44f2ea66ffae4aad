"""Floods of bytes that nobody meant: no fault of our own, no traceback, and play goes on."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from .conftest import Server, serving
from .floods import PATIENCE, Heard, exchanged, frames_down_a_line, one_request
from .people import evening
from .test_play import begin
from .test_trouble import memory

AT_ONCE = 16
MOST_GROWTH = 60_000  # kilobytes, however much was sent
WARM = 300  # of the same things sent before memory is first looked at
FREE = {"requests_a_minute": 100_000, "messages_a_second": 100_000.0}  # for those who play afterwards
STATUS = re.compile(rb"HTTP/1\.[01] (\d{3})")


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    """It must end as it began, and without a traceback in its log."""
    with serving(tmp_path, **FREE) as running:
        yield running


async def flood(count: int, send_some: Callable[[int], Awaitable[int]]) -> None:
    """So many at least, some at once."""
    left = count

    async def one(number: int) -> None:
        nonlocal left
        while left > 0:
            sent = await send_some(number)
            left -= sent

    await asyncio.gather(*(one(number) for number in range(AT_ONCE)))


async def flooded(house: Server, count: int, send_some: Callable[[int], Awaitable[int]]) -> None:
    """A flood, measured once everything has been in use; then a game is played to its end."""
    await flood(min(count, WARM), send_some)
    before = memory(house)
    await flood(count - WARM, send_some)
    assert memory(house) - before < MOST_GROWTH, "kilobytes"
    _, tabs = await begin(house, ["empty", "empty"])
    await asyncio.gather(*(tab.play() for tab in tabs))
    assert tabs[0].outcome is not None and tabs[0].outcome == tabs[1].outcome


async def begun(house: Server) -> str:
    """A table at which a match goes on, though nobody is there."""
    table, tabs = await begin(house, ["empty", "empty"])
    for tab in tabs:
        assert tab.ws is not None
        await tab.ws.close()
    return table


def fine(sent: object, heard: Heard) -> None:
    """What came back is no fault of ours."""
    assert not heard.fault, (sent, heard.fault)
    found = STATUS.match(heard.first)
    assert found is None or int(found[1]) < 500, (sent, heard.first)


async def odd_frames(house: Server, count: int, seed: int) -> None:
    rngs = [random.Random(seed * AT_ONCE + number) for number in range(AT_ONCE)]
    table = await begun(house)

    async def send_some(number: int) -> int:
        sent, heard = await frames_down_a_line(house, table, rngs[number])
        fine(f"frames of {number}", heard)
        return sent

    await flooded(house, count, send_some)


async def odd_requests(house: Server, count: int, seed: int) -> None:
    rngs = [random.Random(seed * AT_ONCE + number) for number in range(AT_ONCE)]
    table = await begun(house)

    async def send_some(number: int) -> int:
        fine(*await one_request(house, [table, "nowhere"], rngs[number]))
        return 1

    await flooded(house, count, send_some)


# Each of these, or one like it, was once answered with a fault of ours.
KNOWN = {
    "null byte": "GET /assets/%00 HTTP/1.1\r\nHost: localhost",
    "null byte, head": "HEAD /assets/a%00b HTTP/1.1\r\nHost: localhost",
    "null byte in a page": "GET /t/%00 HTTP/1.1\r\nHost: localhost",
    "name without end": f"GET /assets/{'a' * 5000} HTTP/1.1\r\nHost: localhost",
    "no text": "GET /assets/%ff%ed%a0%80 HTTP/1.1\r\nHost: localhost",
    "port of a host": "DELETE /api/tables HTTP/1.1\r\nHost: play.example:99999999",
    "port of a host, lost": "GET /nowhere HTTP/1.1\r\nAccept: text/html\r\nHost: play.example:99999999",
    "port of a host, body": (
        "POST /api/tables HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 2\r\nHost: x:99999999"
    ),
    "port that is none": "GET /nowhere HTTP/1.1\r\nHost: play.example:port",
    "half a host": "GET /nowhere HTTP/1.1\r\nAccept: text/html\r\nHost: [::1",
    "no host": "GET /nowhere HTTP/1.1\r\nAccept: text/html",
    "two hosts": "GET /nowhere HTTP/1.1\r\nHost: a\r\nHost: b",
}


@pytest.fixture(scope="module")
def steady(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all of these; what it says of one is found at the end at the latest."""
    with serving(tmp_path_factory.mktemp("steady")) as running:
        yield running


@pytest.mark.parametrize("name", KNOWN)
def test_a_request_that_was_once_a_fault_is_refused(steady: Server, name: str) -> None:
    logged = len(steady.log.read_text(encoding="utf-8"))
    sent = f"{KNOWN[name]}\r\nConnection: close\r\n\r\n{{}}".encode()
    heard = asyncio.run(exchanged(steady, "127.0.0.1", [sent], PATIENCE))
    fine(sent, heard)
    assert 400 <= int(heard.first[9:12]) < 500
    assert "Traceback" not in steady.log.read_text(encoding="utf-8")[logged:]


def test_five_hundred_raw_frames_are_no_fault_of_ours(house: Server) -> None:
    evening(odd_frames(house, 500, seed=1))


@pytest.mark.nightly
def test_twenty_thousand_raw_frames_are_no_fault_of_ours(house: Server) -> None:
    evening(odd_frames(house, 20_000, seed=2))


def test_five_hundred_odd_requests_are_no_fault_of_ours(house: Server) -> None:
    evening(odd_requests(house, 500, seed=1))


@pytest.mark.nightly
def test_ten_thousand_odd_requests_are_no_fault_of_ours(house: Server) -> None:
    evening(odd_requests(house, 10_000, seed=2))
