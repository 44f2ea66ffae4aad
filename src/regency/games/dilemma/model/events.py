"""What is told to everybody."""

from __future__ import annotations

from regency.kernel.edge import Event

from .domains import (
    Agenda,
    Card,
    Ending,
    Envelope,
    Face,
    House,
    Letter,
    Player,
    Reckoning,
    Resource,
    Service,
    Side,
    Sticker,
    Task,
    Token,
    Trouble,
)


class ReignBegan(Event, frozen=True):
    reign: int


class HouseSeated(Event, frozen=True):
    seat: int
    house: House


class MarkerTurned(Event, frozen=True):
    """Coldforge's ability."""

    seat: int
    resource: Resource
    face: Face


class AgendaTaken(Event, frozen=True):
    """Which one, nobody is told."""

    seat: int


class RowShifted(Event, frozen=True):
    """By what earlier reigns have left: no momentum, no turning, no Stability."""

    resource: Resource
    by: int


class PoolTaken(Event, frozen=True):
    """What a house begins with follows from what everybody sees."""

    seat: int
    power: int
    coins: int


class TokenGiven(Event, frozen=True):
    seat: int
    token: Token


class TokenReturned(Event, frozen=True):
    seat: int
    token: Token


class LeaderTaken(Event, frozen=True):
    seat: int


class ModeratorTaken(Event, frozen=True):
    seat: int


class DreamerNamed(Event, frozen=True):
    seat: int


class DilemmaDrawn(Event, frozen=True):
    round: int
    dilemma: Card


class TriggerDrawn(Event, frozen=True):
    dilemma: Card


class TriggersRecalled(Event, frozen=True):
    """The deck is empty: what fired in this reign is shuffled in again."""


class DreamSeen(Event, frozen=True):
    """That the dreamer looks is told; what is seen is not."""

    seat: int


class VoteCast(Event, frozen=True):
    seat: int
    side: Side
    power: int


class PowerGathered(Event, frozen=True):
    """Passed, to gather Power."""

    seat: int


class VoteRaised(Event, frozen=True):
    seat: int
    power: int
    side: Side


class Stayed(Event, frozen=True):
    seat: int


class StreetJoined(Event, frozen=True):
    """The Night of Hammers: Power that nobody owns, on Nay."""

    power: int


class VoteDecided(Event, frozen=True):
    side: Side
    ayes: int
    nays: int


class TieBroken(Event, frozen=True):
    seat: int
    side: Side


class LeaderGiven(Event, frozen=True):
    seat: int
    player: Player


class PassCoinTaken(Event, frozen=True):
    seat: int
    coins: int


class PowerShared(Event, frozen=True):
    seat: int
    power: int


class PowerReturned(Event, frozen=True):
    seat: int
    power: int


class PowerSpent(Event, frozen=True):
    """Into the middle of the Balance."""

    seat: int
    power: int


class ResultRead(Event, frozen=True):
    dilemma: Card
    side: Side


class RowMoved(Event, frozen=True):
    resource: Resource
    by: int
    row: int


class StabilityMoved(Event, frozen=True):
    by: int
    stability: int


class MoveSoftened(Event, frozen=True):
    seat: int


class KingAbdicated(Event, frozen=True):
    ending: Ending


class PowerGained(Event, frozen=True):
    seat: int
    power: int


class CoinsGained(Event, frozen=True):
    seat: int
    coins: int


class CoinsLost(Event, frozen=True):
    """What there was of them; nobody owes the rest."""

    seat: int
    coins: int


class PowerLost(Event, frozen=True):
    seat: int
    power: int


class PrestigeGained(Event, frozen=True):
    house: House
    points: int


class CraveGained(Event, frozen=True):
    house: House
    points: int


class SignatureGiven(Event, frozen=True):
    """The Leader signs, or whoever bought the right."""

    seat: int


class StickerPlaced(Event, frozen=True):
    house: House
    sticker: Sticker
    resource: Resource
    face: Face


class EnvelopeOpened(Event, frozen=True):
    envelope: Envelope


class StorySigned(Event, frozen=True):
    envelope: Envelope
    house: House


class DoorSealed(Event, frozen=True):
    """An envelope that the story does not contain yet."""

    envelope: Envelope


class MysteryPlaced(Event, frozen=True):
    letter: Letter


class StoryFulfilled(Event, frozen=True):
    """The story progress of a house."""

    house: House


class EventBegan(Event, frozen=True):
    event: Trouble


class EventMarked(Event, frozen=True):
    event: Trouble
    marks: int


class EventOver(Event, frozen=True):
    event: Trouble


class UnrestMoved(Event, frozen=True):
    unrest: int


class FrontMoved(Event, frozen=True):
    front: int


class HasPledged(Event, frozen=True):
    """How much, nobody is told yet."""

    seat: int


class CoinsPledged(Event, frozen=True):
    seat: int
    side: Side
    coins: int


class PowerPledged(Event, frozen=True):
    seat: int
    power: int


class RegencyBid(Event, frozen=True):
    seat: int
    coins: int


class RegentNamed(Event, frozen=True):
    seat: int
    coins: int


class CardLaidDown(Event, frozen=True):
    """On the Time Counter."""

    dilemma: Card
    space: int


