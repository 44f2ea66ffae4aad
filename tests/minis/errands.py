"""Errands: couriers are sent to towns. A game of many choices that has words, for whoever shows menus."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, ClassVar, Final

from msgspec import Struct

from regency.kernel.codec import interned
from regency.kernel.core import Sight, State, View, dreamt
from regency.kernel.edge import Action, AnyAsk, AnyStep, Ask, Do, Event, pick
from regency.kernel.part import Part
from regency.kernel.rng import Rng
from regency.kernel.rules import Line, Outcome, Phrase, Rules, fresh_seed
from regency.kernel.sheet import Cell, Grid, Note, Sheet

COURIERS: Final = 6
TOWNS: Final = 4
CARDS: Final = 20
TURNS: Final = 3  # of each seat
WAGES: Final = 4
ALMS: Final = (1, 2, 0)  # by door

Courier = Annotated[int, pick("courier", COURIERS)]
Town = Annotated[int, pick("town", TOWNS)]
Door = Annotated[int, pick("door", len(ALMS))]


class Table(Part):
    turn: int
    sent: bool
    begged: bool
    coins: list[int]
    hands: list[int]

    # Made by scripts/state.py from the fields above: change those.
    # fmt: off
    fields: ClassVar[tuple[str, ...]] = ("turn", "sent", "begged", "coins", "hands")

    def __init__(self, turn: int, sent: bool, begged: bool, coins: list[int], hands: list[int]) -> None:
        self.turn = turn
        self.sent = sent
        self.begged = begged
        self.coins = coins
        self.hands = hands

    def clone(self) -> Table:
        return Table(self.turn, self.sent, self.begged, self.coins[:], self.hands[:])
    # fmt: on


class Screen(Part):
    hand: list[int]

    # Made by scripts/state.py from the fields above: change those.
    # fmt: off
    fields: ClassVar[tuple[str, ...]] = ("hand",)

    def __init__(self, hand: list[int]) -> None:
        self.hand = hand

    def clone(self) -> Screen:
        return Screen(self.hand[:])
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


class Options(Struct, frozen=True):
    """None."""


class Send(Action, frozen=True):
    courier: Courier
    town: Town


class Beg(Action, frozen=True):
    """For coins: at a door."""


class Knock(Action, frozen=True):
    door: Door


class EndTurn(Action, frozen=True):
    """Draw a card, which cannot be taken back."""


class CourierSent(Event, frozen=True):
    seat: int
    courier: Courier
    town: Town


class CoinsGained(Event, frozen=True):
    seat: int
    coins: int


class TurnEnded(Event, frozen=True):
    seat: int


# The verbs


def send_courier(g: Game, seat: int, courier: int, town: int) -> None:
    g.table.sent = True
    g.tell(CourierSent(seat, courier, town))


def gain_coins(g: Game, seat: int, coins: int) -> None:
    g.table.coins[seat] += coins
    g.tell(CoinsGained(seat, coins))


def beg(g: Game) -> None:
    g.table.begged = True


def end_turn(g: Game, seat: int) -> None:
    g.table.turn += 1
    g.table.sent = g.table.begged = False
    g.tell(TurnEnded(seat))


def draw_card(g: Game, seat: int) -> None:
    g.show(1 << seat)
    g.screens[seat].hand.append(g.box.deck.pop())
    g.table.hands[seat] += 1


# The steps


class Turn(Ask[Table, Screen, Box], frozen=True):
    def options(self, me: Sight[Table, Screen]) -> Sequence[Action]:
        first = interned(EndTurn) if me.table.sent else interned(Send)
        return [*first, *(() if me.table.begged else interned(Beg))]

    def take(self, g: Game, action: Action) -> None:
        if isinstance(action, Send):
            send_courier(g, self.seat, action.courier, action.town)
            gain_coins(g, self.seat, WAGES)
            g.then(self)
        elif isinstance(action, Beg):
            beg(g)
            g.then(AtDoor(self.seat), self)
        else:
            end_turn(g, self.seat)
            draw_card(g, self.seat)


class AtDoor(Ask[Table, Screen, Box], frozen=True):
    def options(self, me: Sight[Table, Screen]) -> Sequence[Action]:
        return interned(Knock)

    def take(self, g: Game, action: Knock) -> None:
        gain_coins(g, self.seat, ALMS[action.door])


class NextTurn(Do[Table, Screen, Box], frozen=True):
    def run(self, g: Game) -> None:
        seats = len(g.screens)
        if g.table.turn < TURNS * seats:
            g.then(Turn(g.table.turn % seats), NextTurn())


class Errands(Rules[Table, Screen, Box, None]):
    name = "errands"
    version = 1
    seats = range(2, 5)
    options = Options
    actions = (Send, Beg, Knock, EndTurn)
    events = (CourierSent, CoinsGained, TurnEnded)
    asks: ClassVar[tuple[type[AnyAsk], ...]] = (Turn, AtDoor)
    steps: ClassVar[tuple[type[AnyStep], ...]] = (Turn, AtDoor, NextTurn)
    features = ("coins", "cards", "evening", "pride")
    horizon = 100
    ends = ("evening",)
    lines = ("coins",)

    def setup(self, seats: int, options: Options, seed: bytes, legacy: Any) -> Game:
        table = Table(0, False, False, [0] * seats, [0] * seats)
        g: Game = State(table, [Screen([]) for _ in range(seats)], Box(list(range(CARDS))), seed)
        g.chance("deck").shuffle(g.box.deck)
        g.then(NextTurn())
        return g

    def imagine(self, me: View[Table], notes: None, rng: Rng) -> Game:
        own = me.own.hand if isinstance(me, Sight) else []
        unseen = [card for card in range(CARDS) if card not in own]
        rng.shuffle(unseen)
        screens = [Screen([unseen.pop() for _ in range(held)]) for held in me.table.hands]
        if isinstance(me, Sight):
            unseen += screens[me.seat].hand
            screens[me.seat] = me.own.clone()
        return dreamt(me, screens, Box(unseen), fresh_seed(rng))

    def outcome(self, table: Table) -> Outcome | None:
        if table.turn < TURNS * len(table.coins):
            return None
        ranks = tuple(1 + sum(other > mine for other in table.coins) for mine in table.coins)
        return Outcome("evening", ranks, tuple(table.coins), (Line("coins", tuple(table.coins)),))

    def check(self, g: Game) -> None:
        held = [card for screen in g.screens for card in screen.hand]
        assert sorted([*held, *g.box.deck]) == list(range(CARDS)), "cards were made or lost"

    def weigh(self, me: Sight[Table, Screen]) -> list[float]:
        t = me.table
        return [float(t.coins[me.seat]), 3.0 * t.hands[me.seat], 0.5 * t.turn, 0.0 if t.begged else 0.25]

    def sheet(self, view: View[Table], shown: Mapping[int, Screen]) -> Sheet:
        """Everybody's coins, and the hands that the reader may see."""
        label = Cell(Phrase("sheet-coins"), "label")
        coins = [Note((Cell(seat=seat), label, Cell(held))) for seat, held in enumerate(view.table.coins)]
        hands = [
            Note((Cell(seat=seat), Cell(Phrase("sheet-hand"), "label"), *map(Cell, own.hand)))
            for seat, own in shown.items()
        ]
        return (Grid((), (*coins, *hands)),)

    def heading(self, me: Sight[Table, Screen], kind: type[Action]) -> Phrase | None:
        return {Send: Phrase("heading-errand"), Beg: Phrase("heading-beside")}.get(kind)

    def remark(self, me: Sight[Table, Screen], action: Action) -> Phrase | None:
        return Phrase("remark-wages", {"coins": WAGES}) if isinstance(action, Send) else None

    def progress(self, table: Table) -> int:
        return table.turn + 1


ERRANDS = Errands()
