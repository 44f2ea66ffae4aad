"""What abilities there are: when they count, and what they bring. A row of ints each."""

from __future__ import annotations

from typing import Final

from .figures import NOTHING

Ability = tuple[int, ...]  # timing, when, resource, target, coins, power, prestige, crave, points, uses
TIMING: Final = 0
WHEN: Final = 1
RESOURCE: Final = 2
TARGET: Final = 3
COINS: Final = 4
POWER: Final = 5
PRESTIGE: Final = 6
CRAVE: Final = 7
POINTS: Final = 8
USES: Final = 9
ABILITY_FIELDS: Final = 10
NO_ABILITY: Final[Ability] = ()

IMMEDIATE: Final = 0
START: Final = 1
CONDITION: Final = 2
LIMITED: Final = 3
TIMINGS: Final = ("immediate", "start_of_game", "condition", "limited")

SIGNER: Final = 0
ANY: Final = 1
TARGETS: Final = ("signer", "any")

BREAKS_TIE: Final = 0
WINS_WITH_MUCH: Final = 1
LOSES_WITH_SOME: Final = 2
SIGNS_STORY: Final = 3
SCORES_POSITIVE: Final = 4
RANKS_COINS: Final = 5
GATHERS_ALONE: Final = 6
SCORES_NEGATIVE: Final = 7
STABILITY_MOVES: Final = 8
PAYS_FOR_DEAL: Final = 9
SIGNS_NEGATIVE: Final = 10
REACHES_BOTTOM: Final = 11
SIDES_DRAWN: Final = 12
POSITIVE_SCORED: Final = 13  # of one resource, for anybody
WHENS: Final = (
    "you_break_a_vote_tie",
    "you_win_a_vote_with_6_or_more_power_on_your_card",
    "you_lose_a_vote_with_3_or_more_power_on_your_card",
    "you_sign_a_story_card",
    "you_score_a_positive_open_agenda",
    "coin_ranking_is_determined",
    "you_are_the_only_house_gathering_power",
    "you_lose_points_for_a_negative_open_agenda",
    "once_per_game_when_stability_moves",
    "first_deal_each_game_in_which_you_pay_3_or_more_coins",
    "you_sign_a_negative_chronicle_sticker",
    "a_resource_reaches_row_1",
    "setup_resource_markers_placed",
    "positive_open_agenda_scored",
)
MUCH: Final = 6  # Power on a card that wins
SOME: Final = 3  # Power on a card that loses
DEAR: Final = 3  # coins of a deal


def ability(
    timing: int,
    when: int = NOTHING,
    resource: int = NOTHING,
    target: int = SIGNER,
    coins: int = 0,
    power: int = 0,
    prestige: int = 0,
    crave: int = 0,
    points: int = 0,
    uses: int = 0,
) -> Ability:
    """A row, with what is left out being nothing."""
    return (timing, when, resource, target, coins, power, prestige, crave, points, uses)


def gains(prestige: int = 0, crave: int = 0) -> Ability:
    """Points at once."""
    return ability(IMMEDIATE, prestige=prestige, crave=crave)


def begins(coins: int = 0, power: int = 0) -> Ability:
    """More in hand at the start of each reign."""
    return ability(START, coins=coins, power=power)


def whenever(when: int, coins: int = 0, power: int = 0, points: int = 0) -> Ability:
    """Each time that it happens."""
    return ability(CONDITION, when, coins=coins, power=power, points=points)
