"""The claims of a seat as aims: what each still takes, what hangs on it, and how likely it is met."""

from __future__ import annotations

from math import sqrt

from ..model.language import END_GAME, IN_GAME
from ..printed.claims import CLAIM_VALUES, END_VALUE, MISSED
from ..printed.terms import DEPLOY, EITHER, TASK
from ..printed.tracks import DIPLOMACY
from .efforts import effort
from .means import HALFWAY, LONG_WAY, TASK_PACE, TASKS, TRUSTED, Means, Need, share_of, strain


class Aim:
    """One claim: `gain` when it is completed, and the penalty while it is not."""

    def __init__(self, need: Need, gain: float, m: Means) -> None:
        self.need = need
        self.gain = gain
        self.strain = strain(need, m)
        self.odds = odds_at(self.strain) * (TRUSTED - LONG_WAY * m.rounds)

    def worth(self) -> float:
        """What to expect of it."""
        return self.odds * self.gain + (1.0 - self.odds) * MISSED

    def stake(self) -> float:
        return self.gain - MISSED


def odds_at(strained: float) -> float:
    """How likely an aim is met that is such a strain."""
    share = strained / HALFWAY
    return 1.0 / (1.0 + share * sqrt(share))


def open_aims(m: Means) -> list[Aim]:
    """The In Game Claims in hand."""
    t = m.t
    listed = IN_GAME[len(t.supply)]
    multiplier = DIPLOMACY[t.diplomacy[m.seat]]
    found: list[Aim] = []
    slots = t.slots[m.seat]
    for nth in range(len(slots)):
        claim = m.me.own.claims[nth]
        need = effort(listed[claim], m, slots[nth][0])
        found.append(Aim(need, float(CLAIM_VALUES[claim] + multiplier), m))
    return found


def end_aims(m: Means, kept: int) -> list[Aim]:
    """The End of Game Claims in hand; while they are chosen, those that lie in front."""
    listed = END_GAME[len(m.t.supply)]
    return [Aim(effort(listed[claim], m, 0), float(END_VALUE), m) for claim in m.me.own.ends[:kept]]


def help_of_points(aims: list[Aim], m: Means, space: int, points: float, kind: int, without: float) -> float:
    """What more points in a space do for all aims; `without`: how many of those expected fall away."""
    total = 0.0
    deploys = points if kind != TASK else 0.0
    tasks = 0.0 if kind == DEPLOY else 1.0 if kind == EITHER else points
    expected = m.points[space] - without
    expected_tasks = m.points[TASKS + space] - TASK_PACE * without
    for aim in aims:
        deploy = aim.need[space]
        task = aim.need[TASKS + space]
        if deploy > 0.0 or task > 0.0:
            share = share_of(aim.need, m, space)
            rest = aim.strain - share * share
            before = deploy / expected + task / expected_tasks
            after = deploy / (expected + deploys) + task / (expected_tasks + tasks)
            total += aim.stake() * (odds_at(rest + after * after) - odds_at(rest + before * before))
    return total
