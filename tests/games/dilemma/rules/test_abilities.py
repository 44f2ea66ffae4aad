"""Abilities of houses and story cards: each timing, and each moment at which one counts."""

from __future__ import annotations

import pytest

from regency.games.dilemma.model.events import CoinsGained, MoveSoftened, PowerGained, StabilityMoved
from regency.games.dilemma.model.values import Placed
from regency.games.dilemma.printed.abilities import (
    ANY,
    BREAKS_TIE,
    CONDITION,
    GATHERS_ALONE,
    LIMITED,
    LOSES_WITH_SOME,
    POSITIVE_SCORED,
    SIGNS_NEGATIVE,
    WHENS,
    Ability,
    ability,
)
from regency.games.dilemma.printed.figures import NOTHING, TOP
from regency.games.dilemma.printed.services import VOTE_FOR
from regency.games.dilemma.rules import scoring
from tests.games.dilemma.builder import (
    AYE,
    GATHER,
    INFLUENCE,
    MORALE,
    NAY,
    WEALTH,
    WELFARE,
    Game,
    act,
    asked,
    book,
    decide,
    dilemma,
    do,
    envelope,
    houses,
    leave,
    move,
    named,
    offer,
    one_card,
    opens,
    prologue,
    service,
    unlocked,
    vote,
    votes,
    voting,
)

pytestmark = pytest.mark.both


def with_house(house: int, *achievements: int, **given: object) -> Game:
    """The house in the first seat, which leads, with these achievements unlocked."""
    present = (house, *(each for each in range(12) if each != house))[:3]
    one = {f"h{house + 1}": unlocked(*achievements)}
    return voting(3, present=present, houses=houses(**one), **given)  # type: ignore[arg-type]


def test_harrowfen_gains_coins_for_breaking_a_tie() -> None:
    match = with_house(0, 3, moderator=0)
    votes(match, vote(AYE, 1), vote(NAY, 1), GATHER)
    assert named(do(match, 0, act.BreakTie(AYE)), CoinsGained) == [CoinsGained(0, 2)]


def test_but_not_where_all_have_passed() -> None:
    match = with_house(0, 3, moderator=0)
    votes(match, GATHER, GATHER, GATHER)
    assert named(do(match, 0, act.BreakTie(AYE)), CoinsGained) == []


@pytest.mark.parametrize(("bid", "gain"), [(5, []), (6, [PowerGained(0, 2)])])
def test_sunderholt_gains_power_for_winning_with_much(bid: int, gain: list[PowerGained]) -> None:
    match = with_house(1, 1)
    assert named(decide(match, AYE, bid), PowerGained) == gain


@pytest.mark.parametrize(("bid", "gain"), [(2, []), (3, [CoinsGained(0, 1)])])
def test_ninebridge_gains_a_coin_for_losing_with_some(bid: int, gain: list[CoinsGained]) -> None:
    match = with_house(2, 1)
    told = votes(match, vote(AYE, bid), vote(NAY, bid), vote(NAY, bid + 1), *[act.Stay()] * 2)
    assert named(told, CoinsGained) == gain


def test_tarn_gains_power_for_the_same() -> None:
    match = with_house(9, 1)
    told = votes(match, vote(AYE, 3), vote(NAY, 3), vote(NAY, 4), *[act.Stay()] * 2)
    assert named(told, PowerGained) == [PowerGained(0, 1)]


def test_vael_gains_coins_for_signing_a_story_card() -> None:
    found = book(prologue(dilemma("P1", [opens("T1a")], role=0)), envelope("T1a", dilemma("T1a.S1")))
    assert CoinsGained(0, 2) in decide(with_house(3, 2, book=found), AYE)


def test_vael_scores_a_point_more_for_a_positive_open_agenda() -> None:
    t = with_house(3, 3).state.table
    t.row, t.token = [12, 9, 9, 9, 9], [0, 1, *[NOTHING] * 8]
    assert scoring.open_points(t, 0) == 4
    t.row = [9, 12, 11, 9, 9]
    assert scoring.open_points(t, 0) == 0  # what brings nothing is not scored


def test_kornhall_counts_as_two_coins_richer() -> None:
    t = with_house(4, 1).state.table
    t.coins_left = (8, 10, 9)
    assert scoring.coin_ranks(t) == [0, 0, 1]


def test_lindrath_gains_power_for_gathering_alone() -> None:
    match = with_house(5, 1)
    assert PowerGained(0, 1) in votes(match, GATHER, vote(AYE, 1), vote(AYE, 1))
    match = with_house(5, 1)
    assert named(votes(match, GATHER, vote(AYE, 1), GATHER), PowerGained) == []


def test_lindrath_loses_a_point_less_for_a_negative_open_agenda() -> None:
    t = with_house(5, 2).state.table
    t.row, t.token = [5, 9, 9, 9, 9], [1, 0, *[NOTHING] * 8]
    assert scoring.open_points(t, 0) == -2


def orrelslight(**given: object) -> Game:
    match = with_house(6, 2, book=one_card([move(WEALTH, 1)]), **given)
    votes(match, vote(AYE, 1), GATHER, GATHER)
    return match


def test_orrels_light_reduces_a_move_of_stability_once_in_a_reign() -> None:
    match = orrelslight()
    assert asked(match, 0) == "ReduceMove"
    told = do(match, 0, act.Soften())
    assert (named(told, MoveSoftened), named(told, StabilityMoved)) == (
        [MoveSoftened(0)],
        [StabilityMoved(1, 10)],
    )
    assert match.state.table.row[WEALTH] == 11
    votes(match, vote(AYE, 1), GATHER, GATHER)
    assert asked(match, match.waited_for()[0]).startswith("VoteTurn")


