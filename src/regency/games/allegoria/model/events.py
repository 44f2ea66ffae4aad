"""What is told at the table of Throne of Allegoria: public facts only."""

from __future__ import annotations

from regency.kernel.edge import Event, Seat

from .domains import (
    AlmsToken,
    CardFace,
    Cause,
    DecreeEvent,
    Deed,
    EndGameClaim,
    Guild,
    InGameClaim,
    Line,
    Lord,
    Marker,
    Player,
    PointKind,
    Space,
    Territory,
    Track,
    TravellingMerchant,
    Worker,
)


class LordTurnedUp(Event, frozen=True):
    seat: Seat
    lord: Lord


class FirstPlayerNamed(Event, frozen=True):
    seat: Seat


class RoundBegan(Event, frozen=True):
    round: int


class MerchantArrived(Event, frozen=True):
    merchant: TravellingMerchant


class CardsRevealed(Event, frozen=True):
    """The open Workforce cards of this round."""

    cards: tuple[CardFace, ...]


class DecreeRevealed(Event, frozen=True):
    """A Royal Decree, with the event that counts."""

    event: DecreeEvent


class QueenDied(Event, frozen=True):
    """The Crown lies flat: from now on only lower events count."""


class DiceRolled(Event, frozen=True):
    """Tournament: everybody's die."""

    rolls: tuple[int, ...]


class MarkerPlaced(Event, frozen=True):
    """A Bidding marker, face down."""

    seat: Seat
    space: Space


class SpaceOpened(Event, frozen=True):
    space: Space


class MarkersShown(Event, frozen=True):
    seat: Seat
    space: Space
    markers: tuple[Marker, ...]


class StarDeclared(Event, frozen=True):
    seat: Seat
    value: int


class GuildActivated(Event, frozen=True):
    seat: Seat
    guild: Guild


class WorkerReplaced(Event, frozen=True):
    seat: Seat
    territory: Territory
    worker: Worker
    other: Worker


class CardsDrawn(Event, frozen=True):
    """So many Workforce cards; what they are is the drawer's secret."""

    seat: Seat
    count: int


class DeckShuffled(Event, frozen=True):
    """The discards (counted by face) make a new Workforce deck."""

    cards: tuple[int, ...]


class CardsOffered(Event, frozen=True):
    """Scholar's Guild: one card was kept, these lie open."""

    seat: Seat
    cards: tuple[CardFace, ...]


class CardBought(Event, frozen=True):
    seat: Seat
    seller: Player
    card: CardFace


class CardsDiscarded(Event, frozen=True):
    """Open cards that nobody took."""

    cards: tuple[CardFace, ...]


class ClaimsDrawn(Event, frozen=True):
    seat: Seat
    count: int


class ClaimKept(Event, frozen=True):
    seat: Seat


class ClaimsPutBack(Event, frozen=True):
    """Face down."""

    seat: Seat
    count: int


class ClaimsShuffled(Event, frozen=True):
    """The discarded claims make a new deck."""

    count: int


class FirstPlayerTaken(Event, frozen=True):
    seat: Seat


class CardsSplit(Event, frozen=True):
    seat: Seat
    first: tuple[CardFace, ...]
    second: tuple[CardFace, ...]
    third: tuple[CardFace, ...]


class CardsTaken(Event, frozen=True):
    """Openly, from the Workforce space."""

    seat: Seat
    cards: tuple[CardFace, ...]


class TurnBegan(Event, frozen=True):
    seat: Seat
    space: Space
    points: int


class KindChosen(Event, frozen=True):
    seat: Seat
    kind: PointKind


class Supplemented(Event, frozen=True):
    seat: Seat
    track: Track
    crossed: bool


class HardTimesUsed(Event, frozen=True):
    seat: Seat


class WorkerPlaced(Event, frozen=True):
    """From the Supply."""

    seat: Seat
    worker: Worker
    territory: Territory


class WorkersReturned(Event, frozen=True):
    """To the Supply; `lost`: in a Battle, or as its Spoils."""

    seat: Seat
    worker: Worker
    territory: Territory
    count: int
    lost: bool = False


class WorkersMoved(Event, frozen=True):
    seat: Seat
    worker: Worker
    start: Territory
    end: Territory
    count: int


class CardDiscarded(Event, frozen=True):
    seat: Seat
    card: CardFace


class TrackMoved(Event, frozen=True):
    seat: Seat
    track: Track
    by: int
    level: int


class Raided(Event, frozen=True):
    seat: Seat
    territory: Territory
    count: int


class BattleFought(Event, frozen=True):
    """Rolls and totals."""

    seat: Seat
    defender: Player
    territory: Territory
    roll: int
    total: int
    defence: int
    against: int


class SpoilsDivided(Event, frozen=True):
    seat: Seat
    removed: int
    influence: int


class InfluenceGained(Event, frozen=True):
    seat: Seat
    influence: int


class SubterfugeDone(Event, frozen=True):
    seat: Seat
    territory: Territory


class CommerceDone(Event, frozen=True):
    seat: Seat
    territory: Territory
    line: Line
    paid: int


class DiplomacyMoved(Event, frozen=True):
    seat: Seat
    space: int


class AlmsMoved(Event, frozen=True):
    seat: Seat
    space: int


class TokenResolved(Event, frozen=True):
    seat: Seat
    token: AlmsToken


class AnarchyTaken(Event, frozen=True):
    seat: Seat
    cause: Cause


class AnarchyReturned(Event, frozen=True):
    seat: Seat
    cause: Cause


class GuildGranted(Event, frozen=True):
    seat: Seat
    guild: Guild


class GuildRemoved(Event, frozen=True):
    seat: Seat
    guild: Guild


class ClaimCompleted(Event, frozen=True):
    """Revealed the moment it held; `deed` fulfilled it, or none (the last): it held at first sight."""

    seat: Seat
    claim: InGameClaim
    deed: Deed


class EndClaimsShown(Event, frozen=True):
    seat: Seat
    fulfilled: tuple[EndGameClaim, ...]
    missed: tuple[EndGameClaim, ...]


class TurnEnded(Event, frozen=True):
    seat: Seat


class RoundEnded(Event, frozen=True):
    round: int


class GameEnded(Event, frozen=True):
    pass


EVENTS: tuple[type[Event], ...] = (
    LordTurnedUp, FirstPlayerNamed, RoundBegan, MerchantArrived, CardsRevealed, DecreeRevealed, QueenDied,
    DiceRolled, MarkerPlaced, SpaceOpened, MarkersShown, StarDeclared, GuildActivated, WorkerReplaced,
    CardsDrawn, DeckShuffled, CardsOffered, CardBought, CardsDiscarded, ClaimsDrawn, ClaimKept,
    ClaimsPutBack, ClaimsShuffled, FirstPlayerTaken, CardsSplit, CardsTaken, TurnBegan, KindChosen,
    Supplemented, HardTimesUsed, WorkerPlaced, WorkersReturned, WorkersMoved, CardDiscarded, TrackMoved,
    Raided, BattleFought, SpoilsDivided, InfluenceGained, SubterfugeDone, CommerceDone, DiplomacyMoved,
    AlmsMoved, TokenResolved, AnarchyTaken, AnarchyReturned, GuildGranted, GuildRemoved, ClaimCompleted,
    EndClaimsShown, TurnEnded, RoundEnded, GameEnded,
)  # fmt: skip
