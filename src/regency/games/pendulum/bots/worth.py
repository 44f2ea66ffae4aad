"""What things are worth to a seat, in steps on a track: goods, votes, points, effects and costs."""

from __future__ import annotations

from typing import Final

from ..model.state import Eyes, Table, cubes_of
from ..printed.achievements import REQUIREMENT
from ..printed.board import PURPLE, RESERVE
from ..printed.mats import MAT_PRODUCTION
from ..printed.provinces import FAMILY_ICONS, MIXED, PROVINCE_FAMILY
from ..printed.terms import (
    ADVANCE,
    ADVANCE_ANY,
    ANY_PAID,
    BREAK_IN,
    CAP,
    CLAIM_TWICE,
    CLAIM_UNMET,
    CONQUER,
    CONVERT,
    COUNCIL,
    CUBES,
    GAIN_ANY,
    GAIN_CUBES,
    GAIN_LEGENDARY,
    GAIN_VOTES,
    LAST_ACTIONS,
    MOST_WORKERS,
    NEIGHBOUR,
    NOTHING,
    ON_CARD,
    PARCHMENT,
    PLAY,
    POPULARITY,
    POPULARITY_PAID,
    POWER,
    POWER_PAID,
    PRODUCE,
    PROMOTE,
    REALTIME,
    RECALL_ALL,
    RECALL_ONE,
    RECRUIT,
    REPEAT,
    RETRIEVE,
    ROUNDS,
    SLOT_LIMIT,
    SLOTS,
    SWAP,
    TRACKS,
    VOTES_PAID,
    WAIVE,
    WIDEN,
    WIDER_LIMIT,
    WORKERS,
    Cost,
    Effects,
)
from ..rules.winning import distance

STEP: Final = 0.9  # towards the parchment
FAR: Final = 0.05  # more for each step that a marker is still away: the farthest one decides
BEYOND: Final = 0.8  # inside the parchment
LEGEND: Final = 16.0  # without it nobody wins
IN_SIGHT: Final = 11.0  # of it, when nothing is missing but to claim it
URGE: Final = 0.35  # for each cube or vote that the open achievement still wants
LAST_CHANCE: Final = 6.0  # of ten cubes for the end reward that brings the legendary point
ENDING: Final = 0.45  # of what cubes are worth behind the last round: end rewards want five or ten

# of each cube, as the first so many of its colour, and of any further one
CUBE_FIRST: Final[tuple[float, ...]] = (0.48, 0.3, 0.55)
CUBE_ENOUGH: Final = (4, 5, 6)
CUBE_MORE: Final[tuple[float, ...]] = (0.28, 0.2, 0.25)
VOTE: Final = 0.38
VOTES_ENOUGH: Final = 6
VOTE_MORE: Final = 0.12

PRODUCTIONS: Final[tuple[float, ...]] = (1.1, 0.9, 0.6, 2.2)  # of each slot in a round
WORKER: Final = 8.0  # another one, a round
PROMOTION: Final = 0.5  # a round
BORDERS: Final = 0.7  # room for a third province, a round
RECALLED: Final = 0.8  # a card that comes back
HANDY: Final = 0.6  # a card that goes with an action
ODD: Final = 0.3  # a conversion


class Mind:
    """What a seat goes by at one moment: how long there is to play, and what the achievement still wants."""

    def __init__(self, me: Eyes) -> None:
        self.t: Table = me.table
        self.seat: int = me.seat
        self.left: float = rounds_left(me)
        self.ending: float = 1.0 if self.left >= 1.0 else ENDING + (1.0 - ENDING) * self.left
        self.short: list[int] = [0] * CUBES
        self.short_votes: int = 0
        self.short_any: int = 0
        self.wanted: int = 0
        if seeks_legend(self.t, self.seat):
            self.look_at(REQUIREMENT[self.t.achievement])

    def look_at(self, need: Cost) -> None:
        """What is missing of a requirement."""
        t, seat = self.t, self.seat
        for cube in range(CUBES):
            self.short[cube] = max(0, need[cube] - cubes_of(t, cube)[seat])
        self.short_votes = max(0, need[VOTES_PAID] - t.votes[seat])
        held = t.military[seat] + t.culture[seat] + t.gold[seat]
        self.short_any = max(0, need[ANY_PAID] - held)
        self.wanted = need[0] + need[1] + need[2] + need[VOTES_PAID] + need[ANY_PAID]

    def nearness(self) -> float:
        """How much of the requirement is there, squared: the last cube counts most."""
        if not self.wanted:
            return 0.0
        missing = sum(self.short) + self.short_votes + self.short_any
        near = 1.0 - missing / self.wanted
        return near * near


