"""Promises: they bind nobody, and are counted."""

from __future__ import annotations

import pytest

from regency.games.dilemma.model.events import PromiseBroken, PromiseKept, PromiseMoot
from regency.games.dilemma.printed.services import BREAK_TIE, CEDE_SIGNATURE, NO_RAISE, RAISE_BY, VOTE_FOR
from tests.games.dilemma.builder import (
    AYE,
    GATHER,
    INFLUENCE,
    NAY,
    STAY,
    act,
    add,
    do,
    leave,
    named,
    one_card,
    service,
    vote,
    votes,
    voting,
)

pytestmark = pytest.mark.both


def test_a_promise_is_kept_or_broken_by_what_one_does() -> None:
    match = voting(3)
    aye = service(VOTE_FOR, AYE)
    do(match, 0, act.MakePromise(1, aye))
    do(match, 1, act.MakePromise(0, aye))
    assert named(votes(match, vote(AYE, 1)), PromiseKept) == [PromiseKept(0, aye)]
    assert named(votes(match, vote(NAY, 1)), PromiseBroken) == [PromiseBroken(1, aye)]
    t = match.state.table
    assert (t.kept[0], t.broken[1]) == (1, 1)


def test_not_to_raise_is_kept_when_the_vote_is_over_and_broken_at_once() -> None:
    match = voting(3)
    no_raise = service(NO_RAISE)
    do(match, 0, act.MakePromise(1, no_raise))
    votes(match, vote(AYE, 1), vote(NAY, 2), GATHER)
    told = votes(match, STAY)
    assert named(told, PromiseKept) == [PromiseKept(0, no_raise)]
    match = voting(3)
    do(match, 0, act.MakePromise(1, no_raise))
    votes(match, vote(AYE, 1), vote(NAY, 2), GATHER)
    assert named(votes(match, add(2)), PromiseBroken) == [PromiseBroken(0, no_raise)]


def test_what_never_falls_due_is_moot() -> None:
    match = voting(3, moderator=1)
    tie = service(BREAK_TIE, AYE)
    do(match, 1, act.MakePromise(0, tie))
    told = votes(match, vote(AYE, 1), GATHER, GATHER)
    assert named(told, PromiseMoot) == [PromiseMoot(1, tie)]
    assert match.state.table.moot[1] == 1


def test_a_later_turn_settles_what_was_promised_for_it() -> None:
    match = voting(3)
    votes(match, vote(AYE, 1), vote(NAY, 2))
    by = service(RAISE_BY, 0, 2)
    do(match, 0, act.MakePromise(2, by))
    votes(match, GATHER)
    assert named(votes(match, add(3)), PromiseKept) == [PromiseKept(0, by)]


def test_a_tie_and_a_signature_too() -> None:
    match = voting(3, moderator=1, book=one_card([leave(1, INFLUENCE, 1)], [leave(1, INFLUENCE, 1)]))
    do(match, 1, act.MakePromise(0, service(BREAK_TIE, AYE)))
    do(match, 0, act.MakePromise(1, service(CEDE_SIGNATURE, 1)))
    votes(match, vote(AYE, 1), vote(NAY, 1), GATHER)
    told = do(match, 1, act.BreakTie(NAY))
    assert len(named(told, PromiseBroken)) == 1
    told = do(match, match.state.table.leader, act.Sign(match.state.table.leader))
    assert len(named(told, PromiseBroken)) + len(named(told, PromiseMoot)) == 1
