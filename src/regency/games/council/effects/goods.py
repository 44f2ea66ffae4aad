"""The verbs of coins, points, assistants and politics cards."""

from __future__ import annotations

from regency.kernel.edge import ALL

from ..model.events import (
    AssistantsGained,
    AssistantsReturned,
    CardsDrawn,
    CardsPlayed,
    CoinsGained,
    CoinsPaid,
    DeckShuffled,
    PointsGained,
)
from ..model.state import Council
from ..printed.bribes import BRIBES
from ..printed.tables import CARD_KINDS, COIN_TRACK_END

# Coins, points, assistants


def gain_coins(g: Council, seat: int, coins: int) -> None:
    """Up to the end of the coin track; the rest is lost."""
    t = g.table
    gained = min(coins, COIN_TRACK_END - t.coins[seat]) if t.rules.coin_cap else coins
    t.coins[seat] += gained
    if g.heard:
        g.tell(CoinsGained(seat, gained))


def pay_coins(g: Council, seat: int, coins: int) -> None:
    if coins == 0:
        return
    g.table.coins[seat] -= coins
    if g.heard:
        g.tell(CoinsPaid(seat, coins))


def gain_points(g: Council, seat: int, points: int) -> None:
    g.table.points[seat] += points
    if g.heard:
        g.tell(PointsGained(seat, points))


def gain_assistants(g: Council, seat: int, assistants: int) -> None:
    """As many as the pool still has."""
    t = g.table
    gained = min(assistants, t.assistant_pool)
    t.assistant_pool -= gained
    t.assistants[seat] += gained
    if g.heard:
        g.tell(AssistantsGained(seat, gained))


def return_assistants(g: Council, seat: int, assistants: int) -> None:
    if assistants == 0:
        return
    g.table.assistants[seat] -= assistants
    g.table.assistant_pool += assistants
    if g.heard:
        g.tell(AssistantsReturned(seat, assistants))


# Politics cards


def draw_cards(g: Council, seat: int, count: int) -> None:
    """From the deck; when it is empty the discards are shuffled; when both are, there is nothing to draw."""
    t = g.table
    drawn = min(count, t.deck + sum(t.discards))
    if drawn == 0:
        return
    if g.heard:
        g.tell(CardsDrawn(seat, drawn))
    g.show(1 << seat)
    hand = g.screens[seat].hand
    for _ in range(drawn):
        if t.deck == 0:
            shuffle_discards(g)
        hand[g.box.deck.pop()] += 1
        t.deck -= 1
        t.hands[seat] += 1


def shuffle_discards(g: Council) -> None:
    """The discards make a new deck."""
    t = g.table
    deck: list[int] = []
    for kind in range(CARD_KINDS):
        deck += [kind] * t.discards[kind]
    if g.heard:
        g.tell(DeckShuffled(tuple(t.discards)))
    g.chance("politics").shuffle(deck)
    g.box.deck = deck
    t.deck = len(deck)
    t.discards = [0] * CARD_KINDS


def play_cards(g: Council, seat: int, bribe: int, balcony: int) -> None:
    """Discard the cards of a bribe, for all to see."""
    t = g.table
    hand = g.screens[seat].hand
    cards = BRIBES[bribe]
    for kind in range(CARD_KINDS):
        played = cards[kind]
        if played:
            hand[kind] -= played
            t.discards[kind] += played
            t.hands[seat] -= played
    g.show(ALL, of=seat)
    if g.heard:
        g.tell(CardsPlayed(seat, bribe, balcony))
