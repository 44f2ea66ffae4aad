"""Achievements and the legendary token."""

from __future__ import annotations

import pytest

from regency.games.pendulum.model.reasons import (
    ClaimedBefore,
    CubesMissing,
    LegendOwned,
    TokenNotHere,
    TokenTaken,
    VotesMissing,
)
from regency.games.pendulum.printed.terms import ON_STACK
from tests.games.pendulum.builder import Game, achievement, asked, begun, can, do, give, goods, refused, steps
from tests.games.pendulum.names import CLAIM, CLAIM_TOKEN, CULTURE, play

pytestmark = pytest.mark.both


def turns(*mats: str) -> Game:
    return begun(len(mats), mats=mats, mode="untimed_turns")


def test_who_has_what_is_asked_for_takes_the_token_instead_of_the_lower_reward() -> None:
    """T17."""
    match = turns("C1", "C2", "C3", "C4")
    achievement(match, 9)
    for seat in (0, 1):
        give(match, seat, military=4, culture=5, votes=3)
    do(match, 0, CLAIM_TOKEN)
    assert goods(match, 0) == (4, 5, 4, 3) and steps(match, 0) == (0, 0, 0, 1)
    assert refused(match, 1, CLAIM_TOKEN) == TokenTaken()
    do(match, 1, CLAIM)
    assert steps(match, 1) == (1, 1, 0, 0)


def test_once_a_round() -> None:
    match = turns("C1")
    achievement(match, 9)
    give(match, 0, military=4, culture=5, votes=3)
    do(match, 0, CLAIM)
    assert refused(match, 0, CLAIM) == ClaimedBefore()


def test_all_of_it_must_be_there() -> None:
    match = turns("C1")
    achievement(match, 9)
    give(match, 0, military=4, culture=3, votes=3)
    assert refused(match, 0, CLAIM) == CubesMissing(CULTURE, 4, 3)
    give(match, 0, military=4, culture=4, votes=2)
    assert refused(match, 0, CLAIM) == VotesMissing(3, 2)


def test_up_to_three_players_cannot_take_the_token_in_the_first_round() -> None:
    """T18."""
    match = turns("C1", "C2", "C3")
    achievement(match, 9, ON_STACK)
    give(match, 0, military=4, culture=4, votes=3)
    assert refused(match, 0, CLAIM_TOKEN) == TokenNotHere()
    assert can(match, 0, CLAIM)


def test_who_has_the_legendary_point_gets_the_lower_reward() -> None:
    """R17."""
    match = turns("C1", "C2", "C3", "C4")
    achievement(match, 9)
    give(match, 0, military=4, culture=4, votes=3, legendary=1)
    assert refused(match, 0, CLAIM_TOKEN) == LegendOwned()


def test_the_despot_claims_twice() -> None:
    """T32, R24."""
    match = turns("C2A", "C1", "C3", "C4")
    achievement(match, 7)
    give(match, 0, military=3, culture=3, gold=3, votes=3)
    do(match, 0, play("C2-A3"), CLAIM_TOKEN)
    assert steps(match, 0) == (1, 1, 1, 1)
    match = turns("C2A", "C1", "C3")
    achievement(match, 7, ON_STACK)
    give(match, 0, military=3, culture=3, gold=3, votes=3)
    do(match, 0, play("C2-A3"))
    assert steps(match, 0) == (2, 2, 2, 0)


def test_the_peacekeeper_claims_unmet_for_four_culture_and_two_votes() -> None:
    """R18."""
    match = turns("C5A", "C1", "C3", "C4")
    achievement(match, 4)
    give(match, 0, culture=4, votes=2)
    do(match, 0, play("C5-A2"))
    assert asked(match, 0).startswith("WithClaim")
    do(match, 0, CLAIM_TOKEN)
    assert goods(match, 0) == (0, 0, 2, 0) and steps(match, 0)[3] == 1
    match = turns("C5A")
    achievement(match, 4, ON_STACK)
    give(match, 0, culture=4, votes=2)
    match.state.table.claimed[0] = True
    assert refused(match, 0, play("C5-A2")) == ClaimedBefore()
