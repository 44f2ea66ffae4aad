"""Provinces: conquering, refilling, and trimming at the Council."""

from __future__ import annotations

from typing import Final

from regency.kernel.codec import interned
from regency.kernel.edge import Action
from regency.kernel.errors import Reason

from ..effects import provinces
from ..model.actions import DiscardProvince, DrawProvince, RefillProvince, TakeProvince, TuckProvince
from ..model.reasons import (
    ProvinceGone,
    ProvinceHeld,
    ProvinceNotThere,
    RefilledByItself,
    SpaceHeld,
    SpaceNotEmpty,
    StackEmpty,
)
from ..model.state import Eyes, Game, Table
from ..printed.provinces import FAMILY_ICONS, OPEN_SPACES, PROVINCE_FAMILY, PROVINCES
from ..printed.reconstructed import GRACE
from ..printed.terms import NOTHING, SLOT_LIMIT, SLOTS, WIDER_LIMIT
from .grace import has_better
from .rewards import FORGO
from .rows import rank_of

TAKE: Final[list[list[Action]]] = [
    [interned(TakeProvince)[province * SLOTS + slot] for slot in range(SLOTS)]
    for province in range(PROVINCES)
]
DRAW: Final[Action] = interned(DrawProvince)[0]
TUCKS: Final[list[Action]] = list(interned(TuckProvince))
REFILL: Final[list[Action]] = list(interned(RefillProvince))
DISCARDS: Final[list[Action]] = list(interned(DiscardProvince))

PROVINCE: Final = 0  # of what is provisional
HOLDER: Final = 1
FOR_SLOT: Final = 2
FROM_SPACE: Final = 3
PAID_FOR: Final = 4
UNTIL: Final = 5


def is_anything_there(t: Table, seat: int) -> bool:
    """Whether a province can be had at all."""
    if t.provinces_left:
        return True
    for space in range(OPEN_SPACES):
        if t.spaces[space] != NOTHING:
            return True
    return bool(contested(t, seat))


def contested(t: Table, seat: int) -> list[int]:
    """Provinces that others have provisionally and a better rank may take."""
    found: list[int] = []
    if t.pending:
        rank = rank_of(t, seat)
        for held in t.pending:
            if held[HOLDER] != seat and rank_of(t, held[HOLDER]) > rank:
                found.append(held[PROVINCE])
    return found


def options(me: Eyes) -> list[Action]:
    """An open province for any slot, the top of the stack unseen, or none."""
    t = me.table
    found: list[Action] = []
    for province in t.spaces:
        if province != NOTHING:
            found.extend(TAKE[province])
    for province in contested(t, me.seat):
        found.extend(TAKE[province])
    if t.provinces_left:
        found.append(DRAW)
    found.append(FORGO)
    return found


def take(g: Game, seat: int, province: int, slot: int, paid: int) -> tuple[int, int]:
    """For good, or provisionally if some rank is better; returned is who loses it, and what he paid."""
    t = g.table
    loser, paid_before, space = NOTHING, NOTHING, NOTHING
    number = holding_of(t, province)
    if number != NOTHING:
        loser, paid_before, space = (
            t.pending[number][HOLDER], t.pending[number][PAID_FOR], t.pending[number][FROM_SPACE],
        )  # fmt: skip
        provinces.take_province_away(g, number, seat)
    else:
        space = t.spaces.index(province)
    provinces.take_open(g, seat, province, slot)
    if g.clock.running and has_better(t, seat):
        provinces.hold_province(g, seat, province, slot, space, paid, g.clock.now + GRACE)
    else:
        provinces.tuck(g, seat, province, slot)
    refill_by_itself(g)
    return loser, paid_before


def holding_of(t: Table, province: int) -> int:
    """The number of what is provisional that is this province, or NOTHING."""
    for number in range(len(t.pending)):
        if t.pending[number][PROVINCE] == province:
            return number
    return NOTHING


def draw(g: Game, seat: int) -> int:
    """The top of the stack; returned is what it is."""
    provinces.draw_province(g, seat)
    return g.table.drawn[seat]


def tuck(g: Game, seat: int, province: int, slot: int) -> None:
    provinces.tuck(g, seat, province, slot)


def refusal(me: Eyes, province: int) -> Reason:
    """Somebody has it."""
    if holding_of(me.table, province) != NOTHING:
        return ProvinceHeld(province)
    return ProvinceGone(province)


def draw_refusal() -> Reason:
    return StackEmpty()


# Refilling


def can_refill(t: Table, space: int) -> bool:
    """Empty, nothing of it provisional, and something to fill it with."""
    return t.spaces[space] == NOTHING and t.provinces_left > 0 and not is_held(t, space)


def is_held(t: Table, space: int) -> bool:
    """Whether the card of the space is provisional."""
    for held in t.pending:
        if held[FROM_SPACE] == space:
            return True
    return False


def refill_options(me: Eyes) -> list[Action]:
    """Anybody may fill an empty open space, at any time."""
    t = me.table
    if t.rules.province_refill == "auto" or not t.provinces_left:
        return []
    found: list[Action] = []
    for space in range(OPEN_SPACES):
        if t.spaces[space] == NOTHING and not is_held(t, space):
            found.append(REFILL[space])
    return found


def refill(g: Game, seat: int, space: int) -> None:
    provinces.refill_space(g, seat, space)


def refill_by_itself(g: Game) -> None:
    """With automatic refill, at once."""
    if g.table.rules.province_refill == "auto":
        for space in range(OPEN_SPACES):
            if can_refill(g.table, space):
                provinces.open_province(g, space)


def confirm(g: Game, number: int) -> None:
    """Nobody can take it away any more; its space may be refilled."""
    provinces.confirm_province(g, number)
    refill_by_itself(g)


def refill_refusal(me: Eyes, space: int) -> Reason:
    t = me.table
    if t.rules.province_refill == "auto":
        return RefilledByItself()
    if t.spaces[space] != NOTHING:
        return SpaceNotEmpty(space)
    return SpaceHeld(space) if is_held(t, space) else StackEmpty()


# Trimming


def limit(t: Table, seat: int) -> int:
    """Two a slot, three with Wider Borders."""
    return SLOT_LIMIT if t.wider[seat] == NOTHING else WIDER_LIMIT


def is_over(t: Table, seat: int, slot: int) -> bool:
    """Whether a slot holds more than it may at the Council."""
    return len(t.slots[seat * SLOTS + slot]) > limit(t, seat)


def is_alike(t: Table, seat: int, slot: int) -> bool:
    """Whether all provinces of a slot do the same there, so that it does not matter which goes."""
    held = t.slots[seat * SLOTS + slot]
    for province in held:
        if icon(province, slot) != icon(held[0], slot):
            return False
    return True


def icon(province: int, slot: int) -> object:
    """What it does in a slot."""
    return FAMILY_ICONS[PROVINCE_FAMILY[province]][slot]


def trim_alike(g: Game, seat: int, slot: int) -> None:
    """The last ones go."""
    while is_over(g.table, seat, slot):
        provinces.discard_province(g, seat, g.table.slots[seat * SLOTS + slot][-1], slot)


def trim_options(me: Eyes, slot: int) -> list[Action]:
    """Its owner chooses."""
    return [DISCARDS[province] for province in me.table.slots[me.seat * SLOTS + slot]]


def trim(g: Game, seat: int, province: int, slot: int) -> None:
    provinces.discard_province(g, seat, province, slot)


def trim_refusal(province: int) -> Reason:
    return ProvinceNotThere(province)
