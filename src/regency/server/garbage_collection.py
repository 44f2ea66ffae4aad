"""Memory that only the collector can free is freed by the clock: by itself it would stop a busy table."""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

EVERY: Final = 60.0  # seconds
WHOLE: Final = 15  # every so many times everything is looked through, not only what is new
LOOK: Final = 0.25  # seconds, in which a quiet server works for less than
QUIET: Final = 0.01
PATIENCE: Final = 600.0  # seconds: it is done all the same on a server that is never quiet


async def collect_regularly(every: float = EVERY, patience: float = PATIENCE) -> None:
    """Collect by the clock until cancelled; then by allocation again."""
    gc.freeze()  # what is loaded by now stays
    gc.disable()
    times = 0
    try:
        while True:
            await asyncio.sleep(every)
            await quiet_moment(patience)
            times += 1
            gc.collect(1 if times % WHOLE else 2)
    finally:
        gc.enable()
        gc.unfreeze()


async def quiet_moment(patience: float) -> None:
    """Wait until nobody would notice: with hundreds of busy tables it takes a tenth of a second."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        before = time.process_time()
        await asyncio.sleep(LOOK)
        if time.process_time() - before < QUIET:
            return
