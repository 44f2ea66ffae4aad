"""What a player at random needs to read of what the server sends."""

from __future__ import annotations

import msgspec


class Asked(msgspec.Struct):
    """A question."""

    options: tuple[msgspec.Raw, ...]


class Part(msgspec.Struct):
    entry: int
    outcome: msgspec.Raw | None = None


class Frame(msgspec.Struct):
    """An update."""

    shared: Part
    questions: tuple[Asked, ...]


class First(msgspec.Struct):
    """The first message."""

    entry: int
    questions: tuple[Asked, ...]


READ = msgspec.json.Decoder(Frame)
READ_FIRST = msgspec.json.Decoder(First)
