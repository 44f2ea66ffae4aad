"""What claims about Battles and Raids still take, and how Battles are likely to go."""

from __future__ import annotations

from typing import Final

from ..model.state import Table, workers
from ..printed import conditions as c
from ..printed.conditions import Condition
from ..printed.counts import DIE
from ..printed.terms import AT_CENTRE, CENTRE, OPPONENT_HOME, OWN_HOME, SOLDIER, SOLDIER_SPACE, TERRITORIES
from .means import TASKS, Means, Need
from .walks import sources

NOBODY_THERE: Final = 4.0  # points, until somebody can be attacked
RETREAT: Final = 1.5
IN_THE_WAY: Final = 1.5  # an opponent's Soldier where one would raid
DISTANT: Final = 3.0

# Fields of a Battle and of a Raid
PLACE: Final = 3
ODDS: Final = 6
MARGIN: Final = 8
RAID_PLACE: Final = 1
EDGE: Final = 6  # the largest difference of Soldiers that is told apart


def chances_to_win(margin: int) -> list[float]:
    """By the difference of Soldiers, from the worst: the chance of a total higher by at least so much."""
    found: list[float] = []
    for edge in range(-EDGE, EDGE + 1):
        won = 0
        for mine in DIE:
            for theirs in DIE:
                if mine + edge - theirs >= margin:
                    won += 1
        found.append(won / (len(DIE) * len(DIE)))
    return found


WINS: Final = [chances_to_win(margin) for margin in range(6)]


def chance(edge: int, margin: int) -> float:
    """The chance to win by at least this margin."""
    return WINS[min(margin, 5)][max(-EDGE, min(EDGE, edge)) + EDGE]


def place_bit(seat: int, territory: int) -> int:
    """A Territory as filters of places name it, as a mask."""
    if territory == seat:
        return 1 << OWN_HOME
    return 1 << (AT_CENTRE if territory == CENTRE else OPPONENT_HOME)


def places(condition: Condition, field: int) -> int:
    """The places that a filter allows, as a mask."""
    for each in condition.filters:
        if each.field == field:
            return each.value if each.op == c.ONE_OF else 1 << each.value
    return (1 << OWN_HOME) | (1 << AT_CENTRE) | (1 << OPPONENT_HOME)


def asks(condition: Condition, field: int) -> bool:
    for each in condition.filters:
        if each.field == field:
            return True
    return False


def add_battle(condition: Condition, m: Means, need: Need) -> None:
    """The Battle that is nearest: Soldiers to bring there, and as many tries as luck may take."""
    t = m.t
    allowed = places(condition, PLACE)
    walk = NOBODY_THERE + 1.0
    tries = 2.0
    for territory in range(TERRITORIES):
        if not place_bit(m.seat, territory) & allowed:
            continue
        for other in range(len(t.supply)):
            theirs = workers(t, other, territory, SOLDIER)
            if other != m.seat and theirs > 0:
                mine = workers(t, m.seat, territory, SOLDIER)
                for more in range(3):
                    price = reinforcements(m, territory, more) if more else 0.0
                    rolls = tries_for(condition, mine + more, theirs)
                    if mine + more > 0 and price + rolls < walk + tries:
                        walk = price
                        tries = rolls
    need[SOLDIER_SPACE] += walk
    need[TASKS + SOLDIER_SPACE] += tries


def tries_for(condition: Condition, mine: int, theirs: int) -> float:
    """How many Battles it may take with so many Soldiers on both sides."""
    if asks(condition, ODDS):
        return 1.0 + RETREAT * max(0, mine - theirs)
    margin = 1
    if condition.aggregate == c.SUM:  # Soldiers removed by Spoils: one has to be left
        if theirs < 2:
            return DISTANT
    elif asks(condition, MARGIN):
        margin = 4
    return min(DISTANT, 1.0 / max(0.1, chance(mine - theirs, margin)))


def reinforcements(m: Means, territory: int, count: int) -> float:
    """Points to bring so many more Soldiers to a Battlefield."""
    t = m.t
    step = 1.0 / m.groups[SOLDIER]
    where = c.AT_HOME if territory == m.seat else c.IN_CENTRE if territory == CENTRE else c.ABROAD
    distance = 0.0 if where == c.AT_HOME else 2.0 * step if where == c.ABROAD else step
    left = count
    total = 0.0
    for here, price in sources(t, m.seat, SOLDIER, where, step):
        come = min(left, here)
        total += come * price
        left -= come
    return total + left * (1.0 + distance)


def add_raid(condition: Condition, m: Means, left: int, need: Need) -> None:
    """The Battlefield where it takes least to have enough Soldiers and no opponent."""
    t = m.t
    allowed = places(condition, RAID_PLACE)
    best = DISTANT * left
    for territory in range(TERRITORIES):
        if territory == m.seat or not place_bit(m.seat, territory) & allowed:
            continue
        if territory != CENTRE and territory >= len(t.supply):
            continue
        missing = left - workers(t, m.seat, territory, SOLDIER)
        price = reinforcements(m, territory, missing) if missing > 0 else 0.0
        best = min(best, price + IN_THE_WAY * opposed(t, m.seat, territory))
    need[SOLDIER_SPACE] += best
    need[TASKS + SOLDIER_SPACE] += 1.0


def opposed(t: Table, seat: int, territory: int) -> int:
    """Opponents' Soldiers on a Battlefield."""
    found = 0
    for other in range(len(t.supply)):
        if other != seat:
            found += workers(t, other, territory, SOLDIER)
    return found
