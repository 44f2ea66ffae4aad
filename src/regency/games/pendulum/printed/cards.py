"""Stratagems, council rewards and end rewards: what each costs and does."""

from __future__ import annotations

from typing import Final

from .terms import (
    ADVANCE_ANY,
    BLUE,
    BREAK_IN,
    CLAIM_TWICE,
    CLAIM_UNMET,
    CONQUER,
    CONVERT,
    FREE,
    GAIN_ANY,
    GAIN_LEGENDARY,
    NEIGHBOUR,
    POPULARITY,
    POWER,
    PRESTIGE,
    PRODUCE,
    PROMOTE,
    RECALL_ALL,
    RECALL_ONE,
    RECRUIT,
    RED,
    REPEAT,
    RETRIEVE,
    SWAP,
    WAIVE,
    WIDEN,
    Cost,
    Effects,
    cost,
    cubes,
    one,
    points,
    votes,
)

Row = tuple[str, Cost, Effects]

# Four for each side of a mat, standard and advanced in turn: STR-C1-S1 to S4, STR-C1-A1 to A4, STR-C2-S1, ...
STRATAGEM_ROWS: Final[tuple[Row, ...]] = (
    ("STR-C1-S1", FREE, points(PRESTIGE)),
    ("STR-C1-S2", FREE, one(GAIN_ANY)),
    ("STR-C1-S3", FREE, one(RETRIEVE)),
    ("STR-C1-S4", cost(military=7), one(RECRUIT)),
    ("STR-C1-A1", FREE, points(PRESTIGE)),
    ("STR-C1-A2", FREE, one(SWAP)),
    ("STR-C1-A3", FREE, one(NEIGHBOUR)),
    ("STR-C1-A4", cost(power=2), one(RECRUIT)),
    ("STR-C2-S1", FREE, points(PRESTIGE)),
    ("STR-C2-S2", FREE, one(GAIN_ANY)),
    ("STR-C2-S3", FREE, one(RETRIEVE)),
    ("STR-C2-S4", cost(votes=3), one(RECRUIT)),
    ("STR-C2-A1", cost(culture=3), points(PRESTIGE, 2)),
    ("STR-C2-A2", cost(culture=1), one(GAIN_ANY, amount=3)),
    ("STR-C2-A3", FREE, one(CLAIM_TWICE)),
    ("STR-C2-A4", cost(votes=4), one(RECRUIT)),
    ("STR-C3-S1", FREE, points(PRESTIGE)),
    ("STR-C3-S2", FREE, one(GAIN_ANY)),
    ("STR-C3-S3", FREE, one(RETRIEVE)),
    ("STR-C3-S4", cost(gold=7), one(RECRUIT)),
    ("STR-C3-A1", FREE, points(PRESTIGE)),
    ("STR-C3-A2", FREE, one(GAIN_ANY)),
    ("STR-C3-A3", FREE, one(BREAK_IN)),
    ("STR-C3-A4", cost(military=4, gold=4), one(RECRUIT)),
    ("STR-C4-S1", FREE, points(PRESTIGE)),
    ("STR-C4-S2", FREE, one(GAIN_ANY)),
    ("STR-C4-S3", FREE, one(RETRIEVE)),
    ("STR-C4-S4", cost(any_cubes=8), one(RECRUIT)),
    ("STR-C4-A1", cost(any_cubes=2), one(ADVANCE_ANY, amount=2)),
    ("STR-C4-A2", cost(any_cubes=2), one(RECALL_ONE)),
    ("STR-C4-A3", cost(any_cubes=2), one(RETRIEVE)),
    ("STR-C4-A4", cost(any_cubes=8), one(RECRUIT)),
    ("STR-C5-S1", FREE, points(PRESTIGE)),
    ("STR-C5-S2", FREE, one(GAIN_ANY)),
    ("STR-C5-S3", FREE, one(RETRIEVE)),
    ("STR-C5-S4", cost(culture=7), one(RECRUIT)),
    ("STR-C5-A1", cost(culture=1), points(PRESTIGE)),
    ("STR-C5-A2", cost(culture=4, votes=2), one(CLAIM_UNMET)),
    ("STR-C5-A3", FREE, one(REPEAT)),
    ("STR-C5-A4", cost(popularity=3), one(RECRUIT)),
)

