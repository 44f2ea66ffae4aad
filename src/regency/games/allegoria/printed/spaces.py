"""The bidding markers, and what each rank gets in the action spaces."""

from __future__ import annotations

from typing import Any, Final

from .terms import POINT_KINDS

MAX_STACK: Final = 3  # rulebook
BIDDING: Final[dict[str, Any]] = {
    "confidence": "rulebook",
    "markers": [0, 0, 1, 1, 2, "*"],
    "max_stack": MAX_STACK,
}
MARKERS: Final = [2, 2, 1, 1]  # by kind: two 0, two 1, one 2, one star
MARKERS_EACH: Final = sum(MARKERS)

# fmt: off
ACTION_POINTS: Final[dict[str, Any]] = {
    "confidence": "derived",
    # by players and rank: DT deploy and task mixed, D deploy only, 2D|1T one or the other
    "rows": {
        "2": [
            {"points": 3, "kind": "DT", "confidence": "reconstructed"},
            {"points": 1, "kind": "D", "confidence": "reconstructed"},
        ],
        "3": [
            {"points": 3, "kind": "DT", "confidence": "derived"},
            {"points": 2, "kind": "DT", "confidence": "reconstructed"},
            {"points": 1, "kind": "D", "confidence": "derived"},
        ],
        "4": [
            {"points": 3, "kind": "DT", "confidence": "reconstructed"},
            {"points": 2, "kind": "2D|1T", "confidence": "rulebook"},
            {"points": 1, "kind": "DT", "confidence": "reconstructed"},
            {"points": 1, "kind": "D", "confidence": "reconstructed"},
        ],
    },
}
# fmt: on

# By the number of players, then by rank
POINTS: Final[list[list[int]]] = [[], []] + [
    [row["points"] for row in ACTION_POINTS["rows"][seats]] for seats in ("2", "3", "4")
]
KINDS: Final[list[list[int]]] = [[], []] + [
    [POINT_KINDS.index(row["kind"]) for row in ACTION_POINTS["rows"][seats]] for seats in ("2", "3", "4")
]

CLAIM_DRAWS: Final[dict[str, Any]] = {
    "confidence": "reconstructed",
    # by the number of players, then by rank; three players, ranks 1 and 2 are derived
    "rows": {"2": [3, 2], "3": [3, 3, 2], "4": [3, 3, 2, 2]},
}

DRAWS: Final[list[list[int]]] = [[], []] + [CLAIM_DRAWS["rows"][seats] for seats in ("2", "3", "4")]

WORKFORCE_SPACE_GROUPS: Final[dict[str, Any]] = {
    "confidence": "rulebook",
    "groups": [2, 2, 1],
}
