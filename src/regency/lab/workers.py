"""Games on several processes. Whatever ends the simulation ends the workers."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.connection import wait as wait_for
from threading import Thread
from typing import Final, TypeVar

from regency.kernel.errors import Reason, Trouble

from .game import play_game
from .plan import Plan
from .report import Game

PARTS: Final = 16  # for each worker, so that all of them end at about the same time
MOST: Final = 64  # games in a part, so that the progress moves
AHEAD: Final = 3  # parts for each worker that are handed out and not yet played

P = TypeVar("P")
R = TypeVar("R")
Progress = Callable[[int, int], None]
T = TypeVar("T")


class WorkerDied(Reason, frozen=True):
    """A worker process ended in the middle of a game."""

    done: int
    games: int


class WorkerLost(Trouble):
    """The simulation cannot go on without the worker."""


def play_all(plan: Plan, workers: int, progress: Progress | None) -> list[Game]:
    """All games of a plan, in their order."""
    games = play_parts(play_part, plan, plan.games, workers, progress)
    return sorted(games, key=lambda game: game.number)


def play_parts(
    play: Callable[[P, int, int], list[R]], plan: P, count: int, workers: int, progress: Progress | None
) -> list[R]:
    """So many games or campaigns of a plan, in parts, as the workers get on with them."""
    found: list[R] = []
    left = parts(count, workers)
    with pool(workers) as executor:
        try:
            waiting: set[Future[list[R]]] = set()
            while len(found) < count:
                for part in islice(left, AHEAD * workers - len(waiting)):
                    waiting.add(executor.submit(play, plan, *part))
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                found += gathered(done)
                if progress is not None:
                    progress(len(found), count)
        except BrokenProcessPool:
            raise WorkerLost(WorkerDied(len(found), count)) from None
    return found


def gathered(done: set[Future[list[R]]]) -> list[R]:
    """What came of the parts that are done."""
    return [one for part in done for one in part.result()]


def gathered_from(waiting: set[Future[T]], total: int, progress: Progress | None) -> list[T]:
    """What comes of all of these, in no order."""
    found: list[T] = []
    try:
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            found += [each.result() for each in done]
            if progress is not None:
                progress(len(found), total)
    except BrokenProcessPool:
        raise WorkerLost(WorkerDied(len(found), total)) from None
    return found


def parts(games: int, workers: int) -> Iterator[tuple[int, int]]:
    """The games in parts: from the first up to but not including the last."""
    size = max(1, min(MOST, games // (workers * PARTS)))
    for first in range(0, games, size):
        yield first, min(first + size, games)


def play_part(plan: Plan, first: int, last: int) -> list[Game]:
    """What a worker does."""
    return [play_game(plan, number) for number in range(first, last)]


@contextmanager
def pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Worker processes that do not outlive what they are needed for."""
    before = set(active_children())
    executor = ProcessPoolExecutor(workers, get_context("spawn"), start_worker)
    try:
        yield executor
    except BaseException:
        for process in set(active_children()) - before:
            process.terminate()
        raise
    finally:
        executor.shutdown(cancel_futures=True)


def start_worker() -> None:
    """Ctrl-C is for the process that is in charge; without it there is nothing to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Whoever would take the results is gone."""
    parent = parent_process()
    if parent is not None:
        wait_for([parent.sentinel])
        os._exit(1)
