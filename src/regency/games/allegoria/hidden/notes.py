"""What a careful player writes down: claims seen and put back, and Workforce cards that hands must hold."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from regency.kernel.edge import Event

from ..model import events as e
from ..model.state import Allegoria, Eyes
from ..printed.terms import FACES

Counts = tuple[int, ...]


class Notes(Struct, frozen=True):
    """`dealt`: the five End of Game Claims; `back`: claims put back since they were last shuffled."""

    seat: int
    hand: Counts
    dealt: tuple[int, ...]
    looked: tuple[int, ...]
    back: tuple[int, ...]
    known: tuple[Counts, ...]  # by seat: cards that all saw it take
    deck: Counts | None  # the most it can hold by face, once the discards have been shuffled


def note(notes: Notes | None, me: Eyes, told: Sequence[Event]) -> Notes:
    """Add what this entry taught."""
    hand = held(me)
    looked = tuple(me.own.drawn_claims)
    if notes is None:
        known = ((0,) * FACES,) * len(me.table.supply)
        return Notes(me.seat, hand, tuple(me.own.ends), looked, (), known, None)
    back = put_back(notes, me, told)
    deck = deck_holds(notes, me, told)
    return Notes(me.seat, hand, notes.dealt, looked, back, cards_known(notes, told), deck)


def held(me: Eyes) -> Counts:
    """Cards in the own hand and those just drawn, by face."""
    return tuple(count + me.own.drawn_cards.count(face) for face, count in enumerate(me.own.hand))


def put_back(notes: Notes, me: Eyes, told: Sequence[Event]) -> tuple[int, ...]:
    """Claims that this seat looked at and did not keep lie among the discards until those are shuffled."""
    back = notes.back
    kept = (*me.own.claims, *me.table.completed[me.seat])
    for event in told:
        if isinstance(event, e.ClaimsPutBack) and event.seat == me.seat:
            back += tuple(claim for claim in notes.looked if claim not in kept)
        elif isinstance(event, e.ClaimsShuffled):
            back = ()
    return back


def cards_known(notes: Notes, told: Sequence[Event]) -> tuple[Counts, ...]:
    """Cards taken openly or bought, until one of their face is discarded."""
    known = [list(counts) for counts in notes.known]
    for event in told:
        if isinstance(event, e.CardsTaken):
            for face in event.cards:
                known[event.seat][face] += 1
        elif isinstance(event, e.CardBought):
            known[event.seat][event.card] += 1
        elif isinstance(event, e.CardDiscarded):
            known[event.seat][event.card] = max(0, known[event.seat][event.card] - 1)
    return tuple(tuple(counts) for counts in known)


def deck_holds(notes: Notes, me: Eyes, told: Sequence[Event]) -> Counts | None:
    """The deck is the pile last shuffled, less what was turned up or drawn by oneself since."""
    shuffled = [event.cards for event in told if isinstance(event, e.DeckShuffled)]
    if shuffled:
        return shuffled[-1]
    if notes.deck is None:
        return None
    gone = drawn(notes, me, told)
    for event in told:
        if isinstance(event, e.CardsRevealed):
            for face in event.cards:
                gone[face] += 1
    return tuple(most - less for most, less in zip(notes.deck, gone, strict=True))


def drawn(notes: Notes, me: Eyes, told: Sequence[Event]) -> list[int]:
    """What came from the deck into one's own hand in this entry, by face."""
    came = [now - before for now, before in zip(held(me), notes.hand, strict=True)]
    for event in told:
        if isinstance(event, e.CardDiscarded) and event.seat == me.seat:
            came[event.card] += 1
        elif isinstance(event, e.CardsOffered) and event.seat == me.seat:
            for face in event.cards:
                came[face] += 1
        elif isinstance(event, e.CardsTaken) and event.seat == me.seat:
            for face in event.cards:
                came[face] -= 1
        elif isinstance(event, e.CardBought) and event.seat == me.seat:
            came[event.card] -= 1
    return came


def agrees(notes: Notes, g: Allegoria) -> bool:
    """Whether hands, deck and discards could be those that the notes speak of."""
    others = [screen for other, screen in enumerate(g.screens) if other != notes.seat]
    if any(claim in notes.dealt for screen in others for claim in screen.ends):
        return False
    if any(claim not in g.box.claim_discards for claim in notes.back):
        return False
    for screen, known in zip(g.screens, notes.known, strict=True):
        if any(count < least for count, least in zip(screen.hand, known, strict=True)):
            return False
    return notes.deck is None or all(g.box.deck.count(face) <= notes.deck[face] for face in range(FACES))
