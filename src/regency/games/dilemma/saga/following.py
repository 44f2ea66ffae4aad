"""What a reign can have left, after what went before it: for campaigns that somebody brings along."""

from __future__ import annotations

from collections.abc import Sequence

from regency.kernel.acts import Bequest
from regency.kernel.errors import Refused

from ..model.book import NO_BOOK, Book, envelope, has, home_of
from ..model.legacy import HouseLegacy, Legacy, StickerLegacy
from ..model.reasons import AccountNotAllowed, BequestNotAllowed, DeckNotAllowed
from ..model.values import Placed
from ..printed.abilities import LIMITED, TIMING, USES
from ..printed.figures import AGEING_BOXES, CHRONICLE_SPACES, HOUSES, NOTHING, RESOURCES
from ..printed.story import (
    EVENT_BOXES,
    EVENTS,
    FARTHEST_FRONT,
    MOST_UNREST,
    PASSAGES,
    PROLOGUE,
    STICKERS_EACH,
    STORYLINES,
)
from . import last, screens
from .values import MYSTERY, STICKER, STORY, Account, Remembered


def must_follow(
    before: Legacy,
    book: Book,
    present: Sequence[int],
    bequest: Bequest[Legacy, Remembered],
    account: Account,
) -> None:
    """Refused where no reign of these houses could have left this."""
    left, flags = bequest.open, bequest.sealed.flags
    if not is_deck_whole(before, left, book):
        raise Refused(DeckNotAllowed())
    if not (
        (left.book, left.present, left.flags) == (NO_BOOK, (), ())
        and left.reign == before.reign + 1
        and list(flags) == sorted(set(flags))
        and all([0 <= flag < len(book.flags) for flag in flags])
        and screens.are_followed(houses_of(before), left.houses, present)
        and are_passages_followed(before, left, book, flags)
        and are_envelopes_followed(before, left, book)
        and is_kingdom_followed(before, left, book, present, account)
    ):
        raise Refused(BequestNotAllowed())
    if not is_account_of(before, left, present, account):
        raise Refused(AccountNotAllowed())


def is_kingdom_followed(
    before: Legacy, left: Legacy, book: Book, present: Sequence[int], account: Account
) -> bool:
    """Stories, board and realm, after a reign or after the finale."""
    if not are_cards_kept(before, left):
        return False
    if last.is_due(before, book):
        return last.is_followed(before, left, book, present, account)
    return (
        are_stories_followed(before, left, book, present)
        and are_stickers_followed(before, left, present)
        and is_realm_followed(before, left, book)
        and (left.outcome, left.standing) == (NOTHING, ())
    )


def houses_of(left: Legacy) -> Sequence[HouseLegacy]:
    """The twelve, with nothing marked before the first reign."""
    return left.houses or (HouseLegacy(),) * HOUSES


def is_in(book: Book, number: int) -> bool:
    return 0 <= number < len(book.at) and has(book, number)


def is_deck_whole(before: Legacy, left: Legacy, book: Book) -> bool:
    """The deck is all that the opened envelopes held and nobody has resolved: a set, in no order."""
    if not all([is_in(book, number) for number in left.opened]):
        return False
    held = {card.number for number in left.opened for card in envelope(book, number).cards}
    return (
        list(left.deck) == sorted(held - set(left.spent))
        and set(left.spent) <= held
        and len(left.spent) == len(set(left.spent))
        and left.spent[: len(before.spent)] == before.spent
    )


# The story


