"""A WebSocket client with as little as possible around it: the driver must not be the slower side."""

from __future__ import annotations

import asyncio
import struct
from collections import deque
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec


class Wire(asyncio.Protocol):
    """One WebSocket, and what a player at random keeps of it."""

    def __init__(self, target: str, cookie: str, heard: Callable[[Wire, bytes], None]) -> None:
        self.target = target
        self.cookie = cookie
        self.heard = heard
        self.buffer = bytearray()
        self.open = False
        self.seat = 0
        self.entry = 0
        self.options: tuple[msgspec.Raw, ...] = ()
        self.sent_at: deque[float] = deque()
        self.transport: Any = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        key = "dGhlIHNhbXBsZSBub25jZQ=="
        self.transport.write(
            f"GET {self.target} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {self.cookie}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer
        buffer += data
        if not self.open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert buffer.startswith(b"HTTP/1.1 101"), bytes(buffer[:80])
            del buffer[: end + 4]
            self.open = True
        at = 0
        while len(buffer) - at >= 2:
            size, head = buffer[at + 1], 2
            if size == 126:
                head = 4
                size = int.from_bytes(buffer[at + 2 : at + 4], "big")
            elif size == 127:
                head = 10
                size = int.from_bytes(buffer[at + 2 : at + 10], "big")
            if len(buffer) - at < head + size:
                break
            kind = buffer[at] & 15
            body = bytes(buffer[at + head : at + head + size])
            at += head + size
            if kind == 1:
                self.heard(self, body)
            elif kind == 9:
                self.send(body, 10)
        del buffer[:at]

    def send(self, body: bytes, kind: int = 1) -> None:
        size = len(body)
        head = bytes((128 | kind, 128 | size)) if size < 126 else struct.pack("!BBH", 128 | kind, 254, size)
        self.transport.write(head + b"\0\0\0\0" + body)  # masked with nothing


async def connect(
    link: str, target: str, cookie: str, heard: Callable[[Wire, bytes], None], seat: int = 0
) -> Wire:
    """A socket to a place on a server; what comes over it is handed to `heard`."""
    host = urlsplit(link)
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(
        lambda: Wire(target, cookie, heard), host.hostname or "", host.port or 80
    )
    wire.seat = seat
    return wire
