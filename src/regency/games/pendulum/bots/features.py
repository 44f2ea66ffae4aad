"""What a position is worth: what greedy bots and hints look at. The unit is a step on a track."""

from __future__ import annotations

from typing import Final

from ..model.state import Eyes, Table, cubes_of
from ..printed.board import RESERVE
from ..printed.cards import CARD_COST, CARD_EFFECTS
from ..printed.terms import (
    ANY_PAID,
    CUBES,
    FREE,
    GRANDE,
    NOTHING,
    PLAY,
    REALTIME,
    ROUNDS,
    SECOND_GRANDE,
    TRACKS,
    VOTES_PAID,
    WORKERS,
    Cost,
)
from ..rules.provinces import HOLDER
from ..rules.winning import distance
from .prospects import prospects
from .worth import (
    BEYOND,
    FAR,
    IN_SIGHT,
    LAST_CHANCE,
    LEGEND,
    PROMOTION,
    STEP,
    WORKER,
    Mind,
    cost_worth,
    cube_worth,
    effects_worth,
    slots_worth,
    votes_worth,
    workers_in_play,
)

FEATURES: Final = (
    "points",
    "legend",
    "cubes",
    "votes",
    "provinces",
    "workers",
    "prospects",
    "cards",
    "sand",
)
HELD: Final = 0.55  # of what a card brings, while it is in the hand
DREAM: Final = 0.4  # of a card that cannot be paid at all
USED: Final = 0.3  # and when it has to be recalled first
TURNED: Final = 0.3  # a timer that waits to be turned
STALLED: Final = 20.0  # all of them do: nothing goes on until somebody turns one
SETTLED: Final = 0.02  # to be done, where nothing is left to do
RESTLESS: Final = 0.01  # each move of a worker
CHOICE: Final = 0.03  # each open province
TEN: Final = 10  # cubes for the legendary end reward


def weigh(me: Eyes) -> list[float]:
    """A number for each of FEATURES."""
    t, seat = me.table, me.seat
    m = Mind(me)
    return [
        points(t, seat),
        legend(m),
        cubes(m),
        votes_worth(0, t.votes[seat]),
        slots_worth(m) + beside_slots(m),
        workers(m),
        prospects(me, m),
        cards(m),
        sand(t, seat),
    ]


def points(t: Table, seat: int) -> float:
    """How far the markers have come; the farthest from the parchment counts most."""
    if t.mats[seat] < 0:
        return 0.0
    total = 0.0
    for track in range(TRACKS):
        away = distance(t, seat, track)
        if away > 0:
            total -= STEP * away + FAR * away * (away + 1) / 2
        else:
            total += BEYOND * (1 - away)
        total += BEYOND * t.glory[seat * TRACKS + track]
    return total


def legend(m: Mind) -> float:
    """The legendary point, or how near it is."""
    t, seat = m.t, m.seat
    if t.legendary[seat] or t.token == seat:
        return LEGEND
    near = IN_SIGHT * m.nearness()
    if t.round < ROUNDS:
        return near
    return max(near, LAST_CHANCE * min(TEN, t.military[seat] + t.culture[seat] + t.gold[seat]) / TEN)


def cubes(m: Mind) -> float:
    """Resources."""
    held = (m.t.military[m.seat], m.t.culture[m.seat], m.t.gold[m.seat])
    total = 0.0
    for cube in range(CUBES):
        for have in range(held[cube]):
            total += cube_worth(cube, have)
    return total * m.ending


def beside_slots(m: Mind) -> float:
    """A province that is not tucked yet, or not yet sure; and what is open to choose from."""
    t = m.t
    count = 0 if t.drawn[m.seat] == NOTHING else 1
    for held in t.pending:
        if held[HOLDER] == m.seat:
            count += 1
    return count * m.left + CHOICE * (len(t.spaces) - t.spaces.count(NOTHING))


def workers(m: Mind) -> float:
    """Workers in play, grande ones a little more; each move costs a little."""
    t = m.t
    base = m.seat * WORKERS
    total = WORKER * m.left * workers_in_play(t, m.seat)
    for worker in (GRANDE, SECOND_GRANDE):
        if t.at[base + worker] < RESERVE:
            total += PROMOTION * m.left
    return total - RESTLESS * sum(t.moves[base : base + WORKERS])


def cards(m: Mind) -> float:
    """Cards in the hand, and those that a recall would bring back."""
    total = 0.0
    for card in m.t.hands[m.seat]:
        total += HELD * card_worth(m, card)
    for card in m.t.discards[m.seat]:
        total += USED * card_worth(m, card)
    return total


def card_worth(m: Mind, card: int) -> float:
    """What it brings more than it costs; the nearer its price is, the more."""
    gain = effects_worth(m, CARD_EFFECTS[card])
    if CARD_COST[card] == FREE:
        return gain
    gain -= cost_worth(m, CARD_COST[card])
    return gain * (DREAM + (1.0 - DREAM) * saved(m, CARD_COST[card])) if gain > 0.0 else 0.0


def saved(m: Mind, cost: Cost) -> float:
    """How much of a price in cubes and votes is there."""
    t, seat = m.t, m.seat
    price = cost[0] + cost[1] + cost[2] + cost[VOTES_PAID] + cost[ANY_PAID]
    if not price:
        return 1.0
    short = max(0, cost[VOTES_PAID] - t.votes[seat])
    for cube in range(CUBES):
        short += max(0, cost[cube] - cubes_of(t, cube)[seat])
    short += max(0, cost[ANY_PAID] - t.military[seat] - t.culture[seat] - t.gold[seat])
    return 1.0 - short / price


def sand(t: Table, seat: int) -> float:
    """Timers that wait to be turned, and whether one is done."""
    total = SETTLED if t.done[seat] else 0.0
    if t.mode == REALTIME and t.phase == PLAY:
        total -= TURNED * t.run_out.count(True)
        if False not in t.run_out:
            total -= STALLED
    return total
