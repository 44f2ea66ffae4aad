"""A game played at random, and the positions kept from it for the checks that look closer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from ..codec import Codec
from ..core import AnyState, AnyView, Sight, View, next_wake
from ..edge import NEVER, ONLOOKER, Action, Event
from ..entries import Entry, Play, Tick, Undo
from ..errors import Refused, TooSoon
from ..match import AnyMatch, Match
from ..rng import Rng, stream
from ..rules import AnyRules
from ..wire import digest, view_bytes
from .player import Stuck, next_entry

Ruleset = AnyRules
SPECTATOR = ONLOOKER
KEPT_FOR_UNDO = 16


class NonConformance(AssertionError):
    """A check that failed, by its name, and where."""

    def __init__(self, check: str, detail: str) -> None:
        super().__init__(f"{check}: {detail}")
        self.check = check
        self.detail = detail


class Moment:
    """A position behind so many entries: a clone of the state, its digest then, and everybody's notes."""

    def __init__(self, number: int, state: AnyState, mark: str, notes: list[Any]) -> None:
        self.number = number
        self.state = state
        self.mark = mark
        self.notes = notes


class Game:
    """A match that plays itself and remembers what the checks need."""

    def __init__(
        self,
        rules: Ruleset,
        seats: int,
        seed: bytes,
        options: Struct | None,
        legacy: Struct | None,
        probes: int,
    ) -> None:
        self.rules = rules
        self.seats = seats
        self.seed = seed
        self.codec = codec_of(rules.actions)
        self.match: AnyMatch = Match.start(rules, seats, options, seed, legacy=legacy)
        self.moments: list[Moment] = []
        self.met: set[Action] = set()
        self.entry: Entry | None = None
        self.told: Sequence[Event] = self.match.opening
        self.before: AnyState = self.match.state.clone()
        self.earlier: dict[int, tuple[AnyState, list[Any]]] = {}
        self.counted = 0
        self._probes = probes
        self._stride = 1

    def play(self, checks: Sequence[Callable[[Game], None]]) -> None:
        """To the end, with these checks after the setup and after every entry."""
        rng = stream(self.seed, "conform play", 0)
        choice = stream(self.seed, "conform moments", 0)
        self._make(checks)
        while self.match.outcome() is None:
            self._keep_moment(choice)
            self._one_entry(rng)
            self._make(checks)
        if len(self.moments) > self._probes:
            self.moments = self.moments[1::2]
        self.moments.append(self._moment())

    def play_again(self, checks: Sequence[Callable[[Game], None]]) -> None:
        """The same entries once more, for checks that were not made the first time."""
        again = Game.__new__(Game)
        again.__dict__.update(self.__dict__)
        again.match = Match.from_header(self.rules, self.match.header)
        again.entry, again.told, again.earlier, again.counted = None, again.match.opening, {}, 0
        again._make(checks)
        for entry, _ in self.match.entries:
            again.follow(entry)
            again._make(checks)

    def follow(self, entry: Entry) -> None:
        """Apply an entry and remember how it was before."""
        before, notes = self.match.state.clone(), self.match.notes[:]
        self.told = self.match.apply(entry)
        self.before = before
        self.entry = self.match.entries[-1][0]
        number = len(self.match.entries) - 1
        self.earlier[number] = (before, notes)
        self.earlier.pop(number - KEPT_FOR_UNDO, None)
        if isinstance(self.entry, Play | Tick):
            self.counted += 1
        elif isinstance(self.entry, Undo):
            self.counted -= 1

    def fail(
        self, check: str, detail: str, seat: int | None = None, entry: int | None = None
    ) -> NonConformance:
        """The failure to raise, with the place where it happened."""
        number = len(self.match.entries) if entry is None else entry
        who = "" if seat is None else ", the spectator" if seat == SPECTATOR else f", seat {seat}"
        return NonConformance(
            check, f"{self.rules.name} at {self.seats} seats, entry {number}{who}: {detail}"
        )

    def _make(self, checks: Sequence[Callable[[Game], None]]) -> None:
        for check in checks:
            check(self)

    def _one_entry(self, rng: Rng) -> None:
        if self.counted > self.rules.horizon:
            raise self.fail("horizon", f"not over after {self.counted} entries")
        try:
            entry = next_entry(self.match, self.codec.table, rng)
            if isinstance(entry, Play):
                self.met.update(entry.do)
            self._enter(entry)
        except Stuck:
            raise self.fail("stuck", "no question has an answer and nothing wakes") from None

    def _enter(self, entry: Entry) -> None:
        try:
            self.follow(entry)
        except TooSoon as soon:
            assert isinstance(entry, Play)
            wake = next_wake(self.match.state)
            first = wake != NEVER and wake <= soon.retry_at
            self.follow(Tick(wake) if first else msgspec.structs.replace(entry, at=soon.retry_at))
        except Refused as refused:
            raise self.fail("now", f"{entry} was an option a moment earlier: {refused.reason}") from None

    def _moment(self) -> Moment:
        state = self.match.state
        return Moment(len(self.match.entries), state.clone(), digest(state), self.match.notes[:])

    def _keep_moment(self, choice: Rng) -> None:
        if choice.below(self._stride):
            return
        self.moments.append(self._moment())
        if len(self.moments) > 2 * self._probes:
            self.moments = self.moments[::2]
            self._stride *= 2


@cache
def codec_of(kinds: tuple[type[Action], ...]) -> Codec:
    """The codec of a game, made once."""
    return Codec(kinds)


def audiences(g: AnyState) -> list[int]:
    """Every seat, and the spectator."""
    return [*range(len(g.screens)), SPECTATOR]


def seen_by(g: AnyState, audience: int) -> AnyView:
    """The sight of a seat or the spectator's view."""
    return g.view() if audience == SPECTATOR else g.sight(audience)


def sight_bytes(g: AnyState, audience: int) -> bytes:
    """The same without a copy, as it is sent."""
    if audience == SPECTATOR:
        return view_bytes(View(g.clock, g.table, g.stacks))
    return view_bytes(Sight(g.clock, g.table, g.stacks, audience, g.screens[audience], g.clock.entry))


def still_digest(g: AnyState, like: AnyState) -> str:
    """The digest as it would be with the entry number and the instant of another state."""
    clock = g.clock.clone()
    clock.entry, clock.at, clock.now = like.clock.entry, like.clock.at, like.clock.now
    old, g.clock = g.clock, clock
    try:
        return digest(g)
    finally:
        g.clock = old


def difference(left: Any, right: Any, path: str = "") -> str:
    """Where two plain values first differ, in words."""
    if type(left) is type(right):
        if isinstance(left, dict) and left.keys() == right.keys():
            pairs = [(f"{path}.{key}", left[key], right[key]) for key in left]
        elif isinstance(left, list | tuple) and len(left) == len(right):
            pairs = [(f"{path}[{at}]", *both) for at, both in enumerate(zip(left, right, strict=True))]
        else:
            pairs = []
        for name, one, other in pairs:
            if one != other:
                return difference(one, other, name)
    return f"{path.lstrip('.') or 'it'} is {left!r} here and {right!r} there"
