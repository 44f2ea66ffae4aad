"""Events and steps are public: by their types they can hold nothing that hides a secret."""

from __future__ import annotations

from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
import pytest

from regency.games import ALL, load
from regency.kernel.core import Sight, State
from regency.kernel.edge import Action, Event, Step
from regency.kernel.entries import TOLD
from tests.minis.tricks import Box, Screen, Table

PLAIN = (int, bool, str)


def is_plain(hint: Any) -> bool:
    """A number, a switch, a word, a tuple of those, or a frozen step or action."""
    if get_origin(hint) is Annotated:
        return is_plain(get_args(hint)[0])
    if get_origin(hint) is tuple:
        return all(is_plain(part) for part in get_args(hint) if part is not ...)
    kind = get_origin(hint) or hint
    return kind in PLAIN or (isinstance(kind, type) and issubclass(kind, Step | Action))


def hiding(kind: type[Any]) -> list[str]:
    """The fields of an event or a step that could hold a secret."""
    hints = get_type_hints(kind, include_extras=True)
    return [field.name for field in msgspec.structs.fields(kind) if not is_plain(hints[field.name])]


@pytest.mark.parametrize("name", ALL)
def test_no_event_or_step_of_a_game_hides_anything(name: str) -> None:
    rules = load(name)
    kinds: list[type[Any]] = [*rules.events, *rules.asks, *rules.steps, *TOLD]
    assert {kind.__name__: found for kind in kinds if (found := hiding(kind))} == {}


@pytest.mark.parametrize("name", ALL)
def test_events_steps_and_actions_are_frozen(name: str) -> None:
    rules = load(name)
    kinds: list[type[Any]] = [*rules.events, *rules.asks, *rules.steps, *rules.actions]
    assert [kind.__name__ for kind in kinds if not kind.__struct_config__.frozen] == []


PLANTED = {
    "the box": Box,
    "a screen": Screen,
    "the table": Table,
    "a state": State[Table, Screen, Box],
    "a sight": Sight[Table, Screen],
    "a list": list[int],
    "a dictionary": dict[str, int],
    "bytes, as of a seed": bytes,
    "anything": Any,
    "a screen in a tuple": tuple[Screen, ...],
    "maybe a screen": Screen | None,
}


@pytest.mark.parametrize("case", PLANTED)
def test_a_planted_secret_is_found(case: str) -> None:
    leak = msgspec.defstruct("Leak", [("seat", int), ("held", PLANTED[case])], bases=(Event,), frozen=True)
    assert hiding(leak) == ["held"]


def test_plain_fields_are_fine() -> None:
    fields = [("seat", int), ("cards", tuple[int, ...]), ("pairs", tuple[tuple[int, str], ...])]
    assert hiding(msgspec.defstruct("Fact", fields, bases=(Event,), frozen=True)) == []
