"""The verbs of permits: taken, used, turned up, put under."""

from __future__ import annotations

from regency.kernel.edge import ALL

from ..model.events import (
    PermitBonusGained,
    PermitDeclined,
    PermitPutUnder,
    PermitTaken,
    PermitTurnedUp,
    PermitUsed,
)
from ..model.state import Council, face_up
from ..printed.tables import FACE_UP, NOTHING


def take_permit(g: Council, seat: int, region: int, slot: int) -> int:
    """Lay a face-up permit before the seat; returns which it is."""
    t = g.table
    permit = face_up(t, region, slot)
    t.market[region * FACE_UP + slot] = NOTHING
    t.permits[seat] += (permit,)
    t.just_taken += (permit,)
    if g.heard:
        g.tell(PermitTaken(seat, permit, region, slot))
    return permit


def decline_permit(g: Council, seat: int) -> None:
    if g.heard:
        g.tell(PermitDeclined(seat))


def turn_up_permit(g: Council, region: int, slot: int) -> None:
    """Fill a gap from the stack, if there is a tile left."""
    t = g.table
    if t.stacks[region] == 0:
        return
    g.show(ALL)
    permit = g.box.stacks[region].pop()
    t.stacks[region] -= 1
    t.market[region * FACE_UP + slot] = permit
    if g.heard:
        g.tell(PermitTurnedUp(region, slot, permit))


def put_permit_under(g: Council, region: int, slot: int) -> None:
    """A face-up permit goes face down under its stack."""
    t = g.table
    permit = face_up(t, region, slot)
    if permit == NOTHING:
        return
    t.market[region * FACE_UP + slot] = NOTHING
    g.box.stacks[region].insert(0, permit)
    t.stacks[region] += 1
    if g.heard:
        g.tell(PermitPutUnder(region, slot, permit))


def use_permit(g: Council, seat: int, permit: int) -> None:
    """Turn a permit face down: it stays, but cannot be built with again."""
    t = g.table
    t.permits[seat] = tuple([held for held in t.permits[seat] if held != permit])
    t.used[seat] += (permit,)
    if g.heard:
        g.tell(PermitUsed(seat, permit))


def tell_permit_bonus(g: Council, seat: int, permit: int) -> None:
    if g.heard:
        g.tell(PermitBonusGained(seat, permit))
