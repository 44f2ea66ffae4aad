"""What the fields of actions, events, questions and reasons are members of: said by types, read here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Final, get_args, get_origin

import msgspec
from msgspec import Meta, Struct

SEAT: Final = "seat"


class Domain(Struct, frozen=True):
    """A finite domain; `many`: the field holds some of its members, in a tuple."""

    name: str
    size: int  # 0: as many as there are seats at the table
    many: bool = False


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
    """Every domain that is named in these types, and how many members it has."""
    found = (domain for kind in kinds for domain in domains_of(kind).values())
    return {domain.name: domain.size for domain in found if domain is not None and domain is not PLAYERS}


def marks(hint: Any) -> list[Meta]:
    """What a type says of its values besides what they are."""
    return [mark for mark in getattr(hint, "__metadata__", ()) if isinstance(mark, Meta)]


def _domain(hint: Any) -> Domain | None:
    many = get_origin(hint) is tuple
    for mark in marks(get_args(hint)[0] if many else hint):
        if mark.extra and "domain" in mark.extra:
            return Domain(mark.extra["domain"], mark.extra["size"], many)
    return None
