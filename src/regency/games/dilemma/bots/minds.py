"""Minds: what a house wants of the open question.

Each bot has one of its own, and imagines those of others with any agenda that they may have.
"""

from __future__ import annotations

from typing import Final

from ..model.state import Eyes
from ..printed.agendas import AGENDAS
from ..printed.figures import AYE, NAY, NOTHING
from ..rules.finale import is_finale
from . import finale
from .odds import sigmoid
from .stakes import after, coin_for, coin_worth, is_open, rows_after, worth

SURE: Final = 1.8  # Power of a lead that is mostly enough


class Mind:
    """What somebody wants who sits there: what either side would leave, and what a coin is worth."""

    def __init__(self, seat: int, aye: float, nay: float, coin: float, power: int) -> None:
        self.seat = seat
        self.aye = aye
        self.nay = nay
        self.coin = coin
        self.power = power

    def hope(self, ahead: float) -> float:
        """What is left of the own wishes where Aye is so far ahead."""
        odds = sigmoid(ahead / SURE)
        return odds * self.aye + (1.0 - odds) * self.nay

    def wants(self) -> int:
        """The side that it would have."""
        return AYE if self.aye >= self.nay else NAY


def own(me: Eyes) -> Mind:
    """The own one."""
    if not is_open(me.table):
        return Mind(me.seat, 0.0, 0.0, coin_worth(me), me.own.power)
    return Mind(me.seat, after(me, AYE), after(me, NAY), coin_worth(me), me.own.power)


def minds(me: Eyes, others: list[int]) -> list[list[Mind]]:
    """Of each of these houses all that it may have: of any agenda but the own; in the finale all is known."""
    t = me.table
    has_question = is_open(t)
    if is_finale(t):
        return [[mind_of(me, seat, has_question)] for seat in others]
    found: list[list[Mind]] = [[] for _ in others]
    rows = [rows_after(t, side) for side in (AYE, NAY)] if has_question else []
    for agenda in range(AGENDAS):
        if agenda != me.own.agenda:
            aye = worth(rows[AYE], agenda) if has_question else 0.0
            nay = worth(rows[NAY], agenda) if has_question else 0.0
            for nth in range(len(others)):
                power = power_of(me, others[nth])
                found[nth].append(Mind(others[nth], aye, nay, coin_for(t, agenda), power))
    return found


def mind_of(me: Eyes, seat: int, has_question: bool) -> Mind:
    """In the finale everybody can see what anybody wants."""
    t = me.table
    aye = finale.after(t, seat, AYE) if has_question else 0.0
    nay = finale.after(t, seat, NAY) if has_question else 0.0
    return Mind(seat, aye, nay, coin_for(t, NOTHING), power_of(me, seat))


def power_of(me: Eyes, seat: int) -> int:
    """What a house has as far as all can tell: where pools are hidden, as much as any other."""
    t = me.table
    if t.rules.open_pools:
        return t.open_power[seat]
    rest = t.power_total - t.balance - sum(t.bid) - me.own.power
    return rest // (len(t.house) - 1)
