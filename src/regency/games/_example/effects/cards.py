"""What is done with cards."""

from __future__ import annotations

from regency.kernel.edge import ALL

from ..model.events import CardLaid, CardTakenUp, CardTurned, HandLookedAt
from ..model.state import Game
from ..printed.figures import NOTHING, RANKS


def lay_card(g: Game, seat: int, card: int) -> None:
    """Face down."""
    own = g.screens[seat]
    own.hand[card] -= 1
    own.chosen = card
    g.table.hands[seat] -= 1
    g.table.laid[seat] = 1
    if g.heard:
        g.tell(CardLaid(seat))


def take_card_up(g: Game, seat: int) -> None:
    """Back into the hand."""
    own = g.screens[seat]
    own.hand[own.chosen] += 1
    own.chosen = NOTHING
    g.table.hands[seat] += 1
    g.table.laid[seat] = 0
    if g.heard:
        g.tell(CardTakenUp(seat))


def turn_card(g: Game, seat: int) -> None:
    """Everybody sees what was laid, and it is discarded."""
    t = g.table
    own = g.screens[seat]
    card = own.chosen
    g.show(ALL, of=seat)
    own.chosen = NOTHING
    t.laid[seat] = 0
    t.turned[seat] = card
    t.discards[card] += 1
    if g.heard:
        g.tell(CardTurned(seat, card))


def look_at_hand(g: Game, seat: int, player: int) -> None:
    """A card at random, to this seat alone."""
    if g.heard:
        g.tell(HandLookedAt(seat, player))
    g.show(1 << seat, of=player)
    hand: list[int] = []
    for card in range(RANKS):
        hand += [card] * g.screens[player].hand[card]
    g.screens[seat].seen = hand[g.chance("raven").below(len(hand))]
    g.table.raven_of = seat
    g.table.raven_at = player


def call_raven_back(g: Game) -> None:
    """What it saw is no longer in view: who wants to know it must remember it."""
    g.table.raven_of = NOTHING
    g.table.raven_at = NOTHING
    for own in g.screens:
        own.seen = NOTHING
