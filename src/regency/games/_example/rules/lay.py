"""Laying a card: everybody chooses one in secret."""

from __future__ import annotations

from typing import Final

from regency.kernel.codec import interned
from regency.kernel.edge import Action
from regency.kernel.errors import Reason

from ..effects.cards import lay_card
from ..model.actions import LayCard
from ..model.reasons import CardNotInHand
from ..model.state import Eyes, Game
from ..printed.figures import RANKS

LAY: Final = interned(LayCard)  # made once: the options hand out the same ones each time


def options(me: Eyes) -> list[Action]:
    """Any rank that is in the hand."""
    return [LAY[card] for card in range(RANKS) if me.own.hand[card]]


def perform(g: Game, seat: int, card: int) -> None:
    lay_card(g, seat, card)


def refusal(me: Eyes, card: int) -> Reason:
    return CardNotInHand(card)
