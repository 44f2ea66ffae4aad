"""Conditions of claims as rows of numbers."""

from __future__ import annotations

from typing import Final

from .terms import NOTHING

# Forms
ALL_OF: Final = 0
ANY_OF: Final = 1
NONE_OF: Final = 2
STATE: Final = 3
DEED: Final = 4
SOME_OPPONENT: Final = 5
BEATS: Final = 6

# Comparisons
AT_LEAST: Final = 0
AT_MOST: Final = 1
EQUAL: Final = 2
ONE_OF: Final = 3  # a bit mask
THE_OPPONENT: Final = 4

# What is made of the deeds that pass
COUNT: Final = 0
SUM: Final = 1
MOST: Final = 2
DISTINCT: Final = 3

# Metrics
TRACK: Final = 0
TRACKS_AT_LEAST: Final = 1
LOWEST_TRACK: Final = 2
HIGHEST_TRACK: Final = 3
WORKERS_AT: Final = 4
OPPONENT_HOMES_WITH: Final = 5
TERRITORIES_EMPTY: Final = 6
OPPOSING_WORKERS: Final = 7
ON_MAP: Final = 8
HAND: Final = 9
GUILDS_ASSIGNED: Final = 10
ALMS_STEPS: Final = 11
DIPLOMACY_SPACE: Final = 12
ANARCHY_HELD: Final = 13
TOKENS: Final = 14
CLAIMS_DONE: Final = 15

# Places
AT_HOME: Final = 0
IN_CENTRE: Final = 1
ABROAD: Final = 2
ON_THE_MAP: Final = 3


class Filter:
    """A field of a deed and what it has to be."""

    def __init__(self, field: int, op: int, value: int) -> None:
        self.field = field
        self.op = op
        self.value = value


class Condition:
    """One condition, with those inside it."""

    def __init__(self, form: int) -> None:
        self.form = form
        self.parts: list[Condition] = []
        self.metric = NOTHING
        self.argument = NOTHING  # a track, a kind of Worker or a level
        self.where = NOTHING
        self.op = AT_LEAST
        self.value = 1
        self.deed = NOTHING
        self.filters: list[Filter] = []
        self.aggregate = COUNT
        self.field = NOTHING
        self.topics = 0
