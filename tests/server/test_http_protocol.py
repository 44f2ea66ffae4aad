"""Requests without end, in size or in time: refused, closed, and nothing of them is kept."""

from __future__ import annotations

import asyncio
import gc
import json
import socket
from collections.abc import Iterator
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit
from weakref import ref

import pytest
from uvicorn import Config

from regency.server import counts
from regency.server.connection_limits import ConnectionLimits, GuardedState
from regency.server.http_protocol import (
    BODY_SECONDS,
    DISCARDED,
    HEAD_SECONDS,
    HEADERS,
    MOST_BODY,
    MOST_LINE,
    PIPELINED,
    READ_SECONDS,
    HttpProtocol,
)
from regency.server.socket_protocol import SocketProtocol

from .conftest import RUN, Server, surviving
from .people import Person, evening
from .test_trouble import memory

QUICK = """
from regency.server import http_protocol
http_protocol.HEAD_SECONDS = http_protocol.BODY_SECONDS = 0.5
"""
SHAKE = (
    b"GET /api/tables/x/socket HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
)
CHUNKED = b"POST /api/records HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n"
ENDLESS = {
    "request line": (b"GET /", b"x", b"414"),
    "header": (b"GET / HTTP/1.1\r\nHost: here\r\nCookie: ", b"x", b"431"),
    "name of a header": (b"GET / HTTP/1.1\r\nHost: here\r\n", b"x", b"431"),
    "headers": (b"GET / HTTP/1.1\r\nHost: here\r\n", b"a: b\r\n", b"431"),
    "empty lines": (b"", b"\r\n", b"431"),
    "handshake": (SHAKE + b"Cookie: ", b"x", b"431"),
    "chunk extension": (CHUNKED + b"1;", b"x", b"413"),
    "trailer": (CHUNKED + b"0\r\nx: ", b"x", b"413"),
    "trailers": (CHUNKED + b"0\r\n", b"a: b\r\n", b"431"),
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with surviving(Server(tmp_path_factory.mktemp("house"), requests_a_minute=10**6)) as running:
        evening(alive(running))
        yield running


def line_to(server: Server) -> socket.socket:
    parts = urlsplit(server.link)
    return socket.create_connection((parts.hostname, parts.port), timeout=60)


def pour(server: Server, first: bytes, again: bytes, size: int) -> tuple[int, bytes]:
    """Send so much; how much of it was taken, and what came back."""
    part = again * (65_536 // len(again))
    taken, heard = 0, b""
    with line_to(server) as line:
        with suppress(ConnectionError):
            line.sendall(first)
            while taken < size and not heard:
                line.sendall(part)
                taken += len(part)
                heard = now_heard(line)
        with suppress(ConnectionError):
            heard = heard or line.recv(4096)
    return taken, heard


def now_heard(line: socket.socket) -> bytes:
    try:
        return line.recv(4096, socket.MSG_DONTWAIT)
    except BlockingIOError:
        return b""


@pytest.mark.parametrize("kind", ENDLESS)
def test_a_request_without_end_is_refused_and_nothing_of_it_is_kept(house: Server, kind: str) -> None:
    first, again, status = ENDLESS[kind]
    before = memory(house)
    taken, heard = pour(house, first, again, 20_000_000)
    assert taken < 10_000_000, "the connection was closed"
    assert memory(house) - before < 4_000, "kilobytes"
    assert heard == b"" or heard.split()[1] == status, "unless it was reset first"
    evening(alive(house))


@pytest.mark.nightly
def test_hundred_megabytes_of_headers_on_twenty_connections_leave_nothing_behind(house: Server) -> None:
    before = memory(house)
    for _ in range(20):
        pour(house, *ENDLESS["header"][:2], 100_000_000)
    assert memory(house) - before < 4_000, "kilobytes"


async def alive(house: Server) -> None:
    answer = await Person(house.link).http.get("/health")
    assert answer.status_code == 200


def test_malformed_requests_leave_no_word_in_the_log_but_one(house: Server) -> None:
    for _ in range(50):
        with line_to(house) as line:
            line.sendall(b"\x16\x03\x01 nonsense\r\n\r\n")
            assert line.recv(4096).startswith(b"HTTP/1.1 400")
        with line_to(house) as line:
            line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n")
            assert line.recv(4096).startswith(b"HTTP/1.1 200")
    log = house.log.read_text(encoding="utf-8")
    assert "Invalid HTTP" not in log and "Unsupported upgrade" not in log
    assert log.count("malformed") <= 1

    async def counted() -> str:
        return (await Person(house.link).http.get("/metrics")).text

    told = evening(counted())
    assert 'regency_cuts_total{limit="malformed"}' in told
    assert 'regency_refusals_total{reason="NotUnderstood"}' in told


@pytest.mark.parametrize(
    "more", [b"Content-Length: 5\r\n", b"X: " + b"x" * 8300 + b"\r\n", b"Transfer-Encoding: chunked\r\n"]
)
def test_a_handshake_that_is_none_is_answered_and_closed(house: Server, more: bytes) -> None:
    with line_to(house) as line:
        line.sendall(SHAKE + more + b"\r\n")
        heard = b"".join(iter(lambda: line.recv(4096), b""))
    assert heard.startswith(b"HTTP/1.1 4") and b'{"why":' in heard


def test_who_says_nothing_or_never_ends_is_closed_in_time(tmp_path_factory: pytest.TempPathFactory) -> None:
    prepared = Server(tmp_path_factory.mktemp("quick"))
    prepared.script.write_text(QUICK + RUN, encoding="utf-8")
    with surviving(prepared) as quick:
        begun = {
            "silent": b"",
            "slow": b"GET / HTTP/1.1\r\nHost: he",
            "slow handshake": SHAKE,
            "slow body": b"POST /api/records HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\nx",
        }
        lines = {name: line_to(quick) for name in begun}
        for name, line in lines.items():
            line.sendall(begun[name])
        for name, line in lines.items():
            heard = b""
            with suppress(ConnectionResetError), line:
                while part := line.recv(4096):
                    heard += part
            assert heard.startswith(b"HTTP/1.1 408") or (name == "silent" and not heard), (name, heard)


# One connection by hand


class Wire(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.buffered = 0
        self.ended = ""
        self.protocol: Any = None

    def how(self) -> str:
        """In which way it was ended."""
        return self.ended

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def close(self) -> None:
        self.ended = self.ended or "closed"

    def abort(self) -> None:
        self.ended = "aborted"

    def is_closing(self) -> bool:
        return bool(self.ended)

    def can_write_eof(self) -> bool:
        return True

    def write_eof(self) -> None:
        self.ended = self.ended or "half closed"

    def get_write_buffer_size(self) -> int:
        return self.buffered

    def pause_reading(self) -> None:
        return

    def resume_reading(self) -> None:
        return

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def get_protocol(self) -> Any:
        return self.protocol


class Visit:
    """One connection to an application that answers when it is told to."""

    def __init__(self) -> None:
        self.wire = Wire()
        self.answer = asyncio.Event()
        self.bodies: list[bytes] = []
        self.scopes: list[Any] = []
        self.limits = ConnectionLimits(10, 20, "192.0.2.1")
        config = Config(self.app, interface="asgi3", ws=SocketProtocol, log_level="warning")
        config.load()
        self.loop = asyncio.get_running_loop()
        self.line = HttpProtocol(config, GuardedState(self.limits), {}, self.loop)
        self.wire.protocol = self.line
        self.line.connection_made(self.wire)

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        self.scopes.append(scope)
        body = b""
        while (message := await receive())["type"] == "http.request":
            body += message["body"]
            if not message["more_body"]:
                break
        self.bodies.append(body)
        await self.answer.wait()
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": b"ok"})

    async def settle(self) -> None:
        for _ in range(20):
            await asyncio.sleep(0)

    def later(self, seconds: float) -> None:
        """As if so much time had passed."""
        self.limits.look(self.loop.time() + seconds)


GET = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"


def visit(plan: Any) -> None:
    async def spend() -> None:
        visitor = Visit()
        await plan(visitor)
        visitor.answer.set()
        visitor.line.connection_lost(None)
        await visitor.settle()
        assert len(visitor.limits) == 0

    asyncio.run(spend())


def test_a_silent_connection_is_closed_before_and_between_requests() -> None:
    async def plan(v: Visit) -> None:
        v.later(HEAD_SECONDS - 1)
        assert not v.wire.ended
        v.answer.set()
        v.line.data_received(GET)
        v.later(HEAD_SECONDS + 1)
        assert not v.wire.ended, "it is our turn to speak"
        await v.settle()
        assert v.wire.written.endswith(b"ok")
        v.line.data_received(b"\r\n")
        v.later(HEAD_SECONDS - 1)
        assert not v.wire.ended
        before = counts.CUTS["slow"]
        v.later(HEAD_SECONDS + 1)
        assert v.wire.ended and counts.CUTS["slow"] == before + 1

    visit(plan)


def test_a_body_has_a_time_and_the_application_hears_that_it_will_not_come() -> None:
    async def plan(v: Visit) -> None:
        v.line.data_received(b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 9\r\n\r\nab")
        await v.settle()
        v.later(BODY_SECONDS - 1)
        assert not v.wire.ended
        v.later(BODY_SECONDS + 1)
        assert v.wire.written.startswith(b"HTTP/1.1 408")
        await v.settle()
        assert v.bodies == [b"ab"]

    visit(plan)


def test_who_does_not_read_an_answer_is_let_go_and_who_reads_slowly_is_not() -> None:
    async def plan(v: Visit) -> None:
        v.answer.set()
        v.line.data_received(GET)
        await v.settle()
        for step in range(20):
            v.wire.buffered = 1_000_000 - step * 20_000
            v.later(READ_SECONDS * step)
        assert not v.wire.ended
        v.wire.buffered -= 1000
        v.later(READ_SECONDS * 20 + 1)
        assert v.wire.how() == "aborted"

    visit(plan)


def test_only_so_many_requests_wait_for_the_answer_to_one_before_them() -> None:
    async def plan(v: Visit) -> None:
        v.line.data_received(GET * (PIPELINED + 1))
        assert len(v.line.pipeline) == PIPELINED and not v.wire.ended
        first = v.line.answering
        v.line.data_received(GET * 10_000)
        assert not v.line.pipeline and v.wire.how() == "aborted"
        assert first is not None and first.disconnected, "what is answered now is not written to nobody"
        assert v.line.cycle.disconnected and first is not v.line.cycle

    visit(plan)


def test_requests_in_one_chunk_are_all_answered_whatever_their_sizes() -> None:
    async def plan(v: Visit) -> None:
        v.answer.set()
        body = b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 100000\r\n\r\n" + b"x" * 100_000
        large = b"GET /" + b"x" * (MOST_LINE - 1) + b" HTTP/1.1\r\nA: " + b"y" * 8000 + b"\r\n\r\n"
        v.line.data_received(body + large + GET)
        await v.settle()
        assert v.wire.written.count(b"200 OK") == 3 and v.bodies[0] == b"x" * 100_000
        v.line.data_received(CHUNKED + b"1\r\nz\r\n" * 30_000 + b"0\r\n\r\n")
        await v.settle()
        assert v.bodies[-1] == b"z" * 30_000 or v.wire.written.count(b"413"), "tiny parts are not worth it"

    visit(plan)


def test_headers_have_a_number_and_what_follows_a_body_is_not_among_them() -> None:
    async def plan(v: Visit) -> None:
        v.answer.set()
        v.line.data_received(b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * HEADERS + b"\r\n")
        v.line.data_received(CHUNKED + b"0\r\nOrigin: elsewhere\r\n\r\n")
        await v.settle()
        assert [len(scope["headers"]) for scope in v.scopes] == [HEADERS, 2]
        v.line.data_received(b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * (HEADERS + 1) + b"\r\n")
        answer = v.wire.written.split(b"\r\n\r\n")[-1]
        assert json.loads(answer) == {"why": {"why": "TooManyHeaders", "most": HEADERS}}

    visit(plan)


def test_what_is_sent_after_a_refusal_is_thrown_away_for_a_while() -> None:
    async def plan(v: Visit) -> None:
        v.line.data_received(b"nonsense\r\n\r\n")
        assert v.wire.written.startswith(b"HTTP/1.1 400")
        v.line.data_received(b"x" * DISCARDED)
        assert v.wire.how() == "half closed"
        v.line.data_received(b"x")
        assert v.wire.how() == "aborted"

    visit(plan)


def test_a_body_that_nobody_wants_is_not_read_for_ever() -> None:
    async def plan(v: Visit) -> None:
        v.line.data_received(b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 99999999999\r\n\r\n")
        for _ in range(MOST_BODY // 65_536 + 1):
            v.line.data_received(b"x" * 65_536)
        assert v.wire.written.startswith(b"HTTP/1.1 413") and v.wire.ended

    visit(plan)


def test_nothing_holds_on_to_the_request_once_a_socket_has_begun() -> None:
    async def plan() -> None:
        v = Visit()
        v.line.data_received(SHAKE + b"\r\n")
        assert isinstance(v.wire.protocol, SocketProtocol) and len(v.limits) == 1
        before = ref(v.line)
        del v.line
        gc.disable()
        try:
            assert before() is None, "no cycle that somebody has to collect"
        finally:
            gc.enable()
        v.wire.protocol.connection_lost(None)
        v.answer.set()
        await v.settle()
        assert len(v.limits) == 0

    asyncio.run(plan())


def test_a_socket_cannot_begin_while_an_answer_is_under_way() -> None:
    async def plan(v: Visit) -> None:
        v.line.data_received(GET + SHAKE + b"\r\n")
        assert v.wire.how() == "aborted" and v.wire.protocol is v.line

    visit(plan)
