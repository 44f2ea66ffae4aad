"""Attacks that need no table: connections, headers, bodies, and requests of every kind."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress

from bench.attacks.line import Target, asked, connected, device

CHUNK = b"x" * 65_536
AT_ONCE = 50
SLOW = 500  # connections that send a little every now and then
MOST_SILENT = 8_000
LARGE = 4 * 1024 * 1024  # bytes of a record: as large as may be
IMPORTS = 118
GARBAGE = (
    "/assets/%00",
    "/assets/..%2f..%2f..%2fetc/passwd",
    "/assets/" + "a" * 3000,
    "/assets/%ff%fe",
    "/assets//////" + "../" * 50,
    "/t/%00",
    "/%2e%2e/",
    "/assets/" + "%61/" * 500,
)


async def together(count: int, work: Callable[[int], Awaitable[None]]) -> None:
    """So many at once, for as long as it lasts."""
    await asyncio.gather(*(work(number) for number in range(count)))


async def again_and_again(target: Target, once: Callable[[], Awaitable[bool]]) -> None:
    """The same thing over and over; after one that did not come to anything a short breath."""
    while True:
        target.done["tried"] += 1
        if await once():
            target.done["done"] += 1
        else:
            await asyncio.sleep(0.05)


async def endless(target: Target, head: bytes, more: bytes, pause: float = 0) -> bool:
    """A request that never comes to its end, as fast as it is taken or with pauses."""
    streams = await connected(target)
    if streams is None:
        return False
    _, writer = streams
    with suppress(OSError):
        writer.write(head)
        while not writer.transport.is_closing():
            writer.write(more)
            target.done["kilobytes"] += len(more) // 1024
            await writer.drain()
            await asyncio.sleep(pause)
    writer.transport.abort()
    return False


async def endless_header(target: Target) -> None:
    """One connection with a header without end."""
    await again_and_again(target, lambda: endless(target, b"GET / HTTP/1.1\r\nX-Long: ", CHUNK))


async def endless_headers(target: Target) -> None:
    """Fifty of them."""
    await together(AT_ONCE, lambda _: endless_header(target))


async def endless_lines(target: Target) -> None:
    """Fifty request lines without end."""
    once = lambda: endless(target, b"GET /", CHUNK)  # noqa: E731  (as short as it is)
    await together(AT_ONCE, lambda _: again_and_again(target, once))


async def slow_headers(target: Target) -> None:
    """A line of a header every second, on five hundred connections."""
    once = lambda: endless(target, b"GET / HTTP/1.1\r\n", b"X-More: 1\r\n", 1)  # noqa: E731
    await together(SLOW, lambda _: again_and_again(target, once))


async def slow_bodies(target: Target) -> None:
    """A byte of a body every second, on five hundred connections."""
    head = (
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        b"Content-Length: 60000\r\n\r\n{"
    )
    once = lambda: endless(target, head, b" ", 1)  # noqa: E731
    await together(SLOW, lambda _: again_and_again(target, once))


async def silent(target: Target) -> None:
    """Connections that say nothing, as many as are to be had, and new ones for those that are cut."""
    held: set[asyncio.StreamWriter] = set()

    async def hold(_: int) -> None:
        while True:
            for writer in [each for each in held if each.transport.is_closing()]:
                held.discard(writer)
            streams = await connected(target) if len(held) < MOST_SILENT else None
            if streams is None:
                await asyncio.sleep(0.2)
                continue
            held.add(streams[1])
            target.done["most"] = max(target.done["most"], len(held))

    await together(AT_ONCE, hold)


async def raw_bytes(target: Target) -> None:
    """Bytes that are no request, on new connections as fast as they are taken."""
    rng = random.Random(1)

    async def once() -> bool:
        streams = await connected(target)
        if streams is None:
            return False
        reader, writer = streams
        try:
            writer.write(rng.randbytes(rng.randrange(1, 5000)) + b"\r\n\r\n")
            async with asyncio.timeout(1):
                await reader.read()
            return True
        except OSError:
            return False
        finally:
            writer.transport.abort()

    await together(AT_ONCE, lambda _: again_and_again(target, once))


async def piped(target: Target, requests: list[bytes]) -> None:
    """Requests down connections that are kept open, as fast as they are answered."""

    async def once() -> bool:
        streams = await connected(target)
        if streams is None:
            return False
        reader, writer = streams
        with suppress(OSError):
            while not writer.transport.is_closing():
                for request in requests:
                    writer.write(request)
                    target.done["requests"] += 1
                async with asyncio.timeout(5):
                    if not await reader.read(65_536):
                        break
        writer.transport.abort()
        return True

    await together(AT_ONCE, lambda _: again_and_again(target, once))


def get(path: str, cookie: str) -> bytes:
    return f"GET {path} HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\n\r\n".encode()


async def garbage_paths(target: Target) -> None:
    """Files that are not there, by names that are none."""
    await piped(target, [get(path, device("files")) for path in GARBAGE])


async def listings(target: Target) -> None:
    """The list of tables, over and over, with all that the attacker may have in it."""
    await open_some(target, 60)
    await piped(target, [get("/api/tables", device("tables"))] * 4)


async def open_some(target: Target, count: int) -> None:
    """Tables that everybody is offered."""
    wish = {"game": target.game, "chairs": ["empty"] * 4, "open": True}
    for _ in range(count):
        await asked(target, "POST", "/api/tables", device("tables"), json.dumps(wish).encode())


async def new_tables(target: Target) -> None:
    """Tables opened as fast as they are given out, on a new device each."""

    async def once() -> bool:
        target.done["asked"] += 1
        wish = json.dumps({"game": target.game, "chairs": ["empty"] * 4, "open": True}).encode()
        status, _ = await asked(target, "POST", "/api/tables", device(f"{target.done['asked']}"), wish)
        return status == 201

    await together(AT_ONCE, lambda _: again_and_again(target, once))


def large_record(game: str) -> bytes:
    """A record as large as may be, which is one from its first line on."""
    from regency import games  # only this attack needs the engine
    from regency.kernel import record as records
    from regency.kernel.match import Match

    match = Match.start(games.load(game), 4, seed=1)
    rng = random.Random(1)
    for _ in range(40):
        seat = match.waited_for()[0]
        match.submit(seat, rng.choice(match.options(seat)))  # type: ignore[arg-type]
    head, *lines = records.encode(match.record()).splitlines(keepends=True)
    whole = b"".join(lines)
    return head + whole * ((LARGE - len(head)) // len(whole))


async def imports(target: Target) -> None:
    """Records brought along, all at once."""
    data = large_record(target.game)

    async def once() -> bool:
        status, _ = await asked(target, "POST", "/api/records", device("records"), data, "text/plain")
        target.done[str(status)] += 1
        return 200 <= status < 500 and status != 429

    await together(IMPORTS, lambda _: again_and_again(target, once))


ATTACKS = {
    "endless-header": endless_header,
    "endless-headers": endless_headers,
    "endless-lines": endless_lines,
    "slow-headers": slow_headers,
    "slow-bodies": slow_bodies,
    "silent": silent,
    "descriptors": silent,  # of a server that may open but few files
    "raw-bytes": raw_bytes,
    "garbage-paths": garbage_paths,
    "listings": listings,
    "new-tables": new_tables,
    "imports": imports,
}
