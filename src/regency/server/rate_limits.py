"""How much anybody may ask in how much time: token buckets, filled by the clock and emptied by requests."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from typing import Final

from . import clock

ADDRESSES: Final = 10_000  # remembered at once; of more the longest unheard is forgotten
SECONDS_AT_ONCE: Final = 3  # of messages that may come in a rush


class TokenBucket:
    """Holds `most`, and fills by `a_second`."""

    def __init__(self, a_second: float, most: float) -> None:
        self._a_second: Final = a_second
        self._most: Final = most
        self._left = most
        self._at = clock.now()

    def allows(self, cost: float = 1) -> bool:
        """Take so much out, if there is so much in it."""
        return self.gives(clock.now(), cost)

    def gives(self, now: int, cost: float = 1) -> bool:
        """The same at an instant that is known already."""
        if now != self._at:
            self._fill(now)
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def has_some(self, part: float = 0.0) -> bool:
        """Whether anything is in it, or more than a part of all that could be."""
        self._fill(clock.now())
        return self._left > part * self._most

    def has(self, cost: float) -> bool:
        """Whether so much is in it."""
        self._fill(clock.now())
        return self._left >= cost

    def spend(self, cost: float) -> None:
        """Take out what was used, even if that was more than there was."""
        self._left -= cost

    def _fill(self, now: int) -> None:
        passed = now - self._at
        if passed:
            self._at = now
            if passed > 0:
                self._left = min(self._most, self._left + passed * self._a_second / 1000)


def messages_bucket(a_second: float) -> TokenBucket:
    return TokenBucket(a_second, SECONDS_AT_ONCE * a_second)


class Places:
    """So many at once: of an address, and in all."""

    def __init__(self, most: int, in_all: int) -> None:
        self._most: Final = most
        self._most_in_all: Final = in_all
        self._taken: dict[str, int] = {}
        self._in_all = 0

    def has(self, address: str) -> bool:
        """Whether there is one left for the address."""
        return self._taken.get(address, 0) < self._most and self._in_all < self._most_in_all

    def enter(self, address: str) -> bool:
        """One more; not if there are too many already."""
        if not self.has(address):
            return False
        self._taken[address] = self._taken.get(address, 0) + 1
        self._in_all += 1
        return True

    def leave(self, address: str) -> None:
        """One less."""
        self._in_all -= 1
        here = self._taken[address] - 1
        if here:
            self._taken[address] = here
        else:
            del self._taken[address]


class AddressLimits:
    """What each address may ask, send and hold open, and what all of them may together."""

    def __init__(
        self, a_minute: float, sockets: int, messages: float, addresses: int, sockets_in_all: int
    ) -> None:
        self._a_minute: Final = a_minute
        self._a_second: Final = messages
        self._all_requests: Final = TokenBucket(addresses * a_minute / 60, addresses * a_minute)
        self._all_messages: Final = messages_bucket(addresses * messages)
        self._buckets: OrderedDict[str, tuple[TokenBucket, TokenBucket]] = OrderedDict()
        self._sockets: Final = Places(sockets, sockets_in_all)

    def _of(self, address: str) -> tuple[TokenBucket, TokenBucket]:
        """Requests and messages of an address."""
        found = self._buckets.get(address)
        if found is None:
            requests = TokenBucket(self._a_minute / 60, self._a_minute)
            found = self._buckets[address] = (requests, messages_bucket(self._a_second))
            if len(self._buckets) > ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return found

    def allows(self, address: str, cost: float = 1) -> bool:
        """Whether the address may ask this now."""
        return self._of(address)[0].allows(cost) and self._all_requests.allows(cost)

    def has(self, address: str, cost: float = 1) -> bool:
        """Whether it would be, if it asked."""
        return self._of(address)[0].has(cost) and self._all_requests.has(cost)

    def messages(self, address: str) -> tuple[TokenBucket, TokenBucket]:
        """What the sockets of the address may send together, and all sockets."""
        return self._of(address)[1], self._all_messages

    def enter(self, address: str) -> bool:
        """One socket more; not if there are too many already."""
        return self._sockets.enter(address)

    def leave(self, address: str) -> None:
        """One socket less."""
        self._sockets.leave(address)


class AddressBuckets:
    """A bucket for each address, for one thing that it may ask for."""

    def __init__(self, a_second: float, most: float) -> None:
        self._a_second: Final = a_second
        self._most: Final = most
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def allows(self, address: str) -> bool:
        """Whether the address may ask for it now."""
        return self.of(address).allows()

    def of(self, address: str) -> TokenBucket:
        """The bucket of an address."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = TokenBucket(self._a_second, self._most)
            if len(self._buckets) > ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket


class MessageLimit:
    """What one socket may send: of its own, of what many share, and of what is kept for players."""

    def __init__(
        self, a_second: float, shared: tuple[TokenBucket, ...] = (), kept: tuple[TokenBucket, ...] = ()
    ) -> None:
        self._own: Final = messages_bucket(a_second)
        self._shared: Final = shared
        self._kept: Final = kept

    def allows(self, is_seated: Callable[[], bool]) -> bool:
        """Whether one more message is taken; `is_seated` is asked only where nothing shared is left."""
        now = clock.now()
        if not self._own.gives(now):
            return False
        for bucket in self._shared:
            if not bucket.gives(now):
                return is_seated() and all([kept.gives(now) for kept in self._kept])
        return True


def household(host: str) -> str:
    """Whom a host is counted for: an address, or the network that one IPv6 household has."""
    try:
        found = ip_address(host)
    except ValueError:
        return host[:64]
    if isinstance(found, IPv6Address):
        return found.exploded[:19] if found.ipv4_mapped is None else str(found.ipv4_mapped)
    return str(found)
