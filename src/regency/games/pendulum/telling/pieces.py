"""What the pieces are called: keys of messages, put together from the printed tables."""

from __future__ import annotations

from typing import Final

from regency.kernel.rules import Phrase

from ..printed.board import BOX_ROW, BOX_TASKS, FIRST_TASK, IS_WIDE, PUW, TASK_ROW
from ..printed.provinces import PROVINCE_FAMILY
from ..printed.terms import SEATS

# Letters on the board, row by row from left to right; a wide box has the letters of both its actions
BOX_LETTERS: Final = (*"ABCDEFGHIJKLMNOPQRST", "AB", "C", "D", "EF", "GH", "I", "J", "KL")
FIRST_DEED: Final = (0, 3, 6)  # of an area: both rows offer the same
PHASES: Final = ("setup", "countdown", "play", "last-actions", "council", "pre-round", "end")
EXPLAINED: Final = ("card", "achievement", "province")

# Messages that read the same in both languages
SAME_WORDS: Final = frozenset(
    {
        *("game-name", "noble-5.short", "score-prestige"),
        *("sheet-gold", "sheet-legendary", "sheet-player", "sheet-popularity", "sheet-prestige"),
    }
)


def phrase(domain: str, value: int) -> Phrase:
    """The name of a piece; most are a message of their own."""
    match domain:
        case "box":
            return box(value)
        case "task":
            row = TASK_ROW[value]
            return Phrase("task", {"deed": deed(value), "row": Phrase(f"row-{row % 2}")})
        case "province":
            family = Phrase(f"family-{PROVINCE_FAMILY[value]}")
            return Phrase("province", {"name": Phrase(f"province-{value}"), "family": family})
        case "noble" if value < SEATS:
            return Phrase("noble", {"seat": value})
        case "automa":
            return Phrase("automa", {"number": value + 1})
        case "count":
            return Phrase("number", {"count": value})
        case "military" | "culture" | "gold":
            return Phrase(f"{domain}-cubes", {"count": value})
    return Phrase(f"{domain}-{value}")


def brief(domain: str, value: int) -> Phrase:
    """Cards with what they do; other pieces are their names."""
    piece = phrase(domain, value)
    return Phrase("brief", {"piece": piece}) if domain in EXPLAINED else piece


def box(value: int) -> Phrase:
    """A box by its area and letter, with what it offers."""
    tasks = BOX_TASKS[value]
    about = {
        "area": Phrase(f"area-{BOX_ROW[value] // 2}"),
        "letter": BOX_LETTERS[value],
        "deed": deed(tasks[0]),
    }
    if IS_WIDE[value]:
        return Phrase("box-wide", {**about, "other": deed(tasks[1])})
    return Phrase("box-narrow" if value >= PUW else "box", about)


def deed(task: int) -> Phrase:
    """What an action of the board brings, whichever row it is in."""
    row = TASK_ROW[task]
    return Phrase(f"deed-{FIRST_DEED[row // 2] + task - FIRST_TASK[row]}")


def in_a_row(phrases: list[Phrase]) -> Phrase:
    """One after the other, shorter than a list in a sentence."""
    row = phrases[0]
    for following in phrases[1:]:
        row = Phrase("list-comma", {"before": row, "next": following})
    return row


def title(mat: int) -> Phrase:
    """Who somebody was in this game."""
    return Phrase(f"mat-{mat}")
