"""Every reason for which the rules refuse something, met once at a table."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from regency.games.council.model.reasons import (
    REASONS,
    AlreadyBuilt,
    CardsDoNotFit,
    CardsNotHeld,
    MainActionOwed,
    NoAssistantsInPool,
    NobilityNotAgain,
    NoEmporiumLeft,
    NoEmporiumThere,
    NoFittingCards,
    NoMainActionLeft,
    NoPermitForIt,
    NoPermitThere,
    NoQuickActionLeft,
    NoRewardThere,
    NotEnoughAssistants,
    NotEnoughCoins,
    NotInPool,
    OtherQuestion,
    PermitJustTaken,
    PermitNotHeld,
    RewardChosenBefore,
)
from regency.kernel.edge import Action
from regency.kernel.errors import Reason
from regency.kernel.why import Attempt, obstacles
from tests.games.council.builder import Game, position
from tests.games.council.names import (
    acquire,
    again,
    build,
    buy,
    change,
    city,
    decline,
    elect,
    elect_by_assistant,
    end,
    engage,
    king_to,
    next_reward,
    pay,
    permit,
    permit_again,
    take,
)
from tests.games.council.play import do, refused

pytestmark = pytest.mark.both
FOUR = "pink pink blue white"


def bribing(held: str = "pink", coins: int = 20) -> Game:
    match = position(hands=[held], councils={"coast": FOUR}, coins=[coins])
    do(match, 0, acquire("coast"))
    return match


def repeating(space: int) -> Game:
    """On this space after a step in Naris, with emporiums in C, J and N."""
    match = position(
        nobility=[space - 1], permits=["N"], emporiums=["CJA"],
        tokens={"N": "nobility", "C": "1 coin", "A": "2 coins"},
    )  # fmt: skip
    do(match, 0, build("N", "N"))
    return match


def second_of_two() -> Game:
    match = repeating(16)
    do(match, 0, again("C"))
    return match


def newly_taken() -> Game:
    """On space 14 by the two arrows of A/E."""
    match = position(
        nobility=[12], permits=["N"], hands=[FOUR], councils={"coast": FOUR}, market={"coast": "AE D"}
    )
    do(match, 0, acquire("coast"), pay(FOUR))
    return match


CASES: list[tuple[Callable[[], Game], Action, Reason]] = [
    (lambda: position(main_actions=0, main_done=True), elect("pink", "coast"), NoMainActionLeft()),
    (lambda: position(main_actions=0, main_done=True), acquire("coast"), NoMainActionLeft()),
    (lambda: position(main_actions=0, permits=["C"]), build("C", "C"), NoMainActionLeft()),
    (lambda: position(main_actions=0, main_done=True), king_to("J"), NoMainActionLeft()),
    (lambda: position(quick_actions=0), engage, NoQuickActionLeft()),
    (lambda: position(quick_actions=0, assistants=[5]), change("coast"), NoQuickActionLeft()),
    (
        lambda: position(quick_actions=0, assistants=[5]),
        elect_by_assistant("pink", "king"),
        NoQuickActionLeft(),
    ),
    (lambda: position(quick_actions=0, assistants=[5]), buy, NoQuickActionLeft()),
    (position, end, MainActionOwed()),
    (lambda: position(coins=[0]), engage, NotEnoughCoins(3, 0)),
    (lambda: bribing("2xpink", 9), pay("pink"), NotEnoughCoins(10, 9)),
    (lambda: position(assistants=[0]), change("coast"), NotEnoughAssistants(1, 0)),
    (lambda: position(assistants=[0]), buy, NotEnoughAssistants(3, 0)),
    (lambda: position(assistants=[0, 48, 0, 0]), engage, NoAssistantsInPool()),
    (lambda: position(councils={"coast": "4xpink"}), elect("pink", "coast"), NotInPool(5)),
    (lambda: position(market={"coast": "- A"}, stacks={"coast": ""}), acquire("coast"), NoPermitThere(0)),
    (lambda: position(hands=[""]), acquire("hills"), NoFittingCards(1)),
    (lambda: position(hands=[""], coins=[20]), king_to("J"), NoFittingCards(3)),
    (bribing, pay("blue"), CardsNotHeld()),
    (lambda: bribing("pink orange"), pay("orange"), CardsDoNotFit(0)),
    (position, build("C", "C"), PermitNotHeld(2)),
    (lambda: position(permits=["C"], emporiums=["C"]), build("C", "C"), AlreadyBuilt(2)),
    (lambda: position(permits=["M"], emporiums=["ABCDEFGHIJ"]), build("M", "M"), NoEmporiumLeft()),
    (lambda: repeating(4), again("B"), NoEmporiumThere(1)),
    (lambda: repeating(4), again("J"), NoRewardThere(city("J"))),
    (lambda: repeating(4), again("N"), NobilityNotAgain(city("N"))),
    (second_of_two, again("C"), RewardChosenBefore(2)),
    (lambda: repeating(4), pay("pink"), OtherQuestion()),
    (lambda: repeating(10), permit_again("N"), OtherQuestion()),
    (lambda: repeating(14), take("coast"), OtherQuestion()),
    (lambda: repeating(14), permit_again("A"), PermitNotHeld(permit("A"))),
    (newly_taken, permit_again("AE"), PermitJustTaken(permit("AE"))),
    (bribing, engage, OtherQuestion()),
    (position, decline, OtherQuestion()),
    (position, pay("pink"), OtherQuestion()),
    (position, next_reward("A"), OtherQuestion()),
    (position, take("coast"), OtherQuestion()),
    (position, permit_again("A"), OtherQuestion()),
    (position, again("A"), OtherQuestion()),
]


@pytest.mark.parametrize(("make", "action", "reason"), CASES)
def test_it_is_said_why_not(make: Callable[[], Game], action: Action, reason: Reason) -> None:
    assert refused(make(), 0, action) == reason


def test_every_reason_is_met() -> None:
    assert {type(reason) for _, _, reason in CASES} == {*REASONS, OtherQuestion} - {NoPermitForIt}


def test_of_several_permits_that_are_not_there_none_is_named() -> None:
    game = position(coins=[20], hands=["4xpink"])
    found = obstacles(game.rules, game.look(0), (), [Attempt("BuildEmporium", {"city": 2})])
    assert [one.why for one in found] == [NoPermitForIt()]


def test_what_is_missing_is_told_as_a_number() -> None:
    assert NotEnoughCoins(9, 7).short == 2 and NotEnoughAssistants(3, 0).missing() == 3
