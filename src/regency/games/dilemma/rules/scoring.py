"""The end of the game: agendas, open agendas, Power, and what the places bring."""

from __future__ import annotations

from ..effects.goods import gain_crave, reveal_pool
from ..effects.reign import end_reign, enter_phase, note_place, recall_for_good, reveal_agenda, write_pad
from ..model.state import Game, Table
from ..printed.abilities import COINS, POSITIVE_SCORED, RANKS_COINS, SCORES_NEGATIVE, SCORES_POSITIVE, WHEN
from ..printed.agendas import (
    COIN_POINTS,
    EXTREMIST,
    HIGHEST_POINTS,
    LOWEST_POINTS,
    MARKER_POINTS,
    PLACES,
    POWER_POINTS,
    REBEL,
    REBEL_CRAVE,
    ZONES,
)
from ..printed.figures import DIED, RESOURCES, SCORED
from .abilities import extra, of_house
from .achievements import mark_boxes, mark_lines
from .outcome import reward

LINES = ("agenda", "coins", "open-agendas", "power")


def score(g: Game, end: int) -> None:
    """Everything from the secret agendas to the boxes of the houses."""
    t = g.table
    enter_phase(g, SCORED)
    end_reign(g, end)
    for seat in range(len(t.house)):
        reveal_agenda(g, seat)
    for seat in range(len(t.house)):
        reveal_pool(g, seat)
    write_pad(g, pad(t))
    for seat, (prestige, crave) in enumerate(rewards(t)):
        note_place(g, seat, prestige, crave)
        reward(g, t.house[seat], prestige, crave)
    for seat in range(len(t.house)):
        if t.agendas[seat] == REBEL and end != DIED:
            gain_crave(g, t.house[seat], REBEL_CRAVE)
    mark_boxes(g)
    mark_lines(g)
    recall_for_good(g)


def pad(t: Table) -> tuple[tuple[int, ...], ...]:
    """Points by item and seat."""
    seats = range(len(t.house))
    ranked = coin_ranks(t)
    return (
        tuple([agenda_points(t.row, t.agendas[seat]) for seat in seats]),
        tuple([coin_points(t.agendas[seat], ranked[seat]) for seat in seats]),
        tuple([open_points(t, seat) for seat in seats]),
        tuple(placed(list(t.power_left), POWER_POINTS)),
    )


def agenda_points(rows: list[int], agenda: int) -> int:
    """Markers in the zones of the card, bounds included; the Extremist measures the distance."""
    if agenda == EXTREMIST:
        return max(rows) - min(rows) + 1
    inside = 0
    for row in rows:
        if any([low <= row <= high for low, high in ZONES[agenda]]):
            inside += 1
    return MARKER_POINTS[agenda][inside]


def places_of(values: list[int]) -> list[int]:
    """Dense places, the highest first: two firsts, then a second."""
    order = sorted(set(values), reverse=True)
    return [order.index(value) for value in values]


def coin_ranks(t: Table) -> list[int]:
    """By coins held; Kornhall may count as richer."""
    coins = [t.coins_left[seat] + counted_richer(t, seat) for seat in range(len(t.house))]
    return places_of(coins)


def counted_richer(t: Table, seat: int) -> int:
    """What an ability adds when coins are compared."""
    return sum([each[COINS] for each in of_house(t, t.house[seat]) if each[WHEN] == RANKS_COINS])


def coin_points(agenda: int, place: int) -> int:
    """Everybody who shares a rank scores by the own card."""
    points = COIN_POINTS[agenda]
    return points[place] if place < len(points) else 0


def open_points(t: Table, seat: int) -> int:
    """The open agendas before a screen."""
    return sum([token_points(t, seat, token) for token in range(2 * RESOURCES) if t.token[token] == seat])


def token_points(t: Table, seat: int, token: int) -> int:
    """Highest or second highest pays, lowest or second lowest costs; abilities add what they add."""
    resource, kind = token // 2, token % 2
    values = t.row if kind == 0 else [-row for row in t.row]
    table = HIGHEST_POINTS if kind == 0 else LOWEST_POINTS
    place = places_of(values)[resource]
    points = table[place] if place < len(table) else 0
    if points > 0:
        points += extra(t, seat, SCORES_POSITIVE) + extra(t, seat, POSITIVE_SCORED, resource)
    elif points < 0:
        points += extra(t, seat, SCORES_NEGATIVE)
    return points


def placed(values: list[int], table: tuple[int, ...]) -> list[int]:
    """What the first places are paid."""
    return [table[place] if place < len(table) else 0 for place in places_of(values)]


def totals(t: Table) -> list[int]:
    """The sum of the pad."""
    return [sum([row[seat] for row in t.pad]) for seat in range(len(t.house))]


def ranks(t: Table) -> list[int]:
    """Places for the result of the match; shared ones skip the next."""
    worth = totals(t)
    return [1 + sum([other > mine for other in worth]) for mine in worth]


def cells(t: Table) -> list[int]:
    """Which row of the table each seat is paid by: first, second, in between, or last."""
    worth = totals(t)
    if len(set(worth)) == 1:
        return [0] * len(worth)
    found = ranks(t) if t.rules.places == "shared" else [place + 1 for place in places_of(worth)]
    least = min(worth)
    return [3 if mine == least else min(rank, 3) - 1 for mine, rank in zip(worth, found)]


def rewards(t: Table) -> list[tuple[int, int]]:
    """Prestige and Crave of every place."""
    return [PLACES[t.ended][cell] for cell in cells(t)]
