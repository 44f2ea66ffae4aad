"""Every question of Pendulum, as the declaration lists them."""

from __future__ import annotations

from typing import Final

from regency.kernel.edge import AnyAsk

from .council import ChooseReward, RankBonus, TrimSlot
from .doing import BreakGate, PickNeighbour, TokenLost, WithAction, WithClaim
from .gains import GainAny, PayAny, PickConversion, PickDiscard, PickSwap, PickTrack, Promote, Retrieve
from .provinces import Conquer, ConquerAgain, Restock, Tuck
from .stages import ActFreely, PickMat, SetOut, TakeTurn

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

__all__ = [
    "ASKS", "ActFreely", "BreakGate", "ChooseReward", "Conquer", "ConquerAgain", "GainAny", "PayAny",
    "PickConversion", "PickDiscard", "PickMat", "PickNeighbour", "PickSwap", "PickTrack", "Promote",
    "RankBonus", "Restock", "Retrieve", "SetOut", "TakeTurn", "TokenLost", "TrimSlot", "Tuck", "WithAction",
    "WithClaim",
]  # fmt: skip
