"""The Council, step by step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regency.kernel.edge import Action
from regency.kernel.errors import Reason

from ..effects import rounds
from ..effects.goods import gain_points
from ..model.actions import ChooseTrack, DiscardProvince, TakeReward
from ..model.domains import Slot
from ..model.reasons import OtherQuestion
from ..model.state import Eyes, Game
from ..printed.cards import CARD_COST
from ..printed.terms import ANY_PAID, NEUTRAL, RIVAL_A, SEATS, SLOTS
from ..rules import council, provinces, rewards, rows, solo
from .base import PendulumAsk, PendulumDo
from .gains import gain, pay_any_for
from .provinces import Restock


class Council(PendulumDo, frozen=True):
    """Privilege, rewards in the new order, trimming."""

    def run(self, g: Game) -> None:
        rounds.begin_council(g)
        g.recall()
        if solo.is_solo(g.table):
            solo.draw_for_council(g)
        council.begin(g)
        if g.table.rules.province_refill == "manual":
            for seat in range(len(g.screens)):
                g.each(seat, Restock(seat))
        for rank, noble in enumerate(g.table.privilege):
            if noble >= RIVAL_A:
                g.then(RivalCouncil(noble - RIVAL_A))
            elif noble < NEUTRAL:
                g.then(SeatCouncil(noble, rank))
        g.then(*(Trim(seat) for seat in rows.seats_in_order(g.table)))


class SeatCouncil(PendulumDo, frozen=True):
    """The bonus points of the rank, then one reward."""

    seat: int
    rank: int

    def run(self, g: Game) -> None:
        points = council.bonus(g.table, self.rank)
        if points:
            g.then(RankBonus(self.seat, points))
        g.then(CHOOSE_REWARD[self.seat])


class RivalCouncil(PendulumDo, frozen=True):
    """Solo: what the card of an automated opponent says."""

    rival: int

    def run(self, g: Game) -> None:
        solo.council(g, self.rival)


class RankBonus(PendulumAsk, frozen=True):
    """On which track the next bonus point of the rank goes."""

    points: int

    def options(self, me: Eyes) -> Sequence[Action]:
        return rewards.TRACK_CHOICES

    def take(self, g: Game, action: ChooseTrack) -> None:
        gain_points(g, self.seat, action.track, 1)
        if self.points > 1:
            g.then(RankBonus(self.seat, self.points - 1))

    def refusal(self, me: Eyes, action: Action) -> Reason:
        return OtherQuestion()


class ChooseReward(PendulumAsk, frozen=True):
    """An open card, the corner reward, or the grande reward."""

    def options(self, me: Eyes) -> Sequence[Action]:
        return council.options(me)

    def take(self, g: Game, action: TakeReward) -> None:
        effects = council.take(g, self.seat, action.card)
        if effects and CARD_COST[action.card][ANY_PAID]:
            pay_any_for(g, self.seat, action.card)
        else:
            gain(g, self.seat, effects)

    def refusal(self, me: Eyes, action: Action) -> Reason:
        return council.refusal(me, action.card) if isinstance(action, TakeReward) else OtherQuestion()


class Trim(PendulumDo, frozen=True):
    """Slot by slot down to the limit; asked only where it matters which one goes."""

    seat: int

    def run(self, g: Game) -> None:
        for slot in range(SLOTS):
            if provinces.is_over(g.table, self.seat, slot):
                if not provinces.is_alike(g.table, self.seat, slot):
                    g.then(TrimSlot(self.seat, slot), self)
                    return
                provinces.trim_alike(g, self.seat, slot)


class TrimSlot(PendulumAsk, frozen=True):
    """Which province beyond the limit goes out of the game."""

    slot: Slot

    def options(self, me: Eyes) -> Sequence[Action]:
        return provinces.trim_options(me, self.slot)

    def take(self, g: Game, action: DiscardProvince) -> None:
        provinces.trim(g, self.seat, action.province, self.slot)

    def refusal(self, me: Eyes, action: Action) -> Reason:
        if isinstance(action, DiscardProvince):
            return provinces.trim_refusal(action.province)
        return OtherQuestion()


COUNCIL: Final = Council()
CHOOSE_REWARD: Final = [ChooseReward(seat) for seat in range(SEATS)]
