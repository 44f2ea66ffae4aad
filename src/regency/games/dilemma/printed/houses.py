"""The twelve house screens: alignments, achievements and abilities. Our own houses on the printed pattern."""

from __future__ import annotations

from typing import Final

from .abilities import (
    BREAKS_TIE,
    GATHERS_ALONE,
    LOSES_WITH_SOME,
    PAYS_FOR_DEAL,
    RANKS_COINS,
    REACHES_BOTTOM,
    SCORES_NEGATIVE,
    SCORES_POSITIVE,
    SIDES_DRAWN,
    SIGNS_NEGATIVE,
    SIGNS_STORY,
    STABILITY_MOVES,
    WINS_WITH_MUCH,
    Ability,
    begins,
    gains,
    whenever,
)
from .agendas import EXTREMIST, GREEDY, MODERATE_AGENDA, OPPORTUNIST, OPULENT, REBEL
from .figures import INFLUENCE, KNOWLEDGE, MORALE, WEALTH, WELFARE

HOUSE_NAMES: Final = (
    "harrowfen",
    "sunderholt",
    "ninebridge",
    "vael",
    "kornhall",
    "lindrath",
    "orrelslight",
    "portansel",
    "karrow",
    "tarn",
    "duskhollow",
    "coldforge",
)

# What an achievement asks for, and what it asks it of
RANK_HIGHEST: Final = 0  # of a resource
RANK_LOWEST: Final = 1
TOKENS_WORTH: Final = 2
COINS_HELD: Final = 3
POWER_HELD: Final = 4
STABILITY_UPPER: Final = 5
STABILITY_LOWER: Final = 6
STABILITY_STEADY: Final = 7
MODERATES: Final = 8
BOXES: Final = (3, 3, 3, 4, 4, 4, 4, 5, 3)  # by what is asked for

ACHIEVEMENTS: Final = 3  # beside the story progress
STORY: Final = 0  # the story progress, as a bit of what is unlocked; the others follow
ACHIEVED: Final = ("story", "first", "second", "third")  # what a house says once it has unlocked them

PRIMARY: Final = (
    MODERATE_AGENDA, EXTREMIST, REBEL, OPULENT, GREEDY, OPPORTUNIST,
    MODERATE_AGENDA, OPULENT, EXTREMIST, REBEL, OPPORTUNIST, GREEDY,
)  # fmt: skip
SECONDARY: Final = (
    OPPORTUNIST, OPULENT, MODERATE_AGENDA, EXTREMIST, MODERATE_AGENDA, OPULENT,
    GREEDY, REBEL, GREEDY, OPPORTUNIST, EXTREMIST, REBEL,
)  # fmt: skip
STORY_REWARD: Final = (
    (2, 0), (1, 1), (2, 0), (1, 1), (0, 2), (1, 1), (2, 0), (2, 0), (0, 2), (0, 2), (1, 1), (0, 2),
)  # fmt: skip

Achievement = tuple[
    int, int, tuple[Ability, ...]
]  # what is asked for, of which resource, and what it unlocks
HOUSE_ACHIEVEMENTS: Final[tuple[tuple[Achievement, ...], ...]] = (
    (
        (STABILITY_STEADY, 0, (begins(1, 1),)),
        (RANK_HIGHEST, WELFARE, (gains(2),)),
        (MODERATES, 0, (whenever(BREAKS_TIE, coins=2),)),
    ),
    (
        (RANK_HIGHEST, INFLUENCE, (whenever(WINS_WITH_MUCH, power=2),)),
        (TOKENS_WORTH, 0, (gains(2),)),
        (STABILITY_UPPER, 0, (begins(2),)),
    ),
    (
        (STABILITY_LOWER, 0, (whenever(LOSES_WITH_SOME, coins=1),)),
        (RANK_HIGHEST, MORALE, (gains(1), begins(power=1))),
        (COINS_HELD, 0, (gains(crave=1), begins(1))),
    ),
    (
        (RANK_HIGHEST, WEALTH, (gains(1), begins(1))),
        (RANK_HIGHEST, KNOWLEDGE, (whenever(SIGNS_STORY, coins=2),)),
        (TOKENS_WORTH, 0, (whenever(SCORES_POSITIVE, points=1),)),
    ),
    (
        (COINS_HELD, 0, (whenever(RANKS_COINS, coins=2),)),
        (RANK_HIGHEST, WEALTH, (gains(2),)),
        (STABILITY_STEADY, 0, (begins(1, 1),)),
    ),
    (
        (RANK_LOWEST, INFLUENCE, (whenever(GATHERS_ALONE, power=1),)),
        (TOKENS_WORTH, 0, (whenever(SCORES_NEGATIVE, points=1),)),
        (COINS_HELD, 0, (gains(crave=1), begins(2))),
    ),
    (
        (RANK_HIGHEST, MORALE, (gains(2),)),
        (STABILITY_STEADY, 0, (whenever(STABILITY_MOVES, points=1),)),
        (COINS_HELD, 0, (begins(3),)),
    ),
    (
        (RANK_HIGHEST, WEALTH, (begins(2),)),
        (STABILITY_UPPER, 0, (whenever(PAYS_FOR_DEAL, coins=1),)),
        (RANK_LOWEST, INFLUENCE, (gains(crave=2),)),
    ),
    (
        (RANK_LOWEST, KNOWLEDGE, (gains(crave=2),)),
        (RANK_HIGHEST, INFLUENCE, (whenever(SIGNS_NEGATIVE, coins=2),)),
        (STABILITY_LOWER, 0, (begins(power=1),)),
    ),
    (
        (RANK_LOWEST, INFLUENCE, (whenever(LOSES_WITH_SOME, power=1),)),
        (RANK_LOWEST, WEALTH, (gains(crave=2),)),
        (STABILITY_LOWER, 0, (begins(1, 1),)),
    ),
    (
        (RANK_LOWEST, WELFARE, (whenever(REACHES_BOTTOM, coins=2, power=1),)),
        (RANK_HIGHEST, KNOWLEDGE, (gains(2),)),
        (POWER_HELD, 0, (begins(power=1),)),
    ),
    (
        (COINS_HELD, 0, (begins(2),)),
        (RANK_LOWEST, MORALE, (gains(crave=2),)),
        (RANK_HIGHEST, KNOWLEDGE, (whenever(SIDES_DRAWN, points=1),)),
    ),
)
