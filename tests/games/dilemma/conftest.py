"""Nothing to test where the game is not installed."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

collect_ignore_glob = [] if find_spec(f"regency.games.{Path(__file__).parent.name}") else ["*"]
