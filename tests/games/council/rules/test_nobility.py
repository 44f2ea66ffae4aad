"""The nobility track, space by space."""

from __future__ import annotations

import pytest

from regency.games.council.model.events import (
    AssistantsGained,
    CardsDrawn,
    CoinsGained,
    MainActionsGained,
    NobilityAdvanced,
    NobilityEnded,
    PermitBonusGained,
    PermitDeclined,
    PermitTaken,
    PermitTurnedUp,
    PointsGained,
    RewardGained,
)
from regency.games.council.model.options import Options
from regency.games.council.model.reasons import (
    NobilityNotAgain,
    NoEmporiumThere,
    NoPermitThere,
    NoRewardThere,
    OtherQuestion,
    PermitJustTaken,
    PermitNotHeld,
    RewardChosenBefore,
)
from regency.kernel.edge import Event
from tests.games.council.builder import Game, position
from tests.games.council.names import (
    BALCONY,
    acquire,
    again,
    build,
    city,
    decline,
    end,
    king_to,
    pay,
    permit,
    permit_again,
    take,
)
from tests.games.council.play import asked, do, market, of, permits, refused, table

pytestmark = pytest.mark.both
FOUR = "orange pink blue black"


def at(space: int, *, permit_held: str = "N", **more: object) -> Game:
    """Naris, with a nobility token, is about to be built in from this space."""
    tokens = {"N": "nobility"} | more.pop("tokens", {})  # type: ignore[operator]
    return position(
        permits=[permit_held],
        nobility=[space],
        tokens=tokens,
        coins=[0],
        assistants=[1],
        deck="white ...",
        **more,  # type: ignore[arg-type]
    )


def step(match: Game) -> list[Event]:
    """Build in Naris: what the step tells, from the new space on."""
    told = do(match, 0, build("N", "N"))
    assert told[2] == RewardGained(0, city("N"))
    return told[3:]


@pytest.mark.parametrize(
    ("space", "gains"),
    [
        (1, []),
        (2, [CoinsGained(0, 2), PointsGained(0, 2)]),
        (3, []),
        (5, []),
        (6, [MainActionsGained(0, 1)]),
        (7, []),
        (8, [PointsGained(0, 3), CardsDrawn(0, 1)]),
        (9, []),
        (11, []),
        (12, [AssistantsGained(0, 1), PointsGained(0, 5)]),
        (13, []),
        (15, []),
        (17, []),
        (18, [PointsGained(0, 8)]),
        (19, [PointsGained(0, 2)]),
        (20, [PointsGained(0, 3)]),
    ],
)
def test_a_space_gives_what_is_printed_on_it(space: int, gains: list[Event]) -> None:
    match = at(space - 1)
    assert step(match) == [NobilityAdvanced(0, space), *gains]
    assert table(match).nobility == [space, 0, 0, 0]
    assert asked(match, 0) == "TakeActions"


def test_at_the_end_of_the_track_further_steps_are_lost() -> None:
    """Ruling 14."""
    match = at(20)
    assert step(match) == [NobilityEnded(0)]
    assert (table(match).nobility[0], table(match).points[0]) == (20, 0)


def test_two_arrows_are_two_steps_and_both_spaces_pay() -> None:
    """Ruling 13."""
    match = position(hands=[FOUR], councils={"coast": FOUR}, nobility=[17], market={"coast": "AE D"})
    told = do(match, 0, acquire("coast"), pay(FOUR))
    assert told[2:6] == [
        NobilityAdvanced(0, 18),
        PointsGained(0, 8),
        NobilityAdvanced(0, 19),
        PointsGained(0, 2),
    ]


def test_a_choice_on_the_first_of_two_spaces_is_resolved_before_the_second_step() -> None:
    """Ruling 13: from 3 over 4, which asks, to 5; the gap is filled last."""
    match = position(
        hands=[FOUR], councils={"coast": FOUR}, nobility=[3], market={"coast": "AE D"}, emporiums=["C"],
        tokens={"C": "3 points"},
    )  # fmt: skip
    told = do(match, 0, acquire("coast"), pay(FOUR))
    assert told[-1] == NobilityAdvanced(0, 4)
    assert (asked(match, 0), market(match, "coast")) == ("RewardAgain", "- D")
    told = do(match, 0, again("C"))
    assert told[:3] == [RewardGained(0, city("C")), PointsGained(0, 3), NobilityAdvanced(0, 5)]
    assert [type(event) for event in told[3:]] == [PermitTurnedUp]


# Space 4


