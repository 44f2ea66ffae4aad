"""What is told to everybody."""

from __future__ import annotations

from regency.kernel.edge import Event

from .domains import Card, Favour, Player


class FavourOffered(Event, frozen=True):
    """The favour of a new round is turned up."""

    round: int
    favour: Favour


class CardLaid(Event, frozen=True):
    """Which one, nobody is told."""

    seat: int


class CardTakenUp(Event, frozen=True):
    """Somebody thinks again."""

    seat: int


class CardTurned(Event, frozen=True):
    seat: int
    card: Card


class FavourTaken(Event, frozen=True):
    seat: int
    favour: Favour
    points: int


class FavoursCarried(Event, frozen=True):
    """Every card was laid twice: the favours on offer wait for the next round."""


class FavourLost(Event, frozen=True):
    favour: Favour


class HandLookedAt(Event, frozen=True):
    """Who looks is told, and at whose hand; not at which card."""

    seat: int
    player: Player


class GameEnded(Event, frozen=True):
    pass


EVENTS: tuple[type[Event], ...] = (
    FavourOffered,
    CardLaid,
    CardTakenUp,
    CardTurned,
    FavourTaken,
    FavoursCarried,
    FavourLost,
    HandLookedAt,
    GameEnded,
)
