"""The one evaluator of the conditions of claims."""

from __future__ import annotations

from ..model.state import Table
from ..printed.conditions import (
    ALL_OF,
    ALMS_STEPS,
    ANARCHY_HELD,
    ANY_OF,
    AT_HOME,
    AT_LEAST,
    AT_MOST,
    BEATS,
    COUNT,
    DEED,
    DIPLOMACY_SPACE,
    GUILDS_ASSIGNED,
    HAND,
    HIGHEST_TRACK,
    IN_CENTRE,
    LOWEST_TRACK,
    MOST,
    NONE_OF,
    ON_MAP,
    ON_THE_MAP,
    ONE_OF,
    OPPONENT_HOMES_WITH,
    OPPOSING_WORKERS,
    SOME_OPPONENT,
    STATE,
    SUM,
    THE_OPPONENT,
    TOKENS,
    TRACK,
    WORKERS_AT,
    Condition,
)
from ..printed.terms import ANY, CENTRE, NOTHING, TERRITORIES, TRACKS, WORKERS
from ..printed.tracks import TOP


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
    """Strictly more than each opponent: a tie fails (ruling 34)."""
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
