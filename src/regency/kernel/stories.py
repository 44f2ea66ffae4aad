"""What a game whose story comes from folders declares for those who write them.

A finding says where something is not as it should be, which rule says so, and what to do.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

from msgspec import Struct

from .edge import Event
from .errors import Reason
from .rules import Outcome, Phrase
from .sheet import Sheet

F = TypeVar("F", bound=Struct)  # the figures of some game


Interval = Callable[[float, int], tuple[float, float]]


class Share(Struct, frozen=True):
    """So many of so many, as a part of one, with the interval in which it lies."""

    count: float
    of: int
    share: float
    least: float
    most: float


class Finding(Struct, frozen=True):
    """Something that is not as it should be."""

    file: str
    line: int
    rule: str
    what: Phrase | Reason


class Checked(Struct, frozen=True):
    """All that was found in a story; `remarks`: what is well and worth knowing."""

    findings: tuple[Finding, ...]
    remarks: tuple[Phrase, ...] = ()


class Almanac(Generic[F]):
    """How the campaigns that are played with a story are counted."""

    def observe(self, events: Sequence[Event], outcome: Outcome, left: Any, present: Sequence[int]) -> Any:
        """What is kept of a match, small enough to be sent from one process to another."""
        raise NotImplementedError

    def figures(self, content: Any, campaigns: Sequence[Sequence[Any]], seats: int, share: Interval) -> F:
        """What the matches of these campaigns come to; `share`: the interval of so many among so many."""
        raise NotImplementedError

    def sheet(self, figures: F) -> Sheet:
        """The figures on a page."""
        raise NotImplementedError

    def prove(self, content: Any, figures: F) -> list[Finding]:
        """Where they miss what is meant."""
        return []


class Stories:
    """One instance a game, under `Rules.stories`."""

    messages: tuple[str, ...] = ()  # what findings, remarks and sheets say
    almanac: Almanac[Any]

    def folder(self, name: str) -> Path | None:
        """Where the story of this name is installed; None: nowhere."""
        raise NotImplementedError

    def installed(self) -> Sequence[str]:
        """The stories that are at hand, by name."""
        raise NotImplementedError

    def check(self, folder: Path) -> Checked:
        """Everything that can be said of a story without playing it."""
        raise NotImplementedError

    def read(self, folder: Path) -> Struct:
        """What a campaign carries of the story in a folder; refused with file and line."""
        raise NotImplementedError

    def shelve(self, shelf: Path) -> Sequence[str]:
        """From now on the stories in this folder are at hand by their names, as if they were installed."""
        raise NotImplementedError

    def draft(self, name: str) -> Mapping[str, str]:
        """The files of a story in which nothing is told yet."""
        raise NotImplementedError

    def release(self, folder: Path) -> Mapping[str, str]:
        """The file in which it is kept what each id means, once a story has been handed to others."""
        raise NotImplementedError


AnyStories = Stories
