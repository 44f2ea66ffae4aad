"""The five characters, each with the two sides of its mat: standard and advanced."""

from __future__ import annotations

from typing import Final

from .terms import (
    CONQUER,
    GAIN_ANY,
    POWER,
    RETRIEVE,
    Cost,
    Effects,
    cost,
    cubes,
    one,
    points,
    votes,
)

CHARACTERS: Final = 5
MATS: Final = 10  # twice the character, and one more for the advanced side
STRATAGEMS_EACH: Final = 4

# military, culture, gold, votes
MAT_START: Final[tuple[tuple[int, int, int, int], ...]] = (
    (2, 0, 4, 0), (4, 0, 2, 0),
    (0, 0, 4, 1), (0, 0, 2, 2),
    (0, 0, 6, 0), (2, 0, 3, 0),
    (1, 1, 4, 0), (1, 1, 2, 0),
    (0, 2, 4, 0), (0, 0, 2, 0),
)  # fmt: skip

# steps to the first space of the parchment: power, prestige, popularity
MAT_NEED: Final[tuple[tuple[int, int, int], ...]] = (
    (14, 11, 8), (14, 7, 12),
    (10, 10, 13), (10, 13, 11),
    (11, 8, 14), (12, 9, 12),
    (11, 11, 11), (12, 12, 11),
    (8, 14, 11), (7, 14, 14),
)  # fmt: skip

RECALL_COST: Final[tuple[Cost, ...]] = (
    cost(culture=5), cost(power=2),
    cost(culture=5), cost(votes=4),
    cost(culture=5), cost(culture=5),
    cost(culture=5), cost(culture=5),
    cost(culture=5), cost(culture=5),
)  # fmt: skip

_BROWN: Final = points(POWER)
_RED: Final = cubes(military=4)
_BLUE: Final = cubes(culture=5)
_YELLOW: Final = cubes(gold=2)
_STANDARD: Final = (_BROWN, _RED, _BLUE, _YELLOW)

# by mat and slot
MAT_PRODUCTION: Final[tuple[tuple[Effects, Effects, Effects, Effects], ...]] = (
    _STANDARD, (_BROWN, _RED, cubes(military=3, gold=2), _YELLOW),
    _STANDARD, (votes(3), _RED, _BLUE, _YELLOW),
    _STANDARD, (_BROWN, cubes(military=2) + one(RETRIEVE), _BLUE, _YELLOW),
    _STANDARD, (_BROWN, one(GAIN_ANY, amount=4), one(GAIN_ANY, amount=5), _YELLOW),
    _STANDARD, (cubes(culture=2), one(CONQUER), _BLUE, _YELLOW),
)  # fmt: skip

assert len(MAT_START) == len(MAT_NEED) == len(RECALL_COST) == len(MAT_PRODUCTION) == MATS, "a mat is missing"
