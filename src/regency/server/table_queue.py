"""What was read at one table and is not yet carried out, in the order in which it was read."""

from __future__ import annotations

from asyncio import Future
from collections import deque
from collections.abc import Callable, Coroutine
from heapq import heappop, heappush
from itertools import count
from typing import Any, Final

from regency.kernel.edge import NEVER

MOST_OF_A_SEAT: Final = 16  # that wait: two seconds of somebody who taps as fast as can be

Act = Callable[[int], Coroutine[Any, Any, int]]


class Input:
    """Something to be carried out: `at` when it was read, or later where it came too soon."""

    def __init__(self, at: int, seat: int, act: Act, answer: Future[int]) -> None:
        self.at = at
        self.number = 0
        self.seat: Final = seat  # NEVER: nobody's
        self.act: Final = act
        self.answer: Final = answer


class TableQueue:
    """By instants; what comes too soon is held, and behind it whatever else its seat does."""

    def __init__(self) -> None:
        self._numbers = count()
        self._waiting: list[tuple[int, int, Input]] = []
        self._held: dict[int, deque[Input]] = {}
        self._until: dict[int, int] = {}  # of the seats of which something is held

    def __bool__(self) -> bool:
        """Whether anything is to be carried out now."""
        return bool(self._waiting)

    def put(self, given: Input) -> None:
        given.number = next(self._numbers)
        self._push(given)

    def has_room(self, seat: int) -> bool:
        """Whether one more of this seat may wait."""
        held = len(self._held.get(seat, ()))
        return held + sum(given.seat == seat for _, _, given in self._waiting) < MOST_OF_A_SEAT

    def next(self) -> Input | None:
        """Whatever was read first of all that need not wait."""
        while self._waiting:
            self.release(self._waiting[0][0])
            _, _, given = heappop(self._waiting)
            if given.seat not in self._held:
                return given
            self._held[given.seat].append(given)
        return None

    def hold(self, given: Input, until: int) -> None:
        """It came too soon."""
        self._held[given.seat] = deque((given,))
        self._until[given.seat] = until

    def release(self, now: int) -> None:
        """What was held up to this instant is to be carried out, each seat's in its order."""
        for seat, until in [one for one in self._until.items() if one[1] <= now]:
            del self._until[seat]
            for given in self._held.pop(seat):
                given.at = max(given.at, until)
                self._push(given)

    def next_release(self) -> int:
        """When something that is held has its time; NEVER: nothing is."""
        return min(self._until.values(), default=NEVER)

    def _push(self, given: Input) -> None:
        heappush(self._waiting, (given.at, given.number, given))
