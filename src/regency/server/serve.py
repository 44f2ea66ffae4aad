"""Start the server: find a port, say where it is, and stop in order."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import socket
import sys
from collections.abc import Callable, Sequence
from types import FrameType
from typing import Any, Final

import msgspec
import uvicorn

from . import descriptors, quiet_log
from .app import application
from .bot_pool import BotPool
from .connection_limits import ConnectionLimits, GuardedState
from .garbage_collection import collect_regularly
from .http_protocol import HttpProtocol
from .reasons import CannotListen, Denied, PortsBusy
from .settings import Settings, checked
from .shelf import Shelf
from .socket_protocol import SocketProtocol
from .sqlite_shelf import SqliteShelf
from .tables import AllTables
from .webhooks import Webhooks

SWITCH: Final = 0.0005  # seconds that a commit may have to wait for the event loop to let it go on
TRIES: Final = 20
MOST_PORTS: Final = 65_536
WAITING: Final = 2048  # whoever comes before the server is ready waits instead of being turned away
HERE: Final = frozenset({"127.0.0.1", "0.0.0.0", "::", "::1"})  # noqa: S104  (compared with, not bound to)


def serve(settings: Settings, ready: Callable[[str, bool], None]) -> None:
    """Serve until told to stop; `ready` hears the link, and whether the wished-for port was busy."""
    checked(settings)
    # What is wrong with the database is said first.
    shelf = SqliteShelf(settings.database, settings.patience, alone=True)
    try:
        listener, port = listen(settings.host, settings.port)
    except Denied:
        shelf.shut()
        raise
    connections = descriptors.room_for(settings.connections_in_all)
    here = msgspec.structs.replace(settings, port=port, connections_in_all=connections)
    house: list[AllTables] = []

    def opened() -> AllTables:
        house.append(all_tables(here, shelf))
        return house[-1]

    app = application(here, opened)
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        http=HttpProtocol,
        ws=SocketProtocol,
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,  # costs more time and memory than all the rest of a move
        ws_ping_interval=settings.ping_every,
        ws_ping_timeout=settings.ping_every,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    host = "localhost" if settings.host in HERE else settings.host
    limits = ConnectionLimits(settings.connections_an_address, connections, settings.trusted_proxies)
    server = Server(config, limits, house)
    signal.signal(signal.SIGTERM, server.leave)
    ready(settings.public_url or f"http://{host}:{port}/", port != settings.port)
    sys.setswitchinterval(SWITCH)
    server.run(sockets=[listener])


class Server(uvicorn.Server):
    """Collects garbage by the clock too, looks after its connections, and ends well whenever told to."""

    def __init__(
        self, config: uvicorn.Config, limits: ConnectionLimits, house: Sequence[AllTables] = ()
    ) -> None:
        super().__init__(config)
        self._house = house
        self.server_state = GuardedState(limits)
        self._limits = limits

    def leave(self, _: int, __: FrameType | None) -> None:
        """Before and after uvicorn listens to signals. Nothing is raised: an exception that meets a finalizer
        is lost, and with it the wish to stop; and a process that dies of the signal leaves things behind."""
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for tables in self._house:  # before anybody is let go, as saying goodbye takes its time
            await tables.halt_all()
        await super().shutdown(sockets)

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().set_exception_handler(complain)
        watching = [asyncio.create_task(collect_regularly()), asyncio.create_task(self._limits.watch())]
        try:
            await super().serve(sockets)
        finally:
            for task in watching:
                task.cancel()


def complain(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Running out of descriptors happens again with each connection, and is said once in a while."""
    error = context.get("exception")
    if isinstance(error, OSError) and error.errno in {errno.EMFILE, errno.ENFILE}:
        quiet_log.warn("accept", "a connection could not be taken: no file descriptors are left")
    else:
        loop.default_exception_handler(context)


def all_tables(settings: Settings, shelf: Shelf) -> AllTables:
    """The tables as the settings want it."""
    webhooks = Webhooks(settings.webhooks, settings.public_url)
    bots = BotPool(settings.bot_processes, settings.thought)
    return AllTables(shelf, bots, settings.pause, webhooks)


def listen(host: str, port: int) -> tuple[socket.socket, int]:
    """The wished-for port, or the next free one."""
    tried = range(port, min(port + TRIES, MOST_PORTS)) if port else range(1)
    for number in tried:
        listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, number))
            listener.listen(WAITING)
        except (OSError, UnicodeError) as error:
            listener.close()
            if getattr(error, "errno", None) != errno.EADDRINUSE:
                raise Denied(CannotListen(host, number, cause_of(error)), 503) from None
        else:
            return listener, int(listener.getsockname()[1])
    raise Denied(PortsBusy(port, tried[-1]), 503)


def cause_of(error: Exception) -> str:
    """What the system says; a name that nobody knows is an address that this machine has not."""
    if isinstance(error, OSError) and not isinstance(error, socket.gaierror):
        return error.strerror or str(error)
    return os.strerror(errno.EADDRNOTAVAIL)
