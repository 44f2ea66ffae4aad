"""Pictures made small: a PNG with a palette of its most frequent colours."""

from __future__ import annotations

import struct
import zlib
from collections import Counter
from pathlib import Path

SIGNATURE = b"\x89PNG\r\n\x1a\n"
COLOURS = 256
KEPT_BITS = 0xF8  # colours that differ less than this are one when they are counted

Colour = tuple[int, int, int]


def shrink(source: Path, target: Path, colours: int = COLOURS) -> None:
    """Write a picture again with at most so many colours."""
    width, height, rows = decode(source.read_bytes())
    pixels = [[(row[at], row[at + 1], row[at + 2]) for at in range(0, len(row), 3)] for row in rows]
    palette = chosen(pixels, colours)
    place = Nearest(palette)
    packed = b"".join(b"\0" + bytes(place(pixel) for pixel in row) for row in pixels)
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    body = [
        chunk(b"IHDR", head),
        chunk(b"PLTE", b"".join(bytes(colour) for colour in palette)),
        chunk(b"IDAT", zlib.compress(packed, 9)),
        chunk(b"IEND", b""),
    ]
    target.write_bytes(SIGNATURE + b"".join(body))


def chosen(pixels: list[list[Colour]], most: int) -> list[Colour]:
    """The most frequent colours, each the commonest of its neighbourhood."""
    counted = Counter(pixel for row in pixels for pixel in row)
    groups: dict[Colour, Counter[Colour]] = {}
    for (red, green, blue), times in counted.items():
        key = (red & KEPT_BITS, green & KEPT_BITS, blue & KEPT_BITS)
        groups.setdefault(key, Counter())[red, green, blue] += times
    ranked = sorted(groups.values(), key=lambda group: -group.total())
    return [group.most_common(1)[0][0] for group in ranked[:most]]


class Nearest:
    """The place in a palette of the colour that is most like a given one."""

    def __init__(self, palette: list[Colour]) -> None:
        self._palette = palette
        self._known: dict[Colour, int] = {}

    def __call__(self, colour: Colour) -> int:
        found = self._known.get(colour)
        if found is None:
            found = self._known[colour] = min(
                range(len(self._palette)), key=lambda place: self._far(place, colour)
            )
        return found

    def _far(self, place: int, colour: Colour) -> int:
        return sum((mine - other) ** 2 for mine, other in zip(self._palette[place], colour))


def chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def decode(data: bytes) -> tuple[int, int, list[bytearray]]:
    """Width, height and rows of a PNG as browsers write it: eight bits of red, green and blue."""
    assert data.startswith(SIGNATURE)
    width, height, *form = struct.unpack(">IIBBBBB", data[16:29])
    assert form[:2] == [8, 2], "eight bits, no transparency"
    packed = zlib.decompress(b"".join(content for kind, content in chunks(data) if kind == b"IDAT"))
    stride = width * 3
    rows: list[bytearray] = []
    above = bytearray(stride)
    for at in range(0, height * (stride + 1), stride + 1):
        above = unfiltered(packed[at], packed[at + 1 : at + 1 + stride], above)
        rows.append(above)
    return width, height, rows


def chunks(data: bytes) -> list[tuple[bytes, bytes]]:
    found, at = [], len(SIGNATURE)
    while at < len(data):
        (length,) = struct.unpack(">I", data[at : at + 4])
        found.append((data[at + 4 : at + 8], data[at + 8 : at + 8 + length]))
        at += length + 12
    return found


def unfiltered(kind: int, line: bytes, above: bytearray) -> bytearray:
    """A row of a PNG with its filter undone."""
    row = bytearray(line)
    if kind == 0:
        return row
    for at in range(len(row)):
        left = row[at - 3] if at >= 3 else 0
        corner = above[at - 3] if at >= 3 else 0
        row[at] = (row[at] + predicted(kind, left, above[at], corner)) & 0xFF
    return row


def predicted(kind: int, left: int, up: int, corner: int) -> int:
    """What a filter expects from its neighbours."""
    if kind == 1:
        return left
    if kind == 2:
        return up
    if kind == 3:
        return (left + up) // 2
    guess = left + up - corner
    return min((left, up, corner), key=lambda near: abs(guess - near))
