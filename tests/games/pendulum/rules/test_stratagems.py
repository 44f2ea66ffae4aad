"""Stratagems: every kind of card, recall, and cards declared with an action."""

from __future__ import annotations

import pytest

from regency.games.pendulum.model.actions import (
    ChooseNeighbour,
    ChooseTrack,
    ConvertPoint,
    Forgo,
    GainCubes,
    PayCubes,
    RecallStratagems,
    SwapCubes,
    TakeCardBack,
)
from regency.games.pendulum.model.events import CardPlayed, PointsPaid, WorkerRecruited
from regency.games.pendulum.model.reasons import (
    CardNotInHand,
    CubesMissing,
    FourWorkers,
    NoFittingAction,
    NoProductionThere,
    NothingDiscarded,
    NoWorkerToRetrieve,
    OnlyProductionThere,
    PointsMissing,
    ResourcesMissing,
)
from tests.games.pendulum.builder import (
    Game,
    asked,
    begun,
    can,
    do,
    give,
    glory,
    goods,
    hand,
    put,
    refused,
    spaces,
    stands,
    steps,
    timers,
)
from tests.games.pendulum.names import (
    COMMON,
    CULTURE,
    GOLD,
    GRANDE,
    MILITARY,
    POPULARITY,
    POWER,
    PRESTIGE,
    SECOND,
    THIRD,
    act,
    box,
    card,
    flip,
    place,
    play,
    province,
    retrieve,
    take,
    task,
)

pytestmark = pytest.mark.both


def turns(mat: str, stand: dict[int, str] | None = None, seats: int = 4, **options: object) -> Game:
    """Untimed turns with this character in the first seat."""
    mats = [mat, *(other for other in ("C1", "C2", "C3", "C4", "C5") if other[:2] != mat[:2])]
    return begun(seats, mats=mats, mode="untimed_turns", stand={0: stand or {}}, **options)  # type: ignore[arg-type]


def test_the_opening_of_the_paymaster() -> None:
    """T4."""
    match = begun(mats=("C3", "C1", "C2", "C4"), stand={0: {GRANDE: "GL2", COMMON: "BL1"}})
    do(match, 0, act(COMMON, "BL1a"))
    assert goods(match, 0)[2] == 8
    do(match, 0, act(GRANDE, "GL2a"))
    assert goods(match, 0)[2] == 6 and steps(match, 0)[2] == 2
    do(match, 0, play("C3-S1"))
    assert steps(match, 0)[1] == 1
    do(match, 0, play("C3-S2"), GainCubes(0, 0, 1))
    assert WorkerRecruited(0, SECOND) in do(match, 0, play("C3-S4"))
    assert goods(match, 0)[2] == 0 and stands(match, 0, SECOND, "mat")
    do(match, 0, place(SECOND, "BU1"))
    do(match, 1, flip("black"), at=45_000)
    do(match, 0, act(SECOND, "BU1a"), at=45_300)
    assert goods(match, 0)[2] == 2
    do(match, 0, place(COMMON, "BL4"))
    do(match, 1, flip("black"), at=90_000)
    do(match, 0, act(COMMON, "BL4a"), GainCubes(1, 0, 0))
    assert goods(match, 0)[0] == 1


def test_recruiting_stops_at_four_workers() -> None:
    """T15."""
    match = turns("C3", seats=1)
    put(match, 0, SECOND, "mat")
    put(match, 0, THIRD, "mat")
    give(match, 0, gold=7)
    assert refused(match, 0, play("C3-S4")) == FourWorkers()


def test_a_recruit_must_be_paid_in_full() -> None:
    match = turns("C1", seats=1)
    assert refused(match, 0, play("C1-S4")) == CubesMissing(MILITARY, 7, 2)
    give(match, 0, military=7)
    do(match, 0, play("C1-S4"))
    assert goods(match, 0)[0] == 0 and refused(match, 0, play("C1-S4")) == CardNotInHand(card("C1-S4"))


def test_any_eight_resources_recruit() -> None:
    match = turns("C4", seats=1)
    assert refused(match, 0, play("C4-S4")) == ResourcesMissing(8, 6)
    give(match, 0, military=5, culture=5, gold=5)
    do(match, 0, play("C4-S4"), PayCubes(5, 3, 0))
    assert goods(match, 0)[:3] == (0, 2, 5) and stands(match, 0, SECOND, "mat")


def test_a_worker_is_retrieved_from_a_row_with_a_timer_box_or_reward_box() -> None:
    match = turns("C1", {COMMON: "GL2"})
    put(match, 0, GRANDE, "GU1a")
    do(match, 0, play("C1-S3"))
    assert set(match.options(0)) == {retrieve(COMMON), Forgo()}
    do(match, 0, retrieve(COMMON))
    assert stands(match, 0, COMMON, "mat")