def are_passages_followed(before: Legacy, left: Legacy, book: Book, flags: Sequence[int]) -> bool:
    """What was read as decided was decided, and is not forgotten."""
    decided = [page * PASSAGES + nth for page, nth, flag in book.reads if flag in flags]
    return (
        set(before.recalled) <= set(left.recalled) <= set(decided)
        and len(left.recalled) == len(set(left.recalled))
        and all([home_of(code // PASSAGES) in (*left.opened, left.outcome) for code in left.recalled])
    )


def are_envelopes_followed(before: Legacy, left: Legacy, book: Book) -> bool:
    """Envelopes are opened once, in order; a door stays sealed as long as the pack lacks what lies behind."""
    closed = tuple([number for number in before.doors if not has(book, number)])
    return (
        left.opened[:1] == (PROLOGUE,)
        and left.opened[: len(before.opened)] == before.opened
        and len(left.opened) == len(set(left.opened))
        and left.doors[: len(closed)] == closed
        and len(left.doors) == len(set(left.doors))
        and all([0 <= number < len(book.at) and not has(book, number) for number in left.doors])
    )


def are_stories_followed(before: Legacy, left: Legacy, book: Book, present: Sequence[int]) -> bool:
    """Story cards stay on their stacks, and the new ones are those of the envelopes that were opened."""
    old = len(before.stories)
    cards = [each.envelope for each in left.stories]
    return (
        len(cards) == len(set(cards))
        and set(cards) <= set(left.opened)
        and all([is_card_of(book, each, present) for each in left.stories[old:]])
    )


def are_cards_kept(before: Legacy, left: Legacy) -> bool:
    """Nothing that was laid out is taken away."""
    pairs = zip(before.stories, left.stories)
    return len(left.stories) >= len(before.stories) and all([is_card_kept(*pair) for pair in pairs])


def is_card_kept(was: Placed, now: Placed) -> bool:
    """But for the boxes of a limited ability it is as it was."""
    same = (was.envelope, was.storyline, was.signer, was.ability) == (
        now.envelope,
        now.storyline,
        now.signer,
        now.ability,
    )
    return same and 0 <= now.left <= was.left


def is_card_of(book: Book, card: Placed, present: Sequence[int]) -> bool:
    """A card as its envelope has it, signed by somebody who was there, or by nobody."""
    found = envelope(book, card.envelope)
    uses = found.ability[USES] if found.ability and found.ability[TIMING] == LIMITED else 0
    return (
        (card.storyline, card.ability) == (found.storyline, found.ability)
        and 0 <= card.left <= uses
        and (card.signer == NOTHING or (found.signed and card.signer in present))
    )


# The board


def are_stickers_followed(before: Legacy, left: Legacy, present: Sequence[int]) -> bool:
    """Each on a space of its own: an old one is a reign older, a new one is signed by somebody here."""
    spaces = [each.space for each in left.stickers]
    old = {each.space: each for each in before.stickers}
    return (
        spaces == sorted(set(spaces))
        and all([0 <= space < RESOURCES * CHRONICLE_SPACES for space in spaces])
        and set(old) <= set(spaces)
        and all([is_sticker_of(left, each) for each in left.stickers])
        and all([is_older(old.get(each.space), each) or is_new(each, present) for each in left.stickers])
    )


def is_sticker_of(left: Legacy, sticker: StickerLegacy) -> bool:
    return (
        sticker.face in (1, -1)
        and sticker.sticker >= 0
        and sticker.sticker // STICKERS_EACH in left.opened
        and 0 <= sticker.signer < HOUSES
        and 0 <= sticker.marks <= AGEING_BOXES
    )


def is_older(was: StickerLegacy | None, now: StickerLegacy) -> bool:
    """A box more than before, as long as there are any."""
    if was is None:
        return False
    aged = StickerLegacy(was.space, was.sticker, was.face, was.signer, min(AGEING_BOXES, was.marks + 1))
    return now == aged


def is_new(sticker: StickerLegacy, present: Sequence[int]) -> bool:
    return sticker.marks == 0 and sticker.signer in present


def is_realm_followed(before: Legacy, left: Legacy, book: Book) -> bool:
    """Mysteries stay where they are; Concord, Discord and events have figures that they can have."""
    fields = before.mystery or (NOTHING,) * STORYLINES
    found = [envelope(book, number) for number in left.opened]
    return (
        len(left.mystery) == STORYLINES
        and all([was in (NOTHING, now) for was, now in zip(fields, left.mystery)])
        and all([now == NOTHING or now // 2 == nth for nth, now in enumerate(left.mystery)])
        and left.concord == sum([each.concord for each in found])
        and left.discord == sum([each.discord for each in found])
        and are_events_sound(left, book)
    )


def are_events_sound(left: Legacy, book: Book) -> bool:
    """An event runs where its envelope was opened, and has no more marks than boxes."""
    events = left.events
    homes = [number for number in left.opened if envelope(book, number).event != NOTHING]
    where = {envelope(book, number).event: number for number in homes}
    return (
        (len(events.running), len(events.marks)) == (EVENTS, EVENTS)
        and list(events.home) == [where.get(event, NOTHING) for event in range(EVENTS)]
        and all([running in (0, 1) for running in events.running])
        and all([event in where or not events.running[event] for event in range(EVENTS)])
        and all([0 <= marks <= boxes for marks, boxes in zip(events.marks, EVENT_BOXES)])
        and 0 <= events.unrest <= MOST_UNREST
        and abs(events.front) <= FARTHEST_FRONT
        and NOTHING <= events.regent < HOUSES
    )


# What is told


def is_account_of(before: Legacy, left: Legacy, present: Sequence[int], account: Account) -> bool:
    """Results are those of the cards that were resolved; what was laid out lies there, or was covered."""
    opened = [number for number in left.opened if number not in before.opened]
    mysteries = {letter for letter in left.mystery if letter not in (NOTHING, *before.mystery)}
    laid = {kind: [each.number for each in account.laid if each.kind == kind] for kind in (STORY, MYSTERY)}
    return (
        tuple([code // 2 for code in account.results]) == left.spent[len(before.spent) :]
        and sorted(laid[STORY]) == sorted(opened)
        and set(laid[MYSTERY]) == mysteries
        and len(laid[MYSTERY]) == len(mysteries)
        and all([is_laid_in(left, each.kind, each.number) for each in account.laid])
        and all([each.signer in (NOTHING, *present) for each in account.laid])
        and [word.house for word in account.words] == list(present)
        and account.moderator in present
    )


def is_laid_in(left: Legacy, kind: int, number: int) -> bool:
    """A sticker comes from an envelope that was opened."""
    return kind != STICKER or number // STICKERS_EACH in left.opened
