"""Actions as steps: what each lays down to be chosen or done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from regency.kernel.edge import Action
from regency.kernel.errors import Reason

from ..model.actions import (
    Act,
    ChooseNeighbour,
    ClaimAchievement,
    FlipTimer,
    Forgo,
    PlaceWorker,
    PlayCard,
    RecallStratagems,
    RefillProvince,
    ReturnWorker,
)
from ..model.domains import Card, Task, Worker
from ..model.state import Eyes, Game
from ..printed.board import PROVINCE_PRICE, TASK_COST
from ..printed.cards import CARD_COST, CARD_EFFECTS, CARD_OP
from ..printed.terms import (
    ANY_PAID,
    BREAK_IN,
    CLAIM_TWICE,
    CLAIM_UNMET,
    CONQUER,
    LOWER_REWARD,
    NOTHING,
    TOKEN,
)
from ..rules import (
    achievements,
    acting,
    break_in,
    flipping,
    grace,
    last_actions,
    paying,
    placing,
    provinces,
    rewards,
    solo,
    stratagems,
    with_cards,
)
from ..rules.paying import BY_ACTION, NOT_PAID
from .base import Inner, disturb, may_forgo
from .gains import RIVALS_ACT, gain, gain_all, pay_any_for

# Workers


def place(g: Game, seat: int, chosen: PlaceWorker) -> None:
    follows = placing.what_follows(g.table, seat, chosen.worker, chosen.box)
    losers: Sequence[int] = ()
    if follows & placing.EVICTS:
        losers = grace.losers(g.table, seat, chosen.worker, chosen.box)
    placing.perform(g, seat, chosen.worker, chosen.box)
    for loser in losers:
        last_actions.lose(g, loser)
    if follows:
        moved(g, seat, follows)


def take_off(g: Game, seat: int, chosen: ReturnWorker) -> None:
    follows = placing.what_follows(g.table, seat, chosen.worker, NOTHING)
    placing.perform_return(g, seat, chosen.worker)
    if follows:
        moved(g, seat, follows)


def moved(g: Game, seat: int, follows: int) -> None:
    """What follows when a worker has moved."""
    if follows & placing.SHARED:
        disturb(g, seat)
    if follows & placing.LEAVES and solo.is_triggered_by_leaving(g.table):
        g.then(RIVALS_ACT)


def act(g: Game, seat: int, chosen: Act) -> None:
    reward = acting.perform(g, seat, chosen.worker, chosen.task)
    gain(g, seat, reward, paid_for(chosen.task))


def paid_for(task: int) -> int:
    """What is given back if the province of an action is lost."""
    return BY_ACTION if TASK_COST[task] == PROVINCE_PRICE else NOT_PAID


def flip(g: Game, seat: int, chosen: FlipTimer) -> None:
    triggers = solo.is_triggered_by_flip(g.table, chosen.area)
    if flipping.perform(g, seat, chosen.area) and triggers:
        g.then(RIVALS_ACT)


# Cards


def play(g: Game, seat: int, chosen: PlayCard) -> None:
    """Some are laid only together with what they are declared with."""
    card = chosen.card
    op = CARD_OP[card]
    if with_cards.is_with_action(card):
        g.then(WithAction(seat, card, with_cards.part_of_plan(card)))
    elif op == BREAK_IN:
        g.then(BreakGate(seat, card))
    elif op in (CLAIM_TWICE, CLAIM_UNMET):
        if achievements.can_take_token(g.table, seat):
            g.then(WithClaim(seat, card))
        else:
            claim_with(g, seat, card, LOWER_REWARD)
    else:
        stratagems.perform(g, seat, card)
        if CARD_COST[card][ANY_PAID]:
            pay_any_for(g, seat, card)
        else:
            gain(g, seat, CARD_EFFECTS[card], paying.paid_by_card(card) if op == CONQUER else NOT_PAID, card)


def recall(g: Game, seat: int, chosen: RecallStratagems) -> None:
    stratagems.recall(g, seat)


def refill(g: Game, seat: int, chosen: RefillProvince) -> None:
    provinces.refill(g, seat, chosen.space)
    disturb(g, seat)


class WithAction(Inner, frozen=True):
    """Which worker acts with the card, or which other card is added."""

    card: Card
    plan: int

    def choices(self, me: Eyes) -> Sequence[Action]:
        found = with_cards.plan_options(me, self.plan)
        return [*found, rewards.FORGO] if may_forgo(me.table) else found

    def decide(self, g: Game, action: Action) -> None:
        if isinstance(action, PlayCard):
            plan = self.plan | with_cards.part_of_plan(action.card)
            g.then(WithAction(self.seat, action.card, plan))
        elif isinstance(action, Act):
            act_with(g, self.seat, action, self.plan)

    def why_not(self, me: Eyes, action: Action) -> Reason | None:
        if isinstance(action, Act):
            return with_cards.plan_refusal(me, action.worker, action.task, self.plan)
        return with_cards.added_refusal(me, action.card) if isinstance(action, PlayCard) else None


def act_with(g: Game, seat: int, chosen: Act, plan: int) -> None:
    """Of two neighbours one is chosen."""
    neighbour = NOTHING
    if with_cards.has_neighbour(g.table, seat, plan):
        beside = with_cards.with_neighbour(g.table, seat, chosen.task, plan)
        if len(beside) > 1:
            g.then(PickNeighbour(seat, chosen.worker, chosen.task, plan))
            return
        neighbour = beside[0]
    finish_with(g, seat, chosen.worker, chosen.task, plan, neighbour)


def finish_with(g: Game, seat: int, worker: int, task: int, plan: int, neighbour: int) -> None:
    """Pay, move, and gain everything."""
    got = with_cards.perform_with(g, seat, worker, task, plan, neighbour)
    paid = [paid_for(task)] * len(got)
    if neighbour != NOTHING:
        both = g.table.rules.ravager_neighbour_cost == "both"
        paid[-1] = paid_for(neighbour) if both else NOT_PAID
    gain_all(g, seat, list(zip(got, paid, strict=True)))


class PickNeighbour(Inner, frozen=True):
    """Of which neighbouring action the reward is gained too."""

    worker: Worker
    task: Task
    plan: int

    def choices(self, me: Eyes) -> Sequence[Action]:
        return with_cards.neighbour_options(me, self.task, self.plan)

    def decide(self, g: Game, action: Action) -> None:
        assert isinstance(action, ChooseNeighbour)
        finish_with(g, self.seat, self.worker, self.task, self.plan, action.task)

    def why_not(self, me: Eyes, action: Action) -> Reason | None:
        if not isinstance(action, ChooseNeighbour):
            return None
        return with_cards.neighbour_refusal(me, self.task, action.task)


class BreakGate(Inner, frozen=True):
    """Which worker enters which box of a row with a timer."""

    card: Card

    def choices(self, me: Eyes) -> Sequence[Action]:
        found = break_in.options(me)
        return [*found, rewards.FORGO] if may_forgo(me.table) else found

    def decide(self, g: Game, action: Action) -> None:
        if isinstance(action, PlaceWorker):
            follows = placing.what_follows(g.table, self.seat, action.worker, action.box)
            stratagems.perform(g, self.seat, self.card)
            break_in.perform(g, self.seat, action.worker, action.box)
            moved(g, self.seat, follows)

    def why_not(self, me: Eyes, action: Action) -> Reason | None:
        if not isinstance(action, PlaceWorker):
            return None
        return break_in.refusal(me, action.worker, action.box)


# Achievements


def claim(g: Game, seat: int, chosen: ClaimAchievement) -> None:
    carry_claim_out(g, seat, chosen.prize, achievements.PLAINLY)


def carry_claim_out(g: Game, seat: int, prize: int, way: int) -> None:
    """The marker, the prize, and whoever loses the token by it."""
    got, loser, lost_way = achievements.perform(g, seat, prize, way)
    if prize == TOKEN:
        disturb(g, seat)
    if loser != NOTHING:
        g.each(loser, TokenLost(loser, lost_way))
        last_actions.lose(g, loser)
    gain_all(g, seat, [(effects, NOT_PAID) for effects in got])


def claim_with(g: Game, seat: int, card: int, prize: int) -> None:
    """By a card."""
    achievements.perform_with(g, seat, card)
    carry_claim_out(g, seat, prize, achievements.way_of(card))


class WithClaim(Inner, frozen=True):
    """What is claimed by the card: the lower reward, or the token."""

    card: Card

    def choices(self, me: Eyes) -> Sequence[Action]:
        found = achievements.prizes(me.table, me.seat)
        return [*found, rewards.FORGO] if may_forgo(me.table) else found

    def decide(self, g: Game, action: Action) -> None:
        if isinstance(action, ClaimAchievement):
            claim_with(g, self.seat, self.card, action.prize)

    def why_not(self, me: Eyes, action: Action) -> Reason | None:
        return achievements.token_refusal(me) if isinstance(action, ClaimAchievement) else None


class TokenLost(Inner, frozen=True):
    """A better rank took the token: the lower reward, or the marker back."""

    way: int

    def choices(self, me: Eyes) -> Sequence[Action]:
        return achievements.lost_options(self.way)

    def decide(self, g: Game, action: Action) -> None:
        if isinstance(action, Forgo):
            self.give_back(g)
        else:
            gain(g, self.seat, achievements.lower_reward(g.table))

    def give_back(self, g: Game) -> None:
        """The marker, and what a card cost; of a doubled claim half was had, so it stays."""
        if self.way != achievements.TWICE:
            achievements.take_marker_back(g, self.seat, self.way)

    def why_not(self, me: Eyes, action: Action) -> Reason | None:
        return achievements.token_refusal(me) if isinstance(action, ClaimAchievement) else None


# Which rule carries an action out, and which says why not

PERFORM: Final[dict[type[Action], Callable[[Game, int, Any], None]]] = {
    PlaceWorker: place,
    ReturnWorker: take_off,
    Act: act,
    FlipTimer: flip,
    PlayCard: play,
    RecallStratagems: recall,
    RefillProvince: refill,
    ClaimAchievement: claim,
}
REFUSAL: Final[dict[type[Action], Callable[[Eyes, Any], Reason]]] = {
    PlaceWorker: lambda me, chosen: placing.refusal(me, chosen.worker, chosen.box),
    ReturnWorker: lambda me, chosen: placing.return_refusal(me, chosen.worker),
    Act: lambda me, chosen: acting.refusal(me, chosen.worker, chosen.task),
    FlipTimer: lambda me, chosen: flipping.refusal(me, chosen.area),
    PlayCard: lambda me, chosen: stratagems.refusal(me, chosen.card),
    RecallStratagems: lambda me, chosen: stratagems.recall_refusal(me),
    RefillProvince: lambda me, chosen: provinces.refill_refusal(me, chosen.space),
    ClaimAchievement: lambda me, chosen: achievements.refusal(me, False),
}