def test_without_such_a_worker_the_card_is_not_played() -> None:
    match = turns("C1")
    put(match, 0, GRANDE, "GU1")
    put(match, 0, COMMON, "mat")
    assert refused(match, 0, play("C1-S3")) == NoWorkerToRetrieve()


def test_recalling_takes_all_discards_back_for_five_culture() -> None:
    match = turns("C1", seats=1)
    assert refused(match, 0, RecallStratagems()) == NothingDiscarded()
    do(match, 0, play("C1-S1"))
    assert refused(match, 0, RecallStratagems()) == CubesMissing(CULTURE, 5, 0)
    give(match, 0, culture=6)
    do(match, 0, RecallStratagems())
    assert goods(match, 0)[1] == 1 and len(match.state.table.hands[0]) == 4


def test_the_ravager_recalls_for_two_power_points_glory_first() -> None:
    """R25."""
    match = turns("C1A", seats=1, glory=True)
    do(match, 0, play("C1-A1"))
    give(match, 0, power=1)
    assert refused(match, 0, RecallStratagems()) == PointsMissing(POWER, 2, 1)
    glory(match, 0, POWER, 1)
    do(match, 0, RecallStratagems())
    assert steps(match, 0)[0] == 0 and match.state.table.glory[POWER] == 0


def test_the_ravager_swaps_culture_and_military() -> None:
    match = turns("C1A", seats=1)
    give(match, 0, military=4, culture=9)
    do(match, 0, play("C1-A2"), SwapCubes(MILITARY, 3))
    assert goods(match, 0)[:2] == (1, 10)


def test_the_ravager_gains_a_neighbouring_reward_for_its_own_price_alone() -> None:
    """T28, R19."""
    match = turns("C1A", {COMMON: "BL2"})
    spaces(match, province("mixed"))
    give(match, 0, military=0)
    do(match, 0, play("C1-A3"), act(COMMON, "BL2a"), ChooseNeighbour(task("BL3a")))
    do(match, 0, take(province("mixed"), "red"))
    assert goods(match, 0)[3] == 1 and stands(match, 0, COMMON, "BL2a")
    assert card("C1-A3") in match.state.table.discards[0]


def test_with_both_prices_the_neighbour_must_be_paid_too() -> None:
    match = turns("C1A", {COMMON: "BL2"}, ravager_neighbour_cost="both")
    give(match, 0, military=3)
    do(match, 0, play("C1-A3"), act(COMMON, "BL2a"))
    assert goods(match, 0)[2:] == (4, 1)  # the yellow production, the only one that can be paid
    match = turns("C1A", {COMMON: "BL2"}, ravager_neighbour_cost="both")
    give(match, 0, military=4)
    do(match, 0, play("C1-A3"), act(COMMON, "BL2a"), ChooseNeighbour(task("BL3a")))
    assert goods(match, 0)[0] == 0


def test_the_peacekeeper_pays_twice_and_gains_twice() -> None:
    """T29, R20, R21."""
    match = turns("C5A", {COMMON: "PL2"})
    give(match, 0, gold=3)
    assert refused(match, 0, play("C5-A3"), act(COMMON, "PL2a")) == CubesMissing(GOLD, 4, 3)
    give(match, 0, gold=4)
    do(match, 0, play("C5-A3"), act(COMMON, "PL2a"))
    assert goods(match, 0)[2:] == (0, 2) and steps(match, 0) == (0, 2, 2, 0)
    match = turns("C5A", {COMMON: "PL2"})
    hand(match, 0, "CNC19", "CNC20")
    give(match, 0, gold=2)
    do(match, 0, play("C5-A3"), play("CNC19"), act(COMMON, "PL2a"))
    assert goods(match, 0)[2] == 0 and steps(match, 0) == (0, 2, 2, 0)
    match = turns("C5A", {COMMON: "PL2"})
    hand(match, 0, "CNC19", "CNC20")
    give(match, 0, gold=0)
    do(match, 0, play("CNC19"), play("C5-A3"), play("CNC20"), act(COMMON, "PL2a"))
    assert steps(match, 0) == (0, 2, 2, 0)


def test_a_waiver_replaces_two_gold_of_purple_or_green_and_nothing_else() -> None:
    """T27."""
    match = turns("C1", {COMMON: "PL3", GRANDE: "BL3"})
    hand(match, 0, "CNC19")
    give(match, 0, gold=0, military=4)
    do(match, 0, play("CNC19"))
    assert match.options(0) == [act(COMMON, "PL3a")]
    do(match, 0, act(COMMON, "PL3a"))
    assert goods(match, 0)[:3] == (4, 5, 0)
    match = turns("C1", {COMMON: "BL2", GRANDE: "BL3"})
    hand(match, 0, "CNC19")
    give(match, 0, military=4)
    assert refused(match, 0, play("CNC19")) == NoFittingAction(card("CNC19"))


