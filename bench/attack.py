"""What four people feel while somebody attacks: `python bench/attack.py [NAME ...] [--seconds S] [--json]`.

The server runs on one core with its usual settings, the attacker on the other, from one address. Four people
from other addresses play at a table meanwhile. Each attack has a server of its own.
"""

from __future__ import annotations

import argparse
import http.client
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.attacks.attacker import ATTACKS
from bench.load import SEATS, served, set_tables

HERE = Path(__file__).resolve().parent
USUAL = """
import sys
from pathlib import Path
from regency.server.serve import serve
from regency.server.settings import Settings
if __name__ == "__main__":
    settings = Settings(port=0, database=Path(sys.argv[1]), pause=0.0)
    serve(settings, lambda link, busy: print(link, flush=True))
"""
QUIET = "none"  # nobody attacks: what the rest is compared with
FEW_FILES = 1024  # that most systems let a process open
P95_BAR_MS = 100.0
MEMORY_BAR_MB = 400.0
PATIENCE = 60.0


@dataclass
class Felt:
    """What one attack did to those who play, and to the server."""

    attack: str
    moves: int = 0
    p50_ms: float = 0.0
    p95_ms: float = 0.0
    max_ms: float = 0.0
    unanswered: int = 0
    tabs_opened: int = 0
    tabs_tried: int = 0
    thrown_out: int = 0
    peak_mb: float = 0.0
    refusals: dict[str, int] = field(default_factory=dict)
    cuts: dict[str, int] = field(default_factory=dict)
    log_lines: int = 0
    tracebacks: int = 0
    alive: bool = True
    done: dict[str, int] = field(default_factory=dict)

    def missed(self) -> list[str]:
        """The bars that were missed."""
        bars = {
            "p95": self.p95_ms < P95_BAR_MS,
            "memory": self.peak_mb < MEMORY_BAR_MB,
            "tabs": self.tabs_opened == self.tabs_tried,
            "log": self.tracebacks == 0,
            "alive": self.alive,
        }
        return [name for name, met in bars.items() if not met]


