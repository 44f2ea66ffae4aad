"""The end: End of Game Claims, the score pad and ties."""

from __future__ import annotations

from typing import Final

from ..effects import cards
from ..model.language import END_GAME
from ..model.state import Allegoria, Table, anarchy_out, level
from ..printed.claims import CLAIM_VALUES, END_VALUE, MISSED
from ..printed.guilds import GUILD_INFLUENCE
from ..printed.terms import TRACKS
from ..printed.tracks import ALMS_INFLUENCE, DIPLOMACY, PENALTY, TOWN_INFLUENCE
from .conditions import holds

SCORE_PAD: Final = (
    "guilds", "in-game-claims", "end-game-claims", "unfulfilled", "diplomacy", "alms", "anarchy", "tokens",
    "strength", "intrigue", "trade", "wealth", "knowledge",
)  # fmt: skip


def show_end_claims(g: Allegoria) -> None:
    """Everybody's End of Game Claims, checked once; then they lie open."""
    t = g.table
    seats = len(g.screens)
    for seat in range(seats):
        fulfilled: list[int] = []
        missed: list[int] = []
        for claim in g.screens[seat].ends:
            met = holds(END_GAME[seats][claim], t, seat, 0)
            (fulfilled if met else missed).append(claim)
        cards.show_end_claims(g, seat, fulfilled, missed)


def anarchy_value(t: Table) -> int:
    """What a marker counts: the penalty of the rightmost column with an empty spot."""
    return PENALTY[anarchy_out(t)]


def column(t: Table, seat: int) -> list[int]:
    """The lines of the score pad for a seat."""
    done = t.completed[seat]
    lines = [
        GUILD_INFLUENCE * len(t.guilds[seat]),
        sum([CLAIM_VALUES[claim] for claim in done]),
        END_VALUE * len(t.fulfilled[seat]),
        MISSED * (len(t.missed[seat]) + len(t.slots[seat])),
        DIPLOMACY[t.diplomacy[seat]] * len(done),
        ALMS_INFLUENCE[t.alms[seat]],
        anarchy_value(t) * t.anarchy[seat],
        t.influence[seat],
    ]
    return lines + town(t, seat)


def town(t: Table, seat: int) -> list[int]:
    """The Influence of the areas of the five tracks."""
    influence = TOWN_INFLUENCE[t.rules.town_layout]
    return [influence[level(t, seat, track)] for track in range(TRACKS)]


def score_pad(t: Table) -> list[list[int]]:
    """All lines, each with a number a seat."""
    columns = [column(t, seat) for seat in range(len(t.supply))]
    return [[lines[row] for lines in columns] for row in range(len(SCORE_PAD))]


def standing(t: Table, seat: int) -> tuple[int, int, int]:
    """Ties: more completed claims of both kinds, then the higher Town sum."""
    claims = len(t.completed[seat]) + len(t.fulfilled[seat])
    return (sum(column(t, seat)), claims, sum(town(t, seat)))


def ranks(t: Table) -> list[int]:
    """1 is first; what is still tied is shared."""
    standings = [standing(t, seat) for seat in range(len(t.supply))]
    return [1 + sum([other > mine for other in standings]) for mine in standings]


def completed_titles(t: Table, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The claims whose titles a player bears: End of Game Claims, then In Game Claims as completed."""
    return t.fulfilled[seat], t.completed[seat]
