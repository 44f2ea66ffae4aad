"""Tricks: everybody lays a card face down, all are turned, the winner gives a card to the loser, all draw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar, Final

from msgspec import Meta, Struct

from regency.kernel.codec import interned
from regency.kernel.core import Sight, State, View, dreamt
from regency.kernel.edge import (
    ALL,
    NEVER,
    Action,
    AnyAsk,
    AnyStep,
    Ask,
    Do,
    Event,
    Join,
    Option,
    Reconsider,
    Settled,
    pick,
)
from regency.kernel.part import Part
from regency.kernel.rng import Rng
from regency.kernel.rules import Line, Outcome, Rules, fresh_seed

CARDS: Final = 20
HAND: Final = 3


class Table(Part):
    hands: list[int]
    laid: list[int]
    deck: int
    discard: list[int]
    won: list[int]
    round: int
    rounds: int
    cards: int

    # Made by scripts/state.py from the fields above: change those.
    # fmt: off
    fields: ClassVar[tuple[str, ...]] = (
        "hands", "laid", "deck", "discard", "won", "round", "rounds", "cards",
    )

    def __init__(
        self, hands: list[int], laid: list[int], deck: int, discard: list[int], won: list[int], round: int,
        rounds: int, cards: int,
    ) -> None:
        self.hands = hands
        self.laid = laid
        self.deck = deck
        self.discard = discard
        self.won = won
        self.round = round
        self.rounds = rounds
        self.cards = cards

    def clone(self) -> Table:
        return Table(
            self.hands[:], self.laid[:], self.deck, self.discard[:], self.won[:], self.round, self.rounds,
            self.cards,
        )
    # fmt: on


class Screen(Part):
    namesakes: ClassVar[tuple[str, ...]] = ("laid",)  # which; on the table: who has laid one

    hand: list[int]
    laid: int

    # Made by scripts/state.py from the fields above: change those.
    # fmt: off
    fields: ClassVar[tuple[str, ...]] = ("hand", "laid")

    def __init__(self, hand: list[int], laid: int) -> None:
        self.hand = hand
        self.laid = laid

    def clone(self) -> Screen:
        return Screen(self.hand[:], self.laid)
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


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[int, Meta(ge=1, le=6)] = 4
    cards: Annotated[int, Meta(ge=6, le=CARDS)] = CARDS
    gifts: bool = True


class Lay(Action, frozen=True):
    """Lay a card face down."""

    card: Annotated[int, pick("card", CARDS)]


class Give(Action, frozen=True):
    """Give a card away, unseen by the others."""

    card: Annotated[int, pick("card", CARDS)]


class Laid(Event, frozen=True):
    seat: int


class TakenUp(Event, frozen=True):
    seat: int


class Turned(Event, frozen=True):
    cards: tuple[int, ...]
    winner: int


class Given(Event, frozen=True):
    giver: int
    taker: int


class Drew(Event, frozen=True):
    seat: int


class Notes(Struct, frozen=True):
    """The own hand as it was, and where cards must lie that were given away: pairs of card and seat."""

    hand: tuple[int, ...]
    known: tuple[tuple[int, int], ...]


# The verbs


def lay_down(g: Game, seat: int, card: int) -> None:
    g.screens[seat].hand.remove(card)
    g.screens[seat].laid = card
    g.table.hands[seat] -= 1
    g.table.laid[seat] = 1
    g.tell(Laid(seat))


def take_up(g: Game, seat: int) -> None:
    own = g.screens[seat]
    own.hand = sorted([*own.hand, own.laid])
    own.laid = NEVER
    g.table.hands[seat] += 1
    g.table.laid[seat] = 0
    g.tell(TakenUp(seat))


def turn_all(g: Game) -> int:
    """Show every card that was laid; the highest wins the trick."""
    for seat in range(len(g.screens)):
        g.show(ALL, of=seat)
    cards = [own.laid for own in g.screens]
    winner = cards.index(max(cards))
    g.table.won[winner] += 1
    for seat, own in enumerate(g.screens):
        g.table.discard.append(own.laid)
        own.laid = NEVER
        g.table.laid[seat] = 0
    g.tell(Turned(tuple(cards), winner))
    return winner


def give(g: Game, giver: int, taker: int, card: int) -> None:
    g.screens[giver].hand.remove(card)
    g.screens[taker].hand = sorted([*g.screens[taker].hand, card])
    g.table.hands[giver] -= 1
    g.table.hands[taker] += 1
    g.show(1 << taker, of=giver)
    g.tell(Given(giver, taker))


def draw_card(g: Game, seat: int) -> None:
    g.show(1 << seat)
    g.screens[seat].hand = sorted([*g.screens[seat].hand, g.box.deck.pop()])
    g.table.deck -= 1
    g.table.hands[seat] += 1
    g.tell(Drew(seat))


# The steps


class Choose(Ask[Table, Screen, Box], frozen=True):
    def options(self, me: Sight[Table, Screen]) -> Sequence[Option]:
        return [interned(Lay)[card] for card in me.own.hand]

    def take(self, g: Game, action: Lay) -> None:
        lay_down(g, self.seat, action.card)
        g.then(Settled(self.seat, TakeUp(self.seat)))

    def public(self, action: Action) -> object:
        return None


class TakeUp(Do[Table, Screen, Box], frozen=True):
    seat: int

    def run(self, g: Game) -> None:
        take_up(g, self.seat)
        g.then(Choose(self.seat))


class Turn(Do[Table, Screen, Box], frozen=True):
    def run(self, g: Game) -> None:
        winner = turn_all(g)
        loser = min(range(len(g.screens)), key=lambda seat: g.table.discard[seat - len(g.screens)])
        if g.table.hands[winner] and loser != winner:
            g.then(Gift(winner, loser))
        g.then(DrawAll(), NextRound())


class Gift(Ask[Table, Screen, Box], frozen=True):
    taker: int

    def options(self, me: Sight[Table, Screen]) -> Sequence[Option]:
        return [interned(Give)[card] for card in me.own.hand]

    def take(self, g: Game, action: Give) -> None:
        give(g, self.seat, self.taker, action.card)

    def public(self, action: Action) -> object:
        return None


class DrawAll(Do[Table, Screen, Box], frozen=True):
    def run(self, g: Game) -> None:
        for seat in range(len(g.screens)):
            if g.table.deck:
                draw_card(g, seat)


class NextRound(Do[Table, Screen, Box], frozen=True):
    def run(self, g: Game) -> None:
        g.table.round += 1
        if g.table.round > g.table.rounds or not all(g.table.hands):
            return
        for seat in range(len(g.screens)):
            g.each(seat, Choose(seat))
        g.then(Join(), Turn())


class Tricks(Rules[Table, Screen, Box, Notes]):
    name = "tricks"
    version = 1
    seats = range(2, 5)
    options = Options
    actions = (Lay, Give, Reconsider)
    events = (Laid, TakenUp, Turned, Given, Drew)
    asks: ClassVar[tuple[type[AnyAsk], ...]] = (Choose, Gift)
    steps: ClassVar[tuple[type[AnyStep], ...]] = (TakeUp, Turn, DrawAll, NextRound)
    horizon = 300
    ends = ("played out",)
    lines = ("tricks",)

    def setup(self, seats: int, options: Options, seed: bytes, legacy: Any) -> Game:
        cards = max(options.cards, HAND * seats)
        table = Table([0] * seats, [0] * seats, cards, [], [0] * seats, 0, options.rounds, cards)
        g: Game = State(table, [Screen([], NEVER) for _ in range(seats)], Box(list(range(cards))), seed)
        g.chance("deck").shuffle(g.box.deck)
        for seat in range(seats):
            for _ in range(HAND):
                draw_card(g, seat)
        g.then(NextRound())
        return g

    def note(self, notes: Notes | None, me: Sight[Table, Screen], told: Sequence[Event]) -> Notes:
        hand = tuple(me.own.hand)
        known = list(notes.known) if notes else []
        for event in told:
            if isinstance(event, Given):
                known = [(card, seat) for card, seat in known if seat != event.giver]
                if event.giver == me.seat and notes:
                    (gone,) = {*notes.hand} - {*hand, me.own.laid}
                    known.append((gone, event.taker))
        return Notes(hand, tuple((card, seat) for card, seat in known if card not in me.table.discard))

    def imagine(self, me: View[Table], notes: Notes | None, rng: Rng) -> Game:
        table = me.table
        seats = len(table.hands)
        mine = me.seat if isinstance(me, Sight) else NEVER
        screens = [Screen([], NEVER) for _ in range(seats)]
        if isinstance(me, Sight):
            screens[mine] = me.own.clone()
        for card, seat in notes.known if notes else ():
            screens[seat].hand.append(card)
        held = {card for own in screens for card in (*own.hand, own.laid)}
        pool = [card for card in range(table.cards) if card not in held and card not in table.discard]
        rng.shuffle(pool)
        for seat, own in enumerate(screens):
            if seat != mine:
                while len(own.hand) < table.hands[seat] + table.laid[seat]:
                    own.hand.append(pool.pop())
                own.hand.sort()
                if table.laid[seat]:
                    own.laid = own.hand.pop(rng.below(len(own.hand)))
        return dreamt(me, screens, Box(pool), fresh_seed(rng))

    def agrees(self, notes: Notes, g: Game) -> bool:
        return all(card in (*g.screens[seat].hand, g.screens[seat].laid) for card, seat in notes.known)

    def outcome(self, table: Table) -> Outcome | None:
        if 0 < table.round <= table.rounds and (all(table.hands) or any(table.laid)):
            return None
        won = tuple(table.won)
        ranks = tuple(1 + sum(other > mine for other in won) for mine in won)
        return Outcome("played out", ranks, won, (Line("tricks", won),))

    def check(self, g: Game) -> None:
        table = g.table
        cards = [*g.box.deck, *table.discard, *(card for own in g.screens for card in own.hand)]
        cards += [own.laid for own in g.screens if own.laid != NEVER]
        assert sorted(cards) == list(range(table.cards)), "cards were made or lost"
        assert table.deck == len(g.box.deck), "the deck is miscounted"
        for seat, own in enumerate(g.screens):
            assert table.hands[seat] == len(own.hand), "a hand is miscounted"
            assert table.laid[seat] == (own.laid != NEVER), "a laid card is not announced"


TRICKS: Final = Tricks()
