"""What the condition of a claim still takes, in Action Points by space: states of town and map."""

from __future__ import annotations

from typing import Final

from ..model.state import level
from ..printed import conditions as c
from ..printed.conditions import Condition
from ..printed.terms import (
    ANY,
    BANKER_SPACE,
    CENTRE,
    CLAIMS_SPACE,
    JOKER,
    MERCHANT_SPACE,
    SCHOLAR_SPACE,
    SOLDIER_SPACE,
    SPACES,
    SPY,
    SPY_SPACE,
    TERRITORIES,
    TRACKS,
    WORKERS,
    WORKFORCE_SPACE,
)
from ..printed.tracks import TOP
from ..rules.conditions import holds, measure, workers_in
from .deed_efforts import add_deed, add_sabotage
from .means import TASKS, Means, Need, fitting, no_need, strain
from .walks import AWAY, add_workers, at_home, in_centre, reached

LEVEL: Final = 1.3  # points for a level that no card in hand brings
JOKER_LEVEL: Final = 0.15  # a Joker would have served elsewhere
GRANT: Final = 1.6
TOKEN: Final = 1.0
ALMS_STEP: Final = 0.65  # Decrees help
DIPLOMACY_STEP: Final = 0.6  # so do tokens
NEW_CLAIM: Final = 1.2
OPEN_CLAIM: Final = 0.8  # in each of the five spaces
MARKER: Final = 0.35  # an Anarchy marker is soon taken, in any of four spaces
OPPOSED: Final = 1.5  # an opponent's Worker that would have to leave
OUT_OF_REACH: Final = 20.0


def effort(condition: Condition, m: Means, since: int) -> Need:
    """The whole of what a claim still takes."""
    need = no_need()
    add_effort(condition, m, since, need)
    return need


def add_effort(condition: Condition, m: Means, since: int, need: Need) -> None:
    form = condition.form
    if form == c.STATE:
        add_state(condition, m, need)
    elif form == c.DEED:
        add_deed(condition, m, since, need)
    elif form == c.ALL_OF:
        for part in condition.parts:
            add_effort(part, m, since, need)
    elif form == c.BEATS:
        add_lead(condition, m, need)
    elif form == c.SOME_OPPONENT:
        add_sabotage(condition.parts[0], m, since, need)
    elif form == c.ANY_OF:
        add_least([effort(part, m, since) for part in condition.parts], m, need)
    elif holds(condition, m.t, m.seat, since):
        return
    else:
        need[TASKS + SCHOLAR_SPACE] += OUT_OF_REACH


def add_least(needs: list[Need], m: Means, need: Need) -> None:
    """The easiest of several."""
    best = needs[0]
    for other in needs[1:]:
        if strain(other, m) < strain(best, m):
            best = other
    for place in range(2 * SPACES):
        need[place] += best[place]


# States


def add_state(condition: Condition, m: Means, need: Need) -> None:
    """What is missing, or what there is too much of."""
    found = measure(condition, m.t, m.seat)
    if condition.op == c.AT_MOST:
        if found > condition.value:
            add_reduction(condition, m, found - condition.value, need)
    elif found < condition.value:
        add_missing(condition, m, condition.value - found, need)
    elif condition.op == c.EQUAL and found > condition.value:
        add_reduction(condition, m, found - condition.value, need)


def add_missing(condition: Condition, m: Means, missing: int, need: Need) -> None:
    """So much more of a metric."""
    metric = condition.metric
    if metric <= c.HIGHEST_TRACK:
        add_tracks(condition, m, condition.value, need)
    elif metric == c.WORKERS_AT:
        add_workers(m, condition.argument, condition.where, missing, need)
    elif metric == c.OPPONENT_HOMES_WITH:
        add_visits(m, condition.argument, missing, need)
    elif metric == c.ON_MAP:
        for space in range(SOLDIER_SPACE, SOLDIER_SPACE + WORKERS):
            need[space] += missing / WORKERS
    elif metric == c.HAND:
        need[SCHOLAR_SPACE] += 0.5 * missing
        need[WORKFORCE_SPACE] += 0.3 * missing
    elif metric == c.GUILDS_ASSIGNED:
        need[TASKS + BANKER_SPACE] += GRANT * missing
    elif metric == c.ALMS_STEPS:
        need[TASKS + SCHOLAR_SPACE] += ALMS_STEP * missing
    elif metric == c.DIPLOMACY_SPACE:
        add_diplomacy(m, missing, need)
    elif metric == c.ANARCHY_HELD:
        for space in range(SOLDIER_SPACE, SCHOLAR_SPACE):
            need[space] += MARKER * missing
    elif metric == c.TOKENS:
        need[TASKS + SOLDIER_SPACE] += 0.5 * TOKEN * missing
        need[TASKS + MERCHANT_SPACE] += 0.5 * TOKEN * missing
    elif metric == c.CLAIMS_DONE:
        add_claims(m, missing, need)


