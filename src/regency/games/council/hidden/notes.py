"""What a careful player writes down: permits known to lie under a stack, colours the deck can still hold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from regency.kernel.edge import Event

from ..model.events import CardsPlayed, DeckShuffled, PermitPutUnder
from ..model.state import Council, Eyes
from ..printed.bribes import BRIBES
from ..printed.tables import CARD_KINDS, REGIONS


class Notes(Struct, frozen=True):
    """`under`: a region's lowest tiles in the order they will come; `deck`: the most it can hold by kind."""

    hand: tuple[int, ...]
    under: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...] | None  # before the discards are first shuffled sight alone says as much


TEACHING: Final = (PermitPutUnder, DeckShuffled)
NOTHING_UNDER: Final[tuple[tuple[int, ...], ...]] = ((),) * REGIONS


def note(notes: Notes | None, me: Eyes, told: Sequence[Event]) -> Notes:
    """Add what this entry taught."""
    hand = tuple(me.own.hand)
    if notes is None:
        return Notes(hand, NOTHING_UNDER, None)
    under, deck = notes.under, notes.deck
    news = teaches(told)
    if not news and deck is None and under is NOTHING_UNDER:
        return notes if hand == notes.hand else Notes(hand, under, deck)
    if news or has_come_up(under, me):
        under = tuple(put_under(under[region], me, region, told) for region in range(REGIONS))
    if news or deck is not None:
        deck = deck_holds(notes, me, told)
    return Notes(hand, under, deck)


def teaches(told: Sequence[Event]) -> bool:
    """Whether anything was told that is worth writing down."""
    for e in told:
        if isinstance(e, TEACHING):
            return True
    return False


def has_come_up(under: tuple[tuple[int, ...], ...], me: Eyes) -> bool:
    """Whether a tile that lay low is on the display by now."""
    for region in range(REGIONS):
        if len(under[region]) > me.table.stacks[region]:
            return True
    return False


def put_under(known: tuple[int, ...], me: Eyes, region: int, told: Sequence[Event]) -> tuple[int, ...]:
    """Tiles put under the stack come last; those that have come up since are known no more."""
    added = tuple(e.permit for e in told if isinstance(e, PermitPutUnder) and e.region == region)
    lowest = known + added
    return lowest[len(lowest) - min(len(lowest), me.table.stacks[region]) :]


def deck_holds(notes: Notes, me: Eyes, told: Sequence[Event]) -> tuple[int, ...] | None:
    """The deck is the pile last shuffled, less what one has drawn from it oneself."""
    drawn = cards_drawn(notes, me, told)
    shuffled = [e.cards for e in told if isinstance(e, DeckShuffled)]
    pile = shuffled[-1] if shuffled else notes.deck
    if pile is None:
        return None
    if shuffled and sum(drawn) != sum(pile) - me.table.deck:
        return pile  # drawn by somebody else, or some of it from the old deck
    return tuple(held - taken for held, taken in zip(pile, drawn, strict=True))


def cards_drawn(notes: Notes, me: Eyes, told: Sequence[Event]) -> list[int]:
    """What came into one's own hand: what it holds more than before, and what was played meanwhile."""
    drawn = [now - before for now, before in zip(me.own.hand, notes.hand, strict=True)]
    for e in told:
        if isinstance(e, CardsPlayed) and e.seat == me.seat:
            for kind in range(CARD_KINDS):
                drawn[kind] += BRIBES[e.bribe][kind]
    return drawn


def agrees(notes: Notes, g: Council) -> bool:
    """Whether deck and stacks could be those that the notes speak of."""
    for region in range(REGIONS):
        lowest = list(notes.under[region])
        if g.box.stacks[region][: len(lowest)] != lowest[::-1]:
            return False
    return notes.deck is None or all(g.box.deck.count(kind) <= notes.deck[kind] for kind in range(CARD_KINDS))
