"""The audience: all cards are turned, and the highest that nobody else has laid takes what is on offer."""

from __future__ import annotations

from ..effects.cards import call_raven_back, turn_card
from ..effects.favours import carry_favours, lose_favours, take_favours
from ..model.state import Game, Table
from ..printed.figures import NOTHING, RAVENS, ROUNDS


def turn_cards(g: Game) -> None:
    """All at once."""
    call_raven_back(g)
    for seat in range(len(g.screens)):
        turn_card(g, seat)


def received(table: Table) -> int:
    """The seat whom the king receives, or NOTHING: cards laid twice or more cancel each other out."""
    alone = [card for card in table.turned if table.turned.count(card) == 1]
    return table.turned.index(max(alone)) if alone else NOTHING


def has_raven(table: Table) -> bool:
    """Whether a raven is among the favours on offer."""
    for favour in table.offered:
        if RAVENS[favour]:
            return True
    return False


def give(g: Game, seat: int) -> None:
    """To the one who is received; if nobody is, they wait for the next round, and after the last are lost."""
    if seat != NOTHING:
        take_favours(g, seat)
    elif g.table.rules.ties == "carried" and g.table.round < ROUNDS:
        carry_favours(g)
    else:
        lose_favours(g)
