"""The printed tables: every tile, token and space against the facts, and the sums that must come out."""

from __future__ import annotations

from collections import Counter

import pytest

from regency.games.council import RULES
from regency.games.council.model.actions import ACTIONS
from regency.games.council.printed import tables
from regency.games.council.printed.bribes import BRIBES
from regency.games.council.printed.tables import LETTERS, Bonus
from regency.kernel.codec import Codec

pytestmark = pytest.mark.both

SYMBOLS = ("assistants", "coins", "points", "cards", "nobility", "main_actions")

PERMITS = """
A: points 4 coins 3 | B: cards 3 assistants 1 | C: assistants 2 coins 3 | D: points 7
E: main_actions 1 coins 2
A/B: coins 3 cards 1 | B/C: points 3 coins 3 | C/D: points 3 assistants 1 | D/E: points 3 assistants 1
A/E: nobility 2 | A/B/C: assistants 2 | A/B/E: coins 3 | A/D/E: coins 1 points 2
B/C/D: assistants 1 points 1
C/D/E: cards 1 nobility 1
F: cards 2 coins 4 | G: assistants 2 points 2 nobility 1 | H: assistants 4 | I: cards 2 assistants 2
J: main_actions 1 points 2 | F/G: coins 5 | H/G: assistants 3 | H/I: points 5 | I/J: cards 2 nobility 1
F/J: assistants 2 coins 1 | F/G/H: nobility 1 coins 1 | F/G/J: coins 2 points 1
F/I/J: assistants 1 nobility 1
G/H/I: cards 1 assistants 1 | I/J/H: cards 2
K: cards 4 | L: coins 1 assistants 3 | M: points 5 nobility 1 | N: coins 7 | O: cards 3 nobility 1
K/L: cards 1 assistants 2 | M/L: cards 3 | M/N: main_actions 1 | N/O: points 2 cards 2
O/K: cards 2 nobility 1
K/L/M: assistants 1 coins 1 | L/M/N: points 3 | M/N/O: nobility 1 points 1 | K/N/O: cards 1 points 1
K/L/O: cards 1 coins 1
"""
TOKENS = """
coins 1 | coins 2 | coins 3 | points 1 | points 2 | points 3 | assistants 1 | assistants 2 | cards 1
assistants 1 coins 1 | assistants 1 cards 1 | cards 1 points 1 | nobility 1 | nobility 1
"""
NOBILITY = """
2: points 2 coins 2 | 6: main_actions 1 | 8: points 3 cards 1 | 12: points 5 assistants 1 | 18: points 8
19: points 2 | 20: points 3
"""


def rows(listed: str) -> list[str]:
    return [row.strip() for line in listed.strip().splitlines() for row in line.split("|")]


def symbols(row: str) -> dict[str, int]:
    words = row.split()
    return {name: int(count) for name, count in zip(words[::2], words[1::2], strict=True)}


def shown(bonus: Bonus) -> dict[str, int]:
    return {name: getattr(bonus, name) for name in SYMBOLS if getattr(bonus, name)}


def test_every_permit_is_as_printed() -> None:
    found = [(tile.printed, shown(tile.bonus)) for tile in tables.PERMITS]
    expected = [row.partition(": ") for row in rows(PERMITS)]
    assert found == [(cities, symbols(bonus)) for cities, _, bonus in expected]


def test_forty_five_permits_fifteen_a_region_five_each_of_one_two_and_three_cities() -> None:
    assert Counter((tile.region, len(tile.cities)) for tile in tables.PERMITS) == {
        (region, size): 5 for region in range(3) for size in (1, 2, 3)
    }
    assert [tile.region for tile in tables.PERMITS] == [0] * 15 + [1] * 15 + [2] * 15
    assert tables.PERMITS_PER_REGION == 15


def test_every_city_is_named_on_six_permits() -> None:
    """D13."""
    assert Counter(city for tile in tables.PERMITS for city in tile.cities) == dict.fromkeys(range(15), 6)


