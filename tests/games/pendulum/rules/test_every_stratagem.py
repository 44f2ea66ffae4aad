"""Each of the forty stratagems: what it costs, what it does, and that it is not had for less."""

from __future__ import annotations

import pytest

from regency.games.pendulum.model.actions import (
    ChooseNeighbour,
    ChooseTrack,
    GainCubes,
    PayCubes,
    SwapCubes,
    TakeCardBack,
)
from regency.games.pendulum.model.events import CardPlayed
from regency.games.pendulum.printed.cards import CARD_NAMES, STRATAGEMS
from regency.games.pendulum.printed.terms import ON_STACK
from regency.kernel.edge import Action
from tests.games.pendulum.builder import (
    Game,
    achievement,
    can,
    do,
    has,
    have,
    others_pass,
    put,
    refused,
    stands,
    turns,
)
from tests.games.pendulum.names import (
    COMMON,
    CULTURE,
    GRANDE,
    MILITARY,
    POPULARITY,
    POWER,
    PRESTIGE,
    SECOND,
    act,
    card,
    place,
    play,
    retrieve,
    task,
)

pytestmark = pytest.mark.both

# The card, what the player has, what is chosen, and what the player has afterwards. The grande worker stands
# in the row of black with the timer, the common one beside it, if the card does not need it elsewhere.
Case = tuple[str, str, tuple[Action, ...], str]

STANDARD: list[Case] = [
    case
    for number, price in enumerate(("7m", "3v", "7g", "8g", "7c"), start=1)
    for case in (
        (f"C{number}-S1", "", (), "1R"),
        (f"C{number}-S2", "1g", (GainCubes(0, 0, 1),), "2g"),
        (f"C{number}-S3", "", (retrieve(COMMON),), ""),
        (f"C{number}-S4", price, (), ""),
    )
]
ADVANCED: list[Case] = [
    ("C1-A1", "", (), "1R"),
    ("C1-A2", "4m 1c", (SwapCubes(MILITARY, 4),), "5c"),
    ("C1-A3", "", (act(COMMON, "BL2a"), ChooseNeighbour(task("BL1a"))), "2g 1v"),
    ("C1-A4", "2P", (), ""),
    ("C2-A1", "3c", (), "2R"),
    ("C2-A2", "1c", (GainCubes(1, 1, 1),), "1m 1c 1g"),
    ("C2-A3", "4m 4c 3v", (), "4m 4c 3v 2P 2R"),
    ("C2-A4", "4v", (), ""),
    ("C3-A1", "", (), "1R"),
    ("C3-A2", "", (GainCubes(1, 0, 0),), "1m"),
    ("C3-A3", "", (place(COMMON, "BL2"), act(COMMON, "BL2a")), "1v"),
    ("C3-A4", "4m 4g", (), ""),
    ("C4-A1", "1c 1g", (ChooseTrack(POPULARITY),), "2L"),
    ("C4-A2", "1m 1g", (TakeCardBack(card("C4-A1")),), ""),
    ("C4-A3", "2c", (retrieve(COMMON),), ""),
    ("C4-A4", "3m 3c 2g", (), ""),
    ("C5-A1", "1c", (), "1R"),
    ("C5-A2", "4c 2v", (), "1P 1R"),
    ("C5-A3", "4g", (act(COMMON, "PL2a"),), "2v 2R 2L"),
    ("C5-A4", "3L", (), ""),
]
NO_PRICE = {"C1-A2", "C1-A3", "C2-A3", "C3-A3", "C5-A3", *(f"C{number}-S2" for number in range(1, 6))}
WHERE = {"C3-A3": "mat", "C5-A3": "PL2"}  # the common worker


def table(name: str) -> Game:
    """The player alone, whose card this is."""
    match = turns(name[:2] + ("A" if "-A" in name else ""), seats=4 if name in WHERE else 1)
    put(match, 0, COMMON, WHERE.get(name, "BL2"))
    achievement(match, 9, ON_STACK)
    if name == "C4-A2":
        match.state.table.hands[0] = tuple(
            each for each in match.state.table.hands[0] if each != card("C4-A1")
        )
        match.state.table.discards[0] = (card("C4-A1"),)
    return match


