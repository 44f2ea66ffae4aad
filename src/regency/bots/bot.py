"""What a bot is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from msgspec import Struct

from regency.kernel.core import AnySight
from regency.kernel.edge import NEVER, Action, AnyAsk, Event, Millis, Option
from regency.kernel.rng import Rng
from regency.kernel.rules import AnyRules


class Later(Struct, frozen=True, tag=True):
    """An answer to standing questions only: nothing as it stands.

    It is asked again after the next entry, or at this game time if that comes first; NEVER: only then.
    """

    until: Millis = NEVER


class Bot:
    """Whoever decides for a seat, from what the seat may know."""

    wants_notes: ClassVar[bool] = False

    def __init__(self, rules: AnyRules, courtesy: Millis = 0) -> None:
        self.rules = rules
        self.courtesy = courtesy  # how long it leaves to others what it would end for them

    def decide(
        self, me: AnySight, notes: Any, asks: Sequence[AnyAsk], news: Sequence[Event], rng: Rng
    ) -> Action | Later:
        """An answer to one of the questions; `news` is what the last entry told.

        Standing questions come first, if they stir it: what the game waits for stays where it is.
        """
        due = [ask for ask in asks if ask.due(me.table)]
        standing = [ask for ask in asks if ask not in due and self.rules.stirs(me, ask)]
        found = self.consider(me, notes, standing, news, rng) if standing else Later()
        if not due or isinstance(found, Action):
            return found
        options = due[0].options(me) if len(due) == 1 else [o for ask in due for o in ask.options(me)]
        return self.choose(me, notes, due, options, news, rng)

    def choose(
        self,
        me: AnySight,
        notes: Any,
        asks: Sequence[AnyAsk],
        options: Sequence[Option],
        news: Sequence[Event],
        rng: Rng,
    ) -> Action | Later:
        """An answer to questions that the game waits for, whose options the host has listed already."""
        raise NotImplementedError

    def consider(
        self, me: AnySight, notes: Any, asks: Sequence[AnyAsk], news: Sequence[Event], rng: Rng
    ) -> Action | Later:
        """An answer to standing questions that stir it, or none."""
        raise NotImplementedError

    def waits(self, me: AnySight, action: Action) -> Millis:
        """Until when it leaves an action for the sake of others; NEVER: it need not wait."""
        since = self.rules.courtesy(me, action) if self.courtesy else NEVER
        until = since + self.courtesy
        return NEVER if since == NEVER or until <= me.clock.now else until
