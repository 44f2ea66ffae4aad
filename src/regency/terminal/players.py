"""Who sits where: people by their names, bots by their kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from regency import bots
from regency.words import Words

HUMAN: Final = "human"
LONGEST_NAME: Final = 16
KNOWN: Final = (HUMAN, *bots.NAMES)


class Chair(Struct, frozen=True):
    """Who decides for a seat, and what they are called if they said so: `human:Anna`, `greedy`."""

    kind: str
    name: str = ""

    @property
    def is_human(self) -> bool:
        return self.kind == HUMAN


def chair(written: str) -> Chair:
    """A chair as it is written in records and on the command line."""
    kind, _, name = written.partition(":")
    return Chair(kind.strip(), name.strip())


def is_fit(name: str) -> bool:
    """Whether a name can stand in a column."""
    return len(name) <= LONGEST_NAME and name.isprintable()


def names(words: Words, chairs: Sequence[Chair]) -> list[str]:
    """A name for everybody, no two the same: kinds that sit there more than once are numbered."""
    found: list[str] = []
    for seat, who in enumerate(chairs):
        plain = who.name or (words.say(f"chair-{who.kind}") if who.kind in KNOWN else who.kind[:LONGEST_NAME])
        alike = [other for other in chairs if (other.name or other.kind) == (who.name or who.kind)]
        found.append(plain if len(alike) == 1 else f"{plain} {seat + 1}")
    return found