def seeks_legend(t: Table, seat: int) -> bool:
    """Whether the token can be had this round."""
    return not t.legendary[seat] and not t.claimed[seat] and t.token == ON_CARD


def rounds_left(me: Eyes) -> float:
    """Rounds that are still to be played, with what is left of this one: flipping a timer costs no time."""
    t = me.table
    if t.phase in (LAST_ACTIONS, COUNCIL):
        part = 0.0
    elif t.phase != PLAY:
        part = 1.0
    elif t.mode == REALTIME:
        running = 0 if t.run_out[PURPLE] else max(0, t.started[PURPLE] + t.sand[PURPLE] - me.clock.now)
        part = (t.markers.count(True) - 1 + running / t.sand[PURPLE]) / 2
    else:
        part = 1.0 - t.step / 12.0
    return ROUNDS - t.round + part


# Points, cubes and votes


def step_worth(away: int) -> float:
    """One step, with the marker so far from the parchment before it."""
    if away > 0:
        return STEP + FAR * away
    return BEYOND if away > -PARCHMENT + 1 else 0.0


def steps_worth(m: Mind, track: int, count: int) -> float:
    """So many steps more."""
    away = distance(m.t, m.seat, track)
    total = 0.0
    for step in range(count):
        total += step_worth(away - step)
    return total


def cube_worth(cube: int, have: int) -> float:
    """One more of a colour."""
    if have >= CAP:
        return 0.0
    return CUBE_FIRST[cube] if have < CUBE_ENOUGH[cube] else CUBE_MORE[cube]


def cubes_worth(m: Mind, cube: int, count: int) -> float:
    """So many more, above all those that the achievement wants."""
    have = cubes_of(m.t, cube)[m.seat]
    total = 0.0
    for more in range(count):
        total += cube_worth(cube, have + more)
    wanted = min(count, max(m.short[cube], m.short_any))
    return total * m.ending + URGE * wanted


def any_cubes_worth(m: Mind, count: int) -> float:
    """So many of the best to gain."""
    best = 0.0
    for cube in range(CUBES):
        best = max(best, cubes_worth(m, cube, count))
    return best


def votes_worth(have: int, count: int) -> float:
    """So many votes more."""
    total = 0.0
    for more in range(have, have + count):
        total += VOTE if more < VOTES_ENOUGH else VOTE_MORE
    return total


def cost_worth(m: Mind, cost: Cost) -> float:
    """What paying takes away."""
    t, seat = m.t, m.seat
    total = 0.0
    for cube in range(CUBES):
        have = cubes_of(t, cube)[seat]
        for less in range(cost[cube]):
            total += cube_worth(cube, max(0, have - 1 - less)) * m.ending
        if cost[cube] and m.wanted:
            spare = have - REQUIREMENT[t.achievement][cube]
            total += URGE * max(0, cost[cube] - max(0, spare))
    if cost[VOTES_PAID]:
        total += votes_worth(max(0, t.votes[seat] - cost[VOTES_PAID]), cost[VOTES_PAID])
    if cost[ANY_PAID]:
        total += cost[ANY_PAID] * ODD * m.ending
    if cost[POWER_PAID]:
        total += cost[POWER_PAID] * step_worth(distance(t, seat, POWER) + 1)
    if cost[POPULARITY_PAID]:
        total += cost[POPULARITY_PAID] * step_worth(distance(t, seat, POPULARITY) + 1)
    return total


