"""The live connection: one socket a tab, typed messages in, answers out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

import msgspec

from regency.kernel import why
from regency.kernel.edge import Action, includes
from regency.kernel.errors import Malformed, NotAsked, OtherQuestion, Reason, Refused, Trouble
from regency.kernel.gains import remark_with_gain, remarks_with_gains
from regency.kernel.preview import behind, preview

from . import clock, counts, encoding, texts
from .bot_pool import questions_to
from .connections import AnySocket
from .middleware import BUDGET, DIRECT
from .play import Position
from .presence import Tab
from .rate_limits import MessageLimit
from .reasons import Denied, MessageTooLarge, NotTimed, OutOfOrder, TooFast
from .room import Room
from .settings import Settings
from .socket_messages import (
    AskSeat,
    Consent,
    Done,
    FromClient,
    GiveUp,
    Hinted,
    Look,
    Obstacle,
    Obstacles,
    Pause,
    Ping,
    Pong,
    Previewed,
    ProposeEnd,
    Ready,
    Refusal,
    Remarked,
    Say,
    Show,
    StandIn,
    Submit,
    TakeBack,
    Verdict,
    WantHint,
    WantRemarks,
    Why,
)
from .socket_protocol import READY
from .tables import AllTables
from .websocket_frames import framed

MOST_BYTES: Final = 16 * 1024
MOST_FAULTS: Final = 200  # malformed messages before the socket is closed
LOG: Final = logging.getLogger("regency.server")

_DECODER: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_ENCODE = msgspec.json.Encoder().encode


async def converse(
    socket: AnySocket, tables: AllTables, room: Room, tab: Tab, seen: int, settings: Settings
) -> None:
    """Listen and speak until one side has enough."""
    await welcomed(room, tab, seen)
    tables.attend(room)
    speaking = asyncio.create_task(speak(socket, tab))
    listening = asyncio.create_task(listen(socket, tables, room, tab, settings))
    tab.hang_up = speaking.cancel
    try:
        await asyncio.wait((speaking, listening), return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.leave(tab)
        tables.side_work.drop(tab)
        for task in (speaking, listening):
            task.cancel()
        await asyncio.gather(speaking, listening, return_exceptions=True)
        tab.hang_up = tab.direct = None  # through which the socket would be kept, and through it the tab


async def welcomed(room: Room, tab: Tab, seen: int) -> None:
    """Somebody comes in; a fault of ours is logged, and told as one."""
    try:
        await room.join(tab, seen)
    except Trouble:
        raise
    except Exception:
        LOG.exception("a tab could not be welcomed")
        room.leave(tab)
        raise Denied(OutOfOrder(), 500) from None


async def speak(socket: AnySocket, tab: Tab) -> None:
    """Send what cannot go out at once; nothing more to come closes."""
    send, _ = direct_ways(socket)
    extensions: Any = socket.scope.get("extensions") or {}
    tab.direct = extensions.get(READY)
    while (text := await tab.next()) is not None:
        if tab.direct is not None:
            await send({"type": "websocket.send", READY: framed(text)})
        else:
            await send({"type": "websocket.send", "text": text.decode()})
    await socket.close(code=1001)


def direct_ways(socket: AnySocket) -> tuple[Any, Any]:
    """The ways out and in past everything between the middleware and here."""
    ways: tuple[Any, Any] = socket.scope["state"].get(DIRECT, (socket.send, socket.receive))
    return ways


async def listen(socket: AnySocket, tables: AllTables, room: Room, tab: Tab, settings: Settings) -> None:
    """Take messages one after the other."""
    _, receive = direct_ways(socket)
    limit: MessageLimit = socket.scope["state"].get(BUDGET) or MessageLimit(settings.messages_a_second)
    is_seated = partial(room.is_seated, tab.device)
    faults = 0
    while faults <= MOST_FAULTS:
        message = await receive()
        if message["type"] != "websocket.receive":
            return
        text: bytes = (message.get("text") or "").encode()
        if len(text) > MOST_BYTES:
            refuse(tab, "", MessageTooLarge(MOST_BYTES))
        elif not limit.allows(is_seated):
            refuse(tab, id_of(text), TooFast())
            await asyncio.sleep(settings.breath)
        elif await answered(tables, room, tab, text):
            continue
        faults += 1
    counts.cut("faults")
    await socket.close(code=1008)


async def answered(tables: AllTables, room: Room, tab: Tab, text: bytes) -> bool:
    """Answer one message; whether it was one at all."""
    try:
        message = _DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        refuse(tab, id_of(text), Malformed())
        return False
    try:
        await respond(tables, room, tab, message)
    except Exception as error:  # noqa: BLE001  (excused, and logged where it is a fault of ours)
        excuse(tab, message, error)
    return True


def excuse(tab: Tab, message: FromClient, error: Exception) -> None:
    """Whatever goes wrong with an answer is an answer too."""
    if isinstance(error, Trouble):
        refuse(tab, message.id, error.reason)
    else:  # a fault of ours at one table is no reason to lose the others
        LOG.error("a message of kind %s could not be answered", type(message).__name__, exc_info=error)
        refuse(tab, message.id, OutOfOrder())


def id_of(text: bytes) -> str:
    """The id of a message that was not understood, if it has one."""
    try:
        found = msgspec.json.decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return ""
    given = found.get("id") if isinstance(found, dict) else None
    return given[:40] if isinstance(given, str) else ""


def refuse(tab: Tab, message_id: str, reason: Reason) -> None:
    counts.refused(reason)
    tab.push(_ENCODE(Refusal(message_id, msgspec.to_builtins(reason))))


async def respond(tables: AllTables, room: Room, tab: Tab, message: FromClient) -> None:
    """Do what a message asks for."""
    if isinstance(message, Submit):
        do = [bytes(action) for action in message.do]
        entry = await room.submit(tab.device, message.seat, do, message.seen, message.id)
        tab.push(_ENCODE(Done(message.id, entry)))
    elif isinstance(message, TakeBack):
        taken = await room.take_back(tab.device, message.seat)
        tab.push(_ENCODE(Done(message.id, -1 if taken is None else taken)))
    elif isinstance(message, Consent):
        await room.consent(tab.device, message.seat, message.proposal, message.yes)
    elif isinstance(message, Look):
        tab.push(await look(tables, room, tab, message))
    elif isinstance(message, WantRemarks):
        tab.push(await remark(tables, room, tab, message))
    elif isinstance(message, Why):
        tab.push(await why_not(tables, room, tab, message))
    elif isinstance(message, WantHint):
        await want_hint(tables, room, tab, message)
    elif isinstance(message, Say):
        await room.say(tab, message.text)
    elif isinstance(message, Show):
        await room.show(tab, message.seat)
    elif isinstance(message, StandIn):
        await room.stand_in(tab.device, message.seat, message.bot)
    elif isinstance(message, GiveUp):
        await room.give_up(tab.device, message.seat)
    elif isinstance(message, ProposeEnd):
        await room.propose_end(tab.device, message.seat)
    elif isinstance(message, AskSeat):
        await room.ask_seat(tab.device, message.seat)
    elif isinstance(message, Pause | Ready | Verdict):
        raise Denied(NotTimed(), 409)
    elif isinstance(message, Ping):
        tab.push(_ENCODE(Pong(message.id, clock.now())))


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
