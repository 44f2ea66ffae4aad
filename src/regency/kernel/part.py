"""A compartment of a state: what everybody sees, what one seat sees, or what nobody sees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from .marks import mypyc_attr

if TYPE_CHECKING:
    from typing import Self


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """Ints, lists of ints, lists of those and frozen values; `fields` names every one of them."""

    fields: ClassVar[tuple[str, ...]] = ()
    namesakes: ClassVar[tuple[str, ...]] = ()  # fields that mean another thing in a compartment before this
    grown: ClassVar[Mapping[str, Any]] = {}  # what games under way did not have, and its value there

    def clone(self) -> Self:
        """A copy that shares nothing that can change."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[Any, ...]:
        """To another process of ours: `fields` are in the order of the constructor."""
        return (type(self), tuple([getattr(self, name) for name in self.fields]))


T = TypeVar("T", bound=Part)
S = TypeVar("S", bound=Part)
B = TypeVar("B", bound=Part)


class Clock(Part):
    """What an entry of the log moves before any rule does: its number, its instant and the game time."""

    entry: int
    at: int
    now: int
    running: bool
    halted: bool

    # Made by scripts/state.py from the fields above: change those.
    # fmt: off
    fields: ClassVar[tuple[str, ...]] = ("entry", "at", "now", "running", "halted")

    def __init__(self, entry: int, at: int, now: int, running: bool, halted: bool) -> None:
        self.entry = entry
        self.at = at
        self.now = now
        self.running = running
        self.halted = halted

    def clone(self) -> Clock:
        return Clock(self.entry, self.at, self.now, self.running, self.halted)
    # fmt: on
