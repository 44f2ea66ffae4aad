"""The command `regency`: every job of the house, in German and English."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper
from typing import Final

from regency import __version__, build
from regency.games import ALL, load
from regency.kernel.errors import Trouble
from regency.terminal.troubles import sentence
from regency.words import Words, choose, languages

from .parser import Parser
from .usage import INTERRUPTED, Misused, UnknownCommand, UnknownLanguage, ValueMissing, code

COMMANDS: Final = ("serve", "games", "play", "simulate", "replay", "bench", "content", "backup", "prune")
PIPE_CLOSED: Final = 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; whatever is wrong is said in one sentence."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    words = Words(choose(None))
    try:
        words = Words(language(arguments))
        status = dispatch(arguments, words)
        sys.stdout.flush()
        return status
    except Trouble as trouble:
        print(words.say("trouble", reason=sentence(spoken(words, trouble), trouble.reason)), file=sys.stderr)
        return code(trouble)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        close_pipe()
        return PIPE_CLOSED


def spoken(words: Words, trouble: Trouble) -> Words:
    """Words that know why: what only one game can refuse, such as a story, it says itself."""
    parts = type(trouble.reason).__module__.split(".")
    is_of_game = parts[:2] == ["regency", "games"] and len(parts) > 2 and parts[2] in ALL
    return Words(words.lang, load(parts[2])) if is_of_game else words


def close_pipe() -> None:
    """Nobody reads on: what is left to write goes nowhere, without a complaint at exit."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def language(arguments: Sequence[str]) -> str:
    """What `--lang` says, wherever it stands, else the language of the environment."""
    wanted = None
    for place, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument == "--lang":
            wanted = arguments[place + 1] if place + 1 < len(arguments) else ""
        elif argument.startswith("--lang="):
            wanted = argument.partition("=")[2]
    if wanted is not None and wanted not in languages():
        raise Misused(UnknownLanguage(wanted, ", ".join(languages())) if wanted else ValueMissing("--lang"))
    return choose(wanted)


def dispatch(arguments: Sequence[str], words: Words) -> int:
    """Find the command and hand the rest to it."""
    before, command, rest = split(arguments)
    top = top_parser(words)
    given = top.read(before)
    if given.version:
        print(words.say("version", version=__version__, build=words.say(f"build-{build.kind()}")))
        return 0
    if command is None:
        print(top.format_help(), end="")
        return 0
    if command not in COMMANDS:
        raise Misused(UnknownCommand(command, ", ".join(COMMANDS)))
    module = import_module(f"regency.cli.{command}")
    parser = command_parser(words, command, module.arguments)
    chosen = parser.read(rest)
    if chosen.help or given.help:
        print(parser.format_help(), end="")
        return 0
    status: int = module.run(chosen, words)
    return status


def split(arguments: Sequence[str]) -> tuple[list[str], str | None, list[str]]:
    """What stands before the command, the command, and what follows."""
    before: list[str] = []
    left = list(arguments)
    while left:
        argument = left.pop(0)
        if not argument.startswith("-"):
            return before, argument, left
        before.append(argument)
        if argument == "--lang" and left:
            before.append(left.pop(0))
    return before, None, []


def top_parser(words: Words) -> Parser:
    """What can be said without a command."""
    parser = Parser(words)
    parser.things.title = words.say("help-commands")
    for command in COMMANDS:
        parser.things.add_argument(command, nargs="?", help=words.say(f"summary-{command}"))
    parser.usage = words.say("help-regency-usage")
    add_common(parser)
    parser.flag("--version")
    return parser


def command_parser(words: Words, command: str, arguments: Callable[[Parser], None]) -> Parser:
    """The arguments of one command."""
    parser = Parser(words, command)
    arguments(parser)
    add_common(parser)
    return parser


def add_common(parser: Parser) -> None:
    """What every command understands."""
    parser.value("--lang", "lang")
    parser.flag("-h", "--help")
