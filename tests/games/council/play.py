"""Doing one thing at a table: every move is checked against the invariants."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import pytest

from regency.games.council import RULES
from regency.games.council.model.state import Table
from regency.games.council.printed.tables import FACE_UP, NOTHING
from regency.kernel.edge import Action, Event, Option
from regency.kernel.errors import Reason, Refused
from regency.kernel.wire import digest

from .builder import Game, printed
from .names import BALCONY

K = TypeVar("K")


def do(match: Game, seat: int, *chain: Action) -> list[Event]:
    """A seat acts; returns what everybody is told."""
    told = match.submit(seat, *chain)
    RULES.check(match.state)
    return told


def refused(match: Game, seat: int, *chain: Action) -> Reason:
    """A seat tries something in vain: nothing has changed, and this is why."""
    before = digest(match.state)
    with pytest.raises(Refused) as error:
        match.submit(seat, *chain)
    assert digest(match.state) == before
    return error.value.reason


def table(match: Game) -> Table:
    """What lies open now."""
    return match.state.table


def hand(match: Game, seat: int) -> list[int]:
    """The cards of a seat, by kind."""
    return match.state.screens[seat].hand


def permits(match: Game, seat: int) -> str:
    """The permits that lie face up before a seat."""
    return " ".join(printed(tile) for tile in table(match).permits[seat])


def used(match: Game, seat: int) -> str:
    """Those that lie face down."""
    return " ".join(printed(tile) for tile in table(match).used[seat])


def market(match: Game, region: str) -> str:
    """The display of a region, "-" for a gap."""
    first = BALCONY[region] * FACE_UP
    shown = table(match).market[first : first + FACE_UP]
    return " ".join("-" if tile == NOTHING else printed(tile) for tile in shown)


def of(kind: type[K], listed: Sequence[Option | Event | Action]) -> list[K]:
    """Those of one kind."""
    return [one for one in listed if isinstance(one, kind)]


def can(match: Game, seat: int, action: Action) -> bool:
    """Whether it is among the options."""
    return action in match.options(seat)


def asked(match: Game, seat: int) -> str:
    """The name of the question that a seat has to answer, if any."""
    return " ".join(type(ask).__name__ for ask in match.asks(seat))
