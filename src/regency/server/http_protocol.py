"""The HTTP protocol: uvicorn's, but a request has a size and a time, and whoever never reads is let go."""

from __future__ import annotations

import asyncio
from math import inf
from typing import Any, Final

import httptools
import msgspec
from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from regency.kernel.errors import Reason

from . import counts, quiet_log
from .connection_limits import GuardedState, Ticket
from .messages import Problem
from .reasons import MessageTooLarge, NotUnderstood, TooFast, TooManyHeaders, TooSlow
from .socket_protocol import SocketProtocol

MOST_LINE: Final = 8 * 1024  # of the address that is asked for
MOST_HEADER: Final = 8 * 1024  # of one header: websockets takes no longer line either
MOST_HEADERS: Final = 16 * 1024  # of all of them
HEADERS: Final = 100
MOST_BODY: Final = 8 * 1024 * 1024  # read at all; what is taken is told by the application, and less
MOST_AROUND: Final = 16 * 1024  # around the parts of a body, and as much again as there is body
PIPELINED: Final = 8  # requests that wait for the answer to one before them
SLICE: Final = 16 * 1024  # read at once: where in it a request ends cannot be told
HEAD_SECONDS: Final = 10.0  # until the headers are here, from the connection or the last answer on
BODY_SECONDS: Final = 60.0  # until the body is: a large record over a slow line
READ_SECONDS: Final = 30.0  # in which so much of an answer must be read, or the rest of it
READ_BYTES: Final = 16 * 1024
LINGER: Final = 2.0  # seconds in which a refusal may still be read
DISCARDED: Final = 256 * 1024  # that may still be sent meanwhile


class Exceeded(Exception):
    """More than a request may have; raised where the parser calls."""

    def __init__(self, limit: str, reason: Reason, status: int) -> None:
        super().__init__(limit)
        self.limit: Final = limit
        self.reason: Final = reason
        self.status: Final = status


