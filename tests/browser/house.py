"""The server and the browser that the tests in a browser use."""

from __future__ import annotations

import fcntl
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from scripts import client
from scripts.provision import BROWSERS

ROOT = Path(__file__).resolve().parent.parent.parent
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# Deals of the example for two: no raven comes, and nobody gets out of reach; or two ravens come first.
CALM = 2995
RAVENS = 407
RUN = """
import sys
from pathlib import Path
if __name__ == "__main__":
    from regency.kernel import match
    from regency.server import clock
    from regency.server.serve import serve
    from regency.server.settings import Settings
    database, port, pause = sys.argv[1:]
    later, true = Path("later"), clock.now
    clock.now = lambda: true() + int(later.read_text())
    dealt, drawn = Path("deal"), match._full_seed
    match._full_seed = lambda seed: drawn(int(dealt.read_text()) if seed is None else seed)
    settings = Settings(port=int(port), database=Path(database), pause=float(pause), requests_a_minute=99_999)
    serve(settings, lambda link, busy: print(link, flush=True))
"""


class House:
    """A server process that comes back at the same address, so that open pages find it again."""

    def __init__(self, folder: Path, pause: float = 0.0, example: bool = True, first: str = "") -> None:
        self.folder = folder
        self.pause = pause
        self.example = example
        self.process: subprocess.Popen[str] | None = None
        self.link = ""
        (folder / "run.py").write_text(first + RUN, encoding="utf-8")
        self.later = 0
        self.pass_time(0)
        self.deal(CALM)

    def start(self) -> None:
        """Start, at the old port if there is one."""
        port = self.link.rsplit(":", 1)[-1] or "0"
        command = [sys.executable, "run.py", "tables.sqlite", port, str(self.pause)]
        source = os.pathsep.join(part or os.getcwd() for part in sys.path)
        with (self.folder / "server.log").open("a", encoding="utf-8") as log:
            self.process = subprocess.Popen(
                command,
                cwd=self.folder,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=os.environ | {"PYTHONPATH": source, client.EXAMPLE: "1" if self.example else "0"},
            )
        assert self.process.stdout is not None
        self.link = self.process.stdout.readline().strip().rstrip("/")
        assert self.link, self.log()

    def pass_time(self, milliseconds: int) -> None:
        """Let the server's clock jump ahead."""
        self.later += milliseconds
        self._write("later", self.later)

    def deal(self, seed: int) -> None:
        """Which cards all tables get that begin from now on."""
        self._write("deal", seed)

    def _write(self, name: str, number: int) -> None:
        written = self.folder / f"{name}.new"
        written.write_text(str(number), encoding="ascii")
        written.replace(self.folder / name)

    def log(self) -> str:
        return (self.folder / "server.log").read_text(encoding="utf-8")

    def stop(self, sign: signal.Signals = signal.SIGTERM) -> None:
        """Stop by a signal and wait."""
        if self.process is None:
            return
        self.process.send_signal(sign)
        self.process.wait(timeout=60)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None


@contextmanager
def open_house(folder: Path, pause: float = 0.0, example: bool = True, first: str = "") -> Iterator[House]:
    """A server for as long as it is needed; the example is offered there, unless it would be in the way.

    `first` is run before anything else, in every process.
    """
    house = House(folder, pause, example, first)
    house.start()
    try:
        yield house
    finally:
        house.stop(signal.SIGKILL)
    assert "Traceback" not in house.log(), house.log()


def chromium() -> str | None:
    """Where the machine's Chromium is; the one without windows costs a third less."""
    return next(filter(None, map(shutil.which, BROWSERS)), None)


@contextmanager
def open_browser(program: str) -> Iterator[Browser]:
    """A Chromium without a window."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


def build_client() -> None:
    """Build the client, with the example's board, if it is stale; of several that want to, one does."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(client.EXAMPLE, "1")
        lock = Path(tempfile.gettempdir()) / f"regency-client-{client.fingerprint(ROOT)[:16]}.lock"
        with lock.open("w", encoding="ascii") as held:
            fcntl.flock(held, fcntl.LOCK_EX)
            client.build(ROOT)
