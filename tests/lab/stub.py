"""A game of no choice that matters: the result of each game is known beforehand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar

from msgspec import Meta, Struct

from regency.kernel.core import State, dreamt
from regency.kernel.edge import Action, Ask
from regency.kernel.part import Part
from regency.kernel.rules import Line, Outcome, Rules


class Options(Struct, frozen=True):
    questions: Annotated[int, Meta(ge=1, le=1000)] = 3
    shared: bool = False


class Pebbles(Part):
    left: int
    shared: bool
    seats: int

    # Made by scripts/state.py from the fields above: change those.
    # fmt: off
    fields: ClassVar[tuple[str, ...]] = ("left", "shared", "seats")

    def __init__(self, left: int, shared: bool, seats: int) -> None:
        self.left = left
        self.shared = shared
        self.seats = seats

    def clone(self) -> Pebbles:
        return Pebbles(self.left, self.shared, self.seats)
    # fmt: on


class Nothing(Part):
    """Neither behind a screen nor in the box."""

    # Made by scripts/state.py from the fields above: change those.
    # fmt: off
    def clone(self) -> Nothing:
        return Nothing()
    # fmt: on


class Take(Action, frozen=True):
    """A pebble."""


class Wave(Action, frozen=True):
    """The same, with a gesture."""


class Which(Ask[Pebbles, Nothing, Nothing], frozen=True):
    """Seat 0 takes pebbles; it has a choice at every question but the last."""

    def options(self, me: Any) -> Sequence[Action]:
        return (Take(), Wave()) if me.table.left > 1 else (Take(),)

    def take(self, g: Any, action: Any) -> None:
        g.table.left -= 1
        if g.table.left:
            g.then(self)


class Stub(Rules[Pebbles, Nothing, Nothing, None]):
    """The first seat wins with 10 points, or shares with the second; the others have their number."""

    name = "stub"
    version = 1
    seats = range(2, 5)
    options = Options
    actions = (Take, Wave)
    events = ()
    asks = (Which,)
    steps = (Which,)
    horizon = 100
    ends = ("taken",)
    lines = ("pebbles",)

    def setup(self, seats: int, options: Any, seed: bytes, legacy: Any) -> Any:
        table = Pebbles(options.questions, options.shared, seats)
        g: Any = State(table, [Nothing() for _ in range(seats)], Nothing(), seed)
        g.then(Which(0))
        return g

    def imagine(self, me: Any, notes: None, rng: Any) -> Any:
        return dreamt(me, [Nothing() for _ in range(me.table.seats)], Nothing(), bytes(32))

    def outcome(self, table: Pebbles) -> Outcome | None:
        if table.left:
            return None
        scores = [10, 10 if table.shared else 1, 2, 3][: table.seats]
        ranks = tuple(1 + sum(other > mine for other in scores) for mine in scores)
        return Outcome("taken", ranks, tuple(scores), (Line("pebbles", tuple(scores)),))

    def check(self, g: Any) -> None:
        assert g.table.left >= 0

    def progress(self, table: Pebbles) -> int:
        return 7


STUB = Stub()
