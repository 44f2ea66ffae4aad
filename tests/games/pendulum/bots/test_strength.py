"""How well the greedy bot plays Pendulum, and how it keeps to its pace, measured."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from regency.bots import PACES
from regency.bots.pace import LEAST, MINUTE
from regency.games.pendulum import RULES
from regency.games.pendulum.bots import chances
from regency.games.pendulum.flow.stages import ActFreely
from regency.games.pendulum.model.actions import FlipTimer
from regency.games.pendulum.model.options import Options
from regency.kernel.core import asks
from regency.kernel.edge import NEVER, Action
from regency.kernel.entries import Play
from regency.kernel.match import AnyMatch, Match
from regency.lab import Report, simulate

AGAINST_RANDOM = ["greedy", "random", "random", "random"]
IN_TIME = Options(mode="realtime")
IN_TURNS = Options(mode="untimed_turns")
BOTH = pytest.mark.parametrize("options", [IN_TIME, IN_TURNS], ids=["realtime", "untimed_turns"])
EACH = pytest.mark.parametrize("pace", PACES)
GAMES = 200


@pytest.mark.compiled
@BOTH
def test_greedy_clearly_beats_three_random_seats(options: Options) -> None:
    report = simulate(RULES, AGAINST_RANDOM, 4, 1, options)
    assert report.unfinished == 0 and report.wins[0] >= 3


@pytest.mark.nightly
@pytest.mark.compiled
@BOTH
def test_greedy_wins_nine_of_ten_games_against_three_random_seats(options: Options) -> None:
    """A game that nobody wins is lost."""
    report = simulate(RULES, AGAINST_RANDOM, GAMES, 1, options)
    assert report.unfinished == 0
    assert report.wins[0] >= 0.9 * GAMES


@pytest.mark.nightly
@pytest.mark.compiled
@BOTH
def test_of_four_greedy_seats_somebody_wins_nine_times_of_ten(options: Options) -> None:
    report = simulate(RULES, ["greedy"] * 4, GAMES, 1, options)
    assert report.unfinished == 0
    assert report.unwon <= 0.1 * GAMES


def solo(level: int, options: Options, games: int = GAMES) -> Report:
    return simulate(RULES, ["greedy"], games, 1, Options(mode=options.mode, solo_level=level))


@pytest.mark.compiled
@EACH
def test_alone_it_comes_to_an_end_at_every_pace(pace: str) -> None:
    """Nobody else turns a timer for it."""
    report = simulate(RULES, ["greedy"], 3, 1, IN_TIME, paces=[pace])
    assert report.unfinished == 0


@pytest.mark.nightly
@pytest.mark.compiled
@BOTH
def test_alone_it_wins_about_half_on_the_first_level_and_seldom_on_the_last(options: Options) -> None:
    first, last = solo(1, options), solo(6, options)
    assert first.unfinished == last.unfinished == 0
    assert first.wins[0] > 0.4 * GAMES and last.wins[0] < 0.15 * GAMES


# How it keeps to its pace, as records tell


class Acted(NamedTuple):
    """An entry of a seat while time ran."""

    now: int
    seat: int
    age: int  # of the entry that it had seen
    action: Action
    free: bool  # it need not have been done
    left_to: int  # since when others could have acted by what it flips, or NEVER


def acted(path: Path) -> Iterator[Acted]:
    """A record folded again: what was done at running time."""
    whole = Match.load(RULES, path)
    again: AnyMatch = Match.from_header(RULES, whole.header)
    times = [again.state.clock.now]
    for entry, _ in whole.entries:
        g = again.state
        ran = g.clock.running
        free, left_to = False, NEVER
        if isinstance(entry, Play) and ran:
            free = any(isinstance(ask, ActFreely) for ask in asks(g, entry.seat))
            if isinstance(entry.do[0], FlipTimer):
                left_to = chances.courtesy(again.look(entry.seat), entry.do[0].area)
        again.apply(entry)
        now = again.state.clock.now
        if isinstance(entry, Play) and ran:
            yield Acted(now, entry.seat, now - times[entry.seen], entry.do[0], free, left_to)
        times.append(now)


def records(folder: Path, pace: str, games: int) -> list[list[Acted]]:
    chairs = ["greedy", "greedy", "random", "greedy"]
    report = simulate(RULES, chairs, games, 1, IN_TIME, records=folder, paces=[pace])
    assert report.unfinished == 0
    return [list(acted(record)) for record in sorted(folder.iterdir())]


def keeps(pace: str, games: list[list[Acted]]) -> None:
    """Nobody is quicker than people are, more often than its pace allows, or less considerate."""
    whole = [one for game in games for one in game]
    assert min(one.age for one in whole) >= LEAST
    for game in games:
        for seat in range(4):
            times = [one.now for one in game if one.seat == seat and one.free]
            busiest = max(sum(first <= each < first + MINUTE for each in times) for first in times)
            assert busiest <= PACES[pace].actions
    waited = [one.now - one.left_to for one in whole if one.left_to != NEVER]
    assert not waited or min(waited) >= PACES[pace].courtesy


@pytest.mark.compiled
@EACH
def test_a_game_in_time_keeps_to_its_pace(pace: str, tmp_path: Path) -> None:
    keeps(pace, records(tmp_path, pace, 1))


@pytest.mark.nightly
@pytest.mark.compiled
@EACH
def test_many_games_in_time_keep_to_their_pace(pace: str, tmp_path: Path) -> None:
    keeps(pace, records(tmp_path, pace, 30))
