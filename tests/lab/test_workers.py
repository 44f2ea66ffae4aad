"""Several processes: the same games, and no end without word."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from multiprocessing import active_children
from pathlib import Path

import msgspec
import pytest

from regency.kernel.errors import NotSaved
from regency.lab import WorkerDied, WorkerLost, simulate
from regency.lab.workers import parts
from tests.example import RULES


def test_every_game_is_in_one_part() -> None:
    for number, workers in ((1, 2), (7, 2), (1000, 3), (100_000, 4)):
        played = [game for first, last in parts(number, workers) for game in range(first, last)]
        assert played == list(range(number))


def test_two_workers_report_what_one_reports(tmp_path: Path) -> None:
    told: list[int] = []
    chairs = ["random", "greedy"]
    alone = simulate(RULES, chairs, 3, 7, records=tmp_path / "one")
    shared = simulate(
        RULES, chairs, 3, 7, workers=2, records=tmp_path / "two", progress=lambda done, _: told.append(done)
    )
    once = {"seconds": 0.0, "decisions_per_second": 0.0}
    assert msgspec.structs.replace(shared, **once) == msgspec.structs.replace(alone, **once)
    assert told[-1] == 3 and told == sorted(told)
    written = [
        sorted((path.name, path.read_bytes()) for path in (tmp_path / n).iterdir()) for n in ("one", "two")
    ]
    assert written[0] == written[1]


def test_a_worker_that_dies_is_reported_and_the_others_end() -> None:
    def kill_one(done: int, _games: int) -> None:
        for process in active_children()[:1]:
            process.kill()

    with pytest.raises(WorkerLost) as lost:
        simulate(RULES, ["random"] * 4, 100_000, 1, workers=2, progress=kill_one)
    reason = lost.value.reason
    assert isinstance(reason, WorkerDied)
    assert reason.games == 100_000 and 0 < reason.done < 100_000
    assert active_children() == []


def test_what_goes_wrong_in_a_worker_arrives_typed(tmp_path: Path) -> None:
    def take_folder_away(_done: int, _games: int) -> None:
        if folder.exists():
            folder.rename(tmp_path / "elsewhere")

    folder = tmp_path / "records"
    with pytest.raises(NotSaved):
        simulate(RULES, ["random"] * 2, 20_000, 1, workers=2, records=folder, progress=take_folder_away)
    assert active_children() == []


ENDLESS = """
import multiprocessing, sys
from regency import games
from regency.lab import simulate

def tell(done, games):
    print(*(child.pid for child in multiprocessing.active_children()), flush=True)

if __name__ == "__main__":
    try:
        simulate(games.load("_example"), ["random"] * 4, 10_000_000, 1, workers=2, progress=tell)
    except KeyboardInterrupt:
        sys.exit(130)
"""


def is_alive(pid: int) -> bool:
    stat = Path(f"/proc/{pid}/stat")
    try:
        return stat.read_text().rpartition(")")[2].split()[0] not in "ZX"
    except (OSError, IndexError):
        return False


def gone(pids: list[int]) -> bool:
    end = time.monotonic() + 60
    while any(is_alive(pid) for pid in pids):
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes by /proc")
@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGKILL, -signal.SIGKILL)])
def test_the_workers_end_with_whoever_is_in_charge(number: int, code: int, tmp_path: Path) -> None:
    script = tmp_path / "endless.py"
    script.write_text(ENDLESS)
    path = os.pathsep.join(filter(None, sys.path))
    with subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": path},
    ) as process:
        assert process.stdout is not None
        workers = [int(pid) for pid in process.stdout.readline().split()]
        assert len(workers) == 2 and all(is_alive(pid) for pid in workers)
        os.kill(process.pid, number)
        assert process.wait(60) == code
    assert gone(workers)
