"""Games played by script: seats that weigh their options, on a virtual clock, the same each time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from msgspec import Struct

from regency.kernel.apply import carry_out
from regency.kernel.conform.game import Ruleset
from regency.kernel.core import AnyState, asks
from regency.kernel.edge import Action
from regency.kernel.entries import Halt, Play, Resume, Undo
from regency.kernel.errors import Refused
from regency.kernel.match import AnyMatch, Match
from regency.kernel.rng import Rng, stream

WHIM_ONE_IN = 12
INCIDENT_ONE_IN = 25
RECONSIDER_ONE_IN = 6
LONGEST_CHAIN = 6

Game = AnyMatch
Style = Callable[[Any, int, Any], int]  # weighs an action of a seat; the heaviest is done


class Script(Struct, frozen=True):
    """One record: who plays how, with which rules, and whether the table is interrupted now and then."""

    name: str
    styles: tuple[str, ...]
    seed: int
    options: Struct
    incidents: bool = False


class Troupe(Struct, frozen=True):
    """The scripts of a game, and the styles of play in them; who has none plays at random."""

    rules: Ruleset
    styles: dict[str, Style | None]
    scripts: tuple[Script, ...]
    slow: bool = False  # too many options to weigh for the interpreted engine in every check


def due_options(g: AnyState, seat: int) -> list[Action]:
    """What a seat may answer to the questions that the game waits for."""
    found = [ask for ask in asks(g, seat) if ask.due(g.table)]
    return cast("list[Action]", [option for ask in found for option in ask.options(g.eyes(seat))])


def choose(g: AnyState, seat: int, style: Style | None, rng: Rng) -> Action:
    """What a seat does next; at random, any kind of action is as likely as another."""
    options = due_options(g, seat)
    if style is None or rng.below(WHIM_ONE_IN) == 0:
        kinds = sorted({type(action).__name__ for action in options})
        kind = kinds[rng.below(len(kinds))]
        best = [action for action in options if type(action).__name__ == kind]
    else:
        heaviest = max(style(g, seat, action) for action in options)
        best = [action for action in options if style(g, seat, action) == heaviest]
    return best[rng.below(len(best))]


def chain(g: AnyState, seat: int, style: Style | None, at: int, rng: Rng) -> Play[Action]:
    """As many actions as can be done in one go: up to a bar, the end of the turn, or the seat's patience."""
    world = g.clone()
    done: tuple[Action, ...] = ()
    while len(done) < LONGEST_CHAIN and due_options(world, seat):
        done = (*done, choose(world, seat, style, rng))
        world = g.clone()
        carry_out(world, Play(at, seat, done, g.clock.entry))
        if world.barred or (style is None and rng.below(2)):
            break
    return Play(at, seat, done, g.clock.entry)


def interrupt(match: Game, at: int, rng: Rng) -> None:
    """A pause, a fair undo, or one that the table agrees to."""
    kind = rng.below(3)
    if kind == 0:
        match.apply(Halt(at, "tea"))
        match.apply(Resume(at + 60_000))
    elif kind == 1:
        for seat in range(match.header.seats):
            try:
                match.undo(seat, at)
                return
            except Refused:
                continue
    elif len(match.entries) > 3 and isinstance(match.entries[-1][0], Play):
        last = match.entries[-1][0]
        match.apply(Undo(at, last.seat, len(match.entries) - 1, agreed=True))


def second_thoughts(match: Game, at: int, rng: Rng) -> bool:
    """Whether somebody who has chosen takes that back while the others still choose."""
    for seat in range(match.header.seats):
        settled = [ask for ask in match.asks(seat) if not ask.due(match.state.table)]
        if settled and rng.below(RECONSIDER_ONE_IN) == 0:
            options = settled[0].options(match.state.eyes(seat))
            match.submit(seat, cast("Action", options[0]), at=at)
            return True
    return False


def play(troupe: Troupe, script: Script) -> Game:
    """A whole game, on a virtual clock."""
    chairs = tuple("random" if style == "random" else "scripted" for style in script.styles)
    match: Game = Match.start(troupe.rules, len(script.styles), script.options, script.seed, chairs)
    rng = stream(bytes.fromhex(match.header.seed), "script", 0)
    while match.outcome() is None:
        seat = match.waited_for()[0]
        at = match.state.clock.at + 1_000 + rng.below(20_000)
        if script.incidents and rng.below(INCIDENT_ONE_IN) == 0:
            interrupt(match, at, rng)
        elif not second_thoughts(match, at, rng):
            match.apply(chain(match.state, seat, troupe.styles[script.styles[seat]], at, rng))
    return match
