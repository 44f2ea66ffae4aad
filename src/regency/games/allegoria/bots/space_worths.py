"""What the seven spaces promise: Action Points, claims and cards, by what can be done with them."""

from __future__ import annotations

from typing import Final

from ..model.state import level, workers
from ..printed.guilds import GUILD_SPACES
from ..printed.merchants import MERCHANT_GAIN, MERCHANT_PAY
from ..printed.spaces import KINDS, POINTS
from ..printed.terms import (
    BANKER_SPACE,
    CENTRE,
    CLAIMS_SPACE,
    DEPLOY,
    EITHER,
    MERCHANT,
    MERCHANT_SPACE,
    NOTHING,
    SEATS,
    SOLDIER,
    SOLDIER_SPACE,
    SPACES,
    SPY,
    SPY_SPACE,
    TASK,
    TRADE,
    WEALTH,
    WORKFORCE_SPACE,
)
from ..printed.tracks import DIPLOMACY, TOP
from ..rules.claims import draws
from .aims import Aim, help_of_points
from .effort_battles import opposed
from .means import PACE, PLANNED, Means, fitting, points_now, rank_to_come, stack_value
from .prospects import alms_steps, card_worth
from .rank_odds import expected_worth

TRUST: Final = 0.8  # of what points promise
PLAYED_LEVEL: Final = 0.2  # a level on a track, beyond the card that brings it
PLACED: Final = 0.25  # a Worker placed or moved
RAIDED: Final = 0.4  # an Influence, less the Soldier
MARKER: Final = 1.6  # an Anarchy marker
GRANTED: Final = 1.2  # half a Guild
REGRANTED: Final = 0.3  # half of another one, or of a claim
DRAWN: Final = 0.45  # a card drawn unseen
STEP: Final = 0.5  # a level gained by Commerce

# A claim drawn in space I, by the rounds that are left after this one
CLAIM: Final[tuple[float, ...]] = (0.5, 0.9, 1.2, 1.4, 1.5, 1.5, 1.5)
MULTIPLIED: Final = 0.3
CROWDED: Final = 0.75  # for each claim in hand already
DRAWS: Final[tuple[float, ...]] = (0.0, 0.55, 0.8, 1.0)

MOST_POINTS: Final = 3


# What to do with points, apart from claims


class Venture:
    """What Deploy actions of a space bring, and what its Tasks, the best first."""

    def __init__(self, deploys: list[float], tasks: list[float]) -> None:
        self.deploys = deploys
        self.tasks = tasks


def ventures(m: Means, space: int) -> Venture:
    """What there is to do in a space from III on."""
    track = space - SOLDIER_SPACE
    played = PLAYED_LEVEL * min(fitting(m, track), TOP - level(m.t, m.seat, track))
    deploys = [played + PLACED, PLACED, PLACED]
    if space == SOLDIER_SPACE:
        return Venture(deploys, [best_raid(m)])
    if space == SPY_SPACE:
        return Venture(deploys, [best_subterfuge(m)])
    if space == MERCHANT_SPACE:
        return Venture(deploys, deals_abroad(m))
    if space == BANKER_SPACE:
        granted = GRANTED if len(m.t.guilds[m.seat]) < GUILD_SPACES else REGRANTED
        return Venture([max(played, PLACED), PLACED, PLACED], [granted, granted])
    return Venture([max(played, DRAWN), DRAWN, DRAWN], alms_steps(m))


def best_raid(m: Means) -> float:
    """The best Raid that nobody stands in the way of."""
    best = 0.0
    for territory in (*range(len(m.t.supply)), CENTRE):
        if territory != m.seat:
            here = workers(m.t, m.seat, territory, SOLDIER)
            if here > 0 and opposed(m.t, m.seat, territory) == 0:
                best = max(best, RAIDED * here - (MARKER if territory == CENTRE else 0.0))
    return best


def best_subterfuge(m: Means) -> float:
    """A step of Diplomacy, as many Influence as there are claims completed."""
    worth = 0.5 + len(m.t.completed[m.seat])
    for other in range(len(m.t.supply)):
        if other != m.seat and workers(m.t, m.seat, other, SPY) > 0:
            return worth
    return max(0.0, worth - MARKER) if workers(m.t, m.seat, CENTRE, SPY) > 0 else 0.0


