"""Every step of Pendulum, as the declaration lists them, and the first one."""

from __future__ import annotations

from typing import Final

from regency.kernel.edge import AnyStep

from .council import Council, RivalCouncil, SeatCouncil, Trim
from .gains import Gain, RivalsAct
from .questions import ASKS
from .stages import (
    AfterCouncil,
    BeginRound,
    Countdown,
    NextTurn,
    Opening,
    RivalsSetOut,
    Sand,
    Stage,
    UntimedStep,
)

OPENING: Final = Opening()
STEPS: Final[tuple[type[AnyStep], ...]] = (
    *ASKS,
    Opening,
    RivalsSetOut,
    BeginRound,
    Countdown,
    Sand,
    UntimedStep,
    Stage,
    NextTurn,
    Gain,
    RivalsAct,
    Council,
    SeatCouncil,
    RivalCouncil,
    Trim,
    AfterCouncil,
)
