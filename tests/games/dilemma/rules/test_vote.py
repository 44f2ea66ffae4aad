"""The vote: who may do what, who leads, and when it is over."""

from __future__ import annotations

import pytest

from regency.games.dilemma.model.events import LeaderTaken, VoteDecided
from regency.games.dilemma.model.reasons import NotEnoughPower, OptionTaken, OtherQuestion, VoteStands
from tests.games.dilemma.builder import (
    AYE,
    GATHER,
    MODERATE,
    NAY,
    STAY,
    act,
    add,
    asked,
    do,
    join,
    named,
    offer,
    refused,
    service,
    vote,
    votes,
    voting,
)

pytestmark = pytest.mark.both
THEODORE, JULIUS, ARMIN, DIANA, FRANCES = range(5)


def test_the_vote_of_the_rulebook_with_five_houses() -> None:
    match = voting(5, leader=THEODORE, moderator=JULIUS, balance=3)
    t = match.state.table
    leaders = []
    for seat, turn in (
        (THEODORE, MODERATE),
        (JULIUS, vote(AYE, 1)),
        (ARMIN, vote(NAY, 1)),
        (DIANA, vote(AYE, 1)),
        (FRANCES, vote(NAY, 4)),
        (JULIUS, add(3)),
        (ARMIN, add(1)),
    ):
        do(match, seat, turn)
        leaders.append(t.leader)
    assert leaders == [THEODORE, JULIUS, JULIUS, JULIUS, FRANCES, FRANCES, FRANCES]
    do(match, DIANA, add(1))
    assert (t.leader, asked(match, THEODORE)) == (FRANCES, "DecideTie Bargain")
    tie = service(7, AYE)
    do(match, DIANA, offer(THEODORE, tie, 3))
    do(match, JULIUS, join(0, 2))
    do(match, THEODORE, act.AcceptOffer(0))
    told = do(match, THEODORE, act.BreakTie(AYE))
    assert named(told, VoteDecided) == [VoteDecided(AYE, 6, 6)]
    assert (t.leader, t.moderator, t.balance) == (JULIUS, THEODORE, 3 + 6)
    assert [screen.power for screen in match.state.screens] == [8, 4, 8, 6, 8]
    assert [screen.coins for screen in match.state.screens] == [16, 8, 10, 7, 10]


def test_the_vote_ends_where_the_next_to_act_would_be_the_leader() -> None:
    match = voting(3, leader=0, balance=0)
    told = votes(match, vote(AYE, 2), vote(NAY, 2), vote(AYE, 1))
    assert named(told, VoteDecided) == [VoteDecided(AYE, 3, 2)]
    assert match.state.table.leader == 0
    assert match.state.table.balance == 3


def test_as_much_as_another_does_not_take_the_leader_token() -> None:
    match = voting(3, leader=0)
    told = votes(match, vote(AYE, 2), vote(NAY, 2))
    assert named(told, LeaderTaken) == []


def test_the_first_bid_takes_it_from_a_leader_who_passed() -> None:
    match = voting(3, leader=0)
    told = votes(match, GATHER, vote(NAY, 1))
    assert named(told, LeaderTaken) == [LeaderTaken(1)]


def test_a_change_of_leader_gives_everybody_else_another_turn() -> None:
    match = voting(3, leader=0)
    votes(match, vote(AYE, 1), vote(NAY, 1), vote(NAY, 2))
    assert match.waited_for() == [0]
    votes(match, STAY)
    assert match.waited_for() == [1]
    assert named(votes(match, STAY), VoteDecided) == [VoteDecided(NAY, 1, 3)]


def test_who_has_passed_is_skipped() -> None:
    match = voting(3, leader=0)
    votes(match, vote(AYE, 1), GATHER, vote(NAY, 2))
    assert match.waited_for() == [0]
    assert named(votes(match, STAY), VoteDecided) == [VoteDecided(NAY, 1, 2)]


def test_with_no_power_one_must_pass() -> None:
    match = voting(3, power=[0, 8, 8])
    assert match.options(0)[:2] == [GATHER, MODERATE]
    assert refused(match, 0, vote(AYE, 1)) == NotEnoughPower(0)


def test_a_voter_without_power_is_still_asked_again() -> None:
    match = voting(3, power=[1, 8, 8])
    votes(match, vote(AYE, 1), GATHER, vote(NAY, 2))
    assert asked(match, 0).startswith("VoteTurn")
    assert refused(match, 0, add(1)) == NotEnoughPower(0)


def test_more_than_there_is_cannot_be_bid() -> None:
    match = voting(3, power=[3, 8, 8])
    assert refused(match, 0, vote(NAY, 4)) == NotEnoughPower(3)


def test_a_vote_cannot_be_changed() -> None:
    match = voting(3)
    votes(match, vote(AYE, 1), vote(NAY, 2), vote(NAY, 1))
    assert refused(match, 0, vote(NAY, 1)) == VoteStands()
    assert refused(match, 0, GATHER) == VoteStands()


def test_only_one_becomes_moderator_in_a_vote_though_from_oneself() -> None:
    match = voting(3, leader=0, moderator=0)
    votes(match, MODERATE)
    assert match.state.table.moderator == 0
    assert refused(match, 1, MODERATE) == OptionTaken()


def test_the_option_is_free_again_in_the_next_vote() -> None:
    match = voting(3)
    votes(match, vote(AYE, 1), MODERATE, GATHER)
    assert MODERATE in match.options(match.waited_for()[0])


def test_raising_comes_after_the_first_turn() -> None:
    match = voting(3)
    assert refused(match, 0, STAY) == OtherQuestion()
    assert refused(match, 0, add(1)) == OtherQuestion()


def test_staying_does_not_end_ones_part_in_the_vote() -> None:
    match = voting(4, leader=0)
    votes(match, vote(AYE, 1), vote(AYE, 1), vote(AYE, 1), vote(NAY, 2))  # the token goes to seat 3
    votes(match, STAY, add(2))  # and to seat 1
    votes(match, STAY, STAY)
    assert match.waited_for() == [0]


def test_a_vote_can_never_be_taken_back() -> None:
    match = voting(3)
    votes(match, vote(AYE, 1))
    assert match.state.barred
