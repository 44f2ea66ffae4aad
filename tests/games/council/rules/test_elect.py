"""Main action: elect a councillor. Quick action: send an assistant to elect one."""

from __future__ import annotations

import pytest

from regency.games.council.model.actions import ElectByAssistant, ElectCouncillor
from regency.games.council.model.events import AssistantsReturned, CoinsGained, CouncillorElected
from regency.games.council.model.reasons import NotEnoughAssistants, NotInPool
from regency.games.council.model.state import council_of
from tests.games.council.builder import position
from tests.games.council.names import BALCONY, COLOUR, cards, elect, elect_by_assistant
from tests.games.council.play import do, of, refused, table

pytestmark = pytest.mark.both
COUNCIL = "orange pink blue black"


def test_the_councillor_comes_in_from_the_left_and_the_far_right_one_falls_out() -> None:
    """R1."""
    match = position(councils={"coast": COUNCIL}, pool="orange", coins=[10])
    black = table(match).pool[COLOUR["black"]]
    orange = table(match).pool[COLOUR["orange"]]
    assert do(match, 0, elect("orange", "coast")) == [
        CouncillorElected(0, COLOUR["orange"], BALCONY["coast"], COLOUR["black"]),
        CoinsGained(0, 4),
    ]
    t = table(match)
    assert council_of(t, BALCONY["coast"]) == cards("orange orange pink blue")
    assert t.pool[COLOUR["black"]] == black + 1
    assert t.pool[COLOUR["orange"]] == orange - 1
    assert t.coins[0] == 14


@pytest.mark.parametrize("balcony", BALCONY)
def test_any_balcony_may_be_chosen_and_the_others_stay(balcony: str) -> None:
    match = position(councils={balcony: COUNCIL}, pool="white")
    before = [council_of(table(match), other) for other in range(4)]
    do(match, 0, elect("white", balcony))
    before[BALCONY[balcony]] = cards("white orange pink blue")
    assert [council_of(table(match), other) for other in range(4)] == before
    assert sum(table(match).pool) == 8


def test_coins_end_with_the_track() -> None:
    """D10, ruling 25."""
    match = position(pool="white", coins=[18])
    assert do(match, 0, elect("white", "coast"))[-1] == CoinsGained(0, 2)
    assert table(match).coins[0] == 20


def test_on_the_last_coin_nothing_is_gained() -> None:
    """Ruling 25."""
    match = position(pool="white", coins=[20])
    assert do(match, 0, elect("white", "coast"))[-1] == CoinsGained(0, 0)


def test_every_colour_of_the_pool_may_be_elected_and_no_other() -> None:
    match = position(councils={"coast": "white white white white"}, pool="black pink")
    pool = table(match).pool
    expected = [
        elect(colour, balcony) for colour in list(COLOUR)[:6] if pool[COLOUR[colour]] for balcony in BALCONY
    ]
    assert of(ElectCouncillor, match.options(0)) == expected
    assert refused(match, 0, elect("white", "coast")) == NotInPool(COLOUR["white"])


def test_the_one_who_falls_out_can_be_elected_only_afterwards() -> None:
    """Ruling 11."""
    councils = {"coast": "white white white white"}
    match = position(councils=councils, pool="black", assistants=[1])
    assert refused(match, 0, elect("white", "coast")) == NotInPool(COLOUR["white"])
    do(match, 0, elect("black", "coast"))
    do(match, 0, elect_by_assistant("white", "coast"))
    assert council_of(table(match), BALCONY["coast"]) == cards("white black white white")


def test_an_assistant_elects_without_the_coins() -> None:
    match = position(councils={"king": COUNCIL}, pool="orange", coins=[10], assistants=[2])
    pool = table(match).assistant_pool
    assert do(match, 0, elect_by_assistant("orange", "king")) == [
        AssistantsReturned(0, 1),
        CouncillorElected(0, COLOUR["orange"], BALCONY["king"], COLOUR["black"]),
    ]
    t = table(match)
    assert council_of(t, BALCONY["king"]) == cards("orange orange pink blue")
    assert (t.coins[0], t.assistants[0], t.assistant_pool) == (10, 1, pool + 1)
    assert (t.main_actions, t.quick_actions, t.main_done) == (1, 0, False)


def test_without_an_assistant_nobody_can_be_sent() -> None:
    match = position(pool="white", assistants=[0])
    assert not of(ElectByAssistant, match.options(0))
    assert refused(match, 0, elect_by_assistant("white", "coast")) == NotEnoughAssistants(1, 0)


def test_one_assistant_is_enough_and_can_elect_whoever_is_in_the_pool() -> None:
    match = position(councils={"coast": "white white white white"}, pool="black", assistants=[1])
    elected = of(ElectByAssistant, match.options(0))
    assert elected == [ElectByAssistant(e.colour, e.balcony) for e in of(ElectCouncillor, match.options(0))]
    assert refused(match, 0, elect_by_assistant("white", "coast")) == NotInPool(COLOUR["white"])
