"""Greedy in the finale: it plays for the campaign, and spends what is good for nothing later."""

from __future__ import annotations

from typing import Any

import pytest

from regency.games.dilemma import RULES, KingsDilemma
from regency.games.dilemma.bots import finale as prospects
from regency.games.dilemma.bots import offers, stakes
from regency.games.dilemma.model.actions import MakeOffer, Vote
from regency.games.dilemma.model.legacy import HouseLegacy, Legacy
from regency.games.dilemma.model.state import Game as State
from regency.games.dilemma.printed.finale import FINALE_HOME
from regency.games.dilemma.printed.services import VOTE_FOR
from regency.kernel.apply import carry_out
from regency.kernel.entries import Play
from regency.kernel.rng import stream
from regency.lab import simulate
from tests.games.dilemma.builder import (
    AYE,
    GATHER,
    NAY,
    SIX,
    Game,
    act,
    decide,
    do,
    ending,
    finale,
    houses,
    offer,
    service,
    vote,
    votes,
)

pytestmark = pytest.mark.both
GREEDY_LEAD = 0.08  # of all finales more than whoever plays at random from the same chairs


def house(prestige: int, crave: int, sat: int = 15) -> HouseLegacy:
    return HouseLegacy(member=True, prestige=prestige, crave=crave, sat=sat)


def rivals(lean: int = 0, **given: Any) -> Game:
    """Rich in Prestige, rich in Crave, and far behind."""
    found = houses(h1=house(26, 6), h2=house(14, 16), h3=house(2, 2))
    return finale(3, lean=lean, houses=found, **given)


def worth(match: Game, seat: int) -> float:
    return sum(RULES.weigh(match.look(seat)))


def test_whoever_has_prestige_wants_concord_and_whoever_has_crave_discord() -> None:
    match = rivals()
    assert [stakes.favourite(match.look(seat)) for seat in (0, 1)] == [AYE, NAY]
    decide(match, AYE)
    decide(match, NAY)
    assert [stakes.favourite(match.look(seat)) for seat in (0, 1)] == [NAY, AYE]  # the third is the other way


def test_a_vote_counts_for_what_it_may_still_lead_to() -> None:
    match = rivals(lean=2)
    me = match.look(0)
    before = prospects.now(me)
    assert prospects.after(match.state.table, 0, NAY) < before < prospects.after(match.state.table, 0, AYE)
    assert before == pytest.approx(
        (prospects.after(match.state.table, 0, AYE) + prospects.after(match.state.table, 0, NAY)) / 2
    )


def test_what_is_decided_and_not_carried_out_yet_counts() -> None:
    match = rivals(lean=2)
    expected = prospects.after(match.state.table, 0, AYE)
    match.state.table.result, match.state.table.phase = AYE, 6
    assert prospects.now(match.look(0)) == pytest.approx(expected)
    match.state.table.phase, match.state.table.coming = 4, [(6, 2, 2, 0, 0)]
    assert prospects.now(match.look(0)) == pytest.approx(expected)
    match.state.table.coming = [(6, 3, 2, 0, 0)]
    assert prospects.now(match.look(0)) < expected


def test_a_house_without_a_place_is_no_rival() -> None:
    both = houses(h1=house(20, 6), h2=house(90, 90, sat=1), h3=house(2, 2))
    assert prospects.margin(finale(3, houses=both).state.table, 0, 1) == 26 - 4


def test_power_and_coins_are_good_for_nothing_behind_the_last_vote() -> None:
    match = rivals()
    early = RULES.weigh(match.look(0))
    decide(match, AYE)
    decide(match, AYE)
    late = RULES.weigh(match.look(0))
    assert late[1] < early[1] / 10 and late[2] < early[2] / 4


def test_in_the_last_vote_it_bids_what_it_has() -> None:
    match = rivals(lean=3)
    decide(match, AYE)
    decide(match, NAY)
    seat = match.waited_for()[0]
    found = [option for option in match.options(seat) if isinstance(option, Vote)]
    best = max(found, key=lambda option: sum(RULES.weigh(after(match, seat, option).eyes(seat))))
    assert best.power + 1 >= match.state.screens[seat].power - 2


