"""Why The Council of Four refuses something, in terms of what the asker can see."""

from __future__ import annotations

from msgspec.structs import force_setattr

from regency.kernel.errors import OtherQuestion as OtherQuestion
from regency.kernel.errors import Reason

from .actions import Balcony, City, Colour, PermitTile, Region


class NoMainActionLeft(Reason, frozen=True):
    pass


class NoQuickActionLeft(Reason, frozen=True):
    pass


class MainActionOwed(Reason, frozen=True):
    """The turn cannot end before a main action is done."""


class NotEnoughCoins(Reason, frozen=True):
    needed: int
    coins: int
    short: int = 0

    def __post_init__(self) -> None:
        force_setattr(self, "short", self.needed - self.coins)

    def missing(self) -> int:
        return self.short


class NotEnoughAssistants(Reason, frozen=True):
    needed: int
    assistants: int
    short: int = 0

    def __post_init__(self) -> None:
        force_setattr(self, "short", self.needed - self.assistants)

    def missing(self) -> int:
        return self.short


class NoAssistantsInPool(Reason, frozen=True):
    pass


class NotInPool(Reason, frozen=True):
    """No councillor of this colour lies beside the board."""

    colour: Colour


class NoPermitThere(Reason, frozen=True):
    """The space is empty."""

    region: Region


class NoFittingCards(Reason, frozen=True):
    """No card in hand satisfies a councillor of this balcony."""

    balcony: Balcony


class CardsNotHeld(Reason, frozen=True):
    pass


class CardsDoNotFit(Reason, frozen=True):
    """Each card needs a councillor of its own."""

    balcony: Balcony


class PermitNotHeld(Reason, frozen=True):
    """No such permit lies face up before the seat."""

    permit: PermitTile

    def broadly(self) -> Reason:
        return NoPermitForIt()


class NoPermitForIt(Reason, frozen=True):
    """No permit that lies face up before the seat will do."""


class PermitJustTaken(Reason, frozen=True):
    """Only the bonus of a permit acquired earlier is gained again."""

    permit: PermitTile


class AlreadyBuilt(Reason, frozen=True):
    """At most one emporium a city."""

    city: City


class NoEmporiumLeft(Reason, frozen=True):
    pass


class NoEmporiumThere(Reason, frozen=True):
    city: City


class NoRewardThere(Reason, frozen=True):
    """The king's city has no reward token."""

    city: City


class NobilityNotAgain(Reason, frozen=True):
    """A nobility token is not gained again this way."""

    city: City


class RewardChosenBefore(Reason, frozen=True):
    """The two cities must differ."""

    city: City


REASONS: tuple[type[Reason], ...] = (
    NoMainActionLeft,
    NoQuickActionLeft,
    MainActionOwed,
    NotEnoughCoins,
    NotEnoughAssistants,
    NoAssistantsInPool,
    NotInPool,
    NoPermitThere,
    NoFittingCards,
    CardsNotHeld,
    CardsDoNotFit,
    PermitNotHeld,
    NoPermitForIt,
    PermitJustTaken,
    AlreadyBuilt,
    NoEmporiumLeft,
    NoEmporiumThere,
    NoRewardThere,
    NobilityNotAgain,
    RewardChosenBefore,
)
