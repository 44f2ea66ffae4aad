"""Every public fact of Pendulum."""

from __future__ import annotations

from regency.kernel.edge import Event

from .domains import (
    Achievement,
    Area,
    Automa,
    Box,
    Card,
    Cube,
    Mat,
    Noble,
    Prize,
    Province,
    Rival,
    RivalWorker,
    Slot,
    Space,
    Task,
    Track,
    Worker,
)

# Setup, rounds and phases


class PrivilegeDrawn(Event, frozen=True):
    """The order of the privilege track at the start, best first."""

    nobles: tuple[Noble, ...]


class MatChosen(Event, frozen=True):
    seat: int
    mat: Mat


class CountdownBegun(Event, frozen=True):
    """Three seconds, then all timers are flipped."""

    round: int


class RoundBegun(Event, frozen=True):
    round: int


class StepBegun(Event, frozen=True):
    """The token of the untimed game moves on."""

    step: int


class CouncilCalled(Event, frozen=True):
    """The last time marker is gone: no timer is flipped any more."""


class CouncilBegun(Event, frozen=True):
    round: int


class GameEnded(Event, frozen=True):
    pass


# Timers


class TimerRanOut(Event, frozen=True):
    area: Area


class TimerFlipped(Event, frozen=True):
    """By whom, and to the upper (0) or the lower (1) row."""

    seat: int
    area: Area
    row: int


class TimersFlipped(Event, frozen=True):
    """By the rules: at the start of a round, at a step of the untimed game, or by itself."""

    areas: tuple[Area, ...]


class FlipVoid(Event, frozen=True):
    """Somebody else was faster; nothing happens."""

    seat: int
    area: Area


# Workers


class WorkerPlaced(Event, frozen=True):
    seat: int
    worker: Worker
    box: Box


class WorkerReturned(Event, frozen=True):
    """Back to the mat, by its owner."""

    seat: int
    worker: Worker


class WorkerActed(Event, frozen=True):
    """To the reward box."""

    seat: int
    worker: Worker
    task: Task


class WorkerRetrieved(Event, frozen=True):
    """From a row with a timer to the mat."""

    seat: int
    worker: Worker


class WorkerRecruited(Event, frozen=True):
    seat: int
    worker: Worker


class WorkerPromoted(Event, frozen=True):
    """It leaves the game; the second grande stands in its place."""

    seat: int
    worker: Worker


class WorkerEvicted(Event, frozen=True):
    """A better rank took the box inside the second: back to where it came from."""

    seat: int
    worker: Worker
    box: Box
    by: Noble


class BoxConfirmed(Event, frozen=True):
    """Nobody can take it away any more."""

    seat: int
    box: Box


# Goods and tracks


class CubesGained(Event, frozen=True):
    seat: int
    cube: Cube
    count: int


class CubesPaid(Event, frozen=True):
    seat: int
    cube: Cube
    count: int


class VotesGained(Event, frozen=True):
    seat: int
    votes: int


class VotesPaid(Event, frozen=True):
    seat: int
    votes: int


class PointsGained(Event, frozen=True):
    seat: int
    track: Track
    points: int


class PointsPaid(Event, frozen=True):
    seat: int
    track: Track
    points: int


class GloryGained(Event, frozen=True):
    """A cube of the track's colour at its end."""

    seat: int
    track: Track
    count: int


class GloryPaid(Event, frozen=True):
    """The cube returns to the supply."""

    seat: int
    track: Track
    count: int


class LegendaryGained(Event, frozen=True):
    seat: int


# Cards


class CardPlayed(Event, frozen=True):
    seat: int
    card: Card


class CardsRecalled(Event, frozen=True):
    seat: int
    cards: tuple[Card, ...]


class ProvinceTaken(Event, frozen=True):
    """An open one, for a slot."""

    seat: int
    province: Province
    slot: Slot


class ProvinceDrawn(Event, frozen=True):
    seat: int


class ProvinceTurnedUp(Event, frozen=True):
    """Drawn from the stack: everybody sees it."""

    seat: int
    province: Province


class ProvinceTucked(Event, frozen=True):
    """It is under the slot, and produces from now on."""

    seat: int
    province: Province
    slot: Slot


class ProvinceTakenAway(Event, frozen=True):
    """A better rank took it inside the second."""

    seat: int
    province: Province
    by: Noble


