"""Heirs: three games around sealed envelopes; coins are offered to others, who may accept at any time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar, Final

from msgspec import Meta, Struct

from regency.kernel.acts import Bequest
from regency.kernel.codec import interned
from regency.kernel.core import Sight, State, View, dreamt
from regency.kernel.edge import ALL, NEVER, Action, AnyAsk, AnyStep, Ask, Do, Event, Form, Option, pick
from regency.kernel.part import Part
from regency.kernel.rng import Rng, stream
from regency.kernel.rules import Line, Outcome, Rules, fresh_seed

TOKENS: Final = (2, 3, 3, 4, 5, 6)
ENVELOPES: Final = (0, 1, 2)  # nothing inside, a coin for everybody, a die
MOST_COINS: Final = 40
OFFERS: Final = 2
FAVOURS: Final = 2
HOUSES: Final = 6


class Table(Part):
    game: int
    turns: int
    turn: int
    flow: list[int]
    favour: list[int]
    offered: int
    lying: int
    crowns: list[int]
    known: tuple[int, ...]
    sealed: int  # how many envelopes were sealed before this game
    houses: tuple[int, ...]  # by seat
    owed: list[int]  # favours in all games, by house
    opened: int
    opening: bool
    tokens: list[int]
    ended: bool

    # Made by scripts/state.py from the fields above: change those.
    # fmt: off
    fields: ClassVar[tuple[str, ...]] = (
        "game", "turns", "turn", "flow", "favour", "offered", "lying", "crowns", "known", "sealed", "houses",
        "owed", "opened", "opening", "tokens", "ended",
    )

    def __init__(
        self, game: int, turns: int, turn: int, flow: list[int], favour: list[int], offered: int, lying: int,
        crowns: list[int], known: tuple[int, ...], sealed: int, houses: tuple[int, ...], owed: list[int],
        opened: int, opening: bool, tokens: list[int], ended: bool,
    ) -> None:
        self.game = game
        self.turns = turns
        self.turn = turn
        self.flow = flow
        self.favour = favour
        self.offered = offered
        self.lying = lying
        self.crowns = crowns
        self.known = known
        self.sealed = sealed
        self.houses = houses
        self.owed = owed
        self.opened = opened
        self.opening = opening
        self.tokens = tokens
        self.ended = ended

    def clone(self) -> Table:
        return Table(
            self.game, self.turns, self.turn, self.flow[:], self.favour[:], self.offered, self.lying,
            self.crowns[:], self.known, self.sealed, self.houses, self.owed[:], self.opened, self.opening,
            self.tokens[:], self.ended,
        )
    # fmt: on


class Screen(Part):
    token: int
    purse: int

    # Made by scripts/state.py from the fields above: change those.
    # fmt: off
    fields: ClassVar[tuple[str, ...]] = ("token", "purse")

    def __init__(self, token: int, purse: int) -> None:
        self.token = token
        self.purse = purse

    def clone(self) -> Screen:
        return Screen(self.token, self.purse)
    # fmt: on


class Box(Part):
    namesakes: ClassVar[tuple[str, ...]] = ("tokens",)  # those that nobody drew

    tokens: list[int]
    envelope: int
    later: list[int]

    # Made by scripts/state.py from the fields above: change those.
    # fmt: off
    fields: ClassVar[tuple[str, ...]] = ("tokens", "envelope", "later")

    def __init__(self, tokens: list[int], envelope: int, later: list[int]) -> None:
        self.tokens = tokens
        self.envelope = envelope
        self.later = later

    def clone(self) -> Box:
        return Box(self.tokens[:], self.envelope, self.later[:])
    # fmt: on


Game = State[Table, Screen, Box]


class Options(Struct, frozen=True):
    turns: Annotated[int, Meta(ge=1, le=5)] = 3


class Legacy(Struct, frozen=True):
    """What earlier games left: crowns by seat, a set of sealed envelopes, what was in the opened ones."""

    game: int
    crowns: tuple[int, ...]
    sealed: tuple[int, ...]
    known: tuple[int, ...]
    houses: tuple[int, ...]
    owed: tuple[int, ...] = (0,) * HOUSES


class Work(Action, frozen=True):
    """Earn a coin."""


class Rest(Action, frozen=True):
    """End the turn."""


class Offer(Action, frozen=True):
    """Lay coins down for somebody's favour."""

    to: Annotated[int, pick("seat", 4)]
    coins: Annotated[int, pick("coins", MOST_COINS)]


class Accept(Action, frozen=True):
    """Take the coins and owe a favour."""


class Decline(Action, frozen=True):
    """Let the coins go back."""


class Earned(Event, frozen=True):
    seat: int


class Offered(Event, frozen=True):
    by: int
    to: int
    coins: int


class Answered(Event, frozen=True):
    seat: int
    accepted: bool


class Opened(Event, frozen=True):
    envelope: int


class Rolled(Event, frozen=True):
    pips: int


class Counted(Event, frozen=True):
    purses: tuple[int, ...]


