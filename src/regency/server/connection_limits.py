"""How many connections there may be, by address and in all: whoever says nothing makes room for newcomers."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.server import ServerState

from . import descriptors, quiet_log
from .rate_limits import household

LOOKS_EVERY: Final = 1.0  # seconds


class Connection(Protocol):
    """What is asked of a connection on which a request is waited for or answered."""

    def let_go(self, limit: str) -> None:
        """End at once."""

    def look(self, now: float) -> None:
        """See whether it has taken too long."""


class Ticket:
    """One connection among the others; it outlives the protocol that the connection began with."""

    __slots__ = ("_limits", "address", "connection")

    def __init__(self, limits: ConnectionLimits, address: str | None, connection: Connection) -> None:
        self._limits = limits
        self.address: Final = address  # None: a proxy's, behind which there is everybody
        self.connection: Connection | None = connection

    def waits(self) -> None:
        """Nothing is asked at the moment: it may have to make room."""
        self._limits.waits(self)

    def works(self) -> None:
        self._limits.works(self)

    def upgraded(self) -> None:
        """A socket from now on, which sees to its own silence."""
        self.works()
        self.connection = None

    def leave(self) -> None:
        self._limits.leave(self)
        self.connection = None


class ConnectionLimits:
    """All connections of this server."""

    def __init__(self, an_address: int, in_all: int, trusted_proxies: str) -> None:
        self._an_address: Final = an_address
        self._in_all: Final = in_all
        self._proxies: Final = _TrustedHosts(trusted_proxies)
        self._tickets: set[Ticket] = set()
        self._addresses: dict[str, int] = {}
        self._waiting: dict[str | None, dict[Ticket, None]] = {}
        self._all_waiting: dict[Ticket, None] = {}  # the longest first

    def __len__(self) -> int:
        return len(self._tickets)

    def enter(self, host: str | None, connection: Connection) -> Ticket | None:
        """A ticket, if need be in the place of the longest silent one of the address, or of all."""
        address = None if host is None or host in self._proxies else household(host)
        full = address is not None and self._addresses.get(address, 0) >= self._an_address
        if full and not self._makes_room(self._waiting.get(address)):
            return None
        if len(self._tickets) >= self._in_all and not self._makes_room(self._all_waiting):
            return None
        ticket = Ticket(self, address, connection)
        self._tickets.add(ticket)
        if address is not None:
            self._addresses[address] = self._addresses.get(address, 0) + 1
        self.waits(ticket)
        return ticket

    def _makes_room(self, waiting: dict[Ticket, None] | None) -> bool:
        if not waiting:
            return False
        longest = next(iter(waiting))
        connection = longest.connection
        longest.leave()
        if connection is not None:
            connection.let_go("crowd")
        return True

    def waits(self, ticket: Ticket) -> None:
        if ticket in self._tickets:
            self.works(ticket)
            self._all_waiting[ticket] = None
            self._waiting.setdefault(ticket.address, {})[ticket] = None

    def works(self, ticket: Ticket) -> None:
        if self._all_waiting.pop(ticket, ticket) is None:
            others = self._waiting[ticket.address]
            del others[ticket]
            if not others:
                del self._waiting[ticket.address]

    def leave(self, ticket: Ticket) -> None:
        if ticket not in self._tickets:
            return
        self.works(ticket)
        self._tickets.discard(ticket)
        if ticket.address is not None:
            left = self._addresses.pop(ticket.address) - 1
            if left:
                self._addresses[ticket.address] = left

    async def watch(self) -> None:
        """See to everybody's time limits, for as long as the server runs."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(LOOKS_EVERY)
            self.look(loop.time())

    def look(self, now: float) -> None:
        for ticket in list(self._tickets):
            if ticket.connection is not None:
                ticket.connection.look(now)
        if not descriptors.are_left():
            quiet_log.warn("descriptors", "no file descriptors are left: silent connections are ended")
            for _ in range(len(self._all_waiting) // 2 + 1):
                self._makes_room(self._all_waiting)


class GuardedState(ServerState):
    """What all connections of uvicorn's share, with the limits among it."""

    def __init__(self, limits: ConnectionLimits) -> None:
        super().__init__()
        self.limits: Final = limits
