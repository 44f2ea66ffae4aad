"""First games that teach: a match on a chosen seed, what a guide says in it, and what everybody does."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final, Literal

import msgspec
from msgspec import Raw, Struct

from regency.kernel.edge import Action
from regency.kernel.errors import Reason, Refused, Trouble
from regency.kernel.options import parse
from regency.kernel.rules import AnyRules
from regency.kernel.wire import Wire

from .finding import FOLDER, LANGUAGES, declared

SCRIPT: Final = "content/guide.json"
SAYINGS: Final = "content/guide.{}.ftl"
MESSAGE: Final = re.compile(r"^guide-([a-z0-9-]+) *=", re.MULTILINE)
WRONG: Final = re.compile(r"^guide-([a-z0-9-]+) *=(?:(?!^\S).)*?^ +\.wrong *=", re.MULTILINE | re.DOTALL)
Told = dict[str, str | int]  # an event of this kind in `was`, with these values in its fields
AFTERWARDS: Final = re.compile(
    r"^guide-([a-z0-9-]+) *=(?:(?!^\S).)*?^ +\.afterwards *=", re.MULTILINE | re.DOTALL
)
KEY: Final = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")


class BrokenScript(Reason, frozen=True):
    """A guide that cannot be followed: the game is offered without it."""

    game: str
    file: str
    error: str


class BrokenGuide(Trouble):
    """A guide that is here and cannot be followed."""


class WrittenStep(Struct, frozen=True, forbid_unknown_fields=True):
    """A step as it is written; without `do` it is only read. `tells`: events that its words speak of."""

    say: str
    point: tuple[str, ...] = ()
    do: tuple[Raw, ...] = ()
    tells: tuple[Told, ...] = ()


class WrittenGuide(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of a guide; the pupil has the first seat, the others do in order what `replies` say.

    `afterwards`: options of another table, which is offered with the last words.
    """

    seed: int
    bot: Literal["random", "greedy"]
    steps: tuple[WrittenStep, ...]
    replies: tuple[tuple[Raw, ...], ...]
    options: dict[str, str] = {}
    afterwards: dict[str, str] | None = None


class Step(Struct, frozen=True):
    """One thing that the guide says, what it points at, and what is to be done then."""

    say: str
    point: tuple[str, ...]
    do: tuple[Action, ...]
    tells: tuple[Told, ...]


class Guide(Struct, frozen=True):
    """The script of a first game."""

    seed: int
    bot: Literal["random", "greedy"]
    options: Struct
    steps: tuple[Step, ...]
    replies: tuple[tuple[Action, ...], ...]
    afterwards: dict[str, str] | None = None

    @property
    def seats(self) -> int:
        return 1 + len(self.replies)

    def moves(self) -> list[Action]:
        """All that the pupil does, in order."""
        return [action for step in self.steps for action in step.do]

    def made(self, taken: Sequence[Action]) -> int | None:
        """How many of those moves have been made; None where the pupil has gone another way."""
        moves = self.moves()
        count = min(len(moves), len(taken))
        return count if moves[:count] == list(taken[:count]) else None

    def step_at(self, made: int) -> int:
        """The step that is to be done next, behind so many moves; behind the last there is none."""
        for number, step in enumerate(self.steps):
            made -= len(step.do)
            if step.do and made < 0:
                return number
        return len(self.steps)

    def left_at(self, made: int) -> tuple[Action, ...]:
        """What is still to be done of the step that comes next."""
        number = self.step_at(made)
        before = sum(len(step.do) for step in self.steps[:number])
        return () if number == len(self.steps) else self.steps[number].do[made - before :]

    def reply(self, seat: int, taken: int) -> Action | None:
        """What an opponent does after so many moves of its own; None where nothing is written."""
        lines = self.replies[seat - 1]
        return lines[taken] if taken < len(lines) else None


@cache
def guide_of(name: str) -> Guide | None:
    """The guide of a game, if it has one; BrokenGuide, with file and reason, if it cannot be followed."""
    if not (FOLDER / name / SCRIPT).is_file():
        return None
    guide = _read(declared(name))
    for language in LANGUAGES:
        _must_be_said(guide, name, SAYINGS.format(language))
    return guide


def _broken(name: str, file: str, error: str) -> BrokenGuide:
    return BrokenGuide(BrokenScript(name, f"{name}/{file}", error))


def _read(rules: AnyRules) -> Guide:
    try:
        written = msgspec.json.decode((FOLDER / rules.name / SCRIPT).read_bytes(), type=WrittenGuide)
        options = parse(rules.options, written.options)
        parse(rules.options, written.afterwards or {})
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise _broken(rules.name, SCRIPT, str(error)) from None
    except Trouble as trouble:
        raise _broken(rules.name, SCRIPT, type(trouble.reason).__name__) from None
    wire = Wire(rules.actions)
    steps = tuple(
        Step(step.say, step.point, _actions(rules.name, wire, step.do, f"step {step.say!r}"), step.tells)
        for step in written.steps
    )
    replies = tuple(
        _actions(rules.name, wire, lines, f"replies of seat {seat}")
        for seat, lines in enumerate(written.replies, start=1)
    )
    guide = Guide(written.seed, written.bot, options, steps, replies, written.afterwards)
    for fault in _faults(rules, guide):
        raise _broken(rules.name, SCRIPT, fault)
    return guide


def _actions(name: str, wire: Wire, written: Sequence[Raw], where: str) -> tuple[Action, ...]:
    try:
        return tuple(wire.decode(bytes(action)) for action in written)
    except Refused:
        raise _broken(name, SCRIPT, f"{where}: no action of this game") from None


def _faults(rules: AnyRules, guide: Guide) -> list[str]:
    """What is wrong with a script, whatever its texts say."""
    keys = [step.say for step in guide.steps]
    faults = [f"{guide.seats} seats"] if guide.seats not in rules.seats else []
    faults += [f"{key!r} is said twice" for key in sorted(set(keys)) if keys.count(key) > 1]
    told = [event for step in guide.steps for event in step.tells]
    faults += [f"{event} is no event" for event in told if not _can_be_told(rules, event)]
    faults += [f"{key!r} is no key" for step in guide.steps for key in step.point if not KEY.fullmatch(key)]
    return faults if guide.moves() else [*faults, "nothing is done"]


def _can_be_told(rules: AnyRules, event: Told) -> bool:
    """Whether the game has such events."""
    fields = {kind.__name__: kind.__struct_fields__ for kind in rules.events}
    return event.get("was") in fields and event.keys() <= {"was", *fields[str(event["was"])]}


def _must_be_said(guide: Guide, name: str, file: str) -> None:
    """Every step has its words, and whatever is to be done some for those who do something else."""
    try:
        text = (FOLDER / name / file).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise _broken(name, file, type(error).__name__) from None
    said, answered = set(MESSAGE.findall(text)), set(WRONG.findall(text))
    offered = guide.steps[-1].say
    if guide.afterwards is not None and offered not in AFTERWARDS.findall(text):
        raise _broken(name, file, f"guide-{offered} has no .afterwards")
    for step in guide.steps:
        if step.say not in said:
            raise _broken(name, file, f"guide-{step.say} is missing")
        if step.do and step.say not in answered:
            raise _broken(name, file, f"guide-{step.say} has no .wrong")
    for idle in sorted(said - {step.say for step in guide.steps}):
        raise _broken(name, file, f"guide-{idle} is said by no step")
