"""What is wrong with a command line, and reading its parts."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from regency import bots, games
from regency.kernel import options as rule_options
from regency.kernel.errors import BadOption, Reason, Refused, Trouble, WrongSeatCount
from regency.kernel.rules import AnyRules, untimed_by
from regency.lab.bulk import NoTimeRuns, WrongPaceCount
from regency.terminal.players import KNOWN, LONGEST_NAME, Chair, chair, is_fit

USAGE: Final = 2
FAILED: Final = 1
INTERRUPTED: Final = 130
MOST_DIGITS: Final = 20


MISTYPED: Final = (WrongSeatCount, NoTimeRuns, WrongPaceCount)


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


class TaskNotNamed(Reason, frozen=True):
    """A command that does several things was told none."""

    known: str


class NoSuchTask(Reason, frozen=True):
    task: str
    known: str


class PackNotNamed(Reason, frozen=True):
    """Which story, nobody said."""

    task: str


class PacksUnclear(Reason, frozen=True):
    """A folder with several stories, where one is to be played."""

    folder: str
    known: str


class NoStories(Reason, frozen=True):
    """A game that has no stories to choose from."""

    game: str


class FolderThere(Reason, frozen=True):
    folder: str


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


class CampaignAlone(Reason, frozen=True):
    """What cannot be said beside a campaign."""

    argument: str


class NotOfCampaigns(Reason, frozen=True):
    """A campaign is shown as a whole."""

    argument: str


class OtherGame(Reason, frozen=True):
    game: str
    wanted: str


class AgainstTime(Reason, frozen=True):
    """At a keyboard that players share no time runs; these options would stop it."""

    game: str
    options: str


class AgainstTimeAlone(Reason, frozen=True):
    """A game that cannot be played otherwise."""

    game: str


class RecordAgainstTime(Reason, frozen=True):
    """A game against time goes on where it was played."""

    game: str


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
    return USAGE if isinstance(trouble.reason, MISTYPED) else FAILED


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


def untimed(rules: AnyRules, chosen: Any, given: Sequence[str]) -> Any:
    """The same options without time: by itself where nobody has asked for time, else refused.

    Of several ways the last is taken: a game names its modes from the most hurried to the calmest.
    """
    if not rules.timed(chosen):
        return chosen
    ways = rule_options_without_time(rules, chosen)
    asked = {pair.partition("=")[0] for pair in given}
    free = [way for way in ways if way[0] not in asked]
    if not free:
        raise Misused(AgainstTime(rules.name, ", ".join("=".join(way) for way in ways)))
    return rule_options.changed(chosen, *free[-1])


def rule_options_without_time(rules: AnyRules, chosen: Any) -> list[tuple[str, str]]:
    """What to choose instead; refused where there is nothing."""
    ways = untimed_by(rules, chosen)
    if not ways:
        raise Misused(AgainstTimeAlone(rules.name))
    return ways


def shelve(rules: AnyRules, given: str | None) -> None:
    """The story in a folder that somebody names is the one that is told; refused where there is none."""
    if given is None:
        return
    if rules.stories is None:
        raise Misused(NoStories(rules.name))
    names = rules.stories.shelve(Path(given))
    if len(names) != 1:
        raise Misused(PacksUnclear(given, ", ".join(names)))
    folder = rules.stories.folder(names[0])
    assert folder is not None
    rules.begin_with(rules.stories.read(folder))


def shelve_all(given: str | None) -> None:
    """The same for whichever game has stories, where none is named: there is one."""
    for rules in games.playable() if given is not None else ():
        if rules.stories is not None:
            shelve(rules, given)


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
