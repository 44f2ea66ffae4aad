"""What a campaign consists of: its cover, its open part, and what each reign leaves and is told of."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct
from msgspec.structs import replace

from regency.kernel.acts import Bequest

from ..model.book import NO_BOOK, Book
from ..model.domains import House
from ..model.legacy import Legacy
from ..printed.figures import SEATS
from ..printed.story import CARDS, ENVELOPES, FLAGS, STICKERS

STORY: Final = 0  # a story card on its stack
STICKER: Final = 1
MYSTERY: Final = 2
DOMAINS: Final = ("envelope", "sticker", "letter")

Signer = Annotated[int, Meta(ge=-1, lt=12)]
Count = Annotated[int, Meta(ge=0, lt=10_000)]


class Cover(Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody may know of a pack; `holds`: the envelopes that are in it."""

    pack: str
    edition: int
    holds: tuple[int, ...]


class Kingdom(Struct, frozen=True):
    """The open part of a campaign: the kingdom as the last reign left it."""

    cover: Cover
    left: Legacy


class Remembered(Struct, frozen=True, forbid_unknown_fields=True):
    """What is sealed of it: what was decided and is read in later cards. A set."""

    flags: Annotated[tuple[int, ...], Meta(max_length=FLAGS)]


class Laid(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A story card, a sticker or a mystery sticker, and the house that signed it."""

    kind: Annotated[int, Meta(ge=0, le=MYSTERY)]
    number: Annotated[int, Meta(ge=0, lt=STICKERS)]
    signer: Signer


class Word(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """How a house dealt in a reign: services sold, coins earned and paid, and what became of promises."""

    house: House
    served: Count = 0
    earned: Count = 0
    paid: Count = 0
    promised: Count = 0
    kept: Count = 0
    broken: Count = 0
    moot: Count = 0


class Account(Struct, frozen=True, forbid_unknown_fields=True):
    """What is told of a reign: results in order (twice the card, and the side), and what was laid out.

    `moderator`: the house that had the token at the end.
    """

    results: Annotated[tuple[Annotated[int, Meta(ge=0, lt=2 * CARDS)], ...], Meta(max_length=CARDS)]
    laid: Annotated[tuple[Laid, ...], Meta(max_length=ENVELOPES + STICKERS)]
    words: Annotated[tuple[Word, ...], Meta(max_length=SEATS)]
    moderator: House


BEQUEST: Final = Bequest[Legacy, Remembered]


def divided(left: Legacy) -> Bequest[Legacy, Remembered]:
    """What a reign leaves, as an act holds it: the book stays with the campaign, the flags stay sealed."""
    return Bequest(replace(left, book=NO_BOOK, present=(), flags=()), Remembered(left.flags))


def cover_of(book: Book) -> Cover:
    """The outside of a pack."""
    return Cover(book.pack, book.edition, tuple([each.number for each in book.envelopes]))
