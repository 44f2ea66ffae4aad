"""Bargaining: offers, prices, joining, whispers, and what each of the ten services binds."""

from __future__ import annotations

import pytest

from regency.games.dilemma.model import reasons as why
from regency.games.dilemma.model.events import (
    CoinsReturned,
    DealMade,
    WhisperEnded,
    WhisperHeard,
    WhisperMade,
)
from regency.games.dilemma.model.legacy import EventLegacy
from regency.games.dilemma.printed.services import (
    BECOME_MODERATOR,
    BREAK_TIE,
    CEDE_SIGNATURE,
    GATHER_POWER,
    GIVE_LEADER,
    NO_RAISE,
    PASS,
    RAISE_BY,
    SERVICE,
    VOTE_FOR,
    VOTE_MIN,
)
from regency.kernel.edge import Action, Form
from tests.games.dilemma.builder import (
    AYE,
    GATHER,
    INFLUENCE,
    MODERATE,
    NAY,
    STAY,
    Game,
    act,
    add,
    asked,
    do,
    join,
    leave,
    named,
    offer,
    one_card,
    price,
    refused,
    service,
    vote,
    votes,
    voting,
    whisper,
)

pytestmark = pytest.mark.both
VOTE_AYE, VOTE_NAY = service(VOTE_FOR, AYE), service(VOTE_FOR, NAY)


def purses(match: Game) -> list[int]:
    return [screen.coins for screen in match.state.screens]


def paid(match: Game, payer: int, payee: int, what: int, coins: int = 2) -> None:
    """An offer, accepted."""
    do(match, payer, offer(payee, what, coins))
    slot = max(nth for nth, each in enumerate(match.state.table.slots) if each is not None)
    do(match, payee, act.AcceptOffer(slot))


def turns(match: Game, seat: int) -> list[Action]:
    """What a seat may do on its turn."""
    ask = match.asks(seat)[0]
    return [each for each in ask.options(match.state.eyes(seat)) if isinstance(each, Action)]


# Offers, prices, joining


def test_the_coins_of_an_offer_lie_on_the_table_until_it_is_answered() -> None:
    match = voting(3)
    do(match, 0, offer(1, VOTE_AYE, 3))
    assert purses(match) == [7, 10, 10]
    told = do(match, 1, act.AcceptOffer(0))
    assert named(told, DealMade) == [DealMade(1, VOTE_AYE, 3)]
    assert purses(match) == [7, 13, 10]


def test_refused_all_coins_go_back_to_whoever_laid_them_there() -> None:
    match = voting(3)
    do(match, 0, offer(1, VOTE_AYE, 3))
    do(match, 2, join(0, 2))
    told = do(match, 1, act.RefuseOffer(0))
    assert named(told, CoinsReturned) == [CoinsReturned(0, 3), CoinsReturned(2, 2)]
    assert purses(match) == [10, 10, 10]


def test_a_payer_takes_back_the_own_part_alone() -> None:
    match = voting(3)
    do(match, 0, offer(1, VOTE_AYE, 3))
    do(match, 2, join(0, 2))
    do(match, 0, act.WithdrawOffer(0))
    assert purses(match) == [10, 10, 8]
    do(match, 2, act.WithdrawOffer(0))
    assert match.state.table.slots[0] is None


def test_a_joint_payment_over_a_named_price_is_concluded_when_it_is_reached() -> None:
    match = voting(4)
    do(match, 1, price(VOTE_NAY, 5))
    do(match, 0, join(0, 2))
    assert match.state.table.deals == []
    told = do(match, 2, join(0, 3))
    assert named(told, DealMade) == [DealMade(1, VOTE_NAY, 5)]
    assert purses(match) == [8, 15, 7, 10]
    assert match.state.table.deals[0].coins == (2, 0, 3, 0)


def test_to_a_price_nobody_adds_more_than_is_missing() -> None:
    match = voting(3)
    do(match, 1, price(VOTE_NAY, 2))
    assert refused(match, 0, join(0, 3)) == why.MoreThanMissing(2)


