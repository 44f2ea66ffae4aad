"""Set-up of the checkout's own environment, `.venv`: whatever is missing is installed, the rest is left."""

from __future__ import annotations

import fcntl
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Literal, TextIO

from scripts import client
from scripts.phrases import Phrases

ROOT = Path(__file__).resolve().parent.parent
PLAY = ("base", "build")  # what a player needs installed
DEV = ("dev",)  # contains both of those
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser")  # the first that is there is used
Build = Literal["compiled", "best", "any"]  # best: compiled where that works; any: whatever is installed


class SetUpError(Exception):
    """Set-up cannot go on; the message says what to do."""


@dataclass
class Stamp:
    """What a finished set-up has left in `.venv`."""

    pins: dict[str, str] = field(default_factory=dict)  # requirements file -> digest when installed
    source: str = ""  # digest of what the project was built from
    asked: bool = False  # whether a compiled build was tried
    compiled: bool = False  # whether it came to be

    @classmethod
    def read(cls, path: Path) -> Stamp:
        """The stamp at `path`; an unreadable one is as good as none."""
        try:
            return cls(**json.loads(path.read_text(encoding="utf-8")))
        except (OSError, ValueError, TypeError):
            return cls()

    def write(self, path: Path) -> None:
        """Replace the stamp in one move, so that no half of one is ever read."""
        fresh = path.with_suffix(".new")
        fresh.write_text(json.dumps(asdict(self)), encoding="utf-8")
        fresh.replace(path)


@dataclass
class House:
    """A checkout, its environment, and where progress is told."""

    root: Path = ROOT
    phrases: Phrases = field(default_factory=Phrases)
    out: TextIO = field(default_factory=lambda: sys.stderr)
    uv: str | None = field(default_factory=lambda: shutil.which("uv"))

    @property
    def venv(self) -> Path:
        return self.root / ".venv"

    @property
    def python(self) -> Path:
        return self.venv / "bin" / "python"

    @property
    def stamp(self) -> Path:
        return self.venv / "regency.json"

    def pinned(self, name: str) -> Path:
        return self.root / "requirements" / f"{name}.txt"

    def say(self, key: str) -> None:
        print(f"· {self.phrases[key]}", file=self.out, flush=True)


def prepare(house: House, pins: tuple[str, ...], build: Build) -> Stamp:
    """Bring `.venv` up to date: these pinned files, and the project in this build."""
    with alone(house):
        stamp = Stamp.read(house.stamp)
        compiling = build == "compiled" or (build == "best" and can_compile())
        packages = [name for name in pins if stamp.pins.get(name) != digest([house.pinned(name)])]
        stale = needs_build(house, stamp, build, compiling)
        if not packages and not stale:
            return stamp
        if not usable(house):
            make_venv(house)
            stamp, packages, stale = Stamp(), list(pins), True
        house.stamp.unlink(missing_ok=True)  # an interrupted set-up leaves none, and is done again
        fetch_uv(house)
        if packages:
            install_packages(house, packages, stamp)
        if stale:
            install_project(house, stamp, build, compiling)
        stamp.write(house.stamp)
        house.say("ready")
        return stamp


def needs_build(house: House, stamp: Stamp, build: Build, compiling: bool) -> bool:
    """Whether the installed project is missing, older than its source, or not the build asked for."""
    if not stamp.source or not (house.venv / "bin" / "regency").exists():
        return True
    if build == "any":
        return False
    if stamp.source != source_digest(house.root):
        return True
    return not stamp.compiled and (build == "compiled" or (compiling and not stamp.asked))


