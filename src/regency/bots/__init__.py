"""Bots, by name. They sit where people sit: they are given sights and notes, never states."""

from __future__ import annotations

from typing import Final

from regency.kernel.errors import Reason, Trouble
from regency.kernel.rules import AnyRules

from .bot import Bot, Later
from .greedy import GreedyBot
from .hints import Hint, hint
from .uniform import RandomBot

NAMES: Final = ("random", "greedy")


class UnknownBot(Reason, frozen=True):
    """No bot of this name is here."""

    bot: str
    known: str


class BotWithoutFeatures(Reason, frozen=True):
    """This bot weighs positions, and the game does not say how."""

    bot: str
    game: str


class NoSuchBot(Trouble):
    """A bot that is not here, or not for this game."""


def make(name: str, rules: AnyRules) -> Bot:
    """A bot for a seat of this game."""
    if name not in NAMES:
        raise NoSuchBot(UnknownBot(name, ", ".join(NAMES)))
    if name == "random":
        return RandomBot()
    if not rules.features:
        raise NoSuchBot(BotWithoutFeatures(name, rules.name))
    return GreedyBot(rules)


__all__ = ["NAMES", "Bot", "BotWithoutFeatures", "Hint", "Later", "NoSuchBot", "UnknownBot", "hint", "make"]
