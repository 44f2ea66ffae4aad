"""The Conclave of Wicks is decided by pledges, with no vote and no bargaining before it."""

from __future__ import annotations

import pytest

from regency.games.dilemma.model.legacy import EventLegacy
from regency.games.dilemma.printed.services import BREAK_TIE
from regency.games.dilemma.printed.story import CONCLAVE, ENVELOPE_IDS
from tests.games.dilemma.builder import (
    AYE,
    GATHER,
    NAY,
    Game,
    act,
    asked,
    book,
    dilemma,
    do,
    number,
    offer,
    prologue,
    service,
    special,
    vote,
    votes,
    voting,
)

pytestmark = pytest.mark.both
B4 = ENVELOPE_IDS.index("B4")


def before_the_trigger() -> Game:
    """A usual vote; the card behind it is the trigger of the Conclave."""
    cards = [dilemma("B4.K", role=2), dilemma("B4.S1"), dilemma("B4.S2")]
    running = EventLegacy(
        running=tuple(int(each == CONCLAVE) for each in range(6)),
        marks=(0,) * 6,
        home=tuple(B4 if each == CONCLAVE else -1 for each in range(6)),
    )
    match = voting(
        3,
        book=book(prologue(dilemma("P1", role=0)), special("B4", CONCLAVE, *cards)),
        opened=(0, B4),
        deck=(0,),
        spent=(number("B4.S1"), number("B4.S2")),
        events=running,
    )
    match.state.table.deck = [number("B4.K")]
    return match


def test_what_was_paid_for_a_tie_of_an_earlier_vote_does_not_bind_the_moderator() -> None:
    match = before_the_trigger()
    do(match, 0, offer(1, service(BREAK_TIE, NAY), 2))
    do(match, 1, act.AcceptOffer(0))
    votes(match, vote(AYE, 1), GATHER, GATHER)
    for seat in range(3):
        do(match, seat, act.PledgeCoins(AYE, 0))
    assert asked(match, 1) == "DecideTie"
    do(match, 1, act.BreakTie(AYE))


def test_nobody_bargains_over_it() -> None:
    match = before_the_trigger()
    votes(match, vote(AYE, 1), GATHER, GATHER)
    assert [asked(match, seat) for seat in range(3)] == ["PledgeForConclave"] * 3
