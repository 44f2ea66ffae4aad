"""The raven: who takes a favour with one looks at a card of another hand."""

from __future__ import annotations

from typing import Final

from regency.kernel.codec import interned
from regency.kernel.edge import Action
from regency.kernel.errors import Reason

from ..effects.cards import look_at_hand
from ..model.actions import LookAtHand
from ..model.reasons import NobodyThere, OwnHand
from ..model.state import Eyes, Game, Table

LOOK: Final = interned(LookAtHand)


def can_look(table: Table) -> bool:
    """All hands are of one size: after the last round there is nothing to look at."""
    return table.hands[0] > 0


def options(me: Eyes) -> list[Action]:
    """Any opponent."""
    return [LOOK[player] for player in range(len(me.table.hands)) if player != me.seat]


def perform(g: Game, seat: int, player: int) -> None:
    look_at_hand(g, seat, player)


def refusal(me: Eyes, player: int) -> Reason:
    return OwnHand() if player == me.seat else NobodyThere(player)
