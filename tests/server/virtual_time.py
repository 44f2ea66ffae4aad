"""Time that passes only while nobody has anything to do: minutes are over at once, and always alike."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from selectors import DefaultSelector, SelectorKey
from typing import Any, TypeVar

import pytest

from regency.server import clock
from regency.server.bot_pool import Asker, BotPool
from regency.server.bot_worker import Work
from regency.server.shelf import Act
from regency.server.tables import AllTables

from .memory_shelf import MemoryShelf

BASE = 1_800_000_000_000  # milliseconds since 1970: some evening
T = TypeVar("T")


class LeapingSelector(DefaultSelector):
    """Waits for nothing: whoever would is told that the time is over."""

    leap: Callable[[float], None]

    def select(self, timeout: float | None = None) -> list[tuple[SelectorKey, int]]:
        events = super().select(0)
        if not events and timeout != 0:
            assert timeout is not None, "everybody waits, and nothing will ever happen"
            self.leap(timeout)
        return events


class VirtualLoop(asyncio.SelectorEventLoop):
    """For plans without threads and other processes, which time would not wait for."""

    def __init__(self) -> None:
        selector = LeapingSelector()
        selector.leap = self._leap
        self._passed = 0.0
        super().__init__(selector)

    def time(self) -> float:
        return self._passed

    def _leap(self, seconds: float) -> None:
        self._passed += seconds


class SlowShelf(MemoryShelf):
    """A disk that takes its time for each commit."""

    def __init__(self, seconds: float = 0.0) -> None:
        super().__init__()
        self.seconds = seconds

    async def write(self, *acts: Act) -> None:
        if self.seconds:
            await asyncio.sleep(self.seconds)
        await super().write(*acts)

    def as_it_is(self) -> SlowShelf:
        """What another server finds after this one is gone, whether it could say goodbye or not."""
        found = SlowShelf(self.seconds)
        found.content = self.content
        return found


class ThoughtsHere(BotPool):
    """Bots that think in this process, for as long as it is said."""

    def __init__(self, seconds: float = 0.002) -> None:
        super().__init__(1)
        self.seconds = seconds
        self.thoughts = 0

    async def _run(self, _asker: Asker, game: str, work: Work, *given: Any) -> bytes:
        self.thoughts += 1
        await asyncio.sleep(self.seconds)
        return work(game, *given)


def spend(
    monkeypatch: pytest.MonkeyPatch,
    plan: Callable[[AllTables], Awaitable[T]],
    shelf: MemoryShelf | None = None,
    bots: BotPool | None = None,
) -> T:
    """A house for one plan, in which time is virtual; the same shelf may be brought again."""

    async def evening() -> T:
        loop = asyncio.get_running_loop()
        since = BASE if shelf is None else max(BASE, latest(shelf) + 1000)
        monkeypatch.setattr(clock, "now", lambda: since + int(loop.time() * 1000 + 1e-3))
        tables = AllTables(SlowShelf() if shelf is None else shelf, bots or ThoughtsHere(), 0.0)
        monkeypatch.setattr(tables.threads, "played", right_here)
        try:
            return await plan(tables)
        finally:
            await tables.close()

    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(evening())


async def right_here(work: Callable[..., T], *given: Any) -> T:
    """In no thread: time would not wait for it."""
    return work(*given)


def latest(shelf: MemoryShelf) -> int:
    """When something was written last."""
    return max((kept.touched for kept in shelf.content.tables.values()), default=0)


async def pass_time(milliseconds: int) -> None:
    """Whatever happens by itself meanwhile has happened."""
    await asyncio.sleep(milliseconds / 1000)
    for _ in range(20):
        await asyncio.sleep(0)