class Notes(Struct, frozen=True):
    """The least that each seat's token must have been worth, since it paid so much."""

    least: tuple[int, ...]


# The verbs


def move_coins(g: Game, seat: int, coins: int) -> None:
    g.screens[seat].purse += coins
    g.table.flow[seat] += coins


def earn(g: Game, seat: int) -> None:
    move_coins(g, seat, 1)
    g.tell(Earned(seat))


def lay_offer(g: Game, by: int, to: int, coins: int) -> None:
    move_coins(g, by, -coins)
    g.table.lying += coins
    g.table.offered += 1
    g.tell(Offered(by, to, coins))


def settle_offer(g: Game, by: int, to: int, coins: int, accepted: bool) -> None:
    g.table.lying -= coins
    move_coins(g, to if accepted else by, coins)
    g.table.favour[by] += accepted
    g.table.owed[g.table.houses[by]] += accepted
    g.tell(Answered(to, accepted))


def open_envelope(g: Game) -> None:
    """Everybody sees what is inside, and it happens."""
    g.show(ALL)
    g.table.opened, g.box.envelope = g.box.envelope, NEVER
    g.tell(Opened(g.table.opened))
    coins = 0
    if g.table.opened == 1:
        coins = 1
    elif g.table.opened == 2:
        coins = g.chance("die").below(6) + 1
        g.tell(Rolled(coins))
    for seat in range(len(g.screens)):
        move_coins(g, seat, coins)


def count_purses(g: Game) -> None:
    for seat, own in enumerate(g.screens):
        g.show(ALL, of=seat)
        g.table.tokens[seat] = own.token
    g.tell(Counted(tuple(own.purse for own in g.screens)))


# The steps


class Turn(Ask[Table, Screen, Box], frozen=True):
    worked: bool = False

    def options(self, me: Sight[Table, Screen]) -> Sequence[Option]:
        found: list[Option] = [] if self.worked else [*interned(Work)]
        if me.own.purse and me.table.offered < OFFERS:
            others = tuple(seat for seat in range(len(me.table.flow)) if seat != self.seat)
            found.append(Form(Offer, (others, tuple(range(1, me.own.purse + 1)))))
        return [*found, *interned(Rest)]

    def take(self, g: Game, action: Action) -> None:
        if isinstance(action, Work):
            earn(g, self.seat)
            g.then(Turn(self.seat, True))
        elif isinstance(action, Offer):
            lay_offer(g, self.seat, action.to, action.coins)
            g.each(action.to, Bargain(action.to, self.seat, action.coins))
            g.then(Turn(self.seat, self.worked))


class Bargain(Ask[Table, Screen, Box], frozen=True):
    by: int
    coins: int

    def due(self, table: Table) -> bool:
        return False

    def final(self, table: Table) -> bool:
        return True

    def options(self, me: Sight[Table, Screen]) -> Sequence[Option]:
        return (*interned(Accept), *interned(Decline))

    def take(self, g: Game, action: Action) -> None:
        settle_offer(g, self.by, self.seat, self.coins, isinstance(action, Accept))


class OpenEnvelope(Do[Table, Screen, Box], frozen=True):
    def run(self, g: Game) -> None:
        open_envelope(g)


class NextTurn(Do[Table, Screen, Box], frozen=True):
    def run(self, g: Game) -> None:
        seats = len(g.screens)
        if g.table.turn == seats * g.table.turns:
            g.then(End())
            return
        seat = g.table.turn % seats
        g.table.turn += 1
        g.table.offered = 0
        g.then(Turn(seat), NextTurn())


class End(Do[Table, Screen, Box], frozen=True):
    def run(self, g: Game) -> None:
        for lane in g.stacks[1:]:
            for step in lane:
                assert isinstance(step, Bargain)
                settle_offer(g, step.by, step.seat, step.coins, False)
        g.recall()
        count_purses(g)
        g.table.ended = True


class Left(Struct, frozen=True, forbid_unknown_fields=True):
    """The open side of what a game leaves: who was crowned, by seat, favours owed, and the open envelope."""

    crowned: tuple[int, ...]
    owed: tuple[int, ...]
    opened: int


class Unopened(Struct, frozen=True, forbid_unknown_fields=True):
    """The sealed side: which envelopes there are left, in no order."""

    sealed: tuple[int, ...]


