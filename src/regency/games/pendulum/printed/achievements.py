"""The ten achievements: what one must have, and the lower reward."""

from __future__ import annotations

from typing import Final

from .terms import (
    BLUE,
    CONQUER,
    POPULARITY,
    POWER,
    PRESTIGE,
    PRODUCE,
    RED,
    Cost,
    Effects,
    cost,
    cubes,
    one,
    points,
    votes,
)

ACHIEVEMENTS: Final = 10

# nothing of it is spent
REQUIREMENT: Final[tuple[Cost, ...]] = (
    cost(military=6, culture=2, votes=3),
    cost(military=2, culture=6, votes=3),
    cost(any_cubes=12, votes=3),
    cost(military=8, votes=3),
    cost(culture=8, votes=3),
    cost(gold=8, votes=3),
    cost(gold=3, military=3, culture=3, votes=3),
    cost(culture=4, gold=4, votes=3),
    cost(military=4, culture=4, votes=3),
    cost(military=4, gold=4, votes=3),
)

ACHIEVEMENT_REWARD: Final[tuple[Effects, ...]] = (
    cubes(military=2, culture=2, gold=2),
    votes(5),
    one(PRODUCE, BLUE),
    cubes(gold=5),
    one(CONQUER),
    one(PRODUCE, RED),
    points(POWER) + points(PRESTIGE) + points(POPULARITY),
    points(PRESTIGE) + points(POPULARITY),
    points(POWER) + points(PRESTIGE),
    points(POWER) + points(POPULARITY),
)

assert len(REQUIREMENT) == len(ACHIEVEMENT_REWARD) == ACHIEVEMENTS, "an achievement is missing"
