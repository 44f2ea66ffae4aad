"""The questions of Pendulum."""

from __future__ import annotations

from typing import Final

from regency.kernel.edge import AnyAsk, Ask

from ..model.domains import Card, Province, Slot, Task, Worker
from ..model.state import Box, Screen, Table

PendulumAsk = Ask[Table, Screen, Box]


class PickMat(PendulumAsk, frozen=True):
    """Setup: which character and side."""


class SetOut(PendulumAsk, frozen=True):
    """Setup: where a worker is placed in a lower row."""

    worker: Worker


class TakeTurn(PendulumAsk, frozen=True):
    """Untimed turns: one action, or pass."""


class ActFreely(PendulumAsk, frozen=True):
    """Real time and untimed simultaneous: anything, one thing at a time."""


class Restock(PendulumAsk, frozen=True):
    """Untimed turns and Council: anybody may refill an empty open space."""


class WithAction(PendulumAsk, frozen=True):
    """Which worker acts with the card, or which other card is added."""

    card: Card
    plan: int


class PickNeighbour(PendulumAsk, frozen=True):
    """Of which neighbouring action the reward is gained too."""

    worker: Worker
    task: Task
    plan: int


class WithClaim(PendulumAsk, frozen=True):
    """What is claimed by the card: the lower reward, or the token."""

    card: Card


class BreakGate(PendulumAsk, frozen=True):
    """Which worker enters which box of a row with a timer."""

    card: Card


class GainAny(PendulumAsk, frozen=True):
    """Which cubes to gain."""

    count: int


class PayAny(PendulumAsk, frozen=True):
    """Which cubes to pay for a card."""

    card: Card
    count: int


class PickTrack(PendulumAsk, frozen=True):
    """On which track to gain the points."""

    points: int


class PickConversion(PendulumAsk, frozen=True):
    """Which point becomes which."""


class PickSwap(PendulumAsk, frozen=True):
    """How many cubes are exchanged."""


class PickDiscard(PendulumAsk, frozen=True):
    """Which discarded stratagem comes back."""

    card: Card


class Retrieve(PendulumAsk, frozen=True):
    """Which worker comes back from a row with a timer."""

    rows: int


class Conquer(PendulumAsk, frozen=True):
    """Which province, an open one for a slot or the top of the stack."""

    paid: int


class Tuck(PendulumAsk, frozen=True):
    """Under which slot the province from the stack goes."""

    province: Province


class ConquerAgain(PendulumAsk, frozen=True):
    """A better rank took the province: another one, the stack, or none and the payment back."""

    province: Province
    paid: int


class TokenLost(PendulumAsk, frozen=True):
    """A better rank took the token: the lower reward, or the marker back."""

    way: int


class RankBonus(PendulumAsk, frozen=True):
    """Council: on which track the next bonus point of the rank goes."""

    points: int


class ChooseReward(PendulumAsk, frozen=True):
    """Council: an open card, the corner reward, or the grande reward."""


class Promote(PendulumAsk, frozen=True):
    """Council: which common worker becomes the second grande."""


class TrimSlot(PendulumAsk, frozen=True):
    """Council: which province beyond the limit goes out of the game."""

    slot: Slot


ASKS: Final[tuple[type[AnyAsk], ...]] = (
    PickMat,
    SetOut,
    TakeTurn,
    ActFreely,
    Restock,
    WithAction,
    PickNeighbour,
    WithClaim,
    BreakGate,
    GainAny,
    PayAny,
    PickTrack,
    PickConversion,
    PickSwap,
    PickDiscard,
    Retrieve,
    Conquer,
    Tuck,
    ConquerAgain,
    TokenLost,
    RankBonus,
    ChooseReward,
    Promote,
    TrimSlot,
)
