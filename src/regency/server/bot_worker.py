"""A process that thinks: it is sent sights and notes over a socket of its own, and answers in bytes."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import pickle
import signal
import socket
import sys
import threading
import traceback
from collections.abc import Callable
from multiprocessing.context import SpawnProcess
from struct import Struct
from typing import Any, BinaryIO, Final

if sys.platform != "win32":
    import resource

LENGTH: Final = Struct("!I")  # goes before whatever is sent, in both directions
READY: Final = b"r"
FOUND: Final = b"f"
FAILED: Final = b"x"  # what follows says where, without any value that was thought about
MOST_ANSWERED: Final = 1024 * 1024  # bytes
MOST_MEMORY: Final = 1024 * 1024 * 1024  # bytes; a process that wants more ends
SPAWN: Final = multiprocessing.get_context("spawn")

Work = Callable[..., bytes]


class ThoughtFailed(Exception):
    """No answer; `cause` goes into the log."""

    def __init__(self, cause: str) -> None:
        super().__init__(cause)
        self.cause: Final = cause


class TookTooLong(ThoughtFailed):
    """The process was ended, as its time was over."""


class WorkerGone(ThoughtFailed):
    """The process ended by itself, or answered what nobody could understand."""


# In the process


def think(line: socket.socket) -> None:
    """Answer whatever comes, one after the other, for as long as the server is there."""
    prepare()
    quietly = contextlib.suppress(ConnectionError)  # a server that was killed wants no answer any more
    with quietly, line, line.makefile("rb") as heard, line.makefile("wb") as said:
        tell(said, READY)
        while (asked := received(heard)) is not None:
            tell(said, answer(asked))


def answer(asked: bytes) -> bytes:
    """What was asked for, or where it failed: then the process goes on with the next."""
    try:
        work, given = pickle.loads(asked)
        found: bytes = work(*given)
    except MemoryError:
        os._exit(1)
    except Exception as fault:  # noqa: BLE001  (whatever a bot does, the server hears of it)
        stack = "".join(traceback.format_tb(fault.__traceback__))
        return FAILED + f"{type(fault).__name__}\n{stack}".encode()
    return FOUND + found


def tell(said: BinaryIO, what: bytes) -> None:
    said.write(LENGTH.pack(len(what)) + what)
    said.flush()


def received(heard: BinaryIO) -> bytes | None:
    """The next question; nothing where the server is gone."""
    head = heard.read(LENGTH.size)
    return heard.read(*LENGTH.unpack(head)) if len(head) == LENGTH.size else None


def prepare() -> None:
    """Ctrl-C is for the server, which ends its workers itself; without it there is nothing to think."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        with contextlib.suppress(ValueError, OSError):  # the machine allows less already
            resource.setrlimit(resource.RLIMIT_DATA, (MOST_MEMORY, MOST_MEMORY))
    threading.Thread(target=end_with_server, daemon=True).start()


def end_with_server() -> None:
    """A server that was killed could tell nobody."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


# In the server


class Worker:
    """Such a process: begun when it is needed, and anew after it was ended. Nothing it sends is unpickled."""

    def __init__(self) -> None:
        self.loaded: set[str] = set()
        self._process: SpawnProcess | None = None
        self._ways: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    def is_up(self) -> bool:
        return self._ways is not None

    async def begin(self, seconds: float) -> None:
        """A new process, once it is ready."""
        await self._within(seconds, self._begin)

    async def ask(self, seconds: float, work: Work, *given: Any) -> bytes:
        """What the process makes of it, within this time; where there is no answer it is ended."""
        asked = pickle.dumps((work, given))
        found = await self._within(seconds, lambda: self._ask(asked))
        if not found.startswith(FOUND):
            raise ThoughtFailed(found.removeprefix(FAILED).decode("utf-8", "replace"))
        return found.removeprefix(FOUND)

    async def _within(self, seconds: float, doing: Callable[[], Any]) -> bytes:
        try:
            async with asyncio.timeout(seconds):
                found: bytes = await doing()
                return found
        except TimeoutError:
            self.end()
            raise TookTooLong(f"no answer after {seconds:g} s") from None
        except (OSError, asyncio.IncompleteReadError):
            self.end()
            raise WorkerGone("its process is gone") from None
        except BaseException:
            self.end()
            raise

    async def _begin(self) -> bytes:
        self.end()
        ours, theirs = socket.socketpair()
        with theirs:
            self._process = SPAWN.Process(target=think, args=(theirs,), daemon=True)
            try:
                self._process.start()
            except BaseException:
                self._process = None
                ours.close()
                raise
        self._ways = await asyncio.open_connection(sock=ours)
        return await self._heard()

    async def _ask(self, asked: bytes) -> bytes:
        if self._ways is None:
            raise ConnectionResetError
        self._ways[1].write(LENGTH.pack(len(asked)) + asked)
        await self._ways[1].drain()
        return await self._heard()

    async def _heard(self) -> bytes:
        assert self._ways is not None
        (length,) = LENGTH.unpack(await self._ways[0].readexactly(LENGTH.size))
        if length > MOST_ANSWERED:
            raise ConnectionResetError
        return await self._ways[0].readexactly(length)

    def end(self) -> SpawnProcess | None:
        """At once, whatever it does; the process, if there was one."""
        self.loaded.clear()
        ways, self._ways = self._ways, None
        if ways is not None:
            ways[1].transport.abort()
        process, self._process = self._process, None
        if process is not None:
            process.kill()
        return process
