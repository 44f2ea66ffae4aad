"""Bytes: what a seat or a spectator may be sent, and the digest of a whole state, which is sealed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from typing import Any, Union

import msgspec

from .core import AnyState, AnyView, Sight
from .edge import Action, Event
from .errors import Malformed, Refused
from .part import Part
from .sealed import mark_of

_ENCODER = msgspec.msgpack.Encoder(order="deterministic")
_WHOLE = msgspec.msgpack.Encoder(order="deterministic", enc_hook=mark_of)  # for digests alone


def laid_open(part: Part) -> dict[str, Any]:
    """A compartment by the names of its fields."""
    return {name: getattr(part, name) for name in part.fields}


def changed(part: Part, before: Part) -> dict[str, Any]:
    """The fields of a compartment that are not as they were."""
    return {name: now for name in part.fields if (now := getattr(part, name)) != getattr(before, name)}


def plain_view(view: AnyView) -> dict[str, Any]:
    """A view, or a sight, as values that can be encoded."""
    plain: dict[str, Any] = {
        "clock": laid_open(view.clock),
        "table": laid_open(view.table),
        "stacks": view.stacks,
    }
    if isinstance(view, Sight):
        plain["seat"] = view.seat
        plain["own"] = laid_open(view.own)
        plain["seen"] = view.seen
    return plain


def view_bytes(view: AnyView) -> bytes:
    """A view or a sight; equal bytes mean that the audience cannot tell the difference."""
    return _ENCODER.encode(plain_view(view))


def events_bytes(events: Sequence[Event]) -> bytes:
    """Events as everybody is told them."""
    return _ENCODER.encode(events)


def whole(part: Part) -> dict[str, Any]:
    """For a digest: what came later counts only where it says more than a game could that did not have it."""
    found = laid_open(part)
    for name, unsaid in part.grown.items():
        if found[name] == unsaid:
            del found[name]
    return found


def digest(g: AnyState) -> str:
    """A fingerprint of the whole state, secrets and all: sealed as long as the match runs."""
    everything = (
        laid_open(g.clock),
        whole(g.table),
        [whole(screen) for screen in g.screens],
        whole(g.box),
        g.stacks,
        sorted(g.counts.items()),
        g.acted,
    )
    return blake2b(_WHOLE.encode(everything), digest_size=12).hexdigest()


def union(kinds: Sequence[type[Any]]) -> Any:
    """The type of a value of any of these kinds."""
    return Union[tuple(kinds)]  # noqa: UP007  (the kinds are known at run time only)


@cache
def action_decoder(kinds: tuple[type[Action], ...]) -> msgspec.json.Decoder[Any]:
    """Actions of any of these kinds; built once and kept."""
    return msgspec.json.Decoder(union(kinds))


class Wire:
    """Actions of one game, to and from JSON, with every field checked against its domain."""

    def __init__(self, kinds: Sequence[type[Action]]) -> None:
        self._decoder = action_decoder(tuple(kinds))

    def encode(self, action: Action) -> bytes:
        return msgspec.json.encode(action)

    def decode(self, data: bytes) -> Action:
        try:
            action: Action = self._decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            raise Refused(Malformed()) from None
        return action
