"""The course of a turn as steps: what runs, what is asked, and what comes after what."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

from regency.kernel.edge import Action
from regency.kernel.errors import Reason

from ..effects import turns
from ..model.actions import (
    AcquirePermit,
    BuildEmporium,
    BuildWithKing,
    BuyMainAction,
    ChangePermits,
    ElectByAssistant,
    ElectCouncillor,
    EndTurn,
    EngageAssistant,
    PayBribe,
)
from ..model.reasons import MainActionOwed, NoMainActionLeft, NoQuickActionLeft, OtherQuestion
from ..model.state import Council, Eyes
from ..printed.tables import KING, NOTHING, SEATS
from ..rules import bribe, build, elect, king, permit, quick, turn
from .gains import (
    AdvanceNobility,
    AnotherReward,
    Completed,
    CouncilAsk,
    CouncilDo,
    FreePermit,
    GainPermit,
    GainReward,
    LinkedRewards,
    OrderRewards,
    PermitAgain,
    Refill,
    RewardAgain,
    Rewards,
)

# The turn


class Turn(CouncilDo, frozen=True):
    """Draw a politics card, then take the actions."""

    seat: int

    def run(self, g: Council) -> None:
        turn.begin(g, self.seat)
        g.then(TAKE_ACTIONS[self.seat])


class TakeActions(CouncilAsk, frozen=True):
    """A main action, a quick action, or the end of the turn."""

    def options(self, me: Eyes) -> Sequence[Action]:
        return turn.options(me)

    def take(self, g: Council, action: Any) -> None:
        PERFORM[type(action)](g, self.seat, action)

    def refusal(self, me: Eyes, action: Action) -> Reason:
        if isinstance(action, EndTurn):
            return MainActionOwed()
        if isinstance(action, MAIN_ACTIONS) and me.table.main_actions == 0:
            return NoMainActionLeft()
        if isinstance(action, QUICK_ACTIONS) and me.table.quick_actions == 0:
            return NoQuickActionLeft()
        why = REFUSAL.get(type(action))
        return OtherQuestion() if why is None else why(me, action)


class NextTurn(CouncilDo, frozen=True):
    """The left neighbour's turn, or the score."""

    seat: int

    def run(self, g: Council) -> None:
        following = turn.next_seat(g, self.seat)
        if following == NOTHING:
            turns.finish(g)
        else:
            g.then(TURNS[following])


# Main actions


def elect_councillor(g: Council, seat: int, chosen: ElectCouncillor) -> None:
    elect.perform(g, seat, chosen.colour, chosen.balcony)
    g.then(TAKE_ACTIONS[seat])


def acquire_permit(g: Council, seat: int, chosen: AcquirePermit) -> None:
    permit.perform(g)
    g.then(BribeForPermit(seat, chosen.region, chosen.slot), TAKE_ACTIONS[seat])


def build_emporium(g: Council, seat: int, chosen: BuildEmporium) -> None:
    build.perform(g, seat, chosen.permit, chosen.city)
    g.then(GainReward(seat, chosen.city), Rewards(seat, chosen.city), Completed(seat, chosen.city))
    g.then(TAKE_ACTIONS[seat])


def build_with_king(g: Council, seat: int, chosen: BuildWithKing) -> None:
    king.perform(g)
    g.then(BribeForKing(seat, chosen.city), TAKE_ACTIONS[seat])


class BribeForPermit(CouncilAsk, frozen=True):
    """Which cards to play to the council of a region; then the tile, its bonus and a new tile."""

    alike: ClassVar[bool] = True
    region: int
    slot: int

    def options(self, me: Eyes) -> Sequence[Action]:
        return bribe.options(me, self.region, me.table.coins[me.seat])

    def take(self, g: Council, action: PayBribe) -> None:
        bribe.perform(g, self.seat, action.bribe, self.region)
        g.then(GainPermit(self.seat, self.region, self.slot), Refill(self.region, self.slot))

    def refusal(self, me: Eyes, action: Action) -> Reason:
        if not isinstance(action, PayBribe):
            return OtherQuestion()
        return bribe.refusal(me, action.bribe, self.region, 0)


