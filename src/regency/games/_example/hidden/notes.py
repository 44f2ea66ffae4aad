"""What a careful player writes down: the cards that ravens have shown, until they are laid."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from regency.kernel.edge import Event

from ..model.events import CardTurned, HandLookedAt
from ..model.state import Eyes, Game


class Notes(Struct, frozen=True):
    """Pairs of player and card: at least one card of this rank is still in that hand."""

    held: tuple[tuple[int, int], ...] = ()


def note(notes: Notes | None, me: Eyes, told: Sequence[Event]) -> Notes:
    """A card that was turned is known no more; a card that was looked at is."""
    held = [] if notes is None else list(notes.held)
    for event in told:
        if isinstance(event, CardTurned) and (event.seat, event.card) in held:
            held.remove((event.seat, event.card))
        if isinstance(event, HandLookedAt) and event.seat == me.seat:
            pair = (event.player, me.own.seen)
            if pair not in held:  # it may be the very card that was seen before
                held.append(pair)
    return Notes(tuple(held))


def agrees(notes: Notes, g: Game) -> bool:
    """Whether the cards that were seen are where they must be, in a hand or chosen from it."""
    return all(
        g.screens[player].hand[card] + (g.screens[player].chosen == card) > 0 for player, card in notes.held
    )
