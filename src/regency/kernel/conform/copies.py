"""Copies: a clone equals and stays apart, plays unheard as heard, and a record folds to what was played."""

from __future__ import annotations

import pickle
from itertools import islice
from typing import Any

from ..apply import carry_out
from ..core import answer, ask_on, next_due
from ..edge import NEVER, draw
from ..entries import Undo
from ..errors import BadRecord
from ..match import Match
from ..part import Part
from ..record import encode, parse
from ..rng import Rng
from ..wire import digest, laid_open
from .game import Game, Moment

STEPS_ON_A_CLONE = 6


def clone_equals(game: Game, moment: Moment, rng: Rng) -> None:
    """A clone has the digest of its original and goes on as it did, without moving it."""
    if digest(moment.state) != moment.mark:
        raise game.fail("clone", "the clone is not what it was cloned from", entry=moment.number)
    copy = moment.state.clone()
    if digest(copy) != moment.mark:
        raise game.fail("clone", "a clone of the clone differs", entry=moment.number)
    ahead = islice(game.match.entries, moment.number, moment.number + STEPS_ON_A_CLONE)
    for number, (entry, expected) in enumerate(ahead, start=moment.number + 1):
        if isinstance(entry, Undo):
            break
        carry_out(copy, entry)
        if digest(copy) != expected:
            raise game.fail("clone", f"the clone of entry {moment.number} went another way", entry=number)
    if digest(moment.state) != moment.mark:
        raise game.fail("clone", "playing on a clone moved the original", entry=moment.number)


def unheard_as_heard(game: Game, moment: Moment, rng: Rng) -> None:
    """Where nobody listens, as in search, the same happens as where everybody does."""
    heard, unheard = moment.state.clone(), moment.state.clone()
    heard.heard, unheard.heard = True, False
    for _ in range(STEPS_ON_A_CLONE):
        where = next_due(heard)
        ask: Any = None if where == NEVER else ask_on(heard, where)
        if ask is None:
            break
        action = draw(ask.options(heard.eyes(ask.seat)), rng)
        answer(heard, where, action)
        answer(unheard, where, action)
        if digest(heard) != digest(unheard):
            detail = f"where nobody listens, {action} leads elsewhere"
            raise game.fail("unheard", detail, ask.seat, moment.number)


def stays_apart(game: Game) -> None:
    """Every past clone is still what it was, whatever was played since."""
    for moment in game.moments:
        if digest(moment.state) != moment.mark:
            raise game.fail("apart", "the game that went on moved a clone left behind", entry=moment.number)


def fields_are_complete(game: Game, moment: Moment, rng: Rng) -> None:
    """`fields` names everything a compartment has, and a clone has it with its type and its own lists."""
    g = moment.state
    for part in (g.clock, g.table, *g.screens, g.box):
        held, named = set(attributes(part)), set(part.fields)
        if held != named:
            odd = ", ".join(sorted(held ^ named))
            raise game.fail("fields", f"{type(part).__name__}: not in both: {odd}", entry=moment.number)
        copy = part.clone()
        for name in part.fields:
            flaw = copied_wrongly(getattr(part, name), getattr(copy, name))
            if flaw:
                raise game.fail("fields", f"{type(part).__name__}.{name} {flaw}", entry=moment.number)
        if not travels(part):
            detail = f"{type(part).__name__} does not come back from another process as it went"
            raise game.fail("fields", detail, entry=moment.number)


def travels(part: Part) -> bool:
    """Whether a compartment can be sent to another process of ours."""
    try:
        arrived: Part = pickle.loads(pickle.dumps(part))
    except TypeError:
        return False
    return laid_open(arrived) == laid_open(part)


def attributes(part: Part) -> list[str]:
    """What a compartment holds, asked of Python or, if it is compiled, of the compiler."""
    compiled = [name for name in getattr(type(part), "__mypyc_attrs__", ()) if name != "__dict__"]
    return [*compiled, *getattr(part, "__dict__", ())]


def copied_wrongly(old: Any, new: Any) -> str:
    """What is wrong with the copy of a field, or nothing."""
    if type(old) is not type(new):
        return f"changes from {type(old).__name__} to {type(new).__name__}"
    if old is new and isinstance(old, list | dict | set | bytearray | Part):
        return "is shared"
    if isinstance(old, list):
        return next((flaw for pair in zip(old, new, strict=True) if (flaw := copied_wrongly(*pair))), "")
    return ""


def replay_is_play(game: Game) -> None:
    """The record, written out and read again, folds to every digest and to the outcome."""
    record = game.match.record()
    read, _ = parse(game.rules, encode(record))
    if read != record:
        raise game.fail("replay", "the record is read otherwise than it was written")
    try:
        again = Match.fold(game.rules, read)
    except BadRecord as bad:
        raise game.fail("replay", f"the record does not fold: {bad.reason}") from None
    if again.notes != game.match.notes:
        raise game.fail("replay", "the notes taken in a replay differ")
