"""When an entry was written, without knowing anything else of it."""

from __future__ import annotations

from typing import Any, Final

import msgspec


class Stamp(msgspec.Struct):
    """Of an entry only when it was."""

    at: int


STAMP: Final = msgspec.json.Decoder(Stamp)
NONSENSE: Final = (msgspec.MsgspecError, ValueError, TypeError, RecursionError)


def stamp(body: Any) -> int:
    """When an entry was written; of one that makes no sense nobody knows."""
    try:
        return STAMP.decode(body).at
    except NONSENSE:
        return 0
