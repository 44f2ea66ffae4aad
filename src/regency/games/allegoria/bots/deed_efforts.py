"""What the condition of a claim still takes where it counts deeds of one turn."""

from __future__ import annotations

from typing import Final

from ..model.state import crosses, level
from ..printed import conditions as c
from ..printed.conditions import Condition
from ..printed.merchants import MERCHANT_GAIN, MERCHANT_PAY
from ..printed.terms import (
    ALMS,
    ANARCHY_RETURN,
    APPRENTICESHIP,
    BANKER_SPACE,
    BATTLE,
    COMMERCE,
    FOR_INFLUENCE,
    GRANT,
    GUILD_NEW,
    MERCHANT,
    MERCHANT_SPACE,
    MOVE,
    NOTHING,
    OPPONENT_HOME,
    OWN_HOME,
    RAID,
    SABOTAGE,
    SCHOLAR_SPACE,
    SOLDIER_SPACE,
    SPY,
    SPY_SPACE,
    SUBTERFUGE,
    SUPPLEMENT,
    TRACKS,
    TRADE,
    WAGES,
    WEALTH,
    WORKERS,
    WORKFORCE_SPACE,
)
from ..printed.tracks import ALMS_END, TOP
from ..rules.conditions import reckon, workers_in
from .effort_battles import add_battle, add_raid
from .means import TASKS, Means, Need, fitting, suffices
from .walks import AWAY, add_kind, reached

TOGETHER: Final = 0.3  # for each further deed that must fall into the same turn
NEARLY: Final = 0.1  # an action that is paid already, while its cards are spent
CARD_LEVEL: Final = 0.45  # a level of a card that is not in hand yet
ORDINARY_GAIN: Final = 2  # of a Travelling Merchant that has not come yet
ORDINARY_PAY: Final = 1
MARKER: Final = 0.7
A_REDUCTION: Final = 0.1  # more choice, fewer markers
FRESH: Final = 1000  # deeds from this number on: none yet
NO_PREY: Final = 2.5  # for each track that stands too low to fall
CLOSED: Final = 20.0

# Fields of deeds
MOVE_ACTION: Final = 1
MOVE_WORKER: Final = 2
COMMERCE_PLACE: Final = 1
COMMERCE_PAID: Final = 4
COMMERCE_GAIN_KIND: Final = 6
SUBTERFUGE_PLACE: Final = 1
SABOTAGE_TRACK: Final = 2
SABOTAGE_CROSSED: Final = 3
GRANT_KIND: Final = 1


def wanted(condition: Condition, field: int) -> int:
    """The value that a filter asks of a field, or NOTHING."""
    for each in condition.filters:
        if each.field == field:
            return each.value
    return NOTHING


def still(condition: Condition, m: Means, since: int, opponent: int = NOTHING) -> int:
    """How much more has to be done; deeds count only in the turn that they were done in."""
    if not m.acting:
        return condition.value
    return condition.value - reckon(condition, m.t, m.seat, since, opponent)


def left_in_turn(condition: Condition, m: Means, since: int, a_point: int, space: int) -> int:
    """The same; where the points of this turn no longer suffice, all of it."""
    left = still(condition, m, since)
    return left if suffices(m, space, left / a_point) else condition.value


def add_times(m: Means, place: int, times: float, need: Need) -> None:
    """So many actions in one turn, which takes a good rank, unless one is already at it."""
    need[place] += times
    if times > 1.0 and not (m.acting and m.t.space == place % TASKS):
        need[place] += TOGETHER * (times - 1.0)


def add_deed(condition: Condition, m: Means, since: int, need: Need) -> None:
    """Whichever deed it is."""
    deed = condition.deed
    if deed < APPRENTICESHIP:
        add_cards(condition, m, since, need)
    elif deed == APPRENTICESHIP:
        add_times(m, SCHOLAR_SPACE, left_in_turn(condition, m, since, 1, SCHOLAR_SPACE), need)
    elif deed == MOVE:
        add_moves(condition, m, since, need)
    elif deed == BATTLE:
        add_battle(condition, m, need)
    elif deed == RAID:
        add_raid(condition, m, still(condition, m, since), need)
    elif deed == SUBTERFUGE:
        add_subterfuge(condition, m, since, need)
    elif deed == SABOTAGE:
        add_sabotage(condition, m, since, need)
    elif deed == COMMERCE:
        add_commerce(condition, m, since, need)
    elif deed == GRANT:
        add_grants(condition, m, since, need)
    elif deed == ALMS:
        add_alms(m, left_in_turn(condition, m, since, 1, SCHOLAR_SPACE), need)
    elif deed == ANARCHY_RETURN:
        add_returns(condition, m, since, need)
    elif deed == SUPPLEMENT:
        add_supplements(m, still(condition, m, since), need)
    else:
        need[TASKS + BANKER_SPACE] += CLOSED


