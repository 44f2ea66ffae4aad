"""Provinces: opened, taken, tucked, taken away, trimmed."""

from __future__ import annotations

from regency.kernel.edge import ALL

from ..model.events import (
    ProvinceDiscarded,
    ProvinceDrawn,
    ProvinceOpened,
    ProvinceRemoved,
    ProvincesCleared,
    ProvinceTaken,
    ProvinceTakenAway,
    ProvinceTucked,
    ProvinceTurnedUp,
    SpaceRefilled,
)
from ..model.state import Game
from ..printed.provinces import OPEN_SPACES
from ..printed.terms import NOTHING, SLOTS
from .cards import without


def open_province(g: Game, space: int) -> None:
    """The top of the stack onto an empty open space."""
    t = g.table
    if not t.provinces_left:
        return
    g.show(ALL)
    t.spaces[space] = g.box.province_stack.pop()
    t.provinces_left -= 1
    if g.heard:
        g.tell(ProvinceOpened(space, t.spaces[space]))


def refill_space(g: Game, seat: int, space: int) -> None:
    """Somebody fills an empty open space."""
    if g.heard:
        g.tell(SpaceRefilled(seat, space))
    open_province(g, space)


def take_open(g: Game, seat: int, province: int, slot: int) -> None:
    """From its space; where it goes is another verb's matter."""
    t = g.table
    if province in t.spaces:
        t.spaces[t.spaces.index(province)] = NOTHING
    if g.heard:
        g.tell(ProvinceTaken(seat, province, slot))


def tuck(g: Game, seat: int, province: int, slot: int) -> None:
    """Under the slot, for good."""
    t = g.table
    t.slots[seat * SLOTS + slot] += (province,)
    if t.drawn[seat] == province:
        t.drawn[seat] = NOTHING
    if g.heard:
        g.tell(ProvinceTucked(seat, province, slot))


def hold_province(g: Game, seat: int, province: int, slot: int, space: int, paid: int, until: int) -> None:
    """Beside the slot: a better rank may still take it."""
    g.table.pending.append((province, seat, slot, space, paid, until))


def confirm_province(g: Game, number: int) -> None:
    """Nobody can take it away any more: under the slot."""
    province, seat, slot, _, _, _ = g.table.pending.pop(number)
    tuck(g, seat, province, slot)


def take_province_away(g: Game, number: int, by: int) -> None:
    """It goes to a better rank."""
    province, seat, _, _, _, _ = g.table.pending.pop(number)
    if g.heard:
        g.tell(ProvinceTakenAway(seat, province, by))


def draw_province(g: Game, seat: int) -> None:
    """The top of the stack, chosen unseen; then everybody sees it."""
    t = g.table
    if g.heard:
        g.tell(ProvinceDrawn(seat))
    g.show(ALL)
    t.drawn[seat] = g.box.province_stack.pop()
    t.provinces_left -= 1
    if g.heard:
        g.tell(ProvinceTurnedUp(seat, t.drawn[seat]))


def lose_drawn(g: Game, seat: int) -> None:
    """Never tucked: out of the game."""
    t = g.table
    if t.drawn[seat] != NOTHING:
        t.provinces_out.append(t.drawn[seat])
        t.drawn[seat] = NOTHING


def discard_province(g: Game, seat: int, province: int, slot: int) -> None:
    """Beyond the limit: out of the game."""
    t = g.table
    place = seat * SLOTS + slot
    t.slots[place] = without(t.slots[place], province)
    t.provinces_out.append(province)
    if g.heard:
        g.tell(ProvinceDiscarded(seat, province, slot))


def clear_open(g: Game) -> None:
    """The open ones go out of the game."""
    t = g.table
    t.provinces_out += [province for province in t.spaces if province != NOTHING]
    t.spaces = [NOTHING] * OPEN_SPACES
    if g.heard:
        g.tell(ProvincesCleared())


def remove_for_rival(g: Game, rival: int, space: int) -> None:
    """An automated opponent takes an open one out of the game."""
    t = g.table
    province = t.spaces[space]
    t.spaces[space] = NOTHING
    t.provinces_out.append(province)
    if g.heard:
        g.tell(ProvinceRemoved(rival, province))
