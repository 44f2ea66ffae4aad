"""The games, by name. Everybody reaches a game through its declaration alone."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from regency.kernel.errors import Reason, Trouble
from regency.kernel.rules import AnyRules

NAMES: Final = ("council", "allegoria")


class UnknownGame(Reason, frozen=True):
    """No game of this name is here."""

    game: str
    known: str


class NoSuchGame(Trouble):
    """A game that is not here."""


def load(name: str) -> AnyRules:
    """The declaration of a game."""
    if name not in NAMES:
        raise NoSuchGame(UnknownGame(name, ", ".join(NAMES)))
    rules: AnyRules = import_module(f"regency.games.{name}").RULES
    return rules
