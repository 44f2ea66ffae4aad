"""Log lines that somebody outside can cause: one a minute of each kind at most, with how often it was."""

from __future__ import annotations

import logging
import time
from collections import Counter
from typing import Final

from . import counts

LOG: Final = logging.getLogger("regency.server")
SECONDS: Final = 60.0  # between two lines of the same kind

_told: Final[dict[str, float]] = {}
_since: Final[Counter[str]] = Counter()


def warn(kind: str, text: str) -> None:
    """Say so, unless it was just said."""
    _since[kind] += 1
    now = time.monotonic()
    if kind in _told and now - _told[kind] < SECONDS:
        return
    _told[kind] = now
    LOG.warning("%s (%d times since it was last said)", text, _since.pop(kind))


def cut(limit: str) -> None:
    """A connection was ended by a limit of this name: it is counted, and said now and then."""
    counts.cut(limit)
    warn(limit, f"connections were cut by the limit '{limit}'")
