"""How much anybody may ask in how much time: token buckets, filled by the clock and emptied by requests."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from . import clock

ADDRESSES: Final = 10_000  # remembered at once; of more the longest unheard is forgotten


class TokenBucket:
    """Holds `most`, and fills by `a_second`."""

    def __init__(self, a_second: float, most: float) -> None:
        self._a_second: Final = a_second
        self._most: Final = most
        self._left = most
        self._at = clock.now()

    def allows(self, cost: float = 1) -> bool:
        """Take so much out, if there is so much in it."""
        self._fill()
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def has_some(self) -> bool:
        """Whether anything is in it."""
        self._fill()
        return self._left > 0

    def spend(self, cost: float) -> None:
        """Take out what was used, even if that was more than there was."""
        self._left -= cost

    def _fill(self) -> None:
        now = clock.now()
        self._left = min(self._most, self._left + max(0, now - self._at) * self._a_second / 1000)
        self._at = now


class AddressLimits:
    """A bucket and the open sockets of each address."""

    def __init__(self, a_minute: int, sockets: int) -> None:
        self._a_minute: Final = a_minute
        self._most_sockets: Final = sockets
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()
        self._sockets: dict[str, int] = {}

    def allows(self, address: str, cost: float = 1) -> bool:
        """Whether the address may ask this now."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = TokenBucket(self._a_minute / 60, self._a_minute)
            if len(self._buckets) > ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.allows(cost)

    def enter(self, address: str) -> bool:
        """One socket more; not if there are too many already."""
        here = self._sockets.get(address, 0)
        if here >= self._most_sockets:
            return False
        self._sockets[address] = here + 1
        return True

    def leave(self, address: str) -> None:
        """One socket less."""
        here = self._sockets[address] - 1
        if here:
            self._sockets[address] = here
        else:
            del self._sockets[address]


class AddressBuckets:
    """A bucket for each address, for one thing that it may ask for."""

    def __init__(self, a_second: float, most: float) -> None:
        self._a_second: Final = a_second
        self._most: Final = most
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def allows(self, address: str) -> bool:
        """Whether the address may ask for it now."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = TokenBucket(self._a_second, self._most)
            if len(self._buckets) > ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.allows()
