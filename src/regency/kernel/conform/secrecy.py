"""The secrecy law: two worlds that an audience cannot tell apart stay so, until something is shown to it."""

from __future__ import annotations

from ..apply import apply
from ..core import AnyState, ask_on, next_wake, places
from ..edge import NEVER, Action, Form, draw, includes
from ..entries import Entry, Play, Tick
from ..errors import Reason, Trouble
from ..rng import Rng
from ..wire import events_bytes
from .game import SPECTATOR, Game, Moment, audiences, difference, seen_by, sight_bytes
from .player import THOUGHT, anything, in_some_order, options_at
from .worlds import dream, plain, questions, refusal

LOCKSTEP = 10  # entries at most
TRIES = 6
REFUSALS = 2


def keeps_secrets(game: Game, moment: Moment, rng: Rng) -> None:
    """For every audience: the true world and an imagined one, played in lockstep, tell it the same."""
    for audience in audiences(moment.state):
        true, world = moment.state.clone(), dream(game, moment, audience, rng)
        world.acted = true.acted[:]  # when somebody acted everybody saw
        number = moment.number
        for _ in range(rng.below(LOCKSTEP) + 1):
            entry = common_entry(true, world, rng)
            if entry is None:
                break
            here, there = entered(true, entry), entered(world, entry)
            if here != there:
                detail = f"{entry} is met with {here} or with {there}"
                raise game.fail("secrecy", detail, audience, number)
            if here is not None:
                break
            number += 1
            if not cannot_tell(game, audience, number, entry, true, world):
                break
            asks_the_same(game, audience, number, true, world, rng)


def common_entry(true: AnyState, world: AnyState, rng: Rng) -> Entry | None:
    """Something that is legal in both worlds, by any seat, or the wake that is next in both."""
    wake = next_wake(true)
    at = true.clock.at + rng.below(THOUGHT)
    if not true.clock.halted and (wake == NEVER or wake > at):
        for place in in_some_order(true, rng):
            action = common_action(true, world, place, rng)
            if action is not None:
                ask = ask_on(true, place)
                assert ask is not None
                return Play(at, ask.seat, (action,), true.clock.entry)
    return None if wake == NEVER else Tick(wake)


def common_action(true: AnyState, world: AnyState, place: int, rng: Rng) -> Action | None:
    """An answer to the question on a stack that both worlds allow."""
    here, there = options_at(true, place), options_at(world, place)
    if not here or not there:
        return None
    for _ in range(TRIES):
        action = anything(here, rng)
        if includes(there, action):
            return action
    both = [option for option in here if not isinstance(option, Form) and includes(there, option)]
    return draw(both, rng) if both else None


def entered(g: AnyState, entry: Entry) -> Reason | None:
    """Carry an entry out, or say why it is refused."""
    try:
        apply(g, entry)
    except Trouble as refused:
        return refused.reason
    return None


def cannot_tell(
    game: Game, audience: int, number: int, entry: Entry, true: AnyState, world: AnyState
) -> bool:
    """Whether the audience learned nothing; then, and if only one world shows it something, all is equal."""
    bit = 1 << audience
    here, there = bool(true.learned & bit), bool(world.learned & bit)
    if here and there:
        return False
    found = what_differs(audience, true, world)
    if found:
        sides = "shown in one world only (silence tells too)" if here or there else "nothing was shown"
        raise game.fail("secrecy", f"{sides}, but after {entry} {found}", audience, number)
    return not (here or there)


def what_differs(audience: int, true: AnyState, world: AnyState) -> str:
    """How the audience could tell one world from the other, or nothing."""
    if events_bytes(true.told) != events_bytes(world.told):
        return f"it is told {true.told} or {world.told}"
    if sight_bytes(true, audience) != sight_bytes(world, audience):
        return "it sees that " + difference(*(plain(seen_by(one, audience)) for one in (true, world)))
    if next_wake(true) != next_wake(world):
        return f"the next wake is at {next_wake(true)} or {next_wake(world)}"
    return ""


def asks_the_same(game: Game, audience: int, number: int, true: AnyState, world: AnyState, rng: Rng) -> None:
    """The audience, if it is a seat that is asked, has the same options and is refused the same."""
    if audience == SPECTATOR or not places(true, audience):
        return
    if questions(true, audience) != questions(world, audience):
        detail = difference(questions(true, audience), questions(world, audience))
        raise game.fail("secrecy", f"its questions differ: {detail}", audience, number)
    for _ in range(REFUSALS):
        action = game.codec.unrank(rng.below(len(game.codec)))
        here, there = refusal(true, audience, action), refusal(world, audience, action)
        if here != there:
            raise game.fail("secrecy", f"{action} is refused as {here} or as {there}", audience, number)
