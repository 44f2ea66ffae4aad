"""`./check`: every check that a change must pass, in order, stopping at the first that fails."""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from io import StringIO

from scripts.client import EXAMPLE
from scripts.phrases import Phrases
from scripts.provision import DEV, Build, House, SetUpError, install_browser, prepare

NIGHT = "REGENCY_NIGHT"  # set to 1, the client's tests try all positions instead of a sample
NO_TESTS = 5  # pytest's exit status when it found none
COVERED = ("regency.kernel", "regency.games")
# Their tests add nothing to the coverage. The slowest come first, so that no worker is left alone with one.
APART = ("browser", "server", "terminal", "bots", "lab", "cli", "words", "repo", "structure", "docs")
OF_GAMES = ("browser", "server", "words", "docs")  # the same of each game, which have the longest of all
TYPED = ("src", "tests", "bench", "scripts", "hatch_build.py")
SET_UP: dict[Build, str] = {"any": "set-up", "compiled": "compiled build"}
COUNT = re.compile(r"(\d+) (passed|failed|errors?)\b")
COLOUR = re.compile(r"\x1b\[[0-9;]*m")


@dataclass
class Step:
    """One check: its headline, its command, and whether it runs against the installed package."""

    title: str
    command: list[str]
    builds: bool = False  # with what is there to be copied: tests are about that too
    installed: bool = False
    may_be_empty: bool = False


@dataclass
class Tally:
    """Tests passed and failed so far, over all runs of pytest."""

    counts: dict[str, int] = field(default_factory=lambda: {"passed": 0, "failed": 0})

    def read(self, line: str) -> None:
        """Take in a line if it is one that closes a run of pytest."""
        plain = COLOUR.sub("", line)
        if not re.search(r" in [\d.]+s( \(.*\))?( =+)?$", plain.rstrip()):
            return
        for number, word in COUNT.findall(plain):
            self.counts["passed" if word == "passed" else "failed"] += int(number)

    @property
    def ran(self) -> bool:
        return any(self.counts.values())

    def __str__(self) -> str:
        return f"{self.counts['passed']} passed, {self.counts['failed']} failed"


def steps(house: House, fast: bool, nightly: bool, game: str | None = None) -> list[Step]:
    """The checks in their order, the quickest to fail first; of one game only what is about it."""
    python = str(house.python)
    module = [python, "-m"]
    pytest = [
        *module,
        "pytest",
        "-q",
        "-n",
        "2",
        "--maxschedchunk=2",
        f"--color={'yes' if sys.stdout.isatty() else 'no'}",
    ]
    installed = [*pytest, "-o", "pythonpath=."]
    coverage = [word for name in COVERED for word in ("--cov", name)]
    coverage += ["--cov-branch", "--cov-report=term", "--cov-fail-under=95"]
    typed = [name for name in TYPED if (house.root / name).exists()]
    quick = [
        Step("format", [*module, "ruff", "format", "--check", "."]),
        Step("lint", [*module, "ruff", "check", "."]),
        Step("types", [*module, "mypy", "--strict", *typed]),
        Step("addresses and machine paths", [python, "scripts/tidy.py"]),
        Step("generated files", [*module, "scripts.generated", "--check"]),
        Step("client: format and lint", [python, "scripts/client.py", "lint"]),
        Step("client: types and tests", [python, "scripts/client.py", "check", "test"]),
        Step("client: build", [python, "scripts/client.py"], builds=True),
    ]
    if game is not None:
        return [*quick, Step(f"tests of {game}, interpreted", [*pytest, "--game", game, "tests"])]
    if fast:
        return [*quick, Step("tests and documents, interpreted", pytest)]
    apart = [*folders_of_games(house), *(f"tests/{name}" for name in APART)]
    outside = [word for name in apart for word in ("--ignore", name)]
    both = "(both or compiled) and not nightly"
    full = [
        *quick,
        Step("tests of kernel and games, with coverage", [*pytest, *coverage, *outside, "tests"]),
        Step("all other tests and documents", [*pytest, *apart, "README.md", "docs"]),
        Step("engine tests, compiled", [*installed, "-m", both], installed=True),
    ]
    if nightly:
        night = [*installed, "-m", "nightly"]
        full.append(Step("nightly tests, compiled", night, installed=True, may_be_empty=True))
        full.append(Step("pictures", [*module, "scripts.screenshots", "build/pictures"]))
    return full


