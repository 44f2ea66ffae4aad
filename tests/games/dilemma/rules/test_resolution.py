"""Vote resolution and cleanup: ties, the Leader token, coins, the share-out, winners and losers."""

from __future__ import annotations

import pytest

from regency.games.dilemma.model.events import LeaderGiven, LeaderTaken, PowerShared, TieBroken, VoteDecided
from regency.games.dilemma.model.reasons import NotAmongTied
from tests.games.dilemma.builder import (
    AYE,
    GATHER,
    MODERATE,
    NAY,
    act,
    asked,
    do,
    named,
    refused,
    vote,
    votes,
    voting,
)

pytestmark = pytest.mark.both


def test_what_lies_in_the_balance_is_shared_and_the_remainder_stays() -> None:
    match = voting(3, balance=5)
    told = votes(match, vote(AYE, 1), GATHER, GATHER)
    assert named(told, PowerShared) == [PowerShared(1, 2), PowerShared(2, 2)]
    assert match.state.table.balance == 1 + 1


def test_the_winners_power_is_not_shared_this_round() -> None:
    match = voting(3, balance=0)
    told = votes(match, vote(AYE, 6), GATHER, GATHER)
    assert named(told, PowerShared) == []
    assert match.state.table.balance == 6


def test_where_all_gather_the_moderator_decides_and_leads() -> None:
    match = voting(5, leader=0, moderator=2, balance=3)
    votes(match, *[GATHER] * 5)
    assert asked(match, 2) == "DecideTie Bargain"
    told = do(match, 2, act.BreakTie(NAY))
    assert named(told, TieBroken) == [TieBroken(2, NAY)]
    assert match.state.table.leader == 2
    assert match.state.table.balance == 3
    assert [screen.power for screen in match.state.screens] == [8] * 5
    assert [screen.coins for screen in match.state.screens] == [11] * 5


def test_who_became_moderator_takes_a_coin_and_no_part_of_the_balance() -> None:
    match = voting(3, balance=4)
    told = votes(match, vote(AYE, 1), MODERATE, GATHER)
    assert named(told, PowerShared) == [PowerShared(2, 4)]
    assert [screen.coins for screen in match.state.screens] == [10, 11, 11]


def test_a_tie_is_decided_by_whoever_holds_the_token_by_then_for_the_own_side_too() -> None:
    match = voting(4, leader=0, moderator=3)
    votes(match, vote(AYE, 2), vote(NAY, 2), MODERATE, GATHER)
    assert match.waited_for() == [2]
    match = voting(3, leader=0, moderator=1)
    votes(match, vote(AYE, 2), vote(NAY, 2), GATHER)
    told = do(match, 1, act.BreakTie(NAY))
    assert named(told, VoteDecided) == [VoteDecided(NAY, 2, 2)]


def test_the_losers_take_their_power_back() -> None:
    match = voting(3)
    votes(match, vote(AYE, 3), vote(NAY, 2), vote(NAY, 3))
    assert [screen.power for screen in match.state.screens] == [8, 6, 5]


def test_a_leader_who_has_lost_passes_the_token_to_the_strongest_winner() -> None:
    match = voting(4, leader=0)
    votes(match, vote(AYE, 3), vote(NAY, 2), vote(NAY, 1), vote(NAY, 1))
    assert match.state.table.leader == 1


def test_among_equals_the_moderator_chooses() -> None:
    match = voting(4, leader=0, moderator=3)
    votes(match, vote(AYE, 3), vote(NAY, 2), vote(NAY, 2), GATHER)
    assert asked(match, 3) == "ChooseLeader Bargain"
    assert refused(match, 3, act.GiveLeader(0)) == NotAmongTied(0)
    told = do(match, 3, act.GiveLeader(2))
    assert named(told, LeaderGiven) == [LeaderGiven(3, 2)]
    assert match.state.table.leader == 2


def test_a_leader_who_has_won_keeps_the_token_though_another_put_down_as_much() -> None:
    match = voting(3, leader=0)
    told = votes(match, vote(AYE, 2), vote(AYE, 2), vote(NAY, 1))
    assert named(told, LeaderTaken) == []
    assert match.state.table.leader == 0


def test_the_coin_on_the_pass_card_cannot_be_spent_in_the_same_vote() -> None:
    match = voting(3, coins=[0, 10, 10])
    votes(match, GATHER)
    assert match.state.screens[0].coins == 0
    assert match.state.table.pass_coin == [1, 0, 0]
    votes(match, vote(AYE, 1), GATHER)
    assert match.state.screens[0].coins == 1
