"""What each option is certain to bring, whatever is answered to the questions that are nested in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .apply import where_legal
from .core import AnySight, AnyState, ask_on, places, settle
from .edge import Action, Option
from .preview import foreseen, gained, remarks
from .reach import AnyReach, Reach
from .rules import AnyRules, Phrase

TRIES: Final = 300  # answers that are followed for one request; of what is left nothing is said

Span = tuple[int, int]
"""By how much the own total changes, at least and at most."""


def remarks_with_gains(
    rules: AnyRules, me: AnySight, chain: Sequence[Action]
) -> tuple[tuple[Phrase | None, ...], ...]:
    """What to know of each option that is asked for behind a chain, and what it is certain to bring."""
    said, brings = remarks(rules, me, chain), spans(rules, me, chain)
    if not brings:
        return said
    return tuple(
        tuple(with_gain(remark, span) for remark, span in zip(*question, strict=True))
        for question in zip(said, brings, strict=True)
    )


def remark_with_gain(rules: AnyRules, me: AnySight, action: Action) -> Phrase | None:
    """The same of one option that is offered now."""
    span = _Prospect(rules, me.seat).of_one(me, action) if rules.standing(me.table) else None
    return with_gain(rules.remark(me, action), span)


def with_gain(remark: Phrase | None, span: Span | None) -> Phrase | None:
    """A remark and behind it what is gained or lost, if anything is."""
    if span is None or span == (0, 0):
        return remark
    least, most = map(signed, span)
    gain = Phrase("gain", {"gain": least})
    if least != most:
        gain = Phrase("gain-span", {"least": least, "most": most})
    return gain if remark is None else Phrase("remark-and-gain", {"remark": remark, "gain": gain})


def signed(number: int) -> str:
    """With its sign, which is no hyphen."""
    return f"+{number}" if number > 0 else str(number).replace("-", "\N{MINUS SIGN}")


def spans(rules: AnyRules, me: AnySight, chain: Sequence[Action]) -> tuple[tuple[Span | None, ...], ...]:
    """For each option that is asked for behind a chain, in the order of the questions; None: unknown."""
    if not rules.standing(me.table):
        return ()
    world, _ = foreseen(rules, me, chain)
    if world.barred:
        return ()
    prospect = _Prospect(rules, me.seat)
    found = []
    for place in places(world, me.seat):
        ask = ask_on(world, place)
        if ask is not None and (not chain or ask.due(world.table)):
            found.append(prospect.of_all(world, place, ask.options(world.eyes(me.seat))))
    return tuple(found)


class _Prospect:
    """Follows answers as far as their choice goes, as long as there are tries left."""

    def __init__(self, rules: AnyRules, seat: int) -> None:
        self.rules = rules
        self.seat = seat
        self.left = TRIES

    def of_one(self, me: AnySight, action: Action) -> Span | None:
        world, _ = foreseen(self.rules, me, ())
        where = where_legal(world, me.seat, action, me.seen)
        return self.of(world, Reach(world, where), action, self.rules.standing(world.table))

    def of_all(self, g: AnyState, where: int, options: Sequence[Option]) -> tuple[Span | None, ...]:
        before = self.rules.standing(g.table)
        reach = Reach(g, where)
        return tuple(
            self.of(g, reach, option, before) if isinstance(option, Action) else None for option in options
        )

    def of(self, g: AnyState, reach: AnyReach, action: Action, before: Sequence[int]) -> Span | None:
        """The least and the most that comes of an answer, over all answers to what is nested in it."""
        self.left -= 1
        if self.left < 0:
            return None
        world = g.clone()
        world.heard = False
        world.foresees = True
        world.open_entry(self.seat)
        ask = ask_on(world, reach.where)
        is_final = ask is not None and ask.final(world.table)
        reach.answer(world, action)
        inner = None if is_final or world.barred else reach.nested(world)
        if inner is None:
            settle(world)
            gain = gained(self.rules, before, world)[self.seat]
            return (gain, gain)
        options = inner.options(world.eyes(self.seat))
        found = [
            self.of(world, reach, option, before) if isinstance(option, Action) else None
            for option in (options[:1] if inner.alike else options)
        ]
        known = [span for span in found if span is not None]
        if len(known) < len(found) or not known:
            return None
        return (min([least for least, _ in known]), max([most for _, most in known]))