def folders_of_games(house: House) -> list[str]:
    """The tests of games that are run apart, wherever a game has some."""
    found = [path for name in OF_GAMES for path in sorted((house.root / "tests/games").glob(f"*/{name}"))]
    return [path.relative_to(house.root).as_posix() for path in found]


def environment(house: House, step: Step) -> dict[str, str]:
    """The source shadows the installed package through PYTHONPATH, unless the step is about the latter."""
    without = {"PYTHONPATH", "PYTHONHOME", *(() if step.builds else (EXAMPLE,))}
    kept = {key: value for key, value in os.environ.items() if key not in without}
    kept["PATH"] = f"{house.venv / 'bin'}{os.pathsep}{kept.get('PATH', '')}"
    kept["REGENCY_EXPECT"] = "compiled" if step.installed else "interpreted"
    return kept if step.installed else kept | {"PYTHONPATH": str(house.root / "src")}


def perform(house: House, step: Step, tally: Tally) -> bool:
    """Run one check, passing its output on as it comes."""
    print(f"\n== {step.title}", flush=True)
    started = time.monotonic()
    with subprocess.Popen(
        step.command,
        cwd=house.root,
        env=environment(house, step),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    ) as running:
        assert running.stdout
        for line in running.stdout:
            print(line, end="", flush=True)
            if "pytest" in step.command:
                tally.read(line)
    good = running.returncode == 0 or (step.may_be_empty and running.returncode == NO_TESTS)
    print(f"-- {step.title}: {'good' if good else 'FAILED'}, {time.monotonic() - started:.1f} s", flush=True)
    return good


def main(arguments: Sequence[str]) -> int:
    """Set up, check, and close with the count of tests."""
    parser = argparse.ArgumentParser(prog="check", description=__doc__)
    parser.add_argument("--fast", action="store_true", help="no compiled build, no coverage")
    parser.add_argument("--nightly", action="store_true", help="the long tests too")
    parser.add_argument("--game", metavar="NAME", help="quick, and of the tests only what is about one game")
    chosen = parser.parse_args(arguments)
    house = House(phrases=Phrases(), out=sys.stdout)
    os.environ[EXAMPLE] = "1"
    os.environ[NIGHT] = "1" if chosen.nightly else "0"
    tally = Tally()
    started = time.monotonic()
    try:
        stopped = run(house, steps(house, chosen.fast, chosen.nightly, chosen.game), tally)
    except KeyboardInterrupt:
        return 130
    verdict = f"STOPPED at: {stopped}" if stopped else "all checks good"
    print(f"\n{verdict}, {time.monotonic() - started:.0f} s")
    if tally.ran:
        print(tally)
    return 1 if stopped else 0


def run(house: House, checks: list[Step], tally: Tally) -> str | None:
    """Do the checks, the compiled build beside those that need none; say which failed, if any."""
    if not set_up(house, "any"):
        return SET_UP["any"]
    with ThreadPoolExecutor(1) as beside:
        said = StringIO()
        quiet = House(root=house.root, phrases=house.phrases, out=said, uv=house.uv)
        asked = any(step.installed for step in checks)
        compiled = beside.submit(set_up, quiet, "compiled") if asked else None
        for step in checks:
            if step.installed and compiled is not None:
                good, compiled = compiled.result(), None
                print(said.getvalue(), end="", flush=True)
                if not good:
                    return SET_UP["compiled"]
            if not perform(house, step, tally):
                return step.title
    return None


def set_up(house: House, build: Build) -> bool:
    """The development packages, and the project in this build."""
    print(f"\n== {SET_UP[build]}", file=house.out, flush=True)
    started = time.monotonic()
    try:
        prepare(house, DEV, build)
        install_browser(house)
    except SetUpError as error:
        print(error, file=house.out)
        return False
    took = time.monotonic() - started
    print(f"-- {SET_UP[build]}: good, {took:.1f} s", file=house.out, flush=True)
    return True
