"""Quick actions: engage an assistant, change permits, buy a main action."""

from __future__ import annotations

import pytest

from regency.games.council.model.actions import ChangePermits
from regency.games.council.model.events import (
    AssistantsGained,
    AssistantsReturned,
    CoinsPaid,
    MainActionsGained,
    PermitPutUnder,
    PermitTurnedUp,
)
from regency.games.council.model.reasons import (
    NoAssistantsInPool,
    NoPermitThere,
    NotEnoughAssistants,
    NotEnoughCoins,
)
from tests.games.council.builder import Game, position, printed
from tests.games.council.names import BALCONY, buy, change, engage, permit
from tests.games.council.play import can, do, market, of, refused, table

pytestmark = pytest.mark.both
COAST = BALCONY["coast"]


def stack(match: Game, region: str) -> str:
    """A permit stack, from the top."""
    return " ".join(printed(tile) for tile in match.state.box.stacks[BALCONY[region]][::-1])


def test_an_assistant_costs_three_coins() -> None:
    match = position(coins=[3], assistants=[0])
    pool = table(match).assistant_pool
    assert do(match, 0, engage) == [CoinsPaid(0, 3), AssistantsGained(0, 1)]
    t = table(match)
    assert (t.coins[0], t.assistants[0], t.assistant_pool) == (0, 1, pool - 1)
    assert (t.quick_actions, t.main_actions, t.main_done) == (0, 1, False)


def test_with_two_coins_nobody_can_be_engaged() -> None:
    match = position(coins=[2])
    assert not can(match, 0, engage)
    assert refused(match, 0, engage) == NotEnoughCoins(3, 2)


def test_from_an_empty_pool_nobody_can_be_engaged() -> None:
    """Ruling 24."""
    match = position(assistants=[0, 48, 0, 0])
    assert not can(match, 0, engage)
    assert refused(match, 0, engage) == NoAssistantsInPool()


def test_the_last_assistant_of_the_pool_can_be_engaged() -> None:
    match = position(assistants=[0, 47, 0, 0])
    do(match, 0, engage)
    assert table(match).assistant_pool == 0


def test_both_permits_go_under_the_stack_the_left_one_first_and_two_new_ones_come_up() -> None:
    """Ruling 23."""
    match = position(assistants=[1], market={"coast": "B CDE"}, stacks={"coast": "A C ..."})
    pool = table(match).assistant_pool
    below = stack(match, "coast").split()[2:]
    assert do(match, 0, change("coast")) == [
        AssistantsReturned(0, 1),
        PermitPutUnder(COAST, 0, permit("B")),
        PermitPutUnder(COAST, 1, permit("CDE")),
        PermitTurnedUp(COAST, 0, permit("A")),
        PermitTurnedUp(COAST, 1, permit("C")),
    ]
    assert market(match, "coast") == "A C"
    assert stack(match, "coast").split() == [*below, "B", "CDE"]
    t = table(match)
    assert (t.assistants[0], t.assistant_pool, t.stacks[COAST], t.quick_actions) == (0, pool + 1, 13, 0)


def test_with_an_empty_stack_the_same_tiles_come_straight_back() -> None:
    """Ruling 23."""
    match = position(assistants=[1], market={"hills": "J G"}, stacks={"hills": ""})
    do(match, 0, change("hills"))
    assert market(match, "hills") == "J G"
    assert table(match).stacks[BALCONY["hills"]] == 0


def test_with_one_tile_in_the_stack_the_left_one_comes_back() -> None:
    """Ruling 23."""
    match = position(assistants=[1], market={"hills": "J G"}, stacks={"hills": "I"})
    do(match, 0, change("hills"))
    assert market(match, "hills") == "I J"
    assert stack(match, "hills") == "G"


@pytest.mark.parametrize("shown", ["J -", "- J"])
def test_one_face_up_tile_is_enough_for_a_change(shown: str) -> None:
    """Ruling 23."""
    match = position(assistants=[1], market={"hills": shown}, stacks={"hills": ""})
    told = do(match, 0, change("hills"))
    assert len(of(PermitPutUnder, told)) == len(of(PermitTurnedUp, told)) == 1
    assert market(match, "hills") == "J -"


def test_without_a_face_up_tile_there_is_nothing_to_change() -> None:
    """Ruling 23."""
    match = position(assistants=[1], market={"hills": "- -"}, stacks={"hills": ""})
    assert of(ChangePermits, match.options(0)) == [change("coast"), change("mountains")]
    assert refused(match, 0, change("hills")) == NoPermitThere(BALCONY["hills"])


def test_without_an_assistant_nothing_is_changed() -> None:
    match = position(assistants=[0])
    assert not of(ChangePermits, match.options(0))
    assert refused(match, 0, change("coast")) == NotEnoughAssistants(1, 0)


def test_three_assistants_buy_a_main_action() -> None:
    match = position(assistants=[3])
    pool = table(match).assistant_pool
    assert do(match, 0, buy) == [AssistantsReturned(0, 3), MainActionsGained(0, 1)]
    t = table(match)
    assert (t.assistants[0], t.assistant_pool, t.main_actions, t.quick_actions) == (0, pool + 3, 2, 0)


def test_two_assistants_buy_nothing() -> None:
    match = position(assistants=[2])
    assert not can(match, 0, buy)
    assert refused(match, 0, buy) == NotEnoughAssistants(3, 2)


def test_a_main_action_can_be_bought_after_the_last_was_used() -> None:
    """Ruling 12."""
    match = position(assistants=[3], main_actions=0, main_done=True)
    do(match, 0, buy)
    assert table(match).main_actions == 1
