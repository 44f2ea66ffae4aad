"""Everything a seat can do in The King's Favours."""

from __future__ import annotations

from regency.kernel.edge import Action, Reconsider

from .domains import Card, Player


class LayCard(Action, frozen=True):
    """Lay a card face down."""

    card: Card


class LookAtHand(Action, frozen=True):
    """The raven's right: look at a card in this player's hand."""

    player: Player


ACTIONS: tuple[type[Action], ...] = (LayCard, LookAtHand, Reconsider)