# Cards, moves


def add_cards(condition: Condition, m: Means, since: int, need: Need) -> None:
    """Recruit, Infiltrate, Tradesman, Profits or Educate, with cards of so much value, that find room."""
    track = condition.deed
    space = SOLDIER_SPACE + track
    left = still(condition, m, since)
    at_it = m.spending == track
    if at_it:
        left -= m.t.spent_raised
    if left < condition.value and left > fitting(m, track):
        left = condition.value
        at_it = False
    need[space] += NEARLY if at_it else 1.0
    need[WORKFORCE_SPACE] += CARD_LEVEL * max(0, left - fitting(m, track))
    if TOP - level(m.t, m.seat, track) < left:
        need[space] += 1.0


def add_moves(condition: Condition, m: Means, since: int, need: Need) -> None:
    """So many steps of Workers of one kind, there and back if need be; or Wages for several kinds."""
    if wanted(condition, MOVE_ACTION) == WAGES:
        add_wages(condition, m, since, need)
        return
    kind = wanted(condition, MOVE_WORKER)
    space = SOLDIER_SPACE + kind
    here = reached(m.t, m.seat, kind, c.ON_THE_MAP)
    group = max(1, min(here, m.groups[kind]))
    left = left_in_turn(condition, m, since, group, space)
    if here == 0:
        need[space] += 1.0
    add_times(m, space, left / group, need)


def add_wages(condition: Condition, m: Means, since: int, need: Need) -> None:
    """Each kind that is not on the map yet has to be placed first."""
    left = left_in_turn(condition, m, since, 1, BANKER_SPACE)
    absent = 0
    for kind in range(WORKERS):
        if reached(m.t, m.seat, kind, c.ON_THE_MAP) == 0:
            absent += 1
    for kind in range(WORKERS):
        need[SOLDIER_SPACE + kind] += max(0, absent - (WORKERS - condition.value)) / WORKERS
    add_times(m, BANKER_SPACE, left, need)


# Subterfuge


def add_subterfuge(condition: Condition, m: Means, since: int, need: Need) -> None:
    """A Spy in place for each."""
    left = left_in_turn(condition, m, since, 1, SPY_SPACE)
    where = c.ABROAD if wanted(condition, SUBTERFUGE_PLACE) == OPPONENT_HOME else c.IN_CENTRE
    missing = left - reached(m.t, m.seat, SPY, where)
    if missing > 0:
        add_kind(m, SPY, where, float(missing), need)
    add_times(m, TASKS + SPY_SPACE, left, need)


