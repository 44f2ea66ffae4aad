"""What a simulation found."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import Final

from msgspec import Struct

from regency import build

from .statistics import Interval, mean, mean_interval, wilson

UNFINISHED: Final = "unfinished"


class Game(Struct, frozen=True):
    """One game: `shares` of the win and `scores` by chair; a game that met the limit has neither.

    All shares are nought where nobody has won.
    """

    number: int
    reason: str
    shares: tuple[float, ...]
    scores: tuple[int, ...]
    decisions: int
    turns: int
    seconds: float


class Report(Struct, frozen=True):
    """Lists are in the order of the chairs, not of the seats, which the chairs take in turn."""

    game: str
    seats: tuple[str, ...]
    games: int
    wins: tuple[float, ...]  # a win shared by two counts as half for each
    win_intervals: tuple[Interval, ...]  # of the share of all games, 95 %
    mean_scores: tuple[float, ...]  # of the finished games
    score_intervals: tuple[Interval, ...]
    mean_length: float  # decisions a game
    mean_turns: float  # turns of all seats together, as the game counts its progress
    median_turns: float
    end_reasons: dict[str, int]
    decisions: int  # only where there was a choice of two or more
    seconds: float  # CPU time of play, setup included, of all workers together
    decisions_per_second: float
    build: str
    limit: int  # entries; a longer game is broken off
    unfinished: int
    unwon: int = 0  # finished, and nobody has won
    paces: tuple[str, ...] = ()  # how quickly the bots acted, where time ran


def summarise(
    game: str, chairs: Sequence[str], limit: int, games: Sequence[Game], paces: Sequence[str] = ()
) -> Report:
    """Count the games; those that met the limit count as nobody's win and have no score."""
    finished = [one for one in games if one.reason != UNFINISHED]
    seats = range(len(chairs))
    wins = tuple(sum(one.shares[chair] for one in finished) for chair in seats)
    scores = [[one.scores[chair] for one in finished] for chair in seats]
    decisions = sum(one.decisions for one in games)
    seconds = sum(one.seconds for one in games)
    return Report(
        game=game,
        seats=tuple(chairs),
        games=len(games),
        wins=wins,
        win_intervals=tuple(wilson(won, len(games)) for won in wins),
        mean_scores=tuple(mean(row) for row in scores),
        score_intervals=tuple(mean_interval(row) for row in scores),
        mean_length=mean([one.decisions for one in games]),
        mean_turns=mean([one.turns for one in games]),
        median_turns=float(median(one.turns for one in games)),
        end_reasons=count_reasons(games),
        decisions=decisions,
        seconds=seconds,
        decisions_per_second=decisions / seconds if seconds > 0 else 0.0,
        build=build.kind(),
        limit=limit,
        unfinished=len(games) - len(finished),
        unwon=sum(not any(one.shares) for one in finished),
        paces=tuple(paces),
    )


def count_reasons(games: Sequence[Game]) -> dict[str, int]:
    """How the games ended, the most frequent way first."""
    found: dict[str, int] = {}
    for one in games:
        found[one.reason] = found.get(one.reason, 0) + 1
    return dict(sorted(found.items(), key=lambda item: (-item[1], item[0])))
