"""Whatever can be sent down a line: frames that are none, requests that are none, from everywhere at once."""

from __future__ import annotations

import asyncio
import json
import random
import struct
from collections.abc import Callable
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from .conftest import Server

PATIENCE = 60.0
GRACE = 0.3  # seconds that a server may take for an answer before we hang up on what may never be complete
TAIL = 40  # bytes kept of what was read, so that no word is missed which comes in two parts
ODD_NUMBERS = (-1, 0, 1, 15, 16, 2**31, 2**53, 2**64, 10**40)
ODD_TEXTS = ("", "\x00", "\ud800", "\u202e", "x" * 600, "/", "..", "'; --", "\U0001f451" * 50)


def address(rng: random.Random) -> str:
    """Some address of this machine, so that no limit by address is met before what is tried here."""
    return f"127.{rng.randrange(1, 255)}.{rng.randrange(256)}.{rng.randrange(1, 255)}"


class Heard:
    """What came back over one line, searched as it comes for a fault of the server's own."""

    def __init__(self) -> None:
        self.first = b""
        self._tail = b""
        self.fault = b""

    def take_in(self, data: bytes) -> None:
        if len(self.first) < 400:
            self.first += data[:400]
        seen = self._tail + data
        for bad in (b'"why":"OutOfOrder"', b"Traceback", b"Internal Server Error"):
            if bad in seen and not self.fault:
                self.fault = seen[-400:]
        self._tail = seen[-TAIL:]


async def exchanged(server: Server, source: str, pieces: list[bytes], grace: float = GRACE) -> Heard:
    """Send all that, piece by piece, and read until the server has hung up; after a while we do so first."""
    parts = urlsplit(server.link)
    heard = Heard()
    reader, writer = await asyncio.open_connection("127.0.0.1", parts.port, local_addr=(source, 0))

    async def read() -> None:
        with suppress(OSError):
            while data := await reader.read(65_536):
                heard.take_in(data)

    reading = asyncio.create_task(read())
    try:
        with suppress(OSError):
            for piece in pieces:
                writer.write(piece)
                await writer.drain()
                await asyncio.sleep(0)
            await asyncio.wait([reading], timeout=grace)
            if not writer.transport.is_closing():
                writer.write_eof()
        async with asyncio.timeout(PATIENCE):
            await reading
    finally:
        reading.cancel()
        writer.transport.abort()
    return heard


# Frames


def framed(head: int, data: bytes, rng: random.Random, masked: bool = True, size: int | None = None) -> bytes:
    """A frame with any first byte and any length, true or not."""
    told = len(data) if size is None else size
    bit = 0x80 if masked else 0
    if told < 126:
        start = bytes((head, bit | told))
    elif told < 65_536:
        start = struct.pack("!BBH", head, bit | 126, told)
    else:
        start = struct.pack("!BBQ", head, bit | 127, told)
    if not masked:
        return start + data
    mask = rng.randbytes(4)
    return start + mask + bytes(sign ^ mask[at % 4] for at, sign in enumerate(data))


GOOD = (
    b'{"send":"Ping","id":"p"}',
    b'{"send":"Say","id":"s","text":"hello"}',
    b'{"send":"Show","id":"w","seat":null}',
    b'{"send":"Submit","id":"m","seat":0,"do":[{"do":"Reconsider"}],"seen":0}',
    b'{"send":"WantHint","id":"h","seat":0}',
)


def random_bytes(rng: random.Random) -> bytes:
    return rng.randbytes(rng.randrange(1, 200))


def wrong_kind(rng: random.Random) -> bytes:
    return framed(0x80 | rng.choice((3, 4, 5, 6, 7, 11, 12, 13, 14, 15)), rng.choice(GOOD), rng)


def unmasked(rng: random.Random) -> bytes:
    return framed(0x81, rng.choice(GOOD), rng, masked=False)


def in_parts(rng: random.Random) -> bytes:
    """A message in parts, perhaps with another between them, perhaps without its end or its beginning."""
    text = rng.choice(GOOD)
    cut = rng.randrange(len(text))
    parts = [framed(rng.choice((0x01, 0x02)), text[:cut], rng), framed(0x80, text[cut:], rng)]
    between = [framed(0x89, b"?", rng), framed(0x81, text, rng), framed(0x00, b"", rng), b""]
    parts.insert(1, rng.choice(between))
    return b"".join(parts[rng.randrange(2) : rng.randrange(2, 4)])


def untrue_length(rng: random.Random) -> bytes:
    size = rng.choice((70_000, 2**20, 2**31, 2**40, 2**63 - 1, 2**63, 2**64 - 1, 5, 60_000))
    return framed(rng.choice((0x81, 0x82, 0x80)), b"x" * rng.randrange(50), rng, size=size)


