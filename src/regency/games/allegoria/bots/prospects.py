"""What there is to hope for outside the claims: tracks, cards, Workers, Alms and the spaces, in Influence."""

from __future__ import annotations

from typing import Final

from ..model.state import Table, workers
from ..printed.cards import TYPE, VALUE
from ..printed.terms import (
    CENTRE,
    FACES,
    JOKER,
    MERCHANT,
    MERCHANT_SPACE,
    SCHOLAR_SPACE,
    SOLDIER,
    SOLDIER_SPACE,
    SPY,
    SPY_SPACE,
    TRACKS,
)
from ..printed.tracks import ALMS_END, ALMS_INFLUENCE, TOP, TOWN_INFLUENCE
from .aims import odds_at
from .effort_battles import opposed
from .means import TASKS, Means

SOON: Final = 2.0  # points to come with which goods still turn into Influence
HOPE: Final = 0.75  # of the next area of a track, once one stands before it
FIRST_HOPE: Final = 0.15  # of it for a level at the lower end
CARD_LEVEL: Final = 0.3  # a card, for each of its value
JOKER_LEVEL: Final = 0.36
ALMS_TOKEN: Final = 0.35  # on every other space
STEPS: Final = 3  # that one turn may bring
SPARE_CARD: Final = 0.12  # a card by itself

# A Worker at home, in the centre, and abroad
SOLDIER_AT: Final[tuple[float, ...]] = (0.15, 0.35, 0.6)
SPY_AT: Final[tuple[float, ...]] = (0.25, 0.7, 0.85)
MERCHANT_AT: Final[tuple[float, ...]] = (0.2, 0.5, 1.0)
OPPOSED_AT: Final = 0.25  # a Soldier that others stand in the way of
FURTHER: Final = 0.6  # each further Spy or Merchant


def town_hopes(influence: list[int]) -> list[float]:
    """By level: the Influence of the area, and a share of the next one's."""
    found: list[float] = []
    for now in range(TOP + 1):
        first = now
        while first > 0 and influence[first - 1] == influence[now]:
            first -= 1
        after = now
        while after <= TOP and influence[after] == influence[now]:
            after += 1
        if after > TOP:
            found.append(float(influence[now]))
            continue
        share = FIRST_HOPE + (HOPE - FIRST_HOPE) * (now - first) / max(1, after - 1 - first)
        found.append(share * (influence[after] - influence[now]))
    return found


HOPES: Final = {layout: town_hopes(levels) for layout, levels in TOWN_INFLUENCE.items()}


RIVAL_LEVEL: Final = 0.3
RIVAL_TOWNS: Final = {
    layout: [influence + RIVAL_LEVEL * now for now, influence in enumerate(levels)]
    for layout, levels in TOWN_INFLUENCE.items()
}


def soon(points: float) -> float:
    """How much of what needs points to pay still counts."""
    return min(1.0, points / SOON)


def town_worth(m: Means) -> float:
    """The five tracks: areas, and hopes for the next ones."""
    t = m.t
    layout = t.rules.town_layout
    influence = TOWN_INFLUENCE[layout]
    hopes = HOPES[layout]
    total = 0.0
    for track in range(TRACKS):
        now = t.tracks[m.seat * TRACKS + track]
        total += influence[now]
        if now < TOP:
            total += hopes[now] * soon(m.points[SOLDIER_SPACE + track])
    return total


def rival_town(t: Table, seat: int) -> float:
    """An opponent's tracks, whatever is hoped of them."""
    worths = RIVAL_TOWNS[t.rules.town_layout]
    total = 0.0
    for place in range(seat * TRACKS, seat * TRACKS + TRACKS):
        total += worths[t.tracks[place]]
    return total


# Cards


def card_worth(m: Means, face: int) -> float:
    """A card, while there is a space to play it in."""
    kind = TYPE[face]
    if kind == JOKER:
        points = max([m.points[SOLDIER_SPACE + track] for track in range(TRACKS)])
        return soon(points) * (SPARE_CARD + JOKER_LEVEL * VALUE[face])
    room = TOP - m.t.tracks[m.seat * TRACKS + kind]
    return soon(m.points[SOLDIER_SPACE + kind]) * (SPARE_CARD + CARD_LEVEL * min(room, VALUE[face]))


def cards_in_hand(m: Means) -> float:
    total = 0.0
    hand = m.me.own.hand
    for face in range(FACES):
        if hand[face] > 0:
            total += hand[face] * card_worth(m, face)
    return total


# Workers


def workers_out(m: Means) -> float:
    """Workers where they can do something, while there are Tasks to come."""
    return soldiers(m) + others(m, SPY, SPY_SPACE, SPY_AT) + others(m, MERCHANT, MERCHANT_SPACE, MERCHANT_AT)


def soldiers(m: Means) -> float:
    """Each may be worth an Influence by a Raid, where nobody stands in the way."""
    t = m.t
    total = 0.0
    for territory in (*range(len(t.supply)), CENTRE):
        here = workers(t, m.seat, territory, SOLDIER)
        if here > 0:
            if territory == m.seat:
                total += here * SOLDIER_AT[0]
            elif opposed(t, m.seat, territory) > 0:
                total += here * OPPOSED_AT
            else:
                total += here * (SOLDIER_AT[1] if territory == CENTRE else SOLDIER_AT[2])
    return total * soon(m.points[TASKS + SOLDIER_SPACE])


def others(m: Means, kind: int, space: int, worth: tuple[float, ...]) -> float:
    """Spies and Merchants: the more of them, the longer the last ones wait."""
    t = m.t
    total = 0.0
    weight = soon(m.points[TASKS + space])
    for territory in (*range(len(t.supply)), CENTRE):
        place = 0 if territory == m.seat else 1 if territory == CENTRE else 2
        for _ in range(workers(t, m.seat, territory, kind)):
            total += weight * worth[place]
            weight *= FURTHER
    return total


# Alms


def alms_ahead(m: Means, now: int) -> float:
    """A space of the Alms Track, and the last one as far as it is within reach from there."""
    if now >= ALMS_END:
        return float(ALMS_INFLUENCE[ALMS_END])
    points = m.points[TASKS + SCHOLAR_SPACE]
    last = ALMS_INFLUENCE[ALMS_END] * odds_at(((ALMS_END - now) / points) ** 2)
    if now > 0:
        return ALMS_INFLUENCE[now] + last
    return ALMS_INFLUENCE[0] * (1.0 - odds_at((1.0 / points) ** 2)) + last


def alms_steps(m: Means) -> list[float]:
    """What the next steps bring, a token now and then among it."""
    now = m.t.alms[m.seat]
    ahead = [alms_ahead(m, now + step) for step in range(STEPS + 1)]
    return [
        max(0.0, ahead[step + 1] - ahead[step]) + ALMS_TOKEN for step in range(min(STEPS, ALMS_END - now))
    ]
