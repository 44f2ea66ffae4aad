"""Why Throne of Allegoria refuses something, in terms of what the asker can see."""

from __future__ import annotations

from regency.kernel.errors import OtherQuestion as OtherQuestion
from regency.kernel.errors import Reason

from .domains import CardFace, Guild, InGameClaim, Player, Space, Territory, Track, Worker


class TablesMalformed(Reason, frozen=True):
    """The printed tables do not hold there what they should."""

    cause: str


class WrongCount(Reason, frozen=True):
    """The box holds another number of these."""

    what: str
    needed: int
    found: int


class UnknownCondition(Reason, frozen=True):
    """A claim whose condition has a word that the language does not know."""

    claim: str
    word: str


class ConstraintBroken(Reason, frozen=True):
    """A figure that contradicts what the rulebooks say."""

    constraint: str


class StackFull(Reason, frozen=True):
    """At most three markers lie on each other."""

    space: Space


class MarkerNotLeft(Reason, frozen=True):
    """All markers of this value are placed."""


class GuildNeedsOne(Reason, frozen=True):
    """Only a star that counts 1 activates a Guild."""


class GuildNotAssigned(Reason, frozen=True):
    guild: Guild


class GuildAssigned(Reason, frozen=True):
    """This Guild lies on the board already."""

    guild: Guild


class GuildSpaceFree(Reason, frozen=True):
    """A Guild is replaced only when both spaces are full."""


class NoGuildSpace(Reason, frozen=True):
    """Both spaces are full: one Guild has to go."""


class SameKind(Reason, frozen=True):
    """The new Worker must be of another kind."""


class NoWorkerThere(Reason, frozen=True):
    worker: Worker
    territory: Territory

    def broadly(self) -> Reason:
        return NoWorkerInPlace(self.worker)


class NoWorkerInPlace(Reason, frozen=True):
    """None stands where it could do this."""

    worker: Worker


class TooFewWorkers(Reason, frozen=True):
    workers: int


class SupplyEmpty(Reason, frozen=True):
    pass


class NotAdjacent(Reason, frozen=True):
    """A home is adjacent to the centre alone."""


class NotInPlay(Reason, frozen=True):
    """Nobody lives there."""

    territory: Territory


class GroupTooLarge(Reason, frozen=True):
    group: int


class CardNotHeld(Reason, frozen=True):
    card: CardFace


class WrongCard(Reason, frozen=True):
    """Only cards of the matching kind and Jokers raise this track."""

    track: Track


class CardNeeded(Reason, frozen=True):
    """Profits and Educate need at least one card."""

    track: Track


class CardNotThere(Reason, frozen=True):
    """No such card among those to choose from."""


class ClaimNotDrawn(Reason, frozen=True):
    claim: InGameClaim


class NotDealt(Reason, frozen=True):
    """This card was not dealt to you."""


class GroupGone(Reason, frozen=True):
    """Nobody can take this group any more."""


class WrongSpace(Reason, frozen=True):
    """This action belongs to another action space."""

    space: Space


class NoPointsLeft(Reason, frozen=True):
    points: int


class DeployOnly(Reason, frozen=True):
    """The bid allows no Task."""


class TaskOnly(Reason, frozen=True):
    """The choice was a Task point: no Deploy."""


class PointsLeft(Reason, frozen=True):
    """Points of the bid come first."""


class PointsOwed(Reason, frozen=True):
    """Points that can be spent must be spent."""


class SupplementClosed(Reason, frozen=True):
    """A Threshold was crossed: no further supplement in this space."""


class NothingToBuy(Reason, frozen=True):
    """No action of the space could be paid with one more point."""


class TrackTooLow(Reason, frozen=True):
    track: Track
    needed: int
    level: int

    def missing(self) -> int:
        return self.needed - self.level


class TrackFull(Reason, frozen=True):
    track: Track


class NoAnarchyLeft(Reason, frozen=True):
    """All 24 Anarchy markers are out."""


class NoAnarchyHeld(Reason, frozen=True):
    pass


class RaidAtHome(Reason, frozen=True):
    pass


class SoldiersInTheWay(Reason, frozen=True):
    """Where an opponent has Soldiers there is a Battle, not a Raid."""

    territory: Territory


class NoDefender(Reason, frozen=True):
    """This opponent has no Soldiers there."""

    defender: Player
    territory: Territory


class NoSubterfugeAtHome(Reason, frozen=True):
    pass


class InfluenceOnlyAbroad(Reason, frozen=True):
    """Only an opponent's Market pays in Influence."""


class AlmsEnded(Reason, frozen=True):
    """The marker is on the last space."""


class DiplomacyEnded(Reason, frozen=True):
    pass


class NoHardTimes(Reason, frozen=True):
    """No such Decree this round, or used this turn."""


class TooMuchSpoils(Reason, frozen=True):
    spoils: int
    soldiers: int


REASONS: tuple[type[Reason], ...] = (
    TablesMalformed, WrongCount, UnknownCondition, ConstraintBroken, StackFull, MarkerNotLeft,
    GuildNeedsOne, GuildNotAssigned, GuildAssigned, GuildSpaceFree, NoGuildSpace, SameKind,
    NoWorkerThere, NoWorkerInPlace, TooFewWorkers, SupplyEmpty, NotAdjacent, NotInPlay, GroupTooLarge,
    CardNotHeld, WrongCard, CardNeeded, CardNotThere, ClaimNotDrawn, NotDealt, GroupGone, WrongSpace,
    NoPointsLeft, DeployOnly, TaskOnly, PointsLeft, PointsOwed, SupplementClosed, NothingToBuy, TrackTooLow,
    TrackFull, NoAnarchyLeft, NoAnarchyHeld, RaidAtHome, SoldiersInTheWay, NoDefender, NoSubterfugeAtHome,
    InfluenceOnlyAbroad, AlmsEnded, DiplomacyEnded, NoHardTimes, TooMuchSpoils,
)  # fmt: skip