def deals_abroad(m: Means) -> list[float]:
    """The best deal for Influence in an opponent's Market, as often as there are Merchants."""
    t = m.t
    here = 0
    for other in range(len(t.supply)):
        if other != m.seat:
            here += workers(t, m.seat, other, MERCHANT)
    if here == 0 or t.merchant == NOTHING:
        return []
    best = 0.0
    for line in range(2):
        pay = MERCHANT_PAY[t.merchant][line]
        if level(t, m.seat, WEALTH if line == 0 else TRADE) >= pay:
            best = max(best, MERCHANT_GAIN[t.merchant][line] - STEP * pay - 1.0)
    return [best] * min(here, MOST_POINTS)


def venture_worth(venture: Venture, points: int, kind: int) -> float:
    """The best that so many points can be used for."""
    if kind == DEPLOY:
        gains = venture.deploys
    elif kind == TASK:
        gains = venture.tasks
    elif kind == EITHER:
        return TRUST * max(sum(venture.deploys[:points]), sum(venture.tasks[:1]))
    else:
        gains = sorted(venture.deploys + venture.tasks, reverse=True)
    return TRUST * sum(gains[:points])


# Claims and cards


def claim_worth(m: Means, rank: int) -> float:
    """Claims to choose from; the more are in hand already, the less."""
    t = m.t
    later = min(len(CLAIM) - 1, int(m.rounds))
    worth = CLAIM[later] + MULTIPLIED * DIPLOMACY[t.diplomacy[m.seat]]
    crowded = CROWDED ** len(t.slots[m.seat])
    return worth * crowded * DRAWS[draws(t, rank)]


def open_cards(m: Means, bid: int, rank: int) -> float:
    """One card of the open ones, or two; who chooses early chooses better."""
    worths = sorted([card_worth(m, face) for face in m.t.open], reverse=True)
    if not worths:
        return 0.0
    first = worths[min(rank, len(worths) - 1)]
    return first + sum(worths) / len(worths) if bid > 1 else first


def group_to_come(m: Means, rank: int) -> float:
    """Once the cards are split: the group that is left if those before one have the same taste."""
    t = m.t
    if t.ranking and t.active != NOTHING and t.active in t.ranking:
        rank -= t.ranking.index(t.active)
    bid = t.bids[m.seat]
    worths: list[float] = []
    for group in t.groups:
        cards = [card_worth(m, face) for face in group]
        if cards:
            worths.append(max(cards) if bid == 1 else sum(cards))
    worths.sort(reverse=True)
    return worths[min(rank, len(worths) - 1)] if worths else 0.0


# The turn to come, and the bids


def turn_to_come(m: Means) -> float:
    """What can be done in the space that is open, in a turn that is not over or still to come."""
    t = m.t
    if t.space == NOTHING:
        return 0.0
    if t.space >= SOLDIER_SPACE:
        points, kind = points_now(m.me)
        return venture_worth(ventures(m, t.space), points, kind) if points > 0 else 0.0
    rank, _ = rank_to_come(m.me)
    if rank == NOTHING:
        return 0.0
    if t.space == CLAIMS_SPACE:
        return claim_worth(m, rank)
    return group_to_come(m, rank) if t.ranking else open_cards(m, t.bids[m.seat], rank)


def rank_worths(m: Means, aims: list[Aim], space: int) -> list[float]:
    """What each rank in a space is worth while bids are placed."""
    seats = len(m.t.supply)
    without = PLANNED * PACE[seats]
    if space == CLAIMS_SPACE:
        return [
            claim_worth(m, rank) + help_of_points(aims, m, space, 1.0, DEPLOY, without)
            for rank in range(seats)
        ]
    if space == WORKFORCE_SPACE:
        cards = help_of_points(aims, m, space, 1.5, DEPLOY, without)
        return [cards + open_cards(m, 1, rank) for rank in range(seats)]
    venture = ventures(m, space)
    worths: list[float] = []
    for rank in range(seats):
        points, kind = POINTS[seats][rank], KINDS[seats][rank]
        helped = help_of_points(aims, m, space, float(points), kind, without)
        worths.append(helped + venture_worth(venture, points, kind))
    return worths


def bids_placed(m: Means, aims: list[Aim]) -> float:
    """While bids are placed: what one's own stacks will bring."""
    if m.t.space != NOTHING or m.t.round == 0:
        return 0.0
    total = 0.0
    for space in range(SPACES):
        if m.t.heights[space * SEATS + m.seat] > 0:
            bid = stack_value(m.me.own.placed[space])
            total += expected_worth(m, space, bid, rank_worths(m, aims, space))
    return total
