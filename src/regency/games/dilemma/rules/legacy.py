"""Legacy setup effects: what earlier reigns have left changes how this one begins."""

from __future__ import annotations

from typing import Final

from regency.kernel.codec import interned
from regency.kernel.edge import Action
from regency.kernel.errors import Reason

from ..effects.goods import take_pool
from ..effects.realm import give_token, name_dreamer, return_token, shift_row
from ..effects.story import age_stickers
from ..model.actions import ReturnToken
from ..model.reasons import NotYourToken
from ..model.state import Eyes, Game, Table
from ..printed.agendas import NEGATIVE, POSITIVE
from ..printed.figures import (
    AGEING_BOXES,
    CHRONICLE_SPACES,
    NOTHING,
    RESOURCES,
    START_COINS,
    START_POWER,
    TOKENS_KEPT,
    WELFARE,
)
from ..printed.story import DREAM, LONG_FLOOD, REGENCY
from .abilities import at_start
from .houses import by_prestige, seat_of

RETURN: Final = interned(ReturnToken)


def carry_out(g: Game) -> None:
    """In the order of the rulebook; event cards first, which lie there already."""
    if g.table.running[DREAM]:
        name_dreamer(g, by_prestige(g.table)[0])
    age_stickers(g, AGEING_BOXES)
    shift_resources(g)
    if g.table.running[LONG_FLOOD]:
        shift_row(g, WELFARE, -1)
    for seat in range(len(g.screens)):
        power, coins = start_pool(g.table, seat)
        take_pool(g, seat, power, coins)
    for token in range(2 * RESOURCES):
        seat = newest_signer(g.table, token)
        if seat != NOTHING:
            give_token(g, seat, token)


def shift_resources(g: Game) -> None:
    """One row for each sticker; only what it comes to is moved, without momentum and Stability."""
    t = g.table
    for resource in range(RESOURCES):
        first = resource * CHRONICLE_SPACES
        by = sum(t.sticker_face[first : first + CHRONICLE_SPACES])
        if by:
            shift_row(g, resource, by)


def start_pool(t: Table, seat: int, more: int = 0) -> tuple[int, int]:
    """Power and coins to begin with: everything is added, and only then is nothing the least."""
    house = t.house[seat]
    signed = sum(
        [t.sticker_face[space] for space in range(len(t.sticker)) if t.sticker_signer[space] == house]
    )
    power, coins = at_start(t, seat)
    office = 1 if t.running[REGENCY] and t.regent == house else 0
    return max(0, START_POWER + signed + power + office + more), START_COINS + coins


def newest_signer(t: Table, token: int) -> int:
    """Of the houses at the table the one that signed the newest sticker of this kind, or NOTHING."""
    resource, kind = token // 2, token % 2
    wanted = 1 if kind == POSITIVE else -1
    best = NOTHING
    for space in range(resource * CHRONICLE_SPACES, (resource + 1) * CHRONICLE_SPACES):
        is_one = t.sticker[space] != NOTHING and t.sticker_face[space] == wanted
        is_here = is_one and seat_of(t, t.sticker_signer[space]) != NOTHING
        if is_here and (best == NOTHING or t.marks[space] <= t.marks[best]):
            best = space
    return NOTHING if best == NOTHING else seat_of(t, t.sticker_signer[best])


def tokens_of(t: Table, seat: int, kind: int) -> list[int]:
    """The open agendas of a kind before a screen."""
    return [token for token in range(2 * RESOURCES) if t.token[token] == seat and token % 2 == kind]


def has_too_many(t: Table, seat: int) -> bool:
    """More than two of a kind."""
    return any([len(tokens_of(t, seat, kind)) > TOKENS_KEPT for kind in (POSITIVE, NEGATIVE)])


def next_to_return(t: Table) -> int:
    """Whoever has too many, lowest Prestige first, or NOTHING."""
    for seat in by_prestige(t):
        if has_too_many(t, seat):
            return seat
    return NOTHING


def options(me: Eyes) -> list[Action]:
    """Any of a kind of which there are too many."""
    return [RETURN[token] for token in returnable(me.table, me.seat)]


def returnable(t: Table, seat: int) -> list[int]:
    found: list[int] = []
    for kind in (POSITIVE, NEGATIVE):
        mine = tokens_of(t, seat, kind)
        if len(mine) > TOKENS_KEPT:
            found += mine
    return sorted(found)


def perform(g: Game, seat: int, token: int) -> None:
    return_token(g, seat, token)


def refusal(me: Eyes, token: int) -> Reason:
    return NotYourToken(token)
