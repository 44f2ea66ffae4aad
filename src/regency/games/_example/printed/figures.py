"""Every figure of The King's Favours."""

from __future__ import annotations

from typing import Final

NOTHING: Final = -1  # no card, no favour, nobody

SEATS: Final = 6  # the most
RANKS: Final = 10  # cards by rank, 0 the lowest: what is printed on a card is one more
COPIES: Final = 4  # of each rank
HAND: Final = 6
ROUNDS: Final = 6

FAVOUR_POINTS: Final = (2, 3, 4, 4, 5, 6, 6, 7, 9)
FAVOURS: Final = len(FAVOUR_POINTS)
RAVENS: Final = (
    True,
    True,
    True,
    False,
    False,
    False,
    False,
    False,
    False,
)  # by favour: is one printed on it

RESPECT: Final = 3  # points for the most favours

FAVOURS_GIVEN: Final = 0
OUT_OF_REACH: Final = 1
ENDS: Final = ("favours-given", "out-of-reach")
