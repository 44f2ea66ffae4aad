"""What is done with coins on the table, whispers and promises."""

from __future__ import annotations

from regency.kernel.edge import ALL

from ..model.events import (
    CoinsReturned,
    DealJoined,
    DealMade,
    OfferMade,
    OfferRefused,
    OfferWithdrawn,
    PriceNamed,
    PromiseBroken,
    PromiseKept,
    PromiseMade,
    PromiseMoot,
    WhisperEnded,
    WhisperHeard,
    WhisperMade,
)
from ..model.state import Game
from ..model.values import BROKEN, KEPT, Deal, Offer, Pledged, Whisper
from ..printed.figures import NOTHING
from .goods import mirror, with_one


def clear_deals(g: Game) -> None:
    """A new dilemma: nothing is owed."""
    t = g.table
    seats = len(g.screens)
    t.deals = []
    t.promises = []
    t.offers_made = [0] * seats
    t.whispers_made = [0] * seats
    t.promises_made = [0] * seats


def lay_offer(g: Game, seat: int, to: int, service: int, coins: int) -> None:
    """Coins on the table before whoever would serve."""
    t = g.table
    g.screens[seat].coins -= coins
    mirror(g, seat)
    paid = tuple([coins if payer == seat else 0 for payer in range(len(g.screens))])
    t.slots[t.slots.index(None)] = Offer(seat, to, service, 0, paid, 1 << seat)
    t.offers_made[seat] += 1
    if g.heard:
        g.tell(OfferMade(seat, to, service, coins))


def name_price(g: Game, seat: int, service: int, coins: int) -> None:
    """With the consent given: who pays it has it."""
    t = g.table
    t.slots[t.slots.index(None)] = Offer(seat, seat, service, coins, (0,) * len(g.screens), 0)
    t.offers_made[seat] += 1
    if g.heard:
        g.tell(PriceNamed(seat, service, coins))


def join_deal(g: Game, seat: int, slot: int, coins: int) -> None:
    """Own coins beside those of others."""
    old = offer_at(g, slot)
    g.screens[seat].coins -= coins
    mirror(g, seat)
    paid = tuple([given + (coins if payer == seat else 0) for payer, given in enumerate(old.coins)])
    g.table.slots[slot] = Offer(old.by, old.to, old.service, old.price, paid, old.joined | 1 << seat)
    if g.heard:
        g.tell(DealJoined(seat, old.to, old.service, coins))


def offer_at(g: Game, slot: int) -> Offer:
    """What lies there."""
    found = g.table.slots[slot]
    assert found is not None
    return found


def conclude(g: Game, slot: int) -> None:
    """The coins change hands, and the service binds."""
    old = offer_at(g, slot)
    g.table.slots[slot] = None
    bind(g, old.to, old.service, old.coins)


def bind(g: Game, payee: int, service: int, coins: tuple[int, ...]) -> None:
    """Paid is paid."""
    g.screens[payee].coins += sum(coins)
    mirror(g, payee)
    g.table.deals.append(Deal(payee, service, coins, False))
    if g.heard:
        g.tell(DealMade(payee, service, sum(coins)))


def refuse_offer(g: Game, seat: int, slot: int) -> None:
    """All coins go back."""
    old = offer_at(g, slot)
    if g.heard:
        g.tell(OfferRefused(seat, old.by, old.service))
    clear_slot(g, slot)


def withdraw_price(g: Game, seat: int, slot: int) -> None:
    """Whoever named it takes it back, and all coins go home."""
    old = offer_at(g, slot)
    if g.heard:
        g.tell(OfferWithdrawn(seat, old.to, old.service))
    clear_slot(g, slot)


