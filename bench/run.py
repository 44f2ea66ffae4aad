"""Measure both builds beside the peers: `python bench/run.py [--json]`. Sets up all it needs, in `.venv`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts.phrases import Phrases
from scripts.provision import DEV, House, call, installer, prepare

ROOT = Path(__file__).resolve().parent.parent
PEER = "catanatron, 4 players"
OURS = "council"  # of the peer's weight: the table compares all others with it
BUILDS = ("interpreted", "compiled")


def main(arguments: list[str]) -> int:
    """Both builds in one run, the interpreted one first."""
    house = House(phrases=Phrases(), out=sys.stderr)
    prepare(house, DEV, "compiled")
    add_peers(house)
    runs = [bench(house, build) for build in BUILDS]
    if "--json" in arguments:
        print(json.dumps(runs, indent=2))
    else:
        for run in runs:
            show(run)
    return 0


def add_peers(house: House) -> None:
    """The libraries to compare with, pinned like everything else."""
    probe = [str(house.python), "-c", "import catanatron, pyspiel, rlcard"]
    present = subprocess.run(probe, capture_output=True, check=False)
    if present.returncode:
        house.say("packages")
        call(house, [*installer(house), "--require-hashes", "-r", str(house.pinned("bench"))])


def bench(house: House, build: str) -> dict[str, Any]:
    """One build: the source shadows the installed package, unless it is the latter that is measured."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if build == "interpreted":
        environment["PYTHONPATH"] = str(house.root / "src")
    command = [str(house.python), "-m", "regency", "bench", OURS, "--json"]
    done = subprocess.run(
        command, env=environment, cwd=house.root, capture_output=True, check=True, text=True
    )
    found: dict[str, Any] = json.loads(done.stdout)
    assert found["build"] == build, f"expected the {build} build, found the {found['build']} one"
    return found


def show(run: dict[str, Any]) -> None:
    """Rates, copies and ratios, and whether the bars are met."""
    print(f"\n{run['build']}, medians of {run['rounds']} rounds, CPU time")
    print(f"{'':28}{'decisions/s':>14}{'ours':>9}{'copy, us':>12}{'ours':>9}")
    for row in run["rows"]:
        print(
            f"{row['name']:28}{row['decisions_per_second']:14,.0f}{row['ours_is_faster']:8.2f}x"
            f"{row['copy_microseconds']:12.2f}{row['our_copy_is_faster']:8.2f}x"
        )
    rows = {row["name"]: row for row in run["rows"]}
    for game, bars in all_bars():
        judge(game, rows[f"regency {game}"], rows[PEER], *bars[run["build"]])


def all_bars() -> list[tuple[str, dict[str, tuple[float, float]]]]:
    """By game, for each build: how many times the peer's rate, and how many times as fast a copy."""
    folders = sorted(path.parent.name for path in (ROOT / "tests" / "games").glob("*/bars.py"))
    return [(game, import_module(f"tests.games.{game}.bars").BARS) for game in folders]


def judge(game: str, ours: dict[str, Any], peer: dict[str, Any], rate: float, copy: float) -> None:
    """Against the peer of the same run."""
    quicker = ours["decisions_per_second"] / peer["decisions_per_second"]
    lighter = peer["copy_microseconds"] / ours["copy_microseconds"]
    for met, found, bar in (
        (quicker >= rate, quicker, f"at least {rate:g}x the decisions of {PEER}"),
        (lighter >= copy, lighter, f"a copy at least {copy:g}x as fast"),
    ):
        print(f"  {'met' if met else 'MISSED'}: {game}, {bar}: {found:.1f}x")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
