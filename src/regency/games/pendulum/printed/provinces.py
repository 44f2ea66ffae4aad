"""The 56 provinces, in families that are alike: an icon for each slot."""

from __future__ import annotations

from typing import Final

from .terms import POPULARITY, POWER, PRESTIGE, Effects, cubes, points, votes

MIXED: Final = 0
MILITARY_FAMILY: Final = 1
MILITARY_CROWN: Final = 2
CULTURE_FAMILY: Final = 3
CULTURE_CROWN: Final = 4
GOLD_FAMILY: Final = 5
GOLD_CROWN: Final = 6
VOTE_FAMILY: Final = 7
FAMILIES: Final = 8

FAMILY_SIZES: Final = (28, 5, 2, 5, 2, 5, 2, 7)

# by family and slot: brown, red, blue, yellow
FAMILY_ICONS: Final[tuple[tuple[Effects, Effects, Effects, Effects], ...]] = (
    (points(POWER), cubes(military=2), cubes(culture=3), cubes(gold=1)),
    (points(POWER), cubes(military=2), cubes(military=3), cubes(military=1)),
    (points(POWER), points(POWER), points(POWER), cubes(military=1)),
    (points(PRESTIGE), cubes(culture=2), cubes(culture=3), cubes(culture=1)),
    (points(PRESTIGE), points(PRESTIGE), points(PRESTIGE), cubes(culture=1)),
    (points(POPULARITY), cubes(gold=2), cubes(gold=3), cubes(gold=1)),
    (points(POPULARITY), points(POPULARITY), points(POPULARITY), cubes(gold=1)),
    (points(POWER), votes(2), votes(3), votes(1)),
)


def _families() -> tuple[int, ...]:
    found: list[int] = []
    for family in range(FAMILIES):
        found.extend([family] * FAMILY_SIZES[family])
    return tuple(found)


PROVINCE_FAMILY: Final = _families()  # PRV01 to PRV56
PROVINCES: Final = 56
OPEN_SPACES: Final = 4
assert len(PROVINCE_FAMILY) == PROVINCES, "a province is missing"
assert len(FAMILY_ICONS) == len(FAMILY_SIZES) == FAMILIES, "a family is missing"
