"""Hints: what the greedy bot would do, and why not something else."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from regency.kernel.core import AnySight
from regency.kernel.edge import ASK, Action, AnyAsk
from regency.kernel.rng import Rng
from regency.kernel.rules import AnyRules

from .look import Judged, Look

REASONS: Final = 2
SLIGHT: Final = 0.05  # points; less is no reason


class Hint(Struct, frozen=True):
    """A choice, the best of another kind, and the features in which the choice is ahead, most first."""

    action: Action
    next_best: Action | None
    reasons: tuple[tuple[str, float], ...]


def hint(rules: AnyRules, me: AnySight, notes: Any, rng: Rng) -> Hint | None:
    """Advice to the seat; None where it is asked nothing, or where the game has no features."""
    asks = questions(me)
    if not asks or not rules.features:
        return None
    look = Look(rules, me, notes, rng)
    judged = look.judge(asks)
    choice = look.best(judged)
    other = next_best(look, judged, choice)
    if other is None:
        return Hint(choice.action, None, ())
    return Hint(choice.action, other.action, reasons(rules, choice, other))


def questions(me: AnySight) -> list[AnyAsk]:
    """What the seat is asked, as it can see itself: the stacks are public."""
    tops: list[Any] = [me.stacks[where][-1] for where in (0, 1 + me.seat) if me.stacks[where]]
    return [step for step in tops if step.kind == ASK and step.seat == me.seat]


def next_best(look: Look, judged: list[Judged], choice: Judged) -> Judged | None:
    """The best of another kind of action; among one kind only, the best that comes to something else."""
    kind = type(choice.action)
    if any(type(one.action) is not kind for one in judged):
        return look.best(judged, lambda one: type(one.action) is kind)
    if any(differs(one, choice) for one in judged):
        return look.best(judged, lambda one: not differs(one, choice))
    return None


def differs(one: Judged, choice: Judged) -> bool:
    """Whether an option leads to something that weighs differently in any respect."""
    return any(abs(mine - its) > SLIGHT for mine, its in zip(choice.weights, one.weights, strict=True))


def reasons(rules: AnyRules, choice: Judged, other: Judged) -> tuple[tuple[str, float], ...]:
    """The features in which the choice is furthest ahead."""
    ahead = [
        (name, mine - its)
        for name, mine, its in zip(rules.features, choice.weights, other.weights, strict=True)
        if mine - its > SLIGHT
    ]
    return tuple(sorted(ahead, key=_difference, reverse=True)[:REASONS])


def _difference(reason: tuple[str, float]) -> float:
    return reason[1]
