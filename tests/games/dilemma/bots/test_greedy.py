"""The greedy bot: it makes offers that pay, and takes none that cost it more than they pay."""

from __future__ import annotations

import pytest

from regency.games.dilemma import RULES
from regency.games.dilemma.bots import offers
from regency.games.dilemma.model.actions import AcceptOffer
from regency.games.dilemma.printed.agendas import GREEDY, OPPORTUNIST, OPULENT
from regency.games.dilemma.printed.services import VOTE_FOR
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


def at_stake(agenda: int = OPULENT, other: int = OPPORTUNIST, *more: int) -> Game:
    """A vote that moves two resources up or down, for houses that want contrary things."""
    up = [move(nth, 2) for nth in range(4)]
    down = [move(nth, -2) for nth in range(4)]
    agendas = [agenda, other, *(more or (GREEDY,))]
    match = voting(len(agendas), book=one_card(up, down), agendas=agendas, rows=[8, 8, 8, 8, 9])
    match.state.table.icons = [(0, 2, 4, 6), (1, 3, 5, 7)]
    return match


def worth(match: Game, seat: int) -> float:
    return sum(RULES.weigh(match.look(seat)))


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


@pytest.mark.parametrize(
    ("heads", "games", "least"), [("random random random random", 30, 0.5), ("random random", 30, 0.5)]
)
def test_it_has_most_points_far_more_often_than_by_chance(heads: str, games: int, least: float) -> None:
    report = simulate(RULES, ["greedy", *heads.split()], games, 1)
    assert report.unfinished == 0
    assert report.wins[0] > least * games