@contextmanager
def helper(name: str, order: dict[str, Any], core: int) -> Iterator[subprocess.Popen[str]]:
    """A process of ours beside the server, told what to do."""
    call = [sys.executable, str(HERE / "attacks" / f"{name}.py")]
    process = subprocess.Popen(call, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    os.sched_setaffinity(process.pid, {core})
    tell(process, json.dumps(order))
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def tell(process: subprocess.Popen[str], line: str) -> None:
    assert process.stdin is not None
    process.stdin.write(line + "\n")
    process.stdin.flush()


def hear(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def fetched(link: str, path: str) -> bytes:
    """An answer of a server that may be slow, or gone."""
    line = http.client.HTTPConnection("127.0.0.1", urlsplit(link).port, timeout=PATIENCE)
    try:
        line.request("GET", path)
        answer = line.getresponse()
        return answer.read() if answer.status == 200 else b""
    except (OSError, http.client.HTTPException):
        return b""
    finally:
        line.close()


def game_for_four(link: str) -> str:
    """The first game on offer that four can play."""
    return next(
        str(game["name"]) for game in json.loads(fetched(link, "/api/games")) if game["most"] >= SEATS
    )


def peak_mb(pid: int) -> float:
    """The most memory that a process ever had in use; none of one that is gone."""
    try:
        status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    except OSError:
        return 0.0
    return next((int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith("VmHWM:")), 0)


def counted(metrics: str, name: str) -> dict[str, int]:
    """What a counter has counted, by its label."""
    found: dict[str, int] = {}
    for line in metrics.splitlines():
        if line.startswith(name + "{"):
            label, _, value = line.partition("} ")
            found[label.split('"')[1]] = int(float(value))
    return found


def measure(attack: str, seconds: float, game: str, cores: list[int]) -> Felt:
    """One attack on a server of its own."""
    felt = Felt(attack)
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        with served(USUAL, cores[0], "FOLDER/tables.sqlite", log=log) as (pid, link):
            if attack == "descriptors":
                resource.prlimit(pid, resource.RLIMIT_NOFILE, (FEW_FILES, FEW_FILES))
            game = game or game_for_four(link)
            [(table, cookies)] = set_tables(link, game, 1)
            order = {"link": link, "table": table, "game": game, "cookies": cookies, "seconds": seconds}
            run(felt, order | {"attack": attack}, cores[-1])
            felt.peak_mb = peak_mb(pid)
            metrics = fetched(link, "/metrics").decode()
            felt.alive = bool(metrics)
            felt.refusals = counted(metrics, "regency_refusals_total")
            felt.cuts = counted(metrics, "regency_cuts_total")
        said = log.read_text(encoding="utf-8", errors="replace")
        felt.log_lines, felt.tracebacks = len(said.splitlines()), said.count("Traceback")
    return felt


def run(felt: Felt, order: dict[str, Any], core: int) -> None:
    """People play while the attack goes on."""
    with helper("people", order, core) as people:
        assert hear(people) == "ready"
        if felt.attack == QUIET:
            tell(people, "go")
            took_in(felt, json.loads(hear(people)))
            return
        with helper("attacker", order, core) as attacker:
            tell(people, "go")
            took_in(felt, json.loads(hear(people)))
            felt.done = json.loads(hear(attacker) or "{}")


def took_in(felt: Felt, told: dict[str, Any]) -> None:
    """What the people tell of their evening."""
    milliseconds = sorted(1000 * each for each in told["latencies"])
    parts = (
        statistics.quantiles(milliseconds, n=100, method="inclusive") if len(milliseconds) > 1 else [0.0] * 99
    )
    felt.moves, felt.unanswered = len(milliseconds), told["unanswered"]
    felt.p50_ms, felt.p95_ms, felt.max_ms = parts[49], parts[94], max(milliseconds, default=0.0)
    felt.tabs_tried = len(told["tabs"])
    felt.tabs_opened = len([each for each in told["tabs"] if each is not None])
    felt.thrown_out = told["thrown_out"]


HEAD = (
    f"{'attack':16} {'moves':>5} {'p50 ms':>7} {'p95 ms':>8} {'max ms':>8} {'peak MB':>7} {'tabs':>6}"
    f" {'lost':>4} {'refused':>8} {'cut':>7} {'log':>6} {'faults':>6}  bars"
)


def row(felt: Felt) -> str:
    """An attack in one line; what it missed stands behind it."""
    tabs = f"{felt.tabs_opened}/{felt.tabs_tried}"
    missed = f"MISSED: {', '.join(felt.missed())}" if felt.missed() else "met"
    return (
        f"{felt.attack:16} {felt.moves:5} {felt.p50_ms:7.1f} {felt.p95_ms:8.1f} {felt.max_ms:8.1f}"
        f" {felt.peak_mb:7.0f} {tabs:>6} {felt.thrown_out:4} {sum(felt.refusals.values()):8}"
        f" {sum(felt.cuts.values()):7} {felt.log_lines:6} {felt.tracebacks:6}  {missed}"
    )


def main(arguments: list[str]) -> int:
    """Measure, show, and say whether the bars are met."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", metavar="NAME", nargs="*", help=f"of these (all): {', '.join(ATTACKS)}")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--game", default="", help="what is played, for four (the first on offer)")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(arguments)
    unknown = set(given.names) - {QUIET, *ATTACKS}
    if unknown:
        parser.error(f"no such attack: {', '.join(sorted(unknown))}")
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[-1]})
    all_felt: list[Felt] = []
    if not given.json:
        print(HEAD)
    for name in given.names or [QUIET, *ATTACKS]:
        all_felt.append(measure(name, given.seconds, given.game, cores))
        if not given.json:
            print(row(all_felt[-1]), flush=True)
    if given.json:
        print(json.dumps([asdict(felt) | {"missed": felt.missed()} for felt in all_felt], indent=2))
    return 0 if not any(felt.missed() for felt in all_felt) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
