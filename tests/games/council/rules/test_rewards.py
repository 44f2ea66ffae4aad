"""Reward tokens: the city built in, then every city linked to it."""

from __future__ import annotations

import pytest

from regency.games.council.model.events import (
    AssistantsGained,
    CardsDrawn,
    CoinsGained,
    NobilityAdvanced,
    PointsGained,
    RewardGained,
    TileTaken,
)
from regency.games.council.model.reasons import NoEmporiumThere, OtherQuestion
from regency.games.council.printed.tables import LETTERS
from regency.kernel.edge import Event
from regency.kernel.errors import NotAnOption
from tests.games.council.builder import Game, position
from tests.games.council.names import again, build, city, end, next_reward
from tests.games.council.play import asked, do, of, refused, table

pytestmark = pytest.mark.both


def rewarded(told: list[Event]) -> str:
    """The cities whose tokens were gained, in order."""
    return "".join(LETTERS[e.city] for e in of(RewardGained, told))


@pytest.mark.parametrize(
    ("token", "gains"),
    [
        ("1 coin", [CoinsGained(0, 1)]),
        ("2 coins", [CoinsGained(0, 2)]),
        ("3 coins", [CoinsGained(0, 3)]),
        ("1 point", [PointsGained(0, 1)]),
        ("2 points", [PointsGained(0, 2)]),
        ("3 points", [PointsGained(0, 3)]),
        ("1 assistant", [AssistantsGained(0, 1)]),
        ("2 assistants", [AssistantsGained(0, 2)]),
        ("1 card", [CardsDrawn(0, 1)]),
        ("assistant and coin", [AssistantsGained(0, 1), CoinsGained(0, 1)]),
        ("assistant and card", [AssistantsGained(0, 1), CardsDrawn(0, 1)]),
        ("card and point", [PointsGained(0, 1), CardsDrawn(0, 1)]),
        ("nobility", [NobilityAdvanced(0, 1)]),
    ],
)
def test_the_token_of_the_city_is_gained(token: str, gains: list[Event]) -> None:
    match = position(permits=["C"], tokens={"C": token}, coins=[0], assistants=[0], hands=[""])
    assert do(match, 0, build("C", "C"))[2:] == [RewardGained(0, city("C")), *gains]
    t = table(match)
    expected = {CoinsGained: 0, PointsGained: 0, AssistantsGained: 0, CardsDrawn: 0}
    for gain in gains:
        for kind, name in (
            (CoinsGained, "coins"),
            (PointsGained, "points"),
            (AssistantsGained, "assistants"),
        ):
            expected[kind] += getattr(gain, name, 0) if isinstance(gain, kind) else 0
        expected[CardsDrawn] += gain.count if isinstance(gain, CardsDrawn) else 0
    assert [t.coins[0], t.points[0], t.assistants[0], t.hands[0]] == list(expected.values())


def test_only_the_group_that_holds_the_new_emporium_pays() -> None:
    """Ruling 18: K is one's own, but not linked to C."""
    plain = {"C": "1 coin", "F": "2 coins", "K": "3 coins"}
    match = position(permits=["C"], emporiums=["FK"], tokens=plain)
    assert rewarded(do(match, 0, build("C", "C"))) == "CF"


def test_the_same_tokens_pay_again_at_the_next_building_in_the_group() -> None:
    """Ruling 18."""
    plain = {"C": "1 coin", "F": "2 coins", "I": "3 coins"}
    match = position(permits=["C I"], emporiums=["F"], tokens=plain, main_actions=2)
    assert rewarded(do(match, 0, build("C", "C"))) == "CF"
    assert rewarded(do(match, 0, build("I", "I"))) == "IFC"


def test_each_token_is_gained_once_even_in_a_circle() -> None:
    """Ruling 18: F, G and I are a circle with hills A."""
    plain = {"F": "1 coin", "H": "2 coins", "I": "3 coins", "D": "1 point"}
    match = position(sides="AAA", permits=["H"], emporiums=["FGID"], tokens=plain)
    assert rewarded(do(match, 0, build("H", "H"))) == "HDFI"


def test_cities_of_others_do_not_link() -> None:
    plain = {"C": "1 coin", "F": "2 coins", "I": "3 coins"}
    match = position(permits=["C"], emporiums=["I", "F"], tokens=plain)
    assert rewarded(do(match, 0, build("C", "C"))) == "C"


