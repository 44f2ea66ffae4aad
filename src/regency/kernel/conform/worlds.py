"""Worlds: what is imagined looks the same, is sound and fits the notes, and a preview keeps its word."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ..apply import carry_out, where_legal
from ..core import AnyState, ask_on, next_wake, places
from ..edge import Action, AnyAsk, Option, draw
from ..entries import Play
from ..errors import Reason, Refused, TooSoon, Trouble, Woken
from ..preview import Preview, gained, preview, told_for_certain
from ..rng import Rng, stream
from ..rules import imagined
from ..wire import laid_open, plain_view
from .game import SPECTATOR, Game, Moment, audiences, difference, seen_by, sight_bytes
from .player import options_at

Questions = tuple[tuple[AnyAsk, tuple[Option, ...]], ...]


def dream(game: Game, moment: Moment, audience: int, rng: Rng) -> AnyState:
    """A world that the audience could imagine at this moment."""
    notes = None if audience == SPECTATOR else moment.notes[audience]
    return imagined(game.rules, seen_by(moment.state, audience), notes, rng)


def imagined_is_seen(game: Game, moment: Moment, rng: Rng) -> None:
    """An imagined world gives its dreamer the same bytes, the same options and the same next wake."""
    g = moment.state
    for audience in audiences(g):
        world = dream(game, moment, audience, rng)
        if sight_bytes(world, audience) != sight_bytes(g, audience):
            detail = difference(*(plain(seen_by(one, audience)) for one in (g, world)))
            raise game.fail(
                "imagine", f"the imagined world looks otherwise: {detail}", audience, moment.number
            )
        if audience != SPECTATOR and questions(world, audience) != questions(g, audience):
            raise game.fail("imagine", "the imagined world asks otherwise", audience, moment.number)
        if next_wake(world) != next_wake(g):
            raise game.fail("imagine", "the imagined world wakes otherwise", audience, moment.number)


def imagined_is_sound(game: Game, moment: Moment, rng: Rng) -> None:
    """An imagined world passes the invariants of the game."""
    for audience in audiences(moment.state):
        world = dream(game, moment, audience, rng)
        try:
            game.rules.check(world)
        except AssertionError as broken:
            detail = f"an imagined world breaks an invariant: {broken}"
            raise game.fail("worlds", detail, audience, moment.number) from broken


def agrees_with_notes(game: Game, moment: Moment, rng: Rng) -> None:
    """What a seat wrote down is true, and true of every world it imagines."""
    for seat in range(game.seats):
        notes = moment.notes[seat]
        if notes is None:
            continue
        if not game.rules.agrees(notes, moment.state):
            raise game.fail("agrees", f"the notes are not true: {notes}", seat, moment.number)
        if not game.rules.agrees(notes, dream(game, moment, seat, rng)):
            raise game.fail(
                "agrees", f"an imagined world goes against the notes: {notes}", seat, moment.number
            )


def true_world(
    game: Game, moment: Moment, worlds: int, key: Callable[[AnyState], object] | None = None
) -> None:
    """Among so many imagined worlds is the true one: for small decks only."""
    tell = key or secrets_of
    truth = tell(moment.state)
    for audience in audiences(moment.state):
        rng = stream(game.seed, f"conform truth {audience}", moment.number)
        if not any(tell(dream(game, moment, audience, rng)) == truth for _ in range(worlds)):
            raise game.fail(
                "truth", f"not among {worlds} imagined worlds: {truth!r}", audience, moment.number
            )


def secrets_of(g: AnyState) -> object:
    """All that is hidden: the screens and the box."""
    return [laid_open(part) for part in (*g.screens, g.box)]


def preview_is_kept(game: Game, moment: Moment, rng: Rng) -> None:
    """What a preview promised happens, and what it refuses is refused."""
    for seat in range(game.seats):
        _refuses_alike(game, moment, seat, game.codec.unrank(rng.below(len(game.codec))), rng)
        chain: tuple[Action, ...] = ()
        world, sight = moment.state.clone(), moment.state.sight(seat)
        while len(chain) < 3 and (found := asked(world, seat)):
            chain = (*chain, draw(found[rng.below(len(found))], rng))
            world = moment.state.clone()
            world.foresees = True
            try:
                carry_out(world, Play(world.clock.at, seat, chain, world.clock.entry))
            except (TooSoon, Woken, Refused):  # a matter of the hour, or of a pause
                break
            _promised(game, moment, seat, chain, preview(game.rules, sight, chain, rng), world)
            if world.barred:
                break


def asked(g: AnyState, seat: int) -> list[Any]:
    """The options of each question to a seat that has some."""
    return [found for place in places(g, seat) if (found := options_at(g, place))]


def questions(g: AnyState, seat: int) -> Questions:
    """What a seat is asked, with the options."""
    found = ((ask_on(g, place), tuple(options_at(g, place))) for place in places(g, seat))
    return tuple((ask, options) for ask, options in found if ask is not None)


def _promised(
    game: Game, moment: Moment, seat: int, chain: tuple[Action, ...], promised: Preview, real: AnyState
) -> None:
    waited_for = tuple(pair for pair in questions(real, seat) if pair[0].due(real.table))
    happened = Preview(
        told_for_certain(real),
        real.barred,
        () if real.barred else waited_for,
        promised.nested,
        gained(game.rules, game.rules.standing(moment.state.table), real),
        real.revealed,
    )
    if promised != happened:
        detail = difference(msgspec.structs.asdict(promised), msgspec.structs.asdict(happened))
        raise game.fail("preview", f"{chain}: promised and done differ: {detail}", seat, moment.number)


def _refuses_alike(game: Game, moment: Moment, seat: int, action: Action, rng: Rng) -> None:
    real = refusal(moment.state, seat, action)
    try:
        preview(game.rules, moment.state.sight(seat), (action,), rng)
        promised: Reason | None = None
    except Trouble as refused:
        promised = refused.reason
    if promised != real:
        detail = f"{action}: the preview says {promised}, the game {real}"
        raise game.fail("preview", detail, seat, moment.number)


def refusal(g: AnyState, seat: int, action: Action) -> Reason | None:
    """Why an action is not an option, or None if it is one."""
    try:
        where_legal(g, seat, action, g.clock.entry)
    except Refused as refused:
        return refused.reason
    return None


def plain(seen: Any) -> Any:
    """A view or a sight as plain values, to name a difference."""
    return msgspec.to_builtins(plain_view(seen))
