"""The printed tables: every space, mat and card against the facts, and the sums that must come out."""

from __future__ import annotations

import pytest

from regency.games.pendulum.printed import achievements, board, cards, mats, provinces, terms
from regency.games.pendulum.printed.terms import Cost, Effects
from tests.games.pendulum.names import AREA, FAMILIES, SLOT

pytestmark = pytest.mark.both

# In these tables m, c, g are cubes, v votes, "any" cubes of any colour; P, R, L are points of power, prestige
# and popularity; a word is an effect of its own.

BOARD = """
PU1: 2g: brown | PU2: 2g: 1L 1R 1v | PU3: 2g: blue
GU1: 2g: red | GU2: 2g: 2L | GU3: 2g: 1P 2v
BU1: free: yellow | BU2: free: 1v | BU3: 4m: province | BU4: free: 1any
"""
WIDE_AND_NARROW = """
PUW: PU3 PU2 | PUN: PU1
PLN: PL3 | PLW: PL2 PL1
GUW: GU3 GU2 | GUN: GU1
GLN: GL3 | GLW: GL2 GL1
"""
MATS = """
C1: 2/0/4/0 14/11/8 5c | C1A: 4/0/2/0 14/7/12 2P
C2: 0/0/4/1 10/10/13 5c | C2A: 0/0/2/2 10/13/11 4v
C3: 0/0/6/0 11/8/14 5c | C3A: 2/0/3/0 12/9/12 5c
C4: 1/1/4/0 11/11/11 5c | C4A: 1/1/2/0 12/12/11 5c
C5: 0/2/4/0 8/14/11 5c | C5A: 0/0/2/0 7/14/14 5c
"""
PRODUCTION = {
    "standard": "1P | 4m | 5c | 2g",
    "C1A": "1P | 4m | 3m 2g | 2g",
    "C2A": "3v | 4m | 5c | 2g",
    "C3A": "1P | 2m retrieve | 5c | 2g",
    "C4A": "1P | 4any | 5any | 2g",
    "C5A": "2c | province | 5c | 2g",
}
FAMILY_ROWS = """
mixed: 28: 1P | 2m | 3c | 1g
military: 5: 1P | 2m | 3m | 1m
military_crown: 2: 1P | 1P | 1P | 1m
culture: 5: 1R | 2c | 3c | 1c
culture_crown: 2: 1R | 1R | 1R | 1c
gold: 5: 1L | 2g | 3g | 1g
gold_crown: 2: 1L | 1L | 1L | 1g
vote: 7: 1P | 2v | 3v | 1v
"""
ACHIEVEMENTS = """
6m 2c 3v: 2m 2c 2g | 2m 6c 3v: 5v | 3v 12any: blue | 8m 3v: 5g | 8c 3v: province
8g 3v: red | 3m 3c 3g 3v: 1P 1R 1L | 4c 4g 3v: 1R 1L | 4m 4c 3v: 1P 1R | 4m 4g 3v: 1P 1L
"""
RECRUIT = {"C1": "7m", "C2": "3v", "C3": "7g", "C4": "8any", "C5": "7c"}
ADVANCED_STRATAGEMS = """
C1: free: 1R | free: swap | free: neighbour | 2P: recruit
C2: 3c: 2R | 1c: 3any | free: twice claimed | 4v: recruit
C3: free: 1R | free: 1any | free: break in | 4m 4g: recruit
C4: 2any: 2track | 2any: take back | 2any: retrieve | 8any: recruit
C5: 1c: 1R | 4c 2v: claim unmet | free: repeat | 3L: recruit
"""
REWARDS = """
CNC01: free: blue | CNC02: free: red | CNC03: free: province | CNC04: free: province | CNC05: free: widen
CNC06: free: widen | CNC07: free: 1P 1R 1L | CNC08: free: recall | CNC09: free: 5m | CNC10: free: 5c
CNC11: free: 5g | CNC12: free: 1v | CNC13: free: 1v | CNC14: free: convert | CNC15: 2m: retrieve
CNC16: 2c: retrieve | CNC17: 3m: province | CNC18: 3m: province | CNC19: free: waive | CNC20: free: waive
CNC21: 2g: 1L | CNC22: 2m: 1P | CNC23: 2c: 1R | CNC24: free: 1g | CNC25: 2v: province
END1: free: 1P 1R 1L | END2: 5g: 3L | END3: 5m: 3P | END4: 5c: 3R | END5: 10any: legendary
CRN: free: 1track | GRD: free: promote
"""
TRACK = "BGP B B G B BP B G B B BGP"

