"""Games played by script: seats that weigh their options, on a virtual clock, the same each time.

Where time runs a seat does what it weighs above nothing, soon or after a while; the rest is waited for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from msgspec import Struct
from msgspec.structs import replace

from regency.kernel.apply import carry_out
from regency.kernel.conform.game import Ruleset
from regency.kernel.core import AnyState, asks
from regency.kernel.edge import NEVER, Action, Form, Option, draw
from regency.kernel.entries import PAUSES, RESTART, Halt, Play, Resume, Tick, Undo
from regency.kernel.errors import Refused, TooSoon, Trouble
from regency.kernel.match import AnyMatch, Match
from regency.kernel.rng import Rng, stream

WHIM_ONE_IN = 12
INCIDENT_ONE_IN = 25
RECONSIDER_ONE_IN = 6
LONGEST_CHAIN = 6
PAUSE_ONE_IN = 60  # entries, where time runs
SOON = 200  # milliseconds: what comes soon comes after one to two of these
PATIENCE = 12_000

Game = AnyMatch
Style = Callable[[Any, int, Any], int]  # weighs an action of a seat; the heaviest is done


class Script(Struct, frozen=True):
    """One record: who plays how, with which rules, and whether the table is interrupted now and then."""

    name: str
    styles: tuple[str, ...]
    seed: int
    options: Struct
    incidents: bool = False
    wavering: bool = True  # who has chosen takes that back now and then
    legacy: Struct | None = None  # what an earlier game of a campaign left


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
    """Whether somebody who has chosen takes that back, or takes a chance, while the others still choose."""
    for seat in range(match.header.seats):
        options = standing_options(match.state, seat)
        if options and rng.below(RECONSIDER_ONE_IN) == 0:
            match.submit(seat, chance(options, rng), at=at)
            return True
    return False


def chance(options: Sequence[Option], rng: Rng) -> Action:
    """The first; where there is a form, any kind of action is as likely as another, and each member."""
    if not any(isinstance(option, Form) for option in options):
        return cast("Action", options[0])
    kinds = sorted({kind_of(option).__name__ for option in options})
    kind = kinds[rng.below(len(kinds))]
    return draw([option for option in options if kind_of(option).__name__ == kind], rng)


def kind_of(option: Option) -> type[Action]:
    """What kind of action an option is, or a form of."""
    return option.kind if isinstance(option, Form) else type(option)


def standing_options(g: AnyState, seat: int, seen: int = NEVER) -> list[Action]:
    """What a seat may do though the game does not wait for it, given that it has seen so many entries."""
    me = g.eyes(seat)
    me.seen = g.clock.entry if seen == NEVER else seen
    found = [ask for ask in asks(g, seat) if not ask.due(g.table)]
    return cast("list[Action]", [option for ask in found for option in ask.options(me)])


# Where time runs


def in_time(match: Game, styles: Sequence[Style | None], incidents: bool, rng: Rng) -> None:
    """What somebody had not seen yet, an answer that is due, whatever somebody wants, or what wakes next."""
    g, wake = match.state, match.next_wake()
    late = too_late(g, rng) if rng.below(2) else None
    due = match.waited_for()
    at = g.clock.at + SOON + rng.below(SOON)
    if late is None and not due and rng.below(2):
        at += rng.below(PATIENCE)
    seat = due[rng.below(len(due))] if due else NEVER
    options: list[Action] = []
    for each in in_some_order(match.header.seats, rng) if not (late or due) else ():
        if not options and (options := wanted(g, each, styles[each], rng)):
            seat = each
    if incidents and rng.below(PAUSE_ONE_IN) == 0:
        pause(match, rng)
    elif wake != NEVER and (wake <= at or not (late or due or options)):
        match.apply(Tick(wake))
    elif late is not None:
        enter(match, replace(late, at=at))
    elif due:
        match.apply(chain(g, seat, styles[seat], at, rng))
    elif options:
        chosen = Play(at, seat, (options[rng.below(len(options))],), g.clock.entry)
        enter(match, with_answers(g, chosen, styles[seat], rng))


def in_some_order(seats: int, rng: Rng) -> list[int]:
    """Who thinks first."""
    order = list(range(seats))
    rng.shuffle(order)
    return order


def pause(match: Game, rng: Rng) -> None:
    """A player asks for it, a line is lost, or the server was away."""
    at, why = match.state.clock.at, PAUSES[rng.below(len(PAUSES))]
    match.apply(Halt(at, why, NEVER if why == RESTART else rng.below(match.header.seats)))
    match.apply(Resume(at + 3_000 + rng.below(60_000)))


def too_late(g: AnyState, rng: Rng) -> Play[Action] | None:
    """What a seat may do only because it could not have seen the last entry, if anything."""
    seat, seen = rng.below(len(g.screens)), g.clock.entry - 1
    now = standing_options(g, seat)
    found = [option for option in standing_options(g, seat, seen) if option not in now]
    return Play(0, seat, (found[rng.below(len(found))],), seen) if found else None


def wanted(g: AnyState, seat: int, style: Style | None, rng: Rng) -> list[Action]:
    """What a seat does of its own accord: the heaviest, if it weighs anything; at random, any kind."""
    options = standing_options(g, seat)
    if not options:
        return []
    if style is None or rng.below(WHIM_ONE_IN) == 0:
        kinds = sorted({type(action).__name__ for action in options})
        kind = kinds[rng.below(len(kinds))]
        return [action for action in options if type(action).__name__ == kind]
    heaviest = max(style(g, seat, action) for action in options)
    return [action for action in options if style(g, seat, action) == heaviest] if heaviest > 0 else []


def with_answers(g: AnyState, first: Play[Action], style: Style | None, rng: Rng) -> Play[Action]:
    """The same with answers to what is asked inside it, up to a bar."""
    play = first
    while len(play.do) < LONGEST_CHAIN:
        world = g.clone()
        try:
            carry_out(world, play)
        except Trouble:  # too soon, most likely: one action is enough
            return first
        if world.barred or not due_options(world, first.seat):
            return play
        play = replace(play, do=(*play.do, choose(world, first.seat, style, rng)))
    return play


def enter(match: Game, play: Play[Action]) -> None:
    """When the seat may act again, unless something wakes before that."""
    try:
        match.apply(play)
    except TooSoon as soon:
        wake = match.next_wake()
        if wake == NEVER or wake > soon.retry_at:
            match.apply(replace(play, at=soon.retry_at))


def play(troupe: Troupe, script: Script) -> Game:
    """A whole game, on a virtual clock."""
    chairs = tuple("random" if style == "random" else "scripted" for style in script.styles)
    match: Game = Match.start(
        troupe.rules, len(script.styles), script.options, script.seed, chairs, legacy=script.legacy
    )
    rng = stream(bytes.fromhex(match.header.seed), "script", 0)
    timed = troupe.rules.timed(script.options)
    styles = [troupe.styles[style] for style in script.styles]
    while match.outcome() is None:
        if match.state.clock.running:
            in_time(match, styles, script.incidents, rng)
            continue
        seat = match.waited_for()[0]
        at = match.state.clock.at + 1_000 + rng.below(20_000)
        if script.incidents and not timed and rng.below(INCIDENT_ONE_IN) == 0:
            interrupt(match, at, rng)
        elif not (script.wavering and second_thoughts(match, at, rng)):
            match.apply(chain(match.state, seat, styles[seat], at, rng))
    return match
