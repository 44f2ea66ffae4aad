"""How likely something is."""

from __future__ import annotations

from math import exp


def sigmoid(x: float) -> float:
    """From nothing to certainty, even at zero."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, x))))
