"""Building an emporium with a permit."""

from __future__ import annotations

import pytest

from regency.games.council.model.actions import BuildEmporium
from regency.games.council.model.events import (
    AssistantsGained,
    AssistantsReturned,
    CoinsGained,
    EmporiumBuilt,
    KingRewardTaken,
    PermitUsed,
    PointsGained,
    RewardGained,
    TileTaken,
)
from regency.games.council.model.reasons import (
    AlreadyBuilt,
    NoEmporiumLeft,
    NotEnoughAssistants,
    PermitNotHeld,
)
from regency.kernel.errors import NotAnOption
from tests.games.council.builder import position
from tests.games.council.names import METAL, build, city, mask, permit
from tests.games.council.play import can, do, of, permits, refused, table, used

pytestmark = pytest.mark.both


def test_green_builds_in_indur() -> None:
    """R6: the rulebook's example, with a first king's reward taken as in its picture (ruling 36)."""
    red, green, blue = range(3)
    match = position(
        sides="ABA",
        tokens={
            "C": "3 points",
            "D": "2 assistants",
            "F": "2 points",
            "G": "assistant and coin",
            "H": "1 coin",
            "I": "3 coins",
        },
        emporiums=["CI", "CFGHJ", "J", "CDFH"],
        permits=["", "I"],
        active=green,
        coins=[0, 10, 0, 0],
        assistants=[0, 2, 0, 0],
        tiles={"iron": blue},
        king_rewards=[blue],
    )
    assert do(match, green, build("I", "I")) == [
        PermitUsed(green, permit("I")),
        AssistantsReturned(green, 1),
        EmporiumBuilt(green, city("I"), 4),
        RewardGained(green, city("I")),
        CoinsGained(green, 3),
        RewardGained(green, city("F")),
        PointsGained(green, 2),
        RewardGained(green, city("C")),
        PointsGained(green, 3),
        RewardGained(green, city("G")),
        AssistantsGained(green, 1),
        CoinsGained(green, 1),
        RewardGained(green, city("H")),
        CoinsGained(green, 1),
        TileTaken(green, METAL["hills"], 5),
        KingRewardTaken(green, 18),
    ]
    t = table(match)
    assert (t.coins[green], t.points[green], t.assistants[green]) == (15, 5, 2)
    assert (permits(match, green), used(match, green)) == ("", "I")
    assert t.built[green] == mask("CFGHIJ")
    assert t.owners[city("I")] == 1 << red | 1 << green


def test_the_first_in_a_city_pays_no_assistant() -> None:
    match = position(permits=["FG"], assistants=[0], tokens={"F": "1 coin"})
    told = do(match, 0, build("FG", "F"))
    assert told[:2] == [PermitUsed(0, permit("FG")), EmporiumBuilt(0, city("F"), 9)]
    assert not of(AssistantsReturned, told)


@pytest.mark.parametrize("others", [1, 2, 3])
def test_every_emporium_of_others_costs_an_assistant(others: int) -> None:
    elsewhere = ["", *["H"] * others]
    match = position(permits=["H"], assistants=[others], emporiums=elsewhere, tokens={"H": "1 coin"})
    assert of(AssistantsReturned, do(match, 0, build("H", "H"))) == [AssistantsReturned(0, others)]
    assert table(match).assistants[0] == 0


@pytest.mark.parametrize("others", [1, 2, 3])
def test_with_an_assistant_too_few_one_cannot_build(others: int) -> None:
    """Ruling 7: an assistant on the city's own token comes too late."""
    elsewhere = ["", *["H"] * others]
    match = position(
        permits=["H"], assistants=[others - 1], emporiums=elsewhere, tokens={"H": "2 assistants"}
    )
    assert not of(BuildEmporium, match.options(0))
    assert refused(match, 0, build("H", "H")) == NotEnoughAssistants(others, others - 1)


def test_a_neutral_emporium_costs_an_assistant_like_any_other() -> None:
    """Ruling 21."""
    match = position(2, neutral="FHK", emporiums=["", "H"], permits=["H"], assistants=[2])
    assert of(AssistantsReturned, do(match, 0, build("H", "H"))) == [AssistantsReturned(0, 2)]
    poor = position(2, neutral="FHK", permits=["H"], assistants=[0])
    assert refused(poor, 0, build("H", "H")) == NotEnoughAssistants(1, 0)


def test_at_most_one_emporium_a_city() -> None:
    match = position(permits=["FG"], emporiums=["F"], assistants=[5])
    assert of(BuildEmporium, match.options(0)) == [build("FG", "G")]
    assert refused(match, 0, build("FG", "F")) == AlreadyBuilt(city("F"))


def test_all_four_may_stand_in_one_city() -> None:
    """Ruling 34."""
    match = position(permits=["H"], emporiums=["", "H", "H", "H"], assistants=[3])
    do(match, 0, build("H", "H"))
    assert table(match).owners[city("H")] == 0b1111


def test_a_permit_turned_face_down_cannot_be_built_with_again() -> None:
    match = position(permits=["FG"], main_actions=2)
    do(match, 0, build("FG", "F"))
    assert (permits(match, 0), used(match, 0)) == ("", "FG")
    assert refused(match, 0, build("FG", "G")) == PermitNotHeld(permit("FG"))


def test_any_city_of_any_face_up_permit_may_be_chosen() -> None:
    match = position(permits=["IJH C", "N"], used=["A"])
    expected = [build("IJH", letter) for letter in "HIJ"] + [build("C", "C")]
    assert of(BuildEmporium, match.options(0)) == expected


def test_only_the_permit_that_was_built_with_is_turned() -> None:
    match = position(permits=["FG H FJ"])
    do(match, 0, build("H", "H"))
    assert (permits(match, 0), used(match, 0)) == ("FG FJ", "H")


def test_somebody_elses_permit_does_not_help() -> None:
    assert refused(position(permits=["", "H"]), 0, build("H", "H")) == PermitNotHeld(permit("H"))


def test_a_city_that_the_permit_does_not_name_is_no_option() -> None:
    match = position(permits=["H"])
    assert refused(match, 0, BuildEmporium(permit("H"), city("G"))) == NotAnOption()


def test_with_ten_emporiums_there_is_none_left() -> None:
    match = position(permits=["M"], emporiums=["ABCDEFGHIJ"], tiles={"coast": 1, "hills": 1}, trigger=0)
    assert not can(match, 0, build("M", "M"))
    assert refused(match, 0, build("M", "M")) == NoEmporiumLeft()


def test_building_in_the_purple_city_gains_no_token() -> None:
    match = position(permits=["J"])
    assert do(match, 0, build("J", "J")) == [PermitUsed(0, permit("J")), EmporiumBuilt(0, city("J"), 9)]
