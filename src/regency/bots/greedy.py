"""A bot that does what looks best at once, by the game's own features."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from regency.kernel.core import AnySight
from regency.kernel.edge import NEVER, Action, AnyAsk, Event, Form, Option
from regency.kernel.rng import Rng

from .bot import Bot, Later
from .look import Look
from .pace import sooner

FINE: Final = 1 << 30  # steps in which a lot is drawn
SLIGHT: Final = 1e-6  # by so much at least must an answer be better than none


class GreedyBot(Bot):
    """One action ahead, with all the choices nested in it; where the game asks for it, by lot."""

    wants_notes: ClassVar[bool] = True

    def choose(
        self,
        me: AnySight,
        notes: Any,
        asks: Sequence[AnyAsk],
        options: Sequence[Option],
        _news: Sequence[Event],
        rng: Rng,
    ) -> Action:
        if len(options) == 1 and not isinstance(options[0], Form):
            return options[0]
        lots = self.rules.lots(me, asks[0]) if len(asks) == 1 else None
        if lots is not None:
            return drawn(options, lots, rng)
        look = Look(self.rules, me, notes, rng)
        return look.best(look.judge(asks)).action

    def consider(
        self, me: AnySight, notes: Any, asks: Sequence[AnyAsk], _news: Sequence[Event], rng: Rng
    ) -> Action | Later:
        """The best that is better than doing nothing, unless others may still use what it would end."""
        look = Look(self.rules, me, notes, rng)
        nothing = sum(self.rules.weigh(me)) + SLIGHT
        left = look.judge(asks)
        until = NEVER
        while left:
            best = look.best(left)
            if best.value <= nothing:
                break
            waits = self.waits(me, best.action)
            if waits == NEVER:
                return best.action
            until = sooner(until, waits)
            left.remove(best)
        return Later(until)


def drawn(options: Sequence[Option], lots: Sequence[float], rng: Rng) -> Action:
    """One of the options, each as likely as its lot is heavy."""
    left = sum(lots) * rng.below(FINE) / FINE
    for option, lot in zip(options, lots, strict=True):
        left -= lot
        if left < 0.0:
            assert isinstance(option, Action)
            return option
    raise AssertionError("some lot weighs something")
