"""Samples of every type that has words: fields at the ends of their domains, none, one and several."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

import msgspec
from msgspec import Meta, Struct

from regency.games import load
from regency.kernel.core import Sight
from regency.kernel.edge import Ask, Event, draw
from regency.kernel.match import Match
from regency.kernel.rng import stream
from regency.kernel.rules import Outcome, Phrase, Rules
from regency.kernel.sheet import Cell, Column, Sheet
from regency.words.fields import sizes

K = TypeVar("K", bound=Struct)
AMOUNTS = (1, 2, 0, 7)
TURNS = len(AMOUNTS)
COUNCIL = load("council")
DOMAINS = sizes(COUNCIL)  # steps hold bare numbers, named after their domains


def samples(kind: type[K]) -> list[K]:
    """A few values of a type."""
    fields = msgspec.structs.fields(kind)
    return [kind(*(sample(field.name, field.type, turn) for field in fields)) for turn in range(TURNS)]


def sample(name: str, hint: Any, turn: int) -> Any:
    """A value for a field."""
    marks = [
        mark.extra for mark in getattr(hint, "__metadata__", ()) if isinstance(mark, Meta) and mark.extra
    ]
    size = marks[0]["size"] if marks else DOMAINS.get(name, 0)
    if size:
        return (0, size - 1)[turn % 2]
    if name == "seat":
        return turn % 2
    if hint is bool:
        return turn % 2 == 0
    if hint is str:
        return f"some-{name}"
    if hint is int:
        return AMOUNTS[turn]
    return (1, 2)


class Played:
    """A game played at random: all that it said on the way."""

    def __init__(self, rules: Rules[Any, Any, Any, Any], seats: int, seed: int) -> None:
        match = Match.start(rules, seats, seed=seed)
        rng = stream(bytes(32), "words", seed)
        self.events: list[Event] = list(match.opening)
        self.asks: list[Ask[Any, Any, Any]] = []
        self.phrases: dict[bytes, Phrase] = {}
        while match.outcome() is None:
            seat = match.waited_for()[0]
            self.asks += match.asks(seat)
            options = match.options(seat)
            if len(match.entries) % 5 == 0:
                self.look(rules, match.look(seat), options)
            self.events += match.submit(seat, draw(options, rng))
        self.look(rules, match.look(0), ())
        outcome = match.outcome()
        assert outcome is not None
        self.outcome: Outcome = outcome

    def look(self, rules: Rules[Any, Any, Any, Any], me: Sight[Any, Any], options: Any) -> None:
        """Keep what the page and the remarks beside the options say."""
        said: list[Phrase | None] = [*phrases_on(rules.sheet(me, {me.seat: me.own}))]
        for option in options:
            said += [rules.remark(me, option), rules.heading(me, type(option))]
        for phrase in said:
            if phrase is not None:
                self.phrases[msgspec.json.encode(phrase)] = phrase


def phrases_on(sheet: Sheet) -> Iterator[Phrase]:
    """Every phrase of a page."""
    for grid in sheet:
        cells = [cell for line in (*grid.columns, *grid.rows) for cell in _cells(line)]
        yield from (cell.text for cell in cells if isinstance(cell.text, Phrase))


def _cells(line: Any) -> tuple[Cell, ...]:
    return (line.head,) if isinstance(line, Column) else line.cells


def keys_of(phrase: Phrase) -> Iterator[str]:
    """The key of a phrase and of all phrases in it."""
    yield phrase.key
    for inner in phrase.about.values():
        for item in inner if isinstance(inner, list | tuple) else (inner,):
            if isinstance(item, Phrase):
                yield from keys_of(item)
