"""House screens from one reign to the next: nothing marked is gone, and who is away marks nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..model.legacy import HouseLegacy
from ..printed.agendas import AGENDAS
from ..printed.figures import ALIGNMENT_BOXES, CRAVE_BOXES, HOUSES, NOTHING, PRESTIGE_BOXES
from ..printed.houses import ACHIEVEMENTS, BOXES, HOUSE_ACHIEVEMENTS, STORY

MOST_PROMISES: Final = 10_000  # in one reign


def are_followed(before: Sequence[HouseLegacy], after: Sequence[HouseLegacy], present: Sequence[int]) -> bool:
    """Whether a reign of these houses could have left the screens so."""
    return len(after) == HOUSES and all(
        [is_followed(nth, before[nth], after[nth], nth in present) for nth in range(HOUSES)]
    )


def is_followed(nth: int, was: HouseLegacy, now: HouseLegacy, is_here: bool) -> bool:
    """One box of each achievement and one of all lines at most, and of both only who is here."""
    most = 1 if is_here else 0
    return (
        len(now.boxes) == ACHIEVEMENTS
        and len(now.lines) == AGENDAS
        and now.member == (was.member or is_here)
        and 0 <= now.prestige <= PRESTIGE_BOXES
        and 0 <= now.crave <= CRAVE_BOXES
        and all([0 <= new - old <= most for old, new in zip(was.boxes, now.boxes)])
        and all([old <= new <= ALIGNMENT_BOXES for old, new in zip(was.lines, now.lines)])
        and sum(now.lines) - sum(was.lines) <= most
        and is_unlocked(nth, was, now)
        and are_words_followed(was, now, is_here)
    )


def is_unlocked(nth: int, was: HouseLegacy, now: HouseLegacy) -> bool:
    """Exactly what is full, and the story progress if it was reached."""
    return full(nth, now) == now.unlocked & ~(1 << STORY) and now.unlocked & was.unlocked == was.unlocked


def full(nth: int, house: HouseLegacy) -> int:
    """The achievements of which all boxes are marked; NOTHING where there are too many."""
    found = 0
    for task in range(ACHIEVEMENTS):
        boxes = BOXES[HOUSE_ACHIEVEMENTS[nth][task][0]]
        if house.boxes[task] > boxes:
            return NOTHING
        if house.boxes[task] == boxes:
            found |= 1 << (task + 1)
    return found


def are_words_followed(was: HouseLegacy, now: HouseLegacy, is_here: bool) -> bool:
    """Promises kept, broken and moot grow, and only for who is here."""
    most = MOST_PROMISES if is_here else 0
    pairs = ((was.kept, now.kept), (was.broken, now.broken), (was.moot, now.moot))
    return all([0 <= new - old <= most for old, new in pairs])
