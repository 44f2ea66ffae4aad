"""Doing one thing at a table: every move is checked against the invariants."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import pytest

from regency.games.allegoria import RULES
from regency.games.allegoria.model.state import Table, level, workers
from regency.games.allegoria.printed.terms import CENTRE, TRACK_NAMES, WORKER_NAMES
from regency.kernel.edge import Action, Event, Option
from regency.kernel.errors import Reason, Refused
from regency.kernel.wire import digest

from .builder import Game
from .names import CLAIM, card

K = TypeVar("K")


def do(match: Game, seat: int, *chain: Action) -> list[Event]:
    """A seat acts, one entry an action; returns what everybody is told."""
    told: list[Event] = []
    for action in chain:
        told += match.submit(seat, action)
        RULES.check(match.state)
    return told


def refused(match: Game, seat: int, action: Action) -> Reason:
    """A seat tries something in vain: nothing has changed, and this is why."""
    before = digest(match.state)
    with pytest.raises(Refused) as error:
        match.submit(seat, action)
    assert digest(match.state) == before
    return error.value.reason


def table(match: Game) -> Table:
    """What lies open now."""
    return match.state.table


def track(match: Game, seat: int, name: str) -> int:
    """The level of a Town Track."""
    return level(table(match), seat, TRACK_NAMES.index(name))


def tracks(match: Game, seat: int) -> list[int]:
    """All five levels."""
    return [level(table(match), seat, number) for number in range(len(TRACK_NAMES))]


def count(match: Game, seat: int, kind: str, where: int | str) -> int:
    """Workers of a kind in a Territory."""
    territory = CENTRE if where == "centre" else int(where)
    return workers(table(match), seat, territory, WORKER_NAMES.index(kind))


def holds(match: Game, seat: int, name: str) -> int:
    """How many cards of a face a seat has in hand."""
    return match.state.screens[seat].hand[card(name)]


def completed(match: Game, seat: int) -> list[str]:
    """The In Game Claims that a seat has completed."""
    names = {number: name for name, number in CLAIM.items()}
    return [names[number] for number in table(match).completed[seat]]


def deeds(match: Game, seat: int = 0) -> list[tuple[int, ...]]:
    """What a seat has done in this turn."""
    return list(table(match).deeds[seat])


def of(kind: type[K], listed: Sequence[Option | Event | Action]) -> list[K]:
    """Those of one kind."""
    return [one for one in listed if isinstance(one, kind)]


def can(match: Game, seat: int, action: Action) -> bool:
    """Whether it is among the options."""
    return action in match.options(seat)


def asked(match: Game, seat: int) -> str:
    """The name of the question that a seat has to answer, if any."""
    return " ".join(type(ask).__name__ for ask in match.asks(seat))
