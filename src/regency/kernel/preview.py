"""What a choice would do, told from a sight alone: it cannot leak, and by the secrecy law it is exact."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from .apply import where_legal
from .core import AnySight, AnyState, answer, ask_on, places
from .edge import Action, AnyAsk, Event, Option
from .errors import NotAsked, Refused
from .reach import AnyReach, Reach
from .rng import Rng, stream
from .rules import AnyRules, Phrase, imagined


class Preview(Struct, frozen=True):
    """What is certain to be told, what the seat is asked next, and whether it can be taken back.

    `nested`: what is asked next belongs to the choice, rather than being the next one. `gains`: by how much
    every total changes for certain; `open`: more may come of it, as something is turned up that nobody knows.
    """

    events: tuple[Event, ...]
    final: bool
    questions: tuple[tuple[AnyAsk, tuple[Option, ...]], ...]
    nested: bool = False
    gains: tuple[int, ...] = ()
    open: bool = False


def preview(rules: AnyRules, me: AnySight, chain: Sequence[Action], rng: Rng | None = None) -> Preview:
    """Play a chain in an imagined world, up to where it could no longer be taken back."""
    before = rules.standing(me.table)
    world, inner = foreseen(rules, me, chain, rng)
    gains = gained(rules, before, world)
    if world.barred:
        return Preview(told_for_certain(world), True, (), gains=gains, open=world.revealed)
    asked = tuple(_asked(world, me.seat, chain))
    return Preview(tuple(world.told), False, asked, [ask for ask, _ in asked] == [inner], gains)


def told_for_certain(world: AnyState) -> tuple[Event, ...]:
    """What was told before something came up that nobody could know."""
    return tuple(world.told[: world.certain] if world.revealed else world.told)


def gained(rules: AnyRules, before: Sequence[int], world: AnyState) -> tuple[int, ...]:
    """By how much the totals differ by now, or did when something came up that nobody could know."""
    if not before:
        return ()
    after = rules.standing(world.table if world.foreseen is None else world.foreseen)
    return tuple([now - then for now, then in zip(after, before, strict=True)])


def behind(rules: AnyRules, me: AnySight, notes: Any, chain: Sequence[Action]) -> tuple[AnySight, Any]:
    """What the seat would see and have noted behind a chain that can still be taken back."""
    if not chain:
        return me, notes
    world, _ = foreseen(rules, me, chain)
    if world.barred:
        raise Refused(NotAsked(me.seat))
    return world.sight(me.seat), rules.note(notes, world.eyes(me.seat), world.told)


def remarks(rules: AnyRules, me: AnySight, chain: Sequence[Action]) -> tuple[tuple[Phrase | None, ...], ...]:
    """What to know of each option that is asked for behind a chain, question by question, in their order."""
    world, _ = foreseen(rules, me, chain)
    if world.barred:
        return ()
    eyes = world.eyes(me.seat)
    return tuple(
        tuple(rules.remark(eyes, option) if isinstance(option, Action) else None for option in options)
        for _, options in _asked(world, me.seat, chain)
    )


def foreseen(
    rules: AnyRules, me: AnySight, chain: Sequence[Action], rng: Rng | None = None
) -> tuple[AnyState, AnyAsk | None]:
    """A world behind a chain, and the question that is nested in its last choice, if one is."""
    world = imagined(rules, me, None, rng or stream(bytes(32), "preview", 0))
    world.heard = True
    world.foresees = True
    world.open_entry(me.seat)
    reach: AnyReach | None = None
    inner: AnyAsk | None = None
    for action in chain:
        where = where_legal(world, me.seat, action, me.seen)
        ask = ask_on(world, where)
        assert ask is not None
        if reach is None or where != reach.where or ask != inner:
            reach = Reach(world, where)
        final = ask.final(world.table)
        inner = reach.follow(world, action)
        answer(world, where, action)
        if final:
            world.bar()
        if world.barred:
            break
    return world, inner


def _asked(
    world: AnyState, seat: int, chain: Sequence[Action]
) -> Iterator[tuple[AnyAsk, tuple[Option, ...]]]:
    """What the seat is asked behind a chain; a mere chance, such as to think again, is none of that."""
    eyes = world.eyes(seat)
    for place in places(world, seat):
        ask = ask_on(world, place)
        if ask is not None and (not chain or ask.due(world.table)):
            yield ask, tuple(ask.options(eyes))
