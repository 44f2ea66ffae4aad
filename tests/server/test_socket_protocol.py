"""Noise on the sockets: tens of thousands of malformed frames harm no table."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from regency.server import clock
from regency.server.line_watch import Line
from regency.server.socket_protocol import MOST_SIDE, STAMP, WATCH, SocketProtocol
from regency.server.socket_session import MOST_FAULTS
from regency.server.websocket_frames import framed

from .conftest import Server, serving
from .people import COOKIE, Person, Seated, evening, table_with
from .test_play import begin
from .test_trouble import hand_shake, memory

LIMITS = {
    "requests_a_minute": 10_000_000,
    "messages_a_second": 1_000_000.0,
    "sockets_an_address": 10_000,
    "breath": 0.0,
}
MOST_GROWTH = 60_000  # kilobytes, however much was said
GOOD: tuple[dict[str, Any], ...] = (
    {
        "send": "Submit",
        "id": "n",
        "seat": 0,
        "do": [{"do": "LayCard", "card": 0}],
        "seen": 0,
    },
    {"send": "Look", "id": "n", "seat": 0, "do": [{"do": "Reconsider"}]},
    {"send": "TakeBack", "id": "n", "seat": 0},
    {"send": "Consent", "id": "n", "seat": 0, "proposal": 1, "yes": True},
    {"send": "Say", "id": "n", "text": "hello"},
    {"send": "Show", "id": "n", "seat": 0},
    {"send": "WantRemarks", "id": "n", "seat": 0, "do": []},
    {"send": "Why", "id": "n", "seat": 0, "do": [], "attempts": [{"kind": "LayCard", "fields": {"card": 0}}]},
    {"send": "WantHint", "id": "n", "seat": 0},
    {"send": "StandIn", "id": "n", "seat": 0, "bot": "greedy"},
    {"send": "Pause", "id": "n", "seat": 0},
    {"send": "Ready", "id": "n", "seat": 0, "ready": True},
    {"send": "Verdict", "id": "n", "seat": 0, "choice": "go-on"},
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
    {"do": "Reconsider"},
    True,
    "\u202e",
    1.5,
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("house"), **LIMITS) as running:
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
    """Nothing that is said is a fault of the server's own."""
    with suppress(ConnectionClosed):
        while True:
            assert '"why":"OutOfOrder"' not in str(await ws.recv())


async def storm(house: Server, frames: int, seed: int) -> None:
    """Strangers shout at a table while two people play at another, and at the very same one."""
    rng = random.Random(seed)
    calm, (anna, ben) = await begin(house, ["empty", "empty"])
    table, players = await begin(house, ["empty", "empty"])
    playing = asyncio.gather(anna.play(), ben.play(), *(player.play() for player in players))
    left = frames
    before = memory(house)
    while left > 0:
        strangers = [Person(house.link) for _ in range(4)]
        said = await asyncio.gather(*(shout(p, table, rng, min(left, MOST_FAULTS)) for p in strangers))
        left -= sum(said)
    assert memory(house) - before < MOST_GROWTH, "kilobytes"
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


# Beside the messages


def sent(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True, extensions=[])


BESIDE = {
    "pings": (b"", sent(Opcode.PING, b"x" * 125)),
    "pongs": (b"", sent(Opcode.PONG, b"x" * 125)),
    "parts": (sent(Opcode.TEXT, fin=False), sent(Opcode.CONT, fin=False)),
}


def send_much(line: socket.socket, frame: bytes) -> None:
    """Twenty megabytes."""
    for _ in range(20_000_000 // len(frame) // 1000):
        line.sendall(frame * 1000)


@pytest.mark.parametrize("kind", BESIDE)
def test_a_socket_that_sends_no_end_of_other_things_is_closed(house: Server, kind: str) -> None:
    first, again = BESIDE[kind]

    async def open_table() -> tuple[str, str]:
        person = Person(house.link)
        return await table_with(person, ["empty", "empty"]), str(person.http.cookies[COOKIE])

    table, cookie = evening(open_table())
    before = memory(house)
    with hand_shake(house, table, cookie) as line:
        line.settimeout(20)
        assert line.recv(12) == b"HTTP/1.1 101"
        line.sendall(first)
        with pytest.raises(ConnectionError):  # and not that it took too long
            send_much(line, again)
    assert memory(house) - before < 10_000, "kilobytes"


def test_pings_that_somebody_might_send_are_answered(house: Server) -> None:
    async def plan() -> None:
        person = Person(house.link)
        ws = await person.socket(await table_with(person, ["empty", "empty"]))
        for _ in range(MOST_SIDE // 2):
            await (await ws.ping())

    evening(plan())


class Before(asyncio.Protocol):
    """What spoke HTTP until then."""

    parser: object = None


class Wire(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []

    def write(self, data: Any) -> None:
        self.written.append(bytes(data))

    def close(self) -> None:
        return

    def abort(self) -> None:
        return

    def is_closing(self) -> bool:
        return False

    def get_protocol(self) -> asyncio.BaseProtocol:
        return Before()


async def shaken(app: Any, wire: Wire) -> SocketProtocol:
    """A socket on which somebody has just come in."""
    line = SocketProtocol(Config(app, ws_ping_interval=None), ServerState(), {}, asyncio.get_running_loop())
    line.connection_made(wire)
    line.data_received(
        b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    while not wire.written:
        await asyncio.sleep(0)
    return line


def test_on_a_line_that_is_watched_messages_are_stamped_when_they_are_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 1000
    monkeypatch.setattr(clock, "now", lambda: now)
    heard: list[Any] = []
    watched = Line()

    async def listen(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        scope["extensions"][WATCH](watched)
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            await asyncio.sleep(0)
            heard.append((message["text"], message[STAMP]))

    async def plan() -> None:
        nonlocal now
        wire = Wire()
        line = await shaken(listen, wire)
        line.data_received(sent(Opcode.TEXT, b"one") + sent(Opcode.TEXT, b"two"))
        now = 1030  # whoever reads them is late
        watched.ping()
        assert wire.written[-1][:2] == b"\x89\x08"
        mark = wire.written[-1][2:]
        now = 1100
        line.data_received(sent(Opcode.PONG, mark) + sent(Opcode.TEXT, b"three"))
        assert watched.round_trip(now) == 70 and watched.heard == 1100
        line.data_received(sent(Opcode.PONG, mark))
        line.data_received(sent(Opcode.PONG, b"nobody's"))
        line.pause_writing()
        watched.ping()
        assert wire.written[-1].endswith(mark), "who reads nothing is asked nothing more"
        now = 1300
        assert watched.round_trip(now) == 200, "and owes an answer all the same"
        line.connection_lost(None)
        await asyncio.gather(*line.tasks)
        assert heard == [("one", 1000), ("two", 1000), ("three", 1100)]
        watched.ping()
        assert watched.send is None and line.line is None

    asyncio.run(plan())


def test_who_reads_nothing_gets_no_pongs_to_read() -> None:
    async def accept(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await receive()

    async def plan() -> None:
        wire = Wire()
        line = await shaken(accept, wire)
        line.pause_writing()
        for _ in range(10):
            line.data_received(sent(Opcode.PING, b"unheard"))
        assert len(wire.written) == 1, "the hand shake"
        line.resume_writing()
        line.data_received(sent(Opcode.PING, b"heard"))
        assert wire.written[1:] == [b"\x8a\x05heard"]
        line.connection_lost(None)
        await asyncio.gather(*line.tasks)

    asyncio.run(plan())