PRICES = ("m", "c", "g", "v", "any", "P", "L")
WORDS = {
    terms.CONQUER: "province",
    terms.RETRIEVE: "retrieve",
    terms.RECRUIT: "recruit",
    terms.RECALL_ALL: "recall",
    terms.RECALL_ONE: "take back",
    terms.WIDEN: "widen",
    terms.CONVERT: "convert",
    terms.WAIVE: "waive",
    terms.SWAP: "swap",
    terms.NEIGHBOUR: "neighbour",
    terms.REPEAT: "repeat",
    terms.BREAK_IN: "break in",
    terms.CLAIM_UNMET: "claim unmet",
    terms.CLAIM_TWICE: "twice claimed",
    terms.GAIN_LEGENDARY: "legendary",
    terms.PROMOTE: "promote",
}


def rows(listed: str) -> list[str]:
    return [row.strip() for line in listed.strip().splitlines() for row in line.split("|")]


def price(cost: Cost) -> str:
    return " ".join(f"{count}{PRICES[at]}" for at, count in enumerate(cost) if count) or "free"


def effects(given: Effects) -> str:
    return " ".join(effect(*each) for each in given)


def effect(op: int, what: int, amount: int) -> str:
    if op == terms.GAIN_CUBES:
        return f"{amount}{'mcg'[what]}"
    if op == terms.ADVANCE:
        return f"{amount}{'PRL'[what]}"
    if op == terms.PRODUCE:
        return list(SLOT)[what]
    amounts = {terms.GAIN_VOTES: "v", terms.GAIN_ANY: "any", terms.ADVANCE_ANY: "track"}
    return f"{amount}{amounts[op]}" if op in amounts else WORDS[op]


def one_row(name: str, cost: Cost, given: Effects) -> str:
    return f"{name}: {price(cost)}: {effects(given)}"


# The board


def test_both_rows_of_an_area_offer_the_same_actions_as_printed() -> None:
    made = [
        one_row(name, board.TASK_COST[task], board.TASK_REWARD[task])
        for task, name in enumerate(board.TASK_NAMES)
    ]
    upper = rows(BOARD)
    lower = [row[0] + "L" + row[2:] for row in upper]
    assert made == [*upper[:3], *lower[:3], *upper[3:6], *lower[3:6], *upper[6:], *lower[6:]]


def test_the_side_for_one_to_three_has_wide_and_narrow_boxes_where_two_neighbours_share_one() -> None:
    """R3, R33."""
    made = [
        f"{board.BOX_NAMES[box]}: " + " ".join(board.TASK_NAMES[task] for task in board.BOX_TASKS[box])
        for box in range(board.TASKS, board.BOXES)
    ]
    assert made == rows(WIDE_AND_NARROW)
    assert [name for name, wide in zip(board.BOX_NAMES, board.IS_WIDE, strict=True) if wide] == [
        "PUW", "PLW", "GUW", "GLW",
    ]  # fmt: skip


