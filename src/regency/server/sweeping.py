"""Memory that only the collector can free is freed by the clock: by itself it would stop a busy table."""

from __future__ import annotations

import asyncio
import gc
from typing import Final

EVERY: Final = 60.0  # seconds
WHOLE: Final = 15  # every so many times everything is looked through, not only what is new


async def sweep(every: float = EVERY) -> None:
    """Collect by the clock until cancelled; then by allocation again."""
    gc.freeze()  # what is loaded by now stays
    gc.disable()
    times = 0
    try:
        while True:
            await asyncio.sleep(every)
            times += 1
            gc.collect(1 if times % WHOLE else 2)
    finally:
        gc.enable()
        gc.unfreeze()
