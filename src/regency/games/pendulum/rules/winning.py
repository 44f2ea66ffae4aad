"""Winning: all four markers in the parchment, else the nearest with the legendary point, else nobody."""

from __future__ import annotations

from ..model.state import Table, steps_of
from ..printed.mats import MAT_NEED
from ..printed.reconstructed import LAG_STEPS, PARCHMENT_FROM
from ..printed.terms import (
    CROWNED,
    NEAREST,
    POPULARITY,
    POWER,
    PRESTIGE,
    RIVAL_A,
    TRACKS,
    VACANT,
)
from .rows import rank_of

LINES = ("power", "prestige", "popularity", "legendary", "glory")


def distance(t: Table, seat: int, track: int) -> int:
    """Steps to the parchment; 0 or less inside it."""
    if t.mats[seat] < 0:
        return 0
    return MAT_NEED[t.mats[seat]][track] - steps_of(t, track)[seat]


def parchment_points(t: Table, seat: int, track: int) -> int:
    """One on the first space of the parchment, and one for each behind it."""
    return max(0, 1 - distance(t, seat, track)) if t.mats[seat] >= 0 else 0


def glory_of(t: Table, seat: int) -> int:
    """Glory counts as parchment points."""
    return sum([t.glory[seat * TRACKS + track] for track in range(TRACKS)])


def score_pad(t: Table) -> list[list[int]]:
    """A row for each track, the legendary point and glory."""
    seats = range(len(t.mats))
    pad = [[parchment_points(t, seat, track) for seat in seats] for track in (POWER, PRESTIGE, POPULARITY)]
    pad.append(t.legendary[:])
    pad.append([glory_of(t, seat) for seat in seats])
    return pad


def nobles(t: Table) -> list[int]:
    """Who can win: the players, and in solo the two automated opponents."""
    return [noble for noble in t.privilege if noble < len(t.mats) or noble >= RIVAL_A]


def is_legend(t: Table, noble: int) -> bool:
    """Whether somebody has the legendary point."""
    return bool(t.legendary[noble] if noble < RIVAL_A else t.rival_legendary[noble - RIVAL_A])


def is_whole(t: Table, noble: int) -> bool:
    """All four markers in the parchment."""
    if not is_legend(t, noble):
        return False
    if noble >= RIVAL_A:
        return t.rival_points[noble - RIVAL_A] >= PARCHMENT_FROM
    for track in range(TRACKS):
        if distance(t, noble, track) > 0:
            return False
    return True


def total(t: Table, noble: int) -> int:
    """All parchment points."""
    if noble >= RIVAL_A:
        track = t.rival_points[noble - RIVAL_A]
        return max(0, track - PARCHMENT_FROM + 1) + t.rival_legendary[noble - RIVAL_A]
    points = [parchment_points(t, noble, track) for track in range(TRACKS)]
    return sum(points) + t.legendary[noble] + glory_of(t, noble)


def distances(t: Table, noble: int) -> list[int]:
    """From the farthest marker to the nearest; beside an automated opponent only the farthest counts."""
    if noble >= RIVAL_A:
        return [-((t.rival_points[noble - RIVAL_A] - PARCHMENT_FROM) // LAG_STEPS)]
    found = sorted([distance(t, noble, track) for track in range(TRACKS)], reverse=True)
    return found[:1] if t.rival_points else found


def standing(t: Table, noble: int) -> list[int]:
    """What is compared, the smaller the better: whole ones by points, then legends, then all by distance."""
    glory = 0 if noble >= RIVAL_A else glory_of(t, noble)
    if is_whole(t, noble):
        return [0, -total(t, noble), -glory, rank_of(t, noble)]
    return [1 if is_legend(t, noble) else 2, *distances(t, noble), -glory, rank_of(t, noble)]


def ranks(t: Table) -> list[int]:
    """The players by what is compared; the rank on the privilege track decides last, so nobody is level."""
    order = [standing(t, seat) for seat in range(len(t.mats))]
    return [1 + sum([other < mine for other in order]) for mine in order]


def how(t: Table) -> int:
    """Which of the three cases it is."""
    if any([is_whole(t, noble) for noble in nobles(t)]):
        return CROWNED
    return NEAREST if any([is_legend(t, noble) for noble in nobles(t)]) else VACANT


def winners(t: Table) -> list[bool]:
    """The best of all, if anybody can win; where an automated opponent is, the player has lost."""
    best = min([standing(t, noble) for noble in nobles(t)])
    if how(t) == VACANT:
        return [False] * len(t.mats)
    return [standing(t, seat) == best for seat in range(len(t.mats))]
