"""Opening an envelope; the regency begins with a secret bid of everybody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regency.kernel.edge import Action, Join
from regency.kernel.errors import Reason

from ..model.actions import BidCoins
from ..model.state import Eyes, Game, Table
from ..printed.figures import SEATS
from ..printed.story import REGENCY
from ..rules import events
from ..rules.outcome import open_it
from .base import Question, Run


class OpenEnvelope(Run, frozen=True):
    """One envelope, signed by whoever signs this card, if anybody does."""

    envelope: int

    def run(self, g: Game) -> None:
        opened = open_it(g, self.envelope, g.table.signer)
        if opened and g.table.event_home[REGENCY] == self.envelope:
            for seat in range(len(g.screens)):
                g.each(seat, BID[seat])
            g.then(Join(), AWARD)


class BidForOffice(Question, frozen=True):
    """Coins for the office of regent, in secret."""

    def options(self, me: Eyes) -> Sequence[Action]:
        return events.bid_options(me)

    def take(self, g: Game, action: BidCoins) -> None:
        events.perform(g, self.seat, action)

    def public(self, action: BidCoins) -> object:
        return None

    def final(self, table: Table) -> bool:
        return True

    def refusal(self, me: Eyes, action: Action) -> Reason:
        return events.refusal(me, action)


class AwardOffice(Run, frozen=True):
    """All bids are turned up together."""

    def run(self, g: Game) -> None:
        events.award_office(g)


AWARD: Final = AwardOffice()
BID: Final = [BidForOffice(seat) for seat in range(SEATS)]
ASKS: Final = (BidForOffice,)
STEPS: Final = (*ASKS, OpenEnvelope, AwardOffice)
