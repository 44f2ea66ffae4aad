"""Write requirements/*.txt anew from pyproject.toml: `python scripts/pin.py [--upgrade]`; needs uv."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PINS = ["--constraint", "requirements/dev.txt"]  # the widest file is made first: the others follow it
FILES = {
    "dev": ["pyproject.toml", "--group", "dev"],
    "build": ["--group", "build", *PINS],
    "base": ["pyproject.toml", *PINS],
    "node": ["--group", "node"],
    "uv": ["--group", "uv"],
    "bench": ["pyproject.toml", "--extra", "bench", *PINS],
}
# Neither header nor annotations: the first names the command line, and with it perhaps a registry.
OPTIONS = ["--universal", "--python-version=3.11", "--generate-hashes", "--no-header", "--no-annotate"]


def main() -> int:
    """Pin every file; arguments are handed to uv."""
    for name, wanted in FILES.items():
        target = ["--output-file", f"requirements/{name}.txt"]
        call = ["uv", "pip", "compile", *wanted, *OPTIONS, *target, *sys.argv[1:]]
        if subprocess.run(call, cwd=ROOT, stdout=subprocess.DEVNULL, check=False).returncode:
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
