"""Noise on the sockets: tens of thousands of malformed frames harm no table."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from regency.server.line import framed
from regency.server.live import MOST_FAULTS

from .conftest import Server, serving
from .people import Person, Seated, evening
from .test_play import begin

LIMITS = {
    "requests_a_minute": 10_000_000,
    "messages_a_second": 1_000_000.0,
    "sockets_an_address": 10_000,
    "breath": 0.0,
}
GOOD: tuple[dict[str, Any], ...] = (
    {
        "send": "Submit",
        "id": "n",
        "seat": 0,
        "do": [{"do": "ElectCouncillor", "colour": 0, "balcony": 0}],
        "seen": 0,
    },
    {"send": "Look", "id": "n", "seat": 0, "do": [{"do": "EndTurn"}]},
    {"send": "TakeBack", "id": "n", "seat": 0},
    {"send": "Consent", "id": "n", "seat": 0, "yes": True},
    {"send": "Say", "id": "n", "text": "hello"},
    {"send": "Show", "id": "n", "seat": 0},
    {"send": "StandIn", "id": "n", "seat": 0, "bot": "greedy"},
    {"send": "Ping", "id": "n"},
)
ODD: tuple[Any, ...] = (
    None,
    -1,
    2**64,
    1e400,
    "",
    "\x00",
    "x" * 600,
    [],
    {},
    [[]] * 70,
    {"do": "EndTurn"},
    True,
    "\u202e",
    1.5,
)


@pytest.fixture
def house(tmp_path: Any) -> Iterator[Server]:
    with serving(tmp_path, **LIMITS) as running:
        yield running


def noise(rng: random.Random) -> str | bytes:
    """A frame that is nothing, or almost something."""
    kind = rng.randrange(6)
    if kind == 0:
        return rng.randbytes(rng.randrange(40))
    good = dict(rng.choice(GOOD))
    if kind == 1:
        text = json.dumps(good)
        return text[: rng.randrange(len(text))]
    if kind == 2:
        good[rng.choice(list(good))] = rng.choice(ODD)
    elif kind == 3:
        del good[rng.choice(list(good))]
    elif kind == 4:
        good["more"] = rng.choice(ODD)
    else:
        signs = list(json.dumps(good))
        for _ in range(rng.randrange(1, 5)):
            signs[rng.randrange(len(signs))] = chr(rng.randrange(1, 0x2FF))
        return "".join(signs)
    return json.dumps(good)


async def shout(person: Person, table: str, rng: random.Random, frames: int) -> int:
    """One socket full of noise, until it is closed or has said so much."""
    ws = await person.socket(table)
    reading = asyncio.create_task(read_all(ws))
    sent = 0
    with suppress(ConnectionClosed):
        while sent < frames:
            await ws.send(noise(rng))
            sent += 1
    await ws.close()
    await reading
    return sent


async def read_all(ws: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        while True:
            await ws.recv()


async def storm(house: Server, frames: int, seed: int) -> None:
    """Strangers shout at a table while two people play at another, and at the very same one."""
    rng = random.Random(seed)
    calm, (anna, ben) = await begin(house, ["empty", "empty"])
    table, players = await begin(house, ["empty", "empty"])
    playing = asyncio.gather(anna.play(), ben.play(), *(player.play() for player in players))
    left = frames
    while left > 0:
        strangers = [Person(house.link) for _ in range(4)]
        said = await asyncio.gather(*(shout(p, table, rng, min(left, MOST_FAULTS)) for p in strangers))
        left -= sum(said)
    await playing
    assert anna.outcome is not None and anna.outcome == ben.outcome
    assert players[0].outcome is not None and players[0].outcome == players[1].outcome
    again = Seated(anna.person, calm, 0)
    await again.open()
    assert (await again.until("Welcome"))["outcome"] == anna.outcome


def test_twenty_thousand_malformed_frames_harm_no_table(house: Server) -> None:
    evening(storm(house, 20_000, seed=1))


@pytest.mark.nightly
def test_a_hundred_thousand_malformed_frames_harm_no_table(house: Server) -> None:
    evening(storm(house, 100_000, seed=2))


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_a_frame_says_how_long_it_is(size: int) -> None:
    frame = framed(b"x" * size)
    assert frame[0] == 0x81 and frame.endswith(b"x" * size)
    told = frame[1]
    if told == 126:
        told = int.from_bytes(frame[2:4], "big")
    elif told == 127:
        told = int.from_bytes(frame[2:10], "big")
    assert told == size and len(frame) - size == (2 if size < 126 else 4 if size < 65_536 else 10)