def long_control(rng: random.Random) -> bytes:
    return framed(rng.choice((0x88, 0x89, 0x8A, 0x09, 0x08)), rng.randbytes(rng.randrange(120, 300)), rng)


def reserved_bits(rng: random.Random) -> bytes:
    return framed(rng.choice((0xC1, 0xA1, 0x91, 0xF1, 0xC9)), rng.choice(GOOD), rng)


def odd_close(rng: random.Random) -> bytes:
    code = rng.choice((0, 999, 1000, 1004, 1005, 1006, 1015, 2999, 4404, 5000, 65_535))
    body = rng.choice((struct.pack("!H", code), struct.pack("!H", code) + b"\xff\xfe", b"\x03", b""))
    return framed(0x88, body, rng)


def no_text(rng: random.Random) -> bytes:
    return framed(0x81, rng.choice((b"\xff\xfe", b"\xed\xa0\x80", b'{"send":"\xc3', b"\x00" * 30)), rng)


def long_way_round(rng: random.Random) -> bytes:
    """A true length, written in more bytes than it needs."""
    text = rng.choice(GOOD)
    return struct.pack("!BBQ", 0x81, 0xFF, len(text)) + b"\0\0\0\0" + text


def good(rng: random.Random) -> bytes:
    return framed(0x81, rng.choice(GOOD), rng)


FRAMES: tuple[Callable[[random.Random], bytes], ...] = (
    random_bytes,
    wrong_kind,
    unmasked,
    in_parts,
    untrue_length,
    long_control,
    reserved_bits,
    odd_close,
    no_text,
    long_way_round,
    good,
)


def split(data: bytes, rng: random.Random) -> list[bytes]:
    """The same in pieces, cut at odd places."""
    cuts = sorted(rng.randrange(len(data) + 1) for _ in range(rng.randrange(4)))
    return [data[start:end] for start, end in zip([0, *cuts], [*cuts, len(data)], strict=True)]


def hand_shake(table: str, rng: random.Random) -> bytes:
    """The way to a socket, or most of it."""
    lines = [
        f"GET /api/tables/{table}/socket?seat={rng.choice(('0', '', 'x', '-1'))} HTTP/1.1",
        "Host: localhost",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
    ]
    if rng.randrange(8) == 0:
        lines.pop(rng.randrange(1, len(lines)))
    if rng.randrange(8) == 0:
        lines.append(
            rng.choice(("Sec-WebSocket-Extensions: permessage-deflate; x=" + "y" * 300, "Origin: null"))
        )
    return "\r\n".join(lines).encode() + b"\r\n\r\n"


async def frames_down_a_line(server: Server, table: str, rng: random.Random) -> tuple[int, Heard]:
    """A few odd frames over a socket, or over a connection that is none yet; how many, and what came back."""
    frames = [rng.choice(FRAMES)(rng) for _ in range(rng.randrange(1, 6))]
    greeting = [] if rng.randrange(6) == 0 else [hand_shake(table, rng)]
    pieces = [piece for frame in frames for piece in split(frame, rng)]
    end = framed(0x88, struct.pack("!H", 1000), rng)  # after which a server that still listens hangs up
    return len(frames), await exchanged(server, address(rng), [*greeting, *pieces, end])


# Requests