def withdraw_coins(g: Game, seat: int, slot: int) -> None:
    """Only the own part; an offer without any coins is none."""
    old = offer_at(g, slot)
    if g.heard:
        g.tell(OfferWithdrawn(seat, old.to, old.service))
    give_back(g, seat, old.coins[seat])
    left = tuple([0 if payer == seat else given for payer, given in enumerate(old.coins)])
    is_gone = not old.price and not sum(left)
    g.table.slots[slot] = None if is_gone else Offer(old.by, old.to, old.service, old.price, left, old.joined)


def give_back(g: Game, seat: int, coins: int) -> None:
    """From the table behind the screen."""
    g.screens[seat].coins += coins
    mirror(g, seat)
    if g.heard:
        g.tell(CoinsReturned(seat, coins))


def clear_slot(g: Game, slot: int) -> None:
    """Whatever lies there goes back to whoever laid it."""
    old = offer_at(g, slot)
    g.table.slots[slot] = None
    for payer, coins in enumerate(old.coins):
        if coins:
            give_back(g, payer, coins)


def whisper(g: Game, seat: int, to: int, service: int, coins: int) -> None:
    """Everybody sees the two heads together; the coins are set aside behind the own screen."""
    t = g.table
    said = Whisper(seat, to, service, coins)
    t.whispers.append((seat, to))
    t.whispers_made[seat] += 1
    if g.heard:
        g.tell(WhisperMade(seat, to))
    g.show(1 << to, of=seat)
    own = g.screens[seat]
    own.coins -= coins
    own.whispered.append(said)
    g.screens[to].whispered.append(said)
    mirror(g, seat)


def end_whisper(g: Game, by: int, to: int) -> Whisper:
    """The heads part."""
    g.table.whispers.remove((by, to))
    said = next(each for each in g.screens[by].whispered if each.to == to and each.by == by)
    g.screens[by].whispered.remove(said)
    g.screens[to].whispered.remove(said)
    return said


def accept_whisper(g: Game, by: int, to: int) -> tuple[int, ...]:
    """Once accepted it is public, with its coins."""
    g.show(ALL, of=by)
    said = end_whisper(g, by, to)
    mirror(g, by)
    if g.heard:
        g.tell(WhisperHeard(by, to, said.service, said.coins))
    paid = tuple([said.coins if payer == by else 0 for payer in range(len(g.screens))])
    bind(g, to, said.service, paid)
    return paid


def drop_whisper(g: Game, by: int, to: int) -> None:
    """Without a deal: the coins that were set aside are free again."""
    said = end_whisper(g, by, to)
    g.screens[by].coins += said.coins
    mirror(g, by)
    if g.heard:
        g.tell(WhisperEnded(by, to))


def mark_paid(g: Game, seat: int) -> None:
    """The first dear deal of this reign."""
    g.table.has_paid = with_one(g.table.has_paid, seat, 1)


def promise(g: Game, seat: int, to: int, service: int) -> None:
    """It binds nobody, and is counted."""
    t = g.table
    t.promises.append(Pledged(seat, to, service, NOTHING))
    t.promises_made[seat] += 1
    if g.heard:
        g.tell(PromiseMade(seat, to, service))


def settle_promise(g: Game, nth: int, fate: int) -> None:
    """Kept, broken, or it never fell due."""
    t = g.table
    old = t.promises[nth]
    t.promises[nth] = Pledged(old.by, old.to, old.service, fate)
    house = t.house[old.by]
    if fate == KEPT:
        t.kept = with_one(t.kept, house, t.kept[house] + 1)
    elif fate == BROKEN:
        t.broken = with_one(t.broken, house, t.broken[house] + 1)
    else:
        t.moot = with_one(t.moot, house, t.moot[house] + 1)
    if g.heard:
        fated = PromiseKept if fate == KEPT else PromiseBroken if fate == BROKEN else PromiseMoot
        g.tell(fated(old.by, old.service))


def fulfil_deal(g: Game, nth: int) -> None:
    """It was for one turn alone."""
    t = g.table
    old = t.deals[nth]
    t.deals[nth] = Deal(old.payee, old.service, old.coins, True)
