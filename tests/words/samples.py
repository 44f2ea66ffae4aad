"""Samples of every type that has words: fields at the ends of their domains, none, one and several."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from regency.kernel.codec import Codec
from regency.kernel.conform.player import next_entry
from regency.kernel.core import AnySight
from regency.kernel.edge import AnyAsk, Event, Step, draw
from regency.kernel.errors import TooSoon
from regency.kernel.fields import PLAYERS, domains_of
from regency.kernel.match import AnyMatch, Match
from regency.kernel.options import changed
from regency.kernel.record import Record, parse, read_bytes
from regency.kernel.rng import stream
from regency.kernel.rules import AnyRules, Outcome, Phrase, untimed_by
from regency.kernel.sheet import Cell, Column, Sheet
from regency.words.fields import sizes
from scripts.records import folder
from tests.example import RULES

K = TypeVar("K", bound=Struct)
AMOUNTS = (1, 2, 0, 7)
TURNS = len(AMOUNTS)


def samples(kind: type[K], rules: AnyRules = RULES) -> list[K]:
    """A few values of a type."""
    fields = msgspec.structs.fields(kind)
    named = sizes(rules) if issubclass(kind, Step) else {}  # steps hold bare numbers, named after domains
    return [
        kind(*(sample(field.name, field.type, size_of(kind, field.name, named), turn) for field in fields))
        for turn in range(TURNS)
    ]


def size_of(kind: type[Struct], name: str, named: dict[str, int]) -> int:
    """How many members the domain of a field has; 0 where it is none, or where the field holds several."""
    domain = domains_of(kind)[name]
    if domain is None or domain is PLAYERS:
        return named.get(name, 0)
    return 0 if domain.many else domain.size


def sample(name: str, hint: Any, size: int, turn: int) -> Any:
    """A value for a field, which may be one of `size` members of a domain."""
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
    """Games played at random, two for each number of players: all that they said on the way.

    Where time may run, those without time, and one with it as far as its second round.
    """

    def __init__(self, rules: AnyRules, seed: int) -> None:
        self.events: list[Event] = []
        self.asks: list[AnyAsk] = []
        self.phrases: dict[bytes, Phrase] = {}
        for seats in rules.seats:
            for number, options in enumerate(without_time(rules)):
                self.play(rules, seats, options, seed + number)
        if rules.timed(rules.options()):
            self.play_in_time(rules, rules.seats[len(rules.seats) // 2], seed)
        for record in begun_with_a_legacy(rules):
            self.look_back(rules, record)

    def play(self, rules: AnyRules, seats: int, options: Struct, seed: int) -> None:
        """A game to its end."""
        match = Match.start(rules, seats, options, seed)
        rng = stream(bytes(32), "words", seed)
        self.events += match.opening
        while match.outcome() is None:
            seat = match.waited_for()[rng.below(len(match.waited_for()))]
            self.look(match, seat)
            self.events += match.submit(seat, draw(match.options(seat), rng))
        self.keep(phrases_on(rules.sheet(match.look(0), {})))
        self.keep(title for at in range(seats) if (title := rules.title(match.look(0).table, at)))
        outcome = match.outcome()
        assert outcome is not None
        self.outcome: Outcome = outcome

    def play_in_time(self, rules: AnyRules, seats: int, seed: int) -> None:
        """By a virtual clock, anybody at any moment."""
        match = Match.start(rules, seats, seed=seed)
        rng, junk = stream(bytes(32), "time", seed), Codec(rules.actions).table
        while match.outcome() is None and rules.progress(match.state.table) < 2:
            entry = next_entry(match, junk, rng)
            try:
                self.events += match.apply(entry)
            except TooSoon as soon:
                self.events += match.advance(soon.retry_at)
            for seat in range(seats):
                self.look(match, seat)

    def look_back(self, rules: AnyRules, record: Record) -> None:
        """A sitting that only a campaign leads to: its page now and then, and at its end."""
        match = Match.from_header(rules, record.header)
        for entry, _ in record.entries:
            if len(match.entries) % 5 == 0:
                self.keep(phrases_on(rules.sheet(match.look(0), {})))
            match.apply(entry)
        self.keep(phrases_on(rules.sheet(match.look(0), {})))
        titles = (rules.title(match.look(0).table, at) for at in range(record.header.seats))
        self.keep(title for title in titles if title is not None)

    def look(self, match: AnyMatch, seat: int) -> None:
        """What a seat is asked and told; now and then the page, and what stands beside every option."""
        rules, me, options = match.rules, match.look(seat), match.options(seat)
        self.asks += match.asks(seat)
        self.keep(said for ask in match.asks(seat) if (said := rules.asked(me, ask)))
        self.keep(beside(rules, me, {type(option): option for option in options}.values()))
        if len(match.entries) % 5 == 0:
            self.keep(phrases_on(rules.sheet(me, {seat: me.own})))
            first = match.look(0)  # who has chosen already, while others still do
            self.keep(phrases_on(rules.sheet(first, {0: first.own})))
            self.keep(beside(rules, me, options))

    def keep(self, said: Iterator[Phrase]) -> None:
        """Keep what was said, once each."""
        for phrase in said:
            self.phrases[msgspec.json.encode(phrase)] = phrase


def begun_with_a_legacy(rules: AnyRules) -> list[Record]:
    """The records of a game that begin with a legacy, if it has any."""
    paths = sorted(folder(rules.name).glob("*.jsonl")) if rules.legacy else ()
    records = [parse(rules, read_bytes(path))[0] for path in paths]
    return [record for record in records if record.header.legacy is not None and record.outcome is not None]


def without_time(rules: AnyRules) -> list[Struct]:
    """The options of two games, or of one for each way in which no time runs."""
    usual = rules.options()
    if not rules.timed(usual):
        return [usual, usual]
    return [changed(usual, name, value) for name, value in untimed_by(rules, usual)]


def beside(rules: AnyRules, me: AnySight, options: Iterable[Any]) -> Iterator[Phrase]:
    """The remarks beside options, and the headings above them."""
    for option in options:
        for phrase in (rules.remark(me, option), rules.heading(me, type(option))):
            if phrase is not None:
                yield phrase


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
