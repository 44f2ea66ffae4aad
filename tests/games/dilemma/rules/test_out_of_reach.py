"""What cannot be done any more is neither bought nor held against anybody."""

from __future__ import annotations

import pytest

from regency.games.dilemma.model import reasons as why
from regency.games.dilemma.model.events import PromiseBroken, PromiseKept, PromiseMoot
from regency.games.dilemma.printed.services import BECOME_MODERATOR, GIVE_LEADER, PASS, VOTE_MIN
from tests.games.dilemma.builder import (
    AYE,
    GATHER,
    MODERATE,
    NAY,
    Game,
    act,
    do,
    named,
    offer,
    price,
    refused,
    service,
    vote,
    votes,
    voting,
)

pytestmark = pytest.mark.both


def tied() -> Game:
    """The Moderator, 3, is about to choose between 1 and 2."""
    match = voting(4, leader=0, moderator=3)
    votes(match, vote(AYE, 3), vote(NAY, 2), vote(NAY, 2), GATHER)
    return match


def test_nobody_buys_the_leader_token_for_a_house_that_is_not_among_the_strongest() -> None:
    match = tied()
    nobody = service(GIVE_LEADER, 0)
    assert refused(match, 0, offer(3, nobody, 2)) == why.CannotBeAsked(nobody)
    assert refused(match, 3, price(nobody, 2)) == why.CannotBeAsked(nobody)
    do(match, 0, offer(3, service(GIVE_LEADER, 2), 2))


def test_an_older_offer_of_that_kind_can_be_refused_alone() -> None:
    match = voting(4, leader=0, moderator=3)
    nobody = service(GIVE_LEADER, 0)
    do(match, 0, offer(3, nobody, 2))
    votes(match, vote(AYE, 3), vote(NAY, 2), vote(NAY, 2), GATHER)
    assert refused(match, 3, act.AcceptOffer(0)) == why.CannotBeAsked(nobody)
    do(match, 3, act.RefuseOffer(0))


def test_a_promise_to_moderate_is_moot_where_another_has_done_so() -> None:
    match = voting(3)
    moderate = service(BECOME_MODERATOR)
    do(match, 1, act.MakePromise(2, moderate))
    do(match, 1, act.MakePromise(2, service(PASS)))
    votes(match, MODERATE)
    told = votes(match, GATHER)
    assert named(told, PromiseMoot) == [PromiseMoot(1, moderate)]
    assert named(told, PromiseKept) == [PromiseKept(1, service(PASS))]
    assert match.state.table.broken[1] == 0


def test_whoever_could_have_and_did_not_has_broken_it() -> None:
    match = voting(3)
    do(match, 0, act.MakePromise(2, service(BECOME_MODERATOR)))
    do(match, 0, act.MakePromise(2, service(VOTE_MIN, NAY, 9)))  # how much there is nobody knows
    assert len(named(votes(match, GATHER), PromiseBroken)) == 2
    match = voting(3)
    do(match, 0, act.MakePromise(2, service(VOTE_MIN, NAY, 2)))
    assert len(named(votes(match, MODERATE), PromiseBroken)) == 1


@pytest.mark.parametrize(("promised", "told"), [(0, PromiseMoot), (1, PromiseBroken), (2, PromiseKept)])
def test_a_promise_to_give_the_leader_token_counts_among_the_strongest(promised: int, told: type) -> None:
    match = voting(4, leader=0, moderator=3)
    do(match, 3, act.MakePromise(0, service(GIVE_LEADER, promised)))
    votes(match, vote(AYE, 3), vote(NAY, 2), vote(NAY, 2), GATHER)
    events = do(match, 3, act.GiveLeader(2))
    fates = [type(each) for each in events if isinstance(each, PromiseMoot | PromiseBroken | PromiseKept)]
    assert fates == [told]
