"""The finale: its envelopes, its three votes, and what each of the four outcomes makes of the points."""

from __future__ import annotations

from typing import Final

from .story import CONCORD, DISCORD, ENVELOPE_IDS

FINALE_HOME: Final = ENVELOPE_IDS.index("70")
OUTCOME_HOMES: Final = tuple([ENVELOPE_IDS.index(name) for name in ("71", "72", "73", "74")])
VOTES: Final = 3

# What Aye and Nay of each vote mark, and how much: as the story is written
MARKS: Final = (
    ((CONCORD, 2), (DISCORD, 2)),
    ((CONCORD, 2), (DISCORD, 2)),
    ((DISCORD, 3), (CONCORD, 3)),
)
SIGNER_POINTS: Final = 2  # Prestige for Concord, Crave for Discord
STORYLINE_POWER: Final = 1  # to begin with, for each storyline whose majority a house has signed

# By outcome: the least lean at which it comes, and how much Prestige and Crave count
LEAST_LEAN: Final = (5, 1, -4)
WEIGHTS: Final = ((2, 1), (1, 1), (1, 3), (1, 4))
LEVEL: Final = (1, 2)  # the outcomes to choose from at a lean of zero
HEAVIER_IS_PRESTIGE: Final = (True, True, False, False)

SHARE_OF_REIGNS: Final = 3  # who sat in fewer than a third of them has no rank