def test_the_rows_of_each_side_hold_their_boxes() -> None:
    named = [[" ".join(board.BOX_NAMES[box] for box in row) for row in side] for side in board.ROW_BOXES]
    black = ["BU1 BU2 BU3 BU4", "BL1 BL2 BL3 BL4"]
    assert named[board.side_of(3)] == ["PUW PUN", "PLN PLW", "GUW GUN", "GLN GLW", *black]
    assert named[board.side_of(4)] == ["PU1 PU2 PU3", "PL1 PL2 PL3", "GU1 GU2 GU3", "GL1 GL2 GL3", *black]
    assert [board.side_of(seats) for seats in range(1, 6)] == [0, 0, 0, 1, 1]


def test_every_place_lies_in_its_row_and_only_black_is_shared() -> None:
    for box, name in enumerate(board.BOX_NAMES):
        row = 2 * "PGB".index(name[0]) + "UL".index(name[1])
        assert board.BOX_ROW[box] == board.SPOT_ROW[box] == row
        assert board.IS_EXCLUSIVE[box] == (name[0] != "B")
        for task in board.BOX_TASKS[box]:
            assert board.TASK_ROW[task] == board.SPOT_ROW[board.REWARD_BOX + task] == row
    assert board.SPOT_ROW[board.MAT :] == (terms.NOTHING,) * 3 and len(board.SPOT_ROW) == board.SPOTS


def test_neighbours_stand_left_and_right_in_the_row_across_boxes() -> None:
    """R19."""
    beside = {
        board.TASK_NAMES[task]: " ".join(board.TASK_NAMES[each] for each in board.neighbours(task))
        for task in range(board.TASKS)
    }
    assert beside["PU1"] == "PU2" and beside["PU2"] == "PU1 PU3" and beside["PU3"] == "PU2"
    assert beside["GL3"] == "GL2" and beside["BU1"] == "BU2" and beside["BL4"] == "BL3"
    assert beside["BU3"] == "BU2 BU4"


def test_timers_circles_and_the_untimed_track() -> None:
    """R30, T40."""
    assert board.SAND == (180_000, 120_000, 45_000)
    assert board.CIRCLE_ROW == (0, 0, 1, 1) and board.TIME_MARKERS == 3
    letters = {AREA["black"]: "B", AREA["green"]: "G", AREA["purple"]: "P"}
    assert " ".join("".join(letters[area] for area in step) for step in board.TIMER_TRACK) == TRACK


def test_bonus_points_by_rank_and_the_neutral_colour() -> None:
    assert board.RANK_BONUS == ((2, 1, 0), (2, 1, 1, 0, 0))
    assert [board.BOX_NAMES[box] for box in board.NEUTRAL_BOXES] == ["PUN", "PLN", "GUN", "GLN"]
    assert board.NEUTRAL_VOTES == 3


# Mats


def test_every_mat_has_its_resources_its_tracks_and_its_recall() -> None:
    names = [f"C{each // 2 + 1}{'A' if each % 2 else ''}" for each in range(mats.MATS)]
    made = [
        f"{name}: {'/'.join(map(str, mats.MAT_START[each]))} {'/'.join(map(str, mats.MAT_NEED[each]))} "
        f"{price(mats.RECALL_COST[each])}"
        for each, name in enumerate(names)
    ]
    assert made == rows(MATS)


def test_standard_mats_need_33_steps_and_advanced_ones_up_to_35() -> None:
    assert [sum(need) for need in mats.MAT_NEED[::2]] == [33] * 5
    assert [sum(need) for need in mats.MAT_NEED[1::2]] == [33, 34, 33, 35, 35]


def test_every_mat_produces_as_printed() -> None:
    for each in range(mats.MATS):
        name = f"C{each // 2 + 1}A" if each % 2 else "standard"
        made = " | ".join(effects(slot) for slot in mats.MAT_PRODUCTION[each])
        assert made == PRODUCTION[name]


# Cards


