"""Each action of the board, each slot of each mat, each province in each slot."""

from __future__ import annotations

import pytest

from regency.games.pendulum.model.actions import Forgo, GainCubes
from regency.games.pendulum.model.reasons import CubesMissing
from regency.games.pendulum.printed.board import TASK_NAMES
from regency.kernel.edge import Action
from tests.games.pendulum.builder import (
    Game,
    can,
    do,
    has,
    have,
    put,
    refused,
    slot,
    spaces,
    stands,
    timers,
    tucked,
    turns,
)
from tests.games.pendulum.names import (
    COMMON,
    FAMILIES,
    GOLD,
    MILITARY,
    act,
    province,
    retrieve,
    take,
)

pytestmark = pytest.mark.both

FIRST = province("vote")
# What an action costs, what is chosen, and what a standard mat with empty slots gains
ACTIONS: dict[str, tuple[str, tuple[Action, ...], str]] = {
    "P1": ("2g", (), "1P"),
    "P2": ("2g", (), "1v 1R 1L"),
    "P3": ("2g", (), "5c"),
    "G1": ("2g", (), "4m"),
    "G2": ("2g", (), "2L"),
    "G3": ("2g", (), "2v 1P"),
    "B1": ("", (), "2g"),
    "B2": ("", (), "1v"),
    "B3": ("4m", (take(FIRST, "red"),), ""),
    "B4": ("", (GainCubes(0, 1, 0),), "1c"),
}
WIDE = {  # the box of side 1-3 that offers an action
    "PU1": "PUN", "PU2": "PUW", "PU3": "PUW", "PL1": "PLW", "PL2": "PLW", "PL3": "PLN",
    "GU1": "GUN", "GU2": "GUW", "GU3": "GUW", "GL1": "GLW", "GL2": "GLW", "GL3": "GLN",
}  # fmt: skip
PRODUCES = {"brown": "PL1", "red": "GL1", "blue": "PL3", "yellow": "BL1"}
ICONS = {
    "mixed": ("1P", "2m", "3c", "1g"),
    "military": ("1P", "2m", "3m", "1m"),
    "military_crown": ("1P", "1P", "1P", "1m"),
    "culture": ("1R", "2c", "3c", "1c"),
    "culture_crown": ("1R", "1R", "1R", "1c"),
    "gold": ("1L", "2g", "3g", "1g"),
    "gold_crown": ("1L", "1L", "1L", "1g"),
    "vote": ("1P", "2v", "3v", "1v"),
}
MATS: dict[str, dict[str, tuple[tuple[Action, ...], str]]] = {
    **{
        f"C{number}": {"brown": ((), "1P"), "red": ((), "4m"), "blue": ((), "5c"), "yellow": ((), "2g")}
        for number in range(1, 6)
    },
    "C1A": {"brown": ((), "1P"), "red": ((), "4m"), "blue": ((), "3m 2g"), "yellow": ((), "2g")},
    "C2A": {"brown": ((), "3v"), "red": ((), "4m"), "blue": ((), "5c"), "yellow": ((), "2g")},
    "C3A": {
        "brown": ((), "1P"),
        "red": ((retrieve(COMMON),), "2m"),
        "blue": ((), "5c"),
        "yellow": ((), "2g"),
    },
    "C4A": {
        "brown": ((), "1P"),
        "red": ((GainCubes(1, 2, 1),), "1m 2c 1g"),
        "blue": ((GainCubes(2, 2, 1),), "2m 2c 1g"),
        "yellow": ((), "2g"),
    },
    "C5A": {
        "brown": ((), "2c"),
        "red": ((take(FIRST, "red"),), ""),
        "blue": ((), "5c"),
        "yellow": ((), "2g"),
    },
}


