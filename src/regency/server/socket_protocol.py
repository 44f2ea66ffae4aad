"""The WebSocket protocol: uvicorn's, but quicker, and whoever never reads is let go in the end."""

from __future__ import annotations

import asyncio
from asyncio import TimerHandle
from collections import deque
from typing import Any, Final, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.protocol import State

from . import counts
from .connection_limits import Ticket
from .line_watch import Line
from .rate_limits import TokenBucket
from .websocket_frames import ends_between, framed, texts_in

LINGER: Final = 5.0  # seconds in which the last words may still be read
UNREAD: Final = 32  # messages taken in before the sender must wait
READY: Final = "regency.frame"  # the extension by which the application hands over whole frames
WATCH: Final = "regency.line"  # the one by which it has a line watched
STAMP: Final = "regency.read"  # when a message was read, on a line that is watched
SIDE_A_SECOND: Final = 10  # pings, pongs and parts of a message: browsers send one in twenty seconds
MOST_SIDE: Final = 200


class Inbox:
    """What came in and waits for the one who reads: less than a queue can do, and quicker."""

    def __init__(self) -> None:
        self._waiting: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self._waiting.append(message)
        reader, self._reader = self._reader, None
        if reader is not None and not reader.done():
            reader.set_result(None)

    async def get(self) -> Any:
        while not self._waiting:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._waiting.popleft()

    def qsize(self) -> int:
        return len(self._waiting)

    def empty(self) -> bool:
        return not self._waiting


class SocketProtocol(WebSocketsSansIOProtocol):
    """One connection."""

    greeted = False
    between = False  # whether what comes next is surely the beginning of a frame
    side: TokenBucket | None = None  # what may still be sent beside the messages
    ticket: Ticket | None = None  # its place among all connections
    cutting: TimerHandle | None = None
    line: Line | None = None  # where time runs

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = cast("asyncio.Queue[Any]", Inbox())

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing stays that only the collector could free: it comes seldom, and a socket is large."""
        super().connection_lost(exc)
        if self.ticket is not None:
            self.ticket.leave()
        if self.cutting is not None:
            self.cutting.cancel()
        self.conn.parser.close()
        self.conn.parser_exc = self.conn.handshake_exc = None

    def data_received(self, data: bytes) -> None:
        if self.line is not None:
            self.line.hear()
        at = 0
        if self.between and not self.close_sent:
            texts, at = texts_in(data)
            for text in texts:
                self._take_in(text)
        if at < len(data):
            self.between = self.between and ends_between(data, at)
            super().data_received(data[at:] if at else data)
            if not self.between and self.handshake_initiated and not self.greeted:
                self.greeted = True
                self.between = data.endswith(b"\r\n\r\n")

    def send_receive_event_to_app(self) -> None:
        """Take a message in; one that is no text is the sender's fault and nothing for the log."""
        data = b"".join(self.frames)
        self.frames = []
        self._take_in(data if self.curr_msg_data_type == "text" else b"")

    def handle_ping(self) -> None:
        """Answer; who reads nothing gets no more to read."""
        pongs = b"".join(self.conn.data_to_send())
        if self._may_send_aside() and self.writable.is_set():
            self.transport.write(pongs)

    def handle_pong(self, event: Frame) -> None:
        if self._may_send_aside() and not (self.line is not None and self.line.answered(bytes(event.data))):
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._may_send_aside():
            super().handle_cont(event)

    def _may_send_aside(self) -> bool:
        """Whether one more of these is welcome; of too many the socket is closed."""
        if self.close_sent:
            return False
        if self.side is None:
            self.side = TokenBucket(SIDE_A_SECOND, MOST_SIDE)
        if self.side.allows():
            return True
        counts.cut("frames")
        self._end(CloseCode.POLICY_VIOLATION)
        return False

    def _end(self, code: int) -> None:
        self.conn.fail(code)
        if self.conn.close_sent is None:  # so early that there is nothing yet to close in order
            self.transport.abort()
        else:
            self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self._cut_later()

    def _take_in(self, data: bytes) -> None:
        if self.close_sent:
            return
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self._end(CloseCode.INVALID_DATA)
            return
        message: Any = {"type": "websocket.receive", "text": text}
        if self.line is not None:
            message[STAMP] = self.line.heard
        self.queue.put_nowait(message)
        if not self.read_paused and self.queue.qsize() >= UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    async def send(self, message: Any) -> None:
        frame: bytes | None = message.get(READY)
        if frame is None:
            await super().send(message)
            if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
                self.handshake_complete = True  # by a refusal: nothing is missing, and nothing to be logged
            return
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        self.transport.write(frame)

    def send_at_once(self, texts: list[bytes]) -> bool:
        """Send texts at once, unless the other side must read first or is gone."""
        if not self.writable.is_set() or self.disconnected or self.close_sent:
            return False
        self.transport.write(b"".join([framed(text) for text in texts]))
        return True

    def watch(self, line: Line) -> None:
        """From now on every message is stamped when it is read, and the line may be asked for answers."""
        self.line = line
        line.send = self._ping

    def _ping(self, mark: bytes) -> None:
        """Who reads nothing is asked nothing more."""
        if self.writable.is_set() and self.conn.state is State.OPEN and not self.close_sent:
            self.conn.send_ping(mark)
            self.transport.write(b"".join(self.conn.data_to_send()))

    async def run_asgi(self) -> None:
        scope: Any = self.scope
        extensions, state = scope["extensions"], scope["state"]
        extensions[READY] = self.send_at_once
        extensions[WATCH] = self.watch
        await super().run_asgi()
        if self.line is not None:
            self.line.send = None
            self.line = None
        for known in (extensions, state, scope):  # in each of them somebody put a way back to the socket
            known.clear()
        self._cut_later()

    def keepalive_timeout(self) -> None:
        """A close waits until everything is read; of somebody who reads nothing that would be for ever."""
        counts.cut("pings")
        super().keepalive_timeout()
        self._cut_later()

    def _cut_later(self) -> None:
        if self.cutting is None and not self.disconnected:
            self.cutting = self.loop.call_later(LINGER, self.transport.abort)
