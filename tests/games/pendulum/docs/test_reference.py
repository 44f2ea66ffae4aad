"""The rules for players have the figures of the printed tables, and call everything as at the table."""

from __future__ import annotations

import pytest

from regency.games.pendulum import RULES
from regency.games.pendulum.printed.achievements import REQUIREMENT
from regency.games.pendulum.printed.board import RANK_BONUS, ROW_ACTIONS, SAND, TIMER_TRACK
from regency.games.pendulum.printed.cards import CARDS, FIRST_REWARD
from regency.games.pendulum.printed.mats import MAT_NEED, MAT_START, MATS
from regency.games.pendulum.printed.provinces import FAMILY_ICONS, FAMILY_SIZES
from regency.games.pendulum.printed.reconstructed import (
    CALL_TIME,
    COUNTDOWN_TIME,
    GRACE,
    IDLE_TIME,
    LONGEST_TIME,
    PARCHMENT_FROM,
    SPACING,
)
from regency.games.pendulum.printed.terms import GOLD, MILITARY, VOTES_PAID
from regency.words import Words, languages
from tests.docs.reading import Reference, numbers

REFERENCE = Reference("pendulum")
LANGUAGES = pytest.mark.parametrize("lang", languages())


def words(lang: str) -> Words:
    return Words(lang, RULES)


@LANGUAGES
def test_the_board_has_its_prices_and_times(lang: str) -> None:
    prices = [cost[MILITARY] + cost[GOLD] for area in ROW_ACTIONS for cost, _ in area]
    told = [sum(numbers(row[1])) for row in REFERENCE.table(lang, "board")]
    assert told == prices
    assert REFERENCE.prose(lang, "board")[:3] == [millis // 1000 for millis in SAND]


@LANGUAGES
def test_every_family_has_its_count_and_icons(lang: str) -> None:
    for family, row in enumerate(REFERENCE.table(lang, "provinces")):
        assert row[0] == words(lang).say(f"family-{family}")
        amounts = [effects[0][2] for effects in FAMILY_ICONS[family]]
        assert numbers(" ".join(row[1:])) == [FAMILY_SIZES[family], *amounts]


@LANGUAGES
def test_every_achievement_is_listed_with_what_it_asks_for(lang: str) -> None:
    rows = REFERENCE.table(lang, "achievements")
    assert [sorted(numbers(row[0])) for row in rows] == [
        sorted(amount for place, amount in enumerate(cost) if amount and place != VOTES_PAID)
        for cost in REQUIREMENT
    ]


@LANGUAGES
def test_every_council_reward_is_listed_by_its_name(lang: str) -> None:
    told = [row[0].partition(",")[0] for table in REFERENCE.tables(lang, "rewards") for row in table]
    cards = [words(lang).piece("card", card) for card in range(FIRST_REWARD, CARDS - 2)]
    assert told == list(dict.fromkeys(name.removesuffix(" II").removesuffix(" I") for name in cards))


@LANGUAGES
def test_every_rank_has_its_bonus(lang: str) -> None:
    small, large = RANK_BONUS
    for rank, row in enumerate(REFERENCE.table(lang, "council")):
        few = [small[rank]] if rank < len(small) else []
        assert numbers(" ".join(row)) == [rank + 1, *few, large[rank]]


@LANGUAGES
def test_every_side_of_a_mat_is_listed(lang: str) -> None:
    standard, advanced, tracks = REFERENCE.tables(lang, "characters")
    names = [words(lang).piece("mat", mat) for mat in range(MATS)]
    assert [row[0] for row in standard] == names[::2]
    assert [row[0] for row in advanced] == [name.partition(", ")[2] for name in names[1::2]]
    assert [row[0] for row in tracks] == [name.partition(", ")[2] for name in names]
    starts = [standard, advanced]
    for mat in range(MATS):
        assert numbers(" ".join(starts[mat % 2][mat // 2][1:5])) == list(MAT_START[mat])
        assert numbers(" ".join(tracks[mat][1:])) == list(MAT_NEED[mat])


@LANGUAGES
def test_the_timer_track_is_listed(lang: str) -> None:
    areas = [words(lang).piece("area", area) for area in range(3)]
    for number, row in enumerate(REFERENCE.table(lang, "untimed")):
        assert row == [str(number + 1), row[1]]
        assert row[1].partition(";")[0].split(", ") == [areas[area] for area in TIMER_TRACK[number]]


@LANGUAGES
def test_figures_of_time_and_of_the_rivals_are_true(lang: str) -> None:
    times = [
        GRACE // 1000,
        SPACING,
        *(t // 1000 for t in (IDLE_TIME, LONGEST_TIME, CALL_TIME, COUNTDOWN_TIME)),
    ]
    assert REFERENCE.prose(lang, "realtime")[:6] == times
    assert PARCHMENT_FROM in REFERENCE.prose(lang, "solo")
