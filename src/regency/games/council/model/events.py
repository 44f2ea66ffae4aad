"""What is told at the table of The Council of Four: public facts only."""

from __future__ import annotations

from typing import Annotated

from regency.kernel.edge import Event, Seat, pick

from .actions import Balcony, Bribe, City, Colour, PermitTile, Region, Slot

Side = Annotated[int, pick("side", 2)]
Tile = Annotated[int, pick("tile", 7)]


class MapLaid(Event, frozen=True):
    """The boards, left to right."""

    coast: Side
    hills: Side
    mountains: Side


class NeutralBuilt(Event, frozen=True):
    """With two players an emporium of nobody's stands in this city."""

    city: City


class TurnBegan(Event, frozen=True):
    seat: Seat
    turn: int


class CardsDrawn(Event, frozen=True):
    """So many politics cards; their colours are the drawer's secret."""

    seat: Seat
    count: int


class DeckShuffled(Event, frozen=True):
    """The discards (counted by kind) make a new deck."""

    cards: tuple[int, ...]


class CouncillorElected(Event, frozen=True):
    seat: Seat
    colour: Colour
    balcony: Balcony
    dropped: Colour


class CoinsGained(Event, frozen=True):
    """The track may end before all of them are counted."""

    seat: Seat
    coins: int


class CoinsPaid(Event, frozen=True):
    seat: Seat
    coins: int


class PointsGained(Event, frozen=True):
    seat: Seat
    points: int


class AssistantsGained(Event, frozen=True):
    seat: Seat
    assistants: int


class AssistantsReturned(Event, frozen=True):
    seat: Seat
    assistants: int


class MainActionsGained(Event, frozen=True):
    seat: Seat
    count: int


class CardsPlayed(Event, frozen=True):
    """A bribe for the council of this balcony."""

    seat: Seat
    bribe: Bribe
    balcony: Balcony


class PermitTaken(Event, frozen=True):
    seat: Seat
    permit: PermitTile
    region: Region
    slot: Slot


class PermitDeclined(Event, frozen=True):
    seat: Seat


class PermitTurnedUp(Event, frozen=True):
    region: Region
    slot: Slot
    permit: PermitTile


class PermitPutUnder(Event, frozen=True):
    """A face-up permit goes under its stack."""

    region: Region
    slot: Slot
    permit: PermitTile


class PermitUsed(Event, frozen=True):
    """Turned face down: it stays, but cannot be built with again."""

    seat: Seat
    permit: PermitTile


class KingMoved(Event, frozen=True):
    seat: Seat
    start: City
    city: City
    roads: int


class EmporiumBuilt(Event, frozen=True):
    seat: Seat
    city: City
    left: int


class RewardGained(Event, frozen=True):
    """The reward token of a city."""

    seat: Seat
    city: City


class PermitBonusGained(Event, frozen=True):
    """The bonus of a permit, gained once more."""

    seat: Seat
    permit: PermitTile


class NobilityAdvanced(Event, frozen=True):
    seat: Seat
    space: int


class NobilityEnded(Event, frozen=True):
    """On the last space further steps are lost."""

    seat: Seat


class TileTaken(Event, frozen=True):
    """A bonus tile for a completed colour or region; its points count at the end."""

    seat: Seat
    tile: Tile
    points: int


class KingRewardTaken(Event, frozen=True):
    seat: Seat
    points: int


class LastEmporiumBuilt(Event, frozen=True):
    """Ten emporiums stand: the others have one more turn each."""

    seat: Seat


class TurnEnded(Event, frozen=True):
    seat: Seat


class GameEnded(Event, frozen=True):
    """Everybody has had the last turn; the score is taken."""


EVENTS: tuple[type[Event], ...] = (
    MapLaid,
    NeutralBuilt,
    TurnBegan,
    CardsDrawn,
    DeckShuffled,
    CouncillorElected,
    CoinsGained,
    CoinsPaid,
    PointsGained,
    AssistantsGained,
    AssistantsReturned,
    MainActionsGained,
    CardsPlayed,
    PermitTaken,
    PermitDeclined,
    PermitTurnedUp,
    PermitPutUnder,
    PermitUsed,
    KingMoved,
    EmporiumBuilt,
    RewardGained,
    PermitBonusGained,
    NobilityAdvanced,
    NobilityEnded,
    TileTaken,
    KingRewardTaken,
    LastEmporiumBuilt,
    TurnEnded,
    GameEnded,
)
