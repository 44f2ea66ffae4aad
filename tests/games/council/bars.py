"""How quick the game must be beside the peer of `bench/run.py`: times its decisions, times as fast a copy."""

from __future__ import annotations

BARS = {"interpreted": (2.0, 6.0), "compiled": (10.0, 15.0)}
