"""What a position is worth: what greedy bots and hints look at, from a sight alone, in Influence."""

from __future__ import annotations

from typing import Final

from ..model.state import Eyes, Table, anarchy_out
from ..printed.claims import CLAIM_VALUES
from ..printed.counts import ENDS_KEPT
from ..printed.guilds import GUILD_INFLUENCE
from ..printed.terms import NOTHING
from ..printed.tracks import ANARCHY, DIPLOMACY, PENALTY
from ..rules.scoring import column, standing
from .aims import Aim, end_aims, open_aims
from .means import ORDINARY_LORD, Means, with_lord
from .prospects import alms_ahead, cards_in_hand, rival_town, town_worth, workers_out
from .space_worths import bids_placed, turn_to_come

FEATURES: Final = (
    "tokens",
    "town",
    "claims",
    "diplomacy",
    "open-claims",
    "end-claims",
    "guilds",
    "alms",
    "anarchy",
    "cards",
    "workers",
    "turn",
    "bids",
    "rivals",
)

CLAIMS_A_ROUND: Final = 0.45  # that one may still complete
GUILD_USE: Final = 0.3  # a round
UNREST: Final = 0.45  # Anarchy markers that each player still takes in a round
RIVALRY: Final = 0.5  # of what opponents have, shared among them
TIE: Final = 0.01


def weigh(me: Eyes) -> list[float]:
    """A number for each of FEATURES; what only pays later counts less, the nearer the end."""
    if me.table.finished:
        return final_weights(me.table, me.seat)
    if me.table.lords[me.seat] == NOTHING:
        me = with_lord(me, me.own.lords[0] if me.own.lords else ORDINARY_LORD)
    t = me.table
    seat = me.seat
    m = Means(me)
    open_claims = open_aims(m)
    end_claims = end_aims(m, ENDS_KEPT)
    aims = open_claims + end_claims
    penalty = marker_penalty(t, m.rounds)
    return [
        float(t.influence[seat]),
        town_worth(m),
        float(sum([CLAIM_VALUES[claim] for claim in t.completed[seat]])),
        diplomacy(m),
        expected(open_claims),
        expected(end_claims),
        len(t.guilds[seat]) * (GUILD_INFLUENCE + GUILD_USE * m.rounds),
        alms_ahead(m, t.alms[seat]),
        t.anarchy[seat] * penalty,
        cards_in_hand(m),
        workers_out(m),
        turn_to_come(m),
        bids_placed(m, aims),
        rivals(t, seat, penalty),
    ]


def final_weights(t: Table, seat: int) -> list[float]:
    """After the end only the score pad counts, and then the ties."""
    lines = column(t, seat)
    _, claims, town = standing(t, seat)
    worth = {
        "guilds": lines[0],
        "claims": lines[1],
        "end-claims": lines[2],
        "open-claims": lines[3],
        "diplomacy": lines[4],
        "alms": lines[5],
        "anarchy": lines[6],
        "tokens": lines[7],
        "town": town,
        "bids": TIE * claims,
    }
    return [float(worth.get(name, 0.0)) for name in FEATURES]


def expected(aims: list[Aim]) -> float:
    return sum([aim.worth() for aim in aims])


def diplomacy(m: Means) -> float:
    """The multiplier, for claims completed and for those still to come; those in hand count themselves."""
    multiplier = DIPLOMACY[m.t.diplomacy[m.seat]]
    return multiplier * (len(m.t.completed[m.seat]) + CLAIMS_A_ROUND * m.rounds)


def marker_penalty(t: Table, rounds: float) -> float:
    """What an Anarchy marker counts at the end, if unrest grows as usual."""
    out = anarchy_out(t) + UNREST * len(t.supply) * rounds
    return float(PENALTY[min(ANARCHY, max(1, int(out + 0.5)))])


def rivals(t: Table, seat: int, penalty: float) -> float:
    """What opponents have in the open counts against one."""
    total = 0.0
    for other in range(len(t.supply)):
        if other != seat:
            total += t.influence[other] + rival_town(t, other) + t.anarchy[other] * penalty
    return -RIVALRY * total / (len(t.supply) - 1)