def test_all_forty_are_here() -> None:
    assert sorted(f"STR-{name}" for name, *_ in STANDARD + ADVANCED) == sorted(CARD_NAMES[:STRATAGEMS])


@pytest.mark.parametrize("case", STANDARD + ADVANCED, ids=lambda case: case[0])
def test_a_stratagem_does_what_is_printed(case: Case) -> None:
    name, before, chosen, after = case
    match = table(name)
    have(match, 0, before)
    told = do(match, 0, play(name))
    for action in chosen:
        told += do(match, 0, action)
        others_pass(match)
    assert CardPlayed(0, card(name)) in told
    assert has(match, 0) == after
    t = match.state.table
    if name == "C4-A2":
        assert t.discards[0] == (card("C4-A2"),) and card("C4-A1") in t.hands[0]
    else:
        assert t.discards[0] == (card(name),)
    if name.endswith(("-S3", "C4-A3")):
        assert stands(match, 0, COMMON, "mat") and stands(match, 0, GRANDE, "BL1")
    assert stands(match, 0, SECOND, "mat") == name.endswith("4")


@pytest.mark.parametrize(
    "case",
    [case for case in STANDARD + ADVANCED if case[1] and case[0] not in NO_PRICE],
    ids=lambda case: case[0],
)
def test_it_is_not_played_for_less(case: Case) -> None:
    name, before, _, _ = case
    words = before.split()
    for at, word in enumerate(words):
        match = table(name)
        less = [*words[:at], f"{int(word[:-1]) - 1}{word[-1]}", *words[at + 1 :]]
        have(match, 0, " ".join(less))
        assert type(refused(match, 0, play(name))).__name__.endswith("Missing")


@pytest.mark.parametrize("name", [f"C{number}-S2" for number in range(1, 6)] + ["C3-A2"])
@pytest.mark.parametrize("gained", [GainCubes(1, 0, 0), GainCubes(0, 1, 0), GainCubes(0, 0, 1)])
def test_any_resource_is_any_of_the_three(name: str, gained: GainCubes) -> None:
    match = table(name)
    have(match, 0, "")
    do(match, 0, play(name), gained)
    assert has(match, 0) in ("1m", "1c", "1g")
    assert (gained.military, gained.culture, gained.gold).index(1) == "mcg".index(has(match, 0)[1])


def test_the_ravager_swaps_either_way_any_amount_but_one_way_at_a_time() -> None:
    match = table("C1-A2")
    have(match, 0, "2m 3c")
    do(match, 0, play("C1-A2"))
    assert set(match.options(0)) == {
        *(SwapCubes(MILITARY, count) for count in (1, 2)),
        *(SwapCubes(CULTURE, count) for count in (1, 2, 3)),
    }
    do(match, 0, SwapCubes(CULTURE, 2))
    assert has(match, 0) == "4m 1c"


def test_a_swap_beyond_the_cap_is_lost() -> None:
    """R6."""
    match = table("C1-A2")
    have(match, 0, "9m 5c")
    do(match, 0, play("C1-A2"), SwapCubes(CULTURE, 5))
    assert has(match, 0) == "10m"


@pytest.mark.parametrize("track", [POWER, PRESTIGE, POPULARITY])
def test_the_transmuter_gains_two_points_on_one_track(track: int) -> None:
    match = table("C4-A1")
    have(match, 0, "5m 5c")
    do(match, 0, play("C4-A1"), PayCubes(1, 1, 0), ChooseTrack(track))
    assert has(match, 0) == f"4m 4c 2{'PRL'[track]}"


def test_a_card_that_was_played_lies_there_until_it_is_recalled() -> None:
    match = table("C1-S1")
    do(match, 0, play("C1-S1"))
    assert not can(match, 0, play("C1-S1"))


def test_all_ten_cubes_are_swapped_and_back() -> None:
    for cube, before, after in ((MILITARY, "10m", "10c"), (CULTURE, "10c", "10m")):
        match = table("C1-A2")
        have(match, 0, before)
        do(match, 0, play("C1-A2"), SwapCubes(cube, 10))
        assert has(match, 0) == after
