"""Tales: cards of a sealed book are laid face down, then turned and read; each player has a dream."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Annotated, Any, ClassVar, Final

from msgspec import Struct

from regency.kernel.codec import interned
from regency.kernel.core import Sight, State, View, dreamt
from regency.kernel.edge import ALL, NEVER, Action, AnyAsk, AnyStep, Ask, Do, Event, Option, pick
from regency.kernel.part import Part
from regency.kernel.rng import Rng
from regency.kernel.rules import Line, Outcome, Page, Rules, fresh_seed
from regency.kernel.sealed import Sealed

CARDS: Final = 12
ROUNDS: Final = 3
NUMBERS: Final = {
    "en": ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
    "de": ["eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"],
}
TITLES: Final = {"en": "The night of the {}", "de": "Die Nacht der {}"}
TEXTS: Final = {
    "en": "It was late, {}.\n\nThe lamps *burned* low, {}.",
    "de": "Es war spät, {}.\n\nDie Lampen *brannten* nieder, {}.",
}


class Book(Struct, frozen=True):
    """What the rules need to know of each card: who gains by it."""

    gains: tuple[int, ...]


class Table(Part):
    lying: int  # a card face down
    turned: list[int]  # cards that were read
    gained: list[int]
    seats: int

    # Made by scripts/state.py from the fields above: change those.
    # fmt: off
    fields: ClassVar[tuple[str, ...]] = ("lying", "turned", "gained", "seats")

    def __init__(self, lying: int, turned: list[int], gained: list[int], seats: int) -> None:
        self.lying = lying
        self.turned = turned
        self.gained = gained
        self.seats = seats

    def clone(self) -> Table:
        return Table(self.lying, self.turned[:], self.gained[:], self.seats)
    # fmt: on
    # fmt: off

    # Made by scripts/state.py from the fields above: change those.
    # fmt: on


class Screen(Part):
    dream: int

    # Made by scripts/state.py from the fields above: change those.
    # fmt: off
    fields: ClassVar[tuple[str, ...]] = ("dream",)

    def __init__(self, dream: int) -> None:
        self.dream = dream

    def clone(self) -> Screen:
        return Screen(self.dream)
    # fmt: on
    # fmt: off

    # Made by scripts/state.py from the fields above: change those.
    # fmt: on


class Box(Part):
    deck: list[int]
    book: Sealed[Book]

    # Made by scripts/state.py from the fields above: change those.
    # fmt: off
    fields: ClassVar[tuple[str, ...]] = ("deck", "book")

    def __init__(self, deck: list[int], book: Sealed[Book]) -> None:
        self.deck = deck
        self.book = book

    def clone(self) -> Box:
        return Box(self.deck[:], self.book)
    # fmt: on
    # fmt: off

    # Made by scripts/state.py from the fields above: change those.
    # fmt: on


Game = State[Table, Screen, Box]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class LayDown(Action, frozen=True):
    """Lay the next card down."""


class TurnOver(Action, frozen=True):
    """Turn it over and read it out."""


class Lies(Event, frozen=True):
    seat: int


class Turned(Event, frozen=True):
    seat: int
    card: Annotated[int, pick("card", CARDS, sealed=True)]


def lay_down(g: Game, seat: int) -> None:
    g.table.lying = 1
    g.tell(Lies(seat))


def turn_over(g: Game, seat: int) -> None:
    g.show(ALL)
    card = g.box.deck.pop()
    g.table.lying = 0
    g.table.turned.append(card)
    g.table.gained[seat] += g.box.book.value.gains[card]
    g.tell(Turned(seat, card))


class Night(Do[Table, Screen, Box], frozen=True):
    def run(self, g: Game) -> None:
        if len(g.table.turned) < ROUNDS * g.table.seats:
            seat = len(g.table.turned) % g.table.seats
            g.then(Lay(seat), Turn(seat), Night())


class Lay(Ask[Table, Screen, Box], frozen=True):
    def options(self, me: Sight[Table, Screen]) -> Sequence[Option]:
        return interned(LayDown)

    def take(self, g: Game, action: Action) -> None:
        lay_down(g, self.seat)


class Turn(Ask[Table, Screen, Box], frozen=True):
    def options(self, me: Sight[Table, Screen]) -> Sequence[Option]:
        return interned(TurnOver)

    def take(self, g: Game, action: Action) -> None:
        turn_over(g, self.seat)


class Tales(Rules[Table, Screen, Box, None]):
    name = "tales"
    version = 1
    seats = range(2, 4)
    options = Options
    actions = (LayDown, TurnOver)
    events = (Lies, Turned)
    asks: ClassVar[tuple[type[AnyAsk], ...]] = (Lay, Turn)
    steps: ClassVar[tuple[type[AnyStep], ...]] = (Night,)
    horizon = 40
    ends = ("morning",)
    lines = ("gained",)

    def setup(self, seats: int, options: Options, seed: bytes, legacy: Any) -> Game:
        book = Sealed(Book(tuple(card % 4 for card in range(CARDS))))
        g: Game = State(Table(0, [], [0] * seats, seats), [], Box(list(range(CARDS)), book), seed)
        g.chance("deck").shuffle(g.box.deck)
        g.screens += [Screen(g.box.deck.pop()) for _ in range(seats)]
        g.stacks += [[] for _ in range(seats)]
        g.acted += [NEVER] * seats
        g.then(Night())
        return g

    def imagine(self, me: View[Table], notes: None, rng: Rng) -> Game:
        """Whoever has not read a card knows nothing of what is in it."""
        own = me.own.dream if isinstance(me, Sight) else NEVER
        unseen = [card for card in range(CARDS) if card not in me.table.turned and card != own]
        rng.shuffle(unseen)
        seat = me.seat if isinstance(me, Sight) else NEVER
        screens = [Screen(own if each == seat else unseen.pop()) for each in range(me.table.seats)]
        return dreamt(
            me, screens, Box(unseen, Sealed(Book(tuple(rng.below(4) for _ in range(CARDS))))), fresh_seed(rng)
        )

    def pages(self, view: View[Table]) -> Collection[str]:
        own = [f"card-{view.own.dream}"] if isinstance(view, Sight) else []
        return {*own, *(f"card-{card}" for card in view.table.turned)}

    def page(self, view: View[Table], key: str, lang: str) -> Page | None:
        domain, _, number = key.partition("-")
        if domain != "card" or not number.isdecimal() or int(number) >= CARDS:
            return None
        word = NUMBERS[lang][int(number)]
        return Page(TITLES[lang].format(word), TEXTS[lang].format(word, word))

    def outcome(self, table: Table) -> Outcome | None:
        if len(table.turned) < ROUNDS * table.seats:
            return None
        scores = tuple(table.gained)
        ranks = tuple(1 + sum(other > mine for other in scores) for mine in scores)
        return Outcome("morning", ranks, scores, (Line("gained", scores),))

    def progress(self, table: Table) -> int:
        return len(table.turned) // table.seats

    def check(self, g: Game) -> None:
        cards = [*g.box.deck, *g.table.turned, *(screen.dream for screen in g.screens)]
        assert sorted(cards) == list(range(CARDS)), "a card was made or lost"


TALES: Final = Tales()
WORDS: Final = {
    "en": """
