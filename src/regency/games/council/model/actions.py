"""Everything a seat can do in The Council of Four."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Self

from regency.kernel.edge import Action, pick

from ..printed.tables import PERMITS

Region = Annotated[int, pick("region", 3)]
Balcony = Annotated[int, pick("balcony", 4)]
Colour = Annotated[int, pick("colour", 6)]
Slot = Annotated[int, pick("slot", 2)]
City = Annotated[int, pick("city", 15)]
PermitTile = Annotated[int, pick("permit", 45)]
Bribe = Annotated[int, pick("bribe", 329)]


class ElectCouncillor(Action, frozen=True):
    """Main action: push a councillor into a balcony for 4 coins."""

    colour: Colour
    balcony: Balcony


class AcquirePermit(Action, frozen=True):
    """Main action: bribe the council of a region for one of its face-up permits."""

    region: Region
    slot: Slot


class BuildEmporium(Action, frozen=True):
    """Main action: build in a city that a face-up permit names."""

    permit: PermitTile
    city: City

    @classmethod
    def members(cls) -> Iterator[Self]:
        for permit, tile in enumerate(PERMITS):
            for city in tile.cities:
                yield cls(permit, city)


class BuildWithKing(Action, frozen=True):
    """Main action: bribe the king's council, move the king and build where he arrives."""

    city: City


class EngageAssistant(Action, frozen=True):
    """Quick action: an assistant for 3 coins."""


class ChangePermits(Action, frozen=True):
    """Quick action: new face-up permits in a region for an assistant."""

    region: Region


class ElectByAssistant(Action, frozen=True):
    """Quick action: send an assistant to elect a councillor."""

    colour: Colour
    balcony: Balcony


class BuyMainAction(Action, frozen=True):
    """Quick action: one more main action for three assistants."""


class EndTurn(Action, frozen=True):
    """The turn is over."""


class PayBribe(Action, frozen=True):
    """The politics cards that are played to satisfy a council."""

    bribe: Bribe


class ChooseReward(Action, frozen=True):
    """Which linked city's reward token comes next."""

    city: City


class RepeatReward(Action, frozen=True):
    """Nobility: the reward token of this city once more."""

    city: City


class TakePermit(Action, frozen=True):
    """Nobility: this face-up permit, for nothing."""

    region: Region
    slot: Slot


class DeclinePermit(Action, frozen=True):
    """Nobility: no permit, thank you."""


class RepeatPermit(Action, frozen=True):
    """Nobility: the bonus of this permit once more."""

    permit: PermitTile


ACTIONS: tuple[type[Action], ...] = (
    ElectCouncillor,
    AcquirePermit,
    BuildEmporium,
    BuildWithKing,
    EngageAssistant,
    ChangePermits,
    ElectByAssistant,
    BuyMainAction,
    EndTurn,
    PayBribe,
    ChooseReward,
    RepeatReward,
    TakePermit,
    DeclinePermit,
    RepeatPermit,
)
