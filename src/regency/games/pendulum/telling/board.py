"""The printed tables that the board in the browser needs."""

from __future__ import annotations

from typing import Any, Final

from regency.kernel.rules import BoardData

from ..model.state import UNTIL_READY
from ..printed import achievements, cards, mats, provinces, reconstructed, terms
from ..printed import board as areas
from .pieces import BOX_LETTERS
from .workers import STATES

TYPES: Final = f"""
/** Military, culture, gold, votes, any resources, power points, popularity points. */
export type Cost = readonly [number, number, number, number, number, number, number]
/** An operation (one of `OP`), what it is about, and how much. */
export type Effect = readonly [number, number, number]
export type Effects = readonly Effect[]
/** What a worker can do now, as `figures.states` says it. */
export type WorkerState = {" | ".join([f"'{state}'" for state in STATES])}
"""

OPERATIONS: Final = {
    "cubes": terms.GAIN_CUBES,
    "votes": terms.GAIN_VOTES,
    "advance": terms.ADVANCE,
    "any": terms.GAIN_ANY,
    "advanceAny": terms.ADVANCE_ANY,
    "produce": terms.PRODUCE,
    "conquer": terms.CONQUER,
    "retrieve": terms.RETRIEVE,
    "recruit": terms.RECRUIT,
    "recallAll": terms.RECALL_ALL,
    "recallOne": terms.RECALL_ONE,
    "widen": terms.WIDEN,
    "convert": terms.CONVERT,
    "waive": terms.WAIVE,
    "swap": terms.SWAP,
    "neighbour": terms.NEIGHBOUR,
    "repeat": terms.REPEAT,
    "breakIn": terms.BREAK_IN,
    "claimUnmet": terms.CLAIM_UNMET,
    "claimTwice": terms.CLAIM_TWICE,
    "legendary": terms.GAIN_LEGENDARY,
    "promote": terms.PROMOTE,
}
PHASES: Final = {
    "setup": terms.SETUP,
    "countdown": terms.COUNTDOWN,
    "play": terms.PLAY,
    "lastActions": terms.LAST_ACTIONS,
    "council": terms.COUNCIL,
    "preRound": terms.PRE_ROUND,
    "end": terms.END,
}
MODES: Final = {
    "realtime": terms.REALTIME,
    "simultaneous": terms.SIMULTANEOUS,
    "turns": terms.TURNS,
}
SPOTS: Final = {
    "rewardBox": areas.REWARD_BOX,
    "mat": areas.MAT,
    "reserve": areas.RESERVE,
    "gone": areas.GONE,
}
INSTANTS: Final = {
    "grace": reconstructed.GRACE,
    "late": reconstructed.LATE,
    "countdown": reconstructed.COUNTDOWN_TIME,
    "idle": reconstructed.IDLE_TIME,
    "longest": reconstructed.LONGEST_TIME,
    "call": reconstructed.CALL_TIME,
    "untilReady": UNTIL_READY,
}


def board_data() -> BoardData:
    """Every table by its name, with its type."""
    return BoardData(TYPES, tables())


def tables() -> dict[str, tuple[str, Any]]:
    """Figures by name first, then the tables of board, cards, mats and provinces."""
    rows, number = "readonly (readonly number[])[]", "number"
    return {
        "OP": named(OPERATIONS),
        "PHASE": named(PHASES),
        "MODE": named(MODES),
        "SPOT": named(SPOTS),
        "MILLIS": named(INSTANTS),
        "ROUNDS": (number, terms.ROUNDS),
        "CAP": (number, terms.CAP),
        "PARCHMENT": (number, terms.PARCHMENT),
        "LONGEST_TRACK": (number, max([max(need) for need in mats.MAT_NEED])),
        "SLOT_LIMIT": (number, terms.SLOT_LIMIT),
        "WIDER_LIMIT": (number, terms.WIDER_LIMIT),
        "RIVAL_PARCHMENT": (number, reconstructed.PARCHMENT_FROM),
        "RIVAL_TRACK": (number, reconstructed.TRACK_LENGTH),
        "ROW_BOXES": (f"readonly ({rows})[]", areas.ROW_BOXES),
        "BOX_LETTERS": ("readonly string[]", BOX_LETTERS),
        "BOX_ROW": ("readonly number[]", areas.BOX_ROW),
        "BOX_TASKS": (rows, areas.BOX_TASKS),
        "TASK_ROW": ("readonly number[]", areas.TASK_ROW),
        "TASK_COST": ("readonly Cost[]", areas.TASK_COST),
        "TASK_REWARD": ("readonly Effects[]", areas.TASK_REWARD),
        "NEUTRAL_BOXES": ("readonly number[]", areas.NEUTRAL_BOXES),
        "CIRCLE_ROW": ("readonly number[]", areas.CIRCLE_ROW),
        "TIMER_TRACK": (rows, areas.TIMER_TRACK),
        "RANK_BONUS": (rows, areas.RANK_BONUS),
        "CARD_COST": ("readonly Cost[]", cards.CARD_COST),
        "CARD_EFFECTS": ("readonly Effects[]", cards.CARD_EFFECTS),
        "FIRST_REWARD": (number, cards.FIRST_REWARD),
        "FIRST_PERMANENT": (number, cards.FIRST_PERMANENT),
        "FIRST_END": (number, cards.FIRST_END),
        "CORNER": (number, cards.CORNER),
        "GRANDE_REWARD": (number, cards.GRANDE_REWARD),
        "MAT_NEED": (rows, mats.MAT_NEED),
        "MAT_START": (rows, mats.MAT_START),
        "MAT_PRODUCTION": ("readonly (readonly Effects[])[]", mats.MAT_PRODUCTION),
        "RECALL_COST": ("readonly Cost[]", mats.RECALL_COST),
        "PROVINCE_FAMILY": ("readonly number[]", provinces.PROVINCE_FAMILY),
        "FAMILY_ICONS": ("readonly (readonly Effects[])[]", provinces.FAMILY_ICONS),
        "REQUIREMENT": ("readonly Cost[]", achievements.REQUIREMENT),
        "ACHIEVEMENT_REWARD": ("readonly Effects[]", achievements.ACHIEVEMENT_REWARD),
    }


def named(figures: dict[str, int]) -> tuple[str, dict[str, int]]:
    """Figures that the board calls by name."""
    return "Readonly<{{ {} }}>".format(", ".join([f"{name}: number" for name in figures])), figures
