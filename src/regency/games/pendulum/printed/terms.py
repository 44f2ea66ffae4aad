"""The words of the rulebook as numbers, and its limits."""

from __future__ import annotations

from typing import Final

NOTHING: Final = -1  # no card, no box, nobody

SEATS: Final = 5  # the most
ROUNDS: Final = 4

# Resources, and the tracks of the same colours
MILITARY: Final = 0
CULTURE: Final = 1
GOLD: Final = 2
CUBES: Final = 3
CAP: Final = 10  # cubes of a colour that a player owns: what does not fit is lost

POWER: Final = 0
PRESTIGE: Final = 1
POPULARITY: Final = 2
TRACKS: Final = 3
PARCHMENT: Final = 8  # spaces of a track inside the parchment area

# Production slots of a mat, left to right
BROWN: Final = 0
RED: Final = 1
BLUE: Final = 2
YELLOW: Final = 3
SLOTS: Final = 4
SLOT_LIMIT: Final = 2  # provinces a slot at the Council
WIDER_LIMIT: Final = 3  # with Wider Borders

# Workers of a player: what is in play at the start, the reserve, and the one beside the council board
GRANDE: Final = 0
COMMON: Final = 1
SECOND_COMMON: Final = 2
THIRD_COMMON: Final = 3
SECOND_GRANDE: Final = 4
WORKERS: Final = 5
MOST_WORKERS: Final = 4  # in play

# Who stands on the privilege track besides the players
NEUTRAL: Final = 5
RIVAL_A: Final = 6
RIVAL_B: Final = 7
NOBLES: Final = 8
RIVALS: Final = 2
RIVAL_WORKERS: Final = 3  # of each: the grande, the common and the second common one

# How a match is played
REALTIME: Final = 0
SIMULTANEOUS: Final = 1
TURNS: Final = 2

# Phases
SETUP: Final = 0
COUNTDOWN: Final = 1
PLAY: Final = 2
LAST_ACTIONS: Final = 3
COUNCIL: Final = 4
PRE_ROUND: Final = 5
END: Final = 6

# What an achievement brings
LOWER_REWARD: Final = 0
TOKEN: Final = 1

# Where the legendary token is when no noble has it
ON_STACK: Final = -2
ON_CARD: Final = -1

# How the game ends
CROWNED: Final = 0  # somebody has all four markers in the parchment
NEAREST: Final = 1  # nobody has, and the nearest of those with the legendary point wins
VACANT: Final = 2  # nobody has the legendary point: nobody wins
ENDS: Final = ("crowned", "nearest", "vacant")

# Effects: an operation, what it is about, and how much
GAIN_CUBES: Final = 0
GAIN_VOTES: Final = 1
ADVANCE: Final = 2
GAIN_ANY: Final = 3
ADVANCE_ANY: Final = 4
PRODUCE: Final = 5
CONQUER: Final = 6
RETRIEVE: Final = 7
RECRUIT: Final = 8
RECALL_ALL: Final = 9
RECALL_ONE: Final = 10
WIDEN: Final = 11
CONVERT: Final = 12
WAIVE: Final = 13
SWAP: Final = 14
NEIGHBOUR: Final = 15
REPEAT: Final = 16
BREAK_IN: Final = 17
CLAIM_UNMET: Final = 18
CLAIM_TWICE: Final = 19
GAIN_LEGENDARY: Final = 20
PROMOTE: Final = 21

Effect = tuple[int, ...]  # always three; a tuple of any length is quicker to hand on where compiled
Effects = tuple[Effect, ...]

# Costs: military, culture, gold, votes, any resources, power points, popularity points
Cost = tuple[int, ...]
FREE: Final[Cost] = (0, 0, 0, 0, 0, 0, 0)
VOTES_PAID: Final = 3
ANY_PAID: Final = 4
POWER_PAID: Final = 5
POPULARITY_PAID: Final = 6


def cost(
    military: int = 0,
    culture: int = 0,
    gold: int = 0,
    votes: int = 0,
    any_cubes: int = 0,
    power: int = 0,
    popularity: int = 0,
) -> Cost:
    """A cost as it is printed."""
    return (military, culture, gold, votes, any_cubes, power, popularity)


def cubes(military: int = 0, culture: int = 0, gold: int = 0) -> Effects:
    """Gain these cubes."""
    found: list[Effect] = []
    if military:
        found.append((GAIN_CUBES, MILITARY, military))
    if culture:
        found.append((GAIN_CUBES, CULTURE, culture))
    if gold:
        found.append((GAIN_CUBES, GOLD, gold))
    return tuple(found)


def votes(count: int) -> Effects:
    """Gain so many votes."""
    return ((GAIN_VOTES, NOTHING, count),)


def points(track: int, steps: int = 1) -> Effects:
    """Advance on a track."""
    return ((ADVANCE, track, steps),)


def one(op: int, what: int = NOTHING, amount: int = 1) -> Effects:
    """A single effect of another kind."""
    return ((op, what, amount),)
