"""The end of the game: the score pad."""

from __future__ import annotations

from ..model.state import Table
from ..printed.tables import KING_REWARDS, MOST_PERMITS, NOBILITY_FIRST, NOBILITY_SECOND, TILE_POINTS


def tile_points(table: Table, seat: int) -> int:
    """Points printed on the seat's bonus tiles."""
    return sum([TILE_POINTS[tile] for tile, owner in enumerate(table.tiles) if owner == seat])


def king_reward_points(table: Table, seat: int) -> int:
    """Points printed on the seat's king's rewards."""
    return sum([KING_REWARDS[nth] for nth, owner in enumerate(table.king_rewards) if owner == seat])


def nobility_points(table: Table) -> list[int]:
    """Furthest 5, second 2; tied for first: 5 each and no second; tied for second: 2 each."""
    track = table.nobility
    first = max(track)
    behind = [space for space in track if space < first]
    second = max(behind) if behind and track.count(first) == 1 else -1
    return [
        NOBILITY_FIRST if space == first else NOBILITY_SECOND if space == second else 0 for space in track
    ]


def permit_points(table: Table) -> list[int]:
    """Most permits, face up and face down; on a tie everybody or nobody, by the rule option."""
    return most_permits(table, permits_taken(table))


def permits_taken(table: Table) -> list[int]:
    """How many permits each seat has, used or not."""
    return [len(table.permits[seat]) + len(table.used[seat]) for seat in range(len(table.coins))]


def most_permits(table: Table, taken: list[int]) -> list[int]:
    """The points for most permits, where each seat has so many."""
    most = max(taken)
    if taken.count(most) > 1 and table.rules.permit_ties == "none":
        return [0] * len(taken)
    return [MOST_PERMITS if count == most else 0 for count in taken]


def score_pad(table: Table) -> list[list[int]]:
    """Points on the track, bonus tiles, king's rewards, nobility, permits: a row each, a column a seat."""
    seats = range(len(table.coins))
    return [
        table.points[:],
        [tile_points(table, seat) for seat in seats],
        [king_reward_points(table, seat) for seat in seats],
        nobility_points(table),
        permit_points(table),
    ]


def tie_breaker(table: Table, seat: int) -> int:
    """Assistants and politics cards together."""
    return table.assistants[seat] + table.hands[seat]


def ranks(table: Table) -> list[int]:
    """Most points first, then the tie breaker; whoever is still level shares the rank."""
    pad = score_pad(table)
    standing = [
        (sum([row[seat] for row in pad]), tie_breaker(table, seat)) for seat in range(len(table.coins))
    ]
    return [1 + sum([1 for other in standing if other > mine]) for mine in standing]
