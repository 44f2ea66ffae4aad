"""What a position is worth to a seat: each feature moves where the game does."""

from __future__ import annotations

from itertools import pairwise
from math import isclose

import pytest

from regency.games.pendulum import RULES
from regency.games.pendulum.bots import features
from regency.games.pendulum.bots.features import FEATURES
from regency.games.pendulum.bots.worth import LAST_CHANCE, LEGEND, Mind
from regency.games.pendulum.model.actions import Done
from regency.games.pendulum.printed.terms import NOTHING, ON_STACK, ROUNDS
from tests.games.pendulum.builder import (
    Game,
    achievement,
    begun,
    do,
    empty_stack,
    give,
    glory,
    hand,
    have,
    opened,
    put,
    spaces,
    tucked,
    turns,
    wait,
)
from tests.games.pendulum.names import COMMON, GRANDE, SECOND, SECOND_GRANDE, card, flip, province
from tests.games.pendulum.play import to_round

pytestmark = pytest.mark.both


def weight(match: Game, name: str, seat: int = 0) -> float:
    return RULES.weigh(match.look(seat))[FEATURES.index(name)]


def after(match: Game, name: str, **goods: int) -> float:
    """By how much a feature grows with these goods."""
    before = weight(match, name)
    give(match, 0, **goods)
    return weight(match, name) - before


def last_round() -> Game:
    match = turns()
    while match.state.table.round < ROUNDS:
        to_round(match)
    return match


def test_there_is_a_number_for_each_feature_before_characters_are_chosen_too() -> None:
    assert len(RULES.weigh(opened().look(0))) == len(FEATURES)
    assert weight(opened(), "points") == 0.0


def test_every_step_counts_and_those_of_the_farthest_marker_most() -> None:
    match = begun()
    near, far = begun(), begun()
    gained = after(match, "points", power=1)
    assert gained > 0
    assert after(near, "points", popularity=1) < gained, "popularity of this mat has 8 steps to go, power 14"
    assert after(far, "points", power=14) < 14 * gained


def test_inside_the_parchment_a_step_counts_less_and_glory_as_much() -> None:
    match = begun(glory=True)
    give(match, 0, power=14)
    inside = after(match, "points", power=15)
    assert inside < after(begun(), "points", power=1)
    before = weight(match, "points")
    give(match, 0, power=21)
    end = weight(match, "points")
    glory(match, 0, 0, 1)
    assert isclose(weight(match, "points") - end, inside) and end > before


def test_the_legendary_point_is_worth_more_than_any_step() -> None:
    match = begun()
    assert after(match, "legend", legendary=1) > 10


def test_the_nearer_the_achievement_the_more_the_last_cube_counts() -> None:
    match = begun()
    achievement(match, 9)
    have(match, 0, "")
    few = [weight(match, "legend")]
    for goods in ("4m", "4m 4c", "4m 4c 1v", "4m 4c 2v", "4m 4c 3v"):
        have(match, 0, goods)
        few.append(weight(match, "legend"))
    steps = [later - earlier for earlier, later in pairwise(few)]
    assert few == sorted(few) and steps[-1] > steps[-2] > 0


def test_a_token_that_cannot_be_had_this_round_draws_nobody() -> None:
    match = begun(3)
    achievement(match, 9, token=ON_STACK)
    have(match, 0, "4m 4c 3v")
    assert weight(match, "legend") == 0.0


def test_who_holds_the_token_has_its_point_already() -> None:
    match = begun()
    before = weight(match, "legend", 2)
    match.state.table.token = 2
    assert weight(match, "legend", 2) == LEGEND > before


def test_in_the_last_round_ten_cubes_are_another_way_to_the_legendary_point() -> None:
    match = last_round()
    have(match, 0, "")
    match.state.table.claimed[1], match.state.table.legendary[1] = True, 1
    achievement(match, 9, token=1)
    none = weight(match, "legend")
    have(match, 0, "5g")
    some = weight(match, "legend")
    have(match, 0, "10g")
    assert none < some < weight(match, "legend") == LAST_CHANCE


