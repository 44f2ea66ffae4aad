"""The last emporium, the last turns, the end."""

from __future__ import annotations

import pytest

from regency.games.council.model.actions import ElectCouncillor
from regency.games.council.model.events import (
    EmporiumBuilt,
    GameEnded,
    LastEmporiumBuilt,
    PointsGained,
    TileTaken,
    TurnBegan,
    TurnEnded,
)
from regency.games.council.model.options import Options
from regency.games.council.printed.tables import NOTHING
from regency.kernel.edge import Event
from regency.kernel.errors import GameOver
from tests.games.council.builder import Game, position
from tests.games.council.names import build, city, end, engage, king_to, pay
from tests.games.council.play import can, do, of, refused, table

pytestmark = pytest.mark.both
NINE = "ABCDEFKMN"  # none of them a neighbour of Juvelar


def nearly(seats: int = 4, active: int = 0, **more: object) -> Game:
    """One emporium is left, and the permit for Juvelar, which has no token, held."""
    return position(
        seats,
        active=active,
        emporiums=[NINE if seat == active else "" for seat in range(seats)],
        neutral="AFK" if seats == 2 else None,
        permits=["J" if seat == active else "" for seat in range(seats)],
        **more,  # type: ignore[arg-type]
    )


def play_on(match: Game, seat: int) -> list[Event]:
    """The shortest of turns."""
    return do(match, seat, of(ElectCouncillor, match.options(seat))[0], end)


def test_the_tenth_emporium_brings_three_points_at_once() -> None:
    """Ruling 28."""
    match = nearly()
    assert do(match, 0, build("J", "J"))[1:] == [
        EmporiumBuilt(0, city("J"), 0),
        LastEmporiumBuilt(0),
        PointsGained(0, 3),
    ]
    assert (table(match).trigger, table(match).points[0], table(match).finished) == (0, 3, False)


def test_the_ninth_emporium_ends_nothing() -> None:
    match = position(emporiums=[NINE[1:]], permits=["J"])
    assert do(match, 0, build("J", "J"))[-1] == EmporiumBuilt(0, city("J"), 1)
    assert (table(match).trigger, table(match).points[0]) == (NOTHING, 0)


def test_tiles_come_before_the_last_emporiums_points() -> None:
    match = position(
        emporiums=["ABCDFGHIL"], permits=["J"], tokens={"N": "nobility", "O": "nobility"}, king_rewards=[1]
    )
    kinds = [type(event) for event in do(match, 0, build("J", "J"))]
    assert kinds.index(TileTaken) < kinds.index(LastEmporiumBuilt) == len(kinds) - 2


def test_the_king_may_build_the_last_emporium() -> None:
    four = "pink pink blue white"
    match = nearly(hands=[four], councils={"king": four})
    assert do(match, 0, king_to("J"), pay(four))[-2:] == [LastEmporiumBuilt(0), PointsGained(0, 3)]


def test_the_turn_of_the_trigger_is_finished_normally() -> None:
    """Ruling 29."""
    match = nearly(main_actions=2, coins=[3])
    do(match, 0, build("J", "J"))
    assert can(match, 0, engage) and can(match, 0, end)
    assert of(ElectCouncillor, match.options(0))
    do(match, 0, engage)
    do(match, 0, of(ElectCouncillor, match.options(0))[0])
    assert match.options(0) == [end]


@pytest.mark.parametrize(("seats", "active"), [(2, 0), (2, 1), (3, 1), (4, 0), (4, 2), (4, 3)])
def test_each_other_player_has_one_full_turn_more(seats: int, active: int) -> None:
    """Ruling 29."""
    match = nearly(seats, active)
    do(match, active, build("J", "J"), end)
    told: list[Event] = []
    for nth in range(1, seats):
        assert match.waited_for() == [(active + nth) % seats]
        assert match.outcome() is None
        told = play_on(match, (active + nth) % seats)
    assert told[-2:] == [TurnEnded((active - 1) % seats), GameEnded()]
    assert not of(TurnBegan, told)
    assert (table(match).finished, match.waited_for()) == (True, [])
    outcome = match.outcome()
    assert outcome is not None and outcome.reason == "last-emporium"
    assert refused(match, active, end) == GameOver()


@pytest.mark.parametrize(("rule", "points"), [("first", 0), ("every", 3)])
def test_a_later_finisher_gains_the_three_points_by_the_rule_option_only(rule: str, points: int) -> None:
    """Ruling 28, both settings."""
    options = Options(last_emporium=rule)  # type: ignore[arg-type]
    match = nearly(active=1, trigger=0, options=options)
    told = do(match, 1, build("J", "J"))
    assert not of(LastEmporiumBuilt, told)
    assert (table(match).points[1], table(match).trigger) == (points, 0)


@pytest.mark.parametrize("rule", ["first", "every"])
def test_the_first_finisher_gains_them_once_in_either_case(rule: str) -> None:
    match = nearly(options=Options(last_emporium=rule))  # type: ignore[arg-type]
    do(match, 0, build("J", "J"))
    assert table(match).points[0] == 3


def test_a_second_trigger_does_not_prolong_the_game() -> None:
    """Ruling 29."""
    match = nearly(seats=3, active=1, trigger=0)
    do(match, 1, build("J", "J"), end)
    assert match.waited_for() == [2]
    play_on(match, 2)
    assert table(match).finished


def test_what_an_emporium_ends_cannot_be_gained_twice() -> None:
    """Electing after the tenth emporium does not look at the last emporium again."""
    match = nearly(main_actions=2)
    do(match, 0, build("J", "J"))
    do(match, 0, of(ElectCouncillor, match.options(0))[0])
    assert table(match).points[0] == 3
