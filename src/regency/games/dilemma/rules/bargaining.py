"""Bargaining: offers, prices, whispers and promises, at any time from the first turn to the signature."""

from __future__ import annotations

from typing import Final

from regency.kernel.codec import interned
from regency.kernel.edge import Action, Form, Option
from regency.kernel.errors import Reason

from ..effects import deals as verbs
from ..effects.story import dream
from ..model.actions import (
    AcceptOffer,
    AcceptWhisper,
    JoinDeal,
    LookAhead,
    MakeOffer,
    MakePromise,
    NamePrice,
    RefuseOffer,
    RefuseWhisper,
    WithdrawOffer,
    WithdrawWhisper,
)
from ..model.reasons import (
    CannotBeAsked,
    CannotKeep,
    Contradicts,
    DealWithOneself,
    JoinedBefore,
    MoreThanMissing,
    NobodyThere,
    NoSuchOffer,
    NotEnoughCoins,
    NotForYou,
    NothingToDream,
    NothingWhispered,
    NotYours,
    OtherQuestion,
    OwnDeal,
    StillWhispering,
    TableFull,
    TooManyOffers,
    TooManyPromises,
    TooManyWhispers,
)
from ..model.state import Eyes, Game, Table
from ..model.values import Offer, Whisper
from ..printed.abilities import DEAR, PAYS_FOR_DEAL
from ..printed.figures import DEAL_COINS, OFFERS, VOTE
from ..printed.services import CEDE_SIGNATURE, SERVICE
from ..printed.story import DREAM
from .abilities import happened, has_house_ability
from .outcome import hidden_icons
from .services import askable, can_be_asked, contradicts, fits

OPENLY: Final = 0
WHISPERED: Final = 1
ACCEPT: Final = interned(AcceptOffer)
REFUSE: Final = interned(RefuseOffer)
WITHDRAW: Final = interned(WithdrawOffer)
HEAR: Final = interned(AcceptWhisper)
WAVE_OFF: Final = interned(RefuseWhisper)
UNSAY: Final = interned(WithdrawWhisper)
LOOK: Final = interned(LookAhead)[0]


def options(me: Eyes) -> list[Option]:
    """Everything that one may say or lay down now."""
    found: list[Option] = []
    answers(me, found)
    joins(me, found)
    offers(me, found)
    promises(me, found)
    if can_dream(me):
        found.append(LOOK)
    return found


def answers(me: Eyes, found: list[Option]) -> None:
    """To what lies before one, and to what was whispered; the own part may be taken back."""
    for slot in range(len(me.table.slots)):
        offer = me.table.slots[slot]
        if offer is None:
            continue
        if offer.to == me.seat and not offer.price:
            if can_accept(me, offer.service):
                found.append(ACCEPT[slot])
            found.append(REFUSE[slot])
        if offer.coins[me.seat] or (offer.price and offer.by == me.seat):
            found.append(WITHDRAW[slot])
    for said in me.own.whispered:
        if said.to == me.seat:
            if can_accept(me, said.service):
                found.append(HEAR[said.by])
            found.append(WAVE_OFF[said.by])
        else:
            found.append(UNSAY[said.to])


def can_accept(me: Eyes, service: int) -> bool:
    """Whether it can still be owed and kept, as the payee itself can see."""
    return can_be_asked(me.table, me.seat, service) and fits(me.table, me.seat, service, me.own.power)


def joins(me: Eyes, found: list[Option]) -> None:
    """Own coins beside those of others."""
    for slot in range(len(me.table.slots)):
        offer = me.table.slots[slot]
        if offer is not None and can_join(me.table, me.seat, offer):
            most = most_coins(me, offer)
            if most:
                found.append(Form(JoinDeal, ((slot,), tuple(range(most)))))


def can_join(t: Table, seat: int, offer: Offer) -> bool:
    """Any third house, once, as long as it can still come about."""
    if offer.to == seat or offer.joined >> seat & 1:
        return False
    return can_be_asked(t, offer.to, offer.service) and not contradicts(t, offer.to, offer.service)


def most_coins(me: Eyes, offer: Offer) -> int:
    """To a price no more than is missing."""
    most = min(me.own.coins, DEAL_COINS)
    return min(most, offer.price - sum(offer.coins)) if offer.price else most


