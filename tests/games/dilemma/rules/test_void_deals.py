"""Deals that others have made impossible are void: they bind nobody, and are no reason for anything."""

from __future__ import annotations

import pytest

from regency.games.dilemma.model import reasons as why
from regency.games.dilemma.printed.services import BECOME_MODERATOR, GIVE_LEADER, PASS
from tests.games.dilemma.builder import (
    AYE,
    GATHER,
    MODERATE,
    NAY,
    Game,
    act,
    do,
    offer,
    refused,
    service,
    vote,
    votes,
    voting,
)

pytestmark = pytest.mark.both


def bought(match: Game, payer: int, payee: int, what: int) -> None:
    do(match, payer, offer(payee, what, 1))
    do(match, payee, act.AcceptOffer(0))


def test_the_deal_that_still_binds_is_named_and_not_the_void_one_before_it() -> None:
    match = voting(3)
    bought(match, 0, 1, service(BECOME_MODERATOR))
    bought(match, 2, 1, service(PASS))
    votes(match, MODERATE)
    assert refused(match, 1, vote(AYE, 1)) == why.BoundByDeal(service(PASS))
    assert refused(match, 1, MODERATE) == why.OptionTaken()
    votes(match, GATHER)


def test_among_equals_too() -> None:
    match = voting(4, leader=0, moderator=3)
    bought(match, 1, 3, service(GIVE_LEADER, 0))
    votes(match, vote(AYE, 3), vote(NAY, 2), vote(NAY, 2), GATHER)
    assert refused(match, 3, act.GiveLeader(0)) == why.NotAmongTied(0)
    bought(match, 2, 3, service(GIVE_LEADER, 2))
    assert refused(match, 3, act.GiveLeader(1)) == why.BoundByDeal(service(GIVE_LEADER, 2))
    do(match, 3, act.GiveLeader(2))