def test_the_first_cubes_of_a_colour_count_more_than_the_last() -> None:
    match = begun()
    have(match, 0, "")
    first = after(match, "cubes", gold=1)
    have(match, 0, "8g")
    assert 0 < after(match, "cubes", gold=9) < first


def test_votes_count() -> None:
    match = begun()
    assert after(match, "votes", votes=3) > 0


def test_a_province_counts_by_its_slot_and_one_over_the_limit_for_this_round_alone() -> None:
    match = begun()
    gains = []
    for number in range(3):
        before = weight(match, "provinces")
        tucked(match, 0, "brown", province("mixed", number))
        gains.append(weight(match, "provinces") - before)
    assert gains[0] > 0 and isclose(gains[0], gains[1]) and 0 < gains[2] < gains[0]


def test_one_that_is_drawn_and_not_yet_tucked_counts_as_well() -> None:
    match = begun()
    before = weight(match, "provinces")
    match.state.table.drawn[0] = 3
    assert weight(match, "provinces") > before


def test_open_provinces_are_a_choice() -> None:
    match = begun()
    before = weight(match, "provinces")
    spaces(match, NOTHING)
    assert weight(match, "provinces") < before


def test_every_worker_counts_and_a_grande_one_more() -> None:
    match = begun()
    two = weight(match, "workers")
    put(match, 0, SECOND, "mat")
    three = weight(match, "workers")
    assert three > two
    match.state.table.at[SECOND_GRANDE] = match.state.table.at[SECOND]
    match.state.table.at[SECOND] = 50
    assert weight(match, "workers") > three


def test_to_run_to_and_fro_costs_a_little() -> None:
    match = turns()
    before = weight(match, "workers")
    match.state.table.moves[GRANDE] = 2
    assert weight(match, "workers") < before


def test_a_worker_late_in_the_game_is_worth_less() -> None:
    early, late = turns(), last_round()
    for match in (early, late):
        have(match, 0, "")
    assert weight(early, "workers") > weight(late, "workers")


def test_a_card_in_the_hand_counts_more_than_a_discarded_one() -> None:
    match = begun()
    held = weight(match, "cards")
    hand(match, 0, discards=("STR-C1-S1",))
    assert weight(match, "cards") < held


def test_the_price_of_a_card_in_hand_is_saved_for() -> None:
    match = begun()
    have(match, 0, "")
    me = match.look(0)
    recruit = card("C1-S4")
    assert features.saved(Mind(me), (7, 0, 0, 0, 0, 0, 0)) == 0.0
    before = features.card_worth(Mind(me), recruit)
    have(match, 0, "6m")
    me = match.look(0)
    assert isclose(features.saved(Mind(me), (7, 0, 0, 0, 0, 0, 0)), 6 / 7)
    assert features.card_worth(Mind(me), recruit) > before
    assert features.saved(Mind(me), (0, 0, 0, 2, 8, 0, 0)) == 1 - 4 / 10
    assert features.saved(Mind(me), (0, 0, 0, 0, 0, 2, 0)) == 1.0, "points are always there"


def test_a_timer_that_waits_to_be_turned_weighs_on_everybody() -> None:
    match = begun()
    running = weight(match, "sand")
    wait(match, 50_000)
    assert weight(match, "sand") == running - features.TURNED


def test_where_all_sand_has_run_out_turning_one_is_worth_more_than_anything() -> None:
    match = begun()
    wait(match, 200_000)
    stalled = weight(match, "sand")
    total = sum(RULES.weigh(match.look(0)))
    do(match, 0, flip("black"))
    assert weight(match, "sand") >= stalled + features.STALLED
    assert sum(RULES.weigh(match.look(0))) > total


def test_to_be_done_is_a_little_better_than_to_wait() -> None:
    match = begun(mode="untimed_simultaneous")
    before = weight(match, "sand")
    do(match, 0, Done())
    assert weight(match, "sand") > before


def test_an_empty_stack_leaves_the_open_ones() -> None:
    match = begun()
    empty_stack(match)
    assert weight(match, "provinces") == 4 * features.CHOICE
    put(match, 0, COMMON, "mat")
    assert weight(match, "provinces") == 4 * features.CHOICE
