"""Provinces: which one, for which slot; and what happens to whoever loses one to a better rank."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from regency.kernel.edge import Action
from regency.kernel.errors import Reason

from ..model.actions import DrawProvince, Forgo, RefillProvince, TakeProvince, TuckProvince
from ..model.domains import Province
from ..model.reasons import NotYourTurn
from ..model.state import Eyes, Game, Table
from ..printed.terms import NOTHING
from ..rules import last_actions, paying, provinces
from .base import Inner, PendulumAsk, disturb


class Conquer(Inner, frozen=True):
    """Which province, an open one for a slot or the top of the stack."""

    paid: int

    def choices(self, me: Eyes) -> Sequence[Action]:
        return provinces.options(me)

    def decide(self, g: Game, action: Action) -> None:
        conquer(g, self.seat, action, self.paid)

    def why_not(self, me: Eyes, action: Action) -> Reason | None:
        return why_not_conquered(me, action)


def conquer(g: Game, seat: int, action: Action, paid: int) -> None:
    """An open one, which a worse rank may lose by it; or the top of the stack; or none."""
    if isinstance(action, TakeProvince):
        loser, paid_before = provinces.take(g, seat, action.province, action.slot, paid)
        disturb(g, seat)
        if loser != NOTHING:
            g.each(loser, ConquerAgain(loser, action.province, paid_before))
            last_actions.lose(g, loser)
    elif isinstance(action, DrawProvince):
        disturb(g, seat)
        g.then(Tuck(seat, provinces.draw(g, seat)))


def why_not_conquered(me: Eyes, action: Action) -> Reason | None:
    if isinstance(action, TakeProvince):
        return provinces.refusal(me, action.province)
    return provinces.draw_refusal() if isinstance(action, DrawProvince) else None


class Tuck(Inner, frozen=True):
    """Under which slot the province from the stack goes."""

    province: Province

    def choices(self, me: Eyes) -> Sequence[Action]:
        return provinces.TUCKS

    def decide(self, g: Game, action: Action) -> None:
        assert isinstance(action, TuckProvince)
        provinces.tuck(g, self.seat, self.province, action.slot)


class ConquerAgain(Inner, frozen=True):
    """A better rank took the province: another one, the stack, or none and the payment back."""

    province: Province
    paid: int

    def choices(self, me: Eyes) -> Sequence[Action]:
        return provinces.options(me)

    def decide(self, g: Game, action: Action) -> None:
        if isinstance(action, Forgo):
            self.give_back(g)
        else:
            conquer(g, self.seat, action, self.paid)

    def give_back(self, g: Game) -> None:
        """Up to the cap; worker or card stay used."""
        paying.give_back(g, self.seat, paying.PAID[self.paid])

    def why_not(self, me: Eyes, action: Action) -> Reason | None:
        return why_not_conquered(me, action)


class Restock(PendulumAsk, frozen=True):
    """Untimed turns and Council: anybody may refill an empty open space."""

    alike: ClassVar[bool] = True

    def due(self, table: Table) -> bool:
        return False

    def options(self, me: Eyes) -> Sequence[Action]:
        return provinces.refill_options(me)

    def take(self, g: Game, action: RefillProvince) -> None:
        provinces.refill(g, self.seat, action.space)
        g.then(self)

    def refusal(self, me: Eyes, action: Action) -> Reason:
        if isinstance(action, RefillProvince):
            return provinces.refill_refusal(me, action.space)
        return NotYourTurn()
