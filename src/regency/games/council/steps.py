"""The course of a turn as steps: what runs, what is asked, and what comes after what."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from regency.kernel.edge import Action, Ask, Do
from regency.kernel.errors import Reason

from . import bonus, bribe, build, effects, elect, king, nobility, permit, quick, turn
from .actions import (
    AcquirePermit,
    BuildEmporium,
    BuildWithKing,
    BuyMainAction,
    ChangePermits,
    ChooseReward,
    DeclinePermit,
    ElectByAssistant,
    ElectCouncillor,
    EndTurn,
    EngageAssistant,
    PayBribe,
    RepeatPermit,
    RepeatReward,
    TakePermit,
)
from .data import FREE_PERMIT, KING, NOTHING, ONE_TOKEN_AGAIN, PERMIT_AGAIN, SEATS, TWO_TOKENS_AGAIN
from .maps import ATLAS
from .reasons import MainActionOwed, NoMainActionLeft, NoQuickActionLeft, OtherQuestion
from .state import Box, Council, Eyes, Screen, Table

CouncilDo = Do[Table, Screen, Box]
CouncilAsk = Ask[Table, Screen, Box]


# The turn


class Turn(CouncilDo, frozen=True):
    """Draw a politics card, then take the actions."""

    seat: int

    def run(self, g: Council) -> None:
        effects.begin_turn(g, self.seat)
        effects.draw_cards(g, self.seat, 1)
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
            effects.finish(g)
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


class GainPermit(CouncilDo, frozen=True):
    """Take the tile and gain its bonus."""

    seat: int
    region: int
    slot: int

    def run(self, g: Council) -> None:
        taken = effects.take_permit(g, self.seat, self.region, self.slot)
        advance(g, self.seat, bonus.gain_permit(g, self.seat, taken))


class Refill(CouncilDo, frozen=True):
    """A new tile in place of the one that was taken."""

    region: int
    slot: int

    def run(self, g: Council) -> None:
        effects.turn_up_permit(g, self.region, self.slot)


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
    effects.end_turn(g, seat)
    g.then(NEXT_TURNS[seat])


# Rewards


class GainReward(CouncilDo, frozen=True):
    """The token of one city."""

    seat: int
    city: int

    def run(self, g: Council) -> None:
        advance(g, self.seat, bonus.gain_token(g, self.seat, self.city))


class Rewards(CouncilDo, frozen=True):
    """The tokens of the cities linked to a new emporium."""

    seat: int
    city: int

    def run(self, g: Council) -> None:
        cities = build.rewarding(g.table, self.seat, self.city)
        if cities:
            g.then(LinkedRewards(self.seat, self.city, cities))


class LinkedRewards(CouncilDo, frozen=True):
    """One token after the other: in an order of one's choice where it matters, else the nearest first."""

    seat: int
    city: int
    cities: int

    def run(self, g: Council) -> None:
        if bonus.order_matters(g.table, self.cities):
            g.then(OrderRewards(self.seat, self.city, self.cities))
            return
        ways = ATLAS[g.table.atlas].distances[self.city]
        left = self.cities
        while left:
            following = bonus.nearest(ways, left)
            left &= ~(1 << following)
            g.then(GainReward(self.seat, following))


class OrderRewards(CouncilAsk, frozen=True):
    """Which linked city's token comes next; asked as long as a nobility step is among several."""

    city: int
    cities: int

    def options(self, me: Eyes) -> Sequence[Action]:
        return bonus.reward_options(self.cities)

    def take(self, g: Council, action: ChooseReward) -> None:
        left = self.cities & ~(1 << action.city)
        g.then(GainReward(self.seat, action.city), LinkedRewards(self.seat, self.city, left))

    def refusal(self, me: Eyes, action: Action) -> Reason:
        return (
            OtherQuestion() if not isinstance(action, ChooseReward) else bonus.reward_refusal(me, action.city)
        )


class Completed(CouncilDo, frozen=True):
    """Bonus tiles for what the new emporium completes, and the tenth emporium."""

    seat: int
    city: int

    def run(self, g: Council) -> None:
        build.take_tiles(g, self.seat, self.city)
        build.last_emporium(g, self.seat)


# Nobility


def advance(g: Council, seat: int, steps: int) -> None:
    """Each arrow is a step of its own, resolved with all it triggers before the next."""
    for _ in range(steps):
        g.then(AdvanceNobility(seat))


class AdvanceNobility(CouncilDo, frozen=True):
    """One step along the nobility track, and what the space gives."""

    seat: int

    def run(self, g: Council) -> None:
        space = effects.advance_nobility(g, self.seat)
        bonus.gain_space(g, self.seat, space)
        if space == ONE_TOKEN_AGAIN:
            ask_reward_again(g, self.seat, NOTHING)
        elif space == FREE_PERMIT:
            g.then(FreePermit(self.seat))
        elif space == PERMIT_AGAIN and nobility.has_permit(g.table, self.seat):
            g.then(PermitAgain(self.seat))
        elif space == TWO_TOKENS_AGAIN:
            ask_reward_again(g, self.seat, NOTHING, more=1)


def ask_reward_again(g: Council, seat: int, but: int, more: int = 0) -> None:
    """Ask only where the table shows a token that could be gained."""
    if nobility.any_repeatable(g.table, seat, but):
        g.then(RewardAgain(seat, but, more))


class RewardAgain(CouncilAsk, frozen=True):
    """Which city's token to gain once more; `more` of others follow."""

    but: int
    more: int

    def options(self, me: Eyes) -> Sequence[Action]:
        return nobility.reward_options(me, self.but)

    def take(self, g: Council, action: RepeatReward) -> None:
        g.then(GainReward(self.seat, action.city))
        if self.more:
            g.then(AnotherReward(self.seat, action.city))

    def refusal(self, me: Eyes, action: Action) -> Reason:
        if not isinstance(action, RepeatReward):
            return OtherQuestion()
        return nobility.reward_refusal(me, action.city, self.but)


class AnotherReward(CouncilDo, frozen=True):
    """The second of two different cities."""

    seat: int
    but: int

    def run(self, g: Council) -> None:
        ask_reward_again(g, self.seat, self.but)


class FreePermit(CouncilAsk, frozen=True):
    """Which face-up permit to take for nothing, if any."""

    def options(self, me: Eyes) -> Sequence[Action]:
        return nobility.free_permit_options(me)

    def take(self, g: Council, action: TakePermit | DeclinePermit) -> None:
        if isinstance(action, TakePermit):
            g.then(GainPermit(self.seat, action.region, action.slot), Refill(action.region, action.slot))
        else:
            effects.decline_permit(g, self.seat)

    def refusal(self, me: Eyes, action: Action) -> Reason:
        return (
            nobility.free_permit_refusal(action.region) if isinstance(action, TakePermit) else OtherQuestion()
        )


class PermitAgain(CouncilAsk, frozen=True):
    """Which of one's own permits gives its bonus once more."""

    def options(self, me: Eyes) -> Sequence[Action]:
        return nobility.permit_options(me)

    def take(self, g: Council, action: RepeatPermit) -> None:
        advance(g, self.seat, bonus.repeat_permit(g, self.seat, action.permit))

    def refusal(self, me: Eyes, action: Action) -> Reason:
        return nobility.permit_refusal(action.permit) if isinstance(action, RepeatPermit) else OtherQuestion()


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
