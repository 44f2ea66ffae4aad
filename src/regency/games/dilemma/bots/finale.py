"""What the finale is worth to a house: the chance to win the campaign, as Concord and Discord may lean."""

from __future__ import annotations

from typing import Final

from ..model.state import Eyes, Table
from ..printed.figures import COUNTING, NOTHING
from ..printed.finale import LEVEL, MARKS, VOTES, WEIGHTS
from ..printed.story import CONCORD, CONCORD_ICON, COUNT, DISCORD
from ..rules.finale import is_ranked, lean, reckoning, reckoning_of
from .odds import sigmoid

CROWN: Final = 20.0  # to win the campaign, in the points of an agenda
CLOSE: Final = 8.0  # a lead in the final table that is mostly enough
# What Power and coins are still good for, by vote: nothing behind the last.
LEFT: Final[tuple[float, ...]] = (1.0, 0.6, 0.05)
SIGNATURE: Final = 1.5  # to lead, and so to mark two points


def values(t: Table, seat: int) -> list[float]:
    """What each of the four outcomes would bring to whoever sits there."""
    return [CROWN * sigmoid(margin(t, seat, nth) / CLOSE) for nth in range(len(WEIGHTS))]


def margin(t: Table, seat: int, outcome: int) -> float:
    """How far its house would be ahead of the best other one, or behind it."""
    prestige, crave = WEIGHTS[outcome]
    mine, best = t.house[seat], 0
    for house in range(len(t.member)):
        if house != mine and t.member[house] and is_ranked(t, house):
            best = max(best, prestige * t.prestige[house] + crave * t.crave[house])
    return float(prestige * t.prestige[mine] + crave * t.crave[mine] - best)


def prospect(worth: list[float], leaning: int, nth: int) -> float:
    """A lean before this vote and those behind it, which may go either way."""
    if nth < VOTES:
        by = MARKS[nth][0][1]
        return 0.5 * prospect(worth, leaning + by, nth + 1) + 0.5 * prospect(worth, leaning - by, nth + 1)
    found = reckoning_of(leaning)
    return 0.5 * (worth[LEVEL[0]] + worth[LEVEL[1]]) if found == NOTHING else worth[found]


def tip(t: Table, side: int) -> int:
    """How a side of the open vote would move the lean, as its icons tell."""
    by = MARKS[t.round - 1][side][1]
    return by if CONCORD_ICON in t.icons[side] else -by


def leaning_now(t: Table) -> int:
    """With what is decided and not carried out yet."""
    found = lean(t)
    if t.phase == COUNTING and t.result != NOTHING:
        return found + tip(t, t.result)
    for row in t.coming:
        if row[0] == COUNT and row[1] in (CONCORD, DISCORD):
            found += row[2] if row[1] == CONCORD else -row[2]
    return found


def now(me: Eyes) -> float:
    """As it stands, with the votes to come."""
    t = me.table
    if t.ended != NOTHING:
        return values(t, me.seat)[reckoning(t)]
    is_open = t.card != NOTHING and t.result == NOTHING
    return prospect(values(t, me.seat), leaning_now(t), t.round - 1 if is_open else t.round)


def after(t: Table, seat: int, side: int) -> float:
    """The same after a side of the open vote has won, for whoever sits there."""
    return prospect(values(t, seat), lean(t) + tip(t, side), t.round)


def good_for(t: Table) -> float:
    """What of a coin, or of Power, is left to be used."""
    return LEFT[max(1, t.round) - 1]