class HttpProtocol(HttpToolsProtocol):
    """One connection."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.ticket: Ticket | None = None
        self.deaf = False  # nothing more is taken in
        self.answering: RequestResponseCycle | None = None  # `cycle` is the latest, and may wait for this one
        self.in_head = True
        self.deadline = inf
        self.came = 0  # bytes of the head, or after it, that the parser has got
        self.header_bytes = 0
        self.header_count = 0
        self.body_bytes = 0
        self.discarded = 0
        self.unread = 0
        self.read_at = 0.0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's
        super().connection_made(transport)
        assert isinstance(self.server_state, GuardedState)
        self.read_at = self.loop.time()
        self.ticket = self.server_state.limits.enter(self.client[0] if self.client else None, self)
        if self.ticket is None:
            self.let_go("connections")
        else:
            self._wait_for_head()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._answer_nobody()
        if self.ticket is not None:
            self.ticket.leave()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self.answering = cycle
        super()._start_asgi_task(cycle, app)

    def _answer_nobody(self) -> None:
        """Who is still at an answer writes it to nobody; uvicorn tells that to the latest request alone."""
        self.pipeline.clear()
        for cycle in (self.answering, self.cycle):
            if cycle is not None and not cycle.response_complete:
                cycle.disconnected = True
                cycle.message_event.set()
        if self.cycle is not self.answering:  # it is never begun, and would hold this connection
            self.cycle.on_response = nothing

    # What comes in

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        for at in range(0, len(data), SLICE):
            if self.deaf:
                self._discard(len(data) - at)
                return
            self._feed(data if len(data) <= SLICE else data[at : at + SLICE])

    def _discard(self, size: int) -> None:
        self.discarded += size
        if self.discarded > DISCARDED:
            self.transport.abort()

    def _feed(self, data: bytes) -> None:
        try:
            self.parser.feed_data(data)
            self._must_be_within(len(data))
        except httptools.HttpParserUpgrade:
            self._upgrade()
        except Exceeded as exceeded:
            self._refuse(exceeded)
        except httptools.HttpParserError as error:
            self._refuse(exceeded_in(error))

    def _must_be_within(self, size: int) -> None:
        """The parser keeps a header until it is complete, and skips what surrounds a body without a word."""
        self.came += size
        if self.in_head and self.came > MOST_LINE + MOST_HEADERS + SLICE:
            raise Exceeded("headers", MessageTooLarge(MOST_HEADERS), 431)
        if not self.in_head and self.came > 2 * self.body_bytes + MOST_AROUND + SLICE:
            raise Exceeded("body", MessageTooLarge(MOST_BODY), 413)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.header_bytes = self.header_count = self.body_bytes = 0

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > MOST_LINE:
            raise Exceeded("headers", MessageTooLarge(MOST_LINE), 414)

    def on_header(self, name: bytes, value: bytes) -> None:
        size = len(name) + len(value) + 4
        self.header_bytes += size
        self.header_count += 1
        if size > MOST_HEADER or self.header_bytes > MOST_HEADERS:
            raise Exceeded("headers", MessageTooLarge(MOST_HEADERS), 431)
        if self.header_count > HEADERS:
            raise Exceeded("headers", TooManyHeaders(HEADERS), 431)
        if self.in_head:  # what comes behind a body says nothing of the request any more
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= PIPELINED:
            raise Exceeded("pipelined", TooFast(), 429)
        super().on_headers_complete()
        self.in_head = False
        self.came = 0
        self.deadline = self.loop.time() + BODY_SECONDS
        if self.ticket is not None:
            self.ticket.works()

    def on_body(self, body: bytes) -> None:
        self.body_bytes += len(body)
        if self.body_bytes > MOST_BODY:
            raise Exceeded("body", MessageTooLarge(MOST_BODY), 413)
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.in_head = True
        self.came = 0
        self.deadline = inf
        if not self._is_answering():
            self._wait_for_head()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.in_head and not self._is_answering() and not self.deaf:
            self._wait_for_head()

    def _wait_for_head(self) -> None:
        self.deadline = self.loop.time() + HEAD_SECONDS
        if self.ticket is not None:
            self.ticket.waits()

    # A socket

    def _upgrade(self) -> None:
        if self._should_upgrade():
            self.handle_websocket_upgrade()
        else:
            self._unsupported_upgrade_warning()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over; not while an answer is under way, which would go into the socket."""
        self.deaf = True
        if self._is_answering():
            self._refuse(Exceeded("pipelined", TooFast(), 429))
            return
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # as uvicorn does at the end: the two hold each other
        socket = self.transport.get_protocol()
        if isinstance(socket, SocketProtocol):
            socket.ticket, self.ticket = self.ticket, None
            if socket.ticket is not None:
                socket.ticket.upgraded()
            if not socket.handshake_initiated:  # it is no handshake after all, and nobody would answer
                self._refuse(Exceeded("malformed", NotUnderstood(), 400))
                self.transport.close()
                self.loop.call_later(LINGER, self.transport.abort)

    def _unsupported_upgrade_warning(self) -> None:
        """What is asked for is answered in the usual way, and nothing after it."""
        self.deaf = True
        self.cycle.keep_alive = False

    # The end

    def _is_answering(self) -> bool:
        latest: RequestResponseCycle | None = self.cycle
        return latest is not None and not latest.response_complete

    def _refuse(self, exceeded: Exceeded) -> None:
        """Say why, if the turn to speak is ours, and take nothing more."""
        counts.refused(exceeded.reason)
        quiet_log.cut(exceeded.limit)
        self.deaf = True
        self.deadline = self.loop.time() + LINGER
        if self._is_answering():
            is_first = not self.in_head and not self.pipeline and not self.cycle.response_started
            self._answer_nobody()
            if not is_first:
                self.transport.abort()
                return
        self.transport.write(answer(exceeded.reason, exceeded.status))
        if self.transport.can_write_eof():
            self.transport.write_eof()

    def let_go(self, limit: str) -> None:
        quiet_log.cut(limit)
        self.transport.abort()

    def look(self, now: float) -> None:
        """Once in a while: whether a request is late, or an answer not read."""
        size = self.transport.get_write_buffer_size()
        if not size or size <= self.unread - READ_BYTES:
            self.read_at = now
            self.unread = size
        elif now - self.read_at >= READ_SECONDS:
            self.let_go("unread")
        self.unread = max(self.unread, size)
        if not size and now >= self.deadline:  # who still reads an answer is not late with the next request
            self._too_late()

    def _too_late(self) -> None:
        if self.deaf or self.transport.is_closing():
            self.transport.abort()
        elif self.in_head and not self.came:
            self.let_go("silent")
        else:
            self._refuse(Exceeded("slow", TooSlow(), 408))


def nothing() -> None:
    """What follows on an answer that nobody gives."""


def exceeded_in(error: Exception) -> Exceeded:
    """What was raised where the parser called. Named here and not there: a refusal knows where it was raised,
    and a name for it at that place would keep both, with all that had come, until the collector comes."""
    cause = error.__context__
    return cause if isinstance(cause, Exceeded) else Exceeded("malformed", NotUnderstood(), 400)


def answer(reason: Reason, status: int) -> bytes:
    """A refusal as a whole answer, the last of its connection."""
    body = msgspec.json.encode(Problem(msgspec.to_builtins(reason)))
    head = b"content-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n\r\n" % len(body)
    return STATUS_LINE[status] + head + body
