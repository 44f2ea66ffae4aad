"""Where games are kept."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Mapping
from pathlib import Path


def folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """The user's data folder of this platform, with a folder of ours in it."""
    home = Path(environment.get("HOME") or Path.home())
    if platform == "darwin":
        return home / "Library" / "Application Support" / "regency"
    given = environment.get("XDG_DATA_HOME", "")
    return (Path(given) if Path(given).is_absolute() else home / ".local" / "share") / "regency"


def fresh_record(game: str, now: float | None = None) -> Path:
    """A file name for a new match that is not taken."""
    stamp = time.strftime("%Y-%m-%d-%H%M%S", time.localtime(now))
    first = folder() / f"{game}-{stamp}.jsonl"
    found = first
    number = 2
    while found.exists():
        found = first.with_name(f"{first.stem}-{number}.jsonl")
        number += 1
    return found
