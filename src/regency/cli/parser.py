"""The command line's own language: argparse, but for what it says."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable, Sequence
from textwrap import fill
from typing import Any, Final, NoReturn

from regency.games import NAMES
from regency.words import Words

from .usage import Misused, NotWanted, NoValueWanted, Unclear, ValueMissing

WIDTH: Final = 80
EXAMPLE: Final = re.compile(r"( +regency.*?\S|) {2,}((?!regency)\S.*)")  # a command or none, and what it does


def first_game(words: Words) -> str:
    """What the examples of the help are about."""
    return NAMES[0] if NAMES else words.say("meta-game")


def aligned(text: str) -> str:
    """Examples with what stands beside them in a column; where a line has no room for it, below."""
    pairs = [EXAMPLE.fullmatch(line) for line in text.splitlines()]
    column = max((len(pair[1]) for pair in pairs if pair), default=0) + 2
    lines: list[str] = []
    for line, pair in zip(text.splitlines(), pairs, strict=True):
        if pair is None:
            lines.append(line)
        elif column + len(pair[2]) <= WIDTH:
            lines.append(pair[1].ljust(column) + pair[2])
        else:
            lines += [pair[1], " " * 6 + pair[2]]
    return "\n".join(lines)


class Formatter(argparse.RawDescriptionHelpFormatter):
    """Help whose headings are in the reader's language."""

    usage = "usage: "

    def add_usage(
        self, usage: str | None, actions: Iterable[Any], groups: Iterable[Any], prefix: str | None = None
    ) -> None:
        super().add_usage(usage, actions, groups, self.usage if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """One command: its arguments, with a help that teaches."""

    def __init__(self, words: Words, command: str = "") -> None:
        key = command or "regency"

        def formatter(prog: str) -> Formatter:
            made = Formatter(prog, max_help_position=26, width=WIDTH)
            made.usage = words.say("help-usage") + " "
            return made

        super().__init__(
            prog=f"regency {command}".strip(),
            description=fill(words.say(f"help-{key}"), WIDTH),
            epilog=aligned(words.say(f"help-{key}-examples", game=first_game(words))),
            formatter_class=formatter,
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self.words = words
        self.things = self.add_argument_group(words.say("help-arguments"))
        self.switches = self.add_argument_group(words.say("help-options"))

    def thing(self, name: str, key: str) -> None:
        """Something that stands for itself; that it is missing is for the command to say."""
        self.things.add_argument(
            name, nargs="?", metavar=self.words.say(f"meta-{key}"), help=self.words.say(f"arg-{key}")
        )

    def value(self, switch: str, meta: str, several: bool = False, key: str = "") -> None:
        """A switch with a value."""
        name = key or switch.lstrip("-")
        self.switches.add_argument(
            switch,
            metavar=self.words.say(f"meta-{meta}"),
            action="append" if several else "store",
            default=[] if several else None,
            help=self.words.say(f"arg-{name}"),
        )

    def flag(self, *switch: str, key: str = "") -> None:
        """A switch without one."""
        name = key or switch[-1].lstrip("-")
        self.switches.add_argument(*switch, action="store_true", help=self.words.say(f"arg-{name}"))

    def read(self, arguments: Sequence[str]) -> argparse.Namespace:
        """The arguments, or Misused with the reason."""
        try:
            given, unknown = self.parse_known_args(list(arguments))
        except argparse.ArgumentError as error:
            raise Misused(self.reason(error)) from None
        if unknown:
            raise Misused(NotWanted(" ".join(unknown)))
        return given

    def reason(self, error: argparse.ArgumentError) -> ValueMissing | NoValueWanted:
        """A switch without its value, or a value where there should be none."""
        name = str(error.argument_name)
        flags = [action for action in self._actions if action.nargs == 0]
        known = {switch for action in flags for switch in action.option_strings}
        return NoValueWanted(name) if set(name.split("/")) & known else ValueMissing(name)

    def error(self, message: str) -> NoReturn:
        raise Misused(Unclear(message))
