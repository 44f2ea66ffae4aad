"""A bar for work that takes a while."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

Step = Callable[[int, int], None]


@contextmanager
def bar(what: str) -> Iterator[Step | None]:
    """A bar on the error stream, where somebody is there to watch it."""
    if not sys.stderr.isatty():
        yield None
        return
    shown = Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    with shown:
        task = shown.add_task(what, total=None)

        def step(done: int, total: int) -> None:
            shown.update(task, completed=done, total=total)

        yield step
