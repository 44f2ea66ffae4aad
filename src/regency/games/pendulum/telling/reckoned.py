"""What the board shows and only the rules can tell: workers, flips, tracks, productions, the achievement."""

from __future__ import annotations

from typing import Any

from regency.kernel.core import Sight

from ..model.state import Public, Table, cubes_of
from ..printed.achievements import REQUIREMENT
from ..printed.terms import ANY_PAID, CUBES, SLOTS, TRACKS, VOTES_PAID, WORKERS
from ..rules.achievements import can_claim, can_take_token
from ..rules.paying import resources
from ..rules.winning import distance, parchment_points
from .amounts import production
from .tally import steps_left
from .workers import ACTS, at_stake, flips_left, flips_of, state_of


def figures(me: Public) -> dict[str, Any]:
    """By seat, and what concerns the reader; a key for each thing that changes by itself."""
    t = me.table
    seats = range(len(t.mats))
    states = [[state_of(t, seat * WORKERS + worker) for worker in range(WORKERS)] for seat in seats]
    flips = flips_of(t, me.seat) if isinstance(me, Sight) else []
    return {
        "states": states,
        "able": [mine.count(ACTS) for mine in states],
        "flips": flips_left(t),
        "flip": [flip._asdict() for flip in flips],
        "at_stake": at_stake(t),
        "distance": [[distance(t, seat, track) for track in range(TRACKS)] for seat in seats],
        "parchment": [[parchment_points(t, seat, track) for track in range(TRACKS)] for seat in seats],
        "steps_left": [steps_left(t, seat) for seat in seats],
        "production": [[production(t, seat, slot) for slot in range(SLOTS)] for seat in seats],
        "missing": [missing(t, seat) for seat in seats],
        "claims": [can_claim(t, seat, False) for seat in seats],
        "tokens": [can_take_token(t, seat) for seat in seats],
    }


def missing(t: Table, seat: int) -> list[int]:
    """What a player lacks for the open achievement: military, culture, gold, votes, any resources."""
    wanted = REQUIREMENT[t.achievement]
    cubes = [max(0, wanted[cube] - cubes_of(t, cube)[seat]) for cube in range(CUBES)]
    votes = max(0, wanted[VOTES_PAID] - t.votes[seat])
    return [*cubes, votes, max(0, wanted[ANY_PAID] - resources(t, seat))]
