"""Each of the ten achievements: what one must have, and what it brings; nothing is spent."""

from __future__ import annotations

import pytest

from regency.games.pendulum.model.events import AchievementClaimed
from regency.games.pendulum.printed.terms import ON_STACK
from regency.kernel.edge import Action
from tests.games.pendulum.builder import Game, achievement, can, do, has, have, refused, slot, spaces, turns
from tests.games.pendulum.names import CLAIM, CLAIM_TOKEN, province, take

pytestmark = pytest.mark.both

FIRST = province("mixed")
# What must be there, what is chosen, and what is there afterwards
CARDS: list[tuple[str, tuple[Action, ...], str]] = [
    ("6m 2c 3v", (), "8m 4c 2g 3v"),
    ("2m 6c 3v", (), "2m 6c 8v"),
    ("4m 4c 4g 3v", (), "4m 9c 4g 3v"),
    ("8m 3v", (), "8m 5g 3v"),
    ("8c 3v", (take(FIRST, "red"),), "8c 3v"),
    ("8g 3v", (), "4m 8g 3v"),
    ("3m 3c 3g 3v", (), "3m 3c 3g 3v 1P 1R 1L"),
    ("4c 4g 3v", (), "4c 4g 3v 1R 1L"),
    ("4m 4c 3v", (), "4m 4c 3v 1P 1R"),
    ("4m 4g 3v", (), "4m 4g 3v 1P 1L"),
]
NUMBERS = range(1, 11)


def table(number: int, seats: int = 1) -> Game:
    match = turns(seats=seats)
    achievement(match, number, ON_STACK)
    spaces(match, FIRST)
    return match


@pytest.mark.parametrize("number", NUMBERS)
def test_who_has_it_gains_the_lower_reward_and_spends_nothing(number: int) -> None:
    needed, chosen, after = CARDS[number - 1]
    match = table(number)
    have(match, 0, needed)
    told = do(match, 0, CLAIM, *chosen)
    assert told[0] == AchievementClaimed(0, number - 1, 0) and has(match, 0) == after
    assert match.state.table.claimed == [True]
    assert slot(match, 0, "red") == ((FIRST,) if chosen else ())


@pytest.mark.parametrize("number", NUMBERS)
def test_one_less_of_anything_is_not_enough(number: int) -> None:
    words = CARDS[number - 1][0].split()
    for at, word in enumerate(words):
        match = table(number)
        less = [*words[:at], f"{int(word[:-1]) - 1}{word[-1]}", *words[at + 1 :]]
        have(match, 0, " ".join(less))
        assert type(refused(match, 0, CLAIM)).__name__.endswith("Missing")
        assert not can(match, 0, CLAIM)


@pytest.mark.parametrize("number", NUMBERS)
def test_the_token_takes_the_place_of_the_lower_reward(number: int) -> None:
    match = table(number, seats=4)
    achievement(match, number)
    have(match, 0, CARDS[number - 1][0])
    do(match, 0, CLAIM_TOKEN)
    assert has(match, 0) == f"{CARDS[number - 1][0]} 1t" and match.state.table.token == 0


@pytest.mark.parametrize("number", NUMBERS)
def test_the_token_may_be_left_on_the_card(number: int) -> None:
    needed, chosen, after = CARDS[number - 1]
    match = table(number, seats=4)
    achievement(match, number)
    have(match, 0, needed)
    do(match, 0, CLAIM, *chosen)
    assert has(match, 0) == after and match.state.table.token == -1


def test_the_storehouses_count_all_colours_together() -> None:
    match = table(3)
    have(match, 0, "10m 2g 3v")
    assert can(match, 0, CLAIM)
