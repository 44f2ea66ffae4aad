"""How quick the game must be beside the peer of `bench/run.py`: times its decisions, times as fast a copy."""

from __future__ import annotations

BARS = {"interpreted": (3.0, 3.0), "compiled": (15.0, 10.0)}
