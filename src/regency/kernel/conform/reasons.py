"""Reasons: why something cannot be done is told by what is seen, and by nothing else."""

from __future__ import annotations

from ..core import AnyState, places
from ..edge import Action
from ..errors import Reason
from ..rng import Rng
from ..why import Attempt, Obstacle, obstacles
from .game import Game, Moment
from .worlds import dream, refusal

TRIED = 12  # actions at each position and seat, besides every kind as a whole


def reasons_are_seen(game: Game, moment: Moment, rng: Rng) -> None:
    """Worlds that look the same to a seat refuse it the same, for the same reasons, all of them declared."""
    for seat in range(game.seats):
        if not places(moment.state, seat):
            continue
        world = dream(game, moment, seat, rng)
        tried = drawn(game, rng)
        for action in tried:
            here, there = (refusal(one, seat, action) for one in (moment.state, world))
            if here != there:
                detail = f"{action}: refused by {here}, and in a world that looks the same by {there}"
                raise game.fail("reasons", detail, seat, moment.number)
            if here is not None:
                must_be_declared(game, moment, seat, here)
        seen, dreamt = (told(game, one, seat, tried) for one in (moment.state, world))
        if seen != dreamt:
            detail = f"{set(seen) ^ set(dreamt)} stand in the way in one of two worlds that look the same"
            raise game.fail("reasons", detail, seat, moment.number)
        for obstacle in seen:
            must_be_declared(game, moment, seat, obstacle.why)


def drawn(game: Game, rng: Rng) -> list[Action]:
    return [game.codec.unrank(rng.below(len(game.codec))) for _ in range(TRIED)]


def told(game: Game, g: AnyState, seat: int, tried: list[Action]) -> tuple[Obstacle, ...]:
    """What stands in the way of every kind, and of actions of which one field is settled."""
    partly = [
        Attempt(type(action).__name__, {field: getattr(action, field)})
        for action in tried
        for field in type(action).__struct_fields__
    ]
    sight = g.sight(seat)
    return (*obstacles(game.rules, sight), *(obstacles(game.rules, sight, (), partly) if partly else ()))


def must_be_declared(game: Game, moment: Moment, seat: int, reason: Reason) -> None:
    kind = type(reason)
    if kind not in game.rules.reasons and kind.__module__ != Reason.__module__:
        raise game.fail("reasons", f"the reason {kind.__name__} is not declared", seat, moment.number)
