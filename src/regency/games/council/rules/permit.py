"""Main action: acquire a business permit tile."""

from __future__ import annotations

from typing import Final

from regency.kernel.edge import Action
from regency.kernel.errors import Reason

from ..effects.turns import use_main_action
from ..model.actions import AcquirePermit
from ..model.reasons import NoPermitThere
from ..model.state import Council, Eyes, face_up
from ..printed.tables import FACE_UP, NOTHING, REGIONS
from .bribe import cheapest, no_bribe

ACQUISITIONS: Final[list[list[Action]]] = [
    [AcquirePermit(region, slot) for slot in range(FACE_UP)] for region in range(REGIONS)
]


def options(me: Eyes) -> list[Action]:
    """Either face-up permit of a region whose council can be bribed."""
    found: list[Action] = []
    t = me.table
    for region in range(REGIONS):
        if cheapest(t, me.own.hand, region) <= t.coins[me.seat]:
            for slot in range(FACE_UP):
                if face_up(t, region, slot) != NOTHING:
                    found.append(ACQUISITIONS[region][slot])
    return found


def perform(g: Council) -> None:
    """The bribe, the tile and its bonus follow as steps."""
    use_main_action(g)


def refusal(me: Eyes, region: int, slot: int) -> Reason:
    """Nothing lies there, or the council cannot be bribed."""
    if face_up(me.table, region, slot) == NOTHING:
        return NoPermitThere(region)
    return no_bribe(me, region, 0)