def offers(me: Eyes, found: list[Option]) -> None:
    """To everybody else for what they could do, and prices of the own services."""
    t = me.table
    has_room = t.offers_made[me.seat] < OFFERS and None in t.slots
    coins = tuple(range(min(me.own.coins, DEAL_COINS)))
    for to in range(len(t.house)):
        manners = manners_of(t, me.seat, to)
        services = askable(t, to) if to != me.seat and manners and coins else ()
        if services:
            found.append(Form(MakeOffer, ((to,), services, coins, manners)))
    if has_room:
        mine = tuple([service for service in askable(t, me.seat) if fits(t, me.seat, service, me.own.power)])
        if mine:
            found.append(Form(NamePrice, (mine, tuple(range(DEAL_COINS)))))


def manners_of(t: Table, seat: int, to: int) -> tuple[int, ...]:
    """Openly while there is room, whispered while no whisper of one's own hangs there."""
    found: list[int] = []
    if t.offers_made[seat] < OFFERS and None in t.slots:
        found.append(OPENLY)
    if t.whispers_made[seat] < OFFERS and (seat, to) not in t.whispers:
        found.append(WHISPERED)
    return tuple(found)


def promises(me: Eyes, found: list[Option]) -> None:
    """Talk, but counted."""
    t = me.table
    mine = askable(t, me.seat)
    others = tuple([to for to in range(len(t.house)) if to != me.seat])
    if mine and t.promises_made[me.seat] < OFFERS:
        found.append(Form(MakePromise, (others, mine)))


def can_dream(me: Eyes) -> bool:
    """Once in a reign, before the first turn of a vote."""
    t = me.table
    is_time = t.phase == VOTE and not t.voted and not t.has_dreamt
    return bool(t.running[DREAM]) and t.dreamer == me.seat and is_time


def perform(g: Game, seat: int, action: Action) -> None:
    """Say it, or lay it down."""
    if isinstance(action, MakeOffer):
        make_offer(g, seat, action)
    elif isinstance(action, NamePrice):
        verbs.name_price(g, seat, action.service, action.coins + 1)
    elif isinstance(action, JoinDeal):
        join(g, seat, action.slot, action.coins + 1)
    elif isinstance(action, AcceptOffer):
        settle(g, action.slot)
    elif isinstance(action, RefuseOffer):
        verbs.refuse_offer(g, seat, action.slot)
    elif isinstance(action, WithdrawOffer):
        withdraw(g, seat, action.slot)
    elif isinstance(action, AcceptWhisper):
        reward_payers(g, verbs.accept_whisper(g, action.player, seat))
    elif isinstance(action, RefuseWhisper):
        verbs.drop_whisper(g, action.player, seat)
    elif isinstance(action, WithdrawWhisper):
        verbs.drop_whisper(g, seat, action.player)
    elif isinstance(action, MakePromise):
        verbs.promise(g, seat, action.player, action.service)
    else:
        dream(g, seat, hidden_icons(g.box.book.value, g.table.card))


def make_offer(g: Game, seat: int, action: MakeOffer) -> None:
    """On the table, or into an ear."""
    said = verbs.whisper if action.manner == WHISPERED else verbs.lay_offer
    said(g, seat, action.player, action.service, action.coins + 1)


def join(g: Game, seat: int, slot: int, coins: int) -> None:
    """A price that is reached is concluded at once: the consent was given with it."""
    verbs.join_deal(g, seat, slot, coins)
    offer = verbs.offer_at(g, slot)
    if offer.price and sum(offer.coins) == offer.price:
        settle(g, slot)


def settle(g: Game, slot: int) -> None:
    """It binds from now on."""
    offer = verbs.offer_at(g, slot)
    verbs.conclude(g, slot)
    reward_payers(g, offer.coins)


def reward_payers(g: Game, coins: tuple[int, ...]) -> None:
    """Port Ansel's ability: the first dear deal of a reign."""
    for seat, paid in enumerate(coins):
        if paid >= DEAR and not g.table.has_paid[seat]:
            verbs.mark_paid(g, seat)
            if has_house_ability(g.table, seat, PAYS_FOR_DEAL):
                happened(g, seat, PAYS_FOR_DEAL)


def withdraw(g: Game, seat: int, slot: int) -> None:
    """The own part; whoever named a price takes all of it off the table."""
    offer = verbs.offer_at(g, slot)
    if offer.price and offer.by == seat:
        verbs.withdraw_price(g, seat, slot)
    else:
        verbs.withdraw_coins(g, seat, slot)


