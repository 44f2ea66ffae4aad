"""A bot that does what looks best at once, by the game's own features."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from regency.kernel.edge import Action, Event, Form, Option
from regency.kernel.rng import Rng
from regency.kernel.rules import Rules

from .bot import AnyAsk, AnySight, Bot
from .look import Look


class GreedyBot(Bot):
    """One action ahead, with all the choices nested in it."""

    wants_notes: ClassVar[bool] = True

    def __init__(self, rules: Rules[Any, Any, Any, Any]) -> None:
        self.rules = rules

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
        look = Look(self.rules, me, notes, rng)
        return look.best(look.judge(asks)).action
