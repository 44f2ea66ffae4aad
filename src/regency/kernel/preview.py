"""What a choice would do, told from a sight alone: it cannot leak, and by the secrecy law it is exact."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from .apply import where_legal
from .core import Sight, answer, ask_on, places
from .edge import Action, Ask, Event, Option
from .rng import Rng, stream
from .rules import Rules, imagined


class Preview(Struct, frozen=True):
    """What is certain to be told, what the seat is asked next, and whether it can be taken back."""

    events: tuple[Event, ...]
    final: bool
    questions: tuple[tuple[Ask[Any, Any, Any], tuple[Option, ...]], ...]


def preview(
    rules: Rules[Any, Any, Any, Any], me: Sight[Any, Any], chain: Sequence[Action], rng: Rng | None = None
) -> Preview:
    """Play a chain in an imagined world, up to where it could no longer be taken back."""
    world = imagined(rules, me, None, rng or stream(bytes(32), "preview", 0))
    world.heard = True
    world.open_entry(me.seat)
    for action in chain:
        where = where_legal(world, me.seat, action, me.seen)
        ask = ask_on(world, where)
        assert ask is not None
        final = ask.final(world.table)
        answer(world, where, action)
        if final:
            world.bar()
        if world.barred:
            return Preview(tuple(world.told[: world.certain]), True, ())
    asked = [ask for place in places(world, me.seat) if (ask := ask_on(world, place)) is not None]
    eyes = world.eyes(me.seat)
    return Preview(tuple(world.told), False, tuple((ask, tuple(ask.options(eyes))) for ask in asked))