class OfferMade(Event, frozen=True):
    seat: int
    player: Player
    service: Service
    coins: int


class PriceNamed(Event, frozen=True):
    seat: int
    service: Service
    coins: int


class DealJoined(Event, frozen=True):
    seat: int
    player: Player
    service: Service
    coins: int


class DealMade(Event, frozen=True):
    """Paid is paid: it binds."""

    seat: int
    service: Service
    coins: int


class OfferRefused(Event, frozen=True):
    seat: int
    player: Player
    service: Service


class OfferWithdrawn(Event, frozen=True):
    seat: int
    player: Player
    service: Service


class CoinsReturned(Event, frozen=True):
    """From the table to whoever had laid them there."""

    seat: int
    coins: int


class WhisperMade(Event, frozen=True):
    """Who leans over to whom is seen; what is said is not."""

    seat: int
    player: Player


class WhisperEnded(Event, frozen=True):
    """Without a deal."""

    seat: int
    player: Player


class WhisperHeard(Event, frozen=True):
    """It was accepted, and is public from now on: who had whispered to whom, and what."""

    seat: int
    player: Player
    service: Service
    coins: int


class PromiseMade(Event, frozen=True):
    seat: int
    player: Player
    service: Service


class PromiseKept(Event, frozen=True):
    seat: int
    service: Service


class PromiseBroken(Event, frozen=True):
    seat: int
    service: Service


class PromiseMoot(Event, frozen=True):
    seat: int
    service: Service


class ReignEnded(Event, frozen=True):
    ending: Ending


class FinaleBegan(Event, frozen=True):
    """The sixth mystery is out, and a new council sits."""

    reigns: int


class LastVotePut(Event, frozen=True):
    """One of the three votes of the finale."""

    vote: int
    dilemma: Card


class ConcordMarked(Event, frozen=True):
    by: int
    concord: int


class DiscordMarked(Event, frozen=True):
    by: int
    discord: int


class ReckoningChosen(Event, frozen=True):
    """Concord and Discord were level, and the Leader has chosen."""

    seat: int
    reckoning: Reckoning


class OutcomeProclaimed(Event, frozen=True):
    """What Prestige and Crave count."""

    lean: int
    reckoning: Reckoning


class HouseRanked(Event, frozen=True):
    """A line of the final table."""

    place: int
    house: House
    points: int


class HouseListed(Event, frozen=True):
    """A house that sat in too few reigns to have a place in the final table."""

    house: House
    points: int


class CampaignWon(Event, frozen=True):
    house: House


class CampaignRests(Event, frozen=True):
    """Everything else lies behind sealed doors: to be continued."""


class AgendaRevealed(Event, frozen=True):
    seat: int
    agenda: Agenda


class PoolRevealed(Event, frozen=True):
    seat: int
    power: int
    coins: int


class AchievementMarked(Event, frozen=True):
    house: House
    task: Task
    boxes: int


class AchievementUnlocked(Event, frozen=True):
    house: House
    task: Task


class LineMarked(Event, frozen=True):
    """A box on the line of the agenda just played."""

    house: House
    agenda: Agenda
    boxes: int


EVENTS: tuple[type[Event], ...] = (
    ReignBegan,
    HouseSeated,
    MarkerTurned,
    AgendaTaken,
    RowShifted,
    PoolTaken,
    TokenGiven,
    TokenReturned,
    LeaderTaken,
    ModeratorTaken,
    DreamerNamed,
    DilemmaDrawn,
    TriggerDrawn,
    TriggersRecalled,
    DreamSeen,
    VoteCast,
    PowerGathered,
    VoteRaised,
    Stayed,
    StreetJoined,
    VoteDecided,
    TieBroken,
    LeaderGiven,
    PassCoinTaken,
    PowerShared,
    PowerReturned,
    PowerSpent,
    ResultRead,
    RowMoved,
    StabilityMoved,
    MoveSoftened,
    KingAbdicated,
    PowerGained,
    CoinsGained,
    CoinsLost,
    PowerLost,
    PrestigeGained,
    CraveGained,
    SignatureGiven,
    StickerPlaced,
    EnvelopeOpened,
    StorySigned,
    DoorSealed,
    MysteryPlaced,
    StoryFulfilled,
    EventBegan,
    EventMarked,
    EventOver,
    UnrestMoved,
    FrontMoved,
    HasPledged,
    CoinsPledged,
    PowerPledged,
    RegencyBid,
    RegentNamed,
    CardLaidDown,
    OfferMade,
    PriceNamed,
    DealJoined,
    DealMade,
    OfferRefused,
    OfferWithdrawn,
    CoinsReturned,
    WhisperMade,
    WhisperEnded,
    WhisperHeard,
    PromiseMade,
    PromiseKept,
    PromiseBroken,
    PromiseMoot,
    ReignEnded,
    FinaleBegan,
    LastVotePut,
    ConcordMarked,
    DiscordMarked,
    ReckoningChosen,
    OutcomeProclaimed,
    HouseRanked,
    HouseListed,
    CampaignWon,
    CampaignRests,
    AgendaRevealed,
    PoolRevealed,
    AchievementMarked,
    AchievementUnlocked,
    LineMarked,
)
