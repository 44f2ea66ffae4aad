"""Conditions of claims as rows of numbers, and the one evaluator that reads them."""

from __future__ import annotations

from typing import Final

from .data import TOP
from .state import Table
from .terms import ANY, CENTRE, NOTHING, TERRITORIES, TRACKS, WORKERS

# Forms
ALL_OF: Final = 0
ANY_OF: Final = 1
NONE_OF: Final = 2
STATE: Final = 3
DEED: Final = 4
SOME_OPPONENT: Final = 5
BEATS: Final = 6

# Comparisons
AT_LEAST: Final = 0
AT_MOST: Final = 1
EQUAL: Final = 2
ONE_OF: Final = 3  # a bit mask
THE_OPPONENT: Final = 4

# What is made of the deeds that pass
COUNT: Final = 0
SUM: Final = 1
MOST: Final = 2
DISTINCT: Final = 3

# Metrics
TRACK: Final = 0
TRACKS_AT_LEAST: Final = 1
LOWEST_TRACK: Final = 2
HIGHEST_TRACK: Final = 3
WORKERS_AT: Final = 4
OPPONENT_HOMES_WITH: Final = 5
TERRITORIES_EMPTY: Final = 6
OPPOSING_WORKERS: Final = 7
ON_MAP: Final = 8
HAND: Final = 9
GUILDS_ASSIGNED: Final = 10
ALMS_STEPS: Final = 11
DIPLOMACY_SPACE: Final = 12
ANARCHY_HELD: Final = 13
TOKENS: Final = 14
CLAIMS_DONE: Final = 15

# Places
AT_HOME: Final = 0
IN_CENTRE: Final = 1
ABROAD: Final = 2
ON_THE_MAP: Final = 3


class Filter:
    """A field of a deed and what it has to be."""

    def __init__(self, field: int, op: int, value: int) -> None:
        self.field = field
        self.op = op
        self.value = value


class Condition:
    """One condition, with those inside it."""

    def __init__(self, form: int) -> None:
        self.form = form
        self.parts: list[Condition] = []
        self.metric = NOTHING
        self.argument = NOTHING  # a track, a kind of Worker or a level
        self.where = NOTHING
        self.op = AT_LEAST
        self.value = 1
        self.deed = NOTHING
        self.filters: list[Filter] = []
        self.aggregate = COUNT
        self.field = NOTHING
        self.topics = 0


def holds(c: Condition, t: Table, seat: int, since: int, opponent: int = NOTHING) -> bool:
    """Whether a condition holds for a seat, with the deeds of its turn from number `since` on."""
    form = c.form
    if form == STATE:
        return compares(measure(c, t, seat), c.op, c.value)
    if form == DEED:
        return compares(reckon(c, t, seat, since, opponent), c.op, c.value)
    if form == ALL_OF:
        for part in c.parts:
            if not holds(part, t, seat, since, opponent):
                return False
        return True
    if form == SOME_OPPONENT:
        for other in range(len(t.supply)):
            if other != seat and holds(c.parts[0], t, seat, since, other):
                return True
        return False
    if form == BEATS:
        return beats(c, t, seat)
    for part in c.parts:
        if holds(part, t, seat, since, opponent):
            return form == ANY_OF
    return form == NONE_OF


def compares(found: int, op: int, value: int) -> bool:
    if op == AT_LEAST:
        return found >= value
    if op == AT_MOST:
        return found <= value
    if op == ONE_OF:
        return value >> found & 1 == 1
    return found == value


def beats(c: Condition, t: Table, seat: int) -> bool:
    """Strictly more than each opponent: a tie fails (A34)."""
    own = measure(c, t, seat)
    for other in range(len(t.supply)):
        if other != seat and measure(c, t, other) >= own:
            return False
    return True


