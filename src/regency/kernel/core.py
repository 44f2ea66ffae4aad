"""The state of a match: three compartments, the stacks of what comes next, and who learned what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic

from .edge import ALL, ASK, BOX, DO, NEVER, ONLOOKER, Action, AnyStep, Ask, Event, Step
from .part import B, Clock, S, T
from .rng import Rng, stream

NOBODY: Final = -2  # as the actor of a tick or of the setup
MAIN: Final = 0


class View(Generic[T]):
    """What everybody sees: the table, the public stacks and the clock."""

    def __init__(self, clock: Clock, table: T, stacks: list[list[AnyStep]]) -> None:
        self.clock = clock
        self.table = table
        self.stacks = stacks

    def clone(self) -> View[T]:
        return View(self.clock.clone(), self.table.clone(), [stack[:] for stack in self.stacks])


class Sight(View[T], Generic[T, S]):
    """What one seat sees: the view, and what lies behind its own screen."""

    def __init__(
        self, clock: Clock, table: T, stacks: list[list[AnyStep]], seat: int, own: S, seen: int
    ) -> None:
        self.clock = clock
        self.table = table
        self.stacks = stacks
        self.seat = seat
        self.own = own
        self.seen = seen

    def __reduce__(self) -> tuple[Any, ...]:
        return (Sight, (self.clock, self.table, self.stacks, self.seat, self.own, self.seen))

    def clone(self) -> Sight[T, S]:
        stacks = [stack[:] for stack in self.stacks]
        return Sight(self.clock.clone(), self.table.clone(), stacks, self.seat, self.own.clone(), self.seen)


class State(Generic[T, S, B]):
    """Everything there is to a match. It has no encoder: what leaves it are views, sights and events."""

    def __init__(
        self,
        table: T,
        screens: list[S],
        box: B,
        seed: bytes,
        counts: dict[str, int] | None = None,
        clock: Clock | None = None,
        stacks: list[list[Step[T, S, B]]] | None = None,
        acted: list[int] | None = None,
    ) -> None:
        self.table = table
        self.screens = screens
        self.box = box
        self.seed = seed
        self.counts: dict[str, int] = {} if counts is None else counts
        self.clock = Clock(0, 0, 0, False, False) if clock is None else clock
        self.stacks: list[list[Step[T, S, B]]] = (
            [[] for _ in range(len(screens) + 1)] if stacks is None else stacks
        )
        self.acted: list[int] = [NEVER] * len(screens) if acted is None else acted
        self.watcher: Callable[[State[T, S, B]], None] | None = None
        self.heard = False
        self.told: list[Event] = []
        self.actor = NOBODY
        self.learned = 0
        self.barred = False
        self.certain = 0
        self.revealed = False
        self.foresees = False  # keeps the table as it stands where certainty ends: for previews
        self.foreseen: T | None = None
        self.where = MAIN
        self.base = 0
        self.lane_bases: list[int] | None = None
        self.live: list[Sight[T, S] | None] = []

    def clone(self) -> State[T, S, B]:
        """The same match between two entries, so that one can be played on without the other."""
        other: State[T, S, B] = State(
            self.table.clone(),
            [screen.clone() for screen in self.screens],
            self.box.clone(),
            self.seed,
            self.counts.copy(),
            self.clock.clone(),
            [stack[:] for stack in self.stacks],
            self.acted[:],
        )
        other.watcher = self.watcher
        other.heard = self.heard
        return other

    def become(self, other: State[T, S, B]) -> None:
        """Go over to another state of the same match, which must not be used again."""
        self.table = other.table
        self.screens = other.screens
        self.box = other.box
        self.seed = other.seed
        self.counts = other.counts
        self.clock = other.clock
        self.stacks = other.stacks
        self.acted = other.acted
        self.watcher = other.watcher
        self.heard = other.heard
        self.told = other.told
        self.actor = other.actor
        self.learned = other.learned
        self.barred = other.barred
        self.certain = other.certain
        self.revealed = other.revealed
        self.foreseen = other.foreseen
        self.where = MAIN
        self.base = 0
        self.lane_bases = None
        self.live = []

    def __reduce__(self) -> str:
        """Neither pickled nor copied in other ways: that would carry every secret along."""
        raise TypeError("a state has no encoder")

    # What is seen

    def view(self) -> View[T]:
        """What a spectator sees, to keep."""
        return View(self.clock, self.table, self.stacks).clone()

    def sight(self, seat: int) -> Sight[T, S]:
        """What a seat sees, to keep."""
        return Sight(self.clock, self.table, self.stacks, seat, self.screens[seat], self.clock.entry).clone()

    def eyes(self, seat: int) -> Sight[T, S]:
        """What a seat sees, at this moment and for rules alone: it moves with the state."""
        if not self.live:
            self.live = [None] * len(self.screens)
        me = self.live[seat]
        if me is None:
            me = Sight(self.clock, self.table, self.stacks, seat, self.screens[seat], NEVER)
            self.live[seat] = me
        me.seen = self.clock.entry
        return me

    # What comes next

    def then(self, *steps: Step[T, S, B]) -> None:
        """Next, in this order and after what was said before in the same step; what waited comes later."""
        stack = self.stacks[self.where]
        base = self.base
        for step in steps:
            stack.insert(base, step)

    def each(self, seat: int, *steps: Step[T, S, B]) -> None:
        """Next in the lane of a seat, on top of what lies there."""
        lane = self.stacks[1 + seat]
        if self.lane_bases is None:
            self.lane_bases = [NEVER] * len(self.stacks)
            self.lane_bases[self.where] = self.base
        base = self.lane_bases[1 + seat]
        if base == NEVER:
            base = len(lane)
            self.lane_bases[1 + seat] = base
        for step in steps:
            lane.insert(base, step)

    def recall(self) -> None:
        """Empty every lane: whatever was asked there is asked no more."""
        for lane in self.stacks[1:]:
            lane.clear()
        if self.where != MAIN:
            self.base = 0
        if self.lane_bases is not None:
            self.lane_bases = None

    def begin(self, where: int) -> None:
        """A step of this stack runs now: what it adds goes on top of what is left."""
        self.where = where
        self.base = len(self.stacks[where])
        self.lane_bases = None

    # What is told and shown

    def tell(self, event: Event) -> None:
        """A public fact. Verbs ask `heard` first, since in search nobody listens."""
        if self.heard:
            self.told.append(event)

    def show(self, to: int, of: int = BOX) -> None:
        """Somebody (a mask of seats) learns something that was a seat's secret, or the box's."""
        self.learned |= to
        if of != self.actor:
            self.bar()
        if self.barred and to >> ONLOOKER & 1:
            self.reveal()

    def chance(self, label: str) -> Rng:
        """The stream of the next random act of this name: the only randomness there is."""
        self.bar()
        count = self.counts.get(label, 0)
        self.counts[label] = count + 1
        return stream(self.seed, label, count)

    def bar(self) -> None:
        """From here on nobody can take it back."""
        self.barred = True

    def reveal(self) -> None:
        """Everybody learns what nobody could know; what was told so far was certain beforehand.

        Before that others see the same whatever one seat has drawn, by the secrecy law: so it is certain too.
        """
        if not self.revealed:
            self.revealed = True
            self.certain = len(self.told)
            if self.foresees:
                self.foreseen = self.table.clone()

    def open_entry(self, actor: int) -> None:
        """A new entry: nobody has learned anything yet."""
        self.actor = actor
        self.learned = 0
        self.barred = False
        self.certain = 0
        self.revealed = False
        self.foreseen = None
        self.told = []

    # Time

    def start_clock(self) -> None:
        """Game time runs from here on."""
        self.clock.running = True

    def stop_clock(self) -> None:
        """Game time stands still from here on."""
        self.clock.running = False


AnyView = View[Any]
AnySight = Sight[Any, Any]
AnyState = State[Any, Any, Any]


def settle(g: State[T, S, B]) -> None:
    """Run main, then the lanes in seat order, until everything rests on a question or a wait."""
    while True:
        run_stack(g, MAIN)
        moved = False
        for where in range(1, len(g.stacks)):
            if g.stacks[where] and run_stack(g, where):
                moved = True
        if not moved:
            return


def run_stack(g: State[T, S, B], where: int, floor: int = 0) -> bool:
    """Run one stack until it rests or is down to its lowest `floor` steps; whether anything ran."""
    moved = False
    while True:
        stack = g.stacks[where]
        if len(stack) <= floor:
            return moved
        step: Any = stack[-1]
        kind: int = step.kind
        if kind == ASK:
            return moved
        if kind == DO:
            stack.pop()
            g.begin(where)
            step.run(g)
        else:
            if not step.over(View(g.clock, g.table, g.stacks)):
                return moved
            stack.pop()
            g.begin(where)
            step.leave(g)
        moved = True
        if g.watcher is not None:
            g.begin(where)
            g.watcher(g)


def answer(g: State[T, S, B], where: int, action: Action) -> None:
    """Let the question on top of a stack take an action, unchecked, and settle."""
    take(g, where, action)
    settle(g)


def take(g: State[T, S, B], where: int, action: Action) -> None:
    """Let the question on top of a stack take an action, and run nothing of what it lays."""
    ask: Any = g.stacks[where].pop()
    g.begin(where)
    ask.take(g, action)
    if g.watcher is not None:
        g.begin(where)
        g.watcher(g)


def ask_on(g: State[T, S, B], where: int) -> Ask[T, S, B] | None:
    """The question on top of a stack, if it is one."""
    stack = g.stacks[where]
    if stack:
        step: Any = stack[-1]
        kind: int = step.kind
        if kind == ASK:
            ask: Ask[T, S, B] = step
            return ask
    return None


def places(g: State[T, S, B], seat: int) -> list[int]:
    """The stacks on which this seat is asked something: none, one or two."""
    found: list[int] = []
    ask = ask_on(g, MAIN)
    if ask is not None and ask.seat == seat:
        found.append(MAIN)
    if ask_on(g, 1 + seat) is not None:
        found.append(1 + seat)
    return found


def asks(g: State[T, S, B], seat: int) -> list[Ask[T, S, B]]:
    """What this seat is asked now: nothing, one question or two."""
    found: list[Ask[T, S, B]] = []
    for where in places(g, seat):
        ask = ask_on(g, where)
        if ask is not None:
            found.append(ask)
    return found


def next_due(g: State[T, S, B]) -> int:
    """The first stack whose question the game waits for, or NEVER."""
    for where in range(len(g.stacks)):
        ask = ask_on(g, where)
        if ask is not None and ask.due(g.table):
            return where
    return NEVER


def next_wake(g: State[T, S, B]) -> int:
    """The instant of the next wake, on the clock that entries are stamped with; NEVER if nothing wakes."""
    clock = g.clock
    if not clock.running or clock.halted:
        return NEVER
    where = sleeper(g)
    if where == NEVER:
        return NEVER
    step: Any = g.stacks[where][-1]
    wakes: int = step.wakes(g.table)
    return clock.at + max(0, wakes - clock.now)


def sleeper(g: State[T, S, B]) -> int:
    """The stack whose top wakes first; of several at once the first."""
    first = NEVER
    soonest = NEVER
    for where in range(len(g.stacks)):
        stack = g.stacks[where]
        if stack:
            step: Any = stack[-1]
            wakes: int = step.wakes(g.table)
            if wakes != NEVER and (first == NEVER or wakes < soonest):
                first = where
                soonest = wakes
    return first


def dreamt(view: View[T], screens: list[S], box: B, seed: bytes) -> State[T, S, B]:
    """A state around a view: what `imagine` of every game ends with."""
    g: State[T, S, B] = State(view.table.clone(), screens, box, seed)
    g.clock = view.clock.clone()
    g.stacks = [stack[:] for stack in view.stacks]
    return g


__all__ = [
    "ALL", "MAIN", "NOBODY", "Sight", "State", "View", "answer", "ask_on", "asks", "dreamt",
    "next_due", "next_wake", "places", "run_stack", "settle", "sleeper", "take",
]  # fmt: skip