def test_whoever_named_a_price_takes_it_off_the_table_and_all_coins_go_home() -> None:
    match = voting(4)
    do(match, 1, price(VOTE_NAY, 5))
    do(match, 0, join(0, 2))
    do(match, 1, act.WithdrawOffer(0))
    assert match.state.table.slots[0] is None
    assert purses(match) == [10] * 4


def test_a_house_joins_a_deal_once_and_never_one_that_pays_itself() -> None:
    match = voting(3)
    do(match, 0, offer(1, VOTE_AYE, 1))
    do(match, 2, join(0, 1))
    assert refused(match, 2, join(0, 1)) == why.JoinedBefore(0)
    assert refused(match, 1, join(0, 1)) == why.OwnDeal(0)
    assert refused(match, 2, join(1, 1)) == why.NoSuchOffer(1)


def test_only_the_payee_answers_and_only_a_payer_withdraws() -> None:
    match = voting(3)
    do(match, 0, offer(1, VOTE_AYE, 1))
    assert refused(match, 2, act.AcceptOffer(0)) == why.NotForYou(0)
    assert refused(match, 0, act.RefuseOffer(0)) == why.NotForYou(0)
    assert refused(match, 2, act.WithdrawOffer(0)) == why.NotYours(0)
    assert refused(match, 1, act.AcceptOffer(3)) == why.NoSuchOffer(3)


def test_nobody_offers_more_than_there_is_or_anything_to_oneself_or_to_an_empty_chair() -> None:
    match = voting(3, coins=[2, 10, 10])
    assert refused(match, 0, offer(1, VOTE_AYE, 3)) == why.NotEnoughCoins(2)
    assert refused(match, 0, offer(0, VOTE_AYE, 1)) == why.DealWithOneself()
    assert refused(match, 0, offer(4, VOTE_AYE, 1)) == why.NobodyThere(4)


def test_three_offers_three_whispers_and_three_promises_are_the_most() -> None:
    match = voting(3, coins=[20, 10, 10])
    for _ in range(3):
        do(match, 0, offer(1, VOTE_AYE, 1))
        do(match, 0, whisper(2, VOTE_AYE, 1))
        do(match, 2, act.RefuseWhisper(0))
        do(match, 0, act.MakePromise(1, VOTE_AYE))
    assert refused(match, 0, offer(2, VOTE_AYE, 1)) == why.TooManyOffers(3)
    assert refused(match, 0, price(VOTE_AYE, 1)) == why.TooManyOffers(3)
    assert refused(match, 0, whisper(1, VOTE_AYE, 1)) == why.TooManyWhispers(3)
    assert refused(match, 0, act.MakePromise(1, VOTE_AYE)) == why.TooManyPromises(3)


def test_twelve_slots_are_the_table() -> None:
    match = voting(5)
    for seat in range(4):
        for _ in range(3):
            do(match, seat, offer(4, VOTE_AYE, 1))
    assert refused(match, 4, offer(0, VOTE_AYE, 1)) == why.TableFull()
    assert refused(match, 4, price(VOTE_AYE, 1)) == why.TableFull()


def test_open_offers_lapse_when_the_vote_is_cleaned_up() -> None:
    match = voting(3)
    do(match, 0, offer(1, service(BREAK_TIE, AYE), 4))
    votes(match, vote(AYE, 1), GATHER, GATHER)
    assert purses(match) == [10, 11, 11]
    assert match.state.table.slots == [None] * 12


def test_the_coins_do_not_come_back_if_the_service_never_falls_due() -> None:
    match = voting(3)
    paid(match, 0, 1, service(BREAK_TIE, AYE), 4)
    votes(match, vote(AYE, 1), GATHER, GATHER)
    assert purses(match) == [6, 15, 11]


def test_the_reason_why_something_cannot_be_kept_goes_to_the_payee_alone() -> None:
    match = voting(3, power=[8, 1, 8])
    do(match, 0, offer(1, service(VOTE_MIN, AYE, 5), 3))
    assert refused(match, 1, act.AcceptOffer(0)) == why.CannotKeep(service(VOTE_MIN, AYE, 5))
    assert join(0, 1).slot in [form.values[0][0] for form in forms(match, 2, act.JoinDeal)]