def add_sabotage(condition: Condition, m: Means, since: int, need: Need) -> None:
    """Tracks of one opponent, whichever is easiest; a Spy lowers two of them for an Anarchy marker."""
    best = CLOSED
    spies = 0
    times = CLOSED
    for other in range(len(m.t.supply)):
        if other == m.seat:
            continue
        reductions = reductions_of(condition, m, since, other)
        if not suffices(m, SPY_SPACE, (reductions + 1) // 2):
            reductions = reductions_of(condition, m, FRESH, other)
        actions = (reductions + 1) // 2
        missing = max(0, actions - workers_in(m.t, m.seat, SPY, other))
        waiting = NO_PREY * preyless(condition, m, other) + A_REDUCTION * reductions
        if actions + 2.0 * missing + waiting < best:
            best = actions + 2.0 * missing + waiting
            spies = missing
            times = actions + waiting
    if spies > 0:
        add_kind(m, SPY, c.ABROAD, float(spies), need)
    add_times(m, TASKS + SPY_SPACE, times, need)


def reductions_of(condition: Condition, m: Means, since: int, other: int) -> int:
    """How many spaces an opponent's tracks have to fall for it."""
    if condition.form == c.DEED:
        return max(0, still(condition, m, since, other))
    found = [reductions_of(part, m, since, other) for part in condition.parts]
    return min(found) if condition.form == c.ANY_OF else sum(found)


def preyless(condition: Condition, m: Means, other: int) -> int:
    """How many of the parts find no track of an opponent that could fall as they want it."""
    if condition.form == c.ANY_OF:
        return 0
    if condition.form != c.DEED:
        return sum([preyless(part, m, other) for part in condition.parts])
    track = wanted(condition, SABOTAGE_TRACK)
    if track != NOTHING:
        return 1 if level(m.t, other, track) == 0 else 0
    if wanted(condition, SABOTAGE_CROSSED) == NOTHING:
        return 0
    for each in range(TRACKS):
        if level(m.t, other, each) > 1 and crosses(m.t, other, each, 2):
            return 0
    return 1


# Commerce


def add_commerce(condition: Condition, m: Means, since: int, need: Need) -> None:
    """A Merchant in place for each deal that it takes with the Travelling Merchant at hand."""
    place = wanted(condition, COMMERCE_PLACE)
    influence = wanted(condition, COMMERCE_GAIN_KIND) == FOR_INFLUENCE
    a_deal = deal(condition, m)
    left = left_in_turn(condition, m, since, a_deal, MERCHANT_SPACE)
    deals = (left + a_deal - 1) // a_deal
    where = AWAY
    if influence or place == OPPONENT_HOME:
        where = c.ABROAD
    elif place == OWN_HOME:
        where = c.AT_HOME
    missing = deals - reached(m.t, m.seat, MERCHANT, where)
    if missing > 0:
        add_kind(m, MERCHANT, where, float(missing), need)
    if level(m.t, m.seat, TRADE) + level(m.t, m.seat, WEALTH) < 2 * deals:
        need[MERCHANT_SPACE] += 1.0
    add_times(m, TASKS + MERCHANT_SPACE, deals, need)


def deal(condition: Condition, m: Means) -> int:
    """How much one deal counts for the claim: the better line that can be paid."""
    t = m.t
    if condition.aggregate != c.SUM:
        return 1
    paid = condition.field == COMMERCE_PAID
    if t.merchant == NOTHING or t.space > MERCHANT_SPACE:
        return ORDINARY_PAY if paid else ORDINARY_GAIN
    best = 1
    for line in range(2):
        if level(t, m.seat, WEALTH if line == 0 else TRADE) >= MERCHANT_PAY[t.merchant][line]:
            best = max(best, (MERCHANT_PAY if paid else MERCHANT_GAIN)[t.merchant][line])
    return best


# Grant, Alms, supplements


def add_grants(condition: Condition, m: Means, since: int, need: Need) -> None:
    """Two points each; a new Guild needs a free space."""
    left = still(condition, m, since)
    if not suffices(m, BANKER_SPACE, 2.0 * left):
        left = condition.value
    if wanted(condition, GRANT_KIND) == GUILD_NEW and len(m.t.guilds[m.seat]) == 2:
        need[TASKS + BANKER_SPACE] += CLOSED
    add_times(m, TASKS + BANKER_SPACE, 2.0 * left, need)
    if left > 1:
        need[BANKER_SPACE] += max(0, 3 - level(m.t, m.seat, WEALTH))


def add_alms(m: Means, left: int, need: Need) -> None:
    """While there are spaces left on the track."""
    add_times(m, TASKS + SCHOLAR_SPACE, left, need)
    if m.t.alms[m.seat] + left > ALMS_END:
        need[TASKS + SCHOLAR_SPACE] += CLOSED


def add_returns(condition: Condition, m: Means, since: int, need: Need) -> None:
    """Markers to return must first have been taken."""
    left = left_in_turn(condition, m, since, 1, SCHOLAR_SPACE)
    missing = max(0, left - m.t.anarchy[m.seat])
    need[SOLDIER_SPACE] += MARKER * missing / 2
    need[SPY_SPACE] += MARKER * missing / 2
    add_alms(m, left, need)


def add_supplements(m: Means, left: int, need: Need) -> None:
    """In the space whose track is highest, or in the one where one is at it."""
    best = SOLDIER_SPACE
    for track in range(TRACKS):
        if level(m.t, m.seat, track) > level(m.t, m.seat, best - SOLDIER_SPACE):
            best = SOLDIER_SPACE + track
    if m.acting and m.t.space >= SOLDIER_SPACE:
        best = m.t.space
    need[best] += left
    if level(m.t, m.seat, best - SOLDIER_SPACE) < left or (m.t.crossed and m.acting):
        need[best] += 2.0
