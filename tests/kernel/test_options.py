"""Rule options: what there is, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import Struct

from regency.kernel.errors import BadOption, BadValue, UnknownOption
from regency.kernel.options import RuleOption, checked, describe, parse

from .tiny import Options


class Vague(Struct, frozen=True):
    size: int = 2


class Undecided(Struct, frozen=True):
    open: bool


class Absent(Struct, frozen=True):
    open: bool | None = None


def test_every_option_is_described_with_its_values_and_its_default() -> None:
    assert describe(Options) == (
        RuleOption("pace", ("slow", "quick"), "slow"),
        RuleOption("open", ("false", "true"), "false"),
        RuleOption("size", ("1", "2", "3"), "2"),
    )


def test_words_become_options_and_the_rest_keeps_its_default() -> None:
    assert parse(Options, {}) == Options()
    assert parse(Options, {"pace": "quick", "size": "3"}) == Options(pace="quick", size=3)
    assert parse(Options, {"open": "true"}) == Options(open=True)


def test_an_unknown_option_is_named_with_the_known_ones() -> None:
    with pytest.raises(BadOption) as bad:
        parse(Options, {"speed": "1"})
    assert bad.value.reason == UnknownOption("speed", "pace, open, size")


@pytest.mark.parametrize(("name", "value"), [("pace", "fast"), ("open", "1"), ("size", "4"), ("size", "")])
def test_a_value_that_an_option_cannot_take_is_named_with_the_allowed_ones(name: str, value: str) -> None:
    with pytest.raises(BadOption) as bad:
        parse(Options, {name: value})
    reason = bad.value.reason
    assert isinstance(reason, BadValue)
    assert (reason.option, reason.value) == (name, value)


@pytest.mark.parametrize("kind", [Vague, Undecided, Absent])
def test_an_option_without_bounds_or_default_is_a_mistake_in_the_game(kind: type[Struct]) -> None:
    with pytest.raises(TypeError):
        describe(kind)


def test_options_made_in_a_program_are_held_to_their_values_too() -> None:
    for good in (Options(), Options(pace="quick", open=True, size=3)):
        assert checked(Options, good) is good
    bad: list[tuple[str, Any]] = [
        ("pace", "fast"),
        ("open", "false"),
        ("open", 1),
        ("size", 4),
        ("size", 2.0),
    ]
    for name, value in bad:
        with pytest.raises(BadOption) as refused:
            checked(Options, Options(**{name: value}))
        reason = refused.value.reason
        assert isinstance(reason, BadValue) and (reason.option, reason.value) == (name, str(value))
    with pytest.raises(TypeError, match="the rule options are Options, not Vague"):
        checked(Options, Vague(True))
