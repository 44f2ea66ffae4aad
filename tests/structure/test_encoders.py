"""A state has no encoder, and neither has a compartment: what leaves is made by the kernel alone."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from regency.games import ALL, load
from regency.kernel.match import Match
from regency.kernel.wire import view_bytes

pytestmark = pytest.mark.both

ENCODERS: dict[str, Callable[[Any], object]] = {
    "msgspec.json": msgspec.json.encode,
    "msgspec.msgpack": msgspec.msgpack.encode,
    "msgspec.to_builtins": msgspec.to_builtins,
    "json": json.dumps,
}
HOLDERS: dict[str, Callable[[Any], object]] = {
    "the state": lambda match: match.state,
    "the box": lambda match: match.state.box,
    "a screen": lambda match: match.state.screens[0],
    "the table": lambda match: match.state.table,
    "the clock": lambda match: match.state.clock,
    "a view": lambda match: match.watch(),
    "a sight": lambda match: match.look(0),
    "a match": lambda match: match,
}


class Envelope(Struct, frozen=True):
    """Something that can be encoded, around something that cannot."""

    inside: Any


@pytest.fixture(params=ALL)
def match(request: pytest.FixtureRequest) -> Any:
    rules = load(request.param)
    return Match.start(rules, rules.seats[0], seed=1)


@pytest.mark.parametrize("encoder", ENCODERS)
@pytest.mark.parametrize("holder", HOLDERS)
def test_nothing_that_holds_secrets_can_be_encoded(match: Any, encoder: str, holder: str) -> None:
    with pytest.raises(TypeError):
        ENCODERS[encoder](HOLDERS[holder](match))


@pytest.mark.parametrize("encoder", ENCODERS)
@pytest.mark.parametrize("holder", HOLDERS)
def test_not_even_inside_something_else(match: Any, encoder: str, holder: str) -> None:
    inside = HOLDERS[holder](match)
    with pytest.raises(TypeError):
        ENCODERS[encoder]({"inside": [inside]} if encoder == "json" else Envelope([inside]))


@pytest.mark.parametrize("carry", [pickle.dumps, copy.copy, copy.deepcopy])
def test_a_state_is_carried_nowhere(match: Any, carry: Callable[[Any], object]) -> None:
    with pytest.raises(TypeError, match="no encoder"):
        carry(match.state)


def test_what_may_leave_can(match: Any) -> None:
    view, sight = view_bytes(match.watch()), view_bytes(match.look(0))
    assert "own" not in msgspec.msgpack.decode(view)
    assert "own" in msgspec.msgpack.decode(sight)
    assert "box" not in msgspec.msgpack.decode(sight)
