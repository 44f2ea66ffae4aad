"""The least game there is: its steps are given by the test, and its table is a log of what happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Any, ClassVar, Literal

import pytest
from msgspec import Meta, Struct

from regency.kernel.codec import interned
from regency.kernel.core import Sight, State, View, dreamt
from regency.kernel.edge import (
    ALL,
    BOX,
    NEVER,
    Action,
    Ask,
    Do,
    Event,
    Option,
    Reconsider,
    Step,
    Wait,
    pick,
)
from regency.kernel.errors import Reason, Refused
from regency.kernel.match import Match
from regency.kernel.part import Part
from regency.kernel.rng import Rng
from regency.kernel.rules import Outcome, Rules, fresh_seed

WORDS = 8


class Table(Part):
    log: list[int]
    alarm: int
    ended: bool

    # Made by scripts/state.py from the fields above: change those.
    # fmt: off
    fields: ClassVar[tuple[str, ...]] = ("log", "alarm", "ended")

    def __init__(self, log: list[int], alarm: int, ended: bool) -> None:
        self.log = log
        self.alarm = alarm
        self.ended = ended

    def clone(self) -> Table:
        return Table(self.log[:], self.alarm, self.ended)
    # fmt: on


class Screen(Part):
    secret: int

    # Made by scripts/state.py from the fields above: change those.
    # fmt: off
    fields: ClassVar[tuple[str, ...]] = ("secret",)

    def __init__(self, secret: int) -> None:
        self.secret = secret

    def clone(self) -> Screen:
        return Screen(self.secret)
    # fmt: on


class Box(Part):
    deck: list[int]

    # Made by scripts/state.py from the fields above: change those.
    # fmt: off
    fields: ClassVar[tuple[str, ...]] = ("deck",)

    def __init__(self, deck: list[int]) -> None:
        self.deck = deck

    def clone(self) -> Box:
        return Box(self.deck[:])
    # fmt: on


Game = State[Table, Screen, Box]
AnyStep = Step[Table, Screen, Box]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    pace: Literal["slow", "quick"] = "slow"
    open: bool = False
    size: Annotated[int, Meta(ge=1, le=3)] = 2


class Say(Action, frozen=True):
    word: Annotated[int, pick("word", WORDS)]


class Pass(Action, frozen=True):
    pass


class Said(Event, frozen=True):
    seat: int
    word: int


class Turned(Event, frozen=True):
    card: int


class Mark(Do[Table, Screen, Box], frozen=True):
    """Writes a number into the log."""

    word: int

    def run(self, g: Game) -> None:
        g.table.log.append(self.word)


class Lays(Do[Table, Screen, Box], frozen=True):
    """Lays steps next, one call for each tuple; a first seat says in whose lane."""

    calls: tuple[tuple[int, tuple[AnyStep, ...]], ...]

    def run(self, g: Game) -> None:
        for seat, steps in self.calls:
            if seat == NEVER:
                g.then(*steps)
            else:
                g.each(seat, *steps)


class TurnCard(Do[Table, Screen, Box], frozen=True):
    """Turns the top card over for everybody."""

    def run(self, g: Game) -> None:
        g.show(ALL, BOX)
        g.table.log.append(g.box.deck.pop())
        g.tell(Turned(g.table.log[-1]))


class Roll(Do[Table, Screen, Box], frozen=True):
    def run(self, g: Game) -> None:
        g.table.log.append(g.chance("die").below(6))


class Peek(Do[Table, Screen, Box], frozen=True):
    """Shows a seat's secret to everybody."""

    of: int

    def run(self, g: Game) -> None:
        g.show(ALL, of=self.of)
        g.table.log.append(g.screens[self.of].secret)


class Clear(Do[Table, Screen, Box], frozen=True):
    """Empties the lanes, then lays something in this one and in another."""

    def run(self, g: Game) -> None:
        g.each(0, Mark(70))
        g.recall()
        g.then(Mark(71))
        g.each(0, Mark(72))


class SetAlarm(Do[Table, Screen, Box], frozen=True):
    alarm: int

    def run(self, g: Game) -> None:
        g.table.alarm = self.alarm
        g.start_clock()


class StopClock(Do[Table, Screen, Box], frozen=True):
    def run(self, g: Game) -> None:
        g.stop_clock()


