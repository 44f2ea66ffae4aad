"""The bargaining table: a standing question to everybody, from the first turn of a vote to the signature."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regency.kernel.edge import Action, Option
from regency.kernel.errors import Reason

from ..model.actions import MakeOffer
from ..model.state import Eyes, Game, Table
from ..printed.figures import SEATS
from ..rules import bargaining
from .base import Question


class Bargain(Question, frozen=True):
    """Whatever one may offer, join, answer, take back or promise."""

    def due(self, table: Table) -> bool:
        return False

    def options(self, me: Eyes) -> Sequence[Option]:
        return bargaining.options(me)

    def take(self, g: Game, action: Action) -> None:
        bargaining.perform(g, self.seat, action)
        g.then(BARGAIN[self.seat])

    def final(self, table: Table) -> bool:
        return True  # what was said is heard: it is withdrawn, and not taken back

    def public(self, action: Action) -> object:
        """Of a whisper, who leans over to whom; the rest is said openly."""
        if isinstance(action, MakeOffer) and action.manner == bargaining.WHISPERED:
            return action.player
        return action

    def refusal(self, me: Eyes, action: Action) -> Reason:
        return bargaining.refusal(me, action)


def begin(g: Game) -> None:
    """Everybody may bargain from here on."""
    for seat in range(len(g.screens)):
        g.each(seat, BARGAIN[seat])


def close(g: Game) -> None:
    """All coins go home, and nothing can be agreed any more."""
    bargaining.lapse(g, with_signature=True)
    g.recall()


BARGAIN: Final = [Bargain(seat) for seat in range(SEATS)]
ASKS: Final = (Bargain,)
STEPS: Final = ASKS