def forms(match: Game, seat: int, kind: type[Action]) -> list[Form]:
    options = match.asks(seat)[-1].options(match.state.eyes(seat))
    return [each for each in options if isinstance(each, Form) and each.kind is kind]


# Whispers


def test_a_whisper_is_seen_and_not_heard() -> None:
    match = voting(3)
    told = do(match, 0, whisper(1, VOTE_AYE, 3))
    assert told == [WhisperMade(0, 1)]
    assert match.state.table.whispers == [(0, 1)]
    assert purses(match) == [7, 10, 10]
    assert match.state.screens[1].whispered[0].coins == 3
    assert match.state.screens[2].whispered == []


def test_accepted_it_is_public_with_its_coins() -> None:
    match = voting(3)
    do(match, 0, whisper(1, VOTE_AYE, 3))
    told = do(match, 1, act.AcceptWhisper(0))
    assert told == [WhisperHeard(0, 1, VOTE_AYE, 3), DealMade(1, VOTE_AYE, 3)]
    assert purses(match) == [7, 13, 10]


def test_refused_or_unsaid_its_coins_are_free_again() -> None:
    match = voting(3)
    do(match, 0, whisper(1, VOTE_AYE, 3))
    assert named(do(match, 1, act.RefuseWhisper(0)), WhisperEnded) == [WhisperEnded(0, 1)]
    do(match, 0, whisper(1, VOTE_AYE, 4))
    do(match, 0, act.WithdrawWhisper(1))
    assert purses(match) == [10, 10, 10]
    assert refused(match, 1, act.AcceptWhisper(0)) == why.NothingWhispered(0)


def test_one_whisper_at_a_time_for_each_pair_and_direction() -> None:
    match = voting(3)
    do(match, 0, whisper(1, VOTE_AYE, 1))
    assert refused(match, 0, whisper(1, VOTE_NAY, 1)) == why.StillWhispering(1)
    do(match, 1, whisper(0, VOTE_NAY, 1))
    assert match.state.table.whispers == [(0, 1), (1, 0)]


def test_whispers_end_with_the_vote() -> None:
    match = voting(3, book=one_card([leave(1, INFLUENCE, 1)]))
    do(match, 1, whisper(2, service(CEDE_SIGNATURE, 1), 4))
    votes(match, vote(AYE, 1), GATHER, GATHER)
    assert match.state.table.whispers == []
    assert match.state.screens[1].coins == 11


# Each service: kept, contradicting, not to be kept, void


def test_vote_for_a_side() -> None:
    match = voting(3)
    paid(match, 1, 0, VOTE_AYE)
    assert all(isinstance(each, act.Vote) and each.side == AYE for each in turns(match, 0))
    assert refused(match, 0, vote(NAY, 1)) == why.BoundByDeal(VOTE_AYE)
    assert refused(match, 0, GATHER) == why.BoundByDeal(VOTE_AYE)
    do(match, 2, offer(0, VOTE_NAY, 2))
    assert refused(match, 0, act.AcceptOffer(0)) == why.Contradicts(VOTE_NAY)
    match = voting(3, power=[0, 8, 8])
    do(match, 1, offer(0, VOTE_AYE, 2))
    assert refused(match, 0, act.AcceptOffer(0)) == why.CannotKeep(VOTE_AYE)


def test_vote_for_a_side_with_so_much_at_least() -> None:
    match = voting(3)
    five = service(VOTE_MIN, NAY, 5)
    paid(match, 1, 0, five)
    assert turns(match, 0) == [vote(NAY, 5), vote(NAY, 6), vote(NAY, 7), vote(NAY, 8)]
    assert refused(match, 0, vote(NAY, 4)) == why.BoundByDeal(five)
    do(match, 2, offer(0, service(PASS), 2))
    assert refused(match, 0, act.AcceptOffer(0)) == why.Contradicts(service(PASS))
    do(match, 2, offer(0, service(VOTE_MIN, NAY, 9), 2))
    assert refused(match, 0, act.AcceptOffer(1)) == why.CannotKeep(service(VOTE_MIN, NAY, 9))


