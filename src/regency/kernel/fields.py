"""What the fields of actions, events, questions and reasons are members of: said by types, read here."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, Final, get_args, get_origin

import msgspec
from msgspec import Meta, Struct

SEAT: Final = "seat"


class Domain(Struct, frozen=True):
    """A finite domain; `many`: the field holds some of its members, in a tuple.

    `sealed`: nobody is told what its members are called before their pages may be read.
    """

    name: str
    size: int  # 0: as many as there are seats at the table
    many: bool = False
    sealed: bool = False


PLAYERS: Final = Domain(SEAT, 0)


@cache
def domains_of(kind: type[Struct]) -> Mapping[str, Domain | None]:
    """Every field of a type by its name, with its domain; None where it holds numbers or texts.

    A field that is called `seat` holds a player, whatever its type says.
    """
    return {
        field.name: _domain(field.type) or (PLAYERS if field.name == SEAT else None)
        for field in msgspec.structs.fields(kind)
    }


def sizes_of(kinds: Iterable[type[Struct]]) -> dict[str, int]:
    """Every domain that is named in these types, and how many members it has; but for sealed ones."""
    return {domain.name: domain.size for domain in _named(kinds) if not domain.sealed}


def sealed_in(kinds: Iterable[type[Struct]]) -> frozenset[str]:
    """The domains that are named in these types and sealed."""
    return frozenset(domain.name for domain in _named(kinds) if domain.sealed)


def _named(kinds: Iterable[type[Struct]]) -> Iterator[Domain]:
    for kind in kinds:
        for domain in domains_of(kind).values():
            if domain is not None and domain is not PLAYERS:
                yield domain


def marks(hint: Any) -> list[Meta]:
    """What a type says of its values besides what they are."""
    return [mark for mark in getattr(hint, "__metadata__", ()) if isinstance(mark, Meta)]


def _domain(hint: Any) -> Domain | None:
    many = get_origin(hint) is tuple
    for mark in marks(get_args(hint)[0] if many else hint):
        if mark.extra and "domain" in mark.extra:
            return Domain(mark.extra["domain"], mark.extra["size"], many, mark.extra.get("sealed", False))
    return None
