"""A match as a film: a sight, and what each entry behind it changed; folded once, and in reels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import Raw

from regency.kernel.apply import carry_out
from regency.kernel.core import AnyState
from regency.kernel.edge import Event
from regency.kernel.entries import Entry, Play, Undo
from regency.kernel.errors import Refused
from regency.kernel.log import Log
from regency.kernel.match import AnyMatch, Match
from regency.kernel.record import Header
from regency.kernel.rules import AnyRules

from . import encoding
from .messages import Film, FilmStep, GameTimes

REEL: Final = 128  # entries in one answer
OPEN: Final = "open"  # the view with every hand laid open

_ENCODE = msgspec.json.Encoder().encode
View = int | str | None  # of a seat, with all hands open, or of a spectator
Encoded = dict[str, bytes | dict[str, bytes]]


class Fold:
    """A match as far as anybody has looked back at it, and how it stood where each reel begins."""

    def __init__(self, rules: AnyRules, header: Header) -> None:
        self._rules = rules
        self._match: AnyMatch = Match.from_header(rules, header)
        self._states: dict[int, AnyState] = {}
        self._told: dict[int, Sequence[Event]] = {}
        self._at: list[int] = []
        self._still: list[int] = []
        self._tellers: dict[str, list[int]] = {}
        self._late: list[int] = []
        self._keep(0, self._match.opening)
        self._note(0, self._match.opening)

    def reel(self, log: Log, number: int, last: int, view: View) -> bytes:
        """One reel as JSON; `last`: how many entries there are."""
        first, end = number * REEL, min((number + 1) * REEL, last)
        self._fold(log, first)
        state, told = self._states[first].clone(), self._told[first]
        shown = self._encoded(state, view)
        beginning = {key: raw_of(value) for key, value in shown.items()}
        steps: list[FilmStep] = []
        for at in range(first, end):
            entry = log.entry(at)
            if isinstance(entry, Undo):
                self._fold(log, at + 1)
                state, happened = self._states[at + 1].clone(), self._told[at + 1]
            else:
                carry_out(state, entry)
                happened = list(state.told)
            before, shown = shown, self._encoded(state, view)
            steps.append(FilmStep(entry.at, encoding.raw(happened), encoding.raw(changes(before, shown))))
        film = Film(first, last, encoding.raw(beginning), encoding.raw(told), tuple(steps))
        return _ENCODE(film)

    def times(self, log: Log, last: int) -> bytes:
        """When in the game each entry was, and what it told of, as JSON."""
        self._fold(log, last)
        told = {was: tuple(entries) for was, entries in self._tellers.items()}
        return _ENCODE(GameTimes(tuple(self._at), told, tuple(self._still), tuple(self._late)))

    def kept(self) -> int:
        """How many states it holds on to."""
        return len(self._states)

    def _fold(self, log: Log, upto: int) -> None:
        for at in range(len(self._match.entries), upto):
            entry = log.entry(at)
            if is_late(self._match.state, entry):
                self._late.append(at + 1)
            told = self._match.apply(entry)
            self._note(at + 1, told)
            if (at + 1) % REEL == 0 or isinstance(entry, Undo):
                self._keep(at + 1, told)

    def _keep(self, number: int, told: Sequence[Event]) -> None:
        self._states[number] = self._match.state.clone()
        self._told[number] = list(told)

    def _note(self, number: int, told: Sequence[Event]) -> None:
        clock = self._match.state.clock
        self._at.append(clock.now)
        if not clock.running:
            self._still.append(number)
        for was in dict.fromkeys(type(event).__name__ for event in told):
            self._tellers.setdefault(was, []).append(number)

    def _encoded(self, state: AnyState, view: View) -> Encoded:
        if view == OPEN:
            plain = encoding.open_plain(self._rules, state)
        else:
            seen = state.eyes(view) if isinstance(view, int) else state.view()
            plain = encoding.sight_plain(self._rules, seen)
        return {key: encoded(value) for key, value in plain.items()}


def is_late(state: AnyState, entry: Entry) -> bool:
    """Whether an input counts only because its sender could not have seen yet what had happened."""
    newest = state.clock.entry
    if not isinstance(entry, Play) or not state.clock.running or entry.seen == newest:
        return False
    try:
        carry_out(state.clone(), msgspec.structs.replace(entry, seen=newest))
    except Refused:
        return True
    return False


def encoded(value: Any) -> bytes | dict[str, bytes]:
    """A value as it is sent; of what has fields each by itself."""
    if isinstance(value, dict):
        return {name: _ENCODE(one) for name, one in value.items()}
    return _ENCODE(value)


def raw_of(value: bytes | dict[str, bytes]) -> Raw | dict[str, Raw]:
    return {name: Raw(one) for name, one in value.items()} if isinstance(value, dict) else Raw(value)


def changes(before: Encoded, now: Encoded) -> Mapping[str, Raw | dict[str, Raw]]:
    """What is not as it was: of what has fields those, else the whole."""
    found: dict[str, Raw | dict[str, Raw]] = {}
    for key, value in now.items():
        old = before.get(key)
        if value == old:
            continue
        if isinstance(value, dict) and isinstance(old, dict):
            found[key] = {name: Raw(one) for name, one in value.items() if old.get(name) != one}
        else:
            found[key] = raw_of(value)
    return found
