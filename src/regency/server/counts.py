"""What is counted from the start of the process on, for whoever watches the server."""

from __future__ import annotations

from collections import Counter
from typing import Final

from regency.kernel.errors import Reason

REFUSALS: Final[Counter[str]] = Counter()  # by the type of the reason
CUTS: Final[Counter[str]] = (
    Counter()
)  # connections that the server ended by itself, by the limit that was met


def refused(reason: Reason) -> None:
    """Somebody was told no."""
    REFUSALS[type(reason).__name__] += 1


def cut(limit: str) -> None:
    """A connection was ended, by a limit of this name."""
    CUTS[limit] += 1


def told() -> str:
    """All of it in the format of Prometheus."""
    return "".join(
        f"# TYPE {name} counter\n"
        + "".join(f'{name}{{{by}="{key}"}} {counted[key]}\n' for key in sorted(counted))
        for name, by, counted in (
            ("regency_refusals_total", "reason", REFUSALS),
            ("regency_cuts_total", "limit", CUTS),
        )
    )
