"""What a player may try in vain: refused in words of both languages, and nothing changes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from regency.games.dilemma import RULES
from regency.games.dilemma.model import reasons as why
from regency.games.dilemma.model.legacy import StickerLegacy
from regency.games.dilemma.printed.services import BREAK_TIE, CEDE_SIGNATURE, SERVICES, VOTE_FOR, VOTE_MIN
from regency.games.dilemma.printed.story import MIRRORS, REGENCY
from regency.kernel.edge import Action
from regency.kernel.errors import OtherQuestion, Reason, Trouble
from regency.kernel.rules import readable
from regency.kernel.wire import Wire, digest
from regency.words import Words
from tests.games.dilemma.builder import (
    AYE,
    GATHER,
    INFLUENCE,
    MODERATE,
    NAY,
    Game,
    act,
    begun,
    book,
    dilemma,
    do,
    drafted,
    join,
    leave,
    offer,
    one_card,
    opens,
    price,
    prologue,
    refused,
    service,
    special,
    vote,
    votes,
    voting,
    whisper,
)
from tests.games.dilemma.rules.test_events import last_draft, triggered
from tests.games.dilemma.rules.test_final_table import choosing

pytestmark = pytest.mark.both
FOR_AYE, FOR_NAY = service(VOTE_FOR, AYE), service(VOTE_FOR, NAY)
SIGNS = one_card([leave(1, INFLUENCE, 1)])


def usual(*turns: Action) -> Game:
    match = voting(3, power=[8, 8, 1], coins=[10, 10, 2])
    votes(match, *turns)
    return match


def after(*done: tuple[int, Action]) -> Game:
    match = usual()
    for seat, action in done:
        do(match, seat, action)
    return match


def often(seat: int, *actions: Action) -> Game:
    """Three of a kind."""
    match = voting(3, coins=[20, 20, 20])
    for _ in range(3):
        for action in actions:
            do(match, seat, action)
    return match


def three_whispers() -> Game:
    match = voting(3, coins=[20, 20, 20])
    for _ in range(3):
        do(match, 0, whisper(1, FOR_AYE, 1))
        do(match, 0, act.WithdrawWhisper(1))
    return match


def signed() -> Game:
    """Behind the signature of the only card."""
    match = voting(3, book=SIGNS)
    votes(match, vote(AYE, 1), GATHER, GATHER)
    return match


def behind_the_signature() -> Game:
    """The card is signed, its envelope open, and the office of the regent is bid for."""
    cards = [dilemma("H4.K", role=2), dilemma("H4.S1"), dilemma("H4.S2")]
    match = voting(
        3, book=book(prologue(dilemma("P1", [opens("H4")], role=0)), special("H4", REGENCY, *cards))
    )
    votes(match, vote(AYE, 1), GATHER, GATHER)
    do(match, 0, act.Sign(0))
    return match


def pledging() -> Game:
    match = triggered(1)
    last_draft(match)
    return match


def at_war() -> Game:
    match = triggered(MIRRORS, 1)
    last_draft(match)
    return match


def three_tokens() -> Game:
    """The second house has three open agendas of a kind."""
    match = begun(3, stickers=tuple(StickerLegacy(5 * row, row, 1, 1, 0) for row in range(3)))
    return drafted(match)


def equals() -> Game:
    """The Moderator is about to choose between two."""
    match = voting(4, leader=0, moderator=3)
    votes(match, vote(AYE, 3), vote(NAY, 2), vote(NAY, 2), GATHER)
    return match


def twelve_offers() -> Game:
    match = voting(5)
    for seat in range(4):
        for _ in range(3):
            do(match, seat, offer(4, FOR_AYE, 1))
    return match


TRIED: dict[str, tuple[Callable[[], Game], int, Action, type[Reason]]] = {
    "a bid beyond the pool": (usual, 0, vote(AYE, 9), why.NotEnoughPower),
    "another vote": (lambda: usual(vote(AYE, 1)), 0, vote(NAY, 1), why.OtherQuestion),
    "a vote that is changed": (
        lambda: usual(vote(AYE, 1), vote(NAY, 2), GATHER), 0, vote(NAY, 1), why.VoteStands,
    ),
    "a second Moderator": (lambda: usual(MODERATE), 1, MODERATE, why.OptionTaken),
    "to raise before one votes": (usual, 0, act.Raise(0), why.OtherQuestion),
    "an offer beyond the purse": (usual, 2, offer(0, FOR_AYE, 3), why.NotEnoughCoins),
    "a whisper beyond the purse": (usual, 2, whisper(0, FOR_AYE, 3), why.NotEnoughCoins),
    "to pay oneself": (usual, 0, offer(0, FOR_AYE, 1), why.DealWithOneself),
    "to whisper to oneself": (usual, 0, whisper(0, FOR_AYE, 1), why.DealWithOneself),
    "to promise oneself": (usual, 0, act.MakePromise(0, FOR_AYE), why.DealWithOneself),
    "an empty chair": (usual, 0, offer(3, FOR_AYE, 1), why.NobodyThere),
    "a promise to an empty chair": (usual, 0, act.MakePromise(4, FOR_AYE), why.NobodyThere),
    "a signature for an empty chair": (
        usual, 0, offer(1, service(CEDE_SIGNATURE, 4), 1), why.CannotBeAsked,
    ),
    "a vote of somebody who has voted": (
        lambda: usual(vote(AYE, 1)), 1, offer(0, FOR_NAY, 1), why.CannotBeAsked,
    ),
    "a vote after it is counted": (signed, 1, offer(0, FOR_NAY, 1), why.CannotBeAsked),
    "a tie of somebody who does not moderate": (
        usual, 0, offer(2, service(BREAK_TIE, AYE), 1), why.CannotBeAsked,
    ),
    "a fourth offer": (
        lambda: often(0, offer(1, FOR_AYE, 1)), 0, offer(2, FOR_AYE, 1), why.TooManyOffers,
    ),
    "a price as the fourth offer": (
        lambda: often(0, price(FOR_AYE, 1)), 0, price(FOR_AYE, 1), why.TooManyOffers,
    ),
    "a fourth whisper": (three_whispers, 0, whisper(1, FOR_AYE, 1), why.TooManyWhispers),
    "a fourth promise": (
        lambda: often(0, act.MakePromise(1, FOR_AYE)), 0, act.MakePromise(1, FOR_AYE), why.TooManyPromises,
    ),
    "to join what does not lie there": (usual, 0, join(3, 1), why.NoSuchOffer),
    "to join what is paid to oneself": (
        lambda: after((1, price(FOR_AYE, 3))), 1, join(0, 1), why.OwnDeal,
    ),
    "to pay more than the price": (
        lambda: after((1, price(FOR_AYE, 3))), 0, join(0, 4), why.MoreThanMissing,
    ),
    "to join with more than there is": (
        lambda: after((0, offer(1, FOR_AYE, 1))), 2, join(0, 3), why.NotEnoughCoins,
    ),
    "to accept what is for another": (
        lambda: after((0, offer(1, FOR_AYE, 1))), 2, act.AcceptOffer(0), why.NotForYou,
    ),
    "to accept the own price": (
        lambda: after((1, price(FOR_AYE, 3))), 1, act.AcceptOffer(0), why.NotForYou,
    ),
    "to accept what cannot be kept": (
        lambda: after((0, offer(2, service(VOTE_MIN, AYE, 2), 1))), 2, act.AcceptOffer(0), why.CannotKeep,
    ),
    "to name a price for what cannot be kept": (
        usual, 2, price(service(VOTE_MIN, AYE, 2), 1), why.CannotKeep,
    ),
    "to accept what contradicts": (
        lambda: after((0, offer(1, FOR_AYE, 1)), (1, act.AcceptOffer(0)), (2, offer(1, FOR_NAY, 1))),
        1, act.AcceptOffer(0), why.Contradicts,
    ),
    "to join what contradicts": (
        lambda: after((2, offer(1, FOR_NAY, 1)), (0, offer(1, FOR_AYE, 1)), (1, act.AcceptOffer(1))),
        0, join(0, 1), why.Contradicts,
    ),
    "to answer a whisper that there is not": (usual, 0, act.AcceptWhisper(1), why.NothingWhispered),
    "to overhear one": (
        lambda: after((0, whisper(1, FOR_AYE, 1))), 2, act.AcceptWhisper(0), why.NothingWhispered,
    ),
    "to accept the own one": (
        lambda: after((0, whisper(1, FOR_AYE, 1))), 0, act.AcceptWhisper(1), why.NothingWhispered,
    ),
    "to withdraw what others laid down": (
        lambda: after((0, offer(1, FOR_AYE, 1))), 1, act.WithdrawOffer(0), why.NotYours,
    ),
    "an offer after the signature": (
        behind_the_signature, 1, offer(0, service(CEDE_SIGNATURE, 1), 1), OtherQuestion,
    ),
    "a whisper after the signature": (
        behind_the_signature, 1, whisper(0, service(CEDE_SIGNATURE, 1), 1), OtherQuestion,
    ),
    "a price after the signature": (
        behind_the_signature, 0, price(service(CEDE_SIGNATURE, 1), 1), OtherQuestion,
    ),
    "a promise after the signature": (
        behind_the_signature, 0, act.MakePromise(1, service(CEDE_SIGNATURE, 1)), OtherQuestion,
    ),
    "to sign twice": (behind_the_signature, 0, act.Sign(0), OtherQuestion),
    "to accept a whisper that cannot be kept": (
        lambda: after((0, whisper(2, service(VOTE_MIN, AYE, 2), 1))), 2, act.AcceptWhisper(0), why.CannotKeep,
    ),
    "to accept a whisper that contradicts": (
        lambda: after((0, offer(1, FOR_AYE, 1)), (1, act.AcceptOffer(0)), (2, whisper(1, FOR_NAY, 1))),
        1, act.AcceptWhisper(2), why.Contradicts,
    ),
    "to promise what cannot be asked": (
        lambda: usual(vote(AYE, 1)), 0, act.MakePromise(1, FOR_NAY), why.CannotBeAsked,
    ),
    "to join twice": (
        lambda: after((0, offer(1, FOR_AYE, 1)), (2, join(0, 1))), 2, join(0, 1), why.JoinedBefore,
    ),
    "two whispers at once to one house": (
        lambda: after((0, whisper(1, FOR_AYE, 1))), 0, whisper(1, FOR_NAY, 1), why.StillWhispering,
    ),
    "a token that is not the own": (
        three_tokens, 1, act.ReturnToken(6), why.NotYourToken,
    ),
    "what one was paid not to do": (
        lambda: after((1, offer(0, FOR_AYE, 1)), (0, act.AcceptOffer(0))), 0, vote(NAY, 1), why.BoundByDeal,
    ),
    "the Leader token for one of the weaker": (
        equals, 3, act.GiveLeader(0), why.NotAmongTied,
    ),
    "more Power for the war than there is": (
        at_war, 0, act.PledgePower(9), why.NotEnoughPower,
    ),
    "more coins for the office than there are": (
        behind_the_signature, 0, act.BidCoins(11), why.NotEnoughCoins,
    ),
    "a thirteenth place on the table": (twelve_offers, 4, offer(0, FOR_AYE, 1), why.TableFull),
    "to sign for others": (signed, 0, act.Sign(1), why.NotYoursToGive),
    "to dream without a dream": (usual, 0, act.LookAhead(), why.NothingToDream),
    "an agenda that was not passed on": (
        lambda: begun(3), 0, act.TakeAgenda(begun(3).state.box.agendas_away[0]), why.AgendaNotInHand,
    ),
    "an outcome that the lean does not leave open": (
        choosing, 2, act.ChooseReckoning(0), why.NotLevel,
    ),
    "to pledge more coins than there are": (
        pledging, 0, act.PledgeCoins(AYE, 11), why.NotEnoughCoins,
    ),
}  # fmt: skip


@pytest.mark.parametrize("tried", list(TRIED))
def test_it_is_refused_in_words(tried: str) -> None:
    position, seat, action, kind = TRIED[tried]
    reason = refused(position(), seat, action)
    assert isinstance(reason, kind)
    are_words(reason)


def are_words(reason: Reason) -> None:
    """A sentence of its own in each language."""
    said = [Words(lang, RULES, ("Ada", "Ben", "Cleo", "Dov", "Eva")).reason(reason) for lang in ("en", "de")]
    assert all(len(each) > 10 and "{" not in each and "why-" not in each for each in said)
    assert said[0] != said[1]


def test_every_reason_at_the_table_is_among_them() -> None:
    assert {kind for *_, kind in TRIED.values()} >= set(why.AT_THE_TABLE)


@pytest.mark.parametrize(
    "sent",
    [
        '{"do":"Vote","side":0,"power":-1}',  # a bid of 0
        '{"do":"Vote","side":0,"power":100}',
        '{"do":"Vote","side":2,"power":0}',
        '{"do":"Raise","power":-1}',
        '{"do":"MakeOffer","player":1,"service":0,"coins":0,"manner":0,"power":2}',  # Power in a deal
        '{"do":"MakeOffer","player":1,"service":0,"coins":0,"manner":0,"token":1}',  # a token
        '{"do":"MakeOffer","player":1,"service":38,"coins":0,"manner":0}',  # there is no service of either
        '{"do":"MakeOffer","player":1,"service":0,"coins":30,"manner":0}',
        '{"do":"MakeOffer","player":1,"service":0,"coins":-1,"manner":0}',
        '{"do":"NamePrice","service":0,"coins":30}',
        '{"do":"JoinDeal","slot":12,"coins":0}',
        '{"do":"PledgeCoins","side":0,"purse":101}',
        '{"do":"GivePower","player":1,"power":1}',
        '{"do":"GiveLeader","player":1.5}',
    ],
)
def test_what_is_no_action_of_this_game_is_refused_as_it_comes_in(sent: str) -> None:
    with pytest.raises(Trouble) as error:
        Wire(RULES.actions).decode(sent.encode())
    are_words(error.value.reason)


@pytest.mark.parametrize(
    "action",
    [
        act.Vote(AYE, -1),  # a bid of 0
        act.Raise(-1),
        act.Vote(2, 0),
        act.MakeOffer(1, SERVICES, 0, 0),  # there is no service of Power, and none of a token
        act.MakeOffer(1, FOR_AYE, 30, 0),
        act.MakeOffer(1, FOR_AYE, -1, 0),
        act.MakeOffer(1, FOR_AYE, 0, 2),
        act.JoinDeal(12, 0),
        act.AcceptOffer(-1),
    ],
)
def test_what_no_domain_has_is_no_action_at_all(action: Action) -> None:
    match = usual()
    before = digest(match.state)
    with pytest.raises((Trouble, ValueError, IndexError, TypeError)):
        match.submit(0, action)
    assert digest(match.state) == before


def test_after_the_signature_nothing_lies_on_the_table() -> None:
    match = signed()
    do(match, 1, offer(0, service(CEDE_SIGNATURE, 1), 3))
    do(match, 0, act.Sign(0))
    assert refused(match, 0, act.AcceptOffer(0)) == why.NoSuchOffer(0)
    assert match.state.screens[1].coins == 11


def test_a_page_of_an_unopened_card_is_not_there() -> None:
    match = drafted(begun_with_the_story())
    t = match.state.table
    sealed = next(nth for nth in (0, 1, 2) if nth != t.card)
    keys = ["envelope-5", f"dilemma-{sealed}", f"dilemma-{t.card}/aye", "sticker-20", "letter-0", "event-1"]
    for language in ("en", "de"):
        assert readable(RULES, match.look(0), keys, language) == {}
        assert list(readable(RULES, match.look(0), [f"dilemma-{t.card}"], language))


def begun_with_the_story() -> Game:
    from regency.kernel.match import Match

    return Match.start(RULES, 3, seed=3)
