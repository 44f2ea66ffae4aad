"""Satisfying a council: politics cards that match its councillors, and coins for those that are missing."""

from __future__ import annotations

from typing import Final

from regency.kernel.edge import Action
from regency.kernel.errors import Reason

from ..effects.goods import pay_coins, play_cards
from ..model.actions import PayBribe
from ..model.reasons import CardsDoNotFit, CardsNotHeld, NoFittingCards, NotEnoughCoins
from ..model.state import Council, Eyes, Table
from ..printed.bribes import BRIBE_OF, BRIBES, PRICES, bribe_key, keys_within, within
from ..printed.tables import BALCONY_SEATS, BRIBE_PRICE, CARD_KINDS, JOKER, JOKER_SURCHARGE, MOST_CARDS

UNPAYABLE: Final = 1_000
PAYMENTS: Final = [PayBribe(bribe) for bribe in range(len(BRIBES))]
_FITTING: Final[dict[int, list[int]]] = {}  # bribes by the cards of use: a few thousand at the most


def useful(table: Table, hand: list[int], balcony: int) -> list[int]:
    """A card of its colour satisfies a councillor; so does a joker, whatever the colour."""
    found = [0] * CARD_KINDS
    first = balcony * BALCONY_SEATS
    for place in range(first, first + BALCONY_SEATS):
        colour = table.councils[place]
        if found[colour] < hand[colour]:
            found[colour] += 1
    found[JOKER] = min(hand[JOKER], MOST_CARDS)
    return found


def fitting(cards: list[int]) -> list[int]:
    """All bribes from among these cards."""
    key = bribe_key(cards)
    found = _FITTING.get(key)
    if found is None:
        found = sorted([BRIBE_OF[other] for other in keys_within(cards) if other in BRIBE_OF])
        _FITTING[key] = found
    return found


def satisfied(table: Table, hand: list[int], balcony: int) -> int:
    """How many councillors the coloured cards can satisfy: the sum of what is of use, jokers apart."""
    found = 0
    matched = 0  # three bits a colour
    first = balcony * BALCONY_SEATS
    for place in range(first, first + BALCONY_SEATS):
        colour = table.councils[place]
        if matched >> 3 * colour & 7 < hand[colour]:
            matched += 1 << 3 * colour
            found += 1
    return found


def cheapest(table: Table, hand: list[int], balcony: int) -> int:
    """The coins of the cheapest bribe: every further card, even a joker, saves more than it costs."""
    cards = satisfied(table, hand, balcony)
    jokers = min(hand[JOKER], MOST_CARDS - cards)
    if cards + jokers == 0:
        return UNPAYABLE
    return BRIBE_PRICE[cards + jokers] + JOKER_SURCHARGE * jokers


def options(me: Eyes, balcony: int, purse: int) -> list[Action]:
    """One to four cards, each for a councillor of its own, that this purse can pay the rest for."""
    found: list[Action] = []
    for bribe in fitting(useful(me.table, me.own.hand, balcony)):
        if PRICES[bribe] <= purse:
            found.append(PAYMENTS[bribe])
    return found


def perform(g: Council, seat: int, bribe: int, balcony: int) -> None:
    """Discard the cards, pay the difference."""
    play_cards(g, seat, bribe, balcony)
    pay_coins(g, seat, PRICES[bribe])


def refusal(me: Eyes, bribe: int, balcony: int, extra: int) -> Reason:
    """Cards that are not held or do not fit, or too few coins for them and so many on top."""
    if not within(BRIBES[bribe], me.own.hand):
        return CardsNotHeld()
    if not within(BRIBES[bribe], useful(me.table, me.own.hand, balcony)):
        return CardsDoNotFit(balcony)
    return NotEnoughCoins(PRICES[bribe] + extra, me.table.coins[me.seat])


def no_bribe(me: Eyes, balcony: int, extra: int) -> Reason:
    """Why not even the cheapest bribe of this council can be paid, with so many coins on top."""
    price = cheapest(me.table, me.own.hand, balcony)
    if price == UNPAYABLE:
        return NoFittingCards(balcony)
    return NotEnoughCoins(price + extra, me.table.coins[me.seat])
