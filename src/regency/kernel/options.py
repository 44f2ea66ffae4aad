"""Typed rule options: a frozen Struct a game, each field a switch, a choice of words or a bounded number."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import NoneType
from typing import Any, Literal, TypeVar, get_args, get_origin

import msgspec
from msgspec import Struct

from .errors import BadOption, BadValue, UnknownOption
from .fields import marks

O = TypeVar("O", bound=Struct)  # noqa: E741  (the options of some game)


class RuleOption(Struct, frozen=True):
    """An option with the values it may take, the default among them, as they are written."""

    name: str
    values: tuple[str, ...]
    default: str


@cache  # asking msgspec for the fields leaves something for the collector each time
def describe(kind: type[Struct]) -> tuple[RuleOption, ...]:
    """Every option of a game."""
    return tuple(
        RuleOption(field.name, _values(field.type, default_of(field)), written(default_of(field)))
        for field in msgspec.structs.fields(kind)
    )


def parse(kind: type[O], given: Mapping[str, str]) -> O:
    """Options from words, as on the command line; what is not given has its default."""
    known = {option.name: option for option in describe(kind)}
    for name, value in given.items():
        if name not in known:
            raise BadOption(UnknownOption(name, ", ".join(known)))
        if value not in known[name].values:
            raise BadOption(BadValue(name, value, ", ".join(known[name].values)))
    return msgspec.convert(dict(given), kind, strict=False)


def checked(kind: type[O], options: Struct) -> O:
    """Options that somebody made in a program, if each has a value that it may take."""
    if not isinstance(options, kind):
        raise TypeError(f"the rule options are {kind.__name__}, not {type(options).__name__}")
    hints = _hints(kind)
    for option in describe(kind):
        value = getattr(options, option.name)
        try:
            msgspec.convert(value, hints[option.name])
        except msgspec.ValidationError:
            raise BadOption(BadValue(option.name, str(value), ", ".join(option.values))) from None
    return options


def changed(options: O, name: str, value: str) -> O:
    """The same options but for one, whose value is given as it is written."""
    hint = _hints(type(options))[name]
    return msgspec.structs.replace(options, **{name: msgspec.convert(value, hint, strict=False)})


@cache
def _hints(kind: type[Struct]) -> dict[str, Any]:
    return {field.name: field.type for field in msgspec.structs.fields(kind)}


def _values(hint: Any, default: Any) -> tuple[str, ...]:
    if hint is bool:
        return ("true", "false") if default else ("false", "true")
    if get_origin(hint) is Literal:
        return tuple(get_args(hint))
    bounds = marks(hint)
    if bounds and bounds[0].ge is not None and bounds[0].le is not None:
        return tuple(str(number) for number in range(int(bounds[0].ge), int(bounds[0].le) + 1))
    raise TypeError(f"a rule option cannot be of type {hint}")


def default_of(field: msgspec.structs.FieldInfo) -> Any:
    """What an option is unless somebody chooses."""
    if field.default is msgspec.NODEFAULT or isinstance(field.default, NoneType):
        raise TypeError("every rule option has a default")
    return field.default


def written(value: Any) -> str:
    """A value as it is written."""
    return str(value).lower() if isinstance(value, bool) else str(value)
