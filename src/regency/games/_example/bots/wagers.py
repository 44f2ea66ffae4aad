"""What is drawn by lot, since it is to stay secret: which card is laid."""

from __future__ import annotations

from math import exp
from typing import Final

from ..model.state import Eyes
from ..printed.figures import RANKS
from .features import LATER, ORDINARY, chance, on_offer

HEAT: Final = 0.3  # points: a card better by so much is drawn e times as often


def card_lots(me: Eyes) -> list[float]:
    """A weight for each option of laying a card: high ones for great favours, low ones for small favours."""
    stake = on_offer(me.table) - LATER * ORDINARY
    return [exp(stake * chance(me, card) / HEAT) for card in range(RANKS) if me.own.hand[card]]
