"""Messages to an address elsewhere: only where they may go, never where they should not, and nobody waits."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import ssl
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from regency.server import webhook_client
from regency.server.reasons import Denied, WebhookRefused
from regency.server.webhook_client import Resolver, Streams, WebhookClient, is_public, parsed

TLS = Path(__file__).parent / "tls"  # an authority of our own, and what it says of hooks.example
PUBLIC = "93.184.215.14"
HOOK = "https://hooks.example/room/7?key=s"
BODY = b'{"text":"hello"}'
YES = b"HTTP/1.1 204 No Content\r\n\r\n"


class Service:
    """A chat service on this machine, and what it was sent."""

    def __init__(self, answer: bytes | None = YES) -> None:
        self.answer = answer
        self.heard: list[bytes] = []
        self.dialled: list[tuple[str, str]] = []
        self.port = 0
        self.lookups = 0
        self.names: list[list[str]] = [[PUBLIC]]  # what the name means, the first time and later
        self.trust = ssl.create_default_context(cafile=str(TLS / "authority.pem"))

    async def resolve(self, host: str) -> list[str]:
        self.lookups += 1
        return self.names[min(self.lookups, len(self.names)) - 1]

    async def connect(self, address: str, host: str) -> Streams:
        """As the client does it, but all the world is here."""
        self.dialled.append((address, host))
        return await asyncio.open_connection(
            "127.0.0.1", self.port, ssl=self.trust, server_hostname=host, limit=webhook_client.MOST_ANSWER
        )

    async def attend(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            head = await reader.readuntil(b"\r\n\r\n")
            size = int(head.split(b"Content-Length: ")[1].split(b"\r\n")[0])
            self.heard.append(head + await reader.readexactly(size))
            if self.answer is None:
                await asyncio.sleep(60)
            writer.write(self.answer or b"")
            await writer.drain()
            if self.answer:
                await reader.read()
        writer.transport.abort()

    def client(self) -> WebhookClient:
        return WebhookClient(self.resolve, self.connect)


@contextlib.asynccontextmanager
async def serving(service: Service) -> AsyncIterator[Service]:
    inside = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    inside.load_cert_chain(TLS / "hooks.pem")
    tasks: set[asyncio.Task[None]] = set()

    def attend(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        tasks.add(asyncio.get_running_loop().create_task(service.attend(reader, writer)))

    server = await asyncio.start_server(attend, "127.0.0.1", 0, ssl=inside)
    service.port = server.sockets[0].getsockname()[1]
    try:
        yield service
    finally:
        server.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def told(service: Service, url: str = HOOK) -> bool:
    """Whether a message was taken there."""

    async def tell() -> bool:
        async with serving(service):
            return await service.client().deliver(url, BODY)

    return asyncio.run(tell())


# Where a message may go


@pytest.mark.parametrize(
    "url",
    [
        "",
        "hooks.example",
        "http://hooks.example/",
        "ftp://hooks.example/",
        "file:///etc/passwd",
        "HTTPS:hooks.example",
        "https://",
        "https:///room",
        "https://hooks.example:80/",
        "https://hooks.example:0/",
        "https://hooks.example:99999/",
        "https://hooks.example:x/",
        "https://anna@hooks.example/",
        "https://anna:secret@hooks.example/",
        "https://hooks.example\\@127.0.0.1/",
        "https://hooks.example/a b",
        "https://hooks.example/\r\nHost: evil",
        "https://hooks.example/\tx",
        "https://hööks.example/",
        "https://[::1/",
        "https://[fe80::1%25eth0]/",
        "https://hooks_example/" + "x" * 500,
    ],
)
def test_what_is_no_plain_https_address_is_refused(url: str) -> None:
    with pytest.raises(Denied) as denied:
        parsed(url)
    assert denied.value.reason == WebhookRefused() and denied.value.status == 400


def test_a_plain_https_address_is_taken_apart() -> None:
    assert parsed(HOOK) == webhook_client.Address("hooks.example", "/room/7?key=s")
    assert parsed("https://Hooks.Example:443#top") == webhook_client.Address("hooks.example", "/")
    assert parsed("https://[2606:4700::1]/x") == webhook_client.Address("2606:4700::1", "/x")


@pytest.mark.parametrize(
    "address",
    [
        "0.0.0.0",  # noqa: S104  (looked at, not bound to)
        "0.1.2.3",
        "10.0.0.1",
        "100.64.0.1",
        "127.0.0.1",
        "127.9.9.9",
        "169.254.169.254",
        "172.16.0.1",
        "172.31.255.255",
        "192.0.0.1",
        "192.0.2.1",
        "192.168.1.1",
        "198.18.0.1",
        "198.51.100.1",
        "203.0.113.1",
        "224.0.0.1",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "::ffff:93.184.215.14",
        "::127.0.0.1",
        "64:ff9b::7f00:1",
        "64:ff9b:1::a00:1",
        "100::1",
        "2001::1",
        "2001:db8::1",
        "2002:7f00:1::",
        "2002:c0a8:101::1",
        "fc00::1",
        "fd12:3456::1",
        "fe80::1",
        "fe80::1%eth0",
        "fec0::1",
        "ff02::1",
        "4000::1",
        "hooks.example",
        "",
    ],
)
def test_private_and_reserved_addresses_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", [PUBLIC, "1.1.1.1", "2606:4700:4700::1111", "2a00:1450:4001::200e"])
def test_addresses_of_the_internet_are(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "found",
    [
        [],
        ["127.0.0.1"],
        [PUBLIC, "10.0.0.1"],
        [PUBLIC, "::1"],
        ["::ffff:192.168.0.1"],
        [PUBLIC, "fe80::1%eth0"],
    ],
    ids=str,
)
def test_one_private_address_of_a_name_is_enough_to_refuse_it_unheard(found: list[str]) -> None:
    service = Service()
    service.names = [found]
    assert not told(service)
    assert service.dialled == [] and service.heard == []
    with pytest.raises(Denied):
        asyncio.run(service.client().check(HOOK))


@pytest.mark.parametrize(
    "host", ["localhost", "127.0.0.1", "2130706433", "0x7f.1", "[::1]", "[::ffff:127.0.0.1]"]
)
def test_this_machine_is_refused_under_all_its_names(host: str) -> None:
    with pytest.raises(Denied) as denied:
        asyncio.run(WebhookClient().check(f"https://{host}/"))
    assert denied.value.reason == WebhookRefused()


def test_the_address_that_was_checked_is_dialled_whatever_the_name_means_by_then() -> None:
    service = Service()
    service.names = [[PUBLIC], ["127.0.0.1"]]
    assert told(service)
    assert service.dialled == [(PUBLIC, "hooks.example")] and service.lookups == 1
    again = Service()
    again.names = [[PUBLIC], ["127.0.0.1"]]

    async def rebound() -> bool:
        async with serving(again):
            client = again.client()
            await client.check(HOOK)
            return await client.deliver(HOOK, BODY)

    assert not asyncio.run(rebound()) and again.dialled == []


def test_another_address_of_the_same_name_is_tried_where_one_does_not_answer() -> None:
    service = Service()
    service.names = [["2606:4700::1", PUBLIC]]
    honest = service.connect

    async def connect(address: str, host: str) -> Streams:
        if ":" in address:
            raise OSError("no way there")
        return await honest(address, host)

    async def tell() -> bool:
        async with serving(service):
            return await WebhookClient(service.resolve, connect).deliver(HOOK, BODY)

    assert asyncio.run(tell())


# What is said there


def test_the_request_is_small_plain_and_says_that_it_is_json() -> None:
    service = Service()
    assert told(service)
    head, _, body = service.heard[0].partition(b"\r\n\r\n")
    assert body == BODY
    lines = head.decode().split("\r\n")
    assert lines[0] == "POST /room/7?key=s HTTP/1.1"
    assert {"Host: hooks.example", "Content-Type: application/json", "Connection: close"} <= set(lines[1:])
    assert not any(line.lower().startswith(("cookie", "authorization", "origin")) for line in lines)


def test_a_certificate_of_somebody_else_is_not_believed() -> None:
    assert not told(Service(), "https://other.example/room")
    unknown = Service()
    unknown.trust = ssl.create_default_context()
    assert not told(unknown) and unknown.heard == []


@pytest.mark.parametrize("status", [200, 201, 204, 299])
def test_whatever_says_yes_is_a_yes_however_long_it_talks(status: int) -> None:
    assert told(Service(b"HTTP/1.1 %d Fine\r\nX: y\r\n\r\n" % status + b"talk" * 100_000))


@pytest.mark.parametrize(
    "answer",
    [
        b"HTTP/1.1 301 Moved\r\nLocation: https://hooks.example/else\r\n\r\n",
        b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1/\r\n\r\n",
        b"HTTP/1.1 307 Moved\r\nLocation: https://hooks.example/else\r\n\r\n",
        b"HTTP/1.1 404 Not Found\r\n\r\n",
        b"HTTP/1.1 429 Too Many\r\n\r\n",
        b"HTTP/1.1 500 Oh\r\n\r\n",
        b"HTTP/1.1 2000 Fine\r\n\r\n",
        b"SSH-2.0-hello\r\n",
        b"",
        b"no end" * 10_000,
        b"\xff\r\n",
    ],
    ids=lambda answer: answer[:24].decode("latin-1"),
)
def test_a_redirect_is_not_followed_and_no_other_answer_counts(answer: bytes) -> None:
    service = Service(answer)
    assert not told(service)
    assert len(service.dialled) == 1, "nobody was followed elsewhere"


def test_whoever_never_answers_is_left_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhook_client, "PATIENCE", 0.2)
    service = Service(None)
    before = time.monotonic()
    assert not told(service) and service.heard
    assert time.monotonic() - before < 50

    async def never(_: str) -> list[str]:
        await asyncio.sleep(60)
        return [PUBLIC]

    with pytest.raises(Denied):
        asyncio.run(WebhookClient(never).check(HOOK))
    assert not asyncio.run(WebhookClient(never).deliver(HOOK, BODY))


def test_names_that_hang_hold_up_nobody_but_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    held = threading.Event()

    def slow(*_: Any, **__: Any) -> list[Any]:
        held.wait(60)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (PUBLIC, 443))]

    monkeypatch.setattr(webhook_client, "PATIENCE", 0.1)
    monkeypatch.setattr(socket, "getaddrinfo", slow)

    async def plan() -> None:
        resolve = Resolver()
        client = WebhookClient(resolve)
        asked = [asyncio.create_task(refusal(client.check(HOOK))) for _ in range(webhook_client.LOOKUPS + 5)]
        assert await asyncio.wait_for(asyncio.to_thread(lambda: "free"), 60) == "free"
        assert await asyncio.gather(*asked) == [WebhookRefused()] * len(asked)
        with pytest.raises(OSError, match="looked up"):
            await resolve("hooks.example")
        held.set()
        await until(lambda: resolves(resolve))

    async def resolves(resolve: Resolver) -> bool:
        with contextlib.suppress(OSError):
            return await resolve("hooks.example") == [PUBLIC]
        return False

    asyncio.run(plan())


async def refusal(asking: Awaitable[None]) -> Any:
    with pytest.raises(Denied) as denied:
        await asking
    return denied.value.reason


async def until(holds: Callable[[], Awaitable[bool]], seconds: float = 60.0) -> None:
    """Wait until something holds."""
    end = time.monotonic() + seconds
    while not await holds():
        assert time.monotonic() < end, "it never came true"
        await asyncio.sleep(0.01)