def test_pass() -> None:
    match = voting(3)
    paid(match, 1, 0, service(PASS))
    assert turns(match, 0) == [GATHER, MODERATE]
    do(match, 2, offer(0, VOTE_AYE, 2))
    assert refused(match, 0, act.AcceptOffer(0)) == why.Contradicts(VOTE_AYE)


def test_gather_power() -> None:
    match = voting(3)
    paid(match, 1, 0, service(GATHER_POWER))
    assert turns(match, 0) == [GATHER]
    do(match, 2, offer(0, service(BECOME_MODERATOR), 2))
    assert refused(match, 0, act.AcceptOffer(0)) == why.Contradicts(service(BECOME_MODERATOR))


def test_become_moderator_and_what_others_have_made_impossible_is_void() -> None:
    match = voting(3)
    paid(match, 1, 0, service(BECOME_MODERATOR))
    assert turns(match, 0) == [MODERATE]
    match = voting(3)
    paid(match, 0, 1, service(BECOME_MODERATOR))
    votes(match, MODERATE)
    assert vote(AYE, 1) in turns(match, 1)
    assert refused(match, 2, offer(1, service(BECOME_MODERATOR), 1)) == why.CannotBeAsked(
        service(BECOME_MODERATOR)
    )


def test_not_to_raise() -> None:
    match = voting(3)
    no_raise = service(NO_RAISE)
    votes(match, vote(AYE, 1))
    paid(match, 1, 0, no_raise)
    do(match, 2, offer(0, service(RAISE_BY, 0, 2), 2))
    assert refused(match, 0, act.AcceptOffer(0)) == why.Contradicts(service(RAISE_BY, 0, 2))
    votes(match, vote(NAY, 2), vote(NAY, 1))
    assert turns(match, 0) == [STAY]
    assert refused(match, 0, add(1)) == why.BoundByDeal(no_raise)


def test_raise_by_so_much_on_the_next_turn_and_on_that_alone() -> None:
    match = voting(4)
    votes(match, vote(AYE, 1), vote(NAY, 2), GATHER, vote(AYE, 1))
    two = service(RAISE_BY, 0, 2)
    paid(match, 3, 0, two)
    assert turns(match, 0) == [add(count) for count in range(2, 8)]
    assert refused(match, 0, STAY) == why.BoundByDeal(two)
    votes(match, add(2), add(2), STAY)  # the token goes back, and the first has another turn
    assert match.waited_for() == [0]
    assert STAY in turns(match, 0)
    match = voting(3, power=[2, 8, 8])
    votes(match, vote(AYE, 1))
    do(match, 1, offer(0, two, 2))
    assert refused(match, 0, act.AcceptOffer(0)) == why.CannotKeep(two)
    assert refused(match, 0, offer(1, two, 1)) == why.CannotBeAsked(two)  # who has not voted cannot raise


def test_break_a_tie() -> None:
    match = voting(3, moderator=1)
    tie = service(BREAK_TIE, NAY)
    assert refused(match, 0, offer(2, tie, 1)) == why.CannotBeAsked(tie)
    paid(match, 0, 1, tie)
    do(match, 2, offer(1, service(BREAK_TIE, AYE), 1))
    assert refused(match, 1, act.AcceptOffer(0)) == why.Contradicts(service(BREAK_TIE, AYE))
    votes(match, vote(AYE, 1), vote(NAY, 1), GATHER)
    assert refused(match, 1, act.BreakTie(AYE)) == why.BoundByDeal(tie)
    do(match, 1, act.BreakTie(NAY))


def test_a_tie_that_falls_to_another_moderator_binds_nobody() -> None:
    match = voting(3, moderator=1)
    paid(match, 0, 1, service(BREAK_TIE, NAY))
    votes(match, vote(AYE, 1), vote(NAY, 1), MODERATE)
    do(match, 2, act.BreakTie(AYE))


