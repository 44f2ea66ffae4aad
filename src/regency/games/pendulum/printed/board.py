"""The board: areas, rows, boxes and actions of both sides, and where a worker can stand."""

from __future__ import annotations

from typing import Final

from .terms import (
    BLUE,
    BROWN,
    CONQUER,
    FREE,
    GAIN_ANY,
    NOTHING,
    POPULARITY,
    POWER,
    PRESTIGE,
    PRODUCE,
    RED,
    YELLOW,
    Cost,
    Effects,
    cost,
    one,
    points,
    votes,
)

PURPLE: Final = 0
GREEN: Final = 1
BLACK: Final = 2
AREAS: Final = 3

UPPER: Final = 0
LOWER: Final = 1
ROWS: Final = 6  # an area has two: 2 * area + (UPPER or LOWER)

SIDE_1_3: Final = 0
SIDE_4_5: Final = 1

# The actions of a row, as side 4-5 has them from left to right. Side 1-3 has those of purple and green the
# other way round: who is whose neighbour is the same on both.
PURPLE_PRICE: Final = cost(gold=2)
GREEN_PRICE: Final = cost(gold=2)
PROVINCE_PRICE: Final = cost(military=4)

ROW_ACTIONS: Final[tuple[tuple[tuple[Cost, Effects], ...], ...]] = (
    (
        (PURPLE_PRICE, one(PRODUCE, BROWN)),
        (PURPLE_PRICE, points(POPULARITY) + points(PRESTIGE) + votes(1)),
        (PURPLE_PRICE, one(PRODUCE, BLUE)),
    ),
    (
        (GREEN_PRICE, one(PRODUCE, RED)),
        (GREEN_PRICE, points(POPULARITY, 2)),
        (GREEN_PRICE, points(POWER) + votes(2)),
    ),
    (
        (FREE, one(PRODUCE, YELLOW)),
        (FREE, votes(1)),
        (PROVINCE_PRICE, one(CONQUER)),
        (FREE, one(GAIN_ANY)),
    ),
)

# Actions and their reward boxes are numbered row by row: PU1 to PU3, PL1 to PL3, GU1 to GU3, ...
TASK_NAMES: Final = (
    "PU1", "PU2", "PU3", "PL1", "PL2", "PL3",
    "GU1", "GU2", "GU3", "GL1", "GL2", "GL3",
    "BU1", "BU2", "BU3", "BU4", "BL1", "BL2", "BL3", "BL4",
)  # fmt: skip
TASKS: Final = 20
TASK_ROW: Final = (0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5)
FIRST_TASK: Final = (0, 3, 6, 9, 12, 16)  # of each row
TASKS_OF_ROW: Final = (3, 3, 3, 3, 4, 4)

TASK_COST: Final[tuple[Cost, ...]] = tuple(
    [ROW_ACTIONS[TASK_ROW[task] // 2][task - FIRST_TASK[TASK_ROW[task]]][0] for task in range(TASKS)]
)
TASK_REWARD: Final[tuple[Effects, ...]] = tuple(
    [ROW_ACTIONS[TASK_ROW[task] // 2][task - FIRST_TASK[TASK_ROW[task]]][1] for task in range(TASKS)]
)

# Boxes: those of side 4-5 bear the number of their action; behind them the wide and narrow ones of side 1-3.
PUW: Final = 20
PUN: Final = 21
PLN: Final = 22
PLW: Final = 23
GUW: Final = 24
GUN: Final = 25
GLN: Final = 26
GLW: Final = 27
BOXES: Final = 28
BOX_NAMES: Final = (*TASK_NAMES, "PUW", "PUN", "PLN", "PLW", "GUW", "GUN", "GLN", "GLW")
BOX_ROW: Final = (*TASK_ROW, 0, 0, 1, 1, 2, 2, 3, 3)
BOX_TASKS: Final[tuple[tuple[int, ...], ...]] = (
    *tuple([(task,) for task in range(TASKS)]),
    (2, 1),  # PUW: blue production, or the points and the vote
    (0,),  # PUN
    (5,),  # PLN
    (4, 3),  # PLW
    (8, 7),  # GUW
    (6,),  # GUN
    (11,),  # GLN
    (10, 9),  # GLW
)
ROW_BOXES: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
    ((PUW, PUN), (PLN, PLW), (GUW, GUN), (GLN, GLW), (12, 13, 14, 15), (16, 17, 18, 19)),
    ((0, 1, 2), (3, 4, 5), (6, 7, 8), (9, 10, 11), (12, 13, 14, 15), (16, 17, 18, 19)),
)
IS_WIDE: Final = tuple([len(tasks) > 1 for tasks in BOX_TASKS])
IS_EXCLUSIVE: Final = tuple([row < 4 for row in BOX_ROW])  # purple and green; black has no limits

# Where a worker is: in a box, in the reward box of an action, on the mat, in the reserve, or out of the game
REWARD_BOX: Final = BOXES
MAT: Final = BOXES + TASKS
RESERVE: Final = MAT + 1
GONE: Final = MAT + 2
SPOTS: Final = MAT + 3
SPOT_ROW: Final = (*BOX_ROW, *TASK_ROW, NOTHING, NOTHING, NOTHING)

# Circles for the sand timers. Purple has two a row, of which all but the timer's hold a time marker.
PURPLE_CIRCLES: Final = 4  # tPU1, tPU2, tPL1, tPL2
CIRCLE_ROW: Final = (UPPER, UPPER, LOWER, LOWER)
TIME_MARKERS: Final = 3
SAND: Final = (180_000, 120_000, 45_000)  # milliseconds: purple, green, black

# The timer track of the untimed game: which areas are flipped at each step
TIMER_TRACK: Final[tuple[tuple[int, ...], ...]] = (
    (BLACK, GREEN, PURPLE),
    (BLACK,),
    (BLACK,),
    (GREEN,),
    (BLACK,),
    (BLACK, PURPLE),
    (BLACK,),
    (GREEN,),
    (BLACK,),
    (BLACK,),
    (BLACK, GREEN, PURPLE),
)

# Privilege: bonus points by rank
RANK_BONUS: Final = ((2, 1, 0), (2, 1, 1, 0, 0))

# Two players: a neutral colour stands in the narrow boxes for the whole game
NEUTRAL_BOXES: Final = (PUN, PLN, GUN, GLN)
NEUTRAL_VOTES: Final = 3


def side_of(seats: int) -> int:
    """Up to three players use the side with the wide boxes."""
    return SIDE_1_3 if seats <= 3 else SIDE_4_5


def neighbours(task: int) -> list[int]:
    """The actions directly left and right in the row, across boxes."""
    row = TASK_ROW[task]
    return [other for other in (task - 1, task + 1) if 0 <= other < TASKS and TASK_ROW[other] == row]