def after(match: Game, seat: int, option: Any) -> State:
    copy = match.state.clone()
    carry_out(copy, Play(copy.clock.at, seat, (option,), copy.clock.entry))
    return copy


def test_at_zero_it_chooses_what_its_points_count_more_in() -> None:
    match = finale(3, lean=-7, houses=houses(h1=house(26, 6), h2=house(14, 16), h3=house(27, 2)))
    decide(match, AYE)
    decide(match, AYE)
    decide(match, NAY)
    seat = match.waited_for()[0]
    worths = {
        option.reckoning: sum(RULES.weigh(after(match, seat, option).eyes(seat)))
        for option in match.options(seat)
        if isinstance(option, act.ChooseReckoning)
    }
    assert seat == 2 and worths[1] > worths[2]


def test_it_looks_at_offers_only_that_would_pay_if_they_were_accepted() -> None:
    """As all can see who wants what, only to a house that would else do something else."""
    match = rivals(lean=0)
    found = [
        (seat, action)
        for seat in (1, 2)
        for action in offers.shortlist(match.look(seat), stream(bytes(32), "test", 0))
    ]
    for seat, action in found:
        assert isinstance(action, MakeOffer) and action.player == 0
        gain = offers.gain(match.look(seat), action.player, action.service)
        assert (action.coins + 1) * stakes.coin_worth(match.look(seat)) < gain
    assert not offers.shortlist(match.look(0), stream(bytes(32), "test", 0)) or found == []


@pytest.mark.parametrize(("coins", "side", "takes"), [(1, NAY, False), (1, AYE, True)])
def test_it_takes_what_pays_more_than_it_costs_and_nothing_else(coins: int, side: int, takes: bool) -> None:
    match = rivals(lean=1)
    do(match, 1, offer(0, service(VOTE_FOR, side), coins))
    before = worth(match, 0)
    do(match, 0, act.AcceptOffer(0))
    assert (worth(match, 0) > before) is takes


def test_at_the_end_nothing_counts_but_the_table() -> None:
    match = rivals(lean=4)
    for side in (AYE, AYE, NAY):
        decide(match, side)
    assert RULES.weigh(match.look(0))[1:] == [0.0] * 4
    assert worth(match, 0) > worth(match, 1) > worth(match, 2)


def test_an_early_vote_is_not_worth_everything() -> None:
    match = rivals()
    t = match.state.table
    assert t.card == 3 * FINALE_HOME
    votes(match, GATHER)
    seat = match.waited_for()[0]
    found = {power: sum(RULES.weigh(after(match, seat, vote(AYE, power)).eyes(seat))) for power in (3, 8)}
    assert found[3] > found[8] - 3.0


class Finales(KingsDilemma):
    """Nothing but finales, of another campaign each time."""

    name = "dilemma"

    def setup(self, seats: int, options: Any, seed: bytes, legacy: Any) -> State:
        rng = stream(seed, "campaign", 0)
        found = [HouseLegacy() for _ in range(12)]
        for seat in range(seats):
            found[seat] = house(12 + rng.below(16), 6 + rng.below(14))
        lean = rng.below(9) - 4
        legacy = Legacy(
            ending(),
            tuple(range(seats)),
            16,
            tuple(found),
            mystery=SIX,
            concord=9 + lean,
            discord=9,
            opened=(0,),
        )
        return super().setup(seats, options, seed, legacy)


@pytest.mark.parametrize("heads", [2, 4])
def test_it_wins_more_campaigns_than_chance_from_the_same_chairs(heads: int) -> None:
    games = 60
    others = ["random"] * heads
    greedy = simulate(Finales(), ["greedy", *others], games, 1)
    random = simulate(Finales(), ["random", *others], games, 1)
    assert greedy.unfinished == random.unfinished == 0
    assert greedy.wins[0] > random.wins[0] + GREEDY_LEAD * games


def test_five_of_them_end_every_finale() -> None:
    report = simulate(Finales(), ["greedy"] * 5, 20, 3)
    assert report.unfinished == 0 and len(report.wins) == 5
