"""One open page at a table, and what waits to be sent to it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

WAITING: Final = 256  # frames a tab may lag behind before it is let go
WAITING_BYTES: Final = 2 * 1024 * 1024


class Tab:
    """One socket: whose device it is, and from which seat it looks."""

    def __init__(self, device: str, seat: int | None) -> None:
        self.device = device
        self.seat = seat
        self.frames: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.bytes = 0  # that wait to be sent
        self.hang_up: Callable[[], object] | None = None
        self.lost = False

    def push(self, frame: bytes) -> None:
        """Send soon; a tab that never reads is let go, and what waits for it with it."""
        if self.lost:
            return
        if self.frames.qsize() >= WAITING or self.bytes + len(frame) > WAITING_BYTES:
            self.lost = True
            while not self.frames.empty():
                self.frames.get_nowait()
            if self.hang_up is not None:
                self.hang_up()
            return
        self.bytes += len(frame)
        self.frames.put_nowait(frame)

    def close(self) -> None:
        """Send what waits, then say goodbye."""
        self.frames.put_nowait(None)
