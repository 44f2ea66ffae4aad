"""Main action: acquire a business permit tile."""

from __future__ import annotations

import pytest

from regency.games.council.model.actions import AcquirePermit, BuildEmporium
from regency.games.council.model.events import (
    AssistantsGained,
    CardsDrawn,
    CardsPlayed,
    CoinsGained,
    MainActionsGained,
    NobilityAdvanced,
    PermitTaken,
    PermitTurnedUp,
    PointsGained,
)
from regency.games.council.model.reasons import NoPermitThere, OtherQuestion
from tests.games.council.builder import Game, position
from tests.games.council.names import BALCONY, acquire, bribe, build, end, pay, permit
from tests.games.council.play import asked, can, do, hand, market, of, permits, refused, table, used

pytestmark = pytest.mark.both
FOUR = "orange pink blue black"


def offered(region: str, shown: str, below: str = "...", **more: object) -> Game:
    """A region whose council can be bribed for nothing, with these tiles."""
    return position(
        hands=[FOUR],
        councils={region: FOUR},
        coins=[5],
        assistants=[0],
        market={region: shown},
        stacks={region: below},
        deck="white pink pink pink ...",
        **more,  # type: ignore[arg-type]
    )


def test_permit_c_gives_two_assistants_and_three_coins_and_allows_castrum_alone() -> None:
    """R4."""
    match = offered("coast", "C CDE", "A ...")
    assert do(match, 0, acquire("coast", 0), pay(FOUR)) == [
        CardsPlayed(0, bribe(FOUR), BALCONY["coast"]),
        PermitTaken(0, permit("C"), BALCONY["coast"], 0),
        AssistantsGained(0, 2),
        CoinsGained(0, 3),
        PermitTurnedUp(BALCONY["coast"], 0, permit("A")),
    ]
    t = table(match)
    assert (t.assistants[0], t.coins[0], permits(match, 0), used(match, 0)) == (2, 8, "C", "")
    assert market(match, "coast") == "A CDE"
    assert t.stacks[BALCONY["coast"]] == len(match.state.box.stacks[BALCONY["coast"]]) == 12
    match = position(permits=["C"])
    assert of(BuildEmporium, match.options(0)) == [build("C", "C")]


def test_the_other_tile_is_taken_from_the_other_space() -> None:
    match = offered("hills", "J H", "I ...")
    told = do(match, 0, acquire("hills", 1), pay(FOUR))
    assert told[1:] == [
        PermitTaken(0, permit("H"), BALCONY["hills"], 1),
        AssistantsGained(0, 4),
        PermitTurnedUp(BALCONY["hills"], 1, permit("I")),
    ]
    assert market(match, "hills") == "J I"


@pytest.mark.parametrize(
    ("region", "tile", "gains"),
    [
        ("coast", "A", [CoinsGained(0, 3), PointsGained(0, 4)]),
        ("coast", "D", [PointsGained(0, 7)]),
        ("coast", "E", [CoinsGained(0, 2), MainActionsGained(0, 1)]),
        (
            "coast",
            "AE",
            [NobilityAdvanced(0, 1), NobilityAdvanced(0, 2), CoinsGained(0, 2), PointsGained(0, 2)],
        ),
        ("coast", "CDE", [CardsDrawn(0, 1), NobilityAdvanced(0, 1)]),
        ("hills", "G", [AssistantsGained(0, 2), PointsGained(0, 2), NobilityAdvanced(0, 1)]),
        ("mountains", "K", [CardsDrawn(0, 4)]),
        ("mountains", "NO", [PointsGained(0, 2), CardsDrawn(0, 2)]),
        ("mountains", "MN", [MainActionsGained(0, 1)]),
    ],
)
def test_the_bonus_is_gained_at_once_before_the_gap_is_filled(
    region: str, tile: str, gains: list[object]
) -> None:
    match = offered(region, f"{tile} -", "...")
    told = do(match, 0, acquire(region, 0), pay(FOUR))
    assert told[2:-1] == gains
    assert isinstance(told[-1], PermitTurnedUp)
    assert asked(match, 0) == "TakeActions"


def test_drawn_cards_come_from_the_top_of_the_deck() -> None:
    match = offered("hills", "F J")
    do(match, 0, acquire("hills"), pay(FOUR))
    assert hand(match, 0) == [1, 0, 0, 0, 0, 1, 0]
    assert table(match).hands[0] == 2


def test_the_coins_of_a_permit_cannot_pay_for_it() -> None:
    """Ruling 7."""
    match = position(hands=["orange"], councils={"mountains": FOUR}, coins=[9], market={"mountains": "N K"})
    assert not can(match, 0, acquire("mountains"))


def test_a_star_is_a_main_action_more_in_the_same_turn() -> None:
    """Ruling 12."""
    match = offered("mountains", "MN K")
    do(match, 0, acquire("mountains"), pay(FOUR))
    assert (table(match).main_actions, table(match).main_done) == (1, True)
    assert can(match, 0, build("MN", "M")) and can(match, 0, end)


def test_with_an_empty_stack_the_gap_stays_open() -> None:
    """Ruling 22."""
    match = offered("coast", "D CD", "")
    told = do(match, 0, acquire("coast", 0), pay(FOUR))
    assert not of(PermitTurnedUp, told)
    assert market(match, "coast") == "- CD"
    assert table(match).stacks[BALCONY["coast"]] == 0


def test_an_open_gap_cannot_be_acquired_but_the_other_tile_can() -> None:
    """Ruling 22."""
    match = offered("coast", "- CD", "")
    assert [option for option in of(AcquirePermit, match.options(0)) if option.region == 0] == [
        acquire("coast", 1)
    ]
    assert refused(match, 0, acquire("coast", 0)) == NoPermitThere(BALCONY["coast"])


def test_a_region_without_face_up_tiles_has_nothing_to_acquire() -> None:
    """Ruling 22."""
    match = offered("coast", "- -", "")
    assert not [option for option in of(AcquirePermit, match.options(0)) if option.region == BALCONY["coast"]]


def test_a_permit_for_cities_one_has_built_in_may_still_be_acquired() -> None:
    """Ruling 33."""
    match = offered("coast", "CD D", emporiums=["CD"])
    do(match, 0, acquire("coast"), pay(FOUR))
    assert permits(match, 0) == "CD"


def test_while_the_bribe_is_asked_nothing_else_can_be_done() -> None:
    match = offered("coast", "C D")
    do(match, 0, acquire("coast"))
    assert refused(match, 0, end) == OtherQuestion()
    assert permits(match, 0) == ""


def test_the_bribe_goes_to_the_council_of_the_region_alone() -> None:
    match = position(
        hands=["orange"], councils={"coast": FOUR, "hills": "white white white black"}, coins=[20]
    )
    regions = {option.region for option in of(AcquirePermit, match.options(0))}
    assert BALCONY["coast"] in regions and BALCONY["hills"] not in regions