def test_space_four_gives_the_token_of_a_city_of_ones_own_once_more() -> None:
    """Ruling 15: no chain, not the nobility token, not the purple city."""
    match = at(3, emporiums=["CFJ", "A"], tokens={"C": "3 points", "F": "2 coins", "O": "nobility"})
    assert step(match) == [NobilityAdvanced(0, 4)]
    assert asked(match, 0) == "RewardAgain"
    assert match.options(0) == [again("C"), again("F")]
    assert refused(match, 0, again("A")) == NoEmporiumThere(city("A"))
    assert refused(match, 0, again("J")) == NoRewardThere(city("J"))
    assert refused(match, 0, again("N")) == NobilityNotAgain(city("N"))
    assert refused(match, 0, end) == OtherQuestion()
    assert do(match, 0, again("C")) == [RewardGained(0, city("C")), PointsGained(0, 3)]
    assert asked(match, 0) == "TakeActions"


def test_the_city_just_built_in_counts() -> None:
    """Ruling 15: O was gained first, its neighbour N is the step."""
    match = position(
        permits=["O"], emporiums=["N"], nobility=[3], tokens={"N": "nobility", "O": "2 coins"}, coins=[0]
    )
    assert do(match, 0, build("O", "O"))[-1] == NobilityAdvanced(0, 4)
    assert match.options(0) == [again("O")]
    do(match, 0, again("O"))
    assert table(match).coins[0] == 4


@pytest.mark.parametrize("space", [4, 16])
def test_with_no_token_to_gain_again_nothing_is_asked(space: int) -> None:
    """Ruling 15."""
    match = at(space - 1, emporiums=["J", "C"])
    assert step(match) == [NobilityAdvanced(0, space)]
    assert asked(match, 0) == "TakeActions"


# Space 10


def test_space_ten_offers_any_face_up_permit_with_its_bonus_and_a_new_tile() -> None:
    """Ruling 16."""
    match = at(
        9, market={"coast": "B CDE", "hills": "J G", "mountains": "KNO L"}, stacks={"mountains": "MN ..."}
    )
    assert step(match) == [NobilityAdvanced(0, 10)]
    assert asked(match, 0) == "FreePermit"
    assert match.options(0) == [
        *(take(region, slot) for region in BALCONY if region != "king" for slot in (0, 1)),
        decline,
    ]
    assert do(match, 0, take("mountains", 1)) == [
        PermitTaken(0, permit("L"), BALCONY["mountains"], 1),
        AssistantsGained(0, 3),
        CoinsGained(0, 1),
        PermitTurnedUp(BALCONY["mountains"], 1, permit("MN")),
    ]
    assert permits(match, 0) == "L"
    assert market(match, "mountains") == "KNO MN"


def test_the_free_permit_may_be_declined() -> None:
    """Ruling 16."""
    match = at(9)
    step(match)
    assert refused(match, 0, end) == OtherQuestion()
    assert do(match, 0, decline) == [PermitDeclined(0)]
    assert (permits(match, 0), asked(match, 0)) == ("", "TakeActions")


def test_a_gap_offers_nothing() -> None:
    """Ruling 16; ruling 22."""
    match = at(9, market={"coast": "- -", "hills": "- G", "mountains": "- -"},
               stacks={"coast": "", "hills": "", "mountains": ""})  # fmt: skip
    step(match)
    assert match.options(0) == [take("hills", 1), decline]
    assert refused(match, 0, take("coast", 1)) == NoPermitThere(BALCONY["coast"])


# Space 14


def test_space_fourteen_gives_the_bonus_of_a_permit_of_ones_own_once_more() -> None:
    """Ruling 17: used or unused, with all its symbols."""
    match = at(13, permit_held="N G", used=["D"])
    assert step(match) == [NobilityAdvanced(0, 14)]
    assert asked(match, 0) == "PermitAgain"
    assert match.options(0) == [permit_again("G"), permit_again("D"), permit_again("N")]
    assert refused(match, 0, permit_again("A")) == PermitNotHeld(permit("A"))
    assert refused(match, 0, end) == OtherQuestion()
    assert do(match, 0, permit_again("G")) == [
        PermitBonusGained(0, permit("G")),
        AssistantsGained(0, 2),
        PointsGained(0, 2),
        NobilityAdvanced(0, 15),
    ]
    assert permits(match, 0) == "G"


def test_stars_of_a_repeated_permit_count() -> None:
    """Ruling 17."""
    match = at(13, used=["MN"])
    step(match)
    assert do(match, 0, permit_again("MN")) == [PermitBonusGained(0, permit("MN")), MainActionsGained(0, 1)]
    assert table(match).main_actions == 1