class ProvinceOpened(Event, frozen=True):
    space: Space
    province: Province


class SpaceRefilled(Event, frozen=True):
    """Somebody refills an empty open space; which card comes is told by itself."""

    seat: int
    space: Space


class ProvinceDiscarded(Event, frozen=True):
    """Beyond the limit of its slot: out of the game."""

    seat: int
    province: Province
    slot: Slot


class ProvincesCleared(Event, frozen=True):
    """The open ones go out of the game."""


class ProvinceRemoved(Event, frozen=True):
    """By an automated opponent."""

    rival: Rival
    province: Province


# Achievements


class AchievementOpened(Event, frozen=True):
    achievement: Achievement


class AchievementClaimed(Event, frozen=True):
    seat: int
    achievement: Achievement
    prize: Prize


class TokenTakenAway(Event, frozen=True):
    """A better rank took it inside the second."""

    seat: int
    by: Noble


class MarkerTakenBack(Event, frozen=True):
    """The claim is withdrawn."""

    seat: int


# Last actions


class SeatDone(Event, frozen=True):
    seat: int


class DoneWithdrawn(Event, frozen=True):
    seat: int


class SeatHeld(Event, frozen=True):
    """Wants to act later, or has done nothing for too long."""

    seat: int


class SeatCalled(Event, frozen=True):
    """Ten seconds of one's own."""

    seat: int


class SeatReady(Event, frozen=True):
    seat: int


class SeatPassed(Event, frozen=True):
    seat: int


# The Council


class PrivilegeOrdered(Event, frozen=True):
    """By votes, best first, with the votes of each."""

    nobles: tuple[Noble, ...]
    votes: tuple[int, ...]


class RewardsOpened(Event, frozen=True):
    cards: tuple[Card, ...]


class RewardTaken(Event, frozen=True):
    seat: int
    card: Card


class RewardsCleared(Event, frozen=True):
    """What nobody took goes out of the game."""


# Solo


class AutomaDrawn(Event, frozen=True):
    rival: Rival
    automa: Automa


class AutomasShuffled(Event, frozen=True):
    pass


class RivalPlaced(Event, frozen=True):
    rival: Rival
    rival_worker: RivalWorker
    box: Box


class RivalLeft(Event, frozen=True):
    """No box is free for it: off the board."""

    rival: Rival
    rival_worker: RivalWorker


class RivalFlipped(Event, frozen=True):
    rival: Rival
    area: Area
    row: int


class RivalScored(Event, frozen=True):
    rival: Rival
    points: int


class RivalTookReward(Event, frozen=True):
    rival: Rival
    card: Card


class RivalTookToken(Event, frozen=True):
    rival: Rival


EVENTS: tuple[type[Event], ...] = (
    PrivilegeDrawn,
    MatChosen,
    CountdownBegun,
    RoundBegun,
    StepBegun,
    CouncilCalled,
    CouncilBegun,
    GameEnded,
    TimerRanOut,
    TimerFlipped,
    TimersFlipped,
    FlipVoid,
    WorkerPlaced,
    WorkerReturned,
    WorkerActed,
    WorkerRetrieved,
    WorkerRecruited,
    WorkerPromoted,
    WorkerEvicted,
    BoxConfirmed,
    CubesGained,
    CubesPaid,
    VotesGained,
    VotesPaid,
    PointsGained,
    PointsPaid,
    GloryGained,
    GloryPaid,
    LegendaryGained,
    CardPlayed,
    CardsRecalled,
    ProvinceTaken,
    ProvinceDrawn,
    ProvinceTurnedUp,
    ProvinceTucked,
    ProvinceTakenAway,
    ProvinceOpened,
    SpaceRefilled,
    ProvinceDiscarded,
    ProvincesCleared,
    ProvinceRemoved,
    AchievementOpened,
    AchievementClaimed,
    TokenTakenAway,
    MarkerTakenBack,
    SeatDone,
    DoneWithdrawn,
    SeatHeld,
    SeatCalled,
    SeatReady,
    SeatPassed,
    PrivilegeOrdered,
    RewardsOpened,
    RewardTaken,
    RewardsCleared,
    AutomaDrawn,
    AutomasShuffled,
    RivalPlaced,
    RivalLeft,
    RivalFlipped,
    RivalScored,
    RivalTookReward,
    RivalTookToken,
)
