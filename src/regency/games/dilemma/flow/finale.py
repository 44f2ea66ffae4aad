"""The course of the finale: three votes with their signatures, the outcome, the final table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regency.kernel.edge import Action
from regency.kernel.errors import Reason

from ..effects.finale import choose_reckoning
from ..model.actions import ChooseReckoning
from ..model.state import Eyes, Game, Table
from ..printed.figures import NOTHING, SEATS
from ..rules import finale, promises
from .base import Question, Run
from .outcome import READ
from .vote import OPEN_VOTE


class BeginFinale(Run, frozen=True):
    """A new council sits."""

    def run(self, g: Game) -> None:
        finale.begin(g)
        g.then(PUT)


class PutLastVote(Run, frozen=True):
    """A question, decided like any other."""

    def run(self, g: Game) -> None:
        finale.put_vote(g)
        g.then(OPEN_VOTE, READ, CLOSE)


class CloseLastVote(Run, frozen=True):
    """Promises are counted, and whoever signed marks points."""

    def run(self, g: Game) -> None:
        promises.close(g)
        finale.close_vote(g)
        g.then(PUT if finale.has_more_votes(g.table) else PROCLAIM)


class Proclaim(Run, frozen=True):
    """The lean decides; where there is none the Leader does."""

    def run(self, g: Game) -> None:
        found = finale.reckoning_of(finale.lean(g.table))
        g.then(CHOOSE[g.table.leader] if found == NOTHING else OpenOutcome(found))


class ChooseOutcome(Question, frozen=True):
    """Concord and Discord are level: which of the two outcomes in the middle."""

    def options(self, me: Eyes) -> Sequence[Action]:
        return finale.options()

    def take(self, g: Game, action: ChooseReckoning) -> None:
        choose_reckoning(g, self.seat, action.reckoning)
        g.then(OpenOutcome(action.reckoning))

    def final(self, table: Table) -> bool:
        return True

    def refusal(self, me: Eyes, action: Action) -> Reason:
        return finale.refusal()


class OpenOutcome(Run, frozen=True):
    """One of four envelopes, and the campaign is over."""

    reckoning: int

    def run(self, g: Game) -> None:
        finale.end(g, self.reckoning)


BEGIN_FINALE: Final = BeginFinale()
PUT: Final = PutLastVote()
CLOSE: Final = CloseLastVote()
PROCLAIM: Final = Proclaim()
CHOOSE: Final = [ChooseOutcome(seat) for seat in range(SEATS)]
ASKS: Final = (ChooseOutcome,)
STEPS: Final = (*ASKS, BeginFinale, PutLastVote, CloseLastVote, Proclaim, OpenOutcome)
