"""What things are worth to a seat: costs, effects and cards, by how the table stands."""

from __future__ import annotations

from math import isclose

import pytest

from regency.games.pendulum.bots.worth import (
    BORDERS,
    HANDY,
    LEGEND,
    ODD,
    PROMOTION,
    RECALLED,
    WORKER,
    Mind,
    cost_worth,
    effects_worth,
    rounds_left,
    step_worth,
)
from regency.games.pendulum.printed.cards import CARD_COST, CARD_EFFECTS
from regency.games.pendulum.printed.mats import MAT_PRODUCTION, RECALL_COST
from tests.games.pendulum.builder import (
    START,
    Game,
    achievement,
    begun,
    glory,
    hand,
    have,
    put,
    rewards,
    timers,
    turns,
    wait,
)
from tests.games.pendulum.names import SECOND, THIRD, card, mat

pytestmark = pytest.mark.both


def mind(match: Game) -> Mind:
    return Mind(match.look(0))


def brings(match: Game, name: str) -> float:
    return effects_worth(mind(match), CARD_EFFECTS[card(name)])


def table(**options: object) -> Game:
    """Nothing in hand, and no achievement to save for."""
    match = begun(**options)  # type: ignore[arg-type]
    match.state.table.claimed[0] = True
    have(match, 0, "")
    return match


def test_a_point_on_the_farthest_track_is_the_best_to_choose() -> None:
    match = table()
    assert isclose(brings(match, "CRN"), step_worth(14)), "power of this mat is farthest"
    assert isclose(brings(match, "C1-S1"), step_worth(11)), "prestige"


def test_at_the_end_of_a_track_a_step_brings_nothing() -> None:
    assert step_worth(-7) == 0.0 < step_worth(-6) < step_worth(1)


def test_of_any_resources_the_best_colour_counts() -> None:
    match = table()
    assert isclose(brings(match, "C1-S2"), max(brings(match, name) for name in ("CNC24", "C1-S2")))


def test_cubes_beyond_the_cap_bring_nothing() -> None:
    match = table()
    have(match, 0, "10m 10c 10g")
    assert brings(match, "CNC11") == brings(match, "CNC09") == brings(match, "C1-S2") == 0.0


def test_what_the_achievement_wants_brings_more() -> None:
    match = begun()
    have(match, 0, "")
    achievement(match, 6)
    wanted = brings(match, "CNC24")
    match.state.table.claimed[0] = True
    assert wanted > brings(match, "CNC24")
    achievement(match, 3)
    match.state.table.claimed[0] = False
    assert isclose(brings(match, "CNC24"), wanted), "any twelve resources"


def test_votes_that_the_achievement_wants_bring_more() -> None:
    match = begun()
    have(match, 0, "")
    wanted = brings(match, "CNC12")
    have(match, 0, "3v")
    assert wanted > brings(match, "CNC12") > 0


def test_a_worker_more_is_worth_the_rounds_that_are_left_and_with_four_nothing() -> None:
    match = table()
    left = rounds_left(match.look(0))
    assert isclose(brings(match, "C1-S4"), WORKER * left)
    put(match, 0, SECOND, "mat")
    put(match, 0, THIRD, "mat")
    assert brings(match, "C1-S4") == 0.0


def test_the_legendary_point_is_had_once() -> None:
    match = table()
    assert brings(match, "END5") == LEGEND
    have(match, 0, "1t")
    assert brings(match, "END5") == 0.0


def test_a_claim_that_need_not_be_met_is_worth_the_token_while_it_can_be_had() -> None:
    match = begun(mats=("C5A", "C1", "C2", "C3"))
    assert brings(match, "C5-A2") == LEGEND
    match.state.table.claimed[0] = True
    assert brings(match, "C5-A2") == HANDY


def test_wider_borders_are_taken_once() -> None:
    match = table()
    assert isclose(brings(match, "CNC05"), BORDERS * rounds_left(match.look(0)))
    rewards(match, "CNC06")
    t = match.state.table
    t.wider[0], t.rewards[0] = card("CNC06"), -1
    assert brings(match, "CNC05") == 0.0


def test_a_recall_is_worth_the_cards_that_come_back() -> None:
    match = table()
    assert brings(match, "CNC08") == brings(match, "C4-A2") == 0.0
    hand(match, 0, discards=("STR-C1-S1", "STR-C1-S2"))
    assert brings(match, "CNC08") == 2 * RECALLED and brings(match, "C4-A2") == RECALLED


def test_conversions_promotions_and_cards_with_an_action_have_a_price() -> None:
    match = table()
    assert brings(match, "CNC14") == brings(match, "C1-A2") == ODD
    assert isclose(brings(match, "GRD"), PROMOTION * rounds_left(match.look(0)))
    assert [brings(match, name) for name in ("CNC19", "C1-A3", "C5-A3", "C3-A3", "C2-A3")] == [HANDY] * 5


def test_a_production_brings_the_mat_and_each_province() -> None:
    match = table()
    blue = effects_worth(mind(match), MAT_PRODUCTION[mat("C1")][2])
    assert isclose(brings(match, "CNC01"), blue) and brings(match, "CNC03") > 0


# Costs


def test_the_last_cubes_of_a_colour_cost_most() -> None:
    match = table()
    have(match, 0, "10g")
    many = cost_worth(mind(match), CARD_COST[card("CNC21")])
    have(match, 0, "2g")
    assert cost_worth(mind(match), CARD_COST[card("CNC21")]) > many > 0


def test_what_the_achievement_wants_is_dear() -> None:
    match = begun()
    have(match, 0, "8g")
    achievement(match, 6)
    dear = cost_worth(mind(match), CARD_COST[card("CNC21")])
    have(match, 0, "10g")
    assert cost_worth(mind(match), CARD_COST[card("CNC21")]) < dear


def test_votes_any_resources_and_points_cost_what_they_are() -> None:
    match = table()
    have(match, 0, "9v 4P 5L")
    glory(match, 0, 0, 0)
    m = mind(match)
    assert cost_worth(m, RECALL_COST[mat("C2A")]) > 0, "four votes"
    assert isclose(cost_worth(m, CARD_COST[card("C4-S4")]), 8 * ODD)
    assert isclose(cost_worth(m, RECALL_COST[mat("C1A")]), 2 * step_worth(14 - 4 + 1))
    assert isclose(cost_worth(m, CARD_COST[card("C5-A4")]), 3 * step_worth(8 - 5 + 1))


# How long there is to play


def test_flipping_a_timer_costs_no_time_and_waiting_does() -> None:
    match = begun()
    assert isclose(rounds_left(match.look(0)), 4.0)
    match.state.clock.now = START + 90_000
    assert isclose(rounds_left(match.look(0)), 3.75)
    wait(match, 180_000)
    assert isclose(rounds_left(match.look(0)), 3.5)
    timers(match, black="upper")
    assert isclose(rounds_left(match.look(0)), 3.5)


def test_untimed_every_step_is_a_twelfth_of_a_round() -> None:
    match = turns()
    assert isclose(rounds_left(match.look(0)), 4 - 1 / 12)
    match.state.table.phase = 3
    assert rounds_left(match.look(0)) == 3.0
