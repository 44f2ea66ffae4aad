"""A pack has grown: a campaign takes what it lacked, and what it had stays as it was."""

from __future__ import annotations

from msgspec.structs import replace

from regency.kernel.campaign_reasons import NothingNew
from regency.kernel.errors import PackMissing, Refused

from ..model.book import Book, Card, Envelope, Row, home_of
from ..printed.figures import NOTHING
from ..printed.story import ENVELOPES, FLAG, MOVE


def merge(book: Book, more: Book) -> Book:
    """The book with the envelopes that it lacked; flags go by their names, as each book counts its own."""
    if more.pack != book.pack:
        raise Refused(PackMissing(book.pack))
    new = [each for each in more.envelopes if book.at[each.number] == NOTHING]
    if not new:
        raise Refused(NothingNew())
    flags = [*book.flags, *[name for name in more.flags if name not in book.flags]]
    numbers = [flags.index(name) for name in more.flags]
    envelopes = sorted([*book.envelopes, *[renumbered(each, numbers) for each in new]], key=number_of)
    order = [each.number for each in envelopes]
    at = tuple([order.index(number) if number in order else NOTHING for number in range(ENVELOPES)])
    reads = [
        (page, nth, numbers[flag]) for page, nth, flag in more.reads if book.at[home_of(page)] == NOTHING
    ]
    return replace(book, envelopes=tuple(envelopes), at=at, flags=tuple(flags), reads=(*book.reads, *reads))


def number_of(envelope: Envelope) -> int:
    return envelope.number


def renumbered(envelope: Envelope, numbers: list[int]) -> Envelope:
    """An envelope with the flags of another book."""
    return replace(envelope, cards=tuple([card_renumbered(each, numbers) for each in envelope.cards]))


def card_renumbered(card: Card, numbers: list[int]) -> Card:
    ayes, nays = [tuple([row_renumbered(row, numbers) for row in rows]) for rows in card.outcomes]
    return replace(card, outcomes=(ayes, nays))


def row_renumbered(row: Row, numbers: list[int]) -> Row:
    """A flag is set by one kind of effect, and changes another."""
    if row[0] == FLAG:
        return (row[0], numbers[row[1]], *row[2:])
    if row[0] == MOVE and row[3] != NOTHING:
        return (*row[:3], numbers[row[3]], row[4])
    return row