class End(Do[Table, Screen, Box], frozen=True):
    def run(self, g: Game) -> None:
        g.table.ended = True


class Ring(Wait[Table, Screen, Box], frozen=True):
    """Waits for the alarm."""

    def wakes(self, table: Table) -> int:
        return table.alarm

    def wake(self, g: Game) -> None:
        g.table.log.append(g.clock.now)
        g.table.alarm = NEVER

    def over(self, view: View[Table]) -> bool:
        return view.table.alarm == NEVER

    def leave(self, g: Game) -> None:
        g.table.log.append(99)


class Question(Ask[Table, Screen, Box], frozen=True):
    """Any word may be said; what follows is laid."""

    follow: tuple[AnyStep, ...] = ()
    waits: bool = True
    last_word: bool = False
    gap: int = 0

    def due(self, table: Table) -> bool:
        return self.waits

    def final(self, table: Table) -> bool:
        return self.last_word

    def spacing(self, table: Table) -> int:
        return self.gap

    def options(self, me: Sight[Table, Screen]) -> Sequence[Option]:
        return interned(Say)

    def take(self, g: Game, action: Say) -> None:
        g.table.log.append(action.word)
        g.tell(Said(self.seat, action.word))
        g.then(*self.follow)


class PassOnly(Ask[Table, Screen, Box], frozen=True):
    """A question of another kind."""

    def due(self, table: Table) -> bool:
        return False

    def options(self, me: Sight[Table, Screen]) -> Sequence[Option]:
        return interned(Pass)

    def take(self, g: Game, action: Action) -> None:
        g.table.log.append(50)


class Tiny(Rules[Table, Screen, Box, tuple[int, ...]]):
    """Notes are the words of the log as they were heard."""

    name = "tiny"
    version = 1
    seats = range(1, 4)
    options = Options
    actions = (Say, Pass, Reconsider)
    events = (Said, Turned)
    asks: ClassVar[tuple[type[Ask[Any, Any, Any]], ...]] = (Question, PassOnly)
    steps: ClassVar[tuple[type[Step[Any, Any, Any]], ...]] = ()
    horizon = 100
    ends = ("said",)
    lines = ()

    def __init__(self, lay: Callable[[Game], None]) -> None:
        self.lay = lay

    def setup(self, seats: int, options: Options, seed: bytes, legacy: Any) -> Game:
        g: Game = State(Table([], NEVER, False), [Screen(20 + seat) for seat in range(seats)], Box([]), seed)
        g.box.deck = [30, 31, 32] if options.open else [32, 31, 30]
        self.lay(g)
        return g

    def note(
        self, notes: tuple[int, ...] | None, me: Sight[Table, Screen], told: Sequence[Event]
    ) -> tuple[int, ...]:
        return (*(notes or ()), *(event.word for event in told if isinstance(event, Said)))

    def imagine(self, me: View[Table], notes: tuple[int, ...] | None, rng: Rng) -> Game:
        screens = [Screen(20 + seat) for seat in range(len(me.stacks) - 1)]
        deck = [card for card in (30, 31, 32) if card not in me.table.log]
        rng.shuffle(deck)
        return dreamt(me, screens, Box(deck), fresh_seed(rng))

    def outcome(self, table: Table) -> Outcome | None:
        return Outcome("said", (1,), (len(table.log),), ()) if table.ended else None

    def check(self, g: Game) -> None:
        assert len(g.table.log) < 1000, "too much was said"


TinyMatch = Match[Table, Screen, Box, tuple[int, ...]]


def steps_of(*steps: AnyStep) -> Tiny:
    """A game of these steps."""
    return Tiny(lambda g: g.then(*steps))


def match_of(*steps: AnyStep, seats: int = 2, seed: int = 1) -> TinyMatch:
    """A match of these steps, settled."""
    return Match.start(steps_of(*steps), seats, seed=seed)


def log_of(*steps: AnyStep, seats: int = 2) -> list[int]:
    """What these steps write, in order."""
    return match_of(*steps, seats=seats).state.table.log


def questions(*seats: int) -> list[Question]:
    """A question for each of these seats, one after the other."""
    return [Question(seat) for seat in seats]


def undo_refused(match: TinyMatch, seat: int) -> Reason:
    """A seat takes back in vain, and this is why."""
    with pytest.raises(Refused) as refused:
        match.undo(seat)
    reason: Reason = refused.value.reason
    return reason
