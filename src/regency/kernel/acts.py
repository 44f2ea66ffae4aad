"""The acts of a campaign: all that ever changes it, between its matches and at their ends."""

from __future__ import annotations

from typing import Annotated, Any, Final, Generic, TypeVar

from msgspec import Meta, Struct

from .entries import DIGITS, Stamp
from .names import LONGEST_NAME
from .rules import Outcome

P = TypeVar("P")
L = TypeVar("L")
R = TypeVar("R")
X = TypeVar("X")
Y = TypeVar("Y")

MOST_ACTS: Final = 4000
MOST_SEATS: Final = 16
MOST_SAVES: Final = 100
House = Annotated[int, Meta(ge=0, lt=64)]  # by its number in the game, from 0
Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Mark = Annotated[str, Meta(min_length=64, max_length=64, pattern="^[0-9a-f]+$")]
Version = Annotated[int, Meta(ge=1, lt=DIGITS)]


class Bequest(Struct, Generic[X, Y], frozen=True, forbid_unknown_fields=True):
    """What a finished match leaves: what everybody may know, and what stays sealed."""

    open: X
    sealed: Y


class Act(Struct, frozen=True, tag=True, tag_field="act", forbid_unknown_fields=True):
    """Stamped in milliseconds, never falling."""

    at: Stamp


class Begun(Act, Generic[P], frozen=True):
    """A campaign begins: under which rules, with which content, and under which king, if he has a name."""

    game: str
    version: Version
    options: dict[str, Any]
    content: P
    king: Name = ""


class Extended(Act, Generic[P], frozen=True):
    """There is more content than when the campaign began; what it had stays as it was."""

    content: P


class Joined(Act, frozen=True):
    """Somebody takes a house that nobody plays, and names its family."""

    house: House
    name: Name


class SatDown(Act, frozen=True):
    """A sitting begins: the houses by seat, clockwise."""

    present: Annotated[tuple[House, ...], Meta(max_length=MOST_SEATS)]


class Reigned(Act, Generic[L, R], frozen=True):
    """The match of the sitting is over: the digest of its record, its end, what it leaves, what to tell."""

    record: Mark
    outcome: Outcome
    bequest: L
    account: R


class BrokenOff(Act, frozen=True):
    """The sitting ended before its match did: it leaves nothing, and is listed."""


class Preferred(Act, frozen=True):
    """Of several houses that have won, the one that marries into the royal line."""

    house: House


class Crowned(Act, frozen=True):
    """Whoever has won names the next king."""

    house: House
    king: Name


class Saved(Act, frozen=True):
    """A save point under a name."""

    name: Name


class Branched(Act, frozen=True):
    """From here on it is another campaign: what if it had gone on otherwise from a save point."""

    save: Name


class Loaded(Act, frozen=True):
    """Brought along in a file: what lies before is told and not proved."""