def test_what_was_declared_may_be_left_where_others_act_meanwhile() -> None:
    match = begun(mats=("C1", "C2", "C3", "C4"), stand={0: {COMMON: "PL3"}})
    hand(match, 0, "CNC19")
    do(match, 0, play("CNC19"))
    do(match, 0, Forgo())
    assert card("CNC19") in match.state.table.hands[0] and asked(match, 0) == "ActFreely"


def test_the_firebrand_breaks_into_a_row_with_a_timer_but_does_not_produce_there() -> None:
    """R22."""
    match = turns("C3A", seats=1)
    put(match, 0, COMMON, "mat")
    put(match, 0, GRANDE, "mat")
    do(match, 0, play("C3-A3"))
    assert refused(match, 0, place(GRANDE, "BL1")) == OnlyProductionThere(box("BL1"))
    do(match, 0, place(GRANDE, "GLW"))
    assert refused(match, 0, act(GRANDE, "GL1a")) == NoProductionThere(GRANDE)
    do(match, 0, act(GRANDE, "GL2a"))
    assert steps(match, 0)[2] == 2


def test_the_transmuter_takes_one_card_back_but_not_this_one() -> None:
    match = turns("C4A", seats=1)
    assert refused(match, 0, play("C4-A2")) == NothingDiscarded()
    give(match, 0, military=2, culture=2, gold=2)
    do(match, 0, play("C4-A1"), PayCubes(2, 0, 0), ChooseTrack(POWER))
    assert steps(match, 0)[0] == 2
    do(match, 0, play("C4-A2"), PayCubes(0, 2, 0))
    assert match.options(0) == [TakeCardBack(card("C4-A1"))]
    do(match, 0, TakeCardBack(card("C4-A1")))
    assert match.state.table.discards[0] == (card("C4-A2"),)


def test_the_transmuter_produces_any_resources() -> None:
    match = turns("C4A", {COMMON: "GL1"})
    give(match, 0, gold=9)
    do(match, 0, act(COMMON, "GL1a"), GainCubes(1, 0, 3))
    assert goods(match, 0)[:3] == (2, 1, 10)


def test_the_peacekeepers_red_production_conquers_without_payment() -> None:
    match = turns("C5A", {COMMON: "GL1"})
    spaces(match, province("gold"))
    do(match, 0, act(COMMON, "GL1a"), take(province("gold"), "red"))
    assert goods(match, 0)[:3] == (0, 0, 0)


def test_points_are_paid_by_moving_back() -> None:
    match = turns("C5A", seats=1)
    give(match, 0, popularity=2)
    assert refused(match, 0, play("C5-A4")) == PointsMissing(POPULARITY, 3, 2)
    give(match, 0, popularity=4)
    told = do(match, 0, play("C5-A4"))
    assert told[:2] == [CardPlayed(0, card("C5-A4")), PointsPaid(0, POPULARITY, 3)]


def test_a_point_is_converted() -> None:
    match = turns("C1", seats=1)
    hand(match, 0, "CNC14")
    give(match, 0, prestige=1)
    do(match, 0, play("CNC14"), ConvertPoint(PRESTIGE, POWER))
    assert steps(match, 0) == (1, 0, 0, 0)


@pytest.mark.parametrize(
    ("name", "price", "gain"),
    [
        ("CNC12", {}, (0, 0, 0, 1)),
        ("CNC21", {"gold": 2}, (0, 0, 0, 0)),
        ("CNC22", {"military": 2}, (0, 0, 0, 0)),
        ("CNC23", {"culture": 2}, (0, 0, 0, 0)),
        ("CNC24", {}, (0, 0, 1, 0)),
    ],
)
def test_permanent_council_cards_are_played_as_stratagems(
    name: str, price: dict[str, int], gain: tuple[int, ...]
) -> None:
    match = turns("C1", seats=1)
    hand(match, 0, name)
    give(match, 0, **{"military": 0, "culture": 0, "gold": 0, "votes": 0, **price})
    do(match, 0, play(name))
    assert goods(match, 0) == gain and card(name) in match.state.table.discards[0]
    assert sum(steps(match, 0)) == (1 if price else 0)


def test_provinces_by_council_cards_cost_military_or_votes() -> None:
    match = turns("C1", seats=1)
    hand(match, 0, "CNC17", "CNC25")
    first, second = province("mixed"), province("vote")
    spaces(match, first, second)
    give(match, 0, military=3, votes=2)
    do(match, 0, play("CNC17"), take(first, "brown"))
    do(match, 0, play("CNC25"), take(second, "brown"))
    assert goods(match, 0)[0] == 0 and goods(match, 0)[3] == 0
    timers(match, green="lower")
    assert not can(match, 0, play("CNC25"))
