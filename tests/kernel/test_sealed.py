"""What is sealed: shared by clones, in a digest by its mark alone, and in nothing that is sent."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any, ClassVar

import pytest
from msgspec import Struct

from regency.kernel import sealed
from regency.kernel.conform import conform
from regency.kernel.core import State, View
from regency.kernel.part import Part
from regency.kernel.rng import Rng
from regency.kernel.sealed import Sealed
from regency.kernel.wire import digest, events_bytes, view_bytes

from .planted import fails
from .tiny import Game, Options, Question, Screen, Table, Tiny

pytestmark = pytest.mark.both


class Card(Struct, frozen=True):
    title: int
    effects: tuple[int, ...] = ()


class Book(Struct, frozen=True):
    cards: tuple[Card, ...]


class Loose(Struct):
    title: int = 0


class Holed(Struct, frozen=True):
    effects: list[int]


class Shelf(Part):
    """A box with a book in it."""

    deck: list[int]
    book: Sealed[Book]

    # Made by scripts/state.py from the fields above: change those.
    # fmt: off
    fields: ClassVar[tuple[str, ...]] = ("deck", "book")

    def __init__(self, deck: list[int], book: Sealed[Book]) -> None:
        self.deck = deck
        self.book = book

    def clone(self) -> Shelf:
        return Shelf(self.deck[:], self.book)
    # fmt: on


def book(last: int = 9, cards: int = 200) -> Book:
    return Book(tuple(Card(title, (title % 7, last)) for title in range(cards)))


def game(of: Book) -> State[Table, Screen, Shelf]:
    return State(Table([], -1, False), [Screen(3)], Shelf([1, 2], Sealed(of)), bytes(32))


def test_a_clone_shares_it_and_has_the_same_digest() -> None:
    g = game(book())
    copy = g.clone()
    assert copy.box.book is g.box.book and copy.box.deck is not g.box.deck
    assert digest(copy) == digest(g)


def test_equal_values_have_one_mark_however_they_were_made_and_others_another() -> None:
    assert Sealed(book()) == Sealed(book()) and digest(game(book())) == digest(game(book()))
    assert Sealed(book()) != Sealed(book(last=8)) and digest(game(book())) != digest(game(book(last=8)))
    assert hash(Sealed(book())) == hash(Sealed(book())) and Sealed(book()) != book()


class Page(Struct, frozen=True):
    title: int
    effects: tuple[int, ...] = ()


def test_two_types_with_the_same_in_them_are_not_the_same() -> None:
    assert Sealed(Card(1, (2,))) != Sealed(Page(1, (2,)))


def test_the_mark_is_the_same_in_every_process_and_every_build() -> None:
    assert Sealed(Card(1, (2, 3))).mark.hex() == "3eec273fa17459ebe765ac73e26ca462"


def test_it_is_encoded_once_however_often_a_digest_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    g = game(book())
    first = digest(g)
    monkeypatch.setattr(sealed, "_ENCODER", None)
    for _ in range(3):
        g.table.log.append(1)
        assert digest(g.clone()) != first
    g.table.log.clear()
    assert digest(g.clone()) == first


@pytest.mark.parametrize("value", [Loose(), Holed([1]), (1, [2]), {"a": 1}, Book((Loose(),)), Part()])  # type: ignore[arg-type]
def test_what_could_change_behind_its_mark_is_refused(value: Any) -> None:
    with pytest.raises(TypeError, match="cannot be sealed"):
        assert Sealed(value).mark


def test_it_stays_as_it_is_and_tells_nothing_by_itself() -> None:
    one = Sealed(book())
    for name in ("value", "_mark", "more"):
        with pytest.raises(AttributeError):
            setattr(one, name, book(last=1))
    assert repr(one) == "Sealed(Book)"


@pytest.mark.parametrize("encode", [view_bytes, lambda view: events_bytes([view.table.log])])
def test_nothing_that_is_sent_can_hold_it(encode: Callable[[Any], bytes]) -> None:
    table = Table([], -1, False)
    table.log = Sealed(book())  # type: ignore[assignment]  # a game that lays it open by mistake
    with pytest.raises(TypeError):
        encode(View(game(book()).clock, table, [[]]))


def test_it_goes_to_another_process_of_ours() -> None:
    arrived = pickle.loads(pickle.dumps(Sealed(book())))
    assert arrived == Sealed(book()) and arrived.value == book()


class Shelved(Tiny):
    """The least game with a book in its box; an imagined world has an improvised one."""

    def setup(self, seats: int, options: Options, seed: bytes, legacy: Any) -> Game:
        g = super().setup(seats, options, seed, legacy)
        g.box = Shelf(g.box.deck, Sealed(book()))  # type: ignore[assignment]
        return g

    def imagine(self, me: View[Table], notes: Any, rng: Rng) -> Game:
        g = super().imagine(me, notes, rng)
        g.box = Shelf(g.box.deck, Sealed(book(last=rng.below(9))))  # type: ignore[assignment]
        return g


class Ends(Question, frozen=True):
    def take(self, g: Game, action: Any) -> None:
        g.table.ended = len(g.table.log) > 4
        super().take(g, action)
        if not g.table.ended:
            g.then(Ends(1 - self.seat))


class Torn(Shelf):
    """A box whose clone has a book of its own."""

    def clone(self) -> Torn:
        return Torn(self.deck[:], Sealed(Book(self.book.value.cards[1:])))


CHECKS = ("clone", "apart", "replay", "secrecy", "imagine", "worlds")


def test_the_kit_passes_a_game_with_a_book() -> None:
    conform(Shelved(lambda g: g.then(Ends(0))), 2, games=3, checks=CHECKS)


def test_the_kit_finds_a_clone_with_another_book(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Shelf, "clone", Torn.clone)
    fails("clone", Shelved(lambda g: g.then(Ends(0))), seats=2)