def test_links_cross_the_borders_of_regions() -> None:
    plain = {"E": "1 coin", "H": "2 coins", "M": "3 coins", "O": "1 point"}
    match = position(sides="ABA", permits=["M"], emporiums=["EHO"], tokens=plain)
    assert rewarded(do(match, 0, build("M", "M"))) == "MHOE"


def test_the_nearest_token_comes_first_and_of_equally_near_ones_the_first_by_letter() -> None:
    """Ruling 19, where the order cannot matter."""
    plain = {"A": "1 coin", "B": "2 coins", "C": "3 coins", "D": "1 point", "F": "2 points", "I": "3 points"}
    match = position(sides="ABA", permits=["ABC"], emporiums=["BCDFI"], tokens=plain)
    assert rewarded(do(match, 0, build("ABC", "A"))) == "ABCDFI"


def with_nobility(**more: object) -> Game:
    """C is built; linked to it A with a nobility token, F and I with plain ones."""
    return position(
        permits=["C"],
        emporiums=["AFI"],
        tokens={"A": "nobility", "C": "1 coin", "F": "2 coins", "I": "3 points"},
        coins=[0],
        **more,  # type: ignore[arg-type]
    )


def test_where_a_nobility_step_is_among_them_the_builder_orders_the_linked_tokens() -> None:
    """Ruling 19: the city itself comes first, unasked."""
    match = with_nobility()
    assert rewarded(do(match, 0, build("C", "C"))) == "C"
    assert asked(match, 0) == "OrderRewards"
    assert match.options(0) == [next_reward(letter) for letter in "AFI"]
    assert rewarded(do(match, 0, next_reward("I"))) == "I"
    assert match.options(0) == [next_reward(letter) for letter in "AF"]
    assert rewarded(do(match, 0, next_reward("F"))) == "FA"
    assert asked(match, 0) == "TakeActions"
    assert (table(match).nobility[0], table(match).coins[0], table(match).points[0]) == (1, 3, 3)


def test_once_the_nobility_step_is_taken_the_rest_follows_unasked() -> None:
    match = with_nobility()
    do(match, 0, build("C", "C"))
    assert rewarded(do(match, 0, next_reward("A"))) == "AFI"
    assert asked(match, 0) == "TakeActions"


def test_two_nobility_steps_alone_need_no_order() -> None:
    match = position(
        permits=["C"], emporiums=["AF"], tokens={"A": "nobility", "C": "1 coin", "F": "nobility"}
    )
    assert rewarded(do(match, 0, build("C", "C"))) == "CAF"
    assert table(match).nobility[0] == 2


def test_a_choice_on_the_way_is_resolved_fully_before_the_next_token() -> None:
    """Ruling 19: the step from 3 to 4 asks for a token to gain again, and only then F and I follow."""
    match = with_nobility(nobility=[3])
    do(match, 0, build("C", "C"))
    assert rewarded(do(match, 0, next_reward("A"))) == "A"
    assert asked(match, 0) == "RewardAgain"
    assert rewarded(do(match, 0, again("C"))) == "CFI"


def test_bonus_tiles_come_after_the_tokens() -> None:
    """Ruling 19."""
    plain = {"F": "1 coin", "G": "2 coins", "H": "3 coins", "I": "1 point"}
    match = position(permits=["H"], emporiums=["FGIJ"], tokens=plain)
    told = do(match, 0, build("H", "H"))
    kinds = [type(event) for event in told]
    assert kinds.index(TileTaken) > max(nth for nth, kind in enumerate(kinds) if kind is RewardGained)
    assert rewarded(told) == "HGIF"


def test_only_a_linked_city_whose_token_is_still_to_come_can_be_chosen() -> None:
    match = with_nobility()
    do(match, 0, build("C", "C"))
    assert refused(match, 0, next_reward("B")) == NoEmporiumThere(city("B"))
    assert refused(match, 0, next_reward("C")) == NotAnOption()
    assert refused(match, 0, end) == OtherQuestion()


def test_assistants_run_out() -> None:
    """Ruling 24: as many as the pool has."""
    match = position(permits=["C"], tokens={"C": "2 assistants"}, assistants=[1, 46, 0, 0])
    assert do(match, 0, build("C", "C"))[-1] == AssistantsGained(0, 1)
    assert (table(match).assistants[0], table(match).assistant_pool) == (2, 0)


def test_points_are_counted_beyond_the_end_of_the_track() -> None:
    """Ruling 27."""
    match = position(permits=["C"], tokens={"C": "3 points"}, points=[98])
    do(match, 0, build("C", "C"))
    assert table(match).points[0] == 101
