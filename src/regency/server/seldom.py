"""Lines for the log that could come in floods: the first at once, of the rest one now and then."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

EVERY: Final = 60.0  # seconds
LOG: Final = logging.getLogger("regency.server")


class Seldom:
    """One kind of line; whatever was left out is counted in the next."""

    def __init__(self, every: float = EVERY, now: Callable[[], float] = time.monotonic) -> None:
        self._every = every
        self._now = now
        self._next = float("-inf")
        self._left_out = 0

    def warn(self, said: str, *about: object) -> None:
        now = self._now()
        if now < self._next:
            self._left_out += 1
            return
        text = said % about
        if self._left_out:
            LOG.warning("%s (%d more since this was last said)", text, self._left_out)
        else:
            LOG.warning("%s", text)
        self._next = now + self._every
        self._left_out = 0
