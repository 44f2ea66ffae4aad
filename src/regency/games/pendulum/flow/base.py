"""What all steps of Pendulum have in common."""

from __future__ import annotations

from collections.abc import Sequence

from regency.kernel.edge import Action, Ask, Do, Wait
from regency.kernel.errors import Reason

from ..effects.rounds import undo_done
from ..model.reasons import AnotherIsCalled, OtherQuestion
from ..model.state import Box, Eyes, Game, Screen, Table
from ..printed.terms import SIMULTANEOUS, TURNS
from ..rules import last_actions

PendulumDo = Do[Table, Screen, Box]
PendulumAsk = Ask[Table, Screen, Box]
PendulumWait = Wait[Table, Screen, Box]


class Inner(PendulumAsk, frozen=True):
    """A choice inside an action; while another player is called it has to wait."""

    def due(self, table: Table) -> bool:
        return not last_actions.is_silenced(table, self.seat)

    def options(self, me: Eyes) -> Sequence[Action]:
        return () if last_actions.is_silenced(me.table, self.seat) else self.choices(me)

    def choices(self, me: Eyes) -> Sequence[Action]:
        """What may be chosen."""
        raise NotImplementedError

    def take(self, g: Game, action: Action) -> None:
        last_actions.has_acted(g, self.seat)
        self.decide(g, action)

    def decide(self, g: Game, action: Action) -> None:
        """Carry the choice out."""
        raise NotImplementedError

    def refusal(self, me: Eyes, action: Action) -> Reason:
        if last_actions.is_silenced(me.table, self.seat):
            return AnotherIsCalled(me.table.called)
        return self.why_not(me, action) or OtherQuestion()

    def why_not(self, me: Eyes, action: Action) -> Reason | None:
        """Why an action of the kind that is asked for cannot be chosen; None: it is of another kind."""
        return None


def may_forgo(table: Table) -> bool:
    """Where others act meanwhile, what was begun and nothing paid for may be left."""
    return table.mode != TURNS


def disturb(g: Game, seat: int) -> None:
    """Something shared has changed: in the simultaneous game nobody else is done any more."""
    t = g.table
    if t.mode == SIMULTANEOUS:
        for other in range(len(t.done)):
            if other != seat:
                undo_done(g, other)