def acquired(held: str = "", used: str = "", rule: Options | None = None, from_space: int = 12) -> Game:
    """A/E has just been acquired, and its two arrows lead to space 14."""
    match = position(
        options=rule, hands=[FOUR], councils={"coast": FOUR}, nobility=[from_space], permits=[held],
        used=[used], market={"coast": "AE D"},
    )  # fmt: skip
    do(match, 0, acquire("coast"), pay(FOUR))
    return match


def test_the_permit_acquired_in_the_same_action_is_not_repeated() -> None:
    """Ruling 17: it speaks of permits that were acquired previously."""
    match = acquired(held="G", used="MN")
    assert match.options(0) == [permit_again("G"), permit_again("MN")]
    assert refused(match, 0, permit_again("AE")) == PermitJustTaken(permit("AE"))
    assert refused(match, 0, permit_again("A")) == PermitNotHeld(permit("A"))
    do(match, 0, permit_again("G"))
    assert (table(match).nobility[0], permits(match, 0)) == (15, "G AE")


def test_with_no_permit_but_the_new_one_nothing_is_asked() -> None:
    """Ruling 17."""
    match = acquired()
    assert (table(match).nobility[0], asked(match, 0)) == (14, "TakeActions")
    assert permits(match, 0) == "AE"


def test_by_the_rule_option_the_permit_acquired_in_the_same_action_may_be_chosen() -> None:
    """Ruling 17: A/E from 12 to 14, and again from there."""
    match = acquired(used="MN", rule=Options(permit_again="any"))
    assert match.options(0) == [permit_again("AE"), permit_again("MN")]
    told = do(match, 0, permit_again("AE"))
    assert of(NobilityAdvanced, told) == [NobilityAdvanced(0, 15), NobilityAdvanced(0, 16)]


def test_what_another_main_action_of_the_same_turn_has_brought_was_acquired_earlier() -> None:
    """Ruling 17: A/E with the first action; the second builds in Naris and leads to space 14."""
    match = position(
        hands=[FOUR], councils={"coast": FOUR}, nobility=[11], permits=["N"], market={"coast": "AE D"},
        tokens={"N": "nobility"}, main_actions=2,
    )  # fmt: skip
    do(match, 0, acquire("coast"), pay(FOUR))
    do(match, 0, build("N", "N"))
    assert match.options(0) == [permit_again("AE"), permit_again("N")]


def test_a_permit_for_nothing_in_the_same_action_is_just_as_new() -> None:
    """Ruling 17: from 9 over 10, which gives another tile, on with the second arrow of A/E."""
    match = acquired(from_space=9)
    assert asked(match, 0) == "FreePermit"
    assert NobilityAdvanced(0, 11) in do(match, 0, take("coast", 1))
    assert table(match).just_taken == (permit("AE"), permit("D"))
    do(match, 0, end)
    assert table(match).just_taken == ()


def test_without_a_permit_nothing_is_asked() -> None:
    """Ruling 17: a build with the king's help, so that no permit lies there."""
    match = position(
        hands=["pink pink blue white"], councils={"king": "pink pink blue white"}, king="N", nobility=[13],
        tokens={"N": "nobility"}, sides="ABA",
    )  # fmt: skip
    assert do(match, 0, king_to("N"), pay("pink pink blue white"))[-1] == NobilityAdvanced(0, 14)
    assert asked(match, 0) == "TakeActions"


# Space 16


def test_space_sixteen_gives_the_tokens_of_two_different_cities() -> None:
    """Ruling 15."""
    match = at(15, emporiums=["CFA"], tokens={"C": "3 points", "F": "2 coins", "A": "1 point"})
    assert step(match) == [NobilityAdvanced(0, 16)]
    assert match.options(0) == [again("A"), again("C"), again("F")]
    assert do(match, 0, again("C")) == [RewardGained(0, city("C")), PointsGained(0, 3)]
    assert match.options(0) == [again("A"), again("F")]
    assert refused(match, 0, again("C")) == RewardChosenBefore(city("C"))
    assert do(match, 0, again("F")) == [RewardGained(0, city("F")), CoinsGained(0, 2)]
    assert asked(match, 0) == "TakeActions"


def test_with_one_city_only_its_token_is_gained() -> None:
    """Ruling 15."""
    match = at(15, emporiums=["C"], tokens={"C": "3 points"})
    step(match)
    do(match, 0, again("C"))
    assert (table(match).points[0], asked(match, 0)) == (3, "TakeActions")
