"""Servers that begin as forks of one process that has everything loaded: whole new ones, but in no time."""

from __future__ import annotations

import atexit
import json
import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import IO, Any

# It forks when it is asked to, and says of each child how it ended.
NURSERY = """
import array, json, os, runpy, signal, socket, sys
import regency.server.serve

def begin(order, fds):
    os.chdir(order["folder"])
    for fd, own in zip(fds, (0, 1, 2)):
        os.dup2(fd, own)
        os.close(fd)
    for stream in ("stdin", "stdout", "stderr"):
        setattr(sys, stream, os.fdopen("stdin stdout stderr".split().index(stream),
                "r" if stream == "stdin" else "w", buffering=1, closefd=False))
    sys.argv = order["command"]
    runpy.run_path(sys.argv[0], run_name="__main__")

def main(line):
    ends = {}
    wake, waker = os.pipe()
    os.set_blocking(waker, False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(waker, warn_on_full_buffer=False)
    import select
    while True:
        ready, _, _ = select.select([line, wake], [], [])
        if wake in ready:
            os.read(wake, 512)
            while ends:
                number, status = os.waitpid(-1, os.WNOHANG)
                if number == 0:
                    break
                with os.fdopen(ends.pop(number), "w") as end:
                    end.write(str(os.waitstatus_to_exitcode(status)))
        if line in ready:
            said, fds, _, _ = socket.recv_fds(line, 65536, 4)
            if not said:
                return
            child = os.fork()
            if child == 0:
                signal.set_wakeup_fd(-1)
                signal.signal(signal.SIGCHLD, signal.SIG_DFL)
                line.close()
                for fd in (wake, waker, fds[3], *ends.values()):
                    os.close(fd)
                return begin(json.loads(said), fds[:3])
            ends[child] = fds[3]
            for fd in fds[:3]:
                os.close(fd)
            line.send(str(child).encode())

if __name__ == "__main__":
    main(socket.socket(fileno=int(sys.argv[1])))
"""


class Newborn:
    """A process as `subprocess.Popen` has it, whose parent is the nursery."""

    def __init__(self, pid: int, stdin: IO[str], stdout: IO[str], end: int) -> None:
        self.pid = pid
        self.stdin = stdin
        self.stdout = stdout
        self._end = end
        self._code: int | None = None

    def poll(self) -> int | None:
        return self._ended(0)

    def wait(self, timeout: float) -> int:
        code = self._ended(timeout)
        if code is None:
            raise subprocess.TimeoutExpired(str(self.pid), timeout)
        return code

    def send_signal(self, sign: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, sign)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def _ended(self, timeout: float) -> int | None:
        if self._code is None and select.select([self._end], [], [], timeout)[0]:
            said = os.read(self._end, 16)
            os.close(self._end)
            assert said, "the nursery is gone"
            self._code = int(said)
        return self._code


class Nursery:
    """The process that everything is loaded in, of one environment."""

    def __init__(self, environment: dict[str, str]) -> None:
        self._line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-c", NURSERY, str(theirs.fileno())],
                stdin=subprocess.DEVNULL,
                pass_fds=[theirs.fileno()],
                env=environment,
            )
        atexit.register(self.close)

    def close(self) -> None:
        self._line.close()
        self._process.wait()

    def begin(self, command: Sequence[str], log: IO[Any], folder: Path) -> Newborn:
        """A script with its arguments; what it says goes to whoever began it, what goes wrong to the log."""
        reading, stdin = os.pipe()
        stdout, writing = os.pipe()
        end, said = os.pipe()
        order = json.dumps({"command": list(command), "folder": str(folder)}).encode()
        socket.send_fds(self._line, [order], [reading, writing, log.fileno(), said])
        for fd in (reading, writing, said):
            os.close(fd)
        number = int(self._line.recv(64))
        return Newborn(number, os.fdopen(stdin, "w"), os.fdopen(stdout), end)


@cache
def nursery(**changed: str) -> Nursery:
    """The one of this process, for an environment that differs so from its own."""
    return Nursery(os.environ | changed)
