"""Meadow: harvest without an end, for figures; whoever likes picks, and nothing is used up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from regency import games
from regency.kernel.core import Sight, View, dreamt
from regency.kernel.edge import NEVER, Action, AnyAsk, AnyStep, Do
from regency.kernel.rng import Rng
from regency.kernel.rules import Outcome, fresh_seed

from . import harvest
from .harvest import Box, Free, Game, Harvest, Options, Picked, RanOut, Sand, Screen, Table

SEATS: Final = 5
TURNED_EVERY: Final = 1000  # milliseconds


class Open(Do[Table, Screen, Box], frozen=True):
    def run(self, g: Game) -> None:
        harvest.grow(g)
        g.table.ends = g.clock.now + TURNED_EVERY
        g.start_clock()
        for seat in range(len(g.screens)):
            g.table.baskets[seat][0].append(0)
            g.each(seat, Graze(seat))
        g.then(Turned())


class Turned(Sand, frozen=True):
    def wake(self, g: Game) -> None:
        g.table.ends = g.clock.now + TURNED_EVERY
        g.tell(RanOut())


class Graze(Free, frozen=True):
    def take(self, g: Game, action: Action) -> None:
        assert isinstance(action, harvest.Pick)
        g.table.baskets[self.seat][0][0] += 1
        g.tell(Picked(self.seat, action.berry))
        g.then(Graze(self.seat))


class Meadow(Harvest):
    name = "meadow"
    seats = range(1, SEATS + 1)
    asks: ClassVar[tuple[type[AnyAsk], ...]] = (Graze,)
    steps: ClassVar[tuple[type[AnyStep], ...]] = (Open, Turned)

    def setup(self, seats: int, options: Options, seed: bytes, legacy: Any) -> Game:
        g = super().setup(seats, options, seed, legacy)
        g.stacks[0][:] = []
        g.then(Open())
        return g

    def imagine(self, me: View[Table], notes: None, rng: Rng) -> Game:
        return dreamt(me, [Screen() for _ in me.table.held], Box([]), fresh_seed(rng))

    def outcome(self, table: Table) -> Outcome | None:
        return None

    def weigh(self, me: Sight[Table, Screen]) -> Sequence[float]:
        return (me.table.baskets[me.seat][0][0],)

    def stirs(self, me: Sight[Table, Screen], ask: AnyAsk) -> bool:
        return isinstance(ask, Graze)

    def courtesy(self, me: Sight[Table, Screen], action: Action) -> int:
        return NEVER

    def check(self, g: Game) -> None:
        return


MEADOW: Final = Meadow()


def register() -> None:
    """Among the games of this process."""
    honest = games.load
    here: Any = games
    here.NAMES = (*games.NAMES, MEADOW.name)
    here.load = lambda name: MEADOW if name == MEADOW.name else honest(name)
