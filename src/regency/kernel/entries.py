"""The entries of a log: all that ever changes a match."""

from __future__ import annotations

from typing import Annotated, Generic, TypeVar

from msgspec import Meta, Struct

from .edge import Event, Seat

A = TypeVar("A")
Stamp = Annotated[int, Meta(ge=0, lt=2**53)]  # every reader of JSON keeps so many digits


class Entry(Struct, frozen=True, tag=True, tag_field="entry", gc=False, forbid_unknown_fields=True):
    """Stamped in milliseconds, never falling."""

    at: Stamp


class Play(Entry, Generic[A], frozen=True):
    """A seat answers: a choice and the choices nested in it. `seen` counts the entries it knew of."""

    seat: Seat
    do: tuple[A, ...]
    seen: int
    lag: Stamp = 0


class Tick(Entry, frozen=True):
    """Something wakes, exactly at this instant."""


class Undo(Entry, frozen=True):
    """A seat takes its last entries back, from the one numbered `to` on; `agreed`: the table allows more."""

    seat: Seat
    to: int
    agreed: bool = False


class Halt(Entry, frozen=True):
    """The table pauses; game time stands still."""

    why: str = ""


class Resume(Entry, frozen=True):
    """The pause is over."""


class TakenBack(Event, frozen=True):
    """A seat took back what it did; the table is as it was before entry `to`."""

    seat: Seat
    to: int
    agreed: bool
