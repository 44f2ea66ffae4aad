"""Battles with the rolls one wants: seeds are tried until they come up."""

from __future__ import annotations

from collections.abc import Callable

from regency.games.allegoria.model.actions import Battle
from regency.games.allegoria.model.events import BattleFought

from .builder import Game
from .play import do, of


def fought(build: Callable[[int], Game], seat: int, action: Battle, roll: int, defence: int) -> Game:
    """The position after this Battle, in a world where the dice fell so."""
    for seed in range(1, 400):
        match = build(seed)
        told = of(BattleFought, do(match, seat, action))[0]
        if (told.roll, told.defence) == (roll, defence):
            return match
    raise AssertionError("no seed rolls these dice")
