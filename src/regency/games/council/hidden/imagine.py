"""A whole state from what a seat can know: hands, deck and stacks are dealt anew from what is unseen."""

from __future__ import annotations

from regency.kernel.core import Sight, dreamt
from regency.kernel.rng import Rng
from regency.kernel.rules import fresh_seed

from ..model.state import Box, Council, Public, Screen, Table
from ..printed.tables import CARD_KINDS, PERMITS_PER_REGION, REGIONS
from .notes import Notes


def imagine(me: Public, notes: Notes | None, rng: Rng) -> Council:
    """Every arrangement of the unseen that sight and notes allow, the likely ones more often."""
    own = me.own.hand if isinstance(me, Sight) else None
    seat = me.seat if isinstance(me, Sight) else -1
    unseen = unseen_cards(me.table, own)
    deck, hands = deal(me.table, unseen, seat, notes, rng)
    screens = [Screen(hand) for hand in hands]
    if own is not None:
        screens[seat] = Screen(own[:])
    stacks = [imagined_stack(me.table, region, notes, rng) for region in range(REGIONS)]
    return dreamt(me, screens, Box(deck, stacks), fresh_seed(rng))


def unseen_cards(table: Table, own: list[int] | None) -> list[int]:
    """The politics cards in the deck and in hands that are not one's own, by kind."""
    held = [0] * CARD_KINDS if own is None else own
    return [table.cards[kind] - table.discards[kind] - held[kind] for kind in range(CARD_KINDS)]


def deal(
    table: Table, unseen: list[int], seat: int, notes: Notes | None, rng: Rng
) -> tuple[list[int], list[list[int]]]:
    """Deck and hands; what the deck cannot hold must be in somebody's hand."""
    loose: list[int] = []
    held: list[int] = []
    for kind in range(CARD_KINDS):
        most = unseen[kind]
        if notes is not None and notes.deck is not None:
            most = min(most, notes.deck[kind])
        loose += [kind] * most
        held += [kind] * (unseen[kind] - most)
    rng.shuffle(loose)
    deck = loose[: table.deck]
    held += loose[table.deck :]
    rng.shuffle(held)
    hands = []
    for other, size in enumerate(table.hands):
        hand = [0] * CARD_KINDS
        if other != seat:
            for _ in range(size):
                hand[held.pop()] += 1
        hands.append(hand)
    return deck, hands


def imagined_stack(table: Table, region: int, notes: Notes | None, rng: Rng) -> list[int]:
    """The tiles of a region that lie nowhere in view, the known ones at the bottom."""
    seen = set(table.market)
    for held in table.permits + table.used:
        seen.update(held)
    lowest = [] if notes is None else list(notes.under[region])
    seen.update(lowest)
    first = region * PERMITS_PER_REGION
    stack = [permit for permit in range(first, first + PERMITS_PER_REGION) if permit not in seen]
    rng.shuffle(stack)
    return lowest[::-1] + stack
