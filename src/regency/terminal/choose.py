"""Choosing among many actions, narrowed step by step: the kind, then one field after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

import msgspec
from msgspec import Struct

from regency.kernel.edge import Action, Form, Option, count, domains

SHORT: Final = 10  # so many actions are listed whole instead of being narrowed


class Path(Struct, frozen=True):
    """How far a choice has come: the kind, and the values of its first fields."""

    kind: type[Action] | None = None
    values: tuple[int, ...] = ()


class Offer(Struct, frozen=True):
    """One line of a menu: where it leads, and what can still be chosen from there."""

    path: Path
    left: tuple[Option, ...]

    def action(self) -> Action | None:
        """The one action it stands for, if it is one."""
        return next(members(self.left)) if count(self.left) == 1 else None


class Menu(Struct, frozen=True):
    """What can be chosen next. `path` is where one stands; whole actions are listed where few are left."""

    path: Path
    offers: tuple[Offer, ...]
    is_whole: bool


def menu(options: Sequence[Option], path: Path) -> Menu:
    """The next choice that there is; where only one way leads on, it is taken."""
    if count(options) <= SHORT and not is_last_field(path):
        return Menu(path, tuple(whole(action) for action in members(options)), True)
    if path.kind is None:
        kinds = list(dict.fromkeys(kind_of(option) for option in options))
        offers = [narrow(options, Path(kind)) for kind in kinds]
    else:
        values = sorted({value for option in options for value in values_of(option, len(path.values))})
        offers = [narrow(options, Path(path.kind, (*path.values, value))) for value in values]
    return menu(offers[0].left, offers[0].path) if len(offers) == 1 else Menu(path, tuple(offers), False)


def is_last_field(path: Path) -> bool:
    """Whether one value is all that is left to choose."""
    return path.kind is not None and len(domains(path.kind)) == len(path.values) + 1


def whole(action: Action) -> Offer:
    """An action as the last step of a choice."""
    return Offer(Path(type(action), msgspec.structs.astuple(action)), (action,))


def narrow(options: Sequence[Option], path: Path) -> Offer:
    """What is left of the options on a path."""
    left = (kept for option in options if (kept := within(option, path)) is not None)
    return Offer(path, tuple(left))


def within(option: Option, path: Path) -> Option | None:
    """The part of an option that lies on a path."""
    if kind_of(option) is not path.kind:
        return None
    for place, value in enumerate(path.values):
        if value not in values_of(option, place):
            return None
    if isinstance(option, Action):
        return option
    fixed = tuple((value,) for value in path.values)
    return Form(option.kind, fixed + option.values[len(fixed) :])


def kind_of(option: Option) -> type[Action]:
    """The kind of an action, or of a form's actions."""
    return option.kind if isinstance(option, Form) else type(option)


def values_of(option: Option, place: int) -> tuple[int, ...]:
    """The values that an option has in its field number `place`."""
    if isinstance(option, Form):
        return option.values[place]
    return (msgspec.structs.astuple(option)[place],)


def members(options: Sequence[Option]) -> Iterator[Action]:
    """Every action, those of forms written out."""
    for option in options:
        if isinstance(option, Form):
            yield from (option.kind(*values) for values in product(*option.values))
        else:
            yield option


def domain(path: Path) -> str:
    """The domain of the value that was chosen last."""
    assert path.kind is not None
    return domains(path.kind)[len(path.values) - 1][1]
