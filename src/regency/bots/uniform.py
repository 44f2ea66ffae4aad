"""A bot without a plan."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from regency.kernel.core import AnySight
from regency.kernel.edge import NEVER, Action, AnyAsk, Event, Form, Millis, Option, draw_by_kind
from regency.kernel.rng import Rng

from .bot import Bot, Later
from .look import worth_a_look

ACTS_ONE_IN: Final = 4  # times that a standing question comes up
IDLES: Final[tuple[Millis, Millis]] = (1000, 4000)  # else for so long, where time runs


class RandomBot(Bot):
    """Anything that is legal; what need not be answered it mostly leaves alone.

    Where everything is listed, each answer to what is due is as likely as another. A form would drown the
    rest, as would one question the other: there the question is drawn, then the kind, then the member, of
    those that the game shortlists if it does.
    """

    def choose(
        self,
        me: AnySight,
        _notes: Any,
        asks: Sequence[AnyAsk],
        options: Sequence[Option],
        _news: Sequence[Event],
        rng: Rng,
    ) -> Action:
        if len(asks) > 1:
            asks = (asks[rng.below(len(asks))],)
            options = asks[0].options(me)
        if Form not in map(type, options):  # what `draw` would do, at a tenth of the cost
            return options[rng.below(len(options))]  # type: ignore[return-value]  # no form among them
        return draw_by_kind(worth_a_look(self.rules, me, asks[0], options, rng), rng)

    def consider(
        self, me: AnySight, _notes: Any, asks: Sequence[AnyAsk], _news: Sequence[Event], rng: Rng
    ) -> Action | Later:
        found = [left for ask in asks if (left := worth_a_look(self.rules, me, ask, ask.options(me), rng))]
        if not found:
            return Later()
        if rng.below(ACTS_ONE_IN):
            least, most = IDLES
            return Later(me.clock.now + least + rng.below(most - least) if me.clock.running else NEVER)
        action = draw_by_kind(found[rng.below(len(found))], rng)
        until = self.waits(me, action)
        return action if until == NEVER else Later(until)
