"""Rulings on doubtful points that no section's own tests speak of."""

from __future__ import annotations

import pytest

from regency.games.dilemma import RULES
from regency.games.dilemma.effects.realm import shift_row
from regency.games.dilemma.model.book import Book
from regency.games.dilemma.model.events import (
    CoinsGained,
    CoinsPledged,
    DilemmaDrawn,
    HasPledged,
    KingAbdicated,
    PrestigeGained,
    SignatureGiven,
    StickerPlaced,
    StorySigned,
    TriggerDrawn,
)
from regency.games.dilemma.model.legacy import StickerLegacy
from regency.games.dilemma.model.values import Placed
from regency.games.dilemma.printed.abilities import NO_ABILITY, gains
from regency.games.dilemma.printed.figures import BOTTOM, NOTHING
from regency.games.dilemma.printed.services import CEDE_SIGNATURE, VOTE_FOR
from regency.games.dilemma.printed.story import CONCLAVE, ENDING, LONG_FLOOD, REGENCY
from regency.kernel.edge import Event
from regency.kernel.errors import OtherQuestion
from regency.kernel.wire import view_bytes
from tests.games.dilemma.builder import (
    AYE,
    GATHER,
    INFLUENCE,
    MORALE,
    NAY,
    WEALTH,
    WELFARE,
    Game,
    act,
    asked,
    begun,
    book,
    decide,
    dilemma,
    do,
    drafted,
    envelope,
    houses,
    leave,
    move,
    named,
    number,
    offer,
    one_card,
    opens,
    price,
    prologue,
    refused,
    service,
    unlocked,
    vote,
    votes,
    voting,
    whisper,
)
from tests.games.dilemma.rules.test_events import last_draft, running, triggered

pytestmark = pytest.mark.both


def shown(match: Game, seat: int) -> bytes:
    """All that a seat can see."""
    return view_bytes(match.look(seat))


# Pools


def test_there_is_no_end_to_coins_and_power() -> None:
    found = one_card([(5, 2, 0, 9, 0), (5, 2, 1, 9, 0)])  # everybody gains nine of each
    match = voting(5, coins=[72] * 5, power=[65] * 5, book=found)
    decide(match, AYE)
    assert [own.coins for own in match.state.screens] == [81, 82, 82, 82, 82]
    assert [own.power for own in match.state.screens] == [73, 74, 74, 74, 74]


# What earlier reigns have left


def test_agendas_are_drafted_before_anything_of_earlier_reigns_counts() -> None:
    match = begun(3, stickers=(StickerLegacy(0, 1, 1, 1, 0),))
    assert match.state.table.row[INFLUENCE] == 9
    assert [own.power for own in match.state.screens] == [0, 0, 0]
    drafted(match)
    assert match.state.table.row[INFLUENCE] == 10
    assert [own.power for own in match.state.screens] == [8, 9, 8]


@pytest.mark.parametrize(("row", "by", "after"), [(16, 2, 17), (2, -3, 1)])
def test_what_is_left_behind_stops_at_the_ends_of_a_track(row: int, by: int, after: int) -> None:
    g = voting(3, rows=[row, 9, 9, 9, 9]).state
    shift_row(g, INFLUENCE, by)
    assert (g.table.row[INFLUENCE], g.table.stability) == (after, 9)


def test_several_who_have_too_many_open_agendas_choose_lowest_prestige_first() -> None:
    positive = [StickerLegacy(5 * row, row, 1, 2, 0) for row in range(3)]
    negative = [StickerLegacy(5 * row + 1, 10 + row, -1, 1, 0) for row in range(3)]
    match = begun(3, stickers=tuple(positive + negative), present=(2, 1, 0))
    last_draft(match)
    assert asked(match, 1) == "GiveTokenBack" and asked(match, 0) == ""
    do(match, 1, act.ReturnToken(3))
    assert asked(match, 0) == "GiveTokenBack" and asked(match, 1) == ""
    do(match, 0, act.ReturnToken(0))
    assert match.state.table.token[:6] == [NOTHING, 1, 0, NOTHING, 0, 1]


def test_a_sticker_with_all_boxes_marked_stays_and_counts_as_the_oldest() -> None:
    ages = (5, 6, 2, 6, 1)  # before they age once more
    old = tuple(StickerLegacy(nth, nth, 1, nth % 3, age) for nth, age in enumerate(ages))
    match = voting(3, stickers=old, book=one_card([leave(1, INFLUENCE, -1)]))
    t = match.state.table
    assert t.marks[:5] == (6, 6, 3, 6, 2)
    assert t.token[0] == 1  # the newest is that on the last space
    decide(match, AYE)
    assert t.sticker_face[:5] == (-1, 1, 1, 1, 1)  # of the oldest the leftmost


# Time for bargaining


def test_nothing_is_paid_before_the_vote_begins() -> None:
    match = begun(3)
    for action in (offer(1, 0, 1), whisper(1, 0, 1), price(0, 1), act.MakePromise(1, 0)):
        assert refused(match, 0, action) == OtherQuestion()


def test_nor_for_a_later_vote() -> None:
    match = voting(3)
    do(match, 2, offer(0, service(VOTE_FOR, AYE), 2))
    do(match, 0, act.AcceptOffer(0))
    votes(match, vote(AYE, 1), GATHER, GATHER)
    assert match.state.table.round == 2 and match.state.table.deals == []
    assert vote(NAY, 1) in match.options(match.waited_for()[0])


# The signature


