"""A live server in a process of its own, and clients that speak to it."""

from __future__ import annotations

import asyncio
import json
import signal
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from regency.server import quiet_log
from regency.server.shelf import Shelf
from regency.server.sqlite_shelf import SqliteShelf

from .memory_shelf import MemoryShelf
from .nursery import Newborn, nursery
from .shelves import Making

# Whoever thinks for bots reads the script too, and needs no server.
RUN = """
import json, sys
from pathlib import Path
if __name__ == "__main__":
    from regency.server.serve import serve
    from regency.server.settings import Settings
    calm = {"port": 0, "database": Path(sys.argv[1]), "pause": 0.0, "thought": 60.0}
    settings = Settings(**calm | json.loads(sys.argv[2]))
    serve(settings, lambda link, busy: print(link, flush=True))
"""


class Server:
    """A server process that can be stopped, killed and started again on the same data."""

    def __init__(self, folder: Path, **settings: object) -> None:
        self.settings = settings
        self.database = folder / "tables.sqlite"
        self.script = folder / "run.py"
        self.script.write_text(RUN, encoding="utf-8")
        self.log = folder / "server.log"
        self.process: Newborn | None = None
        self.link = ""

    def launch(self) -> None:
        """The process; what it says first is for whoever starts it."""
        command = [str(self.script), str(self.database), json.dumps(self.settings)]
        with self.log.open("a", encoding="utf-8") as log:
            house = nursery(PYTHONUNBUFFERED="1", REGENCY_EXAMPLE="1")
            self.process = house.begin(command, log, Path.cwd())

    def start(self) -> None:
        self.launch()
        assert self.process is not None
        self.link = self.process.stdout.readline().strip().rstrip("/")
        assert self.link, self.log.read_text(encoding="utf-8")

    def local(self) -> str:
        """Where a proxy on this machine would find it."""
        return f"http://127.0.0.1:{self.settings['port']}"

    def end(self, sign: signal.Signals = signal.SIGTERM) -> int:
        process = self.process
        assert process is not None
        process.send_signal(sign)
        code = process.wait(timeout=60)
        process.stdin.close()
        process.stdout.close()
        self.process = None
        return code


@contextmanager
def serving(folder: Path, **settings: object) -> Iterator[Server]:
    """A server that must end as it began: alive, and without a traceback in its log."""
    with surviving(Server(folder, **settings)) as running:
        yield running


@contextmanager
def surviving(running: Server) -> Iterator[Server]:
    """The same with a server that was prepared."""
    running.start()
    try:
        yield running
        assert running.process is not None and running.process.poll() is None, "the server still runs"
        assert running.end() == 0, "it leaves in order"
        assert "Traceback" not in running.log.read_text(encoding="utf-8")
    finally:
        if running.process is not None:
            running.end(signal.SIGKILL)


@pytest.fixture(autouse=True)
def nothing_said_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is said once a minute is said in each test."""
    monkeypatch.setattr(quiet_log, "_told", {})
    monkeypatch.setattr(quiet_log, "_since", Counter())


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path)
    running.start()
    yield running
    if running.process is not None:
        running.end(signal.SIGKILL)
    print(running.log.read_text(encoding="utf-8"))  # shown where the test has failed


SANDY = """
import sys
sys.path.insert(0, {root!r})
from regency import games
from tests.minis import harvest
harvest.SAND = {sand}
honest = games.load
games.NAMES = (*games.NAMES, "harvest")
games.load = lambda name: harvest.HARVEST if name == "harvest" else honest(name)
"""


@pytest.fixture
def sandy(tmp_path: Path) -> Iterator[Server]:
    """A server that has the sand timer among its games, and so have its bots."""
    yield from with_sand(tmp_path, 1500)


@pytest.fixture
def slow_sand(tmp_path: Path) -> Iterator[Server]:
    """The same, where no sand runs out, however slow the machine is."""
    yield from with_sand(tmp_path, 3_600_000)


def sandy_script(sand: int, run: str = RUN) -> str:
    """A server's script with harvest among its games, and so much sand in a glass."""
    return SANDY.format(root=str(Path(__file__).resolve().parents[2]), sand=sand) + run


def with_sand(folder: Path, sand: int) -> Iterator[Server]:
    running = Server(folder)
    running.script.write_text(sandy_script(sand), encoding="utf-8")
    running.start()
    yield running
    if running.process is not None:
        running.end()
    print(running.log.read_text(encoding="utf-8"))  # shown where the test has failed


@pytest.fixture(params=["sqlite", "memory"])
def making(request: pytest.FixtureRequest, tmp_path: Path) -> Making:
    if request.param == "memory":
        return MemoryShelf
    return lambda: SqliteShelf(tmp_path / "contract.sqlite")


@pytest.fixture
def shelf(making: Making) -> Iterator[Shelf]:
    made = making()
    yield made
    asyncio.run(made.close())
