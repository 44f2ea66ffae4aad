"""The entries of a log: all that ever changes a match."""

from __future__ import annotations

from typing import Annotated, Any, Final, Generic, TypeVar

from msgspec import Meta, Struct
from msgspec.structs import astuple

from .edge import NEVER, Action, Event, Seat

A = TypeVar("A")
DIGITS: Final = 2**53  # every reader of JSON keeps so many
Stamp = Annotated[int, Meta(ge=0, lt=DIGITS)]


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


PLAYER: Final = "player"  # a player asked for the pause
LINE: Final = "line"  # the line of a player is lost
RESTART: Final = "restart"  # whoever keeps the match was away
START: Final = "start"  # between setting up and setting off: nobody calls that a pause
ENDED: Final = "ended by agreement"  # a match is halted for good that all agreed to end
PAUSES: Final = (PLAYER, LINE, RESTART)
OTHERWISE: Final = "other"  # told where an old record gives a reason in words of its own


class Halt(Entry, frozen=True, omit_defaults=True):
    """The table pauses; game time stands still. `why`: a key; `seat`: by whom or through whom, if anybody."""

    why: str = ""
    seat: Seat = NEVER


class Resume(Entry, frozen=True, omit_defaults=True):
    """The pause is over; `why` is `START` where none was told."""

    why: str = ""


class TakenBack(Event, frozen=True):
    """A seat took back what it did; the table is as it was before entry `to`."""

    seat: Seat
    to: int
    agreed: bool


class EndedEarly(Event, frozen=True):
    """All agreed to end the match here: nobody has won."""


class Paused(Event, frozen=True):
    """The table pauses: why, and by whom or through whom, NEVER if through nobody."""

    why: str
    seat: Seat


class Resumed(Event, frozen=True):
    """The game goes on after a pause."""


TOLD: Final = (TakenBack, EndedEarly, Paused, Resumed)
"""What happens at every table, whatever is played there."""


def is_whole(entry: Entry) -> bool:
    """Whether it would be read as it is written: `True` and `1.0` equal a number, but are none."""
    if isinstance(entry, Play):
        said = (entry.at, entry.seat, entry.seen, entry.lag)
        return are_numbers(said) and entry.lag >= 0 and all(map(is_whole_action, entry.do))
    if isinstance(entry, Halt):
        return are_numbers((entry.at, entry.seat)) and is_printable(entry.why)
    if isinstance(entry, Resume):
        return are_numbers((entry.at,)) and is_printable(entry.why)
    if isinstance(entry, Undo):
        return are_numbers((entry.at, entry.seat, entry.to)) and type(entry.agreed) is bool
    return are_numbers((entry.at,))


def is_printable(why: Any) -> bool:
    """Whether this is a line of text."""
    return type(why) is str and why.isprintable()


def is_whole_action(action: Any) -> bool:
    """The same of an action, whose fields are all numbers."""
    return isinstance(action, Action) and are_numbers(astuple(action))


def are_numbers(values: tuple[Any, ...]) -> bool:
    """Whether these are numbers that everybody can read."""
    return all([type(value) is int and value < DIGITS for value in values])
