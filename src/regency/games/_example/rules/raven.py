"""The raven: who takes a favour with one looks at a card of another hand."""

from __future__ import annotations

from typing import Final

from regency.kernel.codec import interned
from regency.kernel.edge import Action
from regency.kernel.errors import Reason

from ..effects.cards import look_at_hand
from ..model.actions import LookAtHand
from ..model.reasons import NobodyThere, OwnHand
from ..model.state import Eyes, Game

LOOK: Final = interned(LookAtHand)


def options(me: Eyes) -> list[Action]:
    """Any opponent."""
    return [LOOK[player] for player in range(len(me.table.hands)) if player != me.seat]


def perform(g: Game, seat: int, player: int) -> None:
    look_at_hand(g, seat, player)


def refusal(me: Eyes, player: int) -> Reason:
    return OwnHand() if player == me.seat else NobodyThere(player)
