"""What is done with favours, and the end."""

from __future__ import annotations

from regency.kernel.edge import ALL

from ..model.events import FavourLost, FavourOffered, FavoursCarried, FavourTaken, GameEnded
from ..model.state import Game
from ..printed.figures import FAVOUR_POINTS


def offer_favour(g: Game) -> None:
    """A new round: the next favour is turned up."""
    t = g.table
    t.round += 1
    g.show(ALL)
    favour = g.box.pile.pop()
    t.offered.append(favour)
    if g.heard:
        g.tell(FavourOffered(t.round, favour))


def take_favours(g: Game, seat: int) -> None:
    """All that are on offer."""
    t = g.table
    for favour in t.offered:
        t.taken[seat] += (favour,)
        t.favours[seat] += 1
        t.points[seat] += FAVOUR_POINTS[favour]
        if g.heard:
            g.tell(FavourTaken(seat, favour, FAVOUR_POINTS[favour]))
    t.offered = []


def carry_favours(g: Game) -> None:
    """They stay where they are."""
    if g.heard:
        g.tell(FavoursCarried())


def lose_favours(g: Game) -> None:
    """Nobody will ever have them."""
    t = g.table
    for favour in t.offered:
        t.lost.append(favour)
        if g.heard:
            g.tell(FavourLost(favour))
    t.offered = []


def end_game(g: Game, reason: int) -> None:
    g.table.ended = reason
    if g.heard:
        g.tell(GameEnded())