class Heirs(Rules[Table, Screen, Box, Notes]):
    name = "heirs"
    version = 1
    seats = range(2, 5)
    options = Options
    legacy = Legacy
    actions = (Work, Rest, Offer, Accept, Decline)
    events = (Earned, Offered, Answered, Opened, Rolled, Counted)
    asks: ClassVar[tuple[type[AnyAsk], ...]] = (Turn, Bargain)
    steps: ClassVar[tuple[type[AnyStep], ...]] = (OpenEnvelope, NextTurn, End)
    horizon = 200
    ends = ("counted",)
    lines = ("purse", "favour")

    def __init__(self) -> None:
        self.watch = open_as_soon_as_owed

    def setup(self, seats: int, options: Options, seed: bytes, legacy: Legacy | None) -> Game:
        left = legacy or Legacy(0, (0,) * seats, ENVELOPES, (), tuple(range(seats)))
        first, *later = shuffled(stream(seed, "envelopes", 0), left.sealed)
        table = bare_table(seats, options.turns, left)
        g: Game = State(table, [], Box(list(TOKENS), first, sorted(later)), seed)
        g.chance("tokens").shuffle(g.box.tokens)
        screens = []
        for _ in range(seats):
            token = g.box.tokens.pop()
            screens.append(Screen(token, token))
        dealt: Game = State(table, screens, g.box, seed)
        dealt.then(NextTurn())
        return dealt

    def note(self, notes: Notes | None, me: Sight[Table, Screen], told: Sequence[Event]) -> Notes:
        flow = me.table.flow
        before = notes.least if notes else (0,) * len(flow)
        return Notes(tuple(max(old, -now) for old, now in zip(before, flow, strict=True)))

    def imagine(self, me: View[Table], notes: Notes | None, rng: Rng) -> Game:
        table = me.table
        tokens = table.tokens[:]
        if isinstance(me, Sight):
            tokens[me.seat] = me.own.token
        pool = list(TOKENS)
        for token in tokens:
            if token != NEVER:
                pool.remove(token)
        rng.shuffle(pool)
        least = notes.least if notes else tuple(-flow for flow in table.flow)
        # whoever must hold most is dealt first, so that the rest always suffices
        for seat in sorted(range(len(tokens)), key=lambda seat: -least[seat]):
            if tokens[seat] == NEVER:
                tokens[seat] = next(token for token in pool if token >= least[seat])
                pool.remove(tokens[seat])
        screens = [Screen(token, token + flow) for token, flow in zip(tokens, table.flow, strict=True)]
        sealed = [one for one in ENVELOPES if one not in table.known and one != table.opened]
        rng.shuffle(sealed)
        envelope = sealed.pop() if table.opened == NEVER else NEVER
        later = sorted(sealed[: table.sealed - 1])
        return dreamt(me, screens, Box(pool, envelope, later), fresh_seed(rng))

    def agrees(self, notes: Notes, g: Game) -> bool:
        return all(own.token >= least for own, least in zip(g.screens, notes.least, strict=True))

    def outcome(self, table: Table) -> Outcome | None:
        if not table.ended:
            return None
        purses = tuple(token + flow for token, flow in zip(table.tokens, table.flow, strict=True))
        favour = tuple(5 * each for each in table.favour)
        points = tuple(sum(both) for both in zip(purses, favour, strict=True))
        ranks = tuple(1 + sum(other > mine for other in points) for mine in points)
        return Outcome("counted", ranks, points, (Line("purse", purses), Line("favour", favour)))

    def bequest(self, g: Game) -> Bequest[Left, Unopened]:
        outcome = self.outcome(g.table)
        assert outcome is not None
        crowned = tuple(int(rank == 1) for rank in outcome.ranks)
        left = Left(crowned, tuple(g.table.owed), g.table.opened)
        return Bequest(left, Unopened(tuple(g.box.later)))

    def pages(self, view: View[Table]) -> list[str]:
        opened = [] if view.table.opened == NEVER else [view.table.opened]
        return [f"envelope-{envelope}" for envelope in (*view.table.known, *opened)]

    def check(self, g: Game) -> None:
        held = sorted([*g.box.tokens, *(own.token for own in g.screens)])
        assert held == list(TOKENS), "tokens were made or lost"
        for own, flow in zip(g.screens, g.table.flow, strict=True):
            assert own.purse == own.token + flow, "coins were made or lost"
            assert own.purse >= 0, "nobody owes coins"
        sealed = [one for one in (g.box.envelope, g.table.opened, *g.box.later) if one != NEVER]
        assert len(sealed) == len(set(sealed)) == g.table.sealed, "an envelope is lost"


def bare_table(seats: int, turns: int, left: Legacy) -> Table:
    """Before the first turn."""
    none, hidden = [0] * seats, [NEVER] * seats
    crowns = list(left.crowns)
    return Table(
        game=left.game,
        turns=turns,
        turn=0,
        flow=none[:],
        favour=none,
        offered=0,
        lying=0,
        crowns=crowns,
        known=left.known,
        sealed=len(left.sealed),
        houses=left.houses,
        owed=list(left.owed),
        opened=NEVER,
        opening=False,
        tokens=hidden,
        ended=False,
    )


def open_as_soon_as_owed(g: Game) -> None:
    """The envelope is opened as soon as enough favours are owed."""
    if not g.table.opening and sum(g.table.favour) >= FAVOURS:
        g.table.opening = True
        g.then(OpenEnvelope())


def shuffled(rng: Rng, things: Sequence[int]) -> tuple[int, ...]:
    order = list(things)
    rng.shuffle(order)
    return tuple(order)


HEIRS: Final = Heirs()
