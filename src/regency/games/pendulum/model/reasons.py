"""Why Pendulum refuses something, in terms of what the asker can see."""

from __future__ import annotations

from regency.kernel.errors import OtherQuestion as OtherQuestion
from regency.kernel.errors import Reason

from .domains import Area, Box, Card, Cube, Mat, Province, Space, Task, Track, Worker

# Phases


class NothingInCountdown(Reason, frozen=True):
    """Three seconds before a round nothing can be done."""


class NotYourTurn(Reason, frozen=True):
    """In untimed turns, or in the Council: somebody else is asked."""


class AnotherIsCalled(Reason, frozen=True):
    """Last actions: somebody else has ten seconds of his own."""

    seat: int


class AlreadyDone(Reason, frozen=True):
    """Done, or ready: withdraw it first."""


class NotDone(Reason, frozen=True):
    """There is nothing to withdraw."""


class WithdrawnTwice(Reason, frozen=True):
    """Done, or ready, was taken back as often as it may be, or everybody is done."""


class HeldBefore(Reason, frozen=True):
    """Only once."""


class OnlyInLastActions(Reason, frozen=True):
    """Done and hold are for the time after the Council was called."""


class OnlyBeforeARound(Reason, frozen=True):
    """Ready is said before a round."""


class OnlyMovesNow(Reason, frozen=True):
    """Before a round workers are moved and open spaces refilled, nothing else."""


# Timers


class SandRuns(Reason, frozen=True):
    area: Area


class CouncilWasCalled(Reason, frozen=True):
    """No timer is flipped any more."""


class NobodyFlips(Reason, frozen=True):
    """In untimed play the timers follow the track."""


# Workers


class WorkerNotInPlay(Reason, frozen=True):
    worker: Worker


class WorkerLocked(Reason, frozen=True):
    """The row that it stands in has the timer."""

    worker: Worker


class RowLocked(Reason, frozen=True):
    """The row of the box has the timer."""

    box: Box


class RowNotLocked(Reason, frozen=True):
    """This card enters rows with a timer only."""

    box: Box


class BoxTaken(Reason, frozen=True):
    """Another colour stands there: only a grande worker may enter."""

    box: Box


class OwnWorkerThere(Reason, frozen=True):
    """With advanced placement, one own worker a box."""

    box: Box


class BoxNotHere(Reason, frozen=True):
    """A box of the other side of the board."""

    box: Box


class OnlyProductionThere(Reason, frozen=True):
    """A worker that breaks in may not produce, and the box offers nothing else."""

    box: Box


class LowerRowsOnly(Reason, frozen=True):
    """Setup."""

    box: Box


class StandsThere(Reason, frozen=True):
    """It is where it should go."""

    worker: Worker


class MovedTwice(Reason, frozen=True):
    """Without a clock a worker that has not acted moves twice at most."""

    worker: Worker


class NoTimerThere(Reason, frozen=True):
    """A worker acts only in a row with a timer."""

    worker: Worker


class HasActed(Reason, frozen=True):
    """It rests in a reward box until it is moved."""

    worker: Worker


class OnMat(Reason, frozen=True):
    worker: Worker


class NotItsAction(Reason, frozen=True):
    """The box that it stands in offers another action."""

    worker: Worker
    task: Task


class BoxProvisional(Reason, frozen=True):
    """A better rank may still take the box: it cannot act yet."""

    worker: Worker


class NoProductionThere(Reason, frozen=True):
    """It broke in: no production during this stay."""

    worker: Worker


class NotInARowWithTimer(Reason, frozen=True):
    """Only from a row with a timer can a worker be retrieved."""

    worker: Worker


class NoWorkerToRetrieve(Reason, frozen=True):
    pass


class FourWorkers(Reason, frozen=True):
    """No more than four are in play."""


class NotCommon(Reason, frozen=True):
    """Only a common worker in play is promoted."""

    worker: Worker


# Goods


class CubesMissing(Reason, frozen=True):
    cube: Cube
    needed: int
    has: int

    def missing(self) -> int:
        return self.needed - self.has


class ResourcesMissing(Reason, frozen=True):
    """Of any colours."""

    needed: int
    has: int

    def missing(self) -> int:
        return self.needed - self.has


