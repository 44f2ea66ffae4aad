"""What a tab is told whose message could not be answered."""

from __future__ import annotations

import logging
from typing import Final

import msgspec

from regency.kernel.errors import Reason, Trouble

from . import counts
from .presence import Tab
from .reasons import OutOfOrder
from .socket_messages import FromClient, Refusal

LOG: Final = logging.getLogger("regency.server")

_ENCODE = msgspec.json.Encoder().encode


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
