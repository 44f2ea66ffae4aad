"""Writing to a socket: what waits to be sent, and who never reads is let go."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from typing import Final

from . import counts

WAITING: Final = 256  # texts a tab may lag behind before it is let go
WAITING_BYTES: Final = 2 * 1024 * 1024

Direct = Callable[[list[bytes]], bool]


class SocketWriter:
    """The texts of one socket, in their order."""

    def __init__(self) -> None:
        self.waiting: deque[bytes] = deque()
        self.bytes = 0  # that wait to be sent
        self.hang_up: Callable[[], object] | None = None
        self.direct: Direct | None = None  # the quick way out, where there is one and it is free
        self.lost = False
        self.closing = False
        self._flush_due = False
        self._slow = asyncio.Event()

    def push(self, frame: bytes) -> None:
        """Send soon."""
        if self._take(frame):
            asyncio.get_running_loop().call_soon(self._flush)

    def _take(self, frame: bytes) -> bool:
        """Whether somebody must flush now; one that never reads is let go, and what waits for it with it."""
        if self.lost:
            return False
        if len(self.waiting) >= WAITING or self.bytes + len(frame) > WAITING_BYTES:
            self.lost = True
            counts.cut("lagging")
            self.waiting.clear()
            if self.hang_up is not None:
                self.hang_up()
            return False
        self.bytes += len(frame)
        self.waiting.append(frame)
        if self._flush_due or self._slow.is_set():
            return False
        self._flush_due = True
        return True

    def close(self) -> None:
        """Send what waits, then say goodbye."""
        self.closing = True
        self._slow.set()

    async def next(self) -> bytes | None:
        """What could not go out at once, one text after the other; None once it is closed."""
        while not self.waiting:
            if self.closing:
                return None
            self._slow.clear()
            await self._slow.wait()
        frame = self.waiting.popleft()
        self.bytes -= len(frame)
        return frame

    def _flush(self) -> None:
        """All that gathered in one turn of the loop goes out at once."""
        self._flush_due = False
        if self._slow.is_set():
            return
        if self.direct is not None and self.direct(list(self.waiting)):
            self.waiting.clear()
            self.bytes = 0
        else:
            self._slow.set()


def push_to_all(texts: Iterable[tuple[SocketWriter, bytes]]) -> None:
    """Send soon to many, all of them in one turn of the loop."""
    due = [writer for writer, frame in texts if writer._take(frame)]
    if due:
        asyncio.get_running_loop().call_soon(flush_all, due)


def flush_all(writers: list[SocketWriter]) -> None:
    for writer in writers:
        writer._flush()
