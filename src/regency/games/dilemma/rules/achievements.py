"""Achievements and alignments of the houses, read on the final board."""

from __future__ import annotations

from ..effects.goods import gain_crave, gain_prestige
from ..effects.reign import mark_achievement, mark_line, unlock
from ..model.state import Game, Table
from ..printed.abilities import CRAVE, IMMEDIATE, PRESTIGE, TIMING
from ..printed.agendas import PAYS_PRESTIGE
from ..printed.figures import (
    ALIGNMENT_BOXES,
    ALIGNMENT_POINTS,
    LOWER_HALF,
    MIGHTY,
    RICH,
    SOME_POINTS,
    STEADY,
    UPPER_HALF,
)
from ..printed.houses import (
    ACHIEVEMENTS,
    BOXES,
    COINS_HELD,
    HOUSE_ACHIEVEMENTS,
    MODERATES,
    POWER_HELD,
    PRIMARY,
    RANK_HIGHEST,
    RANK_LOWEST,
    SECONDARY,
    STABILITY_LOWER,
    STABILITY_UPPER,
    TOKENS_WORTH,
)

OPEN_AGENDAS = 2  # the row of the score pad


def mark_boxes(g: Game) -> None:
    """One box of each achievement whose condition holds; all conditions are read before any reward."""
    t = g.table
    met: list[tuple[int, int]] = []
    for seat in range(len(t.house)):
        for nth in range(ACHIEVEMENTS):
            if is_open(t, t.house[seat], nth) and holds(t, seat, nth):
                met.append((t.house[seat], nth))
    for house, nth in met:
        mark_achievement(g, house, nth)
        if t.boxes[house][nth] == BOXES[HOUSE_ACHIEVEMENTS[house][nth][0]]:
            unlock(g, house, nth)
            pay(g, house, nth)


def is_open(t: Table, house: int, nth: int) -> bool:
    """Whether there are boxes left."""
    return not t.unlocked[house] >> (nth + 1) & 1


def pay(g: Game, house: int, nth: int) -> None:
    """What counts at once; the rest is there from the next reign on."""
    for each in HOUSE_ACHIEVEMENTS[house][nth][2]:
        if each[TIMING] == IMMEDIATE:
            if each[PRESTIGE]:
                gain_prestige(g, house, each[PRESTIGE])
            if each[CRAVE]:
                gain_crave(g, house, each[CRAVE])


def holds(t: Table, seat: int, nth: int) -> bool:
    """Whether the condition of an achievement holds; resources share a rank."""
    wanted, resource, _ = HOUSE_ACHIEVEMENTS[t.house[seat]][nth]
    if wanted == RANK_HIGHEST:
        return t.row[resource] == max(t.row)
    if wanted == RANK_LOWEST:
        return t.row[resource] == min(t.row)
    if wanted == TOKENS_WORTH:
        return t.pad[OPEN_AGENDAS][seat] >= SOME_POINTS
    if wanted == COINS_HELD:
        return t.coins_left[seat] >= RICH
    if wanted == POWER_HELD:
        return t.power_left[seat] >= MIGHTY
    if wanted == MODERATES:
        return t.moderator == seat
    zone = UPPER_HALF if wanted == STABILITY_UPPER else LOWER_HALF if wanted == STABILITY_LOWER else STEADY
    return zone[0] <= t.stability <= zone[1]


def mark_lines(g: Game) -> None:
    """A box on the line of the agenda just played; the fourth pays at once."""
    t = g.table
    for seat in range(len(t.house)):
        house, agenda = t.house[seat], t.agendas[seat]
        if t.lines[house][agenda] < ALIGNMENT_BOXES:
            mark_line(g, house, agenda)
            if t.lines[house][agenda] == ALIGNMENT_BOXES:
                points = ALIGNMENT_POINTS[alignment(house, agenda)]
                pays = gain_prestige if PAYS_PRESTIGE[agenda] else gain_crave
                pays(g, house, points)


def alignment(house: int, agenda: int) -> int:
    """Primary, secondary, or any other."""
    return 0 if PRIMARY[house] == agenda else 1 if SECONDARY[house] == agenda else 2
