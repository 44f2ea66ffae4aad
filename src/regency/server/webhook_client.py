"""A message to an address that a player named: over https, to the public internet, and to nowhere else."""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
import threading
from collections.abc import Awaitable, Callable
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct

from regency import __version__

from .reasons import Denied, WebhookRefused

PORT: Final = 443
PATIENCE: Final = 5.0  # seconds for all of it: name, connection, handshake and answer
MOST_BODY: Final = 8192
MOST_ANSWER: Final = 1024  # bytes read of an answer, of which only the status counts
ADDRESSES: Final = 3  # of one name that are tried
LOOKUPS: Final = 8  # names looked up at once; one that hangs holds a thread of its own and nothing else
PLAIN: Final = re.compile(r"[!-~]{1,500}")
NAME: Final = re.compile(r"[a-z0-9.-]{1,253}|[0-9a-f:.]{2,45}")
UNICAST: Final = IPv6Network("2000::/3")
# Ways to an IPv4 address inside an IPv6 one: 6to4 and Teredo; all others lie outside of 2000::/3.
TUNNELS: Final = (IPv6Network("2002::/16"), IPv6Network("2001::/32"))

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Resolve = Callable[[str], Awaitable[list[str]]]
Connect = Callable[[str, str], Awaitable[Streams]]


class Address(Struct, frozen=True):
    """Where a message goes."""

    host: str
    target: str


def parsed(url: str) -> Address:
    """An https address at its usual port, without a name or password in it; else WebhookRefused."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise Denied(WebhookRefused()) from None
    if parts.scheme != "https" or "@" in parts.netloc or port not in {None, PORT}:
        raise Denied(WebhookRefused())
    if not PLAIN.fullmatch(url) or not NAME.fullmatch(host):
        raise Denied(WebhookRefused())
    return Address(host, (parts.path or "/") + (f"?{parts.query}" if parts.query else ""))


def is_public(address: str) -> bool:
    """Whether an address is on the public internet: not here, not in the network around, not reserved."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    if found.is_multicast or found.is_reserved or not found.is_global:
        return False
    if isinstance(found, IPv4Address):
        return True
    return found in UNICAST and not any(found in tunnel for tunnel in TUNNELS)


class Resolver:
    """Looks names up, each in a thread that nobody has to wait for."""

    def __init__(self) -> None:
        self._free = threading.Semaphore(LOOKUPS)

    async def __call__(self, host: str) -> list[str]:
        if not self._free.acquire(blocking=False):
            raise OSError("too many names are being looked up")
        loop = asyncio.get_running_loop()
        found: asyncio.Future[list[str]] = loop.create_future()
        threading.Thread(target=self._look_up, args=(host, loop, found), daemon=True).start()
        return await found

    def _look_up(self, host: str, loop: asyncio.AbstractEventLoop, found: asyncio.Future[list[str]]) -> None:
        addresses: list[str] = []
        try:
            rows = socket.getaddrinfo(host, PORT, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP)
            addresses = [str(row[4][0]) for row in rows]
        except (OSError, UnicodeError):
            pass
        finally:
            self._free.release()
        try:
            loop.call_soon_threadsafe(answer, found, addresses)
        except RuntimeError:  # the loop is closed: nobody waits any more
            return


def answer(found: asyncio.Future[list[str]], addresses: list[str]) -> None:
    """On the loop: what became of a name, if somebody still waits for it."""
    if not found.done():
        found.set_result(addresses)


class WebhookClient:
    """Posts one message at a time to where it should go."""

    def __init__(self, resolve: Resolve | None = None, connect: Connect | None = None) -> None:
        self._resolve: Resolve = resolve or Resolver()
        self._connect: Connect = connect or self._open
        self._trust: ssl.SSLContext | None = None

    async def check(self, url: str) -> None:
        """WebhookRefused where no message may go."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._addresses(parsed(url).host)
        except OSError:
            raise Denied(WebhookRefused()) from None

    async def deliver(self, url: str, body: bytes) -> bool:
        """Whether the message was taken; no redirection is followed."""
        assert len(body) <= MOST_BODY
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._post(parsed(url), body)
        except (Denied, OSError, EOFError, ValueError, asyncio.LimitOverrunError):
            return False

    async def _post(self, to: Address, body: bytes) -> bool:
        reader, writer = await self._reach(to.host)
        try:
            writer.write(request(to, body))
            await writer.drain()
            return is_taken(await reader.readuntil(b"\r\n"))
        finally:
            writer.transport.abort()

    async def _reach(self, host: str) -> Streams:
        """The very address that was checked is connected to: a name may mean another a moment later."""
        failure = OSError()
        for address in (await self._addresses(host))[:ADDRESSES]:
            try:
                return await self._connect(address, host)
            except OSError as error:
                failure = error
        raise failure

    async def _addresses(self, host: str) -> list[str]:
        """Every address of a name; all of them must be public."""
        found = await self._resolve(host)
        if not found or not all(is_public(address) for address in found):
            raise Denied(WebhookRefused())
        return found

    async def _open(self, address: str, host: str) -> Streams:
        if self._trust is None:  # reads many files
            self._trust = await asyncio.to_thread(ssl.create_default_context)
        return await asyncio.open_connection(
            address, PORT, ssl=self._trust, server_hostname=host, limit=MOST_ANSWER
        )


def request(to: Address, body: bytes) -> bytes:
    host = f"[{to.host}]" if ":" in to.host else to.host
    lines = (
        f"POST {to.target} HTTP/1.1",
        f"Host: {host}",
        f"User-Agent: Regency/{__version__}",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        "Connection: close",
    )
    return "\r\n".join(lines).encode("ascii") + b"\r\n\r\n" + body


def is_taken(status_line: bytes) -> bool:
    """Whether an answer begins like one that says yes."""
    return re.match(rb"HTTP/1\.[01] 2\d\d[ \r]", status_line) is not None