class VotesMissing(Reason, frozen=True):
    needed: int
    has: int

    def missing(self) -> int:
        return self.needed - self.has


class PointsMissing(Reason, frozen=True):
    track: Track
    needed: int
    has: int

    def missing(self) -> int:
        return self.needed - self.has


class ColourFull(Reason, frozen=True):
    cube: Cube


class WrongAmount(Reason, frozen=True):
    """So many cubes are to be chosen, no more and no fewer."""

    needed: int


# Cards


class CardNotInHand(Reason, frozen=True):
    card: Card


class CardNotDiscarded(Reason, frozen=True):
    card: Card


class NoFittingAction(Reason, frozen=True):
    """No worker can take an action with it now."""

    card: Card


class NoFittingBox(Reason, frozen=True):
    """No worker can be placed by it now."""

    card: Card


class NothingDiscarded(Reason, frozen=True):
    pass


class NoPointToConvert(Reason, frozen=True):
    pass


class NothingToSwap(Reason, frozen=True):
    pass


class NotANeighbour(Reason, frozen=True):
    task: Task


class MatTaken(Reason, frozen=True):
    """Each character is played once."""

    mat: Mat


# Provinces


class ProvinceGone(Reason, frozen=True):
    """It does not lie open."""

    province: Province


class ProvinceHeld(Reason, frozen=True):
    """A better rank has it."""

    province: Province


class ProvinceNotThere(Reason, frozen=True):
    """It is not under this slot."""

    province: Province


class StackEmpty(Reason, frozen=True):
    pass


class SpaceNotEmpty(Reason, frozen=True):
    space: Space


class SpaceHeld(Reason, frozen=True):
    """Its card is provisional."""

    space: Space


class RefilledByItself(Reason, frozen=True):
    """With this option nobody has to."""


# Achievements and the Council


class ClaimedBefore(Reason, frozen=True):
    """One marker a round."""


class TokenNotHere(Reason, frozen=True):
    """Not in the first round."""


class TokenTaken(Reason, frozen=True):
    """Somebody has it for this round."""


class LegendOwned(Reason, frozen=True):
    """One has the legendary point."""


class RewardGone(Reason, frozen=True):
    card: Card


class BordersOwned(Reason, frozen=True):
    """A second copy may not be taken."""


class GrandeRewardTaken(Reason, frozen=True):
    """Once a Council."""


class NobodyToPromote(Reason, frozen=True):
    """No common worker in play, or no second grande."""


REASONS: tuple[type[Reason], ...] = (
    NothingInCountdown,
    NotYourTurn,
    AnotherIsCalled,
    AlreadyDone,
    NotDone,
    WithdrawnTwice,
    HeldBefore,
    OnlyInLastActions,
    OnlyBeforeARound,
    OnlyMovesNow,
    SandRuns,
    CouncilWasCalled,
    NobodyFlips,
    WorkerNotInPlay,
    WorkerLocked,
    RowLocked,
    RowNotLocked,
    BoxTaken,
    OwnWorkerThere,
    BoxNotHere,
    OnlyProductionThere,
    LowerRowsOnly,
    StandsThere,
    MovedTwice,
    NoTimerThere,
    HasActed,
    OnMat,
    NotItsAction,
    BoxProvisional,
    NoProductionThere,
    NotInARowWithTimer,
    NoWorkerToRetrieve,
    FourWorkers,
    NotCommon,
    CubesMissing,
    ResourcesMissing,
    VotesMissing,
    PointsMissing,
    ColourFull,
    WrongAmount,
    CardNotInHand,
    CardNotDiscarded,
    NoFittingAction,
    NoFittingBox,
    NothingDiscarded,
    NoPointToConvert,
    NothingToSwap,
    NotANeighbour,
    MatTaken,
    ProvinceGone,
    ProvinceHeld,
    ProvinceNotThere,
    StackEmpty,
    SpaceNotEmpty,
    SpaceHeld,
    RefilledByItself,
    ClaimedBefore,
    TokenNotHere,
    TokenTaken,
    LegendOwned,
    RewardGone,
    BordersOwned,
    GrandeRewardTaken,
    NobodyToPromote,
)
