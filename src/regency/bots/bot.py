"""What a bot is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from msgspec import Struct

from regency.kernel.core import AnySight
from regency.kernel.edge import Action, AnyAsk, Event, Millis, Option
from regency.kernel.rng import Rng


class Later(Struct, frozen=True):
    """An answer to standing questions only: nothing before this game time."""

    until: Millis


class Bot:
    """Whoever decides for a seat, from what the seat may know."""

    wants_notes: ClassVar[bool] = False

    def decide(
        self, me: AnySight, notes: Any, asks: Sequence[AnyAsk], news: Sequence[Event], rng: Rng
    ) -> Action | Later:
        """An answer to one of the questions; `news` is what the last entry told."""
        options = asks[0].options(me) if len(asks) == 1 else [o for ask in asks for o in ask.options(me)]
        return self.choose(me, notes, asks, options, news, rng)

    def choose(
        self,
        me: AnySight,
        notes: Any,
        asks: Sequence[AnyAsk],
        options: Sequence[Option],
        news: Sequence[Event],
        rng: Rng,
    ) -> Action | Later:
        """The same where the host has listed the options of the questions already."""
        raise NotImplementedError
