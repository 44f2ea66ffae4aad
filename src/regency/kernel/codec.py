"""Typed action to integer and back: for learners and masks. Records and the wire hold typed actions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TypeVar

from .edge import Action

A = TypeVar("A", bound=Action)


@cache
def interned(kind: type[A]) -> tuple[A, ...]:
    """Every action of a kind, made once: what `options` hands out."""
    return tuple(kind.members())


class Codec:
    """All actions of a game in one row: kinds as declared, members in the order of their domains."""

    def __init__(self, kinds: Sequence[type[Action]]) -> None:
        self.table: tuple[Action, ...] = tuple(action for kind in kinds for action in interned(kind))
        self._ranks: dict[Action, int] = {action: rank for rank, action in enumerate(self.table)}
        if len(self._ranks) != len(self.table):
            raise TypeError("two actions of the game are equal")

    def __len__(self) -> int:
        return len(self.table)

    def rank(self, action: Action) -> int:
        """The number of an action; KeyError if the game has no such action."""
        return self._ranks[action]

    def unrank(self, rank: int) -> Action:
        """The action of a number, the interned one."""
        if rank < 0:
            raise IndexError(rank)
        return self.table[rank]
