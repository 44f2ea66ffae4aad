"""WebSocket frames of short texts, read and written by hand: nearly all are, and the general way is slow."""

from __future__ import annotations

import struct
from typing import Final

from websockets.utils import apply_mask

TEXT: Final = 0x81
MASKED: Final = 0x80
FINAL: Final = 0x80
MOST: Final = 16 * 1024  # longer ones go the general way, which knows the limits


def texts_in(data: bytes) -> tuple[list[bytes], int]:
    """The whole short texts that a chunk begins with, and where the rest begins; a frame begins the chunk."""
    texts: list[bytes] = []
    at = 0
    while data[at : at + 1] == b"\x81":
        head, size = head_and_size(data, at)
        if not head or size > MOST or not data[at + 1] & MASKED or len(data) < at + head + size:
            break
        body = at + head
        texts.append(bytes(apply_mask(data[body : body + size], data[body - 4 : body])))
        at = body + size
    return texts, at


def ends_between(data: bytes, at: int) -> bool:
    """Whether a chunk, from the beginning of a frame on, ends with the end of a whole message."""
    while at < len(data):
        head, size = head_and_size(data, at)
        continues = not data[at] & FINAL or not data[at] & 0x0F
        if not head or continues:
            return False
        at += head + size
    return at == len(data)


def head_and_size(data: bytes, at: int) -> tuple[int, int]:
    """How long the head of a frame is and how long what follows; no head at all where it is cut."""
    if len(data) < at + 2:
        return 0, 0
    masked = 4 if data[at + 1] & MASKED else 0
    size = data[at + 1] & 0x7F
    more = {126: 2, 127: 8}.get(size, 0)
    if more:
        size = int.from_bytes(data[at + 2 : at + 2 + more], "big")
    head = 2 + more + masked
    return (head, size) if len(data) >= at + head else (0, 0)


def framed(text: bytes) -> bytes:
    """A text as one WebSocket frame of a server, which is neither masked nor compressed."""
    size = len(text)
    if size < 126:
        return struct.pack("!BB", TEXT, size) + text
    if size < 65_536:
        return struct.pack("!BBH", TEXT, 126, size) + text
    return struct.pack("!BBQ", TEXT, 127, size) + text
