"""The collector works by the clock, and gives back what only it can free."""

from __future__ import annotations

import asyncio
import gc
import weakref

from regency.server.sweeping import sweep


class Knot:
    """Refers to itself, so that counting alone never frees it."""

    def __init__(self) -> None:
        self.me = self


def test_a_knot_is_freed_by_the_clock_alone() -> None:
    async def evening() -> list[bool]:
        sweeping = asyncio.create_task(sweep(0.01))
        await asyncio.sleep(0)
        knot = weakref.ref(Knot())
        found = [gc.isenabled(), knot() is not None]
        while knot() is not None:
            await asyncio.sleep(0.01)
        sweeping.cancel()
        await asyncio.gather(sweeping, return_exceptions=True)
        return [*found, gc.isenabled()]

    assert asyncio.run(asyncio.wait_for(evening(), 60)) == [False, True, True]
