"""What can be taken back, what others learn of an answer, and what is told when a reign begins."""

from __future__ import annotations

import pytest

from regency.games.dilemma.flow.bargain import BARGAIN
from regency.games.dilemma.flow.envelopes import BID
from regency.games.dilemma.flow.outcome import REDUCE, SIGN
from regency.games.dilemma.flow.rounds import PLEDGE_COINS, PLEDGE_POWER
from regency.games.dilemma.flow.setup import DRAFT, GIVE_BACK, TURN_MARKER
from regency.games.dilemma.flow.vote import CHOOSE_LEADER, TIE, TURN
from regency.games.dilemma.model.events import HouseSeated, LeaderTaken, ModeratorTaken, ReignBegan
from regency.games.dilemma.model.legacy import HouseLegacy
from regency.games.dilemma.printed.figures import VOTE
from regency.kernel.edge import Ask
from regency.kernel.errors import Refused
from tests.games.dilemma.builder import (
    AYE,
    act,
    begun,
    do,
    drafted,
    houses,
    named,
    offer,
    vote,
    voting,
    whisper,
)

pytestmark = pytest.mark.both
TABLE = voting(3).state.table
FINAL = (TURN, TIE, CHOOSE_LEADER, DRAFT, PLEDGE_COINS, PLEDGE_POWER, BID, BARGAIN)
SECRET = (
    (DRAFT[0], act.TakeAgenda(3)),
    (PLEDGE_COINS[0], act.PledgeCoins(AYE, 4)),
    (PLEDGE_POWER[0], act.PledgePower(4)),
    (BID[0], act.BidCoins(4)),
)


@pytest.mark.parametrize("asks", FINAL, ids=lambda asks: type(asks[0]).__name__)
def test_what_was_said_or_laid_down_is_final(asks: list[Ask]) -> None:  # type: ignore[type-arg]
    assert [ask.seat for ask in asks] == [0, 1, 2, 3, 4]
    assert all(ask.final(TABLE) for ask in asks)


@pytest.mark.parametrize(
    "asks", [TURN_MARKER, GIVE_BACK, REDUCE, SIGN], ids=lambda asks: type(asks[0]).__name__
)
def test_what_nobody_has_answered_yet_is_not(asks: list[Ask]) -> None:  # type: ignore[type-arg]
    assert not any(ask.final(TABLE) for ask in asks)


@pytest.mark.parametrize(("ask", "action"), SECRET)
def test_nobody_learns_more_of_a_secret_than_that_it_is(ask: Ask, action: object) -> None:  # type: ignore[type-arg]
    assert ask.public(action) is None


def test_of_a_whisper_everybody_learns_to_whom_and_an_offer_is_heard() -> None:
    assert BARGAIN[0].public(whisper(2, 0, 3)) == 2
    assert BARGAIN[0].public(offer(2, 0, 3)) == offer(2, 0, 3)


def test_the_standing_question_waits_for_nobody_and_the_vote_does() -> None:
    assert not BARGAIN[0].due(TABLE) and TURN[0].due(TABLE)
    assert TURN[0].pace(TABLE) == 12_000 and TIE[0].pace(TABLE) == 0


def test_an_offer_is_withdrawn_and_not_undone() -> None:
    match = voting(3)
    do(match, 0, offer(1, 0, 3))
    with pytest.raises(Refused):
        match.undo(0)
    do(match, 0, act.WithdrawOffer(0))


def test_a_reign_begins_with_who_sits_where_who_leads_and_who_moderates() -> None:
    match = begun(3, present=(7, 2, 4), houses=houses(h3=HouseLegacy(member=True, prestige=9)))
    assert match.news[:4] == [ReignBegan(1), HouseSeated(0, 7), HouseSeated(1, 2), HouseSeated(2, 4)]
    last = match.state.table.draft_order[-1]
    told = []
    while match.state.table.draft_at >= 0:
        seat = match.state.table.draft_at
        told = do(match, seat, act.TakeAgenda(match.state.screens[seat].hand[0]))
    assert named(told, LeaderTaken) == [LeaderTaken(1)] and last == 1
    assert named(told, ModeratorTaken) == [ModeratorTaken(2)]
    assert match.state.table.phase == VOTE


def test_every_marker_shows_one_side_or_the_other() -> None:
    faces = {tuple(begun(3, seed=seed).state.table.face) for seed in range(12)}
    assert len(faces) > 6 and {side for face in faces for side in face} == {1, -1}


def test_in_a_first_reign_houses_are_drawn_and_sit_by_their_number() -> None:
    drawn = {begun(4, seed=seed, present=()).state.table.house for seed in range(6)}
    assert len(drawn) > 3
    assert all(list(house) == sorted(set(house)) and len(house) == 4 for house in drawn)
    assert sum(drafted(begun(4, present=())).state.table.member) == 4
    assert vote(AYE, 1).power == 0
