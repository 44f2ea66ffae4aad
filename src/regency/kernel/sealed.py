"""What never changes in a match and is large, such as the book of a story: made once, shared by clones."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final, Generic, NoReturn, TypeVar

import msgspec
from msgspec import Struct

V = TypeVar("V")
PLAIN: Final = (int, str, bytes, float, bool, type(None))
_ENCODER: Final = msgspec.msgpack.Encoder()


class Sealed(Generic[V]):
    """A frozen value for the box: a digest takes its mark instead of all that is in it.

    Nothing else can encode it, so that on a table or a screen it cannot be sent.
    """

    __slots__ = ("_mark", "value")

    value: V

    def __init__(self, value: V) -> None:
        object.__setattr__(self, "value", value)
        object.__setattr__(self, "_mark", b"")

    @property
    def mark(self) -> bytes:
        """The same for equal values of one type; reckoned when it is first asked for."""
        mark: bytes = self._mark  # type: ignore[attr-defined]  # set in the constructor, past the lock
        if not mark:
            must_be_frozen(self.value)
            name = type(self.value).__qualname__.encode()
            mark = blake2b(name + b"\0" + _ENCODER.encode(self.value), digest_size=16).digest()
            object.__setattr__(self, "_mark", mark)
        return mark

    def __setattr__(self, name: str, _value: object) -> NoReturn:
        raise AttributeError(f"what is sealed stays as it is: {name}")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sealed) and self.mark == other.mark

    def __hash__(self) -> int:
        return hash(self.mark)

    def __repr__(self) -> str:
        return f"Sealed({type(self.value).__name__})"  # its value may be told to nobody, in no message either

    def __reduce__(self) -> tuple[Any, ...]:
        return (Sealed, (self.value,))


def must_be_frozen(value: Any) -> None:
    """TypeError where something in it could change behind its mark."""
    if isinstance(value, tuple):
        for inner in value:
            must_be_frozen(inner)
    elif isinstance(value, Struct) and value.__struct_config__.frozen:
        for name in value.__struct_fields__:
            must_be_frozen(getattr(value, name))
    elif type(value) not in PLAIN:
        raise TypeError(f"{type(value).__name__} can change, or is not plain: it cannot be sealed")


def mark_of(value: Any) -> bytes:
    """For an encoder of digests, which knows everything else by itself."""
    if isinstance(value, Sealed):
        return value.mark
    raise TypeError(f"{type(value).__name__} has no place in a compartment")
