"""Every figure of The King's Dilemma; what was not found and is reconstructed is marked so."""

from __future__ import annotations

from typing import Final

NOTHING: Final = -1  # no card, nobody, not chosen

SEATS: Final = 5  # the most
LEAST_SEATS: Final = 3
HOUSES: Final = 12
RESOURCES: Final = 5
INFLUENCE: Final = 0
WEALTH: Final = 1
MORALE: Final = 2
WELFARE: Final = 3
KNOWLEDGE: Final = 4
RESOURCE_NAMES: Final = ("influence", "wealth", "morale", "welfare", "knowledge")

# Tracks
LOWEST_ROW: Final = 1
HIGHEST_ROW: Final = 17
START_ROW: Final = 9
ABDICATION_AT: Final = (1, 17)  # reconstructed: whether the ends are rows of the track or spaces of their own
UPPER_HALF: Final = (10, 17)
LOWER_HALF: Final = (1, 8)
TIME_SPACES: Final = 8  # reconstructed: the length of the Time Counter; its last space is the death space
MOST_ON_DEATH_SPACE: Final = 5
DEATH_SHARE: Final = 40  # reconstructed: percent of the dilemmas that bear the death symbol
CHRONICLE_SPACES: Final = 5  # in each row
AGEING_BOXES: Final = 6
PRESTIGE_BOXES: Final = 100
CRAVE_BOXES: Final = 50

# Setup
START_POWER: Final = 8
START_COINS: Final = 10
BALANCE_POWER: Final = 3
TOKENS_KEPT: Final = 2  # open agendas of a kind that one house may keep

# Movement
WITH_THE_SIDE: Final = 1  # extra steps of a move in the direction of the marker's side
WITH_MOMENTUM: Final = 2  # the same where it has a momentum marker

# Voting
AYE: Final = 0
NAY: Final = 1
GATHER: Final = 2
MODERATE: Final = 3
PASS_COIN: Final = 1
MOST_POWER: Final = 100  # a bid of more cannot be entered: pools themselves are unlimited
MOST_COINS: Final = 100  # the same of a secret pledge

# Deals
SLOTS: Final = 12  # open offers and prices on the table
OFFERS: Final = 3  # a house and a dilemma; as many whispers, and as many promises
DEAL_COINS: Final = 30  # the most that one house can pay in one deal

# How a reign ends
DIED: Final = 0
TOP: Final = 1
BOTTOM: Final = 2
# Of a reign, then of the finale by its outcomes, whose titles are sealed
ENDS: Final = (
    "king-died",
    "abdicated-top",
    "abdicated-bottom",
    "prestige-doubled",
    "points-alike",
    "crave-trebled",
    "crave-fourfold",
)
FIRST_OUTCOME: Final = 3

# The phases of a reign
DRAFT: Final = 0
LEGACY: Final = 1
DRAW: Final = 2
VOTE: Final = 3
RESULT: Final = 4
SCORED: Final = 5
COUNTING: Final = 6  # the turns of a vote are over, and ties are broken

# Achievements
SOME_POINTS: Final = 2  # open agendas worth so much
RICH: Final = 18
MIGHTY: Final = 10
STEADY: Final = (5, 13)
ALIGNMENT_BOXES: Final = 4
ALIGNMENT_POINTS: Final = (3, 2, 1)  # primary, secondary, any other agenda
