"""What each worker can do, in a word; and the figures that the board shows."""

from __future__ import annotations

import msgspec
import pytest

from regency.games.pendulum import RULES
from regency.games.pendulum.printed.board import BLACK, PURPLE
from regency.games.pendulum.printed.terms import RED, TRACKS
from regency.games.pendulum.telling.workers import state_of
from tests.games.pendulum.builder import (
    Game,
    achievement,
    begun,
    do,
    give,
    hand,
    have,
    opened,
    put,
    tucked,
    turns,
)
from tests.games.pendulum.names import COMMON, GRANDE, act, place, play, province


def states(match: Game, seat: int = 0) -> list[str]:
    return [str(state) for state in RULES.figures(match.look(seat))["states"][seat]]


@pytest.mark.parametrize(
    ("where", "gold", "state"),
    [
        ("BL1", 0, "act"),
        ("PL2", 2, "act"),
        ("PL2", 1, "short"),
        ("PL2a", 2, "rests"),
        ("BU1", 0, "waits"),
        ("BU1a", 0, "free"),
        ("mat", 0, "free"),
        ("reserve", 0, "out"),
    ],
)
def test_a_worker_is_in_one_of_these_states(where: str, gold: int, state: str) -> None:
    match = turns()
    give(match, 0, gold=gold)
    put(match, 0, COMMON, where)
    assert state_of(match.state.table, COMMON) == state


def test_who_broke_in_may_still_lose_the_box() -> None:
    match = begun(mats=("C3A", "C1", "C2", "C4"), order=(1, 2, 3, 0))
    put(match, 0, COMMON, "mat")
    do(match, 0, play("C3-A3"), place(COMMON, "GL2"))
    assert states(match)[COMMON] == "held"
    match.advance(match.state.clock.at + 1_000)
    assert states(match)[COMMON] == "act"


def test_an_intruder_that_may_only_produce_cannot_act() -> None:
    match = turns("C3A")
    put(match, 0, COMMON, "BL1")
    match.state.table.intruders[COMMON] = True
    assert state_of(match.state.table, COMMON) == "short"


def test_what_a_state_says_is_what_the_options_say() -> None:
    match = turns()
    for where in ("BL1", "PL2", "BU1", "GL3a", "GU3a", "mat"):
        put(match, 0, COMMON, where)
        kinds = {
            type(option).__name__ for option in match.options(0) if getattr(option, "worker", None) == COMMON
        }
        assert ("Act" in kinds) == (state_of(match.state.table, COMMON) == "act"), where
        assert ("PlaceWorker" in kinds) == (state_of(match.state.table, COMMON) in ("free", "waits")), where


def test_a_flip_is_told_by_what_it_does_to_the_own_workers() -> None:
    match = turns(stand={GRANDE: "BL1", COMMON: "BL2"})
    do(match, 0, act(GRANDE, "BL1"))
    figures = RULES.figures(match.look(0))
    assert figures["flip"][BLACK] == {"unused": [COMMON], "freed": [GRANDE], "awaited": []}
    assert figures["flip"][PURPLE] == {"unused": [], "freed": [], "awaited": []}
    put(match, 0, COMMON, "BU3")
    assert RULES.figures(match.look(0))["flip"][BLACK]["awaited"] == [COMMON]
    assert RULES.figures(match.look(0))["at_stake"][BLACK] == [0, 2, 2, 2]
    assert RULES.figures(match.look(0))["flips"] == 2


def test_tracks_are_told_by_their_distance_and_their_points() -> None:
    match = turns()
    give(match, 0, power=15, prestige=11, popularity=3, legendary=1)
    figures = RULES.figures(match.look(0))
    assert figures["distance"][0] == [-1, 0, 5]
    assert figures["parchment"][0] == [2, 1, 0]
    assert figures["steps_left"] == [5, 34, 34, 34]


def test_before_characters_are_chosen_there_are_no_points() -> None:
    match = opened(3)
    assert RULES.figures(match.watch())["parchment"] == [[0, 0, 0]] * 3
    assert RULES.figures(match.watch())["production"] == [[()] * 4] * 3


def test_a_production_is_told_with_its_provinces() -> None:
    match = turns()
    tucked(match, 0, "red", province("vote"))
    figures = msgspec.json.decode(msgspec.json.encode(RULES.figures(match.look(0))))
    assert figures["production"][0][RED] == [[0, 0, 4], [1, -1, 2]]


def test_what_an_achievement_lacks_is_told_for_everybody() -> None:
    match = turns()
    achievement(match, 9)
    have(match, 0, "4m 3c 1v")
    figures = RULES.figures(match.look(0))
    assert figures["missing"][0] == [0, 1, 0, 2, 0]
    assert figures["claims"] == [False] * 4 and figures["tokens"] == [True] * 4
    have(match, 0, "4m 4c 3v 1t")
    assert RULES.figures(match.look(0))["claims"] == [True, False, False, False]
    assert RULES.figures(match.look(0))["tokens"] == [False, True, True, True]
    achievement(match, 3)
    have(match, 0, "4m 4c 3v")
    assert RULES.figures(match.look(0))["missing"][0] == [0, 0, 0, 0, 4]


def test_an_onlooker_is_told_the_same_but_for_own_flips() -> None:
    match = turns()
    hand(match, 0, "CNC12")
    player, onlooker = RULES.figures(match.look(0)), RULES.figures(match.watch())
    assert onlooker.keys() == player.keys()
    assert {key for key in player if player[key] != onlooker[key]} == {"flip"}
    assert onlooker["flip"] == [] and len(player["distance"][0]) == TRACKS
