"""What is asked besides moves: looks, remarks, hints, other seats; each has its budget, and no move waits."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, Final

from .rate_limits import AddressBuckets, TokenBucket
from .reasons import Denied, TooFast

# A look or a remark takes 0.1 to 2 ms; a client asks for a few with every question.
WORK_A_SECOND: Final = 0.05  # seconds of the loop's time that one socket may have in each
WORK_AT_ONCE: Final = 0.25
ADDRESS_WORK_A_SECOND: Final = 0.1  # and all sockets of an address together
ADDRESS_WORK_AT_ONCE: Final = 0.5
HOUSE_WORK_A_SECOND: Final = 0.2  # and all addresses together
HOUSE_WORK_AT_ONCE: Final = 0.5
MODEST: Final = 0.8  # of its own, left: such an address is heard even where others have used the house up
SHOWN_A_SECOND: Final = 100_000  # bytes of sights that one socket may ask for with `Show`
SHOWN_AT_ONCE: Final = 1_000_000
HINTS_A_SECOND: Final = 0.5
HINTS_AT_ONCE: Final = 5
ADDRESS_HINTS_A_SECOND: Final = 1.0  # and all sockets of an address together, also one after the other
ADDRESS_HINTS_AT_ONCE: Final = 10
MOST_HINTS: Final = 16  # thought about or waited for in the whole house
MOST_HINTS_AN_ADDRESS: Final = 4  # of them


class SideBudget:
    """What one socket may still ask for."""

    def __init__(self) -> None:
        self.work = TokenBucket(WORK_A_SECOND, WORK_AT_ONCE)
        self.shown = TokenBucket(SHOWN_A_SECOND, SHOWN_AT_ONCE)
        self.hints = TokenBucket(HINTS_A_SECOND, HINTS_AT_ONCE)


class Hint:
    """One that is thought about: for which position, and who asked."""

    def __init__(self, entry: int, asker: object, address: str, task: asyncio.Task[None]) -> None:
        self.entry = entry
        self.asker = asker
        self.address = address
        self.task = task


class SideWork:
    """One a process."""

    def __init__(self) -> None:
        self._work = TokenBucket(HOUSE_WORK_A_SECOND, HOUSE_WORK_AT_ONCE)
        self._addresses = AddressBuckets(ADDRESS_WORK_A_SECOND, ADDRESS_WORK_AT_ONCE)
        self._hint_paces = AddressBuckets(ADDRESS_HINTS_A_SECOND, ADDRESS_HINTS_AT_ONCE)
        self._hints: dict[tuple[str, int], Hint] = {}  # by table and seat

    @contextmanager
    def charged(self, budget: SideBudget, address: str) -> Iterator[None]:
        """Something that takes the time of the loop: whoever has used too much of it must wait."""
        near = self._addresses.of(address)
        if not (budget.work.has_some() and near.has_some()):
            raise Denied(TooFast(), 429)
        if not self._work.has_some() and not near.has_some(MODEST):
            raise Denied(TooFast(), 429)
        began = time.thread_time()
        try:
            yield
        finally:
            spent = time.thread_time() - began
            budget.work.spend(spent)
            near.spend(spent)
            self._work.spend(spent)

    def must_have_room(self, budget: SideBudget, address: str, place: tuple[str, int], entry: int) -> None:
        """One hint at a time for a seat; one for a position that has passed makes room for the next."""
        running = self._hints.get(place)
        if running is not None and running.entry == entry:
            raise Denied(TooFast(), 429)
        pending = [hint for hint in self._hints.values() if hint is not running]
        near = sum(hint.address == address for hint in pending)
        if len(pending) >= MOST_HINTS or near >= MOST_HINTS_AN_ADDRESS:
            raise Denied(TooFast(), 429)
        if not (budget.hints.allows() and self._hint_paces.allows(address)):
            raise Denied(TooFast(), 429)
        if running is not None:
            running.task.cancel()

    def think(
        self,
        asker: object,
        address: str,
        place: tuple[str, int],
        entry: int,
        thought: Coroutine[Any, Any, None],
    ) -> None:
        """Beside everything else; whoever asked goes on meanwhile."""
        task = asyncio.get_running_loop().create_task(thought)
        hint = self._hints[place] = Hint(entry, asker, address, task)
        task.add_done_callback(lambda _: self._over(place, hint))

    def _over(self, place: tuple[str, int], hint: Hint) -> None:
        if self._hints.get(place) is hint:
            del self._hints[place]

    def drop(self, asker: object) -> None:
        """Whoever asked is gone."""
        for hint in list(self._hints.values()):
            if hint.asker is asker:
                hint.task.cancel()

    async def settled(self) -> None:
        """Every hint that was asked for is answered."""
        await asyncio.gather(*(hint.task for hint in self._hints.values()), return_exceptions=True)
