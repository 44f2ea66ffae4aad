"""One file, one server: a lock beside the database, which the system frees when its owner ends in any way."""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from .reasons import DatabaseInUse, DatabaseUnusable, Denied

WAIT: Final = 2.0  # seconds for what a server that was killed leaves behind, if only for a moment
PAUSE: Final = 0.05

# On a file of its own: whoever closes the database sets every lock free that SQLite has on it.
if sys.platform == "win32":
    import msvcrt

    def take(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def take(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextlib.contextmanager
def alone_with(database: Path, wait: float = WAIT) -> Iterator[None]:
    """As long as this holds no other server has the database; DatabaseInUse where one has it already."""
    whole = database.resolve()
    beside = whole.with_name(whole.name + "-lock")
    try:
        # Python opens files so that no process which is started, as those of bots are, gets hold of them.
        file = os.open(beside, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise Denied(DatabaseUnusable(str(beside), error.strerror or str(error)), 503) from None
    try:
        insist(file, database, wait)
        yield
    finally:
        os.close(file)


def insist(file: int, database: Path, wait: float) -> None:
    """Take the lock, or find that somebody stays with it."""
    until = time.monotonic() + wait
    while True:
        try:
            take(file)
        except (BlockingIOError, PermissionError):
            if time.monotonic() >= until:
                raise Denied(DatabaseInUse(str(database)), 503) from None
            time.sleep(PAUSE)
        except OSError as error:  # a file system without locks
            raise Denied(DatabaseUnusable(str(database), error.strerror or str(error)), 503) from None
        else:
            return