def test_the_56_provinces_are_of_eight_families() -> None:
    made = [
        f"{name}: {provinces.FAMILY_SIZES[family]}: "
        + " | ".join(effects(icon) for icon in provinces.FAMILY_ICONS[family])
        for family, name in enumerate(FAMILIES)
    ]
    assert made == FAMILY_ROWS.strip().splitlines()
    counted = [provinces.PROVINCE_FAMILY.count(family) for family in range(provinces.FAMILIES)]
    assert tuple(counted) == provinces.FAMILY_SIZES and sum(counted) == provinces.PROVINCES == 56
    assert list(provinces.PROVINCE_FAMILY) == sorted(provinces.PROVINCE_FAMILY)
    assert provinces.OPEN_SPACES == 4


def test_every_achievement_asks_for_three_votes_and_more() -> None:
    made = [
        f"{price(asked)}: {effects(given)}"
        for asked, given in zip(achievements.REQUIREMENT, achievements.ACHIEVEMENT_REWARD, strict=True)
    ]
    assert made == rows(ACHIEVEMENTS) and len(made) == achievements.ACHIEVEMENTS == 10


def test_the_stratagems_of_the_standard_mats_differ_in_what_a_recruit_costs() -> None:
    for number in range(1, 6):
        named = [f"STR-C{number}-S{each}" for each in range(1, 5)]
        made = [stratagem(name) for name in named]
        assert made == ["free: 1R", "free: 1any", "free: retrieve", f"{RECRUIT[f'C{number}']}: recruit"]


def test_the_stratagems_of_the_advanced_mats() -> None:
    for line in ADVANCED_STRATAGEMS.strip().splitlines():
        name, _, listed = line.partition(": ")
        made = [stratagem(f"STR-{name}-A{each}") for each in range(1, 5)]
        assert made == [row.strip() for row in listed.split("|")]


def stratagem(name: str) -> str:
    number = cards.CARD_NAMES.index(name)
    return f"{price(cards.CARD_COST[number])}: {effects(cards.CARD_EFFECTS[number])}"


def test_the_forty_stratagems_lie_four_by_four_as_the_mats_do() -> None:
    assert len(cards.STRATAGEM_ROWS) == cards.STRATAGEMS == 40 == mats.MATS * mats.STRATAGEMS_EACH
    for each in range(mats.MATS):
        first = each * mats.STRATAGEMS_EACH
        side = "A" if each % 2 else "S"
        assert cards.CARD_NAMES[first : first + 4] == tuple(
            f"STR-C{each // 2 + 1}-{side}{number}" for number in range(1, 5)
        )


def test_council_rewards_end_rewards_corner_and_grande_reward() -> None:
    made = [
        one_row(cards.CARD_NAMES[each], cards.CARD_COST[each], cards.CARD_EFFECTS[each])
        for each in range(cards.FIRST_REWARD, cards.CARDS)
    ]
    assert made == rows(REWARDS)


def test_eleven_rewards_are_immediate_and_fourteen_permanent() -> None:
    blue = range(cards.FIRST_REWARD, cards.FIRST_END)
    assert len(blue) == 25 and [each for each in blue if not cards.is_permanent(each)] == [*range(40, 51)]
    assert [cards.CARD_NAMES[each] for each in cards.WAIVERS] == ["CNC19", "CNC20"]
    assert cards.CARD_NAMES[cards.BELATED_LEGEND] == "END5"
    assert (cards.CARD_NAMES[cards.CORNER], cards.CARD_NAMES[cards.GRANDE_REWARD]) == ("CRN", "GRD")
    held = [each for each in range(cards.CARDS) if cards.can_be_held(each)]
    assert held == [*range(40), *range(51, 65)]


def test_limits() -> None:
    assert (terms.CAP, terms.PARCHMENT, terms.MOST_WORKERS, terms.ROUNDS) == (10, 8, 4, 4)
    assert (terms.SLOT_LIMIT, terms.WIDER_LIMIT) == (2, 3)
    assert (cards.OPEN_REWARDS, cards.REMOVED_REWARDS) == (5, 10)
