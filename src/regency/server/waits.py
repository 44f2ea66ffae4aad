"""How long the server waits before it moves by itself, so that people can follow."""

from __future__ import annotations

from typing import Final

from regency.kernel.edge import AnyAsk, Millis

from . import talking
from .messages import Tempo
from .play import RoomPlay

TIMES: Final[dict[Tempo, float]] = {"calm": 3.0, "quick": 1.0, "at-once": 0.0}  # the server's own pause
GOING_ON: Final = 2 / 3  # of it where the same seat has moved last: it is looked at already


def talk_before(room: RoomPlay, ask: AnyAsk, pause: float) -> Millis:
    """How long a bot lets people talk before it answers this; less where all is to be quick."""
    if not talking.people_at(room) or not pause:
        return 0
    share = TIMES[room.table.tempo] / TIMES["calm"]
    return int(ask.pace(room.running().state.table) * min(1.0, pause) * share)


def wait_before(room: RoomPlay, seat: int, pause: float) -> float:
    """Seconds before a bot moves for this seat: the one place where it is decided how long people get."""
    tempo: Tempo = room.table.tempo
    if not room.tabs:  # nobody need follow
        return pause * min(TIMES[tempo], TIMES["quick"])
    return pause * TIMES[tempo] * (GOING_ON if room.last_mover() == seat and tempo == "calm" else 1.0)
