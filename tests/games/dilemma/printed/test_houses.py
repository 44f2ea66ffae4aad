"""The twelve houses as they are printed, written down once more in words."""

from __future__ import annotations

import pytest

from regency.games.dilemma.printed.abilities import TIMINGS, WHENS, Ability
from regency.games.dilemma.printed.agendas import AGENDA_NAMES
from regency.games.dilemma.printed.figures import NOTHING, RESOURCE_NAMES
from regency.games.dilemma.printed.houses import (
    BOXES,
    HOUSE_ACHIEVEMENTS,
    HOUSE_NAMES,
    PRIMARY,
    SECONDARY,
    STORY_REWARD,
)

pytestmark = pytest.mark.both

# house, first and second alignment, story progress; then what is asked for (boxes) and what it unlocks
PRINTED = """
harrowfen moderate opportunist 2P
    steady 5: start 1c 1p
    highest welfare 3: at once 2P
    moderator 3: tie 2c
sunderholt extremist opulent 1P 1C
    highest influence 3: win6 2p
    tokens 3: at once 2P
    upper 4: start 2c
ninebridge rebel moderate 2P
    lower 4: lose3 1c
    highest morale 3: at once 1P, start 1p
    coins 4: at once 1C, start 1c
vael opulent extremist 1P 1C
    highest wealth 3: at once 1P, start 1c
    highest knowledge 3: signs 2c
    tokens 3: positive 1a
kornhall greedy moderate 2C
    coins 4: ranking 2c
    highest wealth 3: at once 2P
    steady 5: start 1c 1p
lindrath opportunist opulent 1P 1C
    lowest influence 3: alone 1p
    tokens 3: negative 1a
    coins 4: at once 1C, start 2c
orrelslight moderate greedy 2P
    highest morale 3: at once 2P
    steady 5: stability 1a
    coins 4: start 3c
portansel opulent rebel 2P
    highest wealth 3: start 2c
    upper 4: deal 1c
    lowest influence 3: at once 2C
karrow extremist greedy 2C
    lowest knowledge 3: at once 2C
    highest influence 3: sticker 2c
    lower 4: start 1p
tarn rebel opportunist 2C
    lowest influence 3: lose3 1p
    lowest wealth 3: at once 2C
    lower 4: start 1c 1p
duskhollow opportunist extremist 1P 1C
    lowest welfare 3: bottom 2c 1p
    highest knowledge 3: at once 2P
    power 4: start 1p
coldforge greedy rebel 2C
    coins 4: start 2c
    lowest morale 3: at once 2C
    highest knowledge 3: sides 1a
"""
SCREENS = PRINTED.replace("\n    ", " | ").strip().splitlines()
ASKED = ("highest", "lowest", "tokens", "coins", "power", "upper", "lower", "steady", "moderator")
WHEN = {
    "tie": "you_break_a_vote_tie",
    "win6": "you_win_a_vote_with_6_or_more_power_on_your_card",
    "lose3": "you_lose_a_vote_with_3_or_more_power_on_your_card",
    "signs": "you_sign_a_story_card",
    "positive": "you_score_a_positive_open_agenda",
    "ranking": "coin_ranking_is_determined",
    "alone": "you_are_the_only_house_gathering_power",
    "negative": "you_lose_points_for_a_negative_open_agenda",
    "stability": "once_per_game_when_stability_moves",
    "deal": "first_deal_each_game_in_which_you_pay_3_or_more_coins",
    "sticker": "you_sign_a_negative_chronicle_sticker",
    "bottom": "a_resource_reaches_row_1",
    "sides": "setup_resource_markers_placed",
}


def points(prestige: int, crave: int) -> str:
    return " ".join(f"{count}{sign}" for count, sign in ((prestige, "P"), (crave, "C")) if count)


def said(row: Ability) -> str:
    """An ability in the words above."""
    timing, when, resource, target, coins, power, prestige, crave, agenda, uses = row
    assert (resource, target, uses) == (NOTHING, 0, 0)
    words = [word for word, key in WHEN.items() if when != NOTHING and WHENS[when] == key]
    head = words[0] if words else {"immediate": "at once", "start_of_game": "start"}[TIMINGS[timing]]
    assert (TIMINGS[timing] == "condition") == bool(words)
    goods = [f"{count}{sign}" for count, sign in ((coins, "c"), (power, "p"), (agenda, "a")) if count]
    return " ".join([head, *goods, *([points(prestige, crave)] if prestige or crave else [])])


def as_printed(house: int) -> str:
    parts = [
        f"{HOUSE_NAMES[house]} {AGENDA_NAMES[PRIMARY[house]]} {AGENDA_NAMES[SECONDARY[house]]} "
        + points(*STORY_REWARD[house])
    ]
    for asked, resource, unlocks in HOUSE_ACHIEVEMENTS[house]:
        of = f" {RESOURCE_NAMES[resource]}" if ASKED[asked] in ("highest", "lowest") else ""
        assert of or resource == 0
        parts.append(f"{ASKED[asked]}{of} {BOXES[asked]}: " + ", ".join(said(row) for row in unlocks))
    return " | ".join(parts)


@pytest.mark.parametrize(("house", "line"), list(enumerate(SCREENS)))
def test_a_house_screen(house: int, line: str) -> None:
    assert as_printed(house) == line


def test_every_agenda_is_the_first_of_two_houses_and_the_second_of_two() -> None:
    for names in (PRIMARY, SECONDARY):
        assert sorted(names) == sorted(list(range(len(AGENDA_NAMES))) * 2)
