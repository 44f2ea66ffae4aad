"""The live connection: one socket a tab, typed messages in, answers out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from functools import partial
from typing import Any, Final

import msgspec

from regency.kernel.errors import Malformed, Trouble

from . import counts, line_watch
from .connections import AnySocket
from .line_watch import Line
from .middleware import BUDGET, DIRECT
from .presence import Tab
from .rate_limits import MessageLimit
from .reasons import Denied, MessageTooLarge, OutOfOrder, TooFast
from .refusals import excuse, id_of, refuse
from .room import Room
from .settings import Settings
from .side_answers import look, remark, want_hint, why_not
from .socket_messages import (
    AskSeat,
    Consent,
    Done,
    FromClient,
    GiveUp,
    LetTalk,
    Look,
    Pause,
    Ping,
    Pong,
    ProposeEnd,
    Ready,
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
from .socket_protocol import READY, STAMP, WATCH
from .tables import AllTables
from .websocket_frames import framed

MOST_BYTES: Final = 16 * 1024
ASIDE: Final = 32  # messages that wait beside moves, where time runs, before the sender must wait
MOST_FAULTS: Final = 200  # malformed messages before the socket is closed
LOG: Final = logging.getLogger("regency.server")

_DECODER: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_ENCODE = msgspec.json.Encoder().encode


async def converse(
    socket: AnySocket, tables: AllTables, room: Room, tab: Tab, seen: int, settings: Settings
) -> None:
    """Listen and speak until one side has enough."""
    in_time = InTime(tables, room, tab) if room.timed else None
    if in_time is not None:
        tab.line = watched(socket)
    await welcomed(room, tab, seen)
    tables.attend(room)
    speaking = asyncio.create_task(speak(socket, tab))
    listening = asyncio.create_task(listen(socket, tables, room, tab, settings, in_time))
    besides = [] if in_time is None else [asyncio.create_task(work) for work in in_time.besides()]
    tab.hang_up = speaking.cancel
    try:
        await asyncio.wait((speaking, listening), return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.leave(tab)
        tables.side_work.drop(tab)
        for task in (speaking, listening, *besides):
            task.cancel()
        await asyncio.gather(speaking, listening, *besides, return_exceptions=True)
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


def watched(socket: AnySocket) -> Line | None:
    """The line of a socket, whose messages are stamped from now on; None where nobody can watch it."""
    extensions: Any = socket.scope.get("extensions") or {}
    watch = extensions.get(WATCH)
    if watch is None:
        return None
    line = Line()
    watch(line)
    return line


async def listen(
    socket: AnySocket, tables: AllTables, room: Room, tab: Tab, settings: Settings, in_time: InTime | None
) -> None:
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
        elif in_time is not None:
            faults += not await in_time.takes(text, message.get(STAMP))
            continue
        elif await answered(tables, room, tab, text):
            continue
        faults += 1
    counts.cut("faults")
    await socket.close(code=1008)


class InTime:
    """Messages where time runs: what counts by the instant goes into the queue of the table at once."""

    def __init__(self, tables: AllTables, room: Room, tab: Tab) -> None:
        self._tables = tables
        self._room = room
        self._tab = tab
        self._aside: asyncio.Queue[FromClient] = asyncio.Queue(ASIDE)

    def besides(self) -> list[Coroutine[Any, Any, None]]:
        """What goes on beside listening."""
        beating = [] if self._tab.line is None else [line_watch.beat(self._tab.line)]
        return [self._answer_the_rest(), *beating]

    async def takes(self, text: bytes, read: int | None) -> bool:
        """Take one message in; whether it was one at all."""
        try:
            message = _DECODER.decode(text)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            refuse(self._tab, id_of(text), Malformed())
            return False
        if isinstance(message, Submit):
            self._submit(message, read)
        elif isinstance(message, Pause):
            paused = self._room.pause(self._tab.device, message.seat, read)
            paused.add_done_callback(partial(self._excuse, message))
        elif isinstance(message, Ping):
            await respond(self._tables, self._room, self._tab, message)
        else:
            await self._aside.put(message)
        return True

    def _submit(self, message: Submit, read: int | None) -> None:
        tab = self._tab
        do = [bytes(action) for action in message.do]
        given = (tab.device, message.seat, do, message.seen, message.id)
        done = self._room.hand_in(*given, read, tab.line, message.again)
        done.add_done_callback(partial(self._tell, message))

    def _tell(self, message: Submit, done: asyncio.Future[int]) -> None:
        if not self._excuse(message, done):
            self._tab.push(_ENCODE(Done(message.id, done.result())))

    def _excuse(self, message: FromClient, done: asyncio.Future[int]) -> bool:
        """Whether it could not be done, which is told then."""
        error = done.exception()
        if isinstance(error, Exception):
            excuse(self._tab, message, error)
        return error is not None

    async def _answer_the_rest(self) -> None:
        """One after the other; moves that are read meanwhile do not wait for it."""
        while True:
            message = await self._aside.get()
            try:
                await respond(self._tables, self._room, self._tab, message)
            except Exception as error:  # noqa: BLE001  (excused, and logged where it is a fault of ours)
                excuse(self._tab, message, error)


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
    elif isinstance(message, Pause):
        await room.pause(tab.device, message.seat)
    elif isinstance(message, Ready):
        await room.set_ready(tab.device, message.seat, message.ready)
    elif isinstance(message, Verdict):
        await room.decide_about_lost(tab.device, message.seat, message.choice)
    elif isinstance(message, LetTalk):
        await room.let_talk(tab.device, message.seat, message.wish)
    elif isinstance(message, Ping):
        tab.push(_ENCODE(Pong(message.id, room.now())))
