"""What a tab asks besides moves: previews, remarks, reasons and hints."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec

from regency.kernel import why
from regency.kernel.edge import Action, includes
from regency.kernel.errors import NotAsked, OtherQuestion, Refused
from regency.kernel.gains import remark_with_gain, remarks_with_gains
from regency.kernel.preview import behind, preview

from . import encoding, texts
from .bot_pool import questions_to
from .play import Position
from .presence import Tab
from .refusals import excuse, refuse
from .room import Room
from .socket_messages import (
    Hinted,
    Look,
    Obstacle,
    Obstacles,
    Previewed,
    Remarked,
    WantHint,
    WantRemarks,
    Why,
)
from .tables import AllTables

_ENCODE = msgspec.json.Encoder().encode


def chain_of(room: Room, message: Look | WantRemarks | Why | WantHint) -> list[Action]:
    """The actions behind which something is asked."""
    return [room.wire.decode(bytes(action)) for action in message.do]


async def look(tables: AllTables, room: Room, tab: Tab, message: Look) -> bytes:
    """What a chain would do, from the seat's own sight."""
    me = await room.sight(tab.device, message.seat)
    with tables.side_work.charged(tab.side(), tab.address):
        chain = chain_of(room, message)
        seen = preview(room.rules, me, chain)
        asked = tuple(encoding.question(ask, options) for ask, options in seen.questions)
        events = encoding.raw(seen.events)
        return _ENCODE(Previewed(message.id, events, seen.final, asked, seen.nested, seen.gains, seen.open))


async def remark(tables: AllTables, room: Room, tab: Tab, message: WantRemarks) -> bytes:
    """What the game has to say of each option, from the seat's own sight."""
    me = await room.sight(tab.device, message.seat)
    with tables.side_work.charged(tab.side(), tab.address):
        chain = chain_of(room, message)
        found = remarks_with_gains(room.rules, me, chain)
        plain = tuple(tuple(None if one is None else texts.plain(one) for one in each) for each in found)
        return _ENCODE(Remarked(message.id, plain))


async def why_not(tables: AllTables, room: Room, tab: Tab, message: Why) -> bytes:
    """What stands in the way, by the refusals of the rules, from the seat's own sight."""
    me = await room.sight(tab.device, message.seat)
    with tables.side_work.charged(tab.side(), tab.address):
        chain = chain_of(room, message)
        attempts = [why.Attempt(attempt.kind, attempt.fields) for attempt in message.attempts]
        found = why.obstacles(room.rules, me, chain, attempts)
        plain = tuple(Obstacle(one.kind, msgspec.to_builtins(one.why)) for one in found)
        return _ENCODE(Obstacles(message.id, plain))


async def want_hint(tables: AllTables, room: Room, tab: Tab, message: WantHint) -> None:
    """A hint is thought out beside everything else: the next message is answered meanwhile."""
    entry, me, notes = await room.own_position(tab.device, message.seat)
    chain = chain_of(room, message)
    with tables.side_work.charged(tab.side(), tab.address):
        position = Position(entry, *behind(room.rules, me, notes, chain))
    if not questions_to(position.sight):
        raise Refused(NotAsked(message.seat))
    place = (room.table.id, message.seat)
    tables.side_work.must_have_room(tab.side(), tab.address, place, position.entry)

    async def thought() -> None:
        try:
            await hint(tables, room, tab, message, position)
        except asyncio.CancelledError:  # by a newer one, or there is nobody to read it
            refuse(tab, message.id, OtherQuestion())
            raise
        except Exception as error:  # noqa: BLE001  (excused, and logged where it is a fault of ours)
            excuse(tab, message, error)

    tables.side_work.think(tab, tab.address, place, position.entry, thought())


async def hint(tables: AllTables, room: Room, tab: Tab, message: WantHint, position: Position) -> None:
    """What a good bot would do, thought out in another process; refused where it can no longer be done."""
    _, me, notes = position
    found = await tables.bots.hint(f"hints {tab.address}", room.table.game, me, notes)
    best = found["next_best"]
    reasons: Sequence[str] = found["reasons"]
    action = encoding.raw(found["action"])
    advised = room.wire.decode(bytes(action))
    if not can_follow(room, message, advised):
        raise Refused(OtherQuestion())
    remark = remark_with_gain(room.rules, me, advised)
    tab.push(
        _ENCODE(
            Hinted(
                message.id,
                action,
                None if remark is None else texts.plain(remark),
                None if best is None else encoding.raw(best),
                tuple(reasons),
            )
        )
    )


def can_follow(room: Room, message: WantHint, advised: Action) -> bool:
    """Whether what was asked is still asked, and this is among its options."""
    try:
        found = preview(room.rules, room.running().look(message.seat), chain_of(room, message))
    except Refused:
        return False
    return any(includes(options, advised) for _, options in found.questions)
