"""Why The King's Favours refuses something, in terms of what the asker can see."""

from __future__ import annotations

from regency.kernel.errors import OtherQuestion as OtherQuestion
from regency.kernel.errors import Reason

from .domains import Card, Player


class CardNotInHand(Reason, frozen=True):
    card: Card


class OwnHand(Reason, frozen=True):
    """One's own cards are no secret."""


class NobodyThere(Reason, frozen=True):
    """A chair that is not at this table."""

    player: Player


REASONS: tuple[type[Reason], ...] = (CardNotInHand, OwnHand, NobodyThere)
