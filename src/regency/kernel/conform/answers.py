"""Secret answers: of two that others may know the same of, nobody else can tell which was given."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from ..apply import carry_out
from ..core import AnyState, ask_on
from ..edge import Action, AnyAsk, Form, Option, draw
from ..entries import Play
from ..errors import Trouble
from ..rng import Rng, stream
from .game import Game, audiences, sight_bytes
from .player import options_at
from .secrecy import what_differs
from .worlds import secrets_of

Question = AnyAsk
STRANGERS = 16  # members of a form that are drawn besides, as more than one field may be secret
OPEN_ONE_IN = 8  # an open question is looked at now and then, for a secret that was not declared


def answers_stay_secret(game: Game) -> None:
    """For every question: what is secret of an answer changes nothing for others, until it is shown."""
    g = game.match.state
    rng = stream(game.seed, "conform answers", len(game.match.entries))
    for place in range(len(g.stacks)):
        ask, options = ask_on(g, place), options_at(g, place)
        if ask is None or not options:
            continue
        one = draw(options, rng)
        twins = twins_of(ask, one, options, rng)
        if twins:
            compare(game, ask, one, twins[rng.below(len(twins))])
        elif rng.below(OPEN_ONE_IN) == 0:
            compare(game, ask, one, draw(options, rng))


def twins_of(ask: Question, one: Action, options: Sequence[Option], rng: Rng) -> list[Action]:
    """The other answers that others may know the same of: all that are listed, and those near it in forms."""
    known = ask.public(one)
    others = [option for option in options if isinstance(option, Action)]
    for option in options:
        if isinstance(option, Form):
            others += near(one, option) if one in option else ()
            others += [option.draw(rng) for _ in range(min(STRANGERS, option.size()))]
    return [other for other in dict.fromkeys(others) if other != one and ask.public(other) == known]


def near(one: Action, form: Form) -> Iterator[Action]:
    """The members of a form that differ from one of them in a single field."""
    for field, allowed in zip(form.kind.__struct_fields__, form.values, strict=True):
        for value in allowed:
            yield msgspec.structs.replace(one, **{field: value})


def compare(game: Game, ask: Question, one: Action, other: Action) -> None:
    """Give each answer in a world of its own, and look at both with the eyes of all others."""
    here, there = answered(game, ask, one), answered(game, ask, other)
    if here is None or there is None:  # a matter of the hour, or of a pause
        return
    if ask.public(one) == ask.public(other):
        nobody_can_tell(game, ask, (one, other), (here, there))
    elif secrets_of(here) != secrets_of(there) and not is_seen(ask, here, there):
        detail = f"nobody else can tell {one} from {other}: `public` of {type(ask).__name__} must not either"
        raise game.fail("answers", detail, ask.seat)


def answered(game: Game, ask: Question, action: Action) -> AnyState | None:
    """The world after an answer, unless it is refused."""
    world = game.match.state.clone()
    try:
        carry_out(world, Play(world.clock.at, ask.seat, (action,), world.clock.entry))
    except Trouble:
        return None
    return world


def nobody_can_tell(
    game: Game, ask: Question, answers: tuple[Action, Action], worlds: tuple[AnyState, AnyState]
) -> None:
    """Whoever was not shown something in both worlds is told and sees the same."""
    here, there = worlds
    for audience in audiences(here):
        if audience == ask.seat or here.learned & there.learned & 1 << audience:
            continue
        found = what_differs(audience, here, there)
        if found:
            detail = f"after {answers[0]} or {answers[1]} by seat {ask.seat} {found}"
            raise game.fail("answers", detail, audience)


def is_seen(ask: Question, here: AnyState, there: AnyState) -> bool:
    """Whether the difference lies on the table, or was shown to everybody else."""
    others = [audience for audience in audiences(here) if audience != ask.seat]
    blind = [audience for audience in others if not (here.learned | there.learned) & 1 << audience]
    return not blind or any(sight_bytes(here, who) != sight_bytes(there, who) for who in blind)