# Blue council rewards: resolved at once ...
IMMEDIATE_ROWS: Final[tuple[Row, ...]] = (
    ("CNC01", FREE, one(PRODUCE, BLUE)),
    ("CNC02", FREE, one(PRODUCE, RED)),
    ("CNC03", FREE, one(CONQUER)),
    ("CNC04", FREE, one(CONQUER)),
    ("CNC05", FREE, one(WIDEN)),
    ("CNC06", FREE, one(WIDEN)),
    ("CNC07", FREE, points(POWER) + points(PRESTIGE) + points(POPULARITY)),
    ("CNC08", FREE, one(RECALL_ALL)),
    ("CNC09", FREE, cubes(military=5)),
    ("CNC10", FREE, cubes(culture=5)),
    ("CNC11", FREE, cubes(gold=5)),
)
# ... or taken into the hand as stratagems
PERMANENT_ROWS: Final[tuple[Row, ...]] = (
    ("CNC12", FREE, votes(1)),
    ("CNC13", FREE, votes(1)),
    ("CNC14", FREE, one(CONVERT)),
    ("CNC15", cost(military=2), one(RETRIEVE)),
    ("CNC16", cost(culture=2), one(RETRIEVE)),
    ("CNC17", cost(military=3), one(CONQUER)),
    ("CNC18", cost(military=3), one(CONQUER)),
    ("CNC19", FREE, one(WAIVE)),
    ("CNC20", FREE, one(WAIVE)),
    ("CNC21", cost(gold=2), points(POPULARITY)),
    ("CNC22", cost(military=2), points(POWER)),
    ("CNC23", cost(culture=2), points(PRESTIGE)),
    ("CNC24", FREE, cubes(gold=1)),
    ("CNC25", cost(votes=2), one(CONQUER)),
)
# The fourth Council offers these instead
END_ROWS: Final[tuple[Row, ...]] = (
    ("END1", FREE, points(POWER) + points(PRESTIGE) + points(POPULARITY)),
    ("END2", cost(gold=5), points(POPULARITY, 3)),
    ("END3", cost(military=5), points(POWER, 3)),
    ("END4", cost(culture=5), points(PRESTIGE, 3)),
    ("END5", cost(any_cubes=10), one(GAIN_LEGENDARY)),
)
# Printed on the council board, or lying there
BOARD_ROWS: Final[tuple[Row, ...]] = (
    ("CRN", FREE, one(ADVANCE_ANY)),
    ("GRD", FREE, one(PROMOTE)),
)

CARD_ROWS: Final = STRATAGEM_ROWS + IMMEDIATE_ROWS + PERMANENT_ROWS + END_ROWS + BOARD_ROWS
CARD_NAMES: Final = tuple([row[0] for row in CARD_ROWS])
CARD_COST: Final[tuple[Cost, ...]] = tuple([row[1] for row in CARD_ROWS])
CARD_EFFECTS: Final[tuple[Effects, ...]] = tuple([row[2] for row in CARD_ROWS])
CARD_OP: Final = tuple([row[2][0][0] for row in CARD_ROWS])  # the first effect: what kind of card it is

STRATAGEMS: Final = 40
FIRST_REWARD: Final = 40
FIRST_PERMANENT: Final = 51
FIRST_END: Final = 65
CORNER: Final = 70
GRANDE_REWARD: Final = 71
CARDS: Final = 72
WAIVERS: Final = (58, 59)  # CNC19, CNC20
BELATED_LEGEND: Final = 69  # END5

assert len(STRATAGEM_ROWS) == STRATAGEMS, "a stratagem is missing"
assert len(IMMEDIATE_ROWS) == FIRST_PERMANENT - FIRST_REWARD, "an immediate reward is missing"
assert len(PERMANENT_ROWS) == FIRST_END - FIRST_PERMANENT, "a permanent reward is missing"
assert len(END_ROWS) == CORNER - FIRST_END, "an end reward is missing"
assert len(set(CARD_NAMES)) == CARDS, "a card is missing, or is there twice"

OPEN_REWARDS: Final = 5
REMOVED_REWARDS: Final = 10  # unseen, before the game


def is_permanent(card: int) -> bool:
    """Whether a council reward goes to the hand."""
    return FIRST_PERMANENT <= card < FIRST_END


def can_be_held(card: int) -> bool:
    """Whether it is ever in a hand: a stratagem, or a permanent council reward."""
    return card < STRATAGEMS or is_permanent(card)
