"""Bots, by name. They sit where people sit: they are given sights and notes, never states."""

from __future__ import annotations

from typing import Final

from regency.kernel.errors import Reason, Trouble
from regency.kernel.rules import AnyRules

from .bot import Bot, Later
from .greedy import GreedyBot
from .hints import Hint, hint
from .pace import PACES, Pace, Rhythm, at_moment
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


class UnknownPace(Reason, frozen=True):
    """No bot keeps such a pace."""

    pace: str
    known: str


class NoSuchBot(Trouble):
    """A bot that is not here, or not for this game."""


def make(name: str, rules: AnyRules, pace: str | None = None) -> Bot:
    """A bot for a seat of this game; where game time runs it keeps a pace."""
    if name not in NAMES:
        raise NoSuchBot(UnknownBot(name, ", ".join(NAMES)))
    if name == "greedy" and not rules.features:
        raise NoSuchBot(BotWithoutFeatures(name, rules.name))
    courtesy = 0 if pace is None else pace_of(pace).courtesy
    return RandomBot(rules, courtesy) if name == "random" else GreedyBot(rules, courtesy)


def pace_of(name: str) -> Pace:
    """A pace by its name."""
    if name not in PACES:
        raise NoSuchBot(UnknownPace(name, ", ".join(PACES)))
    return PACES[name]


__all__ = [
    "NAMES", "PACES", "Bot", "BotWithoutFeatures", "Hint", "Later", "NoSuchBot", "Pace", "Rhythm",
    "UnknownBot", "UnknownPace", "at_moment", "hint", "make", "pace_of",
]  # fmt: skip
