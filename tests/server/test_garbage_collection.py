"""The collector works by the clock, in quiet moments, and gives back what only it can free."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref

import pytest

from regency.server import garbage_collection
from regency.server.garbage_collection import collect_regularly, quiet_moment


class Knot:
    """Refers to itself, so that counting alone never frees it."""

    def __init__(self) -> None:
        self.me = self


def test_a_knot_is_freed_by_the_clock_alone() -> None:
    async def evening() -> list[bool]:
        collecting = asyncio.create_task(collect_regularly(0.01, patience=0.1))
        await asyncio.sleep(0)
        knot = weakref.ref(Knot())
        found = [gc.isenabled(), knot() is not None]
        while knot() is not None:
            await asyncio.sleep(0.01)
        collecting.cancel()
        await asyncio.gather(collecting, return_exceptions=True)
        return [*found, gc.isenabled()]

    assert asyncio.run(asyncio.wait_for(evening(), 60)) == [False, True, True]


@pytest.mark.parametrize(
    ("worked", "looks"),
    [([0.0, 0.0], 1), ([0.0, 0.2, 0.2, 0.2], 2), ([number / 5 for number in range(99)], 5)],
    ids=["quiet at once", "quiet after a while", "never quiet"],
)
def test_it_waits_for_a_quiet_moment_but_not_for_ever(
    worked: list[float], looks: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    processor, wall = iter(worked), iter(range(99))
    asked: list[float] = []

    async def look(seconds: float) -> None:
        asked.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", look)
    monkeypatch.setattr(time, "process_time", lambda: next(processor))
    monkeypatch.setattr(time, "monotonic", lambda: next(wall))
    waiting = quiet_moment(5.5)
    with pytest.raises(StopIteration):
        waiting.send(None)
    assert asked == [garbage_collection.LOOK] * looks