game-name = Tales
game-about = Turn cards and read them.
game-length = two minutes
kind-LayDown = Lay a card
do-LayDown = Lay the next card face down
kind-TurnOver = Turn it
do-TurnOver = Turn the card over
was-Lies = { $seat } lays a card face down.
was-Turned = { $seat } turns a card over: { $card }.
ask-Lay = Lay the next card.
wait-Lay = { $seat } lays a card.
ask-Turn = Turn the card over.
wait-Turn = { $seat } turns the card over.
end-morning = Morning has come.
score-gained = Gained
""",
    "de": """
game-name = Geschichten
game-about = Karten aufdecken und lesen.
game-length = zwei Minuten
kind-LayDown = Eine Karte legen
do-LayDown = Die nächste Karte verdeckt legen
kind-TurnOver = Aufdecken
do-TurnOver = Die Karte aufdecken
was-Lies = { $seat } legt eine Karte verdeckt hin.
was-Turned = { $seat } deckt eine Karte auf: { $card }.
ask-Lay = Lege die nächste Karte.
wait-Lay = { $seat } legt eine Karte.
ask-Turn = Decke die Karte auf.
wait-Turn = { $seat } deckt die Karte auf.
end-morning = Der Morgen ist da.
score-gained = Gewonnen
""",
}
