"""A record entry by entry, and its values as words: what playthroughs and tests of records are made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from msgspec import Struct

from regency.kernel.apply import where_legal
from regency.kernel.conform.game import Ruleset
from regency.kernel.core import AnyState, answer, ask_on
from regency.kernel.edge import Action, Event, Form, Option
from regency.kernel.entries import Entry, Play
from regency.kernel.fields import PLAYERS, Domain, domains_of
from regency.kernel.match import Match
from regency.kernel.record import Record

Lines = Callable[[Any], Iterator[str]]


class Teller(Struct, frozen=True):
    """How a game is told."""

    rules: Ruleset
    title: str
    chosen: dict[int, str]  # the record of each number of seats
    pauses: frozenset[str]  # the events behind which the table is looked at
    by_name: frozenset[str]  # fields of questions that are named like a domain
    piece: Callable[[str, Any], str]  # a member of a domain by name
    setting: Lines  # what was laid out for the whole game
    standing: Lines  # the table at a glance


class Answer(Struct, frozen=True):
    """One action of an entry: the question, how many options of each kind it had, and what was told."""

    ask: Any
    options: dict[str, int]
    action: Action
    told: tuple[Event, ...]


class Passage(Struct, frozen=True):
    """An entry with its answers, if it is a play, and the state behind it."""

    entry: Entry
    answers: tuple[Answer, ...]
    told: tuple[Event, ...]
    state: AnyState


def walk(rules: Ruleset, record: Record) -> Iterator[Passage]:
    """Replay a record entry by entry, and each entry action by action."""
    match = Match.from_header(rules, record.header)
    for entry, _ in record.entries:
        answers = tuple(each_answer(match.state.clone(), entry)) if isinstance(entry, Play) else ()
        told = tuple(match.apply(entry))
        assert not answers or told == sum((done.told for done in answers), ())
        yield Passage(entry, answers, told, match.state)


def kind_of(option: Option) -> str:
    """What kind of action an option is, or a form of."""
    return option.kind.__name__ if isinstance(option, Form) else type(option).__name__


def each_answer(world: AnyState, entry: Play[Action]) -> Iterator[Answer]:
    """The actions of a play, one by one, on a clone whose clock has come to it."""
    clock = world.clock
    if clock.running and not clock.halted:
        clock.now += entry.at - clock.at
    clock.at, clock.entry = entry.at, clock.entry + 1
    world.open_entry(entry.seat)
    for action in entry.do:
        where = where_legal(world, entry.seat, action, entry.seen)
        ask: Any = ask_on(world, where)
        me = world.eyes(entry.seat)
        me.seen = entry.seen
        options = Counter(kind_of(option) for option in ask.options(me))
        before = len(world.told)
        answer(world, where, action)
        yield Answer(ask, dict(options), action, tuple(world.told[before:]))


# In words


def spelled(teller: Teller, value: Struct) -> str:
    """An action, an event or a question by its name and its fields, pieces by what is printed on them."""
    given = msgspec.structs.asdict(value)
    fields = [
        f"{name}={field(teller, name, of, given[name])}" for name, of in domains_of(type(value)).items()
    ]
    return " ".join([type(value).__name__, *fields])


def field(teller: Teller, name: str, of: Domain | None, value: Any) -> str:
    """A field: the name of a piece where it is one; the fields of questions are known by their names."""
    if of is None or of is PLAYERS:
        return teller.piece(name if name in teller.by_name else "", value)
    if of.many:
        return "+".join(teller.piece(of.name, each) for each in value) or "none"
    return teller.piece(of.name, value)