# Effects


def effects_worth(m: Mind, effects: Effects) -> float:
    """What some effects bring, roughly."""
    total = 0.0
    for op, what, amount in effects:
        if op == GAIN_CUBES:
            total += cubes_worth(m, what, amount)
        elif op == GAIN_VOTES:
            total += votes_worth(m.t.votes[m.seat], amount) + URGE * min(amount, m.short_votes)
        elif op == ADVANCE:
            total += steps_worth(m, what, amount)
        elif op == GAIN_ANY:
            total += any_cubes_worth(m, amount)
        elif op == ADVANCE_ANY:
            total += max([steps_worth(m, track, amount) for track in range(TRACKS)])
        elif op == PRODUCE:
            total += production_worth(m, what)
        elif op == CONQUER:
            total += conquest_worth(m)
        else:
            total += special_worth(m, op)
    return total


def special_worth(m: Mind, op: int) -> float:
    """What is neither goods nor points."""
    t, seat = m.t, m.seat
    if op == RECRUIT:
        return WORKER * m.left if workers_in_play(t, seat) < MOST_WORKERS else 0.0
    if op == GAIN_LEGENDARY:
        return 0.0 if t.legendary[seat] else LEGEND
    if op == CLAIM_UNMET:
        return LEGEND if seeks_legend(t, seat) else HANDY
    if op == WIDEN:
        return BORDERS * m.left if t.wider[seat] == NOTHING else 0.0
    if op == PROMOTE:
        return PROMOTION * m.left
    if op == RECALL_ALL:
        return RECALLED * len(t.discards[seat])
    if op == RECALL_ONE:
        return RECALLED if t.discards[seat] else 0.0
    if op in (SWAP, CONVERT):
        return ODD
    assert op in (RETRIEVE, WAIVE, NEIGHBOUR, REPEAT, BREAK_IN, CLAIM_TWICE)
    return HANDY if m.left > 0.0 else 0.0


# Provinces and workers


def slot_limit(t: Table, seat: int) -> int:
    """How many provinces a slot keeps."""
    return SLOT_LIMIT if t.wider[seat] == NOTHING else WIDER_LIMIT


def production_worth(m: Mind, slot: int) -> float:
    """A production: the mat, and each province."""
    mat = m.t.mats[m.seat]
    total = effects_worth(m, MAT_PRODUCTION[mat][slot]) if mat >= 0 else 0.0
    for province in m.t.slots[m.seat * SLOTS + slot]:
        total += effects_worth(m, FAMILY_ICONS[PROVINCE_FAMILY[province]][slot])
    return total


def province_worth(m: Mind, slot: int, family: int) -> float:
    """What a province in a slot will bring."""
    return PRODUCTIONS[slot] * m.left * effects_worth(m, FAMILY_ICONS[family][slot])


def conquest_worth(m: Mind) -> float:
    """Another province: of the usual kind, in the best slot that has room."""
    limit = slot_limit(m.t, m.seat)
    best = 0.0
    for slot in range(SLOTS):
        if len(m.t.slots[m.seat * SLOTS + slot]) < limit:
            best = max(best, province_worth(m, slot, MIXED))
    return best


def slots_worth(m: Mind) -> float:
    """All provinces; what the next Council will take counts for this round alone."""
    t, seat = m.t, m.seat
    limit = slot_limit(t, seat)
    this_round = max(0.0, m.left - (ROUNDS - t.round)) / max(m.left, 0.1)
    total = 0.0
    for slot in range(SLOTS):
        mine = [province_worth(m, slot, PROVINCE_FAMILY[card]) for card in t.slots[seat * SLOTS + slot]]
        mine.sort(reverse=True)
        for nth in range(len(mine)):
            total += mine[nth] if nth < limit else mine[nth] * this_round
    return total


def workers_in_play(t: Table, seat: int) -> int:
    """Neither in the reserve nor gone."""
    count = 0
    for worker in range(WORKERS):
        if t.at[seat * WORKERS + worker] < RESERVE:
            count += 1
    return count
