"""What is gained, as steps: permits with their bonus, tokens of cities, steps along the nobility track."""

from __future__ import annotations

from collections.abc import Sequence

from regency.kernel.edge import Action, Ask, Do
from regency.kernel.errors import Reason

from ..effects import permits
from ..model.actions import ChooseReward, DeclinePermit, RepeatPermit, RepeatReward, TakePermit
from ..model.reasons import OtherQuestion
from ..model.state import Box, Council, Eyes, Screen, Table
from ..printed.maps import ATLAS
from ..printed.tables import FREE_PERMIT, NOTHING, ONE_TOKEN_AGAIN, PERMIT_AGAIN, TWO_TOKENS_AGAIN
from ..rules import bonus, build, nobility

CouncilDo = Do[Table, Screen, Box]
CouncilAsk = Ask[Table, Screen, Box]


# Permits


class GainPermit(CouncilDo, frozen=True):
    """Take the tile and gain its bonus."""

    seat: int
    region: int
    slot: int

    def run(self, g: Council) -> None:
        taken = permits.take_permit(g, self.seat, self.region, self.slot)
        advance(g, self.seat, bonus.gain_permit(g, self.seat, taken))


class Refill(CouncilDo, frozen=True):
    """A new tile in place of the one that was taken."""

    region: int
    slot: int

    def run(self, g: Council) -> None:
        permits.turn_up_permit(g, self.region, self.slot)


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
        space = nobility.advance(g, self.seat)
        if space == ONE_TOKEN_AGAIN:
            ask_reward_again(g, self.seat, NOTHING)
        elif space == FREE_PERMIT:
            g.then(FreePermit(self.seat))
        elif space == PERMIT_AGAIN and nobility.any_permit_again(g.table, self.seat):
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
            permits.decline_permit(g, self.seat)

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
        return (
            nobility.permit_refusal(me, action.permit)
            if isinstance(action, RepeatPermit)
            else OtherQuestion()
        )
