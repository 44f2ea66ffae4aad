"""File descriptors: as many as the connections need, and some kept for the database and the bots."""

from __future__ import annotations

import os
from typing import Final

try:
    import resource
except ImportError:  # Windows knows no such limit
    resource = None  # type: ignore[assignment]  # said by None

KEPT: Final = 256  # for everything that is no connection


def room_for(connections: int) -> int:
    """How many of the wished-for connections there are descriptors for, once the system gives what it may."""
    if resource is None:
        return connections
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + KEPT
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft = most
    if soft == resource.RLIM_INFINITY:
        return connections
    return min(connections, soft - min(KEPT, soft // 2))


def are_left() -> bool:
    """Whether one more file could be opened."""
    try:
        os.close(os.open(os.devnull, os.O_RDONLY))
    except OSError:
        return False
    return True