def story() -> Book:
    """A card that leaves a sticker and opens a signed story card, which pays its signer."""
    return book(
        prologue(dilemma("P1", [leave(1, MORALE, -1), opens("T1a")], role=0)),
        envelope("T1a", dilemma("T1a.S1"), ability=gains(prestige=1)),
    )


def test_whoever_bought_the_signature_signs_in_every_respect() -> None:
    match = voting(4, present=(0, 1, 3, 8), houses=houses(h4=unlocked(2), h9=unlocked(2)), book=story())
    votes(match, vote(AYE, 1), *[GATHER] * 3)
    do(match, 2, offer(0, service(CEDE_SIGNATURE, 2), 2))
    do(match, 0, act.AcceptOffer(0))
    told = do(match, 0, act.Sign(2))
    assert named(told, SignatureGiven) == [SignatureGiven(2)]
    assert named(told, StickerPlaced)[0].house == 3 and named(told, StorySigned) == [StorySigned(5, 3)]
    assert named(told, PrestigeGained) == [PrestigeGained(3, 1)]
    assert CoinsGained(2, 2) in told  # Vael signs a story card
    assert match.state.table.leader == 0


def test_one_card_is_signed_once_whatever_it_places_and_opens() -> None:
    match = voting(3, book=story())
    told = decide(match, AYE)
    assert named(told, SignatureGiven) == [SignatureGiven(0)]
    assert named(told, StickerPlaced)[0].house == 0 and named(told, StorySigned) == [StorySigned(5, 0)]


def test_what_the_last_card_opens_is_shuffled_in_before_the_score() -> None:
    found = book(
        prologue(dilemma("P1", [move(WEALTH, 1), opens("T1a")], role=0)),
        envelope("T1a", dilemma("T1a.K", role=0), dilemma("T1a.S1"), dilemma("T1a.S2")),
    )
    match = voting(3, book=found, stability=16)
    decide(match, AYE)
    left = RULES.bequest(match.state)
    assert left is not None and left.open.deck == (15, 16, 17) and left.open.opened == (0, 5)


def test_the_signatures_of_the_rulebook() -> None:
    """Lex has signed once, Angela twice, John three times."""
    signers = (0, 1, 1, 2, 2)
    placed = tuple(Placed(3 + nth, 0, signer, NO_ABILITY, 0) for nth, signer in enumerate(signers))
    found = book(
        prologue(dilemma("P1", [opens("TE3")], role=0)),
        envelope("TE3", dilemma("TE3.S1"), kind=ENDING, bonus=(3, 0)),
    )
    first = Placed(0, NOTHING, NOTHING, NO_ABILITY, 0)
    opened = (0, *(each.envelope for each in placed))
    match = voting(3, book=found, leader=2, stories=(first, *placed), opened=opened, deck=(0,))
    assert named(decide(match, AYE), PrestigeGained) == [PrestigeGained(2, 3)]


# Events


def test_secret_pledges_are_turned_up_together() -> None:
    match = triggered(CONCLAVE)
    last_draft(match)
    before = shown(match, 2)
    told = do(match, 0, act.PledgeCoins(AYE, 4))
    assert told == [HasPledged(0)]
    other = triggered(CONCLAVE)
    last_draft(other)
    assert before == shown(other, 2)
    do(other, 0, act.PledgeCoins(NAY, 1))
    assert shown(match, 2) == shown(other, 2)
    assert do(match, 1, act.PledgeCoins(NAY, 1)) == [HasPledged(1)]
    told = do(match, 2, act.PledgeCoins(AYE, 0))
    assert named(told, CoinsPledged) == [
        CoinsPledged(0, AYE, 4),
        CoinsPledged(1, NAY, 1),
        CoinsPledged(2, 0, 0),
    ]


def flooded(marks: int) -> list[Event]:
    """The Long Flood takes Stability to the bottom; what is told until somebody is asked."""
    match = triggered(LONG_FLOOD, marks, aye=(move(WEALTH, 1), opens("T5")))
    t = match.state.table
    t.stability, t.face = 2, [1, 1, 1, -1, 1]
    told: list[Event] = list(last_draft(match))  # type: ignore[arg-type]
    if match.outcome() is None:
        assert marks == 1 and asked(match, t.leader) == "VoteTurn Bargain"
        told += votes(match, vote(AYE, 2), GATHER, GATHER)
        assert t.row[WEALTH] == 11 and t.doors == [number("T5.K") // 3] and t.spent[-1] == number("T4.K")
    else:
        assert marks == 0 and number("T4.K") in t.deck
    assert (t.ended, t.round) == (BOTTOM, 0)
    return told


@pytest.mark.parametrize("marks", [0, 1])
def test_a_trigger_that_drives_the_king_out_is_finished_and_no_dilemma_is_drawn(marks: int) -> None:
    told = flooded(marks)
    assert named(told, KingAbdicated) == [KingAbdicated(BOTTOM)]
    assert len(named(told, TriggerDrawn)) == 1 and named(told, DilemmaDrawn) == []


def test_the_office_of_an_absent_regent_rests() -> None:
    match = voting(4, leader=0, moderator=3, events=running(REGENCY, regent=9))
    votes(match, vote(AYE, 3), vote(NAY, 2), vote(NAY, 2), GATHER)
    assert asked(match, 3).startswith("ChooseLeader")


def test_a_reign_that_is_broken_off_leaves_nothing() -> None:
    match = voting(3, book=one_card([move(WELFARE, 1)]))
    assert RULES.bequest(match.state) is None
    decide(match, AYE)
    assert RULES.bequest(match.state) is None
