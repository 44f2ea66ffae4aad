"""What is gained, and what has to be chosen for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from regency.kernel.edge import NEVER, Action
from regency.kernel.errors import Reason

from ..effects.goods import gain_points
from ..model.actions import (
    ChooseTrack,
    ConvertPoint,
    GainCubes,
    PayCubes,
    PromoteWorker,
    RetrieveWorker,
    SwapCubes,
    TakeCardBack,
)
from ..model.domains import Card
from ..model.state import Eyes, Game, Table
from ..printed.board import AREAS
from ..printed.cards import CARD_COST, CARD_EFFECTS
from ..printed.terms import (
    ADVANCE_ANY,
    ANY_PAID,
    CONQUER,
    CONVERT,
    GAIN_ANY,
    NOTHING,
    PROMOTE,
    RECALL_ONE,
    RETRIEVE,
    SEATS,
    SWAP,
    Effect,
    Effects,
)
from ..rules import council, paying, placing, rewards, rows, solo
from ..rules import provinces as conquest
from ..rules.paying import NOT_PAID
from .base import Inner, PendulumDo
from .provinces import Conquer

MOST_CHOSEN: Final = 5


def gain(g: Game, seat: int, effects: Effects, paid: int = NOT_PAID, card: int = NOTHING) -> None:
    """All that is fixed at once, then what must be asked, one after the other."""
    for effect in rewards.take(g, seat, effects):
        offer(g, seat, effect, paid, card)


def gain_all(g: Game, seat: int, several: Sequence[tuple[Effects, int]]) -> None:
    """Several rewards, each with what was paid for it: what is fixed in all of them first."""
    left = [(effect, paid) for effects, paid in several for effect in rewards.take(g, seat, effects)]
    for effect, paid in left:
        g.then(Gain(seat, effect[0], effect[1], effect[2], paid))


class Gain(PendulumDo, frozen=True):
    """One effect that has to be asked for, when its time has come."""

    seat: int
    op: int
    what: int
    amount: int
    paid: int

    def run(self, g: Game) -> None:
        offer(g, self.seat, (self.op, self.what, self.amount), self.paid, NOTHING)


def offer(g: Game, seat: int, effect: Effect, paid: int, card: int) -> None:
    """Ask, unless there is nothing to choose."""
    op, _, amount = effect
    if op == GAIN_ANY:
        offer_cubes(g, seat, amount)
    elif op == CONQUER:
        if conquest.is_anything_there(g.table, seat):
            g.then(CONQUER_ASK[seat][paid])
    elif op == ADVANCE_ANY:
        g.then(PICK_TRACK[seat][amount])
    elif op == RETRIEVE:
        mask = retrieving_rows(g.table)
        if rewards.retrievable(g.table, seat, mask):
            g.then(Retrieve(seat, mask))
    elif op == CONVERT:
        g.then(PickConversion(seat))
    elif op == SWAP:
        g.then(PickSwap(seat))
    elif op == RECALL_ONE:
        g.then(PickDiscard(seat, card))
    elif op == PROMOTE:
        offer_promotion(g, seat)


# Any resources


def offer_cubes(g: Game, seat: int, count: int) -> None:
    """Where only one mix fits it is taken."""
    total = rewards.gainable(g.table, seat, count)
    if not total:
        return
    choices = rewards.gain_options(g.eyes(seat), count)
    if len(choices) == 1:
        GAIN_ANY_ASK[seat][count].decide(g, choices[0])
    else:
        g.then(GAIN_ANY_ASK[seat][count])


class GainAny(Inner, frozen=True):
    """Which cubes to gain."""

    count: int

    def choices(self, me: Eyes) -> Sequence[Action]:
        return rewards.gain_options(me, self.count)

    def decide(self, g: Game, action: Action) -> None:
        assert isinstance(action, GainCubes)
        rewards.gain_any(g, self.seat, action.military, action.culture, action.gold)

    def why_not(self, me: Eyes, action: Action) -> Reason | None:
        if not isinstance(action, GainCubes):
            return None
        return rewards.gain_refusal(me, self.count, action.military, action.culture, action.gold)


def pay_any_for(g: Game, seat: int, card: int) -> None:
    """Cubes of any colours for a card, then what it does; where only one mix can be paid it is paid."""
    count = CARD_COST[card][ANY_PAID]
    choices = paying.any_options(g.eyes(seat), count)
    ask = PayAny(seat, card, count)
    if len(choices) == 1:
        ask.decide(g, choices[0])
    else:
        g.then(ask)


class PayAny(Inner, frozen=True):
    """Which cubes to pay for a card."""

    alike: ClassVar[bool] = True
    card: Card
    count: int

    def choices(self, me: Eyes) -> Sequence[Action]:
        return paying.any_options(me, self.count)

    def decide(self, g: Game, action: Action) -> None:
        assert isinstance(action, PayCubes)
        paying.pay_any(g, self.seat, action.military, action.culture, action.gold)
        gain(g, self.seat, CARD_EFFECTS[self.card], NOT_PAID, self.card)

    def why_not(self, me: Eyes, action: Action) -> Reason | None:
        if not isinstance(action, PayCubes):
            return None
        return paying.any_refusal(me, self.count, action.military, action.culture, action.gold)


# Points


class PickTrack(Inner, frozen=True):
    """On which track to gain the points."""

    points: int

    def choices(self, me: Eyes) -> Sequence[Action]:
        return rewards.TRACK_CHOICES

    def decide(self, g: Game, action: Action) -> None:
        assert isinstance(action, ChooseTrack)
        gain_points(g, self.seat, action.track, self.points)


class PickConversion(Inner, frozen=True):
    """Which point becomes which."""

    def choices(self, me: Eyes) -> Sequence[Action]:
        return rewards.convert_options(me)

    def decide(self, g: Game, action: Action) -> None:
        assert isinstance(action, ConvertPoint)
        rewards.convert(g, self.seat, action.track, action.onto)

    def why_not(self, me: Eyes, action: Action) -> Reason | None:
        return rewards.convert_refusal(action.track) if isinstance(action, ConvertPoint) else None


# Cards


class PickSwap(Inner, frozen=True):
    """How many cubes are exchanged."""

    def choices(self, me: Eyes) -> Sequence[Action]:
        return rewards.swap_options(me)

    def decide(self, g: Game, action: Action) -> None:
        assert isinstance(action, SwapCubes)
        rewards.swap(g, self.seat, action.cube, action.count)

    def why_not(self, me: Eyes, action: Action) -> Reason | None:
        return rewards.swap_refusal(me, action.cube, action.count) if isinstance(action, SwapCubes) else None


class PickDiscard(Inner, frozen=True):
    """Which discarded stratagem comes back."""

    card: Card

    def choices(self, me: Eyes) -> Sequence[Action]:
        return rewards.back_options(me, self.card)

    def decide(self, g: Game, action: Action) -> None:
        assert isinstance(action, TakeCardBack)
        rewards.take_back(g, self.seat, action.card)

    def why_not(self, me: Eyes, action: Action) -> Reason | None:
        return rewards.back_refusal(action.card) if isinstance(action, TakeCardBack) else None


# Workers


def retrieving_rows(t: Table) -> int:
    """Rows with a timer; and for a moment those that have just lost it, as an action begun is finished."""
    mask = rows.with_timer(t)
    for area in range(AREAS):
        if t.late_until[area] != NEVER:
            mask |= 3 << (2 * area)
    return mask


class Retrieve(Inner, frozen=True):
    """Which worker comes back from a row that had a timer when it began."""

    rows: int

    def choices(self, me: Eyes) -> Sequence[Action]:
        return rewards.retrieve_options(me, self.rows)

    def decide(self, g: Game, action: Action) -> None:
        if isinstance(action, RetrieveWorker):
            leaves = placing.leaves_reward_box(g.table, self.seat, action.worker)
            rewards.retrieve(g, self.seat, action.worker)
            if leaves and solo.is_triggered_by_leaving(g.table):
                g.then(RIVALS_ACT)

    def why_not(self, me: Eyes, action: Action) -> Reason | None:
        return rewards.retrieve_refusal(action.worker) if isinstance(action, RetrieveWorker) else None


class RivalsAct(PendulumDo, frozen=True):
    """Solo: a card of the automated opponents."""

    def run(self, g: Game) -> None:
        solo.act(g)


def offer_promotion(g: Game, seat: int) -> None:
    """Where there is one common worker it is promoted."""
    common = council.common_in_play(g.table, seat)
    if len(common) == 1:
        council.promote(g, seat, common[0])
    else:
        g.then(Promote(seat))


class Promote(Inner, frozen=True):
    """Council: which common worker becomes the second grande."""

    def choices(self, me: Eyes) -> Sequence[Action]:
        return council.promote_options(me)

    def decide(self, g: Game, action: Action) -> None:
        assert isinstance(action, PromoteWorker)
        council.promote(g, self.seat, action.worker)

    def why_not(self, me: Eyes, action: Action) -> Reason | None:
        return council.promote_refusal(action.worker) if isinstance(action, PromoteWorker) else None


RIVALS_ACT: Final = RivalsAct()
GAIN_ANY_ASK: Final = [[GainAny(seat, count) for count in range(MOST_CHOSEN + 1)] for seat in range(SEATS)]
PICK_TRACK: Final = [[PickTrack(seat, points) for points in range(3)] for seat in range(SEATS)]
CONQUER_ASK: Final = [[Conquer(seat, paid) for paid in range(len(paying.PAID))] for seat in range(SEATS)]
