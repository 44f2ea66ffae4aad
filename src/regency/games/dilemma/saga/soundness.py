"""A book that somebody brings along: its figures must be such that the rules can play it."""

from __future__ import annotations

from typing import Final

from regency.kernel.errors import Refused

from ..model.book import Book, Card, Envelope, Row, has, home_of
from ..model.reasons import BookNotSound
from ..printed.abilities import ABILITY_FIELDS, TARGETS, TIMINGS, WHENS, Ability
from ..printed.figures import HOUSES, NOTHING, RESOURCES
from ..printed.story import (
    CARDS,
    CARDS_EACH,
    COUNT,
    COUNTERS,
    ENVELOPES,
    EVENTS,
    FLAG,
    FLAGS,
    GIVE,
    GOODS,
    ICONS,
    KINDS,
    LETTERS,
    MOVE,
    MYSTERY,
    OPEN,
    PAGES_EACH,
    PASSAGES,
    PROLOGUE,
    ROLES,
    SPECIAL,
    STICKER,
    STICKERS_EACH,
    STORYLINES,
    WHO_NAMES,
)

MOST: Final = 999  # of any figure, as in a pack
MOST_MOVE: Final = 9
MOST_ROWS: Final = 24  # effects of a side
LONGEST: Final = 64  # letters of a name
ROW_FIELDS: Final = 5
SMALL: Final = frozenset("abcdefghijklmnopqrstuvwxyz")
NAME: Final = SMALL | frozenset("0123456789-")
FLAG_NAME: Final = NAME | frozenset("_ABCDEFGHIJKLMNOPQRSTUVWXYZ")


def must_be_sound(book: Book) -> None:
    """Refused with the number of the first envelope in which something is wrong."""
    if not is_title_sound(book) or not is_order_sound(book) or not are_passages_sound(book):
        raise Refused(BookNotSound(PROLOGUE))
    for envelope in book.envelopes:
        if not is_envelope_sound(envelope, len(book.flags)):
            raise Refused(BookNotSound(envelope.number))


def are_passages_sound(book: Book) -> bool:
    """Each passage once, in a text that is there, and turned on by a flag of this book."""
    places = [(page, nth) for page, nth, _ in book.reads]
    return len(places) == len(set(places)) and all(
        [
            within(page, 0, ENVELOPES + PAGES_EACH * CARDS - 1)
            and has(book, home_of(page))
            and within(nth, 0, PASSAGES - 1)
            and within(flag, 0, len(book.flags) - 1)
            for page, nth, flag in book.reads
        ]
    )


def within(value: int, least: int, most: int) -> bool:
    return least <= value <= most


def is_title_sound(book: Book) -> bool:
    """Name, edition, and the names of the flags."""
    return (
        0 < len(book.pack) <= LONGEST
        and book.pack[0] in SMALL
        and NAME.issuperset(book.pack)
        and within(book.edition, 1, MOST)
        and len(book.flags) == len(set(book.flags)) <= FLAGS
        and all([0 < len(name) <= LONGEST and FLAG_NAME.issuperset(name) for name in book.flags])
        and all([within(flag, 0, len(book.flags) - 1) for flag in book.war_flags])
    )


def is_order_sound(book: Book) -> bool:
    """Each envelope once, in order, the prologue among them; no event twice."""
    numbers = [each.number for each in book.envelopes]
    events = [each.event for each in book.envelopes if each.event != NOTHING]
    at = tuple([numbers.index(each) if each in numbers else NOTHING for each in range(ENVELOPES)])
    return (
        numbers == sorted(set(numbers))
        and all([within(number, 0, ENVELOPES - 1) for number in numbers])
        and book.at == at
        and numbers[:1] == [PROLOGUE]
        and len(book.envelopes[0].cards) > 0
        and len(events) == len(set(events))
    )


def is_envelope_sound(envelope: Envelope, flags: int) -> bool:
    """A story card and its dilemmas."""
    numbers = [card.number for card in envelope.cards]
    return (
        within(envelope.kind, 0, len(KINDS) - 1)
        and within(envelope.storyline, NOTHING, STORYLINES - 1)
        and within(envelope.event, NOTHING, EVENTS - 1)
        and (envelope.event != NOTHING) == (envelope.kind == SPECIAL)
        and within(envelope.progress, NOTHING, HOUSES - 1)
        and all([abs(figure) <= MOST for figure in (envelope.concord, envelope.discord, *envelope.bonus)])
        and is_ability_sound(envelope.ability)
        and len(numbers) == len(set(numbers))
        and all([number // CARDS_EACH == envelope.number for number in numbers])
        and all([is_card_sound(card, flags) for card in envelope.cards])
    )


def is_ability_sound(ability: Ability) -> bool:
    """None, or a row with every field."""
    if not ability:
        return True
    if len(ability) != ABILITY_FIELDS:
        return False
    timing, when, resource, target, *amounts, uses = ability
    return (
        within(timing, 0, len(TIMINGS) - 1)
        and within(when, NOTHING, len(WHENS) - 1)
        and within(resource, NOTHING, RESOURCES - 1)
        and within(target, 0, len(TARGETS) - 1)
        and all([abs(amount) <= MOST for amount in amounts])
        and within(uses, 0, MOST)
    )


def is_card_sound(card: Card, flags: int) -> bool:
    """A dilemma with its two sides."""
    return (
        within(card.role, 0, len(ROLES) - 1)
        and all([len(icons) <= ICONS for icons in card.icons])
        and all([within(icon, 0, ICONS - 1) for icons in card.icons for icon in icons])
        and all([len(rows) <= MOST_ROWS for rows in card.outcomes])
        and all([is_row_sound(row, flags) for rows in card.outcomes for row in rows])
    )


def is_row_sound(row: Row, flags: int) -> bool:
    """An effect: what each of its figures may be depends on its kind."""
    if len(row) != ROW_FIELDS:
        return False
    kind, first, second, third, fourth = row
    if kind == MOVE:
        is_moving = within(second, -MOST_MOVE, MOST_MOVE) and within(fourth, -MOST_MOVE, MOST_MOVE)
        return within(first, 0, RESOURCES - 1) and is_moving and within(third, NOTHING, flags - 1)
    if kind == STICKER:
        return within(first, 1, STICKERS_EACH) and within(second, 0, RESOURCES - 1) and third in (1, -1)
    if kind == GIVE:
        is_amount = within(third, -MOST_MOVE, MOST_MOVE)
        return within(first, 0, len(WHO_NAMES) - 1) and within(second, 0, len(GOODS) - 1) and is_amount
    if kind == COUNT:
        return within(first, 0, len(COUNTERS) - 1) and within(second, -MOST_MOVE, MOST_MOVE)
    most = {FLAG: flags, OPEN: ENVELOPES, MYSTERY: len(LETTERS)}
    return kind in most and within(first, 0, most[kind] - 1)
