"""Before the application: who asks too much or from elsewhere is refused, answers get their headers."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from regency.kernel.errors import Reason

from . import counts
from .messages import Problem
from .rate_limits import AddressBuckets, AddressLimits, MessageLimit, Places, household
from .reasons import ForeignOrigin, NotUnderstood, TooCrowded, TooFast
from .settings import Settings
from .tables import hashed

COOKIE: Final = "regency_device"
YEAR: Final = 365 * 86_400
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self';"
    " connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; manifest-src 'self'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
LASTING_TLS: Final = "max-age=31536000"
UNCOUNTED: Final = "/assets/"
HEALTH: Final = "/health"  # nor is this one
WAITING: Final = (
    "/api/tables",
    "/api/campaign",
    "/api/records",
    "/api/take",
    "/metrics",
)  # for tables, perhaps long
COSTLY: Final = frozenset(
    {"/api/tables", "/api/records", "/api/campaigns", "/api/campaign-files"}
)  # a request that leaves something behind
LONG: Final = ("/record", "/past", "/file", "/archive", "/branch")  # answers, or what is left, of any length
COSTLY_COST: Final = 5
NOT_STORED: Final = ("/api/tables", "/api/take", "/api/campaign")
FILES: Final = frozenset({"/api/records", "/api/campaign-files"})  # bodies that are sent as they are
BUDGET: Final = "regency_budget"  # and under this one the limit of its messages
ADDRESS: Final = "regency_address"
DIRECT: Final = "regency_direct"  # under this name a socket finds the ways out and in past the rest
HOST: Final = re.compile(r"(?:[\w.~%!$&'()*+,;=-]*|\[[0-9A-Fa-f:.]+\])(?::\d*)?", re.ASCII)
READING: Final = frozenset({"GET", "HEAD", "OPTIONS"})
# A look into the database whether somebody holds a seat, of an address whose budget is used up.
LOOKUPS_A_SECOND: Final = 5
LOOKUPS_AT_ONCE: Final = 20
# The part of each budget that is kept besides for whoever holds a seat at the table in question.
KEPT: Final = 4

HoldsSeat = Callable[[str, str], Awaitable[bool]]
KnowsSeat = Callable[[str, str], bool | None]  # the same of tables in memory; None of others


class Middleware:
    """Wraps the application; everything that it refuses, the application never sees."""

    def __init__(
        self, app: ASGIApp, settings: Settings, knows_seat: KnowsSeat, holds_seat: HoldsSeat
    ) -> None:
        self._app = app
        self._settings = settings
        self._origins = settings.origins()
        self._knows_seat = knows_seat
        self._holds_seat = holds_seat
        self._limits = limits_of(settings)
        self._kept = limits_of(settings, KEPT)
        self._running = running_of(settings)
        self._running_kept = running_of(settings, KEPT)
        self._lookups = AddressBuckets(LOOKUPS_A_SECOND, LOOKUPS_AT_ONCE)
        headers = HEADERS | ({"Strict-Transport-Security": LASTING_TLS} if settings.secure() else {})
        self._headers = [(name.lower().encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "http":
            await self._request(scope, receive, send)
        elif kind == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        state: dict[str, Any] = scope.setdefault("state", {})

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = self._with_headers(scope, state, list(message["headers"]))
            await send(message)

        found = await self._refusal(scope)
        if found is not None:
            await refuse(send_with_headers, *found)
            return
        path = normal_path(scope["path"])
        if not path.startswith(WAITING):
            await self._app(scope, receive, send_with_headers)
            return
        here = counted_address(scope)
        places = await self._place_of(scope, here, path)
        if places is None:
            await refuse(send_with_headers, TooFast(), 429)
            return
        try:
            await self._app(scope, receive, send_with_headers)
        finally:
            places.leave(here)

    async def _place_of(self, scope: Scope, here: str, path: str) -> Places | None:
        """Among which requests this one runs: whoever hangs up is answered to the end all the same."""
        if self._running.enter(here):
            return self._running
        is_seated = self._running_kept.has(here) and await self._is_seated(scope, here, path)
        return self._running_kept if is_seated and self._running_kept.enter(here) else None

    async def _refusal(self, scope: Scope) -> tuple[Reason, int] | None:
        if not has_host(scope):
            return NotUnderstood(), 400
        path = normal_path(scope["path"])
        method: str = scope["method"]  # type: ignore[typeddict-item]
        writes = method not in READING
        cost = COSTLY_COST if (path in COSTLY and writes) or path.endswith(LONG) else 1
        is_counted = path != HEALTH and not path.startswith(UNCOUNTED)
        if is_counted and not await self._may_ask(scope, path, cost):
            return TooFast(), 429
        if writes and is_foreign(scope, self._origins):
            return ForeignOrigin(), 403
        if writes and path not in FILES and not is_json(scope):
            return NotUnderstood(), 415
        return None

    async def _may_ask(self, scope: Scope, path: str, cost: int) -> bool:
        here = counted_address(scope)
        if self._limits.allows(here, cost):
            return True
        if not self._kept.has(here, cost):
            return False
        return await self._is_seated(scope, here, path) and self._kept.allows(here, cost)

    async def _is_seated(self, scope: Scope, here: str, path: str) -> bool:
        """Whether the device holds a seat at the table that it asks for; the database is seldom asked."""
        parts = path.split("/")
        token = ASGIConnection[Any, Any, Any, Any](scope).cookies.get(COOKIE)
        if len(parts) < 4 or parts[1:3] != ["api", "tables"] or token is None:
            return False
        seat = (parts[3], hashed(token))
        known = self._knows_seat(*seat)
        if known is None and self._lookups.allows(here):
            known = await self._holds_seat(*seat)
        return known is True

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = await self._place(scope)
        if not isinstance(found, AddressLimits):
            await receive()
            await refuse(send, *found, "websocket.http.response", self._headers)
            return
        here = counted_address(scope)
        shared, kept = self._limits.messages(here), self._kept.messages(here)
        state = scope.setdefault("state", {})
        state[DIRECT] = (send, receive)
        state[BUDGET] = MessageLimit(self._settings.messages_a_second, shared, kept)
        state[ADDRESS] = here
        try:
            await self._app(scope, receive, send)
        finally:
            found.leave(here)

    async def _place(self, scope: Scope) -> AddressLimits | tuple[Reason, int]:
        """Among which sockets this one has a place, or why it has none."""
        if not has_host(scope):
            return NotUnderstood(), 400
        if is_foreign(scope, self._origins):
            return ForeignOrigin(), 403
        here = counted_address(scope)
        reason: Reason = TooFast()
        if self._limits.allows(here):
            if self._limits.enter(here):
                return self._limits
            reason = TooCrowded()
        if not self._kept.has(here):
            return reason, 429
        is_seated = await self._is_seated(scope, here, normal_path(scope["path"]))
        if is_seated and self._kept.allows(here) and self._kept.enter(here):
            return self._kept
        return reason, 429

    def _with_headers(
        self, scope: Scope, state: dict[str, Any], headers: list[tuple[bytes, bytes]]
    ) -> list[tuple[bytes, bytes]]:
        """The headers that every answer has, and the cookie of a device that is new here."""
        given = {name.lower() for name, _ in headers}
        headers += [(name, value) for name, value in self._headers if name not in given]
        if b"cache-control" not in given and scope["path"].startswith(NOT_STORED):
            headers.append((b"cache-control", b"no-store"))
        token = state.get("new_device")
        if token is not None:
            secure = self._settings.secure()
            cookie = Cookie(COOKIE, value=token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
            headers.append((b"set-cookie", cookie.to_header(header="").encode()))
        return headers


async def refuse(
    send: Send,
    reason: Reason,
    status: int,
    kind: str = "http.response",
    more: list[tuple[bytes, bytes]] | None = None,
) -> None:
    """A refusal without the application."""
    counts.refused(reason)
    body = msgspec.json.encode(Problem(msgspec.to_builtins(reason)))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        *(more or ()),
    ]
    if status == 429:
        headers.append((b"retry-after", b"5"))
    start: Any = {"type": f"{kind}.start", "status": status, "headers": headers}
    rest: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
    await send(start)
    await send(rest)


def limits_of(settings: Settings, part: int = 1) -> AddressLimits:
    """The budgets of all addresses, or a part of them."""
    return AddressLimits(
        settings.requests_a_minute / part,
        -(-settings.sockets_an_address // part),
        settings.messages_an_address() / part,
        settings.addresses_at_full_pace,
        -(-settings.sockets_in_all() // part),
    )


def running_of(settings: Settings, part: int = 1) -> Places:
    """The requests that run at once, or a part of them."""
    most = -(-settings.requests_at_once() // part)
    return Places(most, most * settings.addresses_at_full_pace)


def counted_address(scope: Scope) -> str:
    """Whom a request is counted for: an address, or the network that one IPv6 household has."""
    client = scope.get("client")
    if client is None:
        return ""
    return household(client[0])


def normal_path(path: str) -> str:
    """The same path for all the ways to write it that the application takes for one."""
    return "/" + "/".join([part for part in path.split("/") if part])


def has_host(scope: Scope) -> bool:
    """Whether one host is asked for, if any: whoever makes an address of it later need not ask."""
    hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
    return len(hosts) <= 1 and all(map(is_host, hosts))


def is_host(text: str) -> bool:
    """Whether this can be the host of an address."""
    try:
        port = urlsplit(f"//{text}").port
    except ValueError:
        return False
    return HOST.fullmatch(text) is not None and port != 0


def is_foreign(scope: Scope, origins: frozenset[str]) -> bool:
    """A browser says which page asks: it must be one of ours, which are those of the very host that is asked
    where nothing else is said."""
    origin = header(scope, b"origin")
    if origin is None:
        return False
    host = header(scope, b"host") or ""
    return origin not in (origins or {f"http://{host}", f"https://{host}"})


def is_json(scope: Scope) -> bool:
    """Whether the body, if there is one, says that it is JSON."""
    kind = header(scope, b"content-type")
    if kind is None:
        return header(scope, b"transfer-encoding") is None and header(scope, b"content-length") in {None, "0"}
    return kind.partition(";")[0].strip().lower() == "application/json"


def header(scope: Scope, wanted: bytes) -> str | None:
    for name, value in scope["headers"]:
        if name == wanted:
            return value.decode("latin-1")
    return None
