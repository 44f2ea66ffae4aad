"""What is not in print and was reconstructed: the solo deck with its levels, and the clock of a server.

Every figure in this file is our own design, consistent with all that is known. All else here is printed.
"""

from __future__ import annotations

from typing import Final

from .board import BLACK, GLN, GLW, GREEN, PLN, PLW, PURPLE
from .terms import COMMON, GRANDE, NOTHING

CONFIDENCE: Final = "reconstructed"

# Real time: milliseconds of game time
GRACE: Final = 1_000  # what can be taken away is provisional for so long
LATE: Final = 250  # so long after a flip an input still counts that could not have seen it
SPACING: Final = 200  # between two actions of one player
COUNTDOWN_TIME: Final = 3_000
IDLE_TIME: Final = 30_000  # who does nothing for so long in last actions holds
LONGEST_TIME: Final = 90_000  # after that everybody holds who is not done
CALL_TIME: Final = 10_000  # for each who is called

HOLDS: Final = 1  # how often a player may ask to act later
WITHDRAWALS: Final = 2  # how often done, or ready, may be taken back
MOVES: Final = 2  # of a worker that has not acted since, where no clock runs

# Solo: two automated opponents
FROM_ROUND: Final = 2  # the second common worker enters
PARCHMENT_FROM: Final = 12  # on their single track
TRACK_LENGTH: Final = 36
LAG_STEPS: Final = 3  # of that track make one of distance
LEVEL_POINTS: Final = (0, 0, 1, 1, 2, 3)
LEVEL_VOTES: Final = (0, 1, 1, 2, 2, 3)
LEVELS: Final = 6

SECOND: Final = 2  # the second common worker of an opponent
WIDE: Final = 0
NARROW: Final = 1

# The boxes of the grande and the common worker at the start, A and B
RIVAL_START: Final = ((PLW, GLN), (GLW, PLN))

# Opponent, worker, area, box, timers to flip if they have run out, and the open province to remove; then at
# the Council: points, votes, whether it takes a reward, from which slot, and whether it claims the token
Automa = tuple[int, int, int, int, tuple[int, ...], int, int, int, bool, int, bool]
AUTOMA: Final[tuple[Automa, ...]] = (
    (0, COMMON, PURPLE, WIDE, (PURPLE,), 0, 4, 3, True, 0, False),
    (1, COMMON, PURPLE, WIDE, (PURPLE,), 1, 4, 0, False, 4, True),
    (0, SECOND, PURPLE, NARROW, (PURPLE, BLACK), 2, 5, 4, False, 1, False),
    (1, SECOND, PURPLE, NARROW, (GREEN,), 3, 3, 6, True, 3, False),
    (0, GRANDE, GREEN, WIDE, (GREEN, BLACK), NOTHING, 4, 5, True, 2, True),
    (1, GRANDE, GREEN, WIDE, (BLACK,), NOTHING, 4, 1, False, 0, False),
    (0, COMMON, GREEN, NARROW, (BLACK,), NOTHING, 5, 3, False, 4, False),
    (1, COMMON, GREEN, NARROW, (), NOTHING, 3, 2, True, 1, True),
    (0, SECOND, PURPLE, NARROW, (PURPLE,), 0, 3, 1, True, 3, False),
    (1, SECOND, PURPLE, NARROW, (PURPLE,), 1, 4, 3, False, 2, False),
    (0, GRANDE, PURPLE, WIDE, (PURPLE, BLACK), 2, 4, 2, False, 0, True),
    (1, GRANDE, PURPLE, WIDE, (GREEN,), 3, 5, 3, True, 4, False),
    (0, COMMON, GREEN, NARROW, (GREEN, BLACK), NOTHING, 3, 0, True, 1, False),
    (1, COMMON, GREEN, NARROW, (BLACK,), NOTHING, 4, 4, False, 3, True),
    (0, SECOND, GREEN, WIDE, (BLACK,), NOTHING, 4, 6, False, 2, False),
    (1, SECOND, GREEN, WIDE, (), NOTHING, 5, 5, True, 0, False),
    (0, GRANDE, PURPLE, WIDE, (PURPLE,), 0, 5, 4, True, 4, True),
    (1, GRANDE, PURPLE, WIDE, (PURPLE,), 1, 3, 6, False, 1, False),
    (0, COMMON, PURPLE, NARROW, (PURPLE, BLACK), 2, 4, 5, False, 3, False),
    (1, COMMON, PURPLE, NARROW, (GREEN,), 3, 4, 1, True, 2, True),
    (0, SECOND, GREEN, WIDE, (GREEN, BLACK), NOTHING, 5, 3, True, 0, False),
    (1, SECOND, GREEN, WIDE, (BLACK,), NOTHING, 3, 2, False, 4, False),
    (0, GRANDE, GREEN, NARROW, (BLACK,), NOTHING, 4, 3, False, 1, True),
    (1, GRANDE, GREEN, NARROW, (), NOTHING, 4, 0, True, 3, False),
    (0, COMMON, PURPLE, NARROW, (PURPLE,), 0, 4, 2, True, 2, False),
    (1, COMMON, PURPLE, NARROW, (PURPLE,), 1, 5, 3, False, 0, True),
    (0, SECOND, PURPLE, WIDE, (PURPLE, BLACK), 2, 3, 0, False, 4, False),
    (1, SECOND, PURPLE, WIDE, (GREEN,), 3, 4, 4, True, 1, False),
    (0, GRANDE, GREEN, NARROW, (GREEN, BLACK), NOTHING, 4, 6, True, 3, True),
    (1, GRANDE, GREEN, NARROW, (BLACK,), NOTHING, 5, 5, False, 2, False),
    (0, COMMON, GREEN, WIDE, (BLACK,), NOTHING, 3, 1, False, 0, False),
    (1, COMMON, GREEN, WIDE, (), NOTHING, 4, 3, True, 4, True),
)
AUTOMAS: Final = 32
assert len(AUTOMA) == AUTOMAS, "a card of the solo deck is missing"
assert len(LEVEL_POINTS) == len(LEVEL_VOTES) == LEVELS, "a level is missing"

# What a card says, by position
WHOSE: Final = 0
WHICH: Final = 1
WHERE: Final = 2
WHICH_BOX: Final = 3
FLIPS: Final = 4
REMOVES: Final = 5
POINTS: Final = 6
VOTES: Final = 7
TAKES: Final = 8
TAKES_FROM: Final = 9
CLAIMS: Final = 10
