"""What can be said: domains of a game, texts from outside, parts of keys."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from regency.kernel.fields import sealed_in, sizes_of
from regency.kernel.rules import AnyRules

MOST_LETTERS: Final = 1000  # Fluent gives a message up whose arguments are much longer
MOST_COUNTED: Final = 10**24  # nor can it format numbers that have many more digits
# Controls, directions, separators and halves of characters: they move the cursor or cannot be printed.
UNFIT: Final = re.compile("[\x00-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
NO_KEY: Final = re.compile("[^A-Za-z0-9_-]")


def plain(text: str) -> str:
    """Text from outside as one line of letters, not too long."""
    short = text if len(text) <= MOST_LETTERS else text[: MOST_LETTERS - 1] + "…"
    return UNFIT.sub("�", short)


def written(number: float) -> str:
    """A number that cannot be formatted; Python refuses decimals for one of thousands of digits."""
    return hex(number) if isinstance(number, int) and number.bit_length() > 1024 else str(number)


def key_part(name: str) -> str:
    """A name as a part of a key."""
    return NO_KEY.sub("_", name)


@cache
def sealed(rules: AnyRules) -> frozenset[str]:
    """The domains whose members are named by their pages alone."""
    return sealed_in((*rules.actions, *rules.events, *rules.asks, *rules.reasons))


@cache
def sizes(rules: AnyRules) -> dict[str, int]:
    """Every domain that the actions and events of a game speak of, and how many members it has."""
    return sizes_of((*rules.actions, *rules.events))
