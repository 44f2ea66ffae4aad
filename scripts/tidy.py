"""What no file of the project may hold: a package registry's address in a pin, a path of one machine."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PINS = re.compile(r"(^|/)(requirements/.*|.*\.lock|pylock.*\.toml|package-lock\.json)$")
ADDRESS = re.compile(r"\b(?:https?|file):|--(?:extra-)?index-url|--find-links|@ ")
MACHINE_PATH = re.compile(r"(?<![\w.~\-)/])/(?:work|root|home/[\w-]+)(?=/)")


def files(root: Path) -> list[str]:
    """Every file that git knows or would take; without git, every file outside hidden folders."""
    call = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    try:
        listed = subprocess.run(call, cwd=root, capture_output=True, text=True, check=True).stdout.split("\0")
    except (OSError, subprocess.CalledProcessError):
        listed = [path.relative_to(root).as_posix() for path in root.rglob("[!.]*")]
        listed = [name for name in listed if not re.search(r"(^|/)(\.|__pycache__/)", name)]
    return sorted(name for name in set(listed) if name and (root / name).is_file())


def faults(name: str, text: str) -> Iterator[str]:
    """Each line of a file that should not be there, with its place."""
    for number, line in enumerate(text.splitlines(), 1):
        if PINS.search(name) and ADDRESS.search(line):
            yield f"{name}:{number}: an address in a pin: {line.strip()}"
        if MACHINE_PATH.search(line):
            yield f"{name}:{number}: a path of one machine: {line.strip()}"


def main(root: Path = ROOT) -> int:
    """Print every fault; fail if there is one."""
    found = [
        fault
        for name in files(root)
        for fault in faults(name, (root / name).read_text(encoding="utf-8", errors="replace"))
    ]
    print("\n".join(found) or "nothing found")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
