"""How far a choice reaches: which questions are nested in it, and which would be asked anyway."""

from __future__ import annotations

from typing import Any, Generic

from .core import State, ask_on, run_stack, take
from .edge import Action, Ask, Settled
from .part import B, S, T


class Reach(Generic[T, S, B]):
    """A choice, from the question that it answers: what is laid above the steps left there belongs to it."""

    def __init__(self, g: State[T, S, B], where: int) -> None:
        ask: Any = g.stacks[where][-1]
        self.where = where
        self.floor = len(g.stacks[where]) - 1
        self.seat: int = ask.seat
        self.kind: type[Any] = type(ask)

    def answer(self, g: State[T, S, B], action: Action) -> None:
        """Let the question on top take an action, unchecked; only what belongs to the choice is run."""
        take(g, self.where, action)
        run_stack(g, self.where, self.floor)

    def nested(self, g: State[T, S, B]) -> Ask[T, S, B] | None:
        """The nested question that the seat must answer now, behind an `answer`, if there is one.

        Nested is what lies above the floor: neither what lay below nor what a step from there asks. A
        question of the same kind as the first is the next choice, such as the next action of a turn. To
        think again is a whole choice: as long as it is not done, the others do not wait.
        """
        if len(g.stacks[self.where]) <= self.floor or self.kind is Settled:
            return None
        ask = ask_on(g, self.where)
        if ask is None or ask.seat != self.seat or type(ask) is self.kind or not ask.due(g.table):
            return None
        return ask

    def follow(self, g: State[T, S, B], action: Action) -> Ask[T, S, B] | None:
        """The question that would be nested in this answer; the state stays as it is."""
        world = g.clone()
        self.answer(world, action)
        return self.nested(world)


AnyReach = Reach[Any, Any, Any]
