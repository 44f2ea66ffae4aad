"""The games, by the names of their folders. Everybody reaches a game through its declaration alone."""

from __future__ import annotations

from typing import Final

from regency.kernel.errors import Reason, Trouble
from regency.kernel.rules import AnyRules

from .finding import BrokenGame, declared, folders, is_offered

ALL: Final = folders()
NAMES: Final = tuple(name for name in ALL if is_offered(name))


class UnknownGame(Reason, frozen=True):
    """No game of this name is here."""

    game: str
    known: str


class NoSuchGame(Trouble):
    """A game that is not here."""


def load(name: str) -> AnyRules:
    """The declaration of a game."""
    if name not in ALL:
        raise NoSuchGame(UnknownGame(name, ", ".join(NAMES)))
    return declared(name)


def playable() -> list[AnyRules]:
    """Every game that is offered and whole."""
    return [rules for rules in map(_loaded, NAMES) if not isinstance(rules, Reason)]


def refused() -> list[Reason]:
    """Why the other folders among the games are not offered: each with its file."""
    return [reason for reason in map(_loaded, NAMES) if isinstance(reason, Reason)]


def _loaded(name: str) -> AnyRules | Reason:
    try:
        return load(name)
    except BrokenGame as broken:
        return broken.reason
