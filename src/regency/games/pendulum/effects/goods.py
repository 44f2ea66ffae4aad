"""Cubes, votes and points: gained, lost and paid."""

from __future__ import annotations

from ..model.events import (
    CubesGained,
    CubesPaid,
    GloryGained,
    GloryPaid,
    LegendaryGained,
    PointsGained,
    PointsPaid,
    VotesGained,
    VotesPaid,
)
from ..model.state import Game, Table, cubes_of, steps_of
from ..printed.mats import MAT_NEED
from ..printed.terms import CAP, PARCHMENT, TRACKS


def room(t: Table, seat: int, cube: int) -> int:
    """How many cubes of a colour still fit: glory is missing from the supply."""
    return CAP - t.glory[seat * TRACKS + cube] - cubes_of(t, cube)[seat]


def gain_cubes(g: Game, seat: int, cube: int, count: int) -> None:
    """What does not fit is lost."""
    fitting = min(count, room(g.table, seat, cube))
    if fitting > 0:
        cubes_of(g.table, cube)[seat] += fitting
        if g.heard:
            g.tell(CubesGained(seat, cube, fitting))


def pay_cubes(g: Game, seat: int, cube: int, count: int) -> None:
    """Back to the supply."""
    if count > 0:
        cubes_of(g.table, cube)[seat] -= count
        if g.heard:
            g.tell(CubesPaid(seat, cube, count))


def gain_votes(g: Game, seat: int, count: int) -> None:
    """There is no limit."""
    g.table.votes[seat] += count
    if g.heard:
        g.tell(VotesGained(seat, count))


def pay_votes(g: Game, seat: int, count: int) -> None:
    if count > 0:
        g.table.votes[seat] -= count
        if g.heard:
            g.tell(VotesPaid(seat, count))


def gain_points(g: Game, seat: int, track: int, count: int) -> None:
    """The marker advances; at the end of the track a point is lost, or becomes glory."""
    t = g.table
    steps = steps_of(t, track)
    left = MAT_NEED[t.mats[seat]][track] + PARCHMENT - 1 - steps[seat]
    gained = min(count, left)
    if gained > 0:
        steps[seat] += gained
        if g.heard:
            g.tell(PointsGained(seat, track, gained))
    if count > left and t.rules.glory:
        gain_glory(g, seat, track, count - left)


def gain_glory(g: Game, seat: int, track: int, count: int) -> None:
    """A cube of the colour from the supply, else from the mat; where there is none the point is lost."""
    t = g.table
    place = seat * TRACKS + track
    gained = min(count, CAP - t.glory[place])
    if gained <= 0:
        return
    from_mat = gained - room(t, seat, track)
    t.glory[place] += gained
    if from_mat > 0:
        cubes_of(t, track)[seat] -= from_mat
    if g.heard:
        g.tell(GloryGained(seat, track, gained))


def pay_points(g: Game, seat: int, track: int, count: int) -> None:
    """Glory of the colour first, whose cube returns to the supply; then the marker moves back."""
    t = g.table
    place = seat * TRACKS + track
    glory = min(count, t.glory[place])
    if glory > 0:
        t.glory[place] -= glory
        if g.heard:
            g.tell(GloryPaid(seat, track, glory))
    if count > glory:
        steps_of(t, track)[seat] -= count - glory
        if g.heard:
            g.tell(PointsPaid(seat, track, count - glory))


def gain_legendary(g: Game, seat: int) -> None:
    """The grey marker takes its only step."""
    g.table.legendary[seat] = 1
    if g.heard:
        g.tell(LegendaryGained(seat))
