"""The course of a round: a favour, a secret choice of everybody, the audience, and perhaps a raven."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regency.kernel.edge import Action, Ask, Do, Join, Settled
from regency.kernel.errors import Reason

from ..effects.cards import take_card_up
from ..effects.favours import end_game, offer_favour
from ..model.actions import LayCard, LookAtHand
from ..model.reasons import OtherQuestion
from ..model.state import Box, Eyes, Game, Screen, Table
from ..printed.figures import NOTHING, SEATS
from ..rules import audience, lay, raven, scoring


class Round(Do[Table, Screen, Box], frozen=True):
    """A favour is turned up; everybody is asked at the same time, and the audience waits for all."""

    def run(self, g: Game) -> None:
        offer_favour(g)
        for seat in range(len(g.screens)):
            g.each(seat, CHOOSE[seat])
        g.then(Join(), AUDIENCE)


class ChooseCard(Ask[Table, Screen, Box], frozen=True):
    """Which card to lay, face down."""

    def options(self, me: Eyes) -> Sequence[Action]:
        return lay.options(me)

    def take(self, g: Game, action: LayCard) -> None:
        lay.perform(g, self.seat, action.card)
        if g.table.rules.think_again:
            g.then(SETTLED[self.seat])

    def public(self, action: LayCard) -> object:
        return None  # that a card was laid is told; which one is the seat's own secret

    def final(self, table: Table) -> bool:
        return not table.rules.think_again

    def refusal(self, me: Eyes, action: Action) -> Reason:
        return lay.refusal(me, action.card) if isinstance(action, LayCard) else OtherQuestion()


class TakeUp(Do[Table, Screen, Box], frozen=True):
    """Somebody thinks again: the card goes back, and the question is asked anew."""

    seat: int

    def run(self, g: Game) -> None:
        take_card_up(g, self.seat)
        g.then(CHOOSE[self.seat])


class Audience(Do[Table, Screen, Box], frozen=True):
    """All cards are turned, and the favours given."""

    def run(self, g: Game) -> None:
        audience.turn_cards(g)
        seat = audience.received(g.table)
        comes_with_raven = seat != NOTHING and audience.has_raven(g.table)
        audience.give(g, seat)
        if comes_with_raven and scoring.end(g.table) == NOTHING:
            g.then(CHOOSE_HAND[seat])
        g.then(AFTERWARDS)


class ChooseHand(Ask[Table, Screen, Box], frozen=True):
    """Whose hand to look into."""

    def options(self, me: Eyes) -> Sequence[Action]:
        return raven.options(me)

    def take(self, g: Game, action: LookAtHand) -> None:
        raven.perform(g, self.seat, action.player)

    def refusal(self, me: Eyes, action: Action) -> Reason:
        return raven.refusal(me, action.player) if isinstance(action, LookAtHand) else OtherQuestion()


class Afterwards(Do[Table, Screen, Box], frozen=True):
    """The next round, or the end."""

    def run(self, g: Game) -> None:
        reason = scoring.end(g.table)
        if reason == NOTHING:
            g.then(ROUND)
        else:
            end_game(g, reason)


ROUND: Final = Round()
AUDIENCE: Final = Audience()
AFTERWARDS: Final = Afterwards()
CHOOSE: Final = [ChooseCard(seat) for seat in range(SEATS)]
SETTLED: Final = [Settled[Table, Screen, Box](seat, TakeUp(seat)) for seat in range(SEATS)]
CHOOSE_HAND: Final = [ChooseHand(seat) for seat in range(SEATS)]
ASKS: Final = (ChooseCard, ChooseHand)
STEPS: Final = (*ASKS, Round, TakeUp, Audience, Afterwards)
