"""Threads for what takes long: tables that are played have theirs, and those that are over another."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Protocol, TypeVar

PLAYED: Final = 2  # tables that are read, and undos that everybody agreed to
OVER: Final = 1  # finished tables that are read, and records that are brought
CAMPAIGNS: Final = 2  # campaigns that are folded, and matches that begin or end in them

T = TypeVar("T")


class InThread(Protocol):
    """Do this elsewhere, and wait for what comes of it."""

    def __call__(self, work: Callable[..., T], /, *given: Any) -> Awaitable[T]: ...


class WorkThreads:
    """However many finished tables somebody asks for, nobody who plays waits for them."""

    def __init__(self) -> None:
        self._played = ThreadPoolExecutor(PLAYED, thread_name_prefix="regency-played")
        self._over = ThreadPoolExecutor(OVER, thread_name_prefix="regency-over")
        self._campaigns = ThreadPoolExecutor(CAMPAIGNS, thread_name_prefix="regency-campaign")

    async def played(self, work: Callable[..., T], /, *given: Any) -> T:
        """For a table where people wait."""
        return await asyncio.get_running_loop().run_in_executor(self._played, work, *given)

    async def over(self, work: Callable[..., T], /, *given: Any) -> T:
        """For one that is over, or was brought."""
        return await asyncio.get_running_loop().run_in_executor(self._over, work, *given)

    async def campaigns(self, work: Callable[..., T], /, *given: Any) -> T:
        """For what belongs to no single table."""
        return await asyncio.get_running_loop().run_in_executor(self._campaigns, work, *given)

    def close(self) -> None:
        for threads in (self._played, self._over, self._campaigns):
            threads.shutdown(wait=False, cancel_futures=True)