def test_it_may_let_one_move_and_keep_the_right() -> None:
    match = orrelslight()
    assert named(do(match, 0, act.LetMove()), StabilityMoved) == [StabilityMoved(2, 11)]
    votes(match, vote(AYE, 1), GATHER, GATHER)
    assert asked(match, 0) == "ReduceMove"


def test_it_may_prevent_an_abdication() -> None:
    match = orrelslight(stability=15)
    do(match, 0, act.Soften())
    assert (match.state.table.stability, match.state.table.abdicated) == (16, NOTHING)
    match = orrelslight(stability=15)
    do(match, 0, act.LetMove())
    assert match.state.table.ended == TOP


def test_port_ansel_gains_a_coin_for_its_first_dear_deal() -> None:
    match = with_house(7, 2)
    aye = service(VOTE_FOR, AYE)
    do(match, 0, offer(1, aye, 2))
    assert named(do(match, 1, act.AcceptOffer(0)), CoinsGained) == []
    do(match, 0, offer(2, aye, 3))
    assert named(do(match, 2, act.AcceptOffer(0)), CoinsGained) == [CoinsGained(0, 1)]
    do(match, 0, offer(1, aye, 3))
    assert named(do(match, 1, act.AcceptOffer(0)), CoinsGained) == []


@pytest.mark.parametrize(("face", "gain"), [(-1, [CoinsGained(0, 2)]), (1, [])])
def test_karrow_gains_coins_for_signing_a_negative_sticker(face: int, gain: list[CoinsGained]) -> None:
    match = with_house(8, 2, book=one_card([leave(1, MORALE, face)]))
    assert named(decide(match, AYE), CoinsGained) == gain


def test_duskhollow_gains_when_a_resource_reaches_the_lowest_row() -> None:
    match = with_house(10, 1, book=one_card([move(WELFARE, -1)]), rows=[9, 9, 9, 2, 9])
    told = decide(match, AYE)
    assert (named(told, PowerGained), named(told, CoinsGained)) == ([PowerGained(0, 1)], [CoinsGained(0, 2)])
    match = with_house(10, 1, book=one_card([move(WELFARE, -1)]), rows=[9, 9, 9, 1, 9])
    assert named(decide(match, AYE), PowerGained) == []  # it was there before


# Story cards


def top(row: Ability, signer: int, left: int = 0, below: tuple[Placed, ...] = ()) -> dict[str, object]:
    """A stack with this story card on top."""
    return {
        "stories": (*below, Placed(7, 0, signer, row, left)),
        "opened": (0, 7, *(each.envelope for each in below)),
        "deck": (0, 1, 2),
    }


def limited(when: int, **given: int) -> Ability:
    return ability(LIMITED, when, uses=2, **given)


def test_a_limited_ability_loses_a_box_each_time_and_has_no_more() -> None:
    match = voting(3, **top(limited(GATHERS_ALONE, power=1), 0, 2))  # type: ignore[arg-type]
    for gain in (1, 1, 0):
        t = match.state.table
        order = [(t.leader + nth) % 3 for nth in range(3)]
        told = votes(match, *[GATHER if seat == 0 else vote(AYE, 1) for seat in order])
        assert len(named(told, PowerGained)) == gain
    assert match.state.table.stories[0].left == 0


def test_the_ability_of_a_covered_story_card_is_switched_off() -> None:
    below = (Placed(5, 0, 0, ability(CONDITION, GATHERS_ALONE, power=1), 0),)
    match = voting(3, **top((), 1, below=below))  # type: ignore[arg-type]
    assert named(votes(match, GATHER, vote(AYE, 1), vote(AYE, 1)), PowerGained) == []


def test_gains_go_to_the_signer_only() -> None:
    match = voting(3, moderator=1, **top(limited(BREAKS_TIE, coins=2), 0, 2))  # type: ignore[arg-type]
    votes(match, vote(AYE, 1), vote(NAY, 1), GATHER)
    assert named(do(match, 1, act.BreakTie(AYE)), CoinsGained) == []


@pytest.mark.parametrize("when", [LOSES_WITH_SOME, SIGNS_NEGATIVE, BREAKS_TIE])
def test_other_moments_of_story_cards(when: int) -> None:
    given = top(limited(when, coins=2), 0, 1)
    found = one_card([leave(1, MORALE, -1)], [leave(1, MORALE, -1)])
    match = voting(3, moderator=0, book=found, **given)  # type: ignore[arg-type]
    if when == BREAKS_TIE:
        votes(match, vote(AYE, 1), vote(NAY, 1), GATHER)
        told = do(match, 0, act.BreakTie(AYE))
    elif when == SIGNS_NEGATIVE:
        told = decide(match, AYE)
    else:
        told = votes(match, vote(AYE, 3), vote(NAY, 3), vote(NAY, 4), *[act.Stay()] * 2)
    assert named(told, CoinsGained) == [CoinsGained(0, 2)]


def test_one_agenda_point_more_for_a_positive_open_agenda_is_for_anybody() -> None:
    row = ability(CONDITION, POSITIVE_SCORED, INFLUENCE, ANY, points=1)
    t = voting(3, **top(row, 9)).state.table  # type: ignore[arg-type]
    t.row, t.token = [12, 9, 9, 9, 9], [2, *[NOTHING] * 9]
    assert scoring.open_points(t, 2) == 4
    t.row, t.token = [9, 12, 9, 9, 9], [NOTHING, NOTHING, 2, *[NOTHING] * 7]
    assert scoring.open_points(t, 2) == 3


def test_every_moment_has_a_name() -> None:
    assert len(WHENS) == 14
