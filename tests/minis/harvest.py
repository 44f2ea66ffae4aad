"""Harvest: while the sand runs everybody picks berries; between two harvests each seat orders its baskets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar, Final

from msgspec import Meta, Struct

from regency.kernel.codec import interned
from regency.kernel.core import Sight, State, View, dreamt
from regency.kernel.edge import ALL, NEVER, Action, AnyAsk, AnyStep, Ask, Do, Event, Option, Wait, pick
from regency.kernel.errors import Reason
from regency.kernel.part import Part
from regency.kernel.rng import Rng
from regency.kernel.rules import Line, Outcome, Rules, fresh_seed

KINDS: Final = 6
EACH: Final = 8
ROW: Final = 4
SAND: Final = 2000
LATE: Final = 250
SPACING: Final = 200


class Table(Part):
    row: list[int]
    old: list[int]
    baskets: list[list[list[int]]]
    held: list[int]
    spilt: list[int]
    deck: int
    ends: int
    closes: int
    flipped: int
    flips: int
    rounds: int
    ripe: bool
    ended: bool

    # Made by scripts/state.py from the fields above: change those.
    # fmt: off
    fields: ClassVar[tuple[str, ...]] = (
        "row", "old", "baskets", "held", "spilt", "deck", "ends", "closes", "flipped", "flips", "rounds",
        "ripe", "ended",
    )

    def __init__(
        self, row: list[int], old: list[int], baskets: list[list[list[int]]], held: list[int],
        spilt: list[int], deck: int, ends: int, closes: int, flipped: int, flips: int, rounds: int,
        ripe: bool, ended: bool,
    ) -> None:
        self.row = row
        self.old = old
        self.baskets = baskets
        self.held = held
        self.spilt = spilt
        self.deck = deck
        self.ends = ends
        self.closes = closes
        self.flipped = flipped
        self.flips = flips
        self.rounds = rounds
        self.ripe = ripe
        self.ended = ended

    def clone(self) -> Table:
        return Table(
            self.row[:], self.old[:], [[inner1[:] for inner1 in each] for each in self.baskets], self.held[:],
            self.spilt[:], self.deck, self.ends, self.closes, self.flipped, self.flips, self.rounds,
            self.ripe, self.ended,
        )
    # fmt: on


class Screen(Part):
    """Nothing is hidden from the others."""

    # Made by scripts/state.py from the fields above: change those.
    # fmt: off
    def clone(self) -> Screen:
        return Screen()
    # fmt: on


class Box(Part):
    namesakes: ClassVar[tuple[str, ...]] = ("deck",)  # everybody sees how many there are

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


class Options(Struct, frozen=True):
    rounds: Annotated[int, Meta(ge=1, le=4)] = 2


class Pick(Action, frozen=True):
    """Pick a berry from the row."""

    berry: Annotated[int, pick("berry", KINDS)]


class Stow(Action, frozen=True):
    """Put the berry into a basket."""

    basket: Annotated[int, pick("basket", 2)]


class Swap(Action, frozen=True):
    """Change the baskets round."""


class Done(Action, frozen=True):
    """Leave them as they are."""


class Picked(Event, frozen=True):
    seat: int
    berry: int


class Stowed(Event, frozen=True):
    seat: int
    basket: int


class Swapped(Event, frozen=True):
    seat: int


class Grown(Event, frozen=True):
    row: tuple[int, ...]


class RanOut(Event, frozen=True):
    pass


class NoSuchBerry(Reason, frozen=True):
    berry: int


# The verbs


def grow(g: Game) -> None:
    """Turn the next berries over."""
    g.show(ALL)
    g.table.row = [g.box.deck.pop() for _ in range(ROW)]
    g.table.deck -= ROW
    g.tell(Grown(tuple(g.table.row)))


def run_out(g: Game) -> None:
    """The sand is turned: the row is old, and whoever had not seen it may still reach into it."""
    table = g.table
    table.spilt += table.old
    table.old = table.row
    table.row = []
    table.flipped = g.clock.entry
    table.flips += 1
    table.closes = g.clock.now + LATE
    g.tell(RanOut())
    if table.flips % 2:
        table.ends = g.clock.now + SAND
        grow(g)
    else:
        table.ends = NEVER


def close_window(g: Game) -> None:
    """Nobody can be late any more; behind the second sand the harvest is over."""
    table = g.table
    table.spilt += table.old
    table.old = []
    table.closes = NEVER
    table.ripe = table.ends == NEVER


def pick_berry(g: Game, seat: int, berry: int) -> None:
    (g.table.row if berry in g.table.row else g.table.old).remove(berry)
    g.table.held[seat] = berry
    g.tell(Picked(seat, berry))


def stow(g: Game, seat: int, basket: int) -> None:
    g.table.baskets[seat][basket].append(g.table.held[seat])
    g.table.held[seat] = NEVER
    g.tell(Stowed(seat, basket))


def drop_all(g: Game) -> None:
    """What was not stowed in time is spilt."""
    table = g.table
    table.spilt += [berry for berry in table.held if berry != NEVER] + table.row + table.old
    table.held = [NEVER] * len(table.held)
    table.row, table.old = [], []


# The steps


class Begin(Do[Table, Screen, Box], frozen=True):
    def run(self, g: Game) -> None:
        grow(g)
        g.table.ripe = False
        g.table.ends = g.clock.now + SAND
        g.start_clock()
        for seat in range(len(g.screens)):
            g.each(seat, Free(seat))
        g.then(Sand())


class Sand(Wait[Table, Screen, Box], frozen=True):
    def wakes(self, table: Table) -> int:
        due = [instant for instant in (table.ends, table.closes) if instant != NEVER]
        return min(due, default=NEVER)

    def wake(self, g: Game) -> None:
        if g.table.closes != NEVER and g.table.closes <= g.clock.now:
            close_window(g)
        else:
            run_out(g)

    def over(self, view: View[Table]) -> bool:
        return view.table.ripe

    def leave(self, g: Game) -> None:
        drop_all(g)
        g.recall()
        g.stop_clock()
        g.then(*(Order(seat) for seat in range(len(g.screens))), Again())


class Free(Ask[Table, Screen, Box], frozen=True):
    def due(self, table: Table) -> bool:
        return False

    def spacing(self, table: Table) -> int:
        return SPACING

    def options(self, me: Sight[Table, Screen]) -> Sequence[Option]:
        late = me.seen < me.table.flipped and me.table.closes != NEVER
        berries = {*me.table.row, *(me.table.old if late else ())}
        return [interned(Pick)[berry] for berry in sorted(berries)]

    def refusal(self, me: Sight[Table, Screen], action: Action) -> Reason:
        return NoSuchBerry(action.berry) if isinstance(action, Pick) else super().refusal(me, action)

    def take(self, g: Game, action: Pick) -> None:
        pick_berry(g, self.seat, action.berry)
        g.then(Keep(self.seat), Free(self.seat))


class Keep(Ask[Table, Screen, Box], frozen=True):
    def options(self, me: Sight[Table, Screen]) -> Sequence[Option]:
        return interned(Stow)

    def take(self, g: Game, action: Stow) -> None:
        stow(g, self.seat, action.basket)


class Order(Ask[Table, Screen, Box], frozen=True):
    swapped: bool = False

    def options(self, me: Sight[Table, Screen]) -> Sequence[Option]:
        return interned(Done) if self.swapped else (*interned(Swap), *interned(Done))

    def take(self, g: Game, action: Action) -> None:
        if isinstance(action, Swap):
            g.table.baskets[self.seat].reverse()
            g.tell(Swapped(self.seat))
            g.then(Order(self.seat, True))


class Again(Do[Table, Screen, Box], frozen=True):
    def run(self, g: Game) -> None:
        if g.table.flips < 2 * g.table.rounds:
            g.then(Begin())
        else:
            g.table.ended = True


class Harvest(Rules[Table, Screen, Box, None]):
    name = "harvest"
    version = 1
    seats = range(1, 5)
    options = Options
    actions = (Pick, Stow, Swap, Done)
    events = (Picked, Stowed, Swapped, Grown, RanOut)
    reasons = (NoSuchBerry,)
    asks: ClassVar[tuple[type[AnyAsk], ...]] = (Free, Keep, Order)
    steps: ClassVar[tuple[type[AnyStep], ...]] = (Begin, Sand, Again)
    features = ("berries",)
    horizon = 300
    ends = ("harvested",)
    lines = ("berries",)

    def timed(self, options: Options) -> bool:
        return True

    def setup(self, seats: int, options: Options, seed: bytes, legacy: Any) -> Game:
        deck = [kind for kind in range(KINDS) for _ in range(EACH)]
        g: Game = State(
            bare_table(seats, options.rounds, len(deck)), [Screen() for _ in range(seats)], Box(deck), seed
        )
        g.chance("deck").shuffle(g.box.deck)
        g.then(Begin())
        return g

    def imagine(self, me: View[Table], notes: None, rng: Rng) -> Game:
        deck = [kind for kind in range(KINDS) for _ in range(EACH)]
        for berry in on_table(me.table):
            deck.remove(berry)
        rng.shuffle(deck)
        return dreamt(me, [Screen() for _ in me.table.held], Box(deck), fresh_seed(rng))

    def outcome(self, table: Table) -> Outcome | None:
        if not table.ended:
            return None
        points = tuple(len(set(left)) + len(right) for left, right in table.baskets)
        ranks = tuple(1 + sum(other > mine for other in points) for mine in points)
        return Outcome("harvested", ranks, points, (Line("berries", points),))

    def weigh(self, me: Sight[Table, Screen]) -> Sequence[float]:
        left, right = me.table.baskets[me.seat]
        return (len(set(left)) + len(right),)

    def stirs(self, me: Sight[Table, Screen], ask: AnyAsk) -> bool:
        return isinstance(ask, Free) and bool(me.table.row)

    def courtesy(self, me: Sight[Table, Screen], action: Action) -> int:
        """The last berry is left to those whose hands are free."""
        table = me.table
        others = [held for seat, held in enumerate(table.held) if seat != me.seat]
        if isinstance(action, Pick) and len(table.row) == 1 and NEVER in others:
            return table.ends - SAND
        return NEVER

    def check(self, g: Game) -> None:
        berries = sorted([*on_table(g.table), *g.box.deck])
        assert berries == [kind for kind in range(KINDS) for _ in range(EACH)], "berries were made or lost"
        assert g.table.deck == len(g.box.deck), "the deck is miscounted"
        assert g.clock.running == (not g.table.ripe), "the sand and the clock go together"


def bare_table(seats: int, rounds: int, deck: int) -> Table:
    """Nothing has grown yet."""
    baskets: list[list[list[int]]] = [[[], []] for _ in range(seats)]
    held = [NEVER] * seats
    return Table([], [], baskets, held, [], deck, NEVER, NEVER, 0, 0, rounds, False, False)


def on_table(table: Table) -> list[int]:
    """Every berry that lies open."""
    stowed = [berry for both in table.baskets for basket in both for berry in basket]
    held = [berry for berry in table.held if berry != NEVER]
    return [*table.row, *table.old, *table.spilt, *stowed, *held]


HARVEST: Final = Harvest()