class BribeForKing(CouncilAsk, frozen=True):
    """Which cards to play to the king's council; then he moves, and one builds."""

    alike: ClassVar[bool] = True
    city: int

    def options(self, me: Eyes) -> Sequence[Action]:
        return bribe.options(me, KING, king.purse(me, self.city))

    def take(self, g: Council, action: PayBribe) -> None:
        bribe.perform(g, self.seat, action.bribe, KING)
        king.journey(g, self.seat, self.city)
        g.then(
            GainReward(self.seat, self.city), Rewards(self.seat, self.city), Completed(self.seat, self.city)
        )

    def refusal(self, me: Eyes, action: Action) -> Reason:
        if not isinstance(action, PayBribe):
            return OtherQuestion()
        return bribe.refusal(me, action.bribe, KING, king.toll(me.table, self.city))


# Quick actions


def engage_assistant(g: Council, seat: int, chosen: EngageAssistant) -> None:
    quick.engage(g, seat)
    g.then(TAKE_ACTIONS[seat])


def change_permits(g: Council, seat: int, chosen: ChangePermits) -> None:
    quick.change(g, seat, chosen.region)
    g.then(TAKE_ACTIONS[seat])


def elect_by_assistant(g: Council, seat: int, chosen: ElectByAssistant) -> None:
    elect.perform_by_assistant(g, seat, chosen.colour, chosen.balcony)
    g.then(TAKE_ACTIONS[seat])


def buy_main_action(g: Council, seat: int, chosen: BuyMainAction) -> None:
    quick.buy(g, seat)
    g.then(TAKE_ACTIONS[seat])


def end_turn(g: Council, seat: int, chosen: EndTurn) -> None:
    turns.end_turn(g, seat)
    g.then(NEXT_TURNS[seat])


# Which rule carries an action out, and which says why not

PERFORM: Final[dict[type[Action], Callable[[Council, int, Any], None]]] = {
    ElectCouncillor: elect_councillor,
    AcquirePermit: acquire_permit,
    BuildEmporium: build_emporium,
    BuildWithKing: build_with_king,
    EngageAssistant: engage_assistant,
    ChangePermits: change_permits,
    ElectByAssistant: elect_by_assistant,
    BuyMainAction: buy_main_action,
    EndTurn: end_turn,
}
REFUSAL: Final[dict[type[Action], Callable[[Eyes, Any], Reason]]] = {
    ElectCouncillor: lambda me, chosen: elect.refusal(me, chosen.colour),
    AcquirePermit: lambda me, chosen: permit.refusal(me, chosen.region, chosen.slot),
    BuildEmporium: lambda me, chosen: build.refusal(me, chosen.permit, chosen.city),
    BuildWithKing: lambda me, chosen: king.refusal(me, chosen.city),
    EngageAssistant: lambda me, chosen: quick.engage_refusal(me),
    ChangePermits: lambda me, chosen: quick.change_refusal(me, chosen.region),
    ElectByAssistant: lambda me, chosen: elect.refusal_by_assistant(me, chosen.colour),
    BuyMainAction: lambda me, chosen: quick.buy_refusal(me),
}
MAIN_ACTIONS: Final = (ElectCouncillor, AcquirePermit, BuildEmporium, BuildWithKing)
QUICK_ACTIONS: Final = (EngageAssistant, ChangePermits, ElectByAssistant, BuyMainAction)

TURNS: Final = [Turn(seat) for seat in range(SEATS)]
TAKE_ACTIONS: Final = [TakeActions(seat) for seat in range(SEATS)]
NEXT_TURNS: Final = [NextTurn(seat) for seat in range(SEATS)]
ASKS: Final = (TakeActions, BribeForPermit, BribeForKing, OrderRewards, RewardAgain, FreePermit, PermitAgain)
STEPS: Final = (
    *ASKS,
    Turn,
    NextTurn,
    GainPermit,
    Refill,
    GainReward,
    Rewards,
    LinkedRewards,
    Completed,
    AdvanceNobility,
    AnotherReward,
)
