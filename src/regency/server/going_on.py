"""After a restart: wherever a bot is waited for, or time runs, the game goes on, though nobody looks."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

from regency.kernel.edge import Step
from regency.kernel.errors import Trouble
from regency.kernel.rules import AnyRules

from . import quiet_log
from .reasons import StoreFailed
from .room import Room

AT_ONCE: Final = 8  # tables in memory for this alone, so that thousands of them take no more room than a few
LONGEST_STAY: Final = 600.0  # seconds; where bots play on among themselves, others need not wait for the end
LONGEST_PAUSE: Final = 60.0  # seconds until a table that could not be read is tried again


class GoingOn:
    """One task a few tables: each is read, set going and let go once it waits for a person."""

    def __init__(
        self,
        room: Callable[[str], Awaitable[Room | None]],
        rest: Callable[[Room], Coroutine[Any, Any, None]],
        let_go: Callable[[Room], None],
        longest_pause: float = LONGEST_PAUSE,
    ) -> None:
        self._room = room
        self._rest = rest
        self._let_go = let_go
        self._longest_pause = longest_pause
        self._reading = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    def start(self, listed: Callable[[], Awaitable[list[str]]]) -> None:
        """Beside everything else; whoever opens such a table meanwhile finds it going at once."""
        self._task = asyncio.get_running_loop().create_task(self._all(listed))

    async def done(self) -> None:
        """Wait until every table was seen to."""
        if self._task is not None:
            await self._task

    async def close(self) -> None:
        """Stop in order."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _all(self, listed: Callable[[], Awaitable[list[str]]]) -> None:
        waiting = deque(await self._listed(listed))
        await asyncio.gather(*(self._some(waiting) for _ in range(AT_ONCE)))

    async def _listed(self, listed: Callable[[], Awaitable[list[str]]]) -> list[str]:
        failures = 0
        while True:
            try:
                return await listed()
            except Trouble:
                failures += 1
                await self._pause(failures)

    async def _some(self, waiting: deque[str]) -> None:
        while waiting:
            room = await self.read(waiting.popleft())
            if room is not None:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._rest(room), LONGEST_STAY)
                self._let_go(room)

    async def read(self, table_id: str) -> Room | None:
        """A table, set going, if it is one of these; one that is broken is left to whoever comes."""
        failures = 0
        while True:
            try:
                return await self._gently(table_id)
            except Trouble as trouble:
                if not isinstance(trouble.reason, StoreFailed):
                    return None
            except Exception as fault:  # noqa: BLE001  (one broken table is no reason to leave the others)
                quiet_log.warn("going on", f"a table could not go on: {type(fault).__name__}")
                return None
            failures += 1
            await self._pause(failures)

    async def _gently(self, table_id: str) -> Room | None:
        """One at a time, and half of the time none: reading takes turns with whoever plays."""
        async with self._reading:
            begun = time.monotonic()
            room = await self._room(table_id)
            await asyncio.sleep(time.monotonic() - begun)
        return room

    async def _pause(self, failures: int) -> None:
        await asyncio.sleep(min(2.0 ** (failures - 1), self._longest_pause))


def has_clock(rules: AnyRules) -> bool:
    """Whether anything in this game happens by itself."""
    return any(kind.wakes is not Step.wakes for kind in (*rules.steps, *rules.asks))