def reckon(c: Condition, t: Table, seat: int, since: int, opponent: int) -> int:
    """Number, sum, maximum or different values over the deeds that pass the filters."""
    found = 0
    seen = 0
    deeds = t.deeds[seat]
    for number in range(since, len(deeds)):
        deed = deeds[number]
        if deed[0] != c.deed or not passes(c, deed, opponent):
            continue
        if c.aggregate == COUNT:
            found += 1
        elif c.aggregate == SUM:
            found += deed[c.field]
        elif c.aggregate == MOST:
            found = max(found, deed[c.field])
        elif not seen >> deed[c.field] & 1:
            seen |= 1 << deed[c.field]
            found += 1
    return found


def passes(c: Condition, deed: tuple[int, ...], opponent: int) -> bool:
    for wanted in c.filters:
        value = opponent if wanted.op == THE_OPPONENT else wanted.value
        if not compares(deed[wanted.field], wanted.op, value):
            return False
    return True


def measure(c: Condition, t: Table, seat: int) -> int:
    """The metric of a condition, as it stands for a seat."""
    metric = c.metric
    if metric <= HIGHEST_TRACK:
        return measure_tracks(t, seat, metric, c.argument)
    if metric <= ON_MAP:
        return measure_map(t, seat, metric, c.argument, c.where)
    if metric == HAND:
        return t.hands[seat]
    if metric == GUILDS_ASSIGNED:
        return len(t.guilds[seat])
    if metric == ALMS_STEPS:
        return t.alms[seat]
    if metric == DIPLOMACY_SPACE:
        return t.diplomacy[seat]
    if metric == ANARCHY_HELD:
        return t.anarchy[seat]
    if metric == TOKENS:
        return t.influence[seat]
    return len(t.completed[seat])


def measure_tracks(t: Table, seat: int, metric: int, argument: int) -> int:
    first = seat * TRACKS
    if metric == TRACK:
        return t.tracks[first + argument]
    lowest = TOP
    highest = 0
    high = 0
    for place in range(first, first + TRACKS):
        level = t.tracks[place]
        lowest = min(lowest, level)
        highest = max(highest, level)
        if level >= argument:
            high += 1
    if metric == LOWEST_TRACK:
        return lowest
    return highest if metric == HIGHEST_TRACK else high


def measure_map(t: Table, seat: int, metric: int, kind: int, where: int) -> int:
    seats = len(t.supply)
    if metric == WORKERS_AT:
        return workers_at(t, seat, kind, where, seat)
    if metric == ON_MAP:
        return workers_at(t, seat, ANY, ON_THE_MAP, seat)
    found = 0
    if metric == OPPOSING_WORKERS:
        for other in range(seats):
            if other != seat:
                found += workers_at(t, other, kind, where, seat)
    elif metric == OPPONENT_HOMES_WITH:
        for other in range(seats):
            if other != seat and workers_in(t, seat, kind, other) > 0:
                found += 1
    else:
        for territory in range(TERRITORIES):
            in_play = territory < seats or territory == CENTRE
            if in_play and workers_in(t, seat, ANY, territory) == 0:
                found += 1
    return found


def workers_at(t: Table, owner: int, kind: int, where: int, viewer: int) -> int:
    """An owner's Workers of a kind, at a place as the viewer calls it."""
    if where == AT_HOME:
        return workers_in(t, owner, kind, viewer)
    if where == IN_CENTRE:
        return workers_in(t, owner, kind, CENTRE)
    found = 0
    for territory in range(TERRITORIES):
        if where == ON_THE_MAP or (territory != viewer and territory != CENTRE):
            found += workers_in(t, owner, kind, territory)
    return found


def workers_in(t: Table, owner: int, kind: int, territory: int) -> int:
    """An owner's Workers of a kind, or of any, in a Territory."""
    first = (owner * TERRITORIES + territory) * WORKERS
    if kind == ANY:
        return t.workers[first] + t.workers[first + 1] + t.workers[first + 2]
    return t.workers[first + kind]