METHODS = ("GET", "GET", "GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS")
ODD_METHODS = ("TRACE", "CONNECT", "get", "G\x00T", "QUX", "")
PLACES = (
    "/",
    "/health",
    "/metrics",
    "/api/games",
    "/api/games/{}/book",
    "/api/words/{}",
    "/api/games/{}/texts/{}/{}",
    "/api/tables",
    "/api/tables/{}",
    "/api/tables/{}/{}",
    "/api/tables/{}/moment/{}",
    "/api/tables/{}/film/{}",
    "/api/take/{}",
    "/api/records",
    "/api/schema/openapi.json",
    "/api/schema/socket.json",
    "/assets/{}",
    "/assets/{}/{}",
    "/t/{}",
    "/take/{}",
    "/{}",
)
ODD_PARTS = (
    "%00",
    "a%00b",
    "%ff%fe",
    "%c3",
    "%ed%a0%80",
    "%2e%2e",
    "..%2f..%2fetc%2fpasswd",
    "%5c..%5c",
    "%zz",
    "%",
    "",
    ".",
    "..",
    "a" * 300,
    "a" * 5000,
    "%61" * 200,
    "index.js%20",
    "\xfc",
    "_example",
    "en",
    "sit",
    "record",
    "race",
    "past",
    "nul%0d%0aX-Evil:%201",
    "{}",
    "~",
    ";x=1",
    "?seat=%00",
    "?game=%ff",
    "#x",
)
ODD_HEADERS = (
    "Host: localhost",
    "Host: ",
    "Host: evil.example:99999999",
    "Content-Length: -1",
    "Content-Length: 99999999999999999999",
    "Content-Length: 5, 6",
    "Transfer-Encoding: chunked",
    "Transfer-Encoding: gzip, chunked",
    "Content-Type: application/json",
    "Content-Type: application/json; charset=utf-16",
    "Content-Type: multipart/form-data; boundary=x",
    "Content-Type: \xff",
    "Content-Encoding: gzip",
    "Cookie: regency_device=" + "x" * 40,
    'Cookie: regency_device="\\000\\377";;; =; x',
    "Cookie: " + "a=b; " * 300,
    "Origin: null",
    "Origin: http://[",
    "Accept-Language: %",
    "Accept-Language: " + "de," * 400,
    "Accept-Encoding: gzip;q=x, \xff",
    "Accept: text/html",
    "Range: bytes=5-1",
    "Range: bytes=-99999999999999999999",
    "If-None-Match: \x01",
    "If-Modified-Since: yesterday",
    "Expect: 100-continue",
    "Upgrade: h2c",
    "Upgrade: websocket",
    "Connection: Upgrade",
    "Sec-WebSocket-Version: 99",
    "X-Forwarded-For: not an address",
    "X-Forwarded-For: ::1%eth0, 1.2.3.4:99999",
    "X-Forwarded-Proto: gopher",
    "X-Odd Name: 1",
    ": nothing",
    "X-Long: " + "y" * 6000,
)
ODD_VERSIONS = ("HTTP/1.0", "HTTP/2.0", "HTTP/0.9", "HTTX/1.1", "")
KEYS = ("game", "chairs", "options", "pace", "days", "open", "seat", "name", "bot", "address", "language")


def odd_value(rng: random.Random, depth: int = 0) -> Any:
    """Any JSON."""
    kind = rng.randrange(7 if depth < 3 else 5)
    if kind == 5:
        return [odd_value(rng, depth + 1) for _ in range(rng.randrange(4))]
    if kind == 6:
        return {rng.choice(KEYS): odd_value(rng, depth + 1) for _ in range(rng.randrange(4))}
    return rng.choice((None, True, 1.5, rng.choice(ODD_NUMBERS), rng.choice(ODD_TEXTS)))


def odd_body(rng: random.Random) -> bytes:
    """Almost what is expected somewhere, or nothing of the kind."""
    kind = rng.randrange(6)
    if kind == 0:
        return b""
    if kind == 1:
        return rng.randbytes(rng.randrange(200))
    if kind == 2:
        return rng.choice((b"[" * 30_000, b'"\\ud800"', b"{", b"null", b"9" * 5000, b'{"seat":1e999}'))
    wish: dict[str, Any] = {"game": "_example", "chairs": ["empty", "empty"], "seat": 0, "name": "A"}
    for _ in range(rng.randrange(3)):
        wish[rng.choice(KEYS)] = odd_value(rng)
    for key in rng.sample(sorted(wish), rng.randrange(len(wish))):
        del wish[key]
    return json.dumps(wish).encode()


def odd_path(rng: random.Random, tables: list[str]) -> str:
    """A place that is there, or nearly."""
    path = rng.choice(PLACES)
    while "{}" in path:
        path = path.replace("{}", rng.choice((*ODD_PARTS, *tables)), 1)
    kind = rng.randrange(12)
    if kind == 0:
        return "http://evil.example" + path
    if kind == 1:
        return path.replace("/", "//")
    if kind == 2:
        return rng.choice(
            ("*", "", "evil.example:80", "/" + "a/" * 2000, "?", path + "/", "/%2fapi%2ftables")
        )
    return path


def request(rng: random.Random, tables: list[str]) -> bytes:
    """One request, more or less."""
    body = odd_body(rng)
    method = "POST" if body and rng.randrange(3) else rng.choice(METHODS)
    if rng.randrange(20) == 0:
        method = rng.choice(ODD_METHODS)
    headers = rng.sample(ODD_HEADERS, rng.choice((0, 0, 1, 1, 2, 4)))
    if rng.randrange(10):
        headers += ["Host: localhost", "Content-Type: application/json", f"Content-Length: {len(body)}"]
    headers.append("Connection: close")
    version = rng.choice(ODD_VERSIONS) if rng.randrange(20) == 0 else "HTTP/1.1"
    line = f"{method} {odd_path(rng, tables)} {version}"
    return "\r\n".join([line, *headers, "", ""]).encode("latin-1", "replace") + body


async def one_request(server: Server, tables: list[str], rng: random.Random) -> tuple[bytes, Heard]:
    """A request and what came back."""
    sent = request(rng, tables)
    source = "127.0.0.1" if rng.randrange(10) == 0 else address(rng)  # whose word on forwarding counts
    return sent, await exchanged(server, source, split(sent, rng) if rng.randrange(3) == 0 else [sent])
