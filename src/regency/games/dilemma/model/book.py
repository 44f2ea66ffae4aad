"""What the rules read of a story: ints alone, made by `packs` or improvised, and never changed."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from ..printed.abilities import Ability
from ..printed.figures import NOTHING
from ..printed.story import CARDS_EACH, ENVELOPES, PAGES_EACH

Row = tuple[int, ...]  # an effect: its kind, and up to four figures


class Card(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A dilemma: icons and effects of Aye and of Nay."""

    number: int
    role: int
    death: bool
    icons: tuple[tuple[int, ...], tuple[int, ...]]
    outcomes: tuple[tuple[Row, ...], tuple[Row, ...]]


class Envelope(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A story card with its dilemmas; an ending has figures for the finale and for its signers."""

    number: int
    kind: int
    storyline: int
    signed: bool
    ability: Ability
    event: int
    concord: int
    discord: int
    progress: int  # the house whose story progress it is, or NOTHING
    bonus: tuple[int, int]  # Prestige and Crave of the majority of signers
    cards: tuple[Card, ...]


class Book(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A pack's side of the rules; `at` says where in it an envelope is, or NOTHING: a sealed door."""

    pack: str
    edition: int
    envelopes: tuple[Envelope, ...]
    at: tuple[int, ...]
    flags: tuple[str, ...]  # by number, as texts name them
    war_flags: tuple[int, int, int]
    reads: tuple[tuple[int, int, int], ...] = ()  # a text, which of its passages, and the flag behind it


NO_BOOK: Final = Book("", 0, (), (), (), (0, 0, 0))  # where the book lies elsewhere


def has(book: Book, number: int) -> bool:
    """Whether the pack contains this envelope."""
    return book.at[number] != NOTHING


def envelope(book: Book, number: int) -> Envelope:
    """By its number."""
    return book.envelopes[book.at[number]]


def card(book: Book, number: int) -> Card:
    """A dilemma by its number, which is three to an envelope."""
    for each in book.envelopes[book.at[number // CARDS_EACH]].cards:
        if each.number == number:
            return each
    raise LookupError(number)


def page_of_card(number: int, part: int) -> int:
    """The text of a front, or of a result."""
    return ENVELOPES + PAGES_EACH * number + part


def home_of(page: int) -> int:
    """The envelope that a text lies in."""
    return page if page < ENVELOPES else (page - ENVELOPES) // PAGES_EACH // CARDS_EACH
