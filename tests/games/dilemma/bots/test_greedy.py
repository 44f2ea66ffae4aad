"""The greedy bot: it makes offers that pay, and takes none that cost it more than they pay."""

from __future__ import annotations

import pytest

from regency.games.dilemma import RULES
from regency.games.dilemma.bots import offers
from regency.games.dilemma.model.actions import AcceptOffer, MakeOffer
from regency.games.dilemma.model.state import Eyes
from regency.games.dilemma.printed.agendas import GREEDY, OPPORTUNIST, OPULENT
from regency.games.dilemma.printed.services import VOTE_FOR
from regency.kernel.apply import carry_out
from regency.kernel.edge import Action
from regency.kernel.entries import Play
from regency.kernel.rng import stream
from regency.lab import simulate
from tests.games.dilemma.builder import (
    AYE,
    NAY,
    Game,
    do,
    move,
    offer,
    one_card,
    prologue,
    service,
    voting,
)
from tests.games.dilemma.builder import book as made
from tests.games.dilemma.builder import dilemma as card


def at_stake(agenda: int = OPULENT, other: int = OPPORTUNIST) -> Game:
    """A vote that moves two resources up or down, for houses that want contrary things."""
    up = [move(nth, 2) for nth in range(4)]
    down = [move(nth, -2) for nth in range(4)]
    match = voting(3, book=one_card(up, down), agendas=[agenda, other, GREEDY], rows=[8, 8, 8, 8, 9])
    match.state.table.icons = [(0, 2, 4, 6), (1, 3, 5, 7)]
    return match


def worth(match: Game, seat: int) -> float:
    return sum(RULES.weigh(match.look(seat)))


def test_it_looks_at_offers_only_that_would_pay_if_they_were_accepted() -> None:
    match = at_stake()
    found = offers.shortlist(match.look(0), stream(bytes(32), "test", 0))
    assert found
    for action in found:
        assert isinstance(action, MakeOffer)
        assert action.service == service(VOTE_FOR, AYE)
        before = worth(match, 0)
        accepted = at_stake()
        do(accepted, 0, offer(action.player, action.service, action.coins + 1))
        do(accepted, action.player, AcceptOffer(0))
        assert worth(accepted, 0) > before


def test_where_nothing_is_at_stake_it_offers_nothing() -> None:
    match = voting(3, book=made(prologue(card("P1", role=0))), agendas=[OPULENT, OPPORTUNIST, GREEDY])
    assert not offers.is_worth_a_thought(match.look(0))


@pytest.mark.parametrize(("coins", "side", "takes"), [(1, NAY, False), (1, AYE, True), (9, AYE, True)])
def test_it_takes_what_pays_more_than_it_costs_and_nothing_else(coins: int, side: int, takes: bool) -> None:
    match = at_stake()
    do(match, 1, offer(0, service(VOTE_FOR, side), coins))
    before = worth(match, 0)
    do(match, 0, AcceptOffer(0))
    assert (worth(match, 0) > before) is takes


def test_an_offer_to_it_is_worth_a_thought() -> None:
    match = at_stake()
    do(match, 1, offer(2, service(VOTE_FOR, NAY), 2))
    assert offers.is_worth_a_thought(match.look(2))


def test_what_it_promises_itself_of_an_offer_is_in_its_weighing() -> None:
    match = at_stake()
    best = max(
        offers.shortlist(match.look(0), stream(bytes(32), "test", 1)),
        key=lambda action: sum(RULES.weigh(after(match, action))),
    )
    assert sum(RULES.weigh(after(match, best))) > worth(match, 0)


def after(match: Game, action: Action) -> Eyes:
    """What the seat would see."""
    copy = match.state.clone()
    carry_out(copy, Play(copy.clock.at, 0, (action,), copy.clock.entry))
    return copy.sight(0)


@pytest.mark.parametrize(
    ("heads", "games", "least"), [("random random random random", 30, 0.5), ("random random", 30, 0.5)]
)
def test_it_has_most_points_far_more_often_than_by_chance(heads: str, games: int, least: float) -> None:
    report = simulate(RULES, ["greedy", *heads.split()], games, 1)
    assert report.unfinished == 0
    assert report.wins[0] > least * games


@pytest.mark.nightly
@pytest.mark.parametrize(("heads", "least"), [("random random random random", 0.65), ("random random", 0.72)])
def test_over_four_hundred_reigns(heads: str, least: float) -> None:
    report = simulate(RULES, ["greedy", *heads.split()], 400, 1)
    assert report.wins[0] >= least * 400
