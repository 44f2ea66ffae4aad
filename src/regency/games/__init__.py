"""The games, by the names of their folders. Everybody reaches a game through its declaration alone."""

from __future__ import annotations

from typing import Final

from regency.kernel.errors import Reason, Trouble
from regency.kernel.rules import AnyRules

from .finding import BrokenGame, declared, folders, is_offered
from .guides import BrokenGuide, Guide, guide_of

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
    """Why other folders among the games are not offered, and guides of those that are: each with its file."""
    loaded = {name: _loaded(name) for name in NAMES}
    broken = [reason for reason in loaded.values() if isinstance(reason, Reason)]
    whole = [name for name, rules in loaded.items() if not isinstance(rules, Reason)]
    return broken + [reason for reason in map(_guide, whole) if isinstance(reason, Reason)]


def guide(name: str) -> Guide | None:
    """Who teaches a game, if it has such a guide and all is well with it."""
    found = _guide(name)
    return None if isinstance(found, Reason) else found


def _guide(name: str) -> Guide | Reason | None:
    try:
        return guide_of(name)
    except BrokenGuide as broken:
        return broken.reason


def _loaded(name: str) -> AnyRules | Reason:
    try:
        return load(name)
    except BrokenGame as broken:
        return broken.reason
