"""Refusals over HTTP: typed, as JSON, and with nothing of the request in them."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from litestar import Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from regency import games
from regency.kernel.errors import Reason, Trouble

from . import counts
from .connections import AnyRequest
from .messages import Problem
from .reasons import Denied, MessageTooLarge, NoSuchPage, NotUnderstood, OutOfOrder
from .record_imports import MOST_BYTES

MOST_BODY: Final = 64 * 1024
FILES: Final = frozenset({"/api/records", "/api/campaign-files"})  # which are sent as they are
LOG: Final = logging.getLogger("regency.server")


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """What a request may be refused with, for the schema; any may be malformed, too much or ill-timed."""
    spec = ResponseSpec(Problem, generate_examples=False, description="Refused, and why")
    return dict.fromkeys((400, 404, 429, 503, *statuses), spec)


def refused(_: AnyRequest, trouble: Trouble) -> Response[Problem]:
    """A typed refusal as JSON."""
    if isinstance(trouble, Denied):
        status = trouble.status
    else:
        status = 404 if isinstance(trouble, games.NoSuchGame) else 400
    return problem(trouble.reason, status)


def misunderstood(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """What the framework refuses, as a typed refusal that repeats nothing of the request."""
    untie(error)
    status = error.status_code
    reason: Reason = NotUnderstood()
    if status in {404, 405}:
        reason = NoSuchPage()
    elif status == 413:
        reason = MessageTooLarge(MOST_BYTES if request.url.path in FILES else MOST_BODY)
    return problem(reason, status, error.headers)


def untie(error: BaseException) -> None:
    """The framework lists what is wrong with a body, and each finding knows the list and the place: without
    this the request would be kept until the collector comes."""
    places = [frame for frame, _ in traceback.walk_tb(error.__traceback__)]
    for kept in list(places[-1].f_locals.values()) if places else ():
        if isinstance(kept, BaseException):
            traceback.clear_frames(kept.__traceback__)
            kept.__context__ = kept.__traceback__ = None


def garbled(_: AnyRequest, __: Exception) -> Response[Problem]:
    """A body that is nested too deep, or is no text."""
    return problem(NotUnderstood(), 400)


def failed(request: AnyRequest, error: Exception) -> Response[Problem]:
    """A fault of ours: the log says where, the answer nothing."""
    LOG.error("a request could not be answered: %s", request.route_handler, exc_info=error)
    return problem(OutOfOrder(), 500)


def problem(reason: Reason, status: int, headers: Mapping[str, str] | None = None) -> Response[Problem]:
    counts.refused(reason)
    body = Problem(msgspec.to_builtins(reason))
    wait = {"Retry-After": "5"} if status in {429, 503} else {}
    return Response(
        body, status_code=status, media_type="application/json", headers=wait | dict(headers or {})
    )


HANDLERS: Final[dict[Any, Any]] = {
    Trouble: refused,
    RecursionError: garbled,
    UnicodeDecodeError: garbled,
    Exception: failed,
}
