"""How the line of a tab is where time runs: when it was heard last, and how long it takes to and fro."""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Callable
from typing import Final

from . import clock

SILENT: Final = 4_000  # milliseconds after which a line counts as lost
PING_EVERY: Final = 2.0  # seconds
PINGS_KEPT: Final = 32  # without an answer
MARK: Final = 8  # bytes by which a ping is known again; those of the keepalive have fewer

Send = Callable[[bytes], object]


class Line:
    """What is known of one connection, by the server's own pings."""

    def __init__(self) -> None:
        self.heard = clock.now()
        self.welcomed = 0  # the last entry that its first `Welcome` told
        self.lost = False
        self.back: Callable[[], object] | None = None  # is told when a lost line is heard again
        self.send: Send | None = None
        self._trip = 0
        self._asked: deque[tuple[bytes, int]] = deque(maxlen=PINGS_KEPT)

    def hear(self) -> int:
        """Something was read from it; the instant."""
        self.heard = clock.now()
        if self.lost:
            self.lost = False
            if self.back is not None:
                self.back()
        return self.heard

    def ping(self) -> None:
        """Ask for an answer."""
        if self.send is not None:
            mark = secrets.token_bytes(MARK)
            self._asked.append((mark, clock.now()))
            self.send(mark)

    def answered(self, mark: bytes) -> bool:
        """Whether this answers one of the pings; those before it are answered by it too."""
        asked = next((at for known, at in self._asked if known == mark), None)
        if asked is None:
            return False
        while self._asked.popleft()[0] != mark:
            pass
        self._trip = clock.now() - asked
        return True

    def round_trip(self, at: int) -> int:
        """As measured last; while an answer is overdue, at least as long as it has been."""
        return max(self._trip, at - self._asked[0][1] if self._asked else 0)


async def beat(line: Line) -> None:
    """Ping for as long as the line is open."""
    while True:
        line.ping()
        await asyncio.sleep(PING_EVERY)
