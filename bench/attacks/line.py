"""One line of somebody who means no good: from an address of its own, and not surprised by a refusal."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from bench.sockets import Wire

ATTACKER = "127.0.0.9"
SHOOK_HANDS = b"HTTP/1.1 101"
PATIENCE = 10.0  # seconds that an attacker waits for an answer before it tries again


@dataclass
class Target:
    """Whom an attack is for: a server, the table at which others play there, and the game they play."""

    link: str
    table: str
    game: str
    seconds: float = 0.0
    source: str = ATTACKER
    done: Counter[str] = field(default_factory=Counter)

    @property
    def host(self) -> tuple[str, int]:
        parts = urlsplit(self.link)
        return "127.0.0.1", parts.port or 80


def device(name: str) -> str:
    """A cookie that is as good as any that the server gives out."""
    return f"regency_device=attack-{name:>020}"


class Line(Wire):
    """A socket that may be refused or lost; `settled` is set as soon as one or the other is known."""

    def __init__(self, target: str, cookie: str, heard: Callable[[Wire, bytes], None]) -> None:
        super().__init__(target, cookie, heard)
        self.gone = False
        self.settled = asyncio.Event()

    def data_received(self, data: bytes) -> None:
        if self.open:
            super().data_received(data)
            return
        begun = bytes(self.buffer[:12]) + data[:12]
        if not begun.startswith(SHOOK_HANDS[: len(begun)]):
            self.transport.abort()
            return
        super().data_received(data)
        if self.open:
            self.settled.set()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002  (asyncio's signature)
        self.gone = True
        self.open = False
        self.settled.set()

    def close(self) -> None:
        self.transport.abort()


def ignore(_: Wire, __: bytes) -> None:
    """Whoever only wants to be a burden reads nothing."""


async def enter(
    target: Target,
    table: str,
    cookie: str,
    heard: Callable[[Wire, bytes], None] = ignore,
    query: str = "",
    source: str = "",
) -> Line | None:
    """A tab at a table, or nothing where none is to be had."""
    place = f"/api/tables/{table}/socket{query}"
    made: list[Line] = []

    def make() -> Line:
        made.append(Line(place, cookie, heard))
        return made[0]

    try:
        async with asyncio.timeout(PATIENCE):
            loop = asyncio.get_running_loop()
            await loop.create_connection(make, *target.host, local_addr=(source or target.source, 0))
            await made[0].settled.wait()
    except OSError:  # a timeout is one of these
        if made and made[0].transport is not None:
            made[0].close()
        return None
    return None if made[0].gone else made[0]


Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def connected(target: Target, source: str = "") -> Streams | None:
    """A bare connection, or nothing where none is to be had."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await asyncio.open_connection(*target.host, local_addr=(source or target.source, 0))
    except OSError:
        return None


async def asked(
    target: Target, method: str, path: str, cookie: str, body: bytes = b"", kind: str = "application/json"
) -> tuple[int, bytes]:
    """A request and its answer; 0 where there was none."""
    streams = await connected(target)
    if streams is None:
        return 0, b""
    reader, writer = streams
    head = (
        f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\nConnection: close\r\n"
        f"Content-Type: {kind}\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    try:
        writer.write(head.encode() + body)
        async with asyncio.timeout(6 * PATIENCE):
            answer = await reader.read()
        return int(answer[9:12] or b"0"), answer.partition(b"\r\n\r\n")[2]
    except (OSError, ValueError):
        return 0, b""
    finally:
        writer.transport.abort()


async def insist(target: Target, path: str, cookie: str, body: Any) -> Any:
    """A request that the attack needs; asked again until the server has time for it."""
    while True:
        status, answer = await asked(target, "POST", path, cookie, json.dumps(body).encode())
        if 200 <= status < 300:
            with suppress(ValueError):
                return json.loads(answer)
        target.done["refused"] += 1
        await asyncio.sleep(0.5)


async def own_table(target: Target, cookie: str, seats: int = 4) -> Any:
    """A table of the attacker's own, with all its seats, begun: what is told of it."""
    opened = await insist(target, "/api/tables", cookie, {"game": target.game, "chairs": ["empty"] * seats})
    place = f"/api/tables/{opened['id']}"
    for seat in range(seats):
        await insist(target, f"{place}/sit", cookie, {"seat": seat, "name": f"X{seat}"})
    return await insist(target, f"{place}/start", cookie, {})