@contextmanager
def alone(house: House) -> Iterator[None]:
    """Hold the checkout's lock: of two that start at once the second waits, then finds the work done."""
    with (house.root / ".venv.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            house.say("waiting")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def digest(paths: list[Path]) -> str:
    """One digest over the names and contents of files."""
    sha = hashlib.sha256()
    for path in paths:
        content = path.read_bytes()
        sha.update(f"{path.name}\0{len(content)}\0".encode() + content)
    return sha.hexdigest()


def source_digest(root: Path) -> str:
    """The digest of everything that a wheel is built from."""
    made = {
        "__pycache__",
        "static",
    }  # the client's files are made from web/, which has a fingerprint of its own
    source = sorted(
        path for path in (root / "src").rglob("*") if path.is_file() and not made.intersection(path.parts)
    )
    names = "\n".join(path.relative_to(root).as_posix() for path in source)
    files = [root / "pyproject.toml", root / "hatch_build.py", *source]
    return hashlib.sha256(f"{names}\n{digest(files)}\n{client.fingerprint(root)}".encode()).hexdigest()


def can_compile() -> bool:
    """Whether there is a C compiler, and the headers of this Python."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return bool(shutil.which(compiler)) and Path(sysconfig.get_paths()["include"], "Python.h").exists()


def usable(house: House) -> bool:
    """Whether `.venv` holds a Python that the installer at hand can serve."""
    probe = "import sys; assert sys.version_info >= (3, 11)" + ("" if house.uv else "; import pip")
    try:
        return subprocess.run([house.python, "-c", probe], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def make_venv(house: House) -> None:
    """Make `.venv` from scratch."""
    house.say("venv")
    python = getattr(sys, "_base_executable", sys.executable)  # not the .venv that is about to be cleared
    if house.uv:
        call(house, [house.uv, "venv", "--quiet", "--clear", "--python", python, str(house.venv)])
        return
    if not importlib.util.find_spec("ensurepip"):
        install_venv_package(house)
    call(house, [python, "-m", "venv", "--clear", str(house.venv)])


def fetch_uv(house: House) -> None:
    """An installer that takes seconds where pip takes a minute; where it cannot be had, pip it is."""
    own = house.venv / "bin" / "uv"
    if house.uv is None and not own.exists():
        with suppress(SetUpError):
            call(house, [*installer(house), "--require-hashes", "-r", str(house.pinned("uv"))])
    if house.uv is None and own.exists():
        house.uv = str(own)


def install_venv_package(house: House) -> None:
    """Debian ships Python without what makes environments: root may fetch it, others are told how."""
    package = f"python3.{sys.version_info.minor}-venv"
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        raise SetUpError(house.phrases["no venv"].format(package=package))
    house.say("apt")
    call(house, ["apt-get", "update"])
    call(house, ["apt-get", "install", "-y", "--no-install-recommends", package])


def install_packages(house: House, names: list[str], stamp: Stamp) -> None:
    """Install the pinned files, every archive checked against its hash."""
    house.say("packages")
    files = [word for name in names for word in ("-r", str(house.pinned(name)))]
    try:
        call(house, [*installer(house), "--require-hashes", *files])
    except SetUpError:
        if house.uv != str(house.venv / "bin" / "uv"):
            raise
        house.uv = None  # pip may have been told of an index that uv knows nothing of
        call(house, [*installer(house), "--require-hashes", *files])
    covered = [*PLAY, "dev"] if "dev" in names else names
    stamp.pins.pop("dev", None)  # what is installed now may differ from what dev.txt pins
    stamp.pins |= {name: digest([house.pinned(name)]) for name in covered}


def install_project(house: House, stamp: Stamp, build: Build, compiling: bool) -> None:
    """Build the project and install it; where compiling fails and need not succeed, as the source."""
    house.say("compile" if compiling else "build")
    stamp.asked = stamp.compiled = compiling
    stamp.source = source_digest(house.root)
    try:
        install_wheel(house, compiling)
        call(house, [str(house.python), "-c", "import regency.cli"])
    except SetUpError:
        if build == "compiled" or not compiling:
            raise
        house.say("not compiled")
        stamp.compiled = False
        install_wheel(house, False)


def install_wheel(house: House, compiling: bool) -> None:
    """Build a wheel in a temporary folder and install that."""
    install_node(house)
    with tempfile.TemporaryDirectory(prefix="regency-wheel-") as folder:
        build = [str(house.python), "-m", "hatchling", "build", "-t", "wheel", "-d", folder]
        call(house, build, REGENCY_COMPILE="1" if compiling else "0")
        (wheel,) = Path(folder).glob("*.whl")
        again = "--reinstall" if house.uv else "--force-reinstall"
        call(house, [*installer(house), "--no-deps", again, str(wheel)])


def install_node(house: House) -> None:
    """A Node to build the client with, where the machine has none and the client is not built yet."""
    own = shutil.which("node")
    if client.is_fresh(house.root) or (own is not None and client.version(own) >= client.LEAST):
        return
    if not (house.root / "web" / "package.json").is_file():
        return
    house.say("node")
    call(house, [*installer(house), "--require-hashes", "-r", str(house.pinned("node"))])


def install_browser(house: House) -> None:
    """A Chromium for the browser tests: root may fetch it, others are told how."""
    if any(map(shutil.which, BROWSERS)):
        return
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        raise SetUpError(house.phrases["no browser"])
    house.say("browser")
    call(house, ["apt-get", "update"])
    call(
        house,
        ["apt-get", "install", "-y", "--no-install-recommends", BROWSERS[0]],
        DEBIAN_FRONTEND="noninteractive",
    )


def installer(house: House) -> list[str]:
    """The words that install into `.venv`, up to the names of what is installed."""
    if house.uv:
        return [house.uv, "pip", "install", "--quiet", "--python", str(house.python)]
    return [str(house.python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]


def call(house: House, command: list[str], **extra: str) -> None:
    """Run a command in silence; what it said is shown only if it fails."""
    environment = {key: value for key, value in os.environ.items() if key not in {"PYTHONPATH", "PYTHONHOME"}}
    done = subprocess.run(
        command,
        cwd=house.root,
        env=environment | extra,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode:
        tail = "\n".join(done.stdout.splitlines()[-40:])
        raise SetUpError(f"{house.phrases['failed']} {' '.join(command)}\n{tail}")
