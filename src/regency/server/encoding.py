"""What is sent: whole sights at first, then only the fields that changed; what all share is encoded once."""

from __future__ import annotations

import gzip
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import Raw

from regency.kernel.core import AnyState, AnyView, Sight, View, asks
from regency.kernel.edge import Action, AnyAsk, Event, Option
from regency.kernel.part import Part
from regency.kernel.rules import AnyRules, Outcome, Phrase, Rules, Tally
from regency.kernel.wire import changed, laid_open

from . import texts
from .socket_messages import Question, Shared, Told, Update


def _named(value: Any) -> str:
    """The kind of a form's actions goes by its name; all else that has no encoding has none here either."""
    if isinstance(value, type) and issubclass(value, Action):
        return value.__name__
    raise TypeError(f"{type(value).__name__} is not sent")


_ENCODE = msgspec.json.Encoder(enc_hook=_named).encode
NOTHING: Final = Raw(b"{}")
PACKING: Final = 6  # the level of gzip


def raw(value: Any) -> Raw:
    """Something as JSON, once and for all."""
    return Raw(_ENCODE(value))


class SentPart:
    """A compartment as it was last sent."""

    def __init__(self) -> None:
        self._sent: Part | None = None

    def changes(self, part: Part) -> Raw:
        """The fields that differ from what was sent, as one JSON object; they count as sent from now on."""
        news = laid_open(part) if self._sent is None else changed(part, self._sent)
        if not news:
            return NOTHING
        self._sent = part.clone()
        return raw(news)


class Figures:
    """What a game reckons for its board, as each audience was last told: a seat, or None for spectators."""

    def __init__(self, rules: AnyRules) -> None:
        self._rules = rules
        self._reckons = type(rules).figures is not Rules.figures
        self._told: dict[int | None, Mapping[str, Any]] = {}

    def begin(self, view: AnyView) -> None:
        """Somebody is about to be told everything."""
        if self._reckons:
            self._told[view.seat if isinstance(view, Sight) else None] = self._rules.figures(view)

    def changes(self, g: AnyState, seat: int | None) -> Raw:
        """The figures that differ from those told; they count as told from now on."""
        if not self._reckons:
            return NOTHING
        told = self._told.get(seat, {})
        view = View(g.clock, g.table, g.stacks) if seat is None else g.eyes(seat)
        found = self._told[seat] = self._rules.figures(view)
        return raw({name: value for name, value in found.items() if told.get(name) != value})


class SentTally:
    """The tally as everybody was last told: the same for all, so it is reckoned once an entry."""

    def __init__(self, rules: AnyRules) -> None:
        self._rules = rules
        self._sent: Tally | None = None

    def change(self, g: AnyState) -> Raw | None:
        """The whole tally where anything in it differs; it counts as told from now on."""
        tally = self._rules.tally(g.table)
        if tally == self._sent:
            return None
        self._sent = tally
        return raw(tally)


def sight_frame(rules: AnyRules, view: AnyView) -> Raw:
    """Everything a seat or a spectator sees."""
    return raw(sight_plain(rules, view))


def sight_plain(rules: AnyRules, view: AnyView) -> dict[str, Any]:
    """The same as values."""
    plain: dict[str, Any] = {
        "clock": laid_open(view.clock),
        "table": laid_open(view.table),
        "stacks": view.stacks,
        "figures": rules.figures(view),
        "tally": rules.tally(view.table),
    }
    if isinstance(view, Sight):
        plain["seat"] = view.seat
        plain["own"] = laid_open(view.own)
    return plain


def open_frame(rules: AnyRules, g: AnyState) -> Raw:
    """A finished match with every hand laid open."""
    return raw(open_plain(rules, g))


def open_plain(rules: AnyRules, g: AnyState) -> dict[str, Any]:
    """The same as values."""
    return {**sight_plain(rules, g.view()), "screens": [laid_open(screen) for screen in g.screens]}


def questions(rules: AnyRules, g: AnyState, seat: int | None) -> tuple[Question, ...]:
    """What the seat is asked, with all its options."""
    if seat is None:
        return ()
    asked = asks(g, seat)
    if not asked:
        return ()
    me = g.eyes(seat)
    return tuple(question(ask, ask.options(me), rules.asked(me, ask)) for ask in asked)


def question(ask: AnyAsk, options: Sequence[Option], said: Phrase | None = None) -> Question:
    return Question(raw(ask), raw(options), None if said is None else texts.plain(said))


def told(entry: int, at: int, events: Sequence[Event]) -> Told:
    return Told(entry, at, raw(events))


def shared_frame(
    g: AnyState,
    table: SentPart,
    tally: SentTally,
    told: Told,
    waited_for: Sequence[int],
    now: int,
    next_wake: int,
    outcome: Outcome | None,
    approached: Sequence[int] = (),
) -> Raw:
    """What everybody gets of an entry."""
    clock = g.clock
    return raw(
        Shared(
            entry=told.entry,
            at=told.at,
            now=now,
            events=told.events,
            table=table.changes(g.table),
            tally=tally.change(g),
            clock=raw(laid_open(clock)),
            stacks=raw(g.stacks),
            waited_for=tuple(waited_for),
            next_wake=next_wake,
            outcome=None if outcome is None else raw(outcome),
            approached=tuple(approached),
        )
    )


def update_frame(
    shared: Raw, own: Raw | None, figures: Raw, asked: tuple[Question, ...], can_undo: bool
) -> bytes:
    return _ENCODE(Update(shared, own, figures, asked, can_undo))


def packed(data: bytes) -> bytes:
    """By gzip; of much this takes long, and is for threads."""
    return gzip.compress(data, PACKING)
