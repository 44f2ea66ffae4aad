"""What a match begins with that follows no other, such as the story as it is installed."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

import msgspec
from msgspec import Struct

L_co = TypeVar("L_co", bound=Struct, covariant=True)


class Opening(Generic[L_co]):
    """A legacy that is large and the same for many matches: they share it, and what records say of it."""

    __slots__ = ("legacy", "plain")

    def __init__(self, legacy: L_co) -> None:
        self.legacy: Final = legacy
        self.plain: Final[dict[str, Any]] = plain(legacy)


def plain(value: Struct) -> dict[str, Any]:
    """As it will be read from a file."""
    read: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(value))
    return read