def test_give_the_leader_token() -> None:
    match = voting(4, leader=0, moderator=3)
    give = service(GIVE_LEADER, 2)
    paid(match, 2, 3, give)
    votes(match, vote(AYE, 3), vote(NAY, 2), vote(NAY, 2), GATHER)
    assert refused(match, 3, act.GiveLeader(1)) == why.BoundByDeal(give)
    do(match, 3, act.GiveLeader(2))


def test_to_give_it_to_somebody_who_is_not_among_the_strongest_is_void() -> None:
    match = voting(4, leader=0, moderator=3)
    paid(match, 2, 3, service(GIVE_LEADER, 0))
    do(match, 1, offer(3, service(GIVE_LEADER, 1), 1))
    assert refused(match, 3, act.AcceptOffer(0)) == why.Contradicts(service(GIVE_LEADER, 1))
    votes(match, vote(AYE, 3), vote(NAY, 2), vote(NAY, 2), GATHER)
    do(match, 3, act.GiveLeader(1))


def test_while_there_is_a_regent_the_regent_gives_it() -> None:
    running = EventLegacy(running=(0, 0, 0, 1, 0, 0), marks=(0,) * 6, home=(-1, -1, -1, 29, -1, -1), regent=2)
    match = voting(4, leader=0, moderator=3, events=running)
    assert refused(match, 0, offer(3, service(GIVE_LEADER, 1), 1)) == why.CannotBeAsked(
        service(GIVE_LEADER, 1)
    )
    votes(match, vote(AYE, 3), vote(NAY, 2), vote(NAY, 2), GATHER)
    assert asked(match, 2).startswith("ChooseLeader")


def test_let_somebody_sign() -> None:
    match = voting(3, book=one_card([leave(1, INFLUENCE, 1)]))
    cede = service(CEDE_SIGNATURE, 2)
    votes(match, vote(AYE, 1), GATHER, GATHER)
    assert turns(match, 0) == [act.Sign(0)]
    assert refused(match, 0, act.Sign(2)) == why.NotYoursToGive(2)
    assert refused(match, 2, offer(0, VOTE_AYE, 1)) == why.CannotBeAsked(VOTE_AYE)
    paid(match, 2, 0, cede)
    do(match, 1, offer(0, service(CEDE_SIGNATURE, 1), 1))
    assert refused(match, 0, act.AcceptOffer(0)) == why.Contradicts(service(CEDE_SIGNATURE, 1))
    assert refused(match, 0, act.Sign(0)) == why.BoundByDeal(cede)
    do(match, 0, act.Sign(2))
    t = match.state.table
    assert (t.sticker_signer[0], t.leader) == (2, 0)
    assert match.state.screens[1].coins == 11  # what lay there for the signature went home


def test_the_signature_falls_due_for_whoever_leads_by_then() -> None:
    match = voting(3, book=one_card([leave(1, INFLUENCE, 1)]))
    paid(match, 2, 1, service(CEDE_SIGNATURE, 2))
    votes(match, vote(AYE, 1), GATHER, GATHER)
    assert turns(match, 0) == [act.Sign(0)]


def test_an_offer_for_the_signature_outlives_the_vote() -> None:
    match = voting(3, book=one_card([leave(1, INFLUENCE, 1)]))
    do(match, 2, offer(0, service(CEDE_SIGNATURE, 2), 3))
    votes(match, vote(AYE, 1), GATHER, GATHER)
    do(match, 0, act.AcceptOffer(0))
    do(match, 0, act.Sign(2))


def test_after_the_signature_nothing_can_be_agreed() -> None:
    match = voting(3, book=one_card([leave(1, INFLUENCE, 1)]))
    votes(match, vote(AYE, 1), GATHER, GATHER)
    do(match, 0, act.Sign(0))
    cede = service(CEDE_SIGNATURE, 1)  # the next vote has begun: the signature of the next card
    do(match, 1, offer(0, cede, 1))
    assert match.state.table.deals == []


def test_every_service_is_one_of_ten() -> None:
    assert {row[0] for row in SERVICE} == set(range(10))
