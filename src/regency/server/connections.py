"""Requests and sockets as this server knows them: who asks, and where its tables are."""

from __future__ import annotations

import secrets
from typing import TypeAlias

from litestar import Request, WebSocket
from litestar.datastructures import State

from .middleware import COOKIE
from .tables import AllTables, hashed

# Nobody logs in: neither a user nor a way to be one.
AnyRequest: TypeAlias = Request[None, None, State]
AnySocket: TypeAlias = WebSocket[None, None, State]


def tables_of(request: AnyRequest | AnySocket) -> AllTables:
    found: AllTables = request.app.state.tables
    return found


def device_of(request: AnyRequest | AnySocket) -> str:
    """The device, by the fingerprint of its cookie."""
    token = request.cookies.get(COOKIE)
    if token is None or not 20 <= len(token) <= 100:
        token = request.scope["state"].setdefault("new_device", secrets.token_urlsafe(32))
    return hashed(token)
