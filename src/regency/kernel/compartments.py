"""What the compartments of a game must be before it is played: each fact in one of them alone."""

from __future__ import annotations

import inspect
from typing import Any, get_args, get_origin

from .part import Part
from .rules import AnyRules, Rules

Kind = type[Part]


def compartments(rules: type[AnyRules]) -> tuple[Kind, Kind, Kind] | None:
    """Table, screen and box of a game, as its declaration names them: `Rules[Table, Screen, Box, ...]`."""
    for kind in rules.__mro__:
        for base in vars(kind).get("__orig_bases__", ()):
            given = get_args(base)[:3]
            if get_origin(base) is Rules and all(
                isinstance(each, type) and issubclass(each, Part) for each in given
            ):
                table, screen, box = given
                return table, screen, box
    return None


def compartment_faults(table: Kind, screen: Kind, box: Kind) -> list[tuple[str, str]]:
    """File and reason of whatever is wrong with the fields of a game."""
    faults: list[tuple[str, str]] = []
    before: dict[str, str] = {}
    for kind in (table, screen, box):
        faults += [(file_of(kind), f"{kind.__name__}{reason}") for reason in kind_faults(kind, before)]
        before |= {name: kind.__name__ for name in kind.fields if name not in before}
    return faults


def kind_faults(kind: Kind, before: dict[str, str]) -> list[str]:
    """What is wrong with one compartment, given the fields of those before it."""
    twice = sorted({name for name in kind.fields if kind.fields.count(name) > 1})
    shared = [name for name in kind.fields if name in before and name not in kind.namesakes]
    idle = [name for name in kind.namesakes if name not in before or name not in kind.fields]
    gone = [name for name in kind.grown if name not in kind.fields]
    found = [f".{name} is declared twice" for name in twice]
    found += [
        f".{name} is a field of {before[name]} too: a fact is kept once, "
        f"or {kind.__name__}.namesakes says that it is another thing here"
        for name in shared
    ]
    found += [f".namesakes names {name}, which no other compartment has" for name in idle]
    found += [f".grown names {name}, which is no field of it" for name in gone]
    if (written := written_fields(kind)) and written != kind.fields:
        found.append(" is not made of the fields it declares: run python -m scripts.state")
    return found


def written_fields(kind: Kind) -> tuple[str, ...]:
    """The fields as they are declared; nothing of a compiled class, which was checked before."""
    given: dict[str, Any] = inspect.get_annotations(kind)
    return tuple(name for name, type_ in given.items() if not str(type_).startswith(("ClassVar", "typing.C")))


def file_of(kind: type) -> str:
    """The source file of a class, the same for both builds."""
    return f"{kind.__module__.replace('.', '/')}.py"
