"""A player for every seat at once: anything that is legal, at any moment of a virtual clock."""

from __future__ import annotations

from collections.abc import Sequence

from ..apply import carry_out
from ..core import AnyState, ask_on, next_wake, places
from ..edge import NEVER, Action, Form, Option, draw, draw_by_kind
from ..entries import LINE, PAUSES, PLAYER, Entry, Halt, Play, Resume, Tick, Undo
from ..errors import Refused
from ..match import AnyMatch
from ..rng import Rng

THOUGHT = 400  # milliseconds at most between two inputs
UNDO_ONE_IN = 12
HALT_ONE_IN = 150
LATE_ONE_IN = 8
CHAIN_ONE_IN = 4


class Stuck(Exception):
    """Nothing can be done and nothing wakes."""


def next_entry(match: AnyMatch, junk: Sequence[Action], rng: Rng) -> Entry:
    """An entry that should be accepted; `junk` are actions to put where nothing is read."""
    g = match.state
    at = g.clock.at + rng.below(THOUGHT)
    if g.clock.halted:
        return Resume(at)
    wake = next_wake(g)
    if wake != NEVER and wake <= at:
        return Tick(wake)
    if rng.below(HALT_ONE_IN) == 0:
        return a_pause(at, match.header.seats, rng)
    if rng.below(UNDO_ONE_IN) == 0 and (undo := fair_undo(match, at)) is not None:
        return undo
    called = [1 + seat for seat in match.rules.approached(g.table)]
    first = called if called and rng.below(2) else []
    return an_answer(g, at, junk, rng, first) or _wake_up(wake)


def a_pause(at: int, seats: int, rng: Rng) -> Halt:
    """Somebody knocks at the door, or is called away."""
    why = (*PAUSES, "a knock at the door")[rng.below(1 + len(PAUSES))]
    return Halt(at, why, rng.below(seats) if why in (PLAYER, LINE) else NEVER)


def _wake_up(wake: int) -> Tick:
    if wake == NEVER:
        raise Stuck
    return Tick(wake)


def fair_undo(match: AnyMatch, at: int) -> Undo | None:
    """The last entry taken back, if its seat may."""
    for seat in range(match.header.seats):
        try:
            return Undo(at, seat, match.undoable(seat))
        except Refused:
            continue
    return None


def an_answer(
    g: AnyState, at: int, junk: Sequence[Action], rng: Rng, called: Sequence[int] = ()
) -> Play[Action] | None:
    """An answer to one of the questions; standing ones may be passed over, but by who is `called`."""
    late = rng.below(LATE_ONE_IN) == 0
    seen = max(0, g.clock.entry - rng.below(4)) if late else g.clock.entry
    for place in (*called, *in_some_order(g, rng)):
        ask = ask_on(g, place)
        if ask is None:
            continue
        options = options_at(g, place, seen)
        if options:
            action = anything(options, rng)
            first = Play(at, ask.seat, (action,), seen, rng.below(50) if late else 0)
            return with_more(g, first, junk, rng) if rng.below(CHAIN_ONE_IN) == 0 else first
    return None


def anything(options: Sequence[Option], rng: Rng) -> Action:
    """One of the actions: each kind alike where a form would drown the others."""
    has_forms = any(isinstance(option, Form) for option in options)
    return draw_by_kind(options, rng) if has_forms else draw(options, rng)


def in_some_order(g: AnyState, rng: Rng) -> list[int]:
    """The stacks with a question, a due one mostly before a standing one; sometimes it is better to wait."""
    due: list[int] = []
    standing: list[int] = []
    for place in range(len(g.stacks)):
        ask = ask_on(g, place)
        if ask is not None:
            (due if ask.due(g.table) else standing).append(place)
    rng.shuffle(due)
    rng.shuffle(standing)
    if not due:
        return standing if rng.below(4) or next_wake(g) == NEVER else []
    return due + standing if rng.below(4) else standing + due


def options_at(g: AnyState, place: int, seen: int = NEVER) -> Sequence[Option]:
    """What may be answered to the question on top of a stack."""
    ask = ask_on(g, place)
    if ask is None:
        return ()
    me = g.eyes(ask.seat)
    if seen != NEVER:
        me.seen = seen
    return ask.options(me)


def with_more(g: AnyState, first: Play[Action], junk: Sequence[Action], rng: Rng) -> Play[Action]:
    """A chain: nested choices, and behind the bar something that must not be read."""
    world = g.clone()
    chain = first.do
    try:
        carry_out(world, first)
    except Refused:  # too soon, most likely: one action is enough
        return first
    while not world.barred and len(chain) < 4:
        found = [place for place in places(world, first.seat) if options_at(world, place, first.seen)]
        if not found:
            break
        longer = (*chain, draw(options_at(world, found[0], first.seen), rng))
        world = g.clone()
        try:
            carry_out(world, Play(first.at, first.seat, longer, first.seen))
        except Refused:
            return Play(first.at, first.seat, chain, first.seen, first.lag)
        chain = longer
    if world.barred:
        chain = (*chain, junk[rng.below(len(junk))])
    return Play(first.at, first.seat, chain, first.seen, first.lag)
