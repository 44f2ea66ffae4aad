"""The end, and the score."""

from __future__ import annotations

from ..model.state import Table
from ..printed.figures import FAVOUR_POINTS, FAVOURS, FAVOURS_GIVEN, NOTHING, OUT_OF_REACH, RESPECT, ROUNDS


def end(table: Table) -> int:
    """Why the game is over, or NOTHING: six rounds are played, or nobody can catch up."""
    if table.round == ROUNDS:
        return FAVOURS_GIVEN
    best, second = leaders(table)
    return OUT_OF_REACH if best > second + to_come(table) + RESPECT else NOTHING


def leaders(table: Table) -> tuple[int, int]:
    """The points of the first two."""
    ordered = sorted(table.points)
    return ordered[-1], ordered[-2]


def to_come(table: Table) -> int:
    """The most that the rest of the game can bring anybody: what was carried, and the best unseen favours."""
    unseen = sorted([FAVOUR_POINTS[favour] for favour in range(FAVOURS) if not is_seen(table, favour)])
    left = unseen[len(unseen) - (ROUNDS - table.round) :]
    return sum(left) + sum([FAVOUR_POINTS[favour] for favour in table.offered])


def is_seen(table: Table, favour: int) -> bool:
    """Whether a favour was ever turned up."""
    if favour in table.offered or favour in table.lost:
        return True
    for taken in table.taken:
        if favour in taken:
            return True
    return False


def respect(table: Table) -> list[int]:
    """Three points for the most favours; nothing if several have as many."""
    most = max(table.favours)
    alone = table.favours.count(most) == 1
    return [RESPECT if alone and favours == most else 0 for favours in table.favours]


def totals(table: Table) -> list[int]:
    """Points and respect."""
    return [points + more for points, more in zip(table.points, respect(table))]


def ranks(table: Table) -> list[int]:
    """By points, then by favours; who is still level shares a rank."""
    worth = [total * (FAVOURS + 1) + favours for total, favours in zip(totals(table), table.favours)]
    return [1 + sum([other > mine for other in worth]) for mine in worth]
