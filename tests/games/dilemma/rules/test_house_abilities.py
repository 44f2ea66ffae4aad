"""The three abilities of each of the twelve houses: at once, to begin with, whenever it happens."""

from __future__ import annotations

from typing import Final

import pytest

from regency.games.dilemma.printed.abilities import (
    BREAKS_TIE,
    COINS,
    CONDITION,
    CRAVE,
    GATHERS_ALONE,
    IMMEDIATE,
    LOSES_WITH_SOME,
    PAYS_FOR_DEAL,
    POWER,
    PRESTIGE,
    RANKS_COINS,
    REACHES_BOTTOM,
    SCORES_NEGATIVE,
    SCORES_POSITIVE,
    SIDES_DRAWN,
    SIGNS_NEGATIVE,
    SIGNS_STORY,
    STABILITY_MOVES,
    START,
    TIMING,
    WHEN,
    WINS_WITH_MUCH,
    Ability,
)
from regency.games.dilemma.printed.houses import ACHIEVEMENTS, HOUSE_ACHIEVEMENTS
from regency.games.dilemma.rules import achievements
from tests.games.dilemma.builder import Game, begun, drafted, houses, unlocked, voting

pytestmark = pytest.mark.both
EVERY: Final = [(house, nth) for house in range(12) for nth in range(ACHIEVEMENTS)]

# Prestige and Crave at once; Power and coins at the start; what it waits for: as the house screens say
AT_ONCE: Final = {
    (0, 1): (2, 0), (1, 1): (2, 0), (2, 1): (1, 0), (2, 2): (0, 1), (3, 0): (1, 0), (4, 1): (2, 0),
    (5, 2): (0, 1), (6, 0): (2, 0), (7, 2): (0, 2), (8, 0): (0, 2), (9, 1): (0, 2), (10, 1): (2, 0),
    (11, 1): (0, 2),
}  # fmt: skip
TO_BEGIN_WITH: Final = {
    (0, 0): (1, 1), (1, 2): (0, 2), (2, 1): (1, 0), (2, 2): (0, 1), (3, 0): (0, 1), (4, 2): (1, 1),
    (5, 2): (0, 2), (6, 2): (0, 3), (7, 0): (0, 2), (8, 2): (1, 0), (9, 2): (1, 1), (10, 2): (1, 0),
    (11, 0): (0, 2),
}  # fmt: skip
WHENEVER: Final = {  # each of these has a test of its own among those of abilities and of setting up
    (0, 2): BREAKS_TIE, (1, 0): WINS_WITH_MUCH, (2, 0): LOSES_WITH_SOME, (3, 1): SIGNS_STORY,
    (3, 2): SCORES_POSITIVE, (4, 0): RANKS_COINS, (5, 0): GATHERS_ALONE, (5, 1): SCORES_NEGATIVE,
    (6, 1): STABILITY_MOVES, (7, 1): PAYS_FOR_DEAL, (8, 1): SIGNS_NEGATIVE, (9, 0): LOSES_WITH_SOME,
    (10, 0): REACHES_BOTTOM, (11, 2): SIDES_DRAWN,
}  # fmt: skip


def with_house(house: int, nth: int) -> Game:
    """The house in the first seat with this achievement unlocked, among two that have none."""
    others = [each for each in (0, 1, 2) if each != house][:2]
    one = {f"h{house + 1}": unlocked(nth + 1)}
    return begun(3, present=(house, *others), houses=houses(**one))


def rows(house: int, nth: int, timing: int) -> list[Ability]:
    return [row for row in HOUSE_ACHIEVEMENTS[house][nth][2] if row[TIMING] == timing]


@pytest.mark.parametrize(("house", "nth"), EVERY)
def test_unlocked_it_pays_at_once_what_the_screen_says(house: int, nth: int) -> None:
    match = voting(3, present=(house, *[each for each in (0, 1, 2) if each != house][:2]))
    t = match.state.table
    before = t.prestige[house], t.crave[house]
    achievements.pay(match.state, house, nth)
    gained = t.prestige[house] - before[0], t.crave[house] - before[1]
    assert gained == AT_ONCE.get((house, nth), (0, 0))


@pytest.mark.parametrize(("house", "nth"), EVERY)
def test_its_house_begins_each_reign_with_what_the_screen_says(house: int, nth: int) -> None:
    match = with_house(house, nth)
    if (house, nth) == (11, 2):
        match.submit(0, match.options(0)[0])  # type: ignore[arg-type]  # Coldforge turns a marker first
    drafted(match)
    power, coins = TO_BEGIN_WITH.get((house, nth), (0, 0))
    assert (match.state.screens[0].power, match.state.screens[0].coins) == (8 + power, 10 + coins)
    assert [(screen.power, screen.coins) for screen in match.state.screens[1:]] == [(8, 10)] * 2


@pytest.mark.parametrize(("house", "nth"), EVERY)
def test_each_ability_is_of_one_of_three_timings_and_none_is_without(house: int, nth: int) -> None:
    assert len(HOUSE_ACHIEVEMENTS[house][nth][2]) == sum(
        (house, nth) in table for table in (AT_ONCE, TO_BEGIN_WITH, WHENEVER)
    )
    assert [row[WHEN] for row in rows(house, nth, CONDITION)] == (
        [WHENEVER[house, nth]] if (house, nth) in WHENEVER else []
    )
    assert all(row[PRESTIGE] or row[CRAVE] for row in rows(house, nth, IMMEDIATE))
    assert all(row[POWER] or row[COINS] for row in rows(house, nth, START))