def standing(where: str, mat: str = "C1", seats: int = 4) -> Game:
    """The first seat's common worker stands there, and the timer of its row too."""
    match = turns(mat, seats=seats)
    timers(
        match,
        **{{"P": "purple", "G": "green", "B": "black"}[where[0]]: {"U": "upper", "L": "lower"}[where[1]]},
    )
    put(match, 0, COMMON, where)
    spaces(match, FIRST)
    return match


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("name", TASK_NAMES)
def test_an_action_costs_and_brings_what_is_printed(name: str, seats: int) -> None:
    price, chosen, gained = ACTIONS[name[0] + name[2]]
    match = standing(WIDE.get(name, name) if seats == 3 else name, seats=seats)
    have(match, 0, price)
    do(match, 0, act(COMMON, f"{name}a"), *chosen)
    assert has(match, 0) == gained and stands(match, 0, COMMON, f"{name}a")
    assert slot(match, 0, "red") == ((FIRST,) if name[2] == "3" and name[0] == "B" else ())


@pytest.mark.parametrize("name", [name for name in TASK_NAMES if name[0] != "B" or name[2] == "3"])
def test_it_is_not_done_for_less(name: str) -> None:
    match = standing(name)
    have(match, 0, "3m" if name[0] == "B" else "1g")
    missing = CubesMissing(MILITARY, 4, 3) if name[0] == "B" else CubesMissing(GOLD, 2, 1)
    assert refused(match, 0, act(COMMON, f"{name}a")) == missing
    assert not can(match, 0, act(COMMON, f"{name}a"))


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("colour", PRODUCES)
def test_a_province_produces_the_icon_of_its_slot(family: str, colour: str) -> None:
    match = standing(PRODUCES[colour])
    have(match, 0, "2g")
    tucked(match, 0, colour, province(family, 1))
    do(match, 0, act(COMMON, f"{PRODUCES[colour]}a"))
    assert has(match, 0) == together(
        MATS["C1"][colour][1], ICONS[family][list(PRODUCES).index(colour)], colour
    )


def together(*written: str) -> str:
    """The sum of what the mat and the province give; yellow leaves the two gold that were not paid."""
    *gains, colour = written
    counted = dict.fromkeys("mcgvPRLt", 0)
    for word in (*gains, *(("2g",) if colour == "yellow" else ())):
        counted[word[-1]] += int(word[:-1])
    return " ".join(f"{count}{sign}" for sign, count in counted.items() if count)


@pytest.mark.parametrize("colour", PRODUCES)
@pytest.mark.parametrize("mat", MATS)
def test_each_slot_of_each_mat_produces_what_is_printed(mat: str, colour: str) -> None:
    chosen, gained = MATS[mat][colour]
    match = standing(PRODUCES[colour], mat)
    have(match, 0, "" if colour == "yellow" else "2g")
    do(match, 0, act(COMMON, f"{PRODUCES[colour]}a"), *chosen)
    assert has(match, 0) == gained
    assert stands(match, 0, COMMON, "mat") == (retrieve(COMMON) in chosen)
    assert slot(match, 0, "red") == ((FIRST,) if take(FIRST, "red") in chosen else ())


def test_a_production_performs_every_province_of_its_slot_and_of_no_other() -> None:
    match = standing("GL1")
    have(match, 0, "2g")
    tucked(match, 0, "red", province("gold"), province("vote", 1), province("gold_crown"))
    tucked(match, 0, "blue", province("culture"))
    do(match, 0, act(COMMON, "GL1a"))
    assert has(match, 0) == "4m 2g 2v 1L"


def test_what_is_chosen_in_a_production_is_chosen_when_the_rest_has_come() -> None:
    match = standing("GL1", "C4A")
    have(match, 0, "8m 9c 2g")
    tucked(match, 0, "red", province("military"))
    do(match, 0, act(COMMON, "GL1a"))
    assert has(match, 0) == "10m 9c"
    assert set(match.options(0)) == {GainCubes(0, 1, 3), GainCubes(0, 0, 4)}


def test_the_firebrand_may_leave_all_workers_where_they_are() -> None:
    match = standing("GL1", "C3A")
    have(match, 0, "2g")
    do(match, 0, act(COMMON, "GL1a"), Forgo())
    assert has(match, 0) == "2m" and stands(match, 0, COMMON, "GL1a")
