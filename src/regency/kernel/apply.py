"""Carrying entries out: all or nothing, and the only way a state changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from .core import NOBODY, State, answer, ask_on, next_due, next_wake, places, settle, sleeper
from .edge import NEVER, Action, Event, includes
from .entries import (
    ENDED,
    OTHERWISE,
    PAUSES,
    START,
    EndedEarly,
    Entry,
    Halt,
    Paused,
    Play,
    Resume,
    Resumed,
    Tick,
)
from .errors import (
    FromTheFuture,
    GameHalted,
    GameOver,
    Hasty,
    Malformed,
    NoSuchSeat,
    NotAnOption,
    NotAsked,
    NotHalted,
    NothingDone,
    NothingWakes,
    Reason,
    Refused,
    TimeRunsBackwards,
    TooManyActions,
    TooSoon,
    Woken,
)
from .part import B, S, T

CHAIN: Final = 64  # a choice with all its nested ones is far shorter


def apply(
    g: State[T, S, B], entry: Entry, then: Callable[[Entry, State[T, S, B]], None] | None = None
) -> list[Event]:
    """Carry one entry out and return what is told; whatever is refused leaves the state as it was.

    `then` belongs to it, as writing it down does: it is given what was done, and a copy of how it was before.
    """
    before = g.clone()
    try:
        done = carry_out(g, entry)
        if then is not None:
            then(done, before)
    except BaseException:
        g.become(before)
        raise
    return g.told


def carry_out(g: State[T, S, B], entry: Entry) -> Entry:
    """Carry one entry out, without a way back; returns it without the actions that were dropped."""
    g.heard = True
    if isinstance(entry, Play):
        return _play(g, entry)
    if isinstance(entry, Tick):
        _tick(g, entry)
    elif isinstance(entry, Halt):
        _halt(g, entry)
    elif isinstance(entry, Resume):
        _resume(g, entry)
    else:
        raise Refused(Malformed())
    return entry


def _play(g: State[T, S, B], entry: Play[Action]) -> Play[Action]:
    if not 0 <= entry.seat < len(g.screens):
        raise Refused(NoSuchSeat(entry.seat, len(g.screens)))
    if not entry.do:
        raise Refused(NothingDone())
    if len(entry.do) > CHAIN:
        raise Refused(TooManyActions(CHAIN))
    if not 0 <= entry.seen <= g.clock.entry:
        raise Refused(FromTheFuture(entry.seen, g.clock.entry))
    if g.clock.halted:
        raise Refused(GameHalted())
    _pass_time(g, entry.at)
    g.open_entry(entry.seat)
    done = 0
    for action in entry.do:
        where = where_legal(g, entry.seat, action, entry.seen)
        ask = ask_on(g, where)
        assert ask is not None
        _keep_distance(g, entry, ask.spacing(g.table), done)
        final = ask.final(g.table)
        answer(g, where, action)
        if final:
            g.bar()
        g.acted[entry.seat] = g.clock.now
        done += 1
        if g.barred:
            break
    return Play(entry.at, entry.seat, entry.do[:done], entry.seen, entry.lag)


def where_legal(g: State[T, S, B], seat: int, action: Action, seen: int = NEVER) -> int:
    """The stack whose question this action answers, or Refused with the reason."""
    where = places(g, seat)
    if not where:
        raise Refused(NotAsked(seat) if is_asking(g) else GameOver())
    me = g.eyes(seat)
    if seen != NEVER:
        me.seen = seen
    reason: Reason = NotAnOption()
    for place in where:
        ask: Any = ask_on(g, place)
        if includes(ask.options(me), action):
            return place
        if reason == NotAnOption():
            reason = ask.refusal(me, action)
    raise Refused(reason)


def is_asking(g: State[T, S, B]) -> bool:
    """Whether anything at all is asked or awaited."""
    return next_due(g) != NEVER or any(stack for stack in g.stacks)


def _keep_distance(g: State[T, S, B], entry: Play[Action], spacing: int, done: int) -> None:
    last = g.acted[entry.seat]
    if spacing and last != NEVER and g.clock.now - last < spacing:
        retry_at = entry.at + spacing - (g.clock.now - last)
        if done:  # no hour would suit this chain
            raise Refused(Hasty(retry_at))
        raise TooSoon(retry_at)


def _tick(g: State[T, S, B], entry: Tick) -> None:
    wake = next_wake(g)
    if wake == NEVER or wake != entry.at:
        raise Refused(NothingWakes())
    where = sleeper(g)
    _move_clock(g, entry.at)
    g.open_entry(NOBODY)
    g.bar()
    step: Any = g.stacks[where][-1]
    g.begin(where)
    step.wake(g)
    if g.watcher is not None:
        g.begin(where)
        g.watcher(g)
    settle(g)


def _halt(g: State[T, S, B], entry: Halt) -> None:
    if g.clock.halted and entry.why != ENDED:
        raise Refused(GameHalted())
    if not NEVER <= entry.seat < len(g.screens):
        raise Refused(NoSuchSeat(entry.seat, len(g.screens)))
    _pass_time(g, entry.at)
    g.open_entry(NOBODY)
    g.clock.halted = True
    if entry.why == ENDED:
        g.tell(EndedEarly())
    elif entry.why != START:
        g.tell(Paused(entry.why if entry.why in PAUSES else OTHERWISE, entry.seat))


def _resume(g: State[T, S, B], entry: Resume) -> None:
    if not g.clock.halted:
        raise Refused(NotHalted())
    _pass_time(g, entry.at)
    g.open_entry(NOBODY)
    g.clock.halted = False
    if entry.why != START:
        g.tell(Resumed())


def _pass_time(g: State[T, S, B], at: int) -> None:
    if at < g.clock.at:
        raise Refused(TimeRunsBackwards(at, g.clock.at))
    wake = next_wake(g)
    if wake != NEVER and wake <= at:
        raise Woken(wake)
    _move_clock(g, at)


def _move_clock(g: State[T, S, B], at: int) -> None:
    clock = g.clock
    if clock.running and not clock.halted:
        clock.now += at - clock.at
    clock.at = at
    clock.entry += 1
