"""How quickly a bot acts where game time runs: late as people are, and no quicker. Pace is not strength."""

from __future__ import annotations

from collections import deque
from math import exp
from statistics import NormalDist
from typing import Final

from msgspec import Struct

from regency.kernel.core import AnySight
from regency.kernel.edge import NEVER, Millis
from regency.kernel.rng import Rng

SPREAD: Final = 0.35  # of the logarithm of a reaction time
LEAST: Final[Millis] = 350  # nobody sees and acts more quickly
MINUTE: Final[Millis] = 60_000
FINE: Final = 1 << 20  # steps in which a reaction time is drawn


class Pace(Struct, frozen=True):
    """The median of its reaction times, how often it acts in a minute at most, and its courtesy."""

    reaction: Millis
    actions: int
    courtesy: Millis  # how long it leaves to others what it would end for them


PACES: Final = {
    "gentle": Pace(1600, 15, 6000),
    "steady": Pace(1000, 25, 2500),
    "brisk": Pace(600, 40, 0),
}
USUAL: Final = "steady"


def reaction(pace: Pace, rng: Rng) -> Millis:
    """How long it takes from seeing to acting, this time."""
    luck = NormalDist().inv_cdf((rng.below(FINE) + 0.5) / FINE)
    return max(LEAST, round(pace.reaction * exp(SPREAD * luck)))


class Rhythm:
    """When one seat looks and when it acts, in game time."""

    def __init__(self, pace: Pace, rng: Rng) -> None:
        self.pace: Final = pace
        self._rng = rng
        self._free: Millis = 0  # what need not be done is done no sooner
        self._acted: deque[Millis] = deque(maxlen=pace.actions)

    def looks_at(self, now: Millis) -> Millis:
        """From when on it thinks about what need not be done: no earlier than it could do it."""
        return max(now, self._free - self.pace.reaction)

    def acts_at(self, now: Millis, due: bool) -> Millis:
        """When an answer is given that is decided now; nobody is kept waiting to keep the pace even."""
        at = now + reaction(self.pace, self._rng)
        full = len(self._acted) == self.pace.actions
        return max(at, 0 if due else self._free, self._acted[0] + MINUTE if full else 0)

    def acted(self, now: Millis) -> None:
        """It has acted at this game time."""
        self._acted.append(now)
        self._free = max(self._free, now) + MINUTE // self.pace.actions


def at_moment(me: AnySight, now: Millis) -> AnySight:
    """A sight, which must be the bot's to keep, at a game time after the last entry."""
    me.clock.now = now
    return me


def sooner(one: Millis, other: Millis) -> Millis:
    """The earlier of two instants, either of which may be NEVER."""
    if NEVER in (one, other):
        return max(one, other)
    return min(one, other)
