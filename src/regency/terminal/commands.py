"""What can be typed at a prompt: a number, or a command in any of the languages."""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec import Struct

from regency.words import Words, languages

COMMANDS: Final = (
    "undo",
    "back",
    "hint",
    "ok",
    "why",
    "table",
    "points",
    "log",
    "rules",
    "pass",
    "help",
    "quit",
)


class Typed(Struct, frozen=True):
    """A line that was understood: numbers, or a command with what followed it."""

    numbers: tuple[int, ...] = ()
    command: str = ""
    rest: str = ""


@cache
def vocabulary() -> dict[str, str]:
    """Every word for a command, in every language, to its command."""
    found: dict[str, str] = {}
    for lang in languages():
        words = Words(lang)
        for command in COMMANDS:
            for word in words.say(f"command-{command}").split(","):
                found.setdefault(word.strip().casefold(), command)
    return found


def understand(line: str) -> Typed | None:
    """What a line means, or None."""
    tokens = line.casefold().split()
    if not tokens:
        return None
    if all(is_number(token) for token in tokens):
        return Typed(tuple(int(token) for token in tokens))
    whole = vocabulary().get(" ".join(tokens))
    if whole is not None:
        return Typed(command=whole)
    first = vocabulary().get(tokens[0])
    return None if first is None else Typed(command=first, rest=" ".join(tokens[1:]))


def is_number(token: str) -> bool:
    """A small number in plain digits."""
    return token.isascii() and token.isdigit() and len(token) <= 4