def test_a_permit_names_its_cities_in_the_order_of_the_alphabet_and_of_one_region_only() -> None:
    for tile in tables.PERMITS:
        assert [LETTERS[city] for city in tile.cities] == sorted(tile.printed.replace("/", ""))
        assert {city // 5 for city in tile.cities} == {tile.region}


def test_every_reward_token_is_as_printed() -> None:
    assert [shown(token) for token in tables.TOKENS] == [symbols(row) for row in rows(TOKENS)]


def test_every_space_of_the_nobility_track_is_as_printed() -> None:
    expected = [row.partition(": ") for row in rows(NOBILITY)]
    assert {space: shown(bonus) for space, bonus in tables.NOBILITY.items()} == {
        int(space): symbols(bonus) for space, _, bonus in expected
    }
    asking = (tables.ONE_TOKEN_AGAIN, tables.FREE_PERMIT, tables.PERMIT_AGAIN, tables.TWO_TOKENS_AGAIN)
    assert asking == (4, 10, 14, 16)
    assert tables.NOBILITY_END == 20


def test_tiles_and_king_rewards_are_as_printed() -> None:
    assert tables.KING_REWARDS == (25, 18, 12, 7, 3)
    assert tables.COLOUR_TILES == (20, 12, 8, 5)
    assert tables.REGION_TILES == (5, 5, 5)
    assert tables.TILE_POINTS == (20, 12, 8, 5, 5, 5, 5)
    assert tables.TILES == 7


def test_both_editions_have_ninety_politics_cards() -> None:
    """Ruling 2."""
    assert tables.POLITICS == {"14/6": (14, 6), "13/12": (13, 12)}
    assert [6 * colours + jokers for colours, jokers in tables.POLITICS.values()] == [90, 90]


def test_twenty_four_councillors_fill_four_balconies_and_leave_eight() -> None:
    assert (tables.COLOURS * tables.COUNCILLORS_PER_COLOUR, tables.BALCONIES * tables.BALCONY_SEATS) == (
        24,
        16,
    )


def test_seats_prices_and_points_are_as_printed() -> None:
    """R7."""
    assert (tables.START_COINS, tables.START_ASSISTANTS) == ((10, 11, 12, 13), (1, 2, 3, 4))
    assert (tables.STARTING_HAND, tables.EMPORIUMS, tables.ASSISTANTS, tables.COIN_TRACK_END) == (
        6,
        10,
        48,
        20,
    )
    assert (tables.BRIBE_PRICE[1:], tables.JOKER_SURCHARGE, tables.ROAD_PRICE) == ((10, 7, 4, 0), 1, 2)
    assert (tables.ELECTION_COINS, tables.ASSISTANT_PRICE, tables.MAIN_ACTION_PRICE) == (4, 3, 3)
    assert (tables.CHANGE_PRICE, tables.ELECT_BY_ASSISTANT_PRICE) == (1, 1)
    assert (
        tables.LAST_EMPORIUM_POINTS,
        tables.NOBILITY_FIRST,
        tables.NOBILITY_SECOND,
        tables.MOST_PERMITS,
    ) == (
        3,
        5,
        2,
        3,
    )


def test_there_are_329_ways_to_play_one_to_four_cards() -> None:
    assert len(BRIBES) == len({tuple(cards) for cards in BRIBES}) == 329
    assert Counter(sum(cards) for cards in BRIBES) == {1: 7, 2: 28, 3: 84, 4: 210}
    assert [sum(cards) for cards in BRIBES] == sorted(sum(cards) for cards in BRIBES)
    assert min(min(cards) for cards in BRIBES) == 0


def test_the_game_has_so_many_actions_of_each_kind() -> None:
    assert {kind.__name__: len(list(kind.members())) for kind in ACTIONS} == {
        "ElectCouncillor": 24, "AcquirePermit": 6, "BuildEmporium": 90, "BuildWithKing": 15,
        "EngageAssistant": 1,
        "ChangePermits": 3, "ElectByAssistant": 24, "BuyMainAction": 1, "EndTurn": 1, "PayBribe": 329,
        "ChooseReward": 15, "RepeatReward": 15, "TakePermit": 6, "DeclinePermit": 1, "RepeatPermit": 45,
    }  # fmt: skip
    assert len(Codec(RULES.actions)) == 576
