"""What is wrong with a command line, and reading its parts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct

from regency import bots, games
from regency.kernel import options as rule_options
from regency.kernel.errors import BadOption, Reason, Refused, Trouble, WrongSeatCount
from regency.kernel.rules import AnyRules
from regency.terminal.players import KNOWN, LONGEST_NAME, Chair, chair, is_fit

USAGE: Final = 2
FAILED: Final = 1
INTERRUPTED: Final = 130
MOST_DIGITS: Final = 20


class Misused(Trouble):
    """A command line that cannot be meant."""


class UnknownCommand(Reason, frozen=True):
    command: str
    known: str


class UnknownLanguage(Reason, frozen=True):
    lang: str
    known: str


class ValueMissing(Reason, frozen=True):
    argument: str


class NoValueWanted(Reason, frozen=True):
    argument: str


class NotWanted(Reason, frozen=True):
    """Arguments that the command does not have."""

    arguments: str


class Unclear(Reason, frozen=True):
    """Arguments that do not go together."""

    problem: str


class BadNumber(Reason, frozen=True):
    argument: str
    value: str
    least: int
    most: int


class GameNotNamed(Reason, frozen=True):
    """There is more than one game, and none was named."""

    known: str


class NoPair(Reason, frozen=True):
    """A rule option without its value."""

    given: str


class GivenTwice(Reason, frozen=True):
    option: str


class BadName(Reason, frozen=True):
    name: str
    most: int


class UnknownPlayer(Reason, frozen=True):
    """Neither a person nor a bot."""

    player: str
    known: str


class FileMissing(Reason, frozen=True):
    """A command that needs a record was given none."""


class AgeMissing(Reason, frozen=True):
    """Nobody said which tables are old."""


class TargetThere(Reason, frozen=True):
    """A copy is not written over what is there."""

    file: str


class TargetMissing(Reason, frozen=True):
    """A copy needs a place to go."""


class NotAFile(Reason, frozen=True):
    """A folder, a device or the like: nothing that could be a record."""

    file: str


class FileThere(Reason, frozen=True):
    file: str


class ResumeAlone(Reason, frozen=True):
    argument: str


class OtherGame(Reason, frozen=True):
    game: str
    wanted: str


class NobodyHuman(Reason, frozen=True):
    """A simulation has no people in it."""


class NoSuchEntry(Reason, frozen=True):
    at: str
    most: int


class Interval(Struct, frozen=True):
    """The numbers that an argument may be."""

    least: int
    most: int


def code(trouble: Trouble) -> int:
    """The exit code: 2 for what was typed, 1 for what went wrong."""
    if isinstance(trouble, Misused | BadOption | games.NoSuchGame | bots.NoSuchBot):
        return USAGE
    return USAGE if isinstance(trouble.reason, WrongSeatCount) else FAILED


def number(argument: str, given: str, allowed: Interval) -> int:
    """A whole number within bounds."""
    text = given.strip()
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= MOST_DIGITS):
        raise Misused(BadNumber(argument, given, allowed.least, allowed.most))
    value = int(text)
    if not allowed.least <= value <= allowed.most:
        raise Misused(BadNumber(argument, given, allowed.least, allowed.most))
    return value


def rules_of(name: str | None) -> AnyRules:
    """The game that was named."""
    if name is None:
        raise Misused(GameNotNamed(", ".join(games.NAMES)))
    return games.load(name)


def seats(rules: AnyRules, given: str, bots_alone: bool = False) -> list[Chair]:
    """Who is to sit where: as many as the game has room for, all of them known."""
    found = [chair(written) for written in given.split(",")]
    if len(found) not in rules.seats:
        raise Refused(WrongSeatCount(rules.name, len(found), rules.seats[0], rules.seats[-1]))
    for who in found:
        if who.kind not in KNOWN and not bots_alone:
            raise Misused(UnknownPlayer(who.kind, ", ".join(KNOWN)))
        if not is_fit(who.name):
            raise Misused(BadName(who.name, LONGEST_NAME))
        if not who.is_human:
            bots.make(who.kind, rules)
    return found


def options(rules: AnyRules, given: Sequence[str]) -> Any:
    """Rule options from `name=value` pairs."""
    pairs: dict[str, str] = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Misused(NoPair(pair))
        if name in pairs:
            raise Misused(GivenTwice(name))
        pairs[name] = value
    return rule_options.parse(rules.options, pairs)
