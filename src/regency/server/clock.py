"""The server's clock: milliseconds since 1970, in one place so that tests can hold it still.

It is set by the system's clock once and cannot jump: whoever puts that one right, or wrong, moves no sand.
"""

from __future__ import annotations

import time
from typing import Final

SET: Final = time.time_ns() - time.monotonic_ns()


def now() -> int:
    """This instant."""
    return (SET + time.monotonic_ns()) // 1_000_000
