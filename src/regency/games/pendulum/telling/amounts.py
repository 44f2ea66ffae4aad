"""Phrases for costs and gains: cubes, votes, points, and what a production brings with all its provinces."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from regency.kernel.rules import Phrase

from ..model.state import Table
from ..printed.mats import MAT_PRODUCTION
from ..printed.provinces import FAMILY_ICONS, PROVINCE_FAMILY
from ..printed.terms import (
    ADVANCE,
    ANY_PAID,
    CONQUER,
    CUBES,
    GAIN_ANY,
    GAIN_CUBES,
    GAIN_VOTES,
    NOTHING,
    POPULARITY,
    POPULARITY_PAID,
    POWER,
    POWER_PAID,
    PRODUCE,
    RETRIEVE,
    SLOTS,
    TRACKS,
    VOTES_PAID,
    Cost,
    Effect,
    Effects,
)
from .pieces import in_a_row

CUBE_WORDS: Final = ("military-cubes", "culture-cubes", "gold-cubes")
OTHERS: Final = {CONQUER: "gain-province", RETRIEVE: "gain-worker"}


def cubes(cube: int, count: int) -> Phrase:
    return Phrase(CUBE_WORDS[cube], {"count": count})


def votes(count: int) -> Phrase:
    return Phrase("symbol-votes", {"count": count})


def points(track: int, count: int) -> Phrase:
    return Phrase("gain-points", {"track": Phrase(f"track-{track}"), "count": count})


def price(cost: Cost) -> list[Phrase]:
    """What is paid, part by part."""
    found = [cubes(cube, cost[cube]) for cube in range(CUBES) if cost[cube]]
    if cost[VOTES_PAID]:
        found.append(votes(cost[VOTES_PAID]))
    if cost[ANY_PAID]:
        found.append(Phrase("gain-any", {"count": cost[ANY_PAID]}))
    if cost[POWER_PAID]:
        found.append(points(POWER, cost[POWER_PAID]))
    if cost[POPULARITY_PAID]:
        found.append(points(POPULARITY, cost[POPULARITY_PAID]))
    return found


def gains(t: Table, seat: int, effects: Effects) -> list[Phrase]:
    """What is gained, the same added up, productions with the provinces in their slot."""
    held, tracks, voted, some, others = [0] * CUBES, [0] * TRACKS, 0, 0, []
    for op, what, amount in flat(t, seat, effects):
        if op == GAIN_CUBES:
            held[what] += amount
        elif op == ADVANCE:
            tracks[what] += amount
        elif op == GAIN_VOTES:
            voted += amount
        elif op == GAIN_ANY:
            some += amount
        else:
            others.append(Phrase(OTHERS[op]))
    found = [points(track, count) for track, count in enumerate(tracks) if count]
    found += [cubes(cube, count) for cube, count in enumerate(held) if count]
    found += [votes(voted)] if voted else []
    found += [Phrase("gain-any", {"count": some})] if some else []
    return found + others


def flat(t: Table, seat: int, effects: Effects) -> Iterator[Effect]:
    """Effects with productions taken apart."""
    for effect in effects:
        if effect[0] == PRODUCE:
            yield from production(t, seat, effect[1])
        else:
            yield effect


def production(t: Table, seat: int, slot: int) -> Effects:
    """The icon of the mat, then those of every province in the slot."""
    if t.mats[seat] == NOTHING:
        return ()
    found = MAT_PRODUCTION[t.mats[seat]][slot]
    for province in t.slots[seat * SLOTS + slot]:
        found += icon(province, slot)
    return found


def icon(province: int, slot: int) -> Effects:
    """What a province adds to a slot."""
    return FAMILY_ICONS[PROVINCE_FAMILY[province]][slot]


def listed(found: list[Phrase]) -> Phrase:
    """One after the other, or the word for none."""
    return in_a_row(found) if found else Phrase("list-none")
