"""Many games between bots."""

from __future__ import annotations

import errno
import os
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

from msgspec import Struct

from regency import bots
from regency.bots.pace import USUAL
from regency.kernel.errors import NotSaved, Reason, RecordUnwritable, Refused, WrongSeatCount
from regency.kernel.options import checked
from regency.kernel.rules import AnyRules

from .game import play_game
from .plan import Plan, record_name
from .report import Game, Report, summarise
from .workers import Progress, play_all


class NoTimeRuns(Reason, frozen=True):
    """A pace where no time runs."""

    game: str


class WrongPaceCount(Reason, frozen=True):
    """Neither one pace for all nor one for each."""

    paces: int
    seats: int


def simulate(
    rules: AnyRules,
    chairs: Sequence[str],
    games: int,
    seed: int,
    options: Struct | None = None,
    workers: int = 1,
    records: Path | str | os.PathLike[str] | None = None,
    limit: int | None = None,
    progress: Progress | None = None,
    paces: Sequence[str] = (),
) -> Report:
    """Play `games` games; the same seed gives the same games, whatever the number of workers.

    `paces`: how quickly the bots act where time runs, one a chair, or one for all.
    """
    if games < 1 or workers < 1 or (limit is not None and limit < 1):
        raise ValueError("a simulation needs a game, a worker and a step at least")
    chosen = rules.options() if options is None else checked(rules.options, options)
    plan = Plan(
        rules,
        tuple(chairs),
        games,
        seed,
        chosen,
        rules.horizon if limit is None else limit,
        None if records is None else Path(records),
        paces_of(rules, chosen, len(chairs), paces),
    )
    check(plan)
    played = play_all(plan, min(workers, games), progress) if workers > 1 else play_here(plan, progress)
    return summarise(rules.name, plan.chairs, plan.limit, played, plan.paces)


def paces_of(rules: AnyRules, options: Any, seats: int, given: Sequence[str]) -> tuple[str, ...]:
    """A pace for each chair where time runs, and none elsewhere."""
    if not rules.timed(options):
        if given:
            raise Refused(NoTimeRuns(rules.name))
        return ()
    paces = tuple(given) or (USUAL,)
    if len(paces) not in (1, seats):
        raise Refused(WrongPaceCount(len(paces), seats))
    return paces if len(paces) == seats else paces * seats


def check(plan: Plan) -> None:
    """What would stop every game is said before the first."""
    rules = plan.rules
    if len(plan.chairs) not in rules.seats:
        raise Refused(WrongSeatCount(rules.name, len(plan.chairs), rules.seats[0], rules.seats[-1]))
    for name, pace in zip(plan.chairs, plan.paces or [None] * len(plan.chairs), strict=True):
        bots.make(name, rules, pace)
    if plan.records is not None:
        spare_records(plan, plan.records, names_in(plan.records))


def names_in(folder: Path) -> set[str]:
    """What is in a folder, which is made if need be, and in which files can be written."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            return {file.name for file in folder.iterdir()}
    except OSError as error:
        raise NotSaved(RecordUnwritable(str(folder), error.strerror or str(error))) from None


def spare_records(plan: Plan, folder: Path, there: set[str]) -> None:
    """Records of earlier games are not written over."""
    for number in range(plan.games):
        name = record_name(plan, number)
        if name in there:
            raise NotSaved(RecordUnwritable(str(folder / name), os.strerror(errno.EEXIST)))


def play_here(plan: Plan, progress: Progress | None) -> list[Game]:
    """All games in this process."""
    games: list[Game] = []
    for number in range(plan.games):
        games.append(play_game(plan, number))
        if progress is not None:
            progress(len(games), plan.games)
    return games
