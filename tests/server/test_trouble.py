"""Trouble from below and beside: a disk that takes nothing, and tabs that do not behave."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import socket
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed

from .conftest import RUN, Server, surviving
from .people import COOKIE, Person, Seated, evening, table_with
from .test_bad_input import LIMITS, OPEN, refused, submit
from .test_play import begin

# Root may write to any file: that a database cannot be written is told to the connection instead.
LOCKABLE = """
import sys
from pathlib import Path
from regency.server import sqlite_writer
honest = sqlite_writer.attempt
def attempt(database, files, statements):
    barred = Path(sys.argv[1]).with_name("read-only").exists()
    database.execute(f"PRAGMA query_only = {int(barred)}")
    return honest(database, files, statements)
sqlite_writer.attempt = attempt
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all of this file: it must survive everything."""
    prepared = Server(tmp_path_factory.mktemp("trouble"), **LIMITS)
    prepared.script.write_text(LOCKABLE + RUN, encoding="utf-8")
    with surviving(prepared) as running:
        yield running


# The disk


@contextlib.contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """As long as this holds, the server cannot write a byte to any file."""
    assert server.process is not None
    usual = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, usual[1]))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, usual)


@contextlib.contextmanager
def locked(server: Server) -> Iterator[None]:
    """As long as this holds, somebody else writes to the database."""
    with contextlib.closing(sqlite3.connect(server.database, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")


@contextlib.contextmanager
def read_only(server: Server) -> Iterator[None]:
    """As long as this holds, the server's database can be read and no more."""
    mark = server.database.with_name("read-only")
    mark.touch()
    try:
        yield
    finally:
        mark.unlink()


@pytest.mark.parametrize(
    "trouble", [full_disk, locked, read_only], ids=["full disk", "locked database", "read-only database"]
)
def test_what_cannot_be_stored_never_happened_and_the_table_goes_on(house: Server, trouble: Any) -> None:
    async def game() -> None:
        table, (one, other) = await begin(house, ["empty", "empty"])
        waiting = await table_with(one.person, ["empty", "empty"])
        while not one.questions:
            await one.next()
        can_be_undone = one.asked()[0]
        await one.submit(can_be_undone)
        await one.until("Done")
        await other.until("Update")
        question = one.questions[0]["options"]
        with trouble(house):
            assert (await refused(one, submit([question[0]], seen=1)))["why"] == "StoreFailed"
            assert (await refused(one, {"send": "TakeBack", "id": "x", "seat": 0}))["why"] == "StoreFailed"
            assert (await refused(one, {"send": "StandIn", "id": "x", "seat": 0, "bot": "random"}))[
                "why"
            ] == "StoreFailed"
            for path, body in (
                ("/api/tables", OPEN),
                (f"/api/tables/{waiting}/sit", {"seat": 0, "name": "A"}),
                (f"/api/tables/{waiting}/bot", {"seat": 0, "bot": "random"}),
                (f"/api/tables/{table}/move", {"seat": 0}),
                (f"/api/tables/{waiting}/delete", {}),
            ):
                assert (await one.person.post(path, body, 503))["why"]["why"] == "StoreFailed", path
        info = await one.person.get(f"/api/tables/{waiting}")
        assert [chair["kind"] for chair in info["chairs"]] == ["empty", "empty"]
        again = Seated(one.person, table, 0)
        await again.open()
        welcome = await again.until("Welcome")
        assert welcome["entry"] == 1 and welcome["questions"][0]["options"] == question
        assert not welcome["table"]["chairs"][0]["stand_in"]
        await again.submit(question[0])
        assert (await again.until("Done"))["entry"] == 2
        assert (await other.until("Update"))["shared"]["entry"] == 2

    evening(game())


# Tabs that do not behave


def hand_shake(server: Server, table: str, cookie: str) -> socket.socket:
    """A socket whose owner never reads."""
    parts = urlsplit(server.link)
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect((parts.hostname, parts.port))
    line.sendall(
        f"GET /api/tables/{table}/socket?seat=0 HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {COOKIE}={cookie}\r\n\r\n".encode()
    )
    return line


def masked(text: bytes) -> bytes:
    return bytes((0x81, 0x80 | len(text))) + b"\0\0\0\0" + text


def memory(server: Server) -> int:
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text(encoding="ascii")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))


def test_a_tab_that_never_reads_is_let_go_and_costs_nobody_anything(house: Server) -> None:
    async def sockets(person: Person) -> int:
        text = (await person.http.get("/metrics")).text
        return int(text.split("regency_sockets ")[2].split()[0])

    async def game() -> None:
        table, (one, other) = await begin(house, ["empty", "empty"])
        before, present = memory(house), await sockets(one.person)
        deaf = hand_shake(house, table, str(one.person.http.cookies[COOKIE]))
        deaf.setblocking(False)
        show = masked(b'{"send":"Show","id":"s","seat":0}')
        left = b""
        until = time.monotonic() + 60
        came = gone = False
        while not gone and time.monotonic() < until:
            with contextlib.suppress(BlockingIOError, ConnectionError):
                left = left or show * 50
                left = left[deaf.send(left) :]
            await other.send({"send": "Ping", "id": "p"})
            await other.until("Pong")
            here = await sockets(one.person)
            came = came or here == present + 1
            gone = came and here == present
            await asyncio.sleep(0)
        deaf.close()
        assert gone, "it was let go"
        assert memory(house) - before < 30_000, "kilobytes"
        await one.play(1)
        assert (await other.until("Update"))["shared"]["entry"] == 1

    evening(game())


def test_two_hundred_faults_end_a_socket_and_no_other(house: Server) -> None:
    async def game() -> None:
        _, (one, other) = await begin(house, ["empty", "empty"])
        assert other.ws is not None
        for _ in range(201):
            await other.ws.send("nonsense")
        with pytest.raises(ConnectionClosed) as closed:
            await other.until("no such frame")
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008
        await one.play(1)

    evening(game())
