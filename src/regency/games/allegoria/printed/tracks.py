"""The tracks: Town, Diplomacy, Alms, Anarchy."""

from __future__ import annotations

from typing import Any, Final

TOP: Final = 12  # reconstructed
# fmt: off
TOWN_TRACKS: Final[dict[str, Any]] = {
    "confidence": "reconstructed",
    "top": TOP,
    "layouts": {
        "five_areas": [
            {"first": 0, "last": 2, "influence": -1, "group": 1},
            {"first": 3, "last": 5, "influence": 0, "group": 2},
            {"first": 6, "last": 8, "influence": 2, "group": 2},
            {"first": 9, "last": 11, "influence": 3, "group": 3},
            {"first": 12, "last": 12, "influence": 5, "group": 3},
        ],
        "seven_areas": [
            {"first": 0, "last": 1, "influence": -1, "group": 1},
            {"first": 2, "last": 3, "influence": 0, "group": 1},
            {"first": 4, "last": 5, "influence": 1, "group": 2},
            {"first": 6, "last": 7, "influence": 2, "group": 2},
            {"first": 8, "last": 9, "influence": 3, "group": 3},
            {"first": 10, "last": 11, "influence": 4, "group": 3},
            {"first": 12, "last": 12, "influence": 5, "group": 3},
        ],
    },
}
# fmt: on

# By layout, then by level
AREA: Final[dict[str, list[int]]] = {
    layout: [number for number, area in enumerate(areas) for _ in range(area["first"], area["last"] + 1)]
    for layout, areas in TOWN_TRACKS["layouts"].items()
}
TOWN_INFLUENCE: Final[dict[str, list[int]]] = {
    layout: [area["influence"] for area in areas for _ in range(area["first"], area["last"] + 1)]
    for layout, areas in TOWN_TRACKS["layouts"].items()
}
GROUP: Final[dict[str, list[int]]] = {
    layout: [area["group"] for area in areas for _ in range(area["first"], area["last"] + 1)]
    for layout, areas in TOWN_TRACKS["layouts"].items()
}

DIPLOMACY: Final = [0, 1, 2, 3, 4, 5]  # rulebook
DIPLOMACY_TRACK: Final[dict[str, Any]] = {"confidence": "rulebook", "multipliers": DIPLOMACY}
DIPLOMACY_END: Final = len(DIPLOMACY) - 1

# fmt: off
ALMS_TRACK: Final[dict[str, Any]] = {
    "confidence": "reconstructed",
    "spaces": [
        {"influence": -3, "token": False, "confidence": "rulebook"},
        {"influence": 0, "token": False},
        {"influence": 0, "token": True},
        {"influence": 0, "token": False},
        {"influence": 0, "token": True},
        {"influence": 0, "token": False},
        {"influence": 0, "token": True},
        {"influence": 5, "token": False, "confidence": "rulebook"},
    ],
    "tokens": ["card", "influence", "diplomacy", "track"],  # rulebook
}
# fmt: on

ALMS_INFLUENCE: Final[list[int]] = [space["influence"] for space in ALMS_TRACK["spaces"]]
ALMS_END: Final = len(ALMS_INFLUENCE) - 1
ALMS_SPACES: Final[list[int]] = [
    number for number, space in enumerate(ALMS_TRACK["spaces"]) if space["token"]
]

# fmt: off
ANARCHY_TRACK: Final[dict[str, Any]] = {
    "confidence": "reconstructed",
    "columns": [{"penalty": -1, "spots": 6}, {"penalty": -2, "spots": 6}, {"penalty": -3, "spots": 6},
                {"penalty": -4, "spots": 6}],
}
# fmt: on

PENALTY: Final[list[int]] = [0] + [
    column["penalty"] for column in ANARCHY_TRACK["columns"] for _ in range(column["spots"])
]  # by the number of markers that are out
ANARCHY: Final = len(PENALTY) - 1