def lapse(g: Game, with_signature: bool) -> None:
    """When the vote is cleaned up all coins go home, but those for the signature: these when it is given."""
    t = g.table
    for by, to in t.whispers[:]:
        verbs.drop_whisper(g, by, to)
    for slot in range(len(t.slots)):
        offer = t.slots[slot]
        if offer is not None and (with_signature or SERVICE[offer.service][0] != CEDE_SIGNATURE):
            verbs.clear_slot(g, slot)


# Why not


def refusal(me: Eyes, action: Action) -> Reason:
    """What is far away first, what is near last: the person, the place, the service, the coins."""
    if isinstance(action, MakeOffer):
        return no_offer(me, action)
    if isinstance(action, NamePrice):
        return no_price(me, action.service)
    if isinstance(action, MakePromise):
        return no_promise(me, action)
    if isinstance(action, JoinDeal):
        return no_join(me, action)
    if isinstance(action, AcceptOffer | RefuseOffer | WithdrawOffer):
        return no_answer(me, action)
    if isinstance(action, AcceptWhisper | RefuseWhisper | WithdrawWhisper):
        return no_whisper(me, action)
    return NothingToDream() if isinstance(action, LookAhead) else OtherQuestion()


def no_offer(me: Eyes, action: MakeOffer) -> Reason:
    t, to = me.table, action.player
    if to >= len(t.house):
        return NobodyThere(to)
    if to == me.seat:
        return DealWithOneself()
    if action.manner == WHISPERED:
        if (me.seat, to) in t.whispers:
            return StillWhispering(to)
        if t.whispers_made[me.seat] >= OFFERS:
            return TooManyWhispers(OFFERS)
    elif t.offers_made[me.seat] >= OFFERS:
        return TooManyOffers(OFFERS)
    elif None not in t.slots:
        return TableFull()
    if not can_be_asked(t, to, action.service):
        return CannotBeAsked(action.service)
    return NotEnoughCoins(me.own.coins)


def no_price(me: Eyes, service: int) -> Reason:
    t = me.table
    if t.offers_made[me.seat] >= OFFERS:
        return TooManyOffers(OFFERS)
    if None not in t.slots:
        return TableFull()
    return cannot(me, service)


def cannot(me: Eyes, service: int) -> Reason:
    """Why it cannot be owed or kept by oneself."""
    if not can_be_asked(me.table, me.seat, service):
        return CannotBeAsked(service)
    return Contradicts(service) if contradicts(me.table, me.seat, service) else CannotKeep(service)


def no_promise(me: Eyes, action: MakePromise) -> Reason:
    t = me.table
    if action.player >= len(t.house):
        return NobodyThere(action.player)
    if action.player == me.seat:
        return DealWithOneself()
    if t.promises_made[me.seat] >= OFFERS:
        return TooManyPromises(OFFERS)
    return CannotBeAsked(action.service)


def no_join(me: Eyes, action: JoinDeal) -> Reason:
    t = me.table
    offer = t.slots[action.slot]
    if offer is None:
        return NoSuchOffer(action.slot)
    if offer.to == me.seat:
        return OwnDeal(action.slot)
    if offer.joined >> me.seat & 1:
        return JoinedBefore(action.slot)
    if not can_be_asked(t, offer.to, offer.service):
        return CannotBeAsked(offer.service)
    if contradicts(t, offer.to, offer.service):
        return Contradicts(offer.service)
    if offer.price and action.coins + 1 > offer.price - sum(offer.coins):
        return MoreThanMissing(offer.price - sum(offer.coins))
    return NotEnoughCoins(me.own.coins)


def no_answer(me: Eyes, action: AcceptOffer | RefuseOffer | WithdrawOffer) -> Reason:
    offer = me.table.slots[action.slot]
    if offer is None:
        return NoSuchOffer(action.slot)
    if isinstance(action, WithdrawOffer):
        return NotYours(action.slot)
    if offer.to != me.seat or offer.price:
        return NotForYou(action.slot)
    return cannot(me, offer.service)


def no_whisper(me: Eyes, action: AcceptWhisper | RefuseWhisper | WithdrawWhisper) -> Reason:
    said = whispered_by(me, action.player)
    if isinstance(action, AcceptWhisper) and said is not None:
        return cannot(me, said.service)
    return NothingWhispered(action.player)


def whispered_by(me: Eyes, by: int) -> Whisper | None:
    """What this player has whispered to me."""
    for said in me.own.whispered:
        if said.by == by and said.to == me.seat:
            return said
    return None