def add_reduction(condition: Condition, m: Means, excess: int, need: Need) -> None:
    """So much less of a metric."""
    metric = condition.metric
    if metric == c.ANARCHY_HELD:
        need[TASKS + SCHOLAR_SPACE] += excess
    elif metric == c.WORKERS_AT:
        for space in range(SOLDIER_SPACE, SOLDIER_SPACE + WORKERS):
            need[space] += 0.6 * excess / WORKERS
    elif metric == c.TERRITORIES_EMPTY:
        add_presence(m, need)
    elif metric == c.OPPOSING_WORKERS:
        need[SOLDIER_SPACE + condition.argument] += OPPOSED * excess
    else:
        need[TASKS + SCHOLAR_SPACE] += OUT_OF_REACH


def add_lead(condition: Condition, m: Means, need: Need) -> None:
    """One more than the best opponent."""
    t = m.t
    best = 0
    for other in range(len(t.supply)):
        if other != m.seat:
            best = max(best, measure(condition, t, other))
    own = measure(condition, t, m.seat)
    if own > best:
        return
    if condition.metric == c.TRACK:
        add_track(m, condition.argument, best + 1, need)
    else:
        add_missing(condition, m, best + 1 - own, need)


# Tracks


def add_tracks(condition: Condition, m: Means, value: int, need: Need) -> None:
    """One track, all of them, the nearest one, or the nearest few."""
    metric = condition.metric
    if metric == c.TRACK:
        add_track(m, condition.argument, value, need)
    elif metric == c.LOWEST_TRACK:
        for track in range(TRACKS):
            add_track(m, track, value, need)
    elif metric == c.HIGHEST_TRACK:
        add_nearest(m, value, 1, need)
    else:
        add_nearest(m, condition.argument, value, need)


def add_nearest(m: Means, value: int, count: int, need: Need) -> None:
    """So many tracks up to a level, those that take least."""
    missing: list[tuple[float, int]] = []
    for track in range(TRACKS):
        single = no_need()
        add_track(m, track, value, single)
        missing.append((strain(single, m), track))
    missing.sort()
    for nth in range(count):
        add_track(m, missing[nth][1], value, need)


def add_track(m: Means, track: int, value: int, need: Need) -> None:
    """One action plays all fitting cards; what they do not bring has to be found first."""
    missing = min(value, TOP + 1) - level(m.t, m.seat, track)
    if missing <= 0:
        return
    space = SOLDIER_SPACE + track
    own = min(missing, m.cards[track])
    jokers = min(missing - own, m.cards[JOKER])
    if fitting(m, track) > 0:
        need[space] += 1.0 + JOKER_LEVEL * jokers
    need[space] += LEVEL * (missing - own - jokers)
    if value > TOP:
        need[space] += OUT_OF_REACH


# Workers


def add_visits(m: Means, kind: int, missing: int, need: Need) -> None:
    """So many more opponents' homes with a Worker of a kind; a second Worker in one of them may walk on."""
    t = m.t
    spare = 0
    for other in range(len(t.supply)):
        if other != m.seat:
            spare += max(0, workers_in(t, m.seat, kind, other) - 1)
    step = 1.0 / m.groups[kind]
    central = in_centre(t, m.seat, kind)
    home = at_home(t, m.seat, kind)
    for _ in range(missing):
        if central > 0:
            central -= 1
            need[SOLDIER_SPACE + kind] += 1.0
        elif home > 0:
            home -= 1
            need[SOLDIER_SPACE + kind] += 1.0 + step
        elif spare > 0:
            spare -= 1
            need[SOLDIER_SPACE + kind] += 2.0
        else:
            need[SOLDIER_SPACE + kind] += 2.0 + step


def add_presence(m: Means, need: Need) -> None:
    """A Worker in every Territory in play, of any kind: each missing one a share of the three spaces."""
    t = m.t
    central = workers_in(t, m.seat, ANY, CENTRE)
    total = 0.0
    for territory in range(TERRITORIES):
        if (territory < len(t.supply) or territory == CENTRE) and workers_in(t, m.seat, ANY, territory) == 0:
            if territory == m.seat:
                total += 1.0
            elif territory == CENTRE:
                total += 1.5
            elif central > 1:
                central -= 1
                total += 1.0
            else:
                total += 2.2
    for space in range(SOLDIER_SPACE, SOLDIER_SPACE + WORKERS):
        need[space] += total / WORKERS


def add_diplomacy(m: Means, missing: int, need: Need) -> None:
    """A Subterfuge for each step, and a Spy for each, in the centre or abroad."""
    need[TASKS + SPY_SPACE] += DIPLOMACY_STEP * missing
    away = reached(m.t, m.seat, SPY, AWAY)
    if away < missing:
        add_workers(m, SPY, AWAY, missing - away, need)


def add_claims(m: Means, missing: int, need: Need) -> None:
    """Claims in hand have to be completed, others to be drawn first."""
    held = min(missing, len(m.t.slots[m.seat]))
    need[CLAIMS_SPACE] += NEW_CLAIM * (missing - held)
    for space in range(SOLDIER_SPACE, SPACES):
        need[space] += OPEN_CLAIM * missing
