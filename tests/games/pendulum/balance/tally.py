"""Many games between greedy bots, with mats by lot: who won, and what may have mattered for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

from msgspec import Struct

from regency.bots import PACES
from regency.games.pendulum import RULES
from regency.games.pendulum.flow.stages import PickMat
from regency.games.pendulum.model.actions import ChooseMat
from regency.games.pendulum.model.options import Options
from regency.games.pendulum.printed.mats import CHARACTERS
from regency.kernel.core import asks
from regency.kernel.rng import Rng, stream, stretch
from regency.lab.game import laid, play_on
from regency.lab.plan import Plan
from regency.lab.table import Table

BUNCH = 8  # games a worker plays at a time
PACE_NAMES = tuple(PACES)


class Seat(Struct, frozen=True):
    """What one player had, and whether it won."""

    mat: int
    rank: int  # at the start
    pace: str
    won: bool
    points: int
    legend: bool


class Played(Struct, frozen=True):
    """One game."""

    reason: str
    seats: tuple[Seat, ...]


def lots(seed: int, number: int) -> Rng:
    """Mats and paces have nothing to do with the game's own seed."""
    return stream(stretch(seed), "balance", number)


def drawn_mats(rng: Rng, seats: int) -> list[int]:
    """Different characters, each with either side."""
    characters = list(range(CHARACTERS))
    rng.shuffle(characters)
    return [2 * character + rng.below(2) for character in characters[:seats]]


def game(seats: int, options: Options, seed: int, number: int) -> Played:
    """Play one game to its end."""
    rng = lots(seed, number)
    mats = drawn_mats(rng, seats)
    timed = RULES.timed(options)
    paces = tuple(PACE_NAMES[rng.below(len(PACE_NAMES))] for _ in range(seats)) if timed else ()
    plan = Plan(RULES, ("greedy",) * seats, number + 1, seed, options, RULES.horizon, None, paces)
    table = laid(plan, number)
    hand_out(table, mats)
    ranks: list[int] = [table.g.table.privilege.index(seat) for seat in range(seats)]
    play_on(table, number)
    outcome = table.outcome()
    assert outcome is not None
    t: Any = table.g.table
    won = outcome.winners()
    return Played(
        outcome.reason,
        tuple(
            Seat(
                t.mats[seat], ranks[seat], table.paces[seat] or "", seat in won,
                outcome.scores[seat], bool(t.legendary[seat]),
            )
            for seat in range(seats)
        ),
    )  # fmt: skip


def hand_out(table: Table, mats: Sequence[int]) -> None:
    """Characters by lot, so that all are played equally often."""
    for _ in mats:
        for seat, mat in enumerate(mats):
            if any(isinstance(ask, PickMat) for ask in asks(table.g, seat)):
                table.enter(table.answer_of(seat, ChooseMat(mat)))
                break


def several(seats: int, options: Options, seed: int, first: int) -> list[Played]:
    return [game(seats, options, seed, number) for number in range(first, first + BUNCH)]


def played(seats: int, options: Options, games: int, seed: int, workers: int) -> list[Played]:
    """So many games, the same ones whatever the number of workers."""
    bunch = partial(several, seats, options, seed)
    firsts = range(0, games, BUNCH)
    if workers == 1:
        found: Iterator[list[Played]] = map(bunch, firsts)
        return [one for some in found for one in some][:games]
    with ProcessPoolExecutor(workers) as pool:
        return [one for some in pool.map(bunch, firsts) for one in some][:games]


def shares(games: Sequence[Played], key: Callable[[Seat], object]) -> dict[object, tuple[int, int]]:
    """Won and played, by something about a player."""
    found: dict[object, tuple[int, int]] = {}
    for one in games:
        for seat in one.seats:
            won, tries = found.get(key(seat), (0, 0))
            found[key(seat)] = won + seat.won, tries + 1
    return found
